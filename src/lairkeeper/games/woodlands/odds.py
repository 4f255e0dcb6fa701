"""The odds of a combat, for previews and bots alike: enough hits with given dice, some of which may be rerolled.

A die counts by how many of its six faces hit. An ally's die with rerolls of its own counts with a part of a face more.
"""

from functools import lru_cache
from typing import NamedTuple

from lairkeeper.games.woodlands.components.kinds import FACES
from lairkeeper.games.woodlands.rules.combat import combat_dice
from lairkeeper.games.woodlands.rules.enraged import orbs_per_reroll
from lairkeeper.games.woodlands.rules.profile import defence, hearts, result
from lairkeeper.games.woodlands.rules.rerolls import may_pay
from lairkeeper.games.woodlands.state import Die, Foe, Woods, combatants, special_die


@lru_cache(maxsize=1 << 14)
def beat_chance(own: int, hit: int, others: tuple[float, ...], rerolls: int, needed: int) -> float:
    """The chance of enough hits: so many of the Hero's dice, each with so many faces that hit, may be rerolled."""
    if own + len(others) < needed:
        return 0.0
    ours, theirs = spread((hit,) * own), spread(others)
    return sum(
        first * second * reached(own - mine, needed - mine - other, rerolls, hit)
        for mine, first in enumerate(ours)
        for other, second in enumerate(theirs)
    )


@lru_cache(maxsize=1 << 14)
def spread(dice: tuple[float, ...]) -> tuple[float, ...]:
    """The chance of 0, 1, 2 … hits."""
    found = [1.0]
    for faces in dice:
        chance = faces / FACES
        missed = [*(share * (1 - chance) for share in found), 0.0]
        found = [miss + (found[hits - 1] * chance if hits else 0.0) for hits, miss in enumerate(missed)]
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def reached(misses: int, needed: int, rerolls: int, hit: int) -> float:
    """The chance to make so many hits out of misses, one reroll after the other."""
    if needed <= 0:
        return 1.0
    if misses < needed or rerolls < needed:
        return 0.0
    chance = hit / FACES
    made = reached(misses - 1, needed - 1, rerolls - 1, hit)
    return chance * made + (1 - chance) * reached(misses, needed, rerolls - 1, hit)


def hitting_faces(limit: int, bonus: int = 0) -> int:
    """How many faces reach a defence, with what is added to the die."""
    return max(0, min(FACES, FACES + 1 - limit + bonus))


class Throw(NamedTuple):
    """Dice that are about to be rolled: those of the active Hero, which orbs can reroll, all others, and the hits
    that are needed."""

    own: int
    hit: int
    others: tuple[float, ...]
    needed: int

    @property
    def dice(self) -> int:
        return self.own + len(self.others)

    def beat_chance(self, rerolls: int) -> float:
        return beat_chance(self.own, self.hit, self.others, rerolls, self.needed)


def needed_hits(woods: Woods, foe: Foe) -> int:
    """Hearts and Leaf Shields, less what cards have inflicted."""
    return max(0, hearts(woods, foe) + foe.shields - woods.combats[-1].hits)


def faces_of(woods: Woods, foe: Foe, die: Die) -> int:
    """How many faces of a die reach the defence, whatever it shows now."""
    return hitting_faces(defence(woods, foe), result(woods, foe, die) - die.face)


def throw(woods: Woods, foe: Foe) -> Throw:
    """The dice of the combat that has begun last."""
    bonus, active = int(special_die(woods, "precision") is not None), woods.active
    allies = [hero for hero in combatants(woods) if hero != active]
    others = [faces_of(woods, foe, Die(hero, 1)) for hero in allies for _ in range(combat_dice(woods, hero))]
    others += [faces_of(woods, foe, Die(active, 1, colour=colour)) for colour in woods.combats[-1].colours]
    hit = faces_of(woods, foe, Die(active, 1, bonus))
    return Throw(combat_dice(woods, active), hit, tuple(others), needed_hits(woods, foe))


def rerolls_paid(woods: Woods) -> int:
    """How many rerolls the active Hero can pay for."""
    return woods.orbs[woods.active] // orbs_per_reroll(woods) if may_pay(woods, woods.active) else 0
