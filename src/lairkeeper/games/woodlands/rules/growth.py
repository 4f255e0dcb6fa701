"""Phase 1, Forest Growth (WDL-GRO): every player adds a tile."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.board.cells import Cell
from lairkeeper.games.woodlands.board.forest import Laid, NodeId, TileId
from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.records.events import (
    PileExhausted,
    TileDrawn,
    TilePlaced,
    TileRejected,
)
from lairkeeper.games.woodlands.records.options import DrawTile, PlaceAt, PlaceExtra, PlaceNone, Turn
from lairkeeper.games.woodlands.rules.boss import FindBoss
from lairkeeper.games.woodlands.rules.moments import grows, steps_at
from lairkeeper.games.woodlands.rules.monsters import PlaceMonsters
from lairkeeper.games.woodlands.state import (
    NO_TILE,
    Woods,
    box_of,
    ground,
    is_pile_empty,
    pile_size,
    players_from,
    power_of,
    seat_of,
    turn_order,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Option, Seat, Table, applies
from lairkeeper.kernel.errors import Fact


class GrowForest(Do[Woods]):
    """Every player in turn order adds a tile, also those whose Hero is down; then Xylia may add another one."""

    clauses = ("WDL-GRO1", "WDL-GRO2", "WDL-GRO14", "WDL-GRO15", "WDL-DWN3", "WDL-SET12")

    def do(self, woods: Woods, table: Table) -> None:
        woods.phase = "growth"
        heroes = turn_order(woods) if grows(woods) else ()
        table.then(*(AddTile(hero) for hero in heroes), *(OfferExtraTile(hero) for hero in heroes))


class AddTile(Do[Woods]):
    """A tile is drawn and added; where there is none, the Boss is revealed."""

    clauses = ("WDL-GRO2", "WDL-GRO10", "WDL-GRO11")
    hero: HeroId

    def do(self, woods: Woods, table: Table) -> None:
        woods.active = self.hero
        if is_pile_empty(woods):
            table.tell(PileExhausted(self.hero))
            table.then(FindBoss(), *steps_at(woods, "no_tile"))
        else:
            table.then(DrawNextTile(self.hero), JudgeTile(self.hero))


class OfferExtraTile(Ask[Woods, PlaceExtra | PlaceNone]):
    """At the end of the phase Xylia may add one more tile, once a round, also while she is down."""

    clauses = ("WDL-HERO5", "WDL-GRO14")
    hero: HeroId

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, self.hero)

    def options(self, woods: Woods) -> Iterator[PlaceExtra | PlaceNone]:
        if power_of(woods, self.hero, "extra_tile") and not is_pile_empty(woods):
            yield PlaceNone()
            yield PlaceExtra()

    def take(self, woods: Woods, option: PlaceExtra | PlaceNone, table: Table) -> None:
        if isinstance(option, PlaceExtra):
            table.then(AddTile(self.hero))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero}


class DrawNextTile(Chance[Woods, DrawTile]):
    """The top tile of the pile, for all to see.

    Nobody knows the order: any tile not seen yet may come, the Boss tile only among the last three of them. Tiles known
    to lie on top come first, tiles put under the pile come last, in the order they were put there.
    """

    clauses = ("WDL-GRO2", "WDL-SET6", "WDL-GRO8")
    hero: HeroId

    def odds(self, woods: Woods) -> Odds[DrawTile]:
        return Odds.even(DrawTile(tile) for tile in next_tiles(woods))

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, self.hero)

    def take(self, woods: Woods, draw: DrawTile, table: Table) -> None:
        take_tile(woods, draw.tile)
        woods.drawn = draw.tile
        table.tell(TileDrawn(self.hero, draw.tile))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero}


@applies("WDL-SET6")
def next_tiles(woods: Woods) -> tuple[TileId, ...]:
    """What the top tile of the pile may be."""
    return woods.tiles_on_top[:1] or unknown_tiles(woods)


@applies("WDL-SET6")
def unknown_tiles(woods: Woods) -> tuple[TileId, ...]:
    """What may lie below the tiles that are known to be on top."""
    if not woods.tiles_left:
        return woods.tiles_below[:1]
    if woods.above_boss:
        late = late_tiles(woods)
        return tuple(tile for tile in woods.tiles_left if tile not in late)
    return woods.tiles_left


@applies("WDL-SET6", "WDL-CH2-2")
def late_tiles(woods: Woods) -> tuple[TileId, ...]:
    """The tiles that lie in the lower part of the pile: the Boss; in chapter 2 the Energy Well and the Vortex."""
    special = box_of(woods).special_tile
    return (special["well"], special["vortex"]) if woods.options.chapter == 2 else (special["boss"],)


def take_tile(woods: Woods, tile: TileId) -> None:
    """Takes the top tile off the pile."""
    if woods.tiles_on_top:
        woods.tiles_on_top = woods.tiles_on_top[1:]
    else:
        take_unknown_tile(woods, tile)


def take_unknown_tile(woods: Woods, tile: TileId) -> None:
    """Takes the first tile below those that are known to be on top."""
    if woods.tiles_left:
        woods.tiles_left = tuple(left for left in woods.tiles_left if left != tile)
        woods.above_boss = max(0, woods.above_boss - 1)
    else:
        woods.tiles_below = woods.tiles_below[1:]


@applies("WDL-GRO9")
def is_last_tile(woods: Woods) -> bool:
    """Neither the pile nor the tiles rejected in this draw hold another one."""
    return not pile_size(woods) and not woods.rejected


class JudgeTile(Do[Woods]):
    """A tile that could only close the forest is rejected and another one drawn; the last tile may close it.

    If every tile of the pile is rejected, the Boss tile or else the first of them is placed all the same.
    """

    clauses = ("WDL-GRO6", "WDL-GRO7", "WDL-GRO8", "WDL-GRO9", "WDL-GRO17")
    hero: HeroId

    def do(self, woods: Woods, table: Table) -> None:
        shape, may_close = box_of(woods).shapes[woods.drawn], is_last_tile(woods)
        if woods.forest.placements(shape, may_close=may_close):
            table.then(ChooseSpace(self.hero, may_close))
            return
        reject_tile(woods, table)
        if pile_size(woods):
            table.then(DrawNextTile(self.hero), JudgeTile(self.hero))
        else:
            take_back(woods)
            table.then(ChooseSpace(self.hero, may_close=True))


def reject_tile(woods: Woods, table: Table) -> None:
    table.tell(TileRejected(woods.drawn))
    woods.rejected = (*woods.rejected, woods.drawn)
    woods.drawn = NO_TILE


def take_back(woods: Woods) -> None:
    """Of all tiles rejected the Boss tile is placed, or else the first."""
    boss = box_of(woods).special_tile["boss"]
    woods.drawn = boss if boss in woods.rejected else woods.rejected[0]
    woods.rejected = tuple(tile for tile in woods.rejected if tile != woods.drawn)


@applies("WDL-GRO8")
def bury_rejected(woods: Woods) -> None:
    """Rejected tiles go under the pile in the order drawn."""
    woods.tiles_below += woods.rejected
    woods.rejected = ()


class ChooseSpace(Ask[Woods, PlaceAt]):
    """A space beside a tile in play where the new tile is linked; the choice of the space is free."""

    clauses = ("WDL-GRO2", "WDL-GRO3", "WDL-GRO5", "WDL-GRO7")
    is_draft = True
    hero: HeroId
    may_close: bool

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, self.hero)

    def options(self, woods: Woods) -> Iterator[PlaceAt]:
        shape = box_of(woods).shapes[woods.drawn]
        return (PlaceAt(cell) for cell in woods.forest.placements(shape, may_close=self.may_close))

    def take(self, woods: Woods, place: PlaceAt, table: Table) -> None:
        table.then(ChooseRotation(self.hero, place.cell, self.may_close))

    def why_not(self, woods: Woods, option: Option) -> tuple[str, ...]:
        if isinstance(option, PlaceAt) and option.cell in woods.forest.sites:
            return ("WDL-GRO7",) if woods.forest.sites[option.cell].open else ("WDL-GRO3",)
        return ("WDL-GRO3",)

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero, "tile": woods.drawn}


class ChooseRotation(Ask[Woods, Turn]):
    """Of all rotations those with the most links, and of these those with the fewest blocked paths."""

    clauses = ("WDL-GRO4", "WDL-GRO5", "WDL-GRO16", "WDL-GRO18", "WDL-TILE39")
    is_draft = True
    hero: HeroId
    cell: Cell
    may_close: bool

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, self.hero)

    def begin_again(self) -> ChooseSpace:
        return ChooseSpace(self.hero, self.may_close)

    def options(self, woods: Woods) -> list[Turn]:
        shape = box_of(woods).shapes[woods.drawn]
        return [Turn(turn) for turn in woods.forest.turns_at(self.cell, shape, may_close=self.may_close)]

    def take(self, woods: Woods, turn: Turn, table: Table) -> None:
        table.then(PlaceTile(self.hero, self.cell, turn.rotation))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero, "tile": woods.drawn, "cell": self.cell}


class PlaceTile(Do[Woods]):
    """The tile is laid, rejected tiles go under the pile, and the tokens it asks for are put on it."""

    clauses = ("WDL-GRO2", "WDL-GRO8", "WDL-GRO13")
    hero: HeroId
    cell: Cell
    rotation: int

    def do(self, woods: Woods, table: Table) -> None:
        tile, woods.drawn = woods.drawn, NO_TILE
        lay_tile(woods, tile, self.cell, self.rotation)
        bury_rejected(woods)
        table.tell(TilePlaced(self.hero, tile, self.cell, self.rotation))
        places = len(box_of(woods).tiles[tile].places)
        last = len(woods.forest.nodes)
        table.then(*(DressNode(NodeId(node)) for node in range(last - places, last)))


def lay_tile(woods: Woods, tile: TileId, cell: Cell, rotation: int) -> None:
    """Enlarges the forest; nothing lies on the new nodes yet."""
    places = box_of(woods).placed[tile][rotation]
    woods.forest = woods.forest.laying(Laid(cell, tile, rotation, places))
    woods.chests += [0] * len(places)


class DressNode(Do[Woods]):
    """Chests, an Event token, Monsters face down, Orb tokens on the Well, a Boss card beside the Boss tile; no more."""

    clauses = (
        "WDL-GRO13",
        "WDL-TILE2",
        "WDL-TILE5",
        "WDL-TILE10",
        "WDL-TILE14",
        "WDL-TILE18",
        "WDL-TILE22",
        "WDL-TILE43",
        "WDL-CH2-4",
        "WDL-CH3-27",
    )
    node: NodeId

    def do(self, woods: Woods, table: Table) -> None:
        shown, special = ground(woods, self.node), box_of(woods).tiles[woods.forest.tile_of(self.node)].special
        woods.chests[self.node] = shown.treasure
        if shown.event:
            woods.event_tokens = (*woods.event_tokens, self.node)
        if special == "well" and woods.options.chapter != 2:
            woods.well_tokens = len(woods.party)
        if special == "boss" and woods.options.chapter != 3:
            woods.boss_card = self.node
        table.then(PlaceMonsters(self.node, shown.monsters), *steps_at(woods, "tile_placed", self.node))
