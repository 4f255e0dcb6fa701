"""The value of dice in a hand: the best groups now, or after one more roll. Pure arithmetic, no rule."""

from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import factorial, prod

from lairkeeper.games.vengeance.components.box import WOUND, HeroId, SkillId, box
from lairkeeper.games.vengeance.state import BLANK, RELEASED, Hand

_SIDES = 6
_PATIENCE = 0.93
_LOOSE = 0.07
"""What a die is worth that makes no group yet, but may be rolled again."""

Groups = tuple[tuple[tuple[int, int, int, int], float], ...]


def hand_worth(digest: str, hero: HeroId, skills: tuple[SkillId, ...], worths: tuple[float, ...], hand: Hand) -> float:
    """The best of laying groups now and of rolling once more before."""
    return _worth(groups_of(digest, hero, skills, worths), box(digest).combat_weights, hand)


def roll_worth(
    digest: str, hero: HeroId, skills: tuple[SkillId, ...], worths: tuple[float, ...], kept: Hand, thrown: int
) -> float:
    """The expected value of rolling so many dice and keeping the others; blank dice stay loose."""
    groups, loose = groups_of(digest, hero, skills, worths), kept[RELEASED] + kept[BLANK]
    return _PATIENCE * _rolled(groups, box(digest).combat_weights, kept[:WOUND], thrown) + _LOOSE * loose


@lru_cache(maxsize=4096)
def groups_of(digest: str, hero: HeroId, skills: tuple[SkillId, ...], worths: tuple[float, ...]) -> Groups:
    """Every group the skills take, and what it is worth."""
    table = box(digest).groups[hero]
    return tuple((group, worth) for skill, worth in zip(skills, worths, strict=True) for group in table[skill])


@lru_cache(maxsize=1 << 16)
def _worth(groups: Groups, weights: tuple[int, ...], hand: Hand) -> float:
    now = _packed(groups, hand[:WOUND])
    rollable = sum(hand) - hand[WOUND]
    best = now + _LOOSE * rollable
    unrolled = hand[RELEASED] + hand[BLANK]
    for kept in product(*(range(count + 1) for count in hand[:WOUND])):
        thrown = unrolled + sum(hand[:WOUND]) - sum(kept)
        if thrown:
            best = max(best, _PATIENCE * _rolled(groups, weights, kept, thrown))
    return best


@lru_cache(maxsize=1 << 16)
def _rolled(groups: Groups, weights: tuple[int, ...], kept: tuple[int, ...], thrown: int) -> float:
    """The expected value of keeping some dice and rolling so many."""
    worth = 0.0
    for faces, chance in _throws(weights, thrown):
        shown = tuple(have + new for have, new in zip(kept, faces, strict=True))
        worth += chance * (_packed(groups, shown) + _LOOSE * sum(shown))
    return worth


@lru_cache(maxsize=64)
def _throws(weights: tuple[int, ...], dice: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every result of so many dice, wounds left out, with its chance."""
    results = []
    for result in combinations_with_replacement(range(len(weights)), dice):
        counts = [result.count(face) for face in range(len(weights))]
        ways = factorial(dice) // prod(map(factorial, counts))
        chance = ways * prod(weight**count for weight, count in zip(weights, counts, strict=True)) / _SIDES**dice
        results.append((tuple(counts[:WOUND]), chance))
    return tuple(results)


@lru_cache(maxsize=1 << 16)
def _packed(groups: Groups, shown: tuple[int, ...]) -> float:
    """The most that groups laid one after the other are worth."""
    best = 0.0
    for group, worth in groups:
        if all(have >= need for have, need in zip(shown, group, strict=True)):
            rest = tuple(have - need for have, need in zip(shown, group, strict=True))
            best = max(best, worth + _packed(groups, rest))
    return best
