"""The answer of a plan to every question: cheap enough to play a whole game in a fraction of a second."""

from collections.abc import Callable, Mapping
from typing import Any

from lairkeeper.games.run_run_run.board.maze import SpaceId
from lairkeeper.games.run_run_run.bots.forecast import Laying, PlannedFight, moved, seen_by
from lairkeeper.games.run_run_run.bots.plan import Action, Regroup, attack_worth, best_action, look
from lairkeeper.games.run_run_run.records.options import (
    AddCard,
    ChooseCat,
    CloseWindow,
    Cooperate,
    Deal,
    Done,
    Explore,
    Fight,
    GiveTo,
    Join,
    KeepDouble,
    MoveTo,
    OpenDoorAt,
    PickCard,
    PickHex,
    RaiseShield,
    Sacrifice,
    SpendDouble,
    SpendForMove,
    SplitDamage,
    StepTo,
    TakeToken,
    Target,
    Turn,
    UseEffect,
    UseToken,
    WakeAt,
    WalkTo,
)
from lairkeeper.games.run_run_run.rules.fight import mummies_on
from lairkeeper.games.run_run_run.state import Mummy, Pyramid, box_of
from lairkeeper.kernel import Decision, Option
from lairkeeper.kernel.data.clone import clone_world
from lairkeeper.kernel.errors import Fact

Facts = Mapping[str, Fact]

_BEST_CATS = ("extra_damage", "draw_room", "gain_torch", "draw_token")
_FEW_TORCHES = 2
_FAR_ROOMS = 3
"""How many of the furthest Rooms are looked at for a mummy that wakes."""


def advise(pyramid: Pyramid, decision: Decision, facts: Facts) -> Option | None:
    """The answer of the plan; None if every answer is equally good."""
    answer = _ANSWERS.get(decision.question)
    return answer(pyramid, decision, facts) if answer else None


def _planned(wanted: Callable[[Pyramid, Any], Option | None], kind: Any) -> "Answer":
    """An answer out of the plan of the turn, if the plan is of this kind."""

    def answer(pyramid: Pyramid, decision: Decision, facts: Facts) -> Option | None:
        action = best_action(pyramid)
        return wanted(pyramid, action) if isinstance(action, kind) else None

    return answer


def _action(pyramid: Pyramid, action: Action) -> Option:
    match action:
        case Laying():
            return Explore()
        case PlannedFight():
            return Fight()
        case Regroup():
            return Cooperate()


def _extra(pyramid: Pyramid, action: Laying | PlannedFight) -> Option:
    return Done() if action.extra is None else SpendForMove(action.extra)


def _fight_card(pyramid: Pyramid, decision: Decision, facts: Facts) -> Option | None:
    """The next card of the plan; cards are added in order, so their number tells the next."""
    action = best_action(pyramid)
    if not isinstance(action, PlannedFight):
        return Done() if Done() in decision.options else None
    given = facts["cards"]
    assert isinstance(given, int)
    return AddCard(action.cards[given]) if given < len(action.cards) else Done()


def _double(pyramid: Pyramid, decision: Decision, facts: Facts) -> Option:
    """A double token is spent where it makes the fight clearly better, for it is worth something later."""
    action = best_action(pyramid)
    if not isinstance(action, PlannedFight):
        return KeepDouble()
    world = seen_by(pyramid, pyramid.active)
    is_worth_it = attack_worth(world, action, 2) - attack_worth(world, action) > _TOKEN_WORTH
    return SpendDouble() if is_worth_it else KeepDouble()


_TOKEN_WORTH = 0.05


def _token(pyramid: Pyramid, decision: Decision, facts: Facts) -> Option:
    """Cards are drawn at once and torches when few are left; the other tokens have moments of their own."""
    tokens = box_of(pyramid).tokens
    for option in decision.options:
        if isinstance(option, UseToken):
            effect = tokens[option.token].effect
            is_dark = effect == "torches" and pyramid.reserve <= _FEW_TORCHES
            if is_dark or (effect == "rooms" and any(pyramid.pile)):
                return option
    return CloseWindow()


def _step(pyramid: Pyramid, decision: Decision, facts: Facts) -> Option:
    """Where the table looks best with the cat there."""
    seat = decision.seats[0]
    world = seen_by(pyramid, seat)

    def worth(option: Option) -> float:
        is_move = isinstance(option, StepTo | WalkTo)
        return look(moved(world, seat, world.maze.at[option.hex]) if is_move else world)  # type: ignore[attr-defined]

    return max(decision.options, key=worth)


def _wake(pyramid: Pyramid, decision: Decision, facts: Facts) -> Option:
    """One of the Rooms furthest from the Vault, where the table looks best."""
    maze = pyramid.maze
    rooms = [(option, maze.at[option.hex]) for option in decision.options if isinstance(option, WakeAt)]
    rooms.sort(key=lambda pair: -maze.to_vault[pair[1]])
    mummy = facts["mummy"]
    world = seen_by(pyramid, pyramid.active)
    hearts = box_of(pyramid).creatures[mummy].hearts  # type: ignore[index]

    def worth(pair: tuple[WakeAt, SpaceId]) -> float:
        woken = clone_world(world)
        woken.awake = [*woken.awake, Mummy(mummy, pair[1], hearts)]  # type: ignore[arg-type]
        return look(woken)

    return max(rooms[:_FAR_ROOMS], key=worth)[0]


def _move_mummy(pyramid: Pyramid, decision: Decision, facts: Facts) -> Option:
    """On a tie, the way with the best table value."""
    world = seen_by(pyramid, pyramid.active)

    def worth(option: Option) -> float:
        assert isinstance(option, MoveTo)
        after = clone_world(world)
        to = after.maze.at[option.hex]
        after.awake = [Mummy(it.id, to, it.hearts) if it.id == facts["mummy"] else it for it in after.awake]
        return look(after)

    return max(decision.options, key=worth)


def _split(pyramid: Pyramid, decision: Decision, facts: Facts) -> Option:
    """Assigns losses to the largest hands, and avoids deaths."""
    victims = facts["victims"]
    assert isinstance(victims, tuple)
    hands = [len(pyramid.hands[seat]) for seat in victims]  # type: ignore[index]

    def left(option: Option) -> list[int]:
        assert isinstance(option, SplitDamage)
        return sorted(hand - share for hand, share in zip(hands, option.shares, strict=True))

    return max(decision.options, key=left)


def _shield(pyramid: Pyramid, decision: Decision, facts: Facts) -> Option:
    """A shield is kept for wounds that count: two cards, or one of the last two."""
    damage = facts["damage"]
    assert isinstance(damage, int)
    is_grave = damage > 1 or len(pyramid.hands[decision.seats[0]]) - damage < _FEW_TORCHES
    return RaiseShield() if is_grave and RaiseShield() in decision.options else decision.options[-1]


def _share(pyramid: Pyramid, decision: Decision, facts: Facts) -> Option:
    """A card of the pool goes to the smallest hand; cards that were given out in this draft count by rounds."""
    left = facts["left"]
    assert isinstance(left, int)
    given = len(pyramid.pool) - left
    hands = {seat: len(pyramid.hands[seat]) for seat in pyramid.participants}
    for _ in range(given + 1):
        smallest = min(hands, key=hands.__getitem__)
        hands[smallest] += 1
    return GiveTo(smallest)


def _door(pyramid: Pyramid, decision: Decision, facts: Facts) -> Option:
    """As far from the Vault as can be."""
    maze = pyramid.maze
    sites = [option for option in decision.options if isinstance(option, OpenDoorAt)]
    return max(sites, key=lambda site: maze.to_vault[maze.at[site.hex]])


def _deal(pyramid: Pyramid, decision: Decision, facts: Facts) -> Option:
    """The mummy that is nearest to the Vault is hurt as much as can be, another as little."""
    here = pyramid.places[pyramid.active]
    strongest = max(mummies_on(pyramid, here), key=lambda mummy: box_of(pyramid).creatures[mummy.id].extra_dice)
    shares = [option for option in decision.options if isinstance(option, Deal)]
    is_first = facts["mummy"] == strongest.id
    return max(shares, key=lambda deal: deal.hearts if is_first else -deal.hearts)


def _cat(pyramid: Pyramid, decision: Decision, facts: Facts) -> Option:
    cats = box_of(pyramid).cats
    offered = [option for option in decision.options if isinstance(option, ChooseCat)]
    return min(offered, key=lambda option: _BEST_CATS.index(cats[option.cat].ability))


def _always(option: Option) -> "Answer":
    return lambda pyramid, decision, facts: option


def _sacrifice(pyramid: Pyramid, decision: Decision, facts: Facts) -> Option:
    """As many torches as leave a reserve, for small hands only."""
    smallest = min(len(pyramid.hands[seat]) for seat in pyramid.participants)
    spare = max(0, pyramid.reserve - _FEW_TORCHES)
    wanted = min(spare, max(0, 4 - smallest))
    offered = [option for option in decision.options if isinstance(option, Sacrifice)]
    return min(offered, key=lambda option: abs(option.torches - wanted))


Answer = Callable[[Pyramid, Decision, Facts], Option | None]

_ANSWERS: dict[str, Answer] = {
    "choose_own_cat": _cat,
    "choose_action": _planned(_action, Laying | PlannedFight | Regroup),
    "choose_room": _planned(lambda _, laying: PickCard(laying.card), Laying),
    "choose_hex": _planned(lambda _, laying: PickHex(laying.hex), Laying),
    "choose_rotation": _planned(lambda _, laying: Turn(laying.rotation), Laying),
    "choose_passages": _always(Done()),
    "choose_extra_move": _planned(_extra, Laying),
    "choose_target": _planned(lambda world, attack: Target(world.maze.spaces[attack.target].hex), PlannedFight),
    "choose_fight_move": _planned(_extra, PlannedFight),
    "choose_fight_cards": _fight_card,
    "choose_double": _double,
    "token_window": _token,
    "choose_use": _always(UseEffect()),
    "step_away": _step,
    "walk_and_pass": _step,
    "place_mummy": _wake,
    "move_mummy": _move_mummy,
    "divide_damage": _split,
    "suffer_damage": _shield,
    "share_pool": _share,
    "share_damage": _deal,
    "sacrifice_torches": _sacrifice,
    "ask_to_join": _always(Join()),
    "offer_card": _always(Done()),
    "offer_gift": _always(Done()),
    "offer_token": _always(TakeToken()),
    "place_exit_door": _door,
}
