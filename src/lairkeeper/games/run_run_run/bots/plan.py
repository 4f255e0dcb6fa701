"""The plan of a turn: which action, with all that is declared for it.

Every laying is ranked by what it brings at once; the best few, the fights within reach and a regroup are compared by
the tables that they would lead to with ordinary luck (`forecast.py`).
"""

from functools import lru_cache
from typing import Any, NamedTuple

from lairkeeper.games.run_run_run.board.placement import can_join, cards_covering, fight_targets
from lairkeeper.games.run_run_run.bots.forecast import (
    Laying,
    PlannedFight,
    after_attack,
    after_laying,
    after_regroup,
    everybody,
    seen_by,
)
from lairkeeper.games.run_run_run.bots.placements import best_layings, cheapest
from lairkeeper.games.run_run_run.bots.value import POLICY_VALUE
from lairkeeper.games.run_run_run.components.box import box
from lairkeeper.games.run_run_run.rules.catventurers import abilities_work
from lairkeeper.games.run_run_run.rules.cooperate import most_torches
from lairkeeper.games.run_run_run.rules.fight import combat_dice
from lairkeeper.games.run_run_run.state import Hand, Pyramid, boss_has_appeared, box_of, without

LAYINGS = 14
MOST_TORCHES = 2
WON = 1.0


class Regroup(NamedTuple):
    """A regroup, and the torches given up for cards."""

    torches: int


Action = Laying | PlannedFight | Regroup


class Situation:
    """The active player's view as a cache key: plans depend on nothing else."""

    __slots__ = ("_key", "world")

    def __init__(self, pyramid: Pyramid) -> None:
        self.world = seen_by(pyramid, pyramid.active)
        world = self.world
        self._key: tuple[Any, ...] = (
            world.options,
            world.maze,
            world.active,
            world.turn,
            tuple(world.cats),
            tuple(world.places),
            tuple(world.hands),
            tuple(world.purses),
            sum(world.pile),
            tuple(world.discard),
            any(world.stack),
            world.reserve,
            world.mechanisms,
            world.regroup_tiles,
            len(world.asleep),
            world.hearts,
            tuple(world.awake),
        )

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Situation) and self._key == other._key


def best_action(pyramid: Pyramid) -> Action | None:
    """The active player's plan from that player's view; None without a choice."""
    return _best_action(Situation(pyramid))


@lru_cache(maxsize=32)
def _best_action(situation: Situation) -> Action | None:
    world = situation.world
    worth: list[tuple[float, Action]] = []
    worth += [(look(after_laying(world, it)), it) for it in best_layings(world, LAYINGS)]
    worth += [(attack_worth(world, it), it) for it in _attacks(world)]
    if world.regroup_tiles:
        guests = tuple(seat for seat in everybody(world) if seat == world.active or can_join(world, seat))
        sacrifices = range(min(MOST_TORCHES, most_torches(world)) + 1)
        worth += [(look(after_regroup(world, guests, torches)), Regroup(torches)) for torches in sacrifices]
    return max(worth, key=lambda pair: pair[0])[1] if worth else None


def look(world: Pyramid) -> float:
    """The chance to win from a table, as the policy sees it."""
    return POLICY_VALUE.value(world, world.active)


def _attacks(pyramid: Pyramid) -> list[PlannedFight]:
    """Every mummy within reach, with the strongest cards of the hand, one more each time."""
    box_, hand, found = box_of(pyramid), pyramid.hands[pyramid.active], []
    for space, steps in fight_targets(pyramid).items():
        extra, left = None, hand
        if steps > box_.supplies.base_move:
            extra = cheapest(box_, cards_covering(pyramid, hand, steps))
            left = without(hand, extra)
        strongest = sorted(left, key=lambda card: (-box_.exits[card], box_.symbols[card] != "none", card))
        for count in range(1, len(left)):
            cards: Hand = tuple(sorted(strongest[:count]))
            found.append(PlannedFight(space, cards, extra))
            if combat_dice(pyramid, cards) == box_.supplies.max_combat_dice:
                break
    return found


def attack_worth(pyramid: Pyramid, attack: PlannedFight, factor: int = 1) -> float:
    """The mean over the damage that the dice may do, interpolated between no harm done and all mummies there down."""
    seat, dice = pyramid.active, combat_dice(pyramid, attack.cards)
    box_ = box_of(pyramid)
    ability = box_.cats[pyramid.cats[seat]].ability if abilities_work(pyramid, seat) else ""
    hearts = sum(mummy.hearts for mummy in pyramid.awake if mummy.space == attack.target)
    share = _damage_share(pyramid.options.content, dice, ability == "extra_damage", factor, hearts)
    drawn = round(dice * (2 if ability == "draw_room" else 1) / 6)
    none, down = after_attack(pyramid, attack, 0, drawn), after_attack(pyramid, attack, hearts, drawn)
    victory = WON if boss_has_appeared(down) and not down.awake else look(down)
    return share.down * victory + (1 - share.down) * _between(look(none), look(down), share.harm)


def _between(worst: float, best: float, share: float) -> float:
    return worst + (best - worst) * share


class Damage(NamedTuple):
    """The chance that everything there is down, and otherwise the share of the hearts that is lost on average."""

    down: float
    harm: float


@lru_cache(maxsize=1 << 14)
def _damage_share(content: str, dice: int, is_brawler: bool, factor: int, hearts: int) -> Damage:
    total = down = harm = 0.0
    for roll, ways in box(content).combat_odds[dice]:
        damage = factor * (roll.hits + (roll.abilities if is_brawler else 0))
        total += ways
        if damage >= hearts:
            down += ways
        else:
            harm += ways * damage / hearts
    return Damage(down / total, harm / (total - down) if total > down else 1.0)
