"""The Merchant (WDL-TILE34 to WDL-TILE38, WDL-TILE44)."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.components.box import Card
from lairkeeper.games.woodlands.records.events import GoodsLaidOut, LootBought, LootSold
from lairkeeper.games.woodlands.records.options import Buy, DrawLootCard, Sell
from lairkeeper.games.woodlands.rules.loot import KeepCard, drop_card, loot_odds, take_from_pile
from lairkeeper.games.woodlands.rules.orbs import gain_orbs, spend_orbs
from lairkeeper.games.woodlands.state import (
    Woods,
    box_of,
    has_enemy,
    here,
    is_over,
    kinds,
    players_from,
    special_of,
    without,
)
from lairkeeper.kernel import Chance, Do, Odds, Seat, Step, Table, applies


class LayOutGoods(Do[Woods]):
    """When a Hero enters the tile for the first time in the game, three cards are laid out as goods."""

    clauses = ("WDL-TILE34", "WDL-MOV6")

    def do(self, woods: Woods, table: Table) -> None:
        if woods.goods is None and not is_over(woods) and special_of(woods, here(woods)) == "merchant":
            woods.goods = ()
            table.then(*[LayOutCard()] * box_of(woods).supplies.goods, ShowGoods())


class LayOutCard(Chance[Woods, DrawLootCard]):
    """One card of the deck."""

    clauses = ("WDL-TILE34", "WDL-SET17")

    def odds(self, woods: Woods) -> Odds[DrawLootCard]:
        return loot_odds(woods)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, draw: DrawLootCard, table: Table) -> None:
        take_from_pile(woods, draw.card, table)
        woods.goods = tuple(sorted((*(woods.goods or ()), draw.card)))


class ShowGoods(Do[Woods]):
    """The goods lie face up and stay until they are bought."""

    clauses = ("WDL-TILE34", "WDL-TILE35")

    def do(self, woods: Woods, table: Table) -> None:
        table.tell(GoodsLaidOut(woods.goods or ()))


@applies("WDL-TILE35", "WDL-TILE36", "WDL-TILE37", "WDL-TILE38", "WDL-TILE44", "WDL-ORB2")
def trades(woods: Woods) -> Iterator[Buy | Sell]:
    """On the Merchant tile without enemies: goods for three orbs each, own cards for one orb each."""
    hero, node, supplies = woods.active, here(woods), box_of(woods).supplies
    if special_of(woods, node) != "merchant" or has_enemy(woods, node):
        return
    if woods.orbs[hero] >= supplies.price:
        yield from (Buy(card) for card in kinds(woods.goods or ()))
    yield from (Sell(card) for card in kinds(woods.loot[hero] + woods.used_loot[hero]))


def trade(woods: Woods, option: Buy | Sell) -> tuple[Step, ...]:
    return (BuyCard(option.card),) if isinstance(option, Buy) else (SellCard(option.card),)


class BuyCard(Do[Woods]):
    """The price is paid; the goods are not replaced."""

    clauses = ("WDL-TILE35", "WDL-TILE44", "WDL-LOOT6")
    card: Card

    def do(self, woods: Woods, table: Table) -> None:
        spend_orbs(woods, woods.active, box_of(woods).supplies.price, table)
        woods.goods = without(woods.goods or (), self.card)
        table.tell(LootBought(woods.active, self.card))
        table.then(KeepCard(woods.active, self.card))


class SellCard(Do[Woods]):
    """A card goes to the discard pile for one orb."""

    clauses = ("WDL-TILE36", "WDL-TILE38")
    card: Card

    def do(self, woods: Woods, table: Table) -> None:
        drop_card(woods, woods.active, self.card)
        table.tell(LootSold(woods.active, self.card))
        gain_orbs(woods, woods.active, box_of(woods).supplies.sale, "sale", table)
