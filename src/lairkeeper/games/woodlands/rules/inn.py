"""The Inn (WDL-INN): for an orb a Hero is served, twice in a game at most."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.board.forest import TileId
from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.records.events import TileScouted
from lairkeeper.games.woodlands.records.module_events import AleDrunk, AleTaken, HeroServed, InnDieRolled, TilesArranged
from lairkeeper.games.woodlands.records.module_options import BeServed, DrawInnCard, PutTile
from lairkeeper.games.woodlands.records.options import DrawTile, RollFace
from lairkeeper.games.woodlands.rules.effects import ApplyEffects, EffectStep, OnHeroes, carries_out
from lairkeeper.games.woodlands.rules.growth import take_unknown_tile, unknown_tiles
from lairkeeper.games.woodlands.rules.monsters import ONE_DIE
from lairkeeper.games.woodlands.rules.orbs import spend_orbs
from lairkeeper.games.woodlands.state import Woods, box_of, has_enemy, here, players_from, seat_of, special_of
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Step, Table, applies
from lairkeeper.kernel.errors import Fact


@applies("WDL-INN3", "WDL-INN4", "WDL-INN5", "WDL-INN6")
def services(woods: Woods) -> Iterator[BeServed]:
    """On the Inn tile without enemies: once per own turn and twice per game, while there are cards."""
    hero, node, supplies = woods.active, here(woods), box_of(woods).supplies
    if special_of(woods, node) != "inn" or has_enemy(woods, node) or not woods.inn_cards:
        return
    served = woods.served[hero]
    if len(served) < supplies.inn_visits and woods.round not in served and woods.orbs[hero] >= supplies.inn_price:
        yield BeServed()


def be_served(woods: Woods, option: BeServed) -> tuple[Step, ...]:
    return (Serve(),)


class Serve(Do[Woods]):
    """The orb is paid, and the top card of the Inn is for this Hero."""

    clauses = ("WDL-INN3", "WDL-INN4")

    def do(self, woods: Woods, table: Table) -> None:
        hero = woods.active
        spend_orbs(woods, hero, box_of(woods).supplies.inn_price, table)
        woods.served[hero] = (*woods.served[hero], woods.round)
        table.then(RevealInnCard(hero))


class RevealInnCard(Chance[Woods, DrawInnCard]):
    """A card of the Inn; once used it is gone."""

    clauses = ("WDL-INN2", "WDL-INN3", "WDL-INN5")
    hero: HeroId

    def odds(self, woods: Woods) -> Odds[DrawInnCard]:
        return Odds.even(DrawInnCard(card) for card in woods.inn_cards)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, self.hero)

    def take(self, woods: Woods, draw: DrawInnCard, table: Table) -> None:
        woods.inn_cards = tuple(card for card in woods.inn_cards if card != draw.inn_card)
        table.tell(HeroServed(self.hero, draw.inn_card))
        card = box_of(woods).inn[draw.inn_card]
        table.then(ApplyEffects(card.effects, self.hero))
        if card.gamble:
            table.then(RollInnDie(self.hero, draw))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero}


class RollInnDie(Chance[Woods, RollFace]):
    """Some cards are a game of chance."""

    clauses = ("WDL-INN3", "WDL-SET18")
    hero: HeroId
    card: DrawInnCard

    def odds(self, woods: Woods) -> Odds[RollFace]:
        return ONE_DIE

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, self.hero)

    def take(self, woods: Woods, roll: RollFace, table: Table) -> None:
        table.tell(InnDieRolled(self.hero, roll.face))
        table.then(ApplyEffects(box_of(woods).inn[self.card.inn_card].gamble[roll.face - 1], self.hero))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero}


@carries_out("ale")
class TakeAle(OnHeroes):
    """The +1 Combat die token; a Hero holds at most one."""

    clauses = ("WDL-INN7",)

    def on(self, woods: Woods, hero: HeroId, table: Table) -> None:
        if hero not in woods.ale:
            woods.ale = (*woods.ale, hero)
            table.tell(AleTaken(hero))


@applies("WDL-INN7")
def drink_up(woods: Woods, heroes: tuple[HeroId, ...], table: Table) -> None:
    """The token has served in a combat and is given back."""
    for hero in heroes:
        if hero in woods.ale:
            woods.ale = tuple(other for other in woods.ale if other != hero)
            table.tell(AleDrunk(hero))


@carries_out("arrange")
class ArrangeTiles(EffectStep):
    """The top tiles of the pile are looked at and put back on top in any order."""

    clauses = ("WDL-INN3",)

    def do(self, woods: Woods, table: Table) -> None:
        count = self.effect.amount
        table.then(*(PeekAtTile(self.hero, place) for place in range(count)), OrderTiles(self.hero, count, ()))


class PeekAtTile(Chance[Woods, DrawTile]):
    """One of the top tiles, for all to see, unless it is known already."""

    clauses = ("WDL-INN3", "WDL-SET6")
    hero: HeroId
    place: int

    def odds(self, woods: Woods) -> Odds[DrawTile]:
        known = woods.tiles_on_top[self.place : self.place + 1]
        return Odds.even(DrawTile(tile) for tile in known or unknown_tiles(woods))

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, self.hero)

    def take(self, woods: Woods, draw: DrawTile, table: Table) -> None:
        if self.place == len(woods.tiles_on_top):
            take_unknown_tile(woods, draw.tile)
            woods.tiles_on_top = (*woods.tiles_on_top, draw.tile)
        table.tell(TileScouted(self.hero, draw.tile))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero}


class OrderTiles(Ask[Woods, PutTile]):
    """The top tile, then the next one, until all lie in order."""

    clauses = ("WDL-INN3",)
    is_draft = True
    hero: HeroId
    count: int
    chosen: tuple[TileId, ...]

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, self.hero)

    def begin_again(self) -> "OrderTiles":
        return OrderTiles(self.hero, self.count, ())

    def options(self, woods: Woods) -> list[PutTile]:
        return [PutTile(tile) for tile in woods.tiles_on_top[: self.count] if tile not in self.chosen]

    def take(self, woods: Woods, option: PutTile, table: Table) -> None:
        chosen, seen = (*self.chosen, option.tile), woods.tiles_on_top[: self.count]
        if len(chosen) < len(seen):
            table.then(OrderTiles(self.hero, self.count, chosen))
        else:
            woods.tiles_on_top = chosen + woods.tiles_on_top[self.count :]
            table.tell(TilesArranged(self.hero, chosen))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero, "place": len(self.chosen) + 1}
