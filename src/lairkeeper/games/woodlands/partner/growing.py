"""Forest Growth: where a tile is put."""

from collections.abc import Sequence

from lairkeeper.games.woodlands.cells import AROUND, Cell
from lairkeeper.games.woodlands.forest import Forest, Laid, NodeId
from lairkeeper.games.woodlands.options import PlaceAt, Turn
from lairkeeper.games.woodlands.state import Woods, box_of
from lairkeeper.kernel import Option

SPECIAL = {"campfire": 3.0, "well": 2.0, "merchant": 1.5, "boss": 1.2, "den": 0.3, "inn": 1.0}
TREASURE, MONSTER, THORNS, RUNE = 1.6, 0.3, -0.8, 0.0
OPEN_PATH, LINK = 0.35, 0.2
FAR = 14


def place(woods: Woods, options: Sequence[Option]) -> Option:
    """Good tiles go where the Heroes are, bad ones out of their way."""
    return max(options, key=lambda option: space_worth(woods, option.cell if isinstance(option, PlaceAt) else Cell(0)))


def space_worth(woods: Woods, cell: Cell) -> float:
    near = [node for node, side in neighbours(woods.forest, cell)]
    moves = [
        min((woods.forest.distance(woods.nodes[hero], 1 << node) for node in near), default=FAR) for hero in woods.party
    ]
    away = sum(min(FAR, steps) for steps in moves) / max(1, len(moves))
    return -away * (0.3 + tile_worth(woods)) + LINK * len(near)


def neighbours(forest: Forest, cell: Cell) -> list[tuple[NodeId, int]]:
    """The nodes whose paths lead to a cell."""
    found = []
    for _, step, _, facing in AROUND:
        for number, node in enumerate(forest.nodes):
            if node.cell == cell + step and node.sides & _back(facing):
                found.append((NodeId(number), facing))
    return found


def _back(facing: int) -> int:
    return facing


def tile_worth(woods: Woods) -> float:
    """How much the Heroes want to be near the drawn tile."""
    tile = box_of(woods).tiles[woods.drawn]
    worth = SPECIAL.get(tile.special, 0.0)
    for shown in tile.places:
        worth += TREASURE * shown.treasure + MONSTER * shown.monsters + THORNS * shown.brambles
        worth += errand(woods) * (shown.rune is not None)
    return max(-0.25, worth)


def errand(woods: Woods) -> float:
    """Chapters 1 and 5 need the Runes."""
    return 1.5 if woods.options.chapter in (1, 5) else RUNE


def turn(woods: Woods, options: Sequence[Option], cell: Cell) -> Option:
    """The rotation that leaves most paths open."""

    def opened(option: Option) -> int:
        rotation = option.rotation if isinstance(option, Turn) else 0
        laid = Laid(cell, woods.drawn, rotation, box_of(woods).placed[woods.drawn][rotation])
        return woods.forest.laying(laid).open_paths

    return max(options, key=opened)
