"""What a Hero's cards and powers amount to, and the odds of a combat with given dice.

All of it follows from a few plain values, so it is worked out once for each of them.
"""

from functools import cache
from math import comb
from typing import NamedTuple

from lairkeeper.games.woodlands.box import HeroId, box
from lairkeeper.games.woodlands.kinds import Power, Verb
from lairkeeper.games.woodlands.state import Hand, Woods

POWERS: dict[Power, float] = {
    "extra_tile": 0.5,
    "distant_support": 1.6,
    "reroll_one": 2.0,
    "reroll_many": 2.4,
    "deep_focus": 1.9,
    "swift_rite": 1.9,
    "iron_stomach": 1.0,
    "lasting_brew": 1.0,
}
CARDS: dict[Verb, float] = {
    "combat_die": 2.2,
    "power_die": 1.4,
    "armour": 1.0,
    "reroll": 0.9,
    "raise": 0.9,
    "hit": 1.0,
    "revive": 0.9,
    "step": 0.7,
    "gain_orbs": 0.8,
    "cure": 0.4,
    "turn_die": 0.5,
    "escape": 0.4,
    "scout": 0.3,
    "sure_footed": 0.3,
    "ward": 0.4,
}
PLAIN, FACE_DOWN = 0.3, 0.9
"""What a card is worth that is not in the list, and how much of its worth is left to one that was used."""


class Gear(NamedTuple):
    """What the cards and powers of a Hero amount to; `all_staffs` and `all_knives` count cards that lie face down too.

    `dice` are those of every combat, `rerolls` those without orbs.
    """

    powers: float
    cards: float
    face_down: float
    dice: int
    armour: int
    rerolls: int
    loot_rerolls: int
    staffs: int
    knives: int
    all_staffs: int
    all_knives: int
    has_brew: bool


def gear_of(woods: Woods, hero: HeroId) -> Gear:
    return _gear(woods.options.content, hero, woods.loot[hero], woods.used_loot[hero], woods.powers[hero])


@cache
def _gear(content: str, hero: HeroId, hand: Hand, used: Hand, unlocked: int) -> Gear:
    components = box(content)
    cards, powers = components.loot, components.powers[hero][:unlocked]

    def permanent(verb: Verb) -> int:
        lasting = (cards[card] for card in hand if cards[card].kind == "permanent")
        return sum(card.effect.amount for card in lasting if card.effect.do == verb)

    def usable(verb: Verb) -> int:
        return sum(cards[card].kind != "permanent" and cards[card].effect.do == verb for card in set(hand))

    def total(verb: Verb) -> int:
        return sum(cards[card].effect.do == verb for card in hand + used)

    rerolls = usable("reroll")
    return Gear(
        powers=sum(POWERS[power] for power in powers),
        cards=sum(CARDS.get(cards[card].effect.do, PLAIN) for card in hand),
        face_down=FACE_DOWN * sum(CARDS.get(cards[card].effect.do, PLAIN) for card in used),
        dice=1 + permanent("combat_die"),
        armour=permanent("armour"),
        rerolls=rerolls + sum(power in powers for power in ("reroll_one", "reroll_many")),
        loot_rerolls=rerolls,
        staffs=min(2, usable("power_die")),
        knives=usable("hit"),
        all_staffs=min(2, total("power_die")),
        all_knives=total("hit"),
        has_brew=components.heroes[hero].special6 == "brew",
    )


@cache
def beat_odds(own: int, others: int, rerolls: int, hit: int, needed: int) -> float:
    """The odds of enough hits: `hit` faces of six do, and own dice that miss may be rolled again so often."""
    if own + others < needed:
        return 0.0
    rate = hit / 6
    return sum(
        exactly(mine, own, rate)
        * exactly(theirs, others, rate)
        * made(own - mine, needed - mine - theirs, rerolls, rate)
        for mine in range(own + 1)
        for theirs in range(others + 1)
    )


@cache
def exactly(hits: int, dice: int, rate: float) -> float:
    return float(comb(dice, hits) * rate**hits * (1 - rate) ** (dice - hits))


@cache
def made(misses: int, needed: int, rerolls: int, rate: float) -> float:
    """The odds to make so many hits out of misses, one reroll after the other."""
    if needed <= 0:
        return 1.0
    if misses < needed or rerolls < needed:
        return 0.0
    return rate * made(misses - 1, needed - 1, rerolls - 1, rate) + (1 - rate) * made(misses, needed, rerolls - 1, rate)
