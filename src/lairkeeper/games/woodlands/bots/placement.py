"""Forest Growth: where a tile is put."""

from collections.abc import Sequence

from lairkeeper.games.woodlands.board.cells import AROUND, Cell
from lairkeeper.games.woodlands.board.forest import Forest, Laid, NodeId
from lairkeeper.games.woodlands.bots.errands import corruption_after
from lairkeeper.games.woodlands.records.options import PlaceAt, Turn
from lairkeeper.games.woodlands.rules.goals import lit
from lairkeeper.games.woodlands.state import Woods, box_of
from lairkeeper.kernel import Option

SPECIAL = {"campfire": 3.0, "well": 2.0, "merchant": 1.5, "boss": 1.2, "den": 0.3, "inn": 1.0}
TREASURE, MONSTER, THORNS = 1.6, 0.3, -0.8
LINK = 0.2
FAR = 14
LAST_ONE = 2.0
"""All have to come to the Boss, so the way of the last one counts most."""
SPOILED = 2.0
"""What a tile of corruption counts against a space."""


def place(woods: Woods, options: Sequence[Option]) -> Option:
    """Good tiles go where the Heroes are, bad ones out of their way."""
    return max(options, key=lambda option: space_worth(woods, option.cell if isinstance(option, PlaceAt) else Cell(0)))


def space_worth(woods: Woods, cell: Cell) -> float:
    near = neighbours(woods.forest, cell)
    moves = [
        min((woods.forest.distance(woods.nodes[hero], 1 << node) for node in near), default=FAR) for hero in woods.party
    ]
    away = sum(min(FAR, steps) for steps in moves) / max(1, len(moves))
    if box_of(woods).tiles[woods.drawn].special == "boss":
        away = (away + LAST_ONE * min(FAR, max(moves))) / (1 + LAST_ONE)
    return -away * (0.3 + tile_worth(woods)) + LINK * len(near) - SPOILED * least_spoiled(woods, cell)


def least_spoiled(woods: Woods, cell: Cell) -> int:
    """Chapter 5: how far the corruption would get if the tile is put here and turned well."""
    if woods.options.chapter != 5:
        return 0
    turns = woods.forest.placements(box_of(woods).shapes[woods.drawn], may_close=True).get(cell, ())
    return min((spoiled(woods, cell, rotation) for rotation in turns), default=0)


def spoiled(woods: Woods, cell: Cell, rotation: int) -> int:
    if woods.options.chapter != 5:
        return 0
    return corruption_after(woods, woods.forest.laying(laid_at(woods, cell, rotation)), woods.quest.corruption)


def laid_at(woods: Woods, cell: Cell, rotation: int) -> Laid:
    return Laid(cell, woods.drawn, rotation, box_of(woods).placed[woods.drawn][rotation])


def neighbours(forest: Forest, cell: Cell) -> list[NodeId]:
    """The nodes whose paths lead to a cell."""
    facing_sides = {cell + step: facing for _, step, _, facing in AROUND}
    nodes = enumerate(forest.nodes)
    return [NodeId(number) for number, node in nodes if node.sides & facing_sides.get(node.cell, 0)]


def tile_worth(woods: Woods) -> float:
    """How much the Heroes want to be near the drawn tile."""
    tile = box_of(woods).tiles[woods.drawn]
    worth = SPECIAL.get(tile.special, 0.0)
    for shown in tile.places:
        worth += TREASURE * shown.treasure + MONSTER * shown.monsters + THORNS * shown.brambles
        worth += rune_worth(woods, shown.rune) if shown.rune is not None else 0.0
    return max(-0.25, worth)


def rune_worth(woods: Woods, rune: str) -> float:
    """Chapters 1 and 5 need the Runes, the last one as long as the totem is not lit."""
    if woods.options.chapter == 5:
        return 0.0 if rune in lit(woods) else 3.0
    return 1.5 if woods.options.chapter == 1 else 0.0


def turn(woods: Woods, options: Sequence[Option], cell: Cell) -> Option:
    """The rotation that keeps the corruption back, and leaves most paths open."""

    def opened(option: Option) -> tuple[int, int]:
        rotation = option.rotation if isinstance(option, Turn) else 0
        return -spoiled(woods, cell, rotation), woods.forest.laying(laid_at(woods, cell, rotation)).open_paths

    return max(options, key=opened)
