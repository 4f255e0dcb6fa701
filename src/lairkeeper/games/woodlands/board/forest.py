"""The forest: pure geometry, no rule and no state beyond the tiles that lie on the table.

A forest never changes: laying a tile makes a new one, and clones of a game share it. So whatever follows from the tiles
alone (links, distances, the cells around them) is worked out once per forest and kept with it. A *node* is a place to
stand: a tile, or one of the two dead ends of a tile whose paths do not meet. Nodes are numbered in the order they were
laid; a set of nodes is a mask of these numbers.
"""

from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple, NewType

from lairkeeper.games.woodlands.board.cells import AROUND, Cell, Side
from lairkeeper.kernel.data.record import Record
from lairkeeper.kernel.definition.clauses import applies

NodeId = NewType("NodeId", int)
TileId = NewType("TileId", int)

FAR = 1 << 30
INSIDE = NodeId(100)
"""Added to a node, it names the Den below: a place without paths, so nothing here knows it but its tile."""


class Laid(Record):
    """A tile on the table; `places` are the sides with a path, as it lies, of each of its places."""

    cell: Cell
    tile: TileId
    rotation: int
    places: tuple[int, ...]

    @property
    def sides(self) -> int:
        return self.places[0] | self.places[-1]


class Node(Record):
    """A place to stand: which laid tile, and which of its places."""

    laid: int
    place: int
    cell: Cell
    sides: int


class Lie(NamedTuple):
    """A rotation of a tile: the sides with a path, and whether they end in dead ends that do not meet."""

    rotation: int
    sides: int
    is_split: bool


Shape = tuple[Lie, ...]
"""The rotations of a tile that can be told apart."""


class EmptyCell(NamedTuple):
    """An empty cell: its sides that touch a tile, those that face a path, and those that face an open path."""

    touching: int
    facing: int
    open: int


BARREN = EmptyCell(0, 0, 0)
ANY = -1
"""No side has to stay open."""
EVERY_SIDE = 15


class _Survey(NamedTuple):
    """What follows from a forest, brought up to date as tiles are laid."""

    at: dict[Cell, int]
    nodes: list[Node]
    ways: list[int]
    exits: list[dict[Side, NodeId]]
    sites: dict[Cell, EmptyCell]
    open_paths: int

    def with_tile(self, laid: Laid, number: int, sealed: tuple[Cell, ...]) -> "_Survey":
        at, nodes, sites = self.at.copy(), self.nodes.copy(), self.sites.copy()
        ways, exits = self.ways.copy(), [side.copy() for side in self.exits]
        open_paths = self.open_paths - sites.pop(laid.cell, BARREN).open.bit_count()
        at[laid.cell] = number
        is_split = len(laid.places) > 1
        for place, sides in enumerate(laid.places):
            node = NodeId(len(nodes))
            nodes.append(Node(number, place, laid.cell, sides))
            ways.append(0)
            exits.append({})
            for side, step, bit, facing in AROUND:
                beyond = Cell(laid.cell + step)
                if sides & bit and beyond in at:
                    _link(nodes, ways, exits, node, side, _facing(nodes, beyond, facing))
        for _, step, bit, facing in AROUND:
            beyond = Cell(laid.cell + step)
            if beyond not in at and beyond not in sealed:
                touching, faced, opened = sites.get(beyond, BARREN)
                has_path = bool(laid.sides & bit)
                is_open = has_path and not is_split
                sites[beyond] = EmptyCell(
                    touching | facing, faced | (facing if has_path else 0), opened | (facing if is_open else 0)
                )
                open_paths += is_open
        return _Survey(at, nodes, ways, exits, sites, open_paths)


def _facing(nodes: list[Node], cell: Cell, bit: int) -> NodeId | None:
    """The node on a cell whose path leads through this side."""
    return next((NodeId(place) for place, node in enumerate(nodes) if node.cell == cell and node.sides & bit), None)


def _link(
    nodes: list[Node],
    ways: list[int],
    exits: list[dict[Side, NodeId]],
    node: NodeId,
    side: Side,
    other: NodeId | None,
) -> None:
    if other is not None:
        ways[node] |= 1 << other
        ways[other] |= 1 << node
        exits[node][side] = other
        exits[other][Side((side + 2) % len(AROUND))] = node


class Forest(Record, dict=True, gc=True):
    """The tiles in the order they were laid, and cells that stay empty for ever."""

    tiles: tuple[Laid, ...]
    sealed: tuple[Cell, ...] = ()

    def laying(self, laid: Laid) -> "Forest":
        """This forest with one more tile."""
        forest = Forest((*self.tiles, laid), self.sealed)
        vars(forest)["_survey"] = self._survey.with_tile(laid, len(self.tiles), self.sealed)
        return forest

    @cached_property
    def _survey(self) -> _Survey:
        survey = _Survey({}, [], [], [], {}, 0)
        for number, laid in enumerate(self.tiles):
            survey = survey.with_tile(laid, number, self.sealed)
        return survey

    @property
    def at(self) -> dict[Cell, int]:
        """Per cell, the number of the tile that lies there."""
        return self._survey.at

    @property
    def nodes(self) -> list[Node]:
        return self._survey.nodes

    @property
    def ways(self) -> list[int]:
        """Per node, the set of nodes linked with it."""
        return self._survey.ways

    @property
    def exits(self) -> list[dict[Side, NodeId]]:
        """Per node, the linked node on each side that has one."""
        return self._survey.exits

    @property
    def sites(self) -> dict[Cell, EmptyCell]:
        """The empty cells that touch a tile."""
        return self._survey.sites

    @property
    @applies("WDL-TILE42", "WDL-GRO7")
    def open_paths(self) -> int:
        """How many paths lead out of the forest; dead ends that are not linked do not count."""
        return self._survey.open_paths

    @cached_property
    def node_of(self) -> dict[TileId, NodeId]:
        """Per tile, its (first) node."""
        return {self.tiles[node.laid].tile: NodeId(n) for n, node in enumerate(self.nodes) if not node.place}

    def tile_of(self, node: NodeId) -> TileId:
        """The tile of a node, also of the Den below it."""
        return self.tiles[self.nodes[node % INSIDE].laid].tile

    @applies("WDL-TILE41", "WDL-TILE42", "WDL-RSK1", "WDL-CH5-14")
    def way_out(self, node: NodeId, side: Side) -> Cell | None:
        """The empty cell that an open path of this node leads to on this side."""
        place = self.nodes[node]
        cell = Cell(place.cell + AROUND[side][1])
        site = self.sites.get(cell)
        return cell if site and place.sides & 1 << side and site.open & AROUND[side][3] else None

    @cached_property
    def ways_out(self) -> list[tuple[Side, ...]]:
        """Per node, the sides with an open path."""
        sides = [side for side, *_ in AROUND]
        every = range(len(self.nodes))
        return [tuple(side for side in sides if self.way_out(NodeId(node), side) is not None) for node in every]

    @cached_property
    def _known(self) -> dict[tuple[Shape, bool], dict[Cell, tuple[int, ...]]]:
        return {}

    @applies("WDL-GRO3", "WDL-GRO5", "WDL-GRO16")
    def placements(self, shape: Shape, *, may_close: bool) -> dict[Cell, tuple[int, ...]]:
        """Per cell where a tile may go, the rotations it may have there."""
        known = self._known.get((shape, may_close))
        if known is None:
            known = self._known[shape, may_close] = {}
            open_paths, sites, free = self.open_paths, self.sites, _free_turns(shape)
            for cell in sorted(sites):
                site = sites[cell]
                if not may_close and open_paths <= site.open.bit_count():
                    fitting = self.turns_at(cell, shape, may_close=False)
                elif site in free:
                    fitting = free[site]
                else:
                    fitting = free[site] = _fitting(shape, site, ANY, EVERY_SIDE)
                if fitting:
                    known[cell] = fitting
        return known

    @applies("WDL-GRO5", "WDL-GRO7", "WDL-RSK6")
    def turns_at(self, cell: Cell, shape: Shape, *, may_close: bool, linking: int = EVERY_SIDE) -> tuple[int, ...]:
        """The rotations a tile may have on a cell; one of its links must lead through a side of `linking`."""
        site = self.sites[cell]
        if may_close or self.open_paths > site.open.bit_count():
            return _fitting(shape, site, ANY, linking)
        return _fitting(shape, site, self._free_sides(cell) & ~site.touching, linking)

    @applies("WDL-CH5-14")
    def _free_sides(self, cell: Cell) -> int:
        """The sides of a cell beyond which a tile may still be laid."""
        return sum(bit for _, step, bit, _ in AROUND if Cell(cell + step) not in self.sealed)

    @cached_property
    def _rings(self) -> dict[NodeId, tuple[int, ...]]:
        return {}

    def rings(self, start: NodeId) -> tuple[int, ...]:
        """Per number of moves along links, the set of nodes first reached with so many."""
        known = self._rings.get(start)
        if known is None:
            known = self._rings[start] = tuple(self._spread(start))
        return known

    def _spread(self, start: NodeId) -> Iterator[int]:
        ways = self.ways
        seen = ring = 1 << start
        while ring:
            yield ring
            beyond = 0
            for node in members(ring):
                beyond |= ways[node]
            ring = beyond & ~seen
            seen |= ring

    def distance(self, start: NodeId, targets: int) -> int:
        """The fewest moves from a node onto any of these; `FAR` if there is no way."""
        return next((steps for steps, ring in enumerate(self.rings(start)) if ring & targets), FAR)


@lru_cache(maxsize=1 << 10)
def _free_turns(shape: Shape) -> dict[EmptyCell, tuple[int, ...]]:
    """The rotations found so far where the forest stays open anyway: a shape is hashed once, and not for every cell."""
    return {}


@lru_cache(maxsize=1 << 14)
@applies("WDL-GRO3", "WDL-GRO4", "WDL-GRO5", "WDL-TILE39", "WDL-TILE42")
def _fitting(shape: Shape, site: EmptyCell, needed: int, linking: int) -> tuple[int, ...]:
    """Rotations with a link to an open path: of these the most links, of these the fewest blocked paths.

    Where the tile must keep the forest open, `needed` are the sides of which one at least gets a path.
    """
    fits = [
        (-(lie.sides & site.facing).bit_count(), _blocked(lie.sides, site), lie.rotation)
        for lie in shape
        if lie.sides & site.open & linking and (needed == ANY or _opens(lie, needed))
    ]
    best = min(fits, default=(0, 0, 0))[:2]
    return tuple(rotation for links, blocked, rotation in fits if (links, blocked) == best)


def _opens(lie: Lie, needed: int) -> bool:
    """Whether the tile would bring an open path on one of these sides."""
    return not lie.is_split and bool(lie.sides & needed)


def _blocked(sides: int, site: EmptyCell) -> int:
    """Paths that would face a side without one: the tile's own and those of its neighbours."""
    return (sides & site.touching & ~site.facing).bit_count() + (site.facing & ~sides).bit_count()


def members(nodes: int) -> Iterator[NodeId]:
    """The numbers in a set of nodes, lowest first."""
    while nodes:
        low = nodes & -nodes
        yield NodeId(low.bit_length() - 1)
        nodes ^= low
