"""The chances of a combat, worked out exactly from what lies open on the table."""

from fractions import Fraction
from functools import cache
from typing import NamedTuple

from lairkeeper.games.woodlands.kinds import FACES
from lairkeeper.games.woodlands.rules.combat import combat_dice
from lairkeeper.games.woodlands.rules.enraged import orbs_per_reroll
from lairkeeper.games.woodlands.rules.profile import defence, hearts, result
from lairkeeper.games.woodlands.rules.rerolls import may_pay
from lairkeeper.games.woodlands.state import Die, Foe, Woods, combatants, special_die


class Throw(NamedTuple):
    """Dice that are about to be rolled: how often each hits, those that orbs can reroll first, and what it takes."""

    own: tuple[Fraction, ...]
    others: tuple[Fraction, ...]
    needed: int

    @property
    def dice(self) -> int:
        return len(self.own) + len(self.others)


def needed_hits(woods: Woods, foe: Foe) -> int:
    """Hearts and Leaf Shields, less what cards have inflicted."""
    return max(0, hearts(woods, foe) + foe.shields - woods.combats[-1].hits)


def hit_chance(woods: Woods, foe: Foe, die: Die) -> Fraction:
    """How often a die reaches the defence, whatever it shows now."""
    added = result(woods, foe, die) - die.face
    return Fraction(min(FACES, max(0, FACES + 1 - defence(woods, foe) + added)), FACES)


def throw(woods: Woods, foe: Foe) -> Throw:
    """The dice of the combat that has begun last."""
    bonus = int(special_die(woods, "precision") is not None)
    own: list[Fraction] = []
    others: list[Fraction] = []
    for hero in combatants(woods):
        is_active = hero == woods.active
        chance = hit_chance(woods, foe, Die(hero, 1, bonus if is_active else 0))
        (own if is_active else others).extend([chance] * combat_dice(woods, hero))
    others += [hit_chance(woods, foe, Die(woods.active, 1, colour=colour)) for colour in woods.combats[-1].colours]
    return Throw(tuple(own), tuple(others), needed_hits(woods, foe))


def rerolls_paid(woods: Woods) -> int:
    """How many rerolls the active Hero can pay for."""
    return woods.orbs[woods.active] // orbs_per_reroll(woods) if may_pay(woods, woods.active) else 0


def beat_chance(thrown: Throw, rerolls: int) -> Fraction:
    """The chance of enough hits if own dice that missed are rolled again so often."""
    chance = thrown.own[0] if thrown.own else Fraction(0)
    ours, theirs = spread(thrown.own), spread(thrown.others)
    return sum(
        (
            first * second * reached(len(thrown.own) - mine, thrown.needed - mine - other, rerolls, chance)
            for mine, first in enumerate(ours)
            for other, second in enumerate(theirs)
        ),
        Fraction(0),
    )


@cache
def spread(chances: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
    """The chance of 0, 1, 2 … hits."""
    found = [Fraction(1)]
    for chance in chances:
        missed = [*(share * (1 - chance) for share in found), Fraction(0)]
        found = [miss + (found[hits - 1] * chance if hits else 0) for hits, miss in enumerate(missed)]
    return tuple(found)


@cache
def reached(misses: int, needed: int, rerolls: int, chance: Fraction) -> Fraction:
    """The chance to make so many hits out of misses, one reroll after the other."""
    if needed <= 0:
        return Fraction(1)
    if misses < needed or rerolls < needed:
        return Fraction(0)
    hit = reached(misses - 1, needed - 1, rerolls - 1, chance)
    return chance * hit + (1 - chance) * reached(misses, needed, rerolls - 1, chance)
