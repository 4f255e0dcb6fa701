"""Loot cards (WDL-LOOT): drawn, kept, discarded, flipped and used."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.components.box import Card, HeroId
from lairkeeper.games.woodlands.records.events import (
    CardsTurnedUp,
    LootDiscarded,
    LootDrawn,
    LootFlipped,
    LootKept,
    LootLeft,
    LootUsed,
    PileReshuffled,
)
from lairkeeper.games.woodlands.records.options import (
    Discard,
    DrawLootCard,
    FlipCard,
    GiveTo,
    KeepInstead,
    KeepLoot,
    LeaveLoot,
)
from lairkeeper.games.woodlands.rules.effects import OnHeroes, carries_out
from lairkeeper.games.woodlands.rules.limits import AskOther
from lairkeeper.games.woodlands.state import (
    Woods,
    box_of,
    change_quest,
    is_over,
    kinds,
    players_from,
    seat_of,
    stands,
    without,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Table, applies
from lairkeeper.kernel.errors import Fact

_DRAWS = [DrawLootCard(Card(card)) for card in range(100)]


@applies("WDL-LOOT6", "WDL-LOOT13", "WDL-CAM16")
def loot_limit(woods: Woods, hero: HeroId) -> int:
    """How many cards a Hero may hold; quest tokens take up one slot, however many they are."""
    has_tokens = bool(woods.quest.held and woods.quest.held[hero])
    return box_of(woods).supplies.loot_slots - has_tokens


def cards_held(woods: Woods, hero: HeroId) -> int:
    return len(woods.loot[hero]) + len(woods.used_loot[hero])


def drop_card(woods: Woods, hero: HeroId, card: Card) -> None:
    """A card leaves a Hero, face down rather than face up where there are both, and goes to the discard."""
    part_with(woods, hero, card)
    woods.loot_discard[card] += 1


def part_with(woods: Woods, hero: HeroId, card: Card) -> None:
    if card in woods.used_loot[hero]:
        woods.used_loot[hero] = without(woods.used_loot[hero], card)
    else:
        woods.loot[hero] = without(woods.loot[hero], card)


def flip_card(woods: Woods, hero: HeroId, card: Card, table: Table) -> None:
    woods.loot[hero] = without(woods.loot[hero], card)
    woods.used_loot[hero] = tuple(sorted((*woods.used_loot[hero], card)))
    table.tell(LootFlipped(hero, card))


@applies("WDL-LOOT1", "WDL-LOOT3", "WDL-LOOT4", "WDL-LOOT5", "WDL-LOOT7")
def use_up(woods: Woods, card: Card, table: Table) -> None:
    """The active player uses a card: a FLIP card is turned face down, a DISC card is discarded."""
    hero = woods.active
    table.tell(LootUsed(hero, card))
    if box_of(woods).loot[card].kind == "flip":
        flip_card(woods, hero, card, table)
    else:
        woods.loot[hero] = without(woods.loot[hero], card)
        woods.loot_discard[card] += 1
        table.tell(LootDiscarded(hero, card))


@carries_out("draw_loot")
class DrawLoot(OnHeroes):
    """So many Loot cards for the Hero."""

    clauses = ("WDL-MON12", "WDL-LOOT6")

    def on(self, woods: Woods, hero: HeroId, table: Table) -> None:
        table.then(*[DrawLootFor((hero,))] * self.effect.amount)


class DrawLootFor(Chance[Woods, DrawLootCard]):
    """A card is drawn and shown, then one of these Heroes gets it; without a deck the discard is shuffled."""

    clauses = ("WDL-SET8", "WDL-SET17", "WDL-GRP10", "WDL-LOOT6")
    heroes: tuple[HeroId, ...]

    def odds(self, woods: Woods) -> Odds[DrawLootCard]:
        return loot_odds(woods)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, self.heroes[0])

    def take(self, woods: Woods, draw: DrawLootCard, table: Table) -> None:
        take_from_pile(woods, draw.card, table)
        table.tell(LootDrawn(self.heroes[0], draw.card))
        table.then(ShareCard(self.heroes, draw.card))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.heroes[0]}


def loot_odds(woods: Woods) -> Odds[DrawLootCard]:
    return Odds.counted(_DRAWS, woods.loot_discard if is_deck_empty(woods) else woods.loot_pile)


@applies("WDL-SET17", "WDL-CH4-6")
def is_deck_empty(woods: Woods) -> bool:
    """Unknown cards in the packs of chapter 4 are counted with the pile, but not drawn from it."""
    return sum(woods.loot_pile) <= woods.quest.reserved


def take_from_pile(woods: Woods, card: Card, table: Table) -> None:
    if is_deck_empty(woods):
        if woods.quest.reserved:
            change_quest(woods, stash=tuple(woods.loot_pile), reserved=0)
        woods.loot_pile = woods.loot_discard
        woods.loot_discard = [0] * len(woods.loot_pile)
        table.tell(PileReshuffled("loot"))
    woods.loot_pile[card] -= 1


class ShareCard(Ask[Woods, GiveTo]):
    """Loot that was won together is given to one of those who won it; the active player decides."""

    clauses = ("WDL-GRP7", "WDL-GRP10")
    heroes: tuple[HeroId, ...]
    card: Card

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> list[GiveTo]:
        return [GiveTo(hero) for hero in self.heroes]

    def take(self, woods: Woods, option: GiveTo, table: Table) -> None:
        table.then(KeepCard(option.hero, self.card))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"card": self.card}


class KeepCard(AskOther[KeepLoot | KeepInstead | LeaveLoot]):
    """With all slots full the owner keeps the new card and discards another one, or does not keep it."""

    clauses = ("WDL-LOOT6", "WDL-LOOT7", "WDL-SET20")
    hero: HeroId
    card: Card

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, self.hero)

    def options(self, woods: Woods) -> Iterator[KeepLoot | KeepInstead | LeaveLoot]:
        if cards_held(woods, self.hero) < loot_limit(woods, self.hero):
            yield KeepLoot()
            return
        yield LeaveLoot()
        yield from (KeepInstead(card) for card in kinds(woods.loot[self.hero] + woods.used_loot[self.hero]))

    def default(self, woods: Woods) -> KeepLoot | KeepInstead | LeaveLoot:
        return LeaveLoot()

    def take(self, woods: Woods, option: KeepLoot | KeepInstead | LeaveLoot, table: Table) -> None:
        hero = self.hero
        if isinstance(option, LeaveLoot):
            woods.loot_discard[self.card] += 1
            table.tell(LootLeft(hero, self.card))
            return
        if isinstance(option, KeepInstead):
            drop_card(woods, hero, option.card)
            table.tell(LootDiscarded(hero, option.card))
        woods.loot[hero] = tuple(sorted((*woods.loot[hero], self.card)))
        woods.loot_order[hero] = (*woods.loot_order[hero], self.card)
        table.tell(LootKept(hero, self.card))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero, "card": self.card}


@applies("WDL-SET20")
def drawn_last(woods: Woods, hero: HeroId, choice: list[Card]) -> Card:
    """The Hero's newest card, if there are several."""
    return next((card for card in reversed(woods.loot_order[hero]) if card in choice), choice[-1])


@carries_out("discard_loot")
class DiscardLoot(OnHeroes):
    """A Loot card of the owner's choice, face up or face down; without a card nothing happens."""

    clauses = ("WDL-LOOT11", "WDL-MON12", "WDL-SKL8", "WDL-TILE7")

    def on(self, woods: Woods, hero: HeroId, table: Table) -> None:
        table.then(*[ChooseDiscard(hero)] * self.effect.amount)


class ChooseDiscard(AskOther[Discard]):
    """Which card the owner discards; effects leave a Hero who is down alone."""

    clauses = ("WDL-LOOT11", "WDL-SKL8", "WDL-SET20")
    hero: HeroId

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, self.hero)

    def options(self, woods: Woods) -> Iterator[Discard]:
        if stands(woods, self.hero):
            yield from (Discard(card) for card in kinds(woods.loot[self.hero] + woods.used_loot[self.hero]))

    def default(self, woods: Woods) -> Discard:
        return Discard(drawn_last(woods, self.hero, [option.card for option in self.options(woods)]))

    def take(self, woods: Woods, option: Discard, table: Table) -> None:
        drop_card(woods, self.hero, option.card)
        table.tell(LootDiscarded(self.hero, option.card))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero}


@carries_out("flip_loot")
class FlipLoot(OnHeroes):
    """The owner turns one FLIP card face down; who has none face up is unaffected."""

    clauses = ("WDL-SKL7",)

    def on(self, woods: Woods, hero: HeroId, table: Table) -> None:
        table.then(ChooseFlip(hero))


class ChooseFlip(AskOther[FlipCard]):
    """Which card the owner turns face down."""

    clauses = ("WDL-SKL7", "WDL-SET20")
    hero: HeroId

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, self.hero)

    def options(self, woods: Woods) -> list[FlipCard]:
        cards = box_of(woods).loot
        return [FlipCard(card) for card in kinds(woods.loot[self.hero]) if cards[card].kind == "flip"]

    def default(self, woods: Woods) -> FlipCard:
        return FlipCard(drawn_last(woods, self.hero, [option.card for option in self.options(woods)]))

    def take(self, woods: Woods, option: FlipCard, table: Table) -> None:
        flip_card(woods, self.hero, option.card, table)

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero}


class TurnCardsUp(Do[Woods]):
    """Before the dice are rolled, used cards are turned face up again; not if Poison has ended the turn."""

    clauses = ("WDL-LOOT4", "WDL-ADV4", "WDL-DWN1")

    def do(self, woods: Woods, table: Table) -> None:
        hero = woods.active
        if woods.used_loot[hero] and not is_over(woods):
            table.tell(CardsTurnedUp(hero, woods.used_loot[hero]))
            woods.loot[hero] = tuple(sorted(woods.loot[hero] + woods.used_loot[hero]))
            woods.used_loot[hero] = ()
