"""The actions of a turn: what helps at once, then on towards the best goal."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from lairkeeper.games.woodlands.box import HeroId
from lairkeeper.games.woodlands.module_options import BeServed, EnterDen
from lairkeeper.games.woodlands.options import (
    Buy,
    EndTurn,
    Flee,
    FleeAstray,
    Give,
    Heal,
    Move,
    OpenChest,
    Raise,
    Remedy,
    TakeOrbs,
    Unlock,
    UseLoot,
    UseLootOn,
    Venture,
)
from lairkeeper.games.woodlands.partner.cards import card_worth, is_power_due, worst
from lairkeeper.games.woodlands.partner.fights import Arms, enemy_of, fighter_of, loss_worth, orbs_worth
from lairkeeper.games.woodlands.partner.showdown import all_cards, round_odds
from lairkeeper.games.woodlands.partner.ways import Goal, Outlook, is_end_near, score
from lairkeeper.games.woodlands.quest_options import (
    Brew,
    EndChapter,
    GiveToken,
    LightDesperately,
    LightTotem,
    Search,
    TakeToken,
    TakeTokenInstead,
)
from lairkeeper.games.woodlands.rules.loot import cards_held, loot_limit
from lairkeeper.games.woodlands.state import (
    MOVE,
    SPECIAL6,
    Hand,
    Woods,
    box_of,
    cards_that,
    has_enemy,
    has_invoked,
    monsters_on,
    seat_of,
    special_die,
    special_of,
    without,
)
from lairkeeper.kernel import Option

AT_ONCE: tuple[type[Option], ...] = (
    LightTotem,
    LightDesperately,
    Brew,
    OpenChest,
    TakeOrbs,
    Search,
    TakeToken,
    TakeTokenInstead,
    Raise,
)
"""What is always good, the best first."""
O = TypeVar("O", bound=Option)  # noqa: E741

HURT, WEAK = 2, 3
WORTH_A_MOVE, WORTH_A_GIFT = 0.35, 0.01
RICH = 2


def arms_of(woods: Woods) -> Arms:
    """What the active Hero has for a combat of this turn."""
    brew = len(woods.board[SPECIAL6]) if special_die(woods, "brew") is not None else 0
    return Arms(brew, has_invoked(woods), special_die(woods, "precision") is not None)


def choose_action(woods: Woods, options: Sequence[Option]) -> Option:
    """The first rule that finds something decides."""
    if EndChapter() in options and seat_of(woods, woods.active) == woods.first:
        return EndChapter()
    for kind in AT_ONCE:
        for option in options:
            if isinstance(option, kind):
                return option
    for rule in RULES:
        found = rule(woods, options)
        if found is not None:
            return found
    return EndTurn()


def of_kind(options: Sequence[Option], kind: type[O]) -> list[O]:
    return [option for option in options if isinstance(option, kind)]


def is_late(woods: Woods) -> bool:
    duel = Outlook(woods, woods.active).duel
    return duel is not None and duel.is_time


def heal(woods: Woods, options: Sequence[Option]) -> Option | None:
    """Potions for who is down or nearly so, the aura, remedies."""
    most = box_of(woods).supplies.hearts
    cards = box_of(woods).loot
    for use in of_kind(options, UseLootOn):
        verb, hearts = cards[use.card].effect.do, woods.hearts[use.hero]
        is_resting = special_of(woods, woods.nodes[use.hero]) == "campfire" and use.hero == woods.active
        if verb == "revive" and (not hearts or (hearts <= HURT and not is_resting)):
            return use
        if verb == "cure" and use.hero in woods.poisoned and hearts:
            return use
    aura = of_kind(options, Heal)
    here = woods.nodes[woods.active]
    hurt = [h for h in woods.party if woods.nodes[h] == here and 0 < woods.hearts[h] < most]
    if aura and hurt and (len(hurt) > 1 or not woods.board[MOVE]):
        return aura[0]
    cures = of_kind(options, Remedy)
    return max(cures, key=lambda cure: cure.status == "poison", default=None)


def unlock(woods: Woods, options: Sequence[Option]) -> Option | None:
    powers = of_kind(options, Unlock)
    if not powers or not saves(woods):
        return None
    late = is_late(woods)
    return next((it for it in powers if is_power_due(woods, woods.active, it.power, late)), None)


def saves(woods: Woods) -> bool:
    """In chapter 2 orbs are what is wanted, so only early on."""
    return woods.options.chapter != 2 or woods.round <= HURT


def trade(woods: Woods, options: Sequence[Option]) -> Option | None:
    """Good cards are bought; with a full hand only what is much better than the worst card."""
    hero = woods.active
    buys = of_kind(options, Buy)
    if not buys or not saves(woods):
        return None
    best = max(buys, key=lambda buy: card_worth(woods, hero, buy.card))
    worth = card_worth(woods, hero, best.card)
    if cards_held(woods, hero) >= loot_limit(woods, hero):
        worth -= card_worth(woods, hero, worst(woods, hero, woods.loot[hero] + woods.used_loot[hero]))
    return best if worth >= -orbs_worth(woods.orbs[hero], -box_of(woods).supplies.price) else None


def drink(woods: Woods, options: Sequence[Option]) -> Option | None:
    """Orbs out of a phial once a slot is wanted or the end is near; a look at the next tile costs nothing."""
    hero, cards = woods.active, box_of(woods).loot
    is_full = cards_held(woods, hero) >= loot_limit(woods, hero)
    for use in of_kind(options, UseLoot):
        verb = cards[use.card].effect.do
        if verb == "gain_orbs" and woods.orbs[hero] <= box_of(woods).supplies.orbs - 2 and (is_full or is_late(woods)):
            return use
        if verb in ("scout", "draw_loot") or (verb == "heal" and woods.hearts[hero] <= WEAK):
            return use
    return None


def serve(woods: Woods, options: Sequence[Option]) -> Option | None:
    return next((it for it in of_kind(options, BeServed) if woods.orbs[woods.active] >= RICH), None)


def explore(woods: Woods, options: Sequence[Option]) -> Option | None:
    """A Den only for a Hero in the best of health, and strong."""
    hero = woods.active
    is_strong = len(cards_that(woods, hero, "power_die")) + has_invoked(woods) + len(woods.loot[hero]) >= WEAK
    is_fit = woods.hearts[hero] == box_of(woods).supplies.hearts and woods.orbs[hero] >= RICH
    return next((it for it in of_kind(options, EnterDen) if is_fit and is_strong and not is_late(woods)), None)


def share(woods: Woods, options: Sequence[Option]) -> Option | None:
    """Tokens go to who gathers them; a card goes where it is worth more."""
    for token in of_kind(options, GiveToken):
        if token.hero == collector(woods) and woods.active != token.hero:
            return token
    gifts = of_kind(options, Give)
    if gifts and is_boss_near(woods):
        return best_gift(woods, gifts)
    return next((gift for gift in gifts if is_better_there(woods, gift)), None)


def is_boss_near(woods: Woods) -> bool:
    """Whether the next fight that counts is the last one: then cards go where they help most against the Boss."""
    return is_late(woods) or is_end_near(woods)


def best_gift(woods: Woods, gifts: Sequence[Give]) -> Give | None:
    """The card that helps the group most against the Boss in the hands of somebody else."""
    heroes = tuple(hero for hero in woods.party if woods.hearts[hero] > 0)
    promise = {gift: round_odds(woods, heroes, hands_after(woods, gift)) for gift in gifts}
    best = max(promise, key=lambda gift: promise[gift])
    return best if promise[best] > round_odds(woods, heroes) + WORTH_A_GIFT else None


def hands_after(woods: Woods, gift: Give) -> dict[HeroId, Hand]:
    """The hands after a gift; who has too many cards discards the worst."""
    given, received = all_cards(woods, woods.active), (*all_cards(woods, gift.hero), gift.card)
    if len(received) > loot_limit(woods, gift.hero):
        received = without(received, worst(woods, gift.hero, received))
    return {woods.active: without(given, gift.card), gift.hero: received}


def collector(woods: Woods) -> HeroId:
    """Who brews: the Hero with orbs for it and most tokens."""
    return max(woods.party, key=lambda h: (woods.orbs[h] >= RICH, len(woods.quest.held[h]), woods.hearts[h] > 0, -h))


def is_better_there(woods: Woods, gift: Give) -> bool:
    """A full hand parts with its last card, if the other has room and fewer cards."""
    own, other = cards_held(woods, woods.active), cards_held(woods, gift.hero)
    if other >= loot_limit(woods, gift.hero) or woods.hearts[gift.hero] <= 0 or own < loot_limit(woods, woods.active):
        return False
    return own - other >= RICH and gift.card == worst(woods, woods.active, woods.loot[woods.active])


def go_on(woods: Woods, options: Sequence[Option]) -> Option | None:
    """A move towards the best goal, if it is worth more than to stay."""
    outlook, arms = Outlook(woods, woods.active), arms_of(woods)
    dice = len(woods.board[MOVE])
    boots = [use for use in of_kind(options, UseLoot) if box_of(woods).loot[use.card].effect.do == "step"]
    moves = dice + len(boots)
    if not moves:
        return None
    goal = outlook.next_goal(moves, arms)
    is_met = has_enemy(woods, outlook.here)
    least = outlook.stay_worth() - strikes_worth(woods) if is_met else max(WORTH_A_MOVE, outlook.stay_worth())
    if goal is None or score(goal, moves) <= least:
        return None
    step = step_to(goal, options)
    if step is not None:
        return step
    return boots[0] if boots and goal.moves <= moves else None


def strikes_worth(woods: Woods) -> float:
    """What the Monsters here would do to a Hero who leaves; below zero."""
    left, worth, hero = woods.hearts[woods.active], 0.0, fighter_of(woods, woods.active)
    for foe in monsters_on(woods, woods.nodes[woods.active]):
        enemy = enemy_of(woods, foe)
        worth += loss_worth(enemy, hero, left) if foe.number != woods.frozen else 0.0
        left = max(0, left - enemy.damage)
    return worth


def step_to(goal: Goal, options: Sequence[Option]) -> Option | None:
    kinds = (Venture, FleeAstray) if goal.is_venture else (Move, Flee)
    return next((option for option in options if isinstance(option, kinds) and option.side == goal.side), None)


RULES: tuple[Callable[[Woods, Sequence[Option]], Option | None], ...] = (
    heal,
    unlock,
    trade,
    drink,
    serve,
    share,
    explore,
    go_on,
)
