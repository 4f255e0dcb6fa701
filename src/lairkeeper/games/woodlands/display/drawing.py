"""The forest as text: square tiles that share their sides, walls as lines and paths as gaps.

Everything is taken from a view, so a picture shows nothing that nobody sees.
"""

from collections.abc import Iterator

from lairkeeper.display.canvas import Canvas
from lairkeeper.display.picture import Ink, Picture, Sketch, seat_ink
from lairkeeper.games.woodlands.board.cells import AROUND, Cell, Side, coordinates, neighbour
from lairkeeper.games.woodlands.board.forest import Laid, NodeId
from lairkeeper.games.woodlands.components.box import box
from lairkeeper.games.woodlands.components.kinds import Ground
from lairkeeper.games.woodlands.display.panels import facts, figures, legend, own
from lairkeeper.games.woodlands.view import FoeView, HeroView, WoodsView
from lairkeeper.kernel import Option

WIDE, TALL = 14, 5
MIDDLE = WIDE // 2
GAP = 4
CHEST, EVENT, BRAMBLES, RUNE = "□", "⁂", "♣", "◊"
CORRUPTION, TOKEN, CAMP, CLEARED = "▒", "◦", "▲", "△"
MONSTER, HIDDEN, BOSS, BOSS_CARD, DOWN = "m", "M", "B", "b", "×"

Parts = list[tuple[str, Ink | None]]


def draw(view: WoodsView, sketch: Sketch) -> Picture:
    """A view for a terminal."""
    content = box(view.options.content)
    return Picture(
        board="\n".join(draw_forest(view, sketch)),
        facts=tuple(facts(view, sketch.speech)),
        figures=tuple(figures(view, content, sketch.speech)),
        own="\n".join(own(view, content, sketch)),
        legend=legend(sketch.speech),
    )


def draw_forest(view: WoodsView, sketch: Sketch) -> Iterator[str]:
    """The forest and the empty cells one can choose, cut to size around the active Hero."""
    canvas = Canvas()
    _Forest(view, sketch, canvas).draw()
    active = next((hero.node for hero in view.heroes if hero.hero == view.active), NodeId(0))
    x, y = corner(view.tiles[view.nodes[active].laid].cell)
    return canvas.cut(canvas.around(x + MIDDLE, y + TALL // 2, sketch.width, sketch.height))


def corner(cell: Cell) -> tuple[int, int]:
    """The column and the row where the drawing of a cell begins."""
    x, y = coordinates(cell)
    return x * WIDE, y * TALL


class _Forest:
    """One drawing in the making."""

    def __init__(self, view: WoodsView, sketch: Sketch, canvas: Canvas) -> None:
        self.view, self.sketch, self.canvas = view, sketch, canvas
        self.content = box(view.options.content)
        self.choices = _cells_chosen(sketch.choices)
        self.ways = _ways_chosen(view, sketch.choices)
        self.laid = {laid.cell: laid for laid in view.tiles}

    def draw(self) -> None:
        for cell in self.view.quest.corruption:
            if cell not in self.laid:
                x, y = corner(cell)
                self.canvas.put_centred(x + MIDDLE, y + 2, CORRUPTION, "danger")
        for cell, number in self.choices.items():
            if cell not in self.laid:
                self._empty(cell, number)
        for place, laid in enumerate(self.view.tiles):
            self._frame(laid)
            self._inside(place, laid)
        for cell, number in self.ways.items():
            self._way(cell, number)

    def _way(self, cell: Cell, number: str) -> None:
        """The number of a move: in the empty space, or below the name of the tile, which stays readable."""
        x, y = corner(cell)
        if cell in self.laid:
            self.canvas.put(x + 1, y + 2, number, "choice")
        else:
            self.canvas.put_centred(x + MIDDLE, y + 1, f" {number} ", "choice")

    def _empty(self, cell: Cell, number: str) -> None:
        x, y = corner(cell)
        self.canvas.put_centred(x + MIDDLE, y + 3, number, "choice")

    def _frame(self, laid: Laid) -> None:
        x, y = corner(laid.cell)
        for side, step, bit, facing in AROUND:
            beyond = self.laid.get(Cell(laid.cell + step))
            is_path = laid.sides & bit and (beyond is None or beyond.sides & facing)
            ink: Ink = "opening" if is_path else "line"
            gap = (WIDE - GAP) // 2
            if side in (0, 2):
                line = "─" * gap + (" " * GAP if is_path else "─" * GAP) + "─" * (WIDE - gap - GAP)
                self.canvas.put(x, y + (TALL if side == 2 else 0), "┼" + line[1:] + "┼", ink)
            else:
                for row in range(1, TALL):
                    is_gap = is_path and row in (2, 3)
                    self.canvas.put(x + (WIDE if side == 1 else 0), y + row, " " if is_gap else "│", ink)

    def _inside(self, place: int, laid: Laid) -> None:
        x, y = corner(laid.cell)
        kind = self.content.tiles[laid.tile]
        name = label(self.sketch.speech.name("tile", laid.tile))
        self.canvas.put_centred(x + MIDDLE, y + 1, name, "strong" if kind.special != "none" else "quiet")
        nodes = [NodeId(n) for n, node in enumerate(self.view.nodes) if node.laid == place]
        self._line(x + MIDDLE, y + 2, self._signs(kind.places, nodes))
        self._line(x + MIDDLE, y + 3, [part for node in nodes for part in self._heroes(node)])
        foes = [part for node in nodes for part in self._foes(node)]
        self._line(x + MIDDLE, y + 4, foes)

    def _signs(self, places: tuple[Ground, ...], nodes: list[NodeId]) -> Parts:
        signs = "".join(BRAMBLES * ground.brambles + RUNE * (ground.rune is not None) for ground in places)
        chests = CHEST * sum(self.view.chests[node] for node in nodes)
        events = EVENT * sum(node in self.view.event_tokens for node in nodes)
        return [(signs, "quiet"), (chests + events + self._quest(nodes), "accent"), (self._spoilt(nodes), "danger")]

    def _quest(self, nodes: list[NodeId]) -> str:
        """Quest tokens, face down or up, and camps."""
        quest = self.view.quest
        tokens = sum(node in quest.down for node in nodes) + sum(node in nodes for node, _ in quest.up)
        camps = [CLEARED if camp.is_cleared else CAMP for camp in quest.camps if camp.node in nodes]
        return TOKEN * tokens + "".join(camps)

    def _spoilt(self, nodes: list[NodeId]) -> str:
        cells = {self.view.tiles[self.view.nodes[node].laid].cell for node in nodes}
        return CORRUPTION * len(cells.intersection(self.view.quest.corruption))

    def _heroes(self, node: NodeId) -> Parts:
        heroes = [hero for hero in self.view.heroes if hero.node == node]
        return [(_figure(self.view, hero), seat_ink(hero.seat)) for hero in heroes]

    def _foes(self, node: NodeId) -> Parts:
        card = BOSS_CARD if self.view.boss_card == node else ""
        foes = [foe for foe in self.view.foes if foe.node == node]
        return [("".join(_sign(foe) for foe in foes) + card, "danger")]

    def _line(self, middle: int, y: int, parts: Parts) -> None:
        x = middle - sum(len(text) for text, _ in parts) // 2
        for text, ink in parts:
            self.canvas.put(x, y, text, ink)
            x += len(text)


def _figure(view: WoodsView, hero: HeroView) -> str:
    """The number of a Hero in turn order."""
    place = [each.hero for each in view.heroes].index(hero.hero) + 1
    return str(place) if hero.hearts else f"{DOWN}{place}"


def _sign(foe: FoeView) -> str:
    """A Monster with its defence, the Boss, or a token face down."""
    if foe.kind is None:
        return HIDDEN
    return f"{BOSS if foe.threat else MONSTER}{foe.defence}"


def label(name: str) -> str:
    """As much of a name as a tile has room for: without its article, a proper name at its end before anything else."""
    room = WIDE - 3
    _, _, bare = name.partition(" ")
    bare = bare or name
    if len(bare) <= room:
        return bare
    last = bare.rpartition(" ")[2]
    return last if last[:1].isupper() and bare[:1].islower() else f"{bare[: room - 1]}…"


def _cells_chosen(choices: tuple[Option, ...]) -> dict[Cell, str]:
    """Per cell, the number of the answer that names it."""
    cells = {number: getattr(option, "cell", None) for number, option in enumerate(choices, 1)}
    return {cell: f"‹{number}›" for number, cell in cells.items() if cell is not None}


def _ways_chosen(view: WoodsView, choices: tuple[Option, ...]) -> dict[Cell, str]:
    """Per cell beside the active Hero, the numbers of the answers that lead there."""
    active = next((hero for hero in view.heroes if hero.hero == view.active), None)
    numbers: dict[Cell, list[str]] = {}
    for number, option in enumerate(choices, 1):
        side = getattr(option, "side", None)
        if side is not None and active is not None:
            cell = view.tiles[view.nodes[active.node].laid].cell
            numbers.setdefault(neighbour(cell, Side(side)), []).append(str(number))
    return {cell: f"‹{'/'.join(each)}›" for cell, each in numbers.items()}
