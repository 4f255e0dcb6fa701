"""Loot cards and powers: what they are worth, which to keep, to buy, to discard and to use."""

from collections.abc import Iterable
from functools import lru_cache

from lairkeeper.games.woodlands.bots.fights import orbs_worth
from lairkeeper.games.woodlands.components.box import Card, HeroId, box
from lairkeeper.games.woodlands.components.kinds import Power, Verb
from lairkeeper.games.woodlands.rules.loot import cards_held, loot_limit
from lairkeeper.games.woodlands.state import Hand, Woods, box_of, power_of

CARDS: dict[Verb, float] = {
    "combat_die": 5.0,
    "power_die": 3.6,
    "armour": 3.0,
    "reroll": 2.4,
    "raise": 2.6,
    "hit": 2.2,
    "revive": 2.3,
    "gain_orbs": 1.9,
    "step": 1.8,
    "turn_die": 1.2,
    "ward": 0.9,
    "cure": 0.9,
    "sure_footed": 0.6,
    "scout": 0.5,
    "escape": 0.5,
}
PLAIN = 1.0
"""A card with a verb nobody has judged yet."""

POWERS: dict[Power, float] = {
    "extra_tile": 0.0,
    "distant_support": 1.0,
    "reroll_one": 4.0,
    "reroll_many": 6.0,
    "deep_focus": 6.0,
    "swift_rite": 5.5,
    "iron_stomach": 0.5,
    "lasting_brew": 2.0,
}


PER_CARD, PER_POWER, FACE_DOWN = 0.42, 0.4, 0.9
"""What a card and a power count in the heuristic, and how much of it is left to a card that lies face down."""


def gear_worth(woods: Woods, hero: HeroId) -> float:
    """The value of a Hero's cards and powers in the heuristic."""
    return _gear_worth(woods.options.content, hero, woods.loot[hero], woods.used_loot[hero], woods.powers[hero])


@lru_cache(maxsize=1 << 14)
def _gear_worth(content: str, hero: HeroId, hand: Hand, used: Hand, unlocked: int) -> float:
    components = box(content)
    cards = [CARDS.get(components.loot[card].effect.do, PLAIN) for card in hand]
    turned = [CARDS.get(components.loot[card].effect.do, PLAIN) for card in used]
    powers = [POWERS[power] for power in components.powers[hero][:unlocked]]
    return PER_CARD * (sum(cards) + FACE_DOWN * sum(turned)) + PER_POWER * sum(powers)


def card_worth(woods: Woods, hero: HeroId, card: Card) -> float:
    """A Staff in the colour of the Hero is worth less, since there is one Power die of each colour."""
    effect = box_of(woods).loot[card].effect
    worth = CARDS.get(effect.do, PLAIN)
    if effect.do == "power_die" and effect.colours[0] == box_of(woods).heroes[hero].colour:
        return worth - 1.6
    if effect.do == "cure" and power_of(woods, hero, "iron_stomach"):
        return worth / 2
    return worth


def worst(woods: Woods, hero: HeroId, cards: Iterable[Card]) -> Card:
    return min(cards, key=lambda card: card_worth(woods, hero, card))


def purchase_worth(woods: Woods, hero: HeroId, card: Card) -> float:
    """The value of a Merchant's card minus its price; with a full hand it replaces the worst card."""
    worth = card_worth(woods, hero, card)
    if cards_held(woods, hero) >= loot_limit(woods, hero):
        worth -= card_worth(woods, hero, worst(woods, hero, woods.loot[hero] + woods.used_loot[hero]))
    return worth + orbs_worth(woods.orbs[hero], -box_of(woods).supplies.price)


def is_power_due(woods: Woods, hero: HeroId, power: int, is_time: bool) -> bool:
    """Whether to unlock now: powers that pay, early enough, and with orbs to spare once it is late."""
    first, second = box_of(woods).powers[hero]
    worth = POWERS[first] if power == 1 else POWERS[second]
    price = (box_of(woods).supplies.first_power, box_of(woods).supplies.second_power)[power - 1]
    both = POWERS[first] + POWERS[second] >= 7.0 and power == 1
    spare = woods.orbs[hero] - price
    if is_time:
        return worth >= 4.0 and spare >= 2
    return worth >= price or both or (worth >= 2.0 and spare >= 4)
