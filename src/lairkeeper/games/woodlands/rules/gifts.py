"""Gifts (WDL-LOOT8 to WDL-LOOT10): cards, quest tokens and Orb tokens that the active Hero gives to another Hero."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeVar

from msgspec.structs import replace

from lairkeeper.games.woodlands.records.events import GiftRefused, LootDiscarded, LootGiven
from lairkeeper.games.woodlands.records.options import Discard, Give, GiveNow, Refuse
from lairkeeper.games.woodlands.records.quest_events import OrbTokenGiven, TokenGiven
from lairkeeper.games.woodlands.records.quest_options import GiveOrbToken, GiveToken
from lairkeeper.games.woodlands.rules.limits import AskOther
from lairkeeper.games.woodlands.rules.loot import cards_held, drop_card
from lairkeeper.games.woodlands.rules.mushrooms import hold
from lairkeeper.games.woodlands.rules.tree import bear
from lairkeeper.games.woodlands.state import Gift, Hand, Woods, box_of, has_enemy, here, others_on, seat_of
from lairkeeper.kernel import Ask, Do, Seat, Step, Table, applies
from lairkeeper.kernel.errors import Fact

Item = Give | GiveToken | GiveOrbToken

N = TypeVar("N", bound=int)


@applies("WDL-LOOT8", "WDL-LOOT9", "WDL-LOOT10", "WDL-CAM18", "WDL-CH2-21", "WDL-CH2-25")
def gifts(woods: Woods) -> Iterator[Item]:
    """The first item of a gift to another Hero on the tile, down or not, while no enemy is there."""
    node = here(woods)
    if not has_enemy(woods, node):
        for hero in others_on(woods, node):
            yield from (item for item in items_left(woods, Gift(hero)) if can_be_given(woods, add(Gift(hero), item)))


def can_be_given(woods: Woods, gift: Gift) -> bool:
    """A gift that was refused in this turn is not offered again, but may grow into one that was not."""
    return gift not in woods.refused or any(can_be_given(woods, add(gift, item)) for item in items_left(woods, gift))


@applies("WDL-LOOT8", "WDL-CAM18", "WDL-CH2-21", "WDL-ORB10")
def items_left(woods: Woods, gift: Gift) -> Iterator[Item]:
    """What the active Hero can still add: face-up cards, quest tokens, and in chapter 2 Orb tokens."""
    hero, quests = woods.active, woods.quest.held
    yield from (Give(card, gift.hero) for card in rest(woods.loot[hero], gift.cards))
    if quests:
        yield from (GiveToken(token, gift.hero) for token in rest(quests[hero], gift.quests))
    if woods.options.chapter == 2:
        yield from (GiveOrbToken(orbs, gift.hero) for orbs in rest(woods.tokens[hero], gift.orbs))


def rest(held: Iterable[N], given: Iterable[N]) -> Iterable[N]:
    """The different items that are held more often than they are given."""
    return Counter(held) - Counter(given)


def add(gift: Gift, item: Item) -> Gift:
    match item:
        case Give():
            return replace(gift, cards=tuple(sorted((*gift.cards, item.card))))
        case GiveToken():
            return replace(gift, quests=tuple(sorted((*gift.quests, item.quest))))
        case GiveOrbToken():
            return replace(gift, orbs=tuple(sorted((*gift.orbs, item.orbs))))


def give(woods: Woods, item: Item) -> tuple[Step, ...]:
    return (FillGift(add(Gift(item.hero), item)),)


class FillGift(Ask[Woods, Item | GiveNow]):
    """Item by item: several cards and tokens are given in one go."""

    clauses = ("WDL-LOOT8", "WDL-LOOT9", "WDL-CAM18", "WDL-CH2-21", "WDL-CH2-25")
    is_draft = True
    gift: Gift

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def begin_again(self) -> "FillGift":
        """An empty gift asks nothing: the player chooses an action again."""
        return FillGift(Gift(self.gift.hero))

    def options(self, woods: Woods) -> Iterator[Item | GiveNow]:
        if self.gift == Gift(self.gift.hero):
            return
        if self.gift not in woods.refused:
            yield GiveNow()
        yield from (item for item in items_left(woods, self.gift) if can_be_given(woods, add(self.gift, item)))

    def take(self, woods: Woods, option: Item | GiveNow, table: Table) -> None:
        if isinstance(option, GiveNow):
            table.then(OfferGift(self.gift))
        else:
            table.then(FillGift(add(self.gift, option)))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.gift.hero, "giver": woods.active}


class OfferGift(Do[Woods]):
    """A receiver with room is not asked."""

    clauses = ("WDL-LOOT9",)
    gift: Gift

    def do(self, woods: Woods, table: Table) -> None:
        if cards_too_many(woods, self.gift):
            table.then(MakeRoom(self.gift))
        else:
            hand_over(woods, self.gift, table)


@applies("WDL-LOOT9", "WDL-LOOT13", "WDL-CAM16")
def cards_too_many(woods: Woods, gift: Gift) -> int:
    """How many cards more than slots the receiver would hold; quest tokens take up one slot."""
    has_tokens = bool(gift.quests or (woods.quest.held and woods.quest.held[gift.hero]))
    slots = box_of(woods).supplies.loot_slots - has_tokens
    return max(0, cards_held(woods, gift.hero) + len(gift.cards) - slots)


class MakeRoom(AskOther[Discard | Refuse]):
    """A receiver without room discards cards, own or given ones, or refuses this gift; nothing happens before."""

    clauses = ("WDL-LOOT9", "WDL-CAM16", "WDL-SET20")
    gift: Gift
    discards: Hand = ()

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, self.gift.hero)

    def options(self, woods: Woods) -> Iterator[Discard | Refuse]:
        hero = self.gift.hero
        held = woods.loot[hero] + woods.used_loot[hero] + self.gift.cards
        yield Refuse()
        yield from (Discard(card) for card in sorted(rest(held, self.discards)))

    def default(self, woods: Woods) -> Discard | Refuse:
        return Refuse()

    def take(self, woods: Woods, option: Discard | Refuse, table: Table) -> None:
        if isinstance(option, Refuse):
            woods.refused = (*woods.refused, self.gift)
            table.tell(GiftRefused(self.gift.hero, woods.active))
            return
        discards = tuple(sorted((*self.discards, option.card)))
        if len(discards) < cards_too_many(woods, self.gift):
            table.then(MakeRoom(self.gift, discards))
            return
        hand_over(woods, self.gift, table)
        for card in discards:
            drop_card(woods, self.gift.hero, card)
            table.tell(LootDiscarded(self.gift.hero, card))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"giver": woods.active, "hero": self.gift.hero, "cards": self.gift.cards, "count": len(self.gift.cards)}


@applies("WDL-LOOT8", "WDL-LOOT9", "WDL-CAM18", "WDL-CH2-21")
def hand_over(woods: Woods, gift: Gift, table: Table) -> None:
    """Everything in the gift changes hands."""
    giver, hero = woods.active, gift.hero
    woods.loot[giver] = minus(woods.loot[giver], gift.cards)
    woods.loot[hero] = tuple(sorted(woods.loot[hero] + gift.cards))
    woods.loot_order[hero] += gift.cards
    if gift.quests:
        hold(woods, giver, minus(woods.quest.held[giver], gift.quests))
        hold(woods, hero, woods.quest.held[hero] + gift.quests)
    bear(woods, giver, minus(woods.tokens[giver], gift.orbs))
    bear(woods, hero, woods.tokens[hero] + gift.orbs)
    for card in gift.cards:
        table.tell(LootGiven(giver, card, hero))
    for token in gift.quests:
        table.tell(TokenGiven(giver, token, hero))
    for orbs in gift.orbs:
        table.tell(OrbTokenGiven(giver, orbs, hero))


def minus(held: tuple[N, ...], given: tuple[N, ...]) -> tuple[N, ...]:
    """What is left of a hand, in order."""
    return tuple(sorted((Counter(held) - Counter(given)).elements()))
