"""The maze as text: flat-topped hexes that share their sides, walls as lines and exits as gaps (RRR-GEO2).

Everything is taken from a view, so a picture shows nothing that its seat does not see.
"""

from collections.abc import Iterator

from lairkeeper.display.canvas import Canvas
from lairkeeper.display.picture import Ink, Picture, Sketch, seat_ink
from lairkeeper.games.run_run_run.board.hexes import Hex, Side, coordinates, neighbour, opposite
from lairkeeper.games.run_run_run.board.maze import DOOR_TILE, VAULT_TILE
from lairkeeper.games.run_run_run.components.box import SIDES, Box, box
from lairkeeper.games.run_run_run.display.panels import facts, figures, legend, own
from lairkeeper.games.run_run_run.display.signs import (
    DOOR_TOKEN,
    EARS,
    HEART,
    MARKER,
    TORCH_TOKEN,
    creature_sign,
    place_name,
    signs_of,
)
from lairkeeper.games.run_run_run.records.options import OpenDoorAt
from lairkeeper.games.run_run_run.view import CatView, MummyView, PyramidView, SpaceView, TriangleView
from lairkeeper.kernel import Option

FLAT = 6
STRIDE = FLAT + 2
TALL = 4
MIDDLE = STRIDE // 2 + 1

_FLAT_SIDES = {0: 0, 3: TALL}
_SLANTS = {
    1: ((STRIDE, 1, "\\"), (STRIDE + 1, 2, "\\")),
    2: ((STRIDE + 1, 3, "/"), (STRIDE, 4, "/")),
    4: ((0, 3, "\\"), (1, 4, "\\")),
    5: ((1, 1, "/"), (0, 2, "/")),
}
"""Per slanting side, its characters: where they stand from the corner of the hex, and how a wall looks there."""


def draw(view: PyramidView, sketch: Sketch) -> Picture:
    """A view for a terminal."""
    content = box(view.options.content)
    return Picture(
        board="\n".join(draw_maze(view, sketch)),
        facts=tuple(facts(view, content, sketch.speech)),
        figures=tuple(figures(view, content, sketch.speech)),
        own="\n".join(own(view, content, sketch)),
        legend=legend(sketch.speech),
    )


def draw_maze(view: PyramidView, sketch: Sketch) -> Iterator[str]:
    """The maze and the empty hexes its exits lead to, cut to size around the active cat."""
    canvas = Canvas()
    _Maze(view, sketch, canvas).draw()
    x, y = corner(view.cats[view.active].hex)
    return canvas.cut(canvas.around(x + MIDDLE, y + TALL // 2, sketch.width, sketch.height))


def corner(hex_: Hex) -> tuple[int, int]:
    """The column and the row where the drawing of a hex begins; the next hex to the south-east is half a hex lower."""
    q, r = coordinates(hex_)
    return q * STRIDE, r * TALL + q * TALL // 2


class _Maze:
    """One drawing in the making."""

    def __init__(self, view: PyramidView, sketch: Sketch, canvas: Canvas) -> None:
        self.view, self.sketch, self.canvas = view, sketch, canvas
        self.box: Box = box(view.options.content)
        self.laid = {space.hex: space for space in view.spaces}
        self.passages = {frozenset((passage.origin, passage.to)) for passage in view.passages}
        self.choices = _numbers(sketch.choices)

    def draw(self) -> None:
        for hex_ in self._empty_hexes():
            self._empty_hex(hex_)
        for space in self.view.spaces:
            for side in range(SIDES):
                self._side(space.hex, Side(side))
            self._inside(space)
        for mechanism in self.view.mechanisms:
            self._mechanism(mechanism)

    def _empty_hexes(self) -> dict[Hex, None]:
        """Hexes that an exit leads to, that can be chosen, or that somebody marked."""
        led_to = (
            neighbour(space.hex, Side(side))
            for space in self.view.spaces
            for side in range(SIDES)
            if space.exits >> side & 1
        )
        named = (*led_to, *self.choices, *map(Hex, self.sketch.markers.values()))
        return dict.fromkeys(hex_ for hex_ in named if hex_ not in self.laid)

    def _empty_hex(self, hex_: Hex) -> None:
        x, y = corner(hex_)
        self.canvas.put_centred(x + MIDDLE, y + 2, place_name(hex_), "quiet")
        if hex_ in self.choices:
            self.canvas.put_centred(x + MIDDLE, y + 3, self.choices[hex_], "choice")
        for seat, marked in self.sketch.markers.items():
            if marked == hex_:
                self.canvas.put_centred(x + MIDDLE, y + 1, f"{MARKER}{seat + 1}", seat_ink(seat))

    def _side(self, hex_: Hex, side: Side) -> None:
        x, y = corner(hex_)
        kind, ink = self._kind_of(hex_, side)
        if side in _FLAT_SIDES:
            text = {"wall": "_" * FLAT, "gap": "_ .. _", "passage": "_=  =_"}[kind]
            self.canvas.put(x + 2, y + _FLAT_SIDES[side], text, ink)
            return
        for dx, dy, wall in _SLANTS[side]:
            self.canvas.put(x + dx, y + dy, {"wall": wall, "gap": ".", "passage": "="}[kind], ink)

    def _kind_of(self, hex_: Hex, side: Side) -> tuple[str, Ink]:
        beyond = neighbour(hex_, side)
        if frozenset((hex_, beyond)) in self.passages:
            return "passage", "accent"
        is_exit = self.laid[hex_].exits >> side & 1
        meets = beyond not in self.laid or self.laid[beyond].exits >> opposite(side) & 1
        return ("gap", "opening") if is_exit and meets else ("wall", "line")

    def _inside(self, space: SpaceView) -> None:
        x, y = corner(space.hex)
        middle = x + MIDDLE
        if space.hex in self.choices:
            self.canvas.put_centred(middle, y + 1, self.choices[space.hex], "choice")
        else:
            self.canvas.put_centred(middle, y + 1, self._name(space), "strong" if space.card < 0 else "quiet")
        cats = [cat for cat in self.view.cats if cat.hex == space.hex]
        self._line(middle, y + 2, [*self._signs(space), *_cats(cats)])
        self._line(middle, y + 3, self._mummies([mummy for mummy in self.view.awake if mummy.hex == space.hex]))

    def _line(self, middle: int, y: int, parts: list[tuple[str, Ink | None]]) -> None:
        x = middle - sum(len(text) for text, _ in parts) // 2
        for text, ink in parts:
            self.canvas.put(x, y, text, ink)
            x += len(text)

    def _name(self, space: SpaceView) -> str:
        if space.card == VAULT_TILE:
            return self.sketch.speech.say("picture-vault")
        return self.sketch.speech.say("picture-door") if space.card == DOOR_TILE else place_name(space.hex)

    def _signs(self, space: SpaceView) -> list[tuple[str, Ink | None]]:
        if space.card < 0:
            return []
        room = self.box.rooms[space.card]
        return [(signs_of(room, is_lit=room.torch or space.has_torch), "accent")]

    def _mummies(self, mummies: list[MummyView]) -> list[tuple[str, Ink | None]]:
        text = "".join(f"{creature_sign(self.box, mummy.mummy)}{HEART}{mummy.hearts}" for mummy in mummies)
        if len(text) > STRIDE:
            text = "".join(creature_sign(self.box, mummy.mummy) for mummy in mummies)
        return [(text, "danger")]

    def _mechanism(self, mechanism: TriangleView) -> None:
        """A token lies where three Rooms meet: at one end of the flat side between two of them."""
        upper, lower = next(
            (one, other) for one in mechanism.rooms for other in mechanism.rooms if other == neighbour(one, Side(3))
        )
        (third,) = set(mechanism.rooms) - {upper, lower}
        x, y = corner(lower)
        is_right = corner(third)[0] > x
        sign = DOOR_TOKEN if mechanism.opens_door else TORCH_TOKEN
        self.canvas.put(x + 1 + FLAT if is_right else x + 2, y, sign, "good" if mechanism.opens_door else "accent")


def _cats(cats: list[CatView]) -> list[tuple[str, Ink | None]]:
    if not cats:
        return []
    figures: list[tuple[str, Ink | None]] = [(str(cat.seat + 1), seat_ink(cat.seat)) for cat in cats]
    return [(EARS, "strong"), *figures, (EARS, "strong")]


def _numbers(choices: tuple[Option, ...]) -> dict[Hex, str]:
    """Per hex, the numbers of the answers that name it."""
    numbers: dict[Hex, list[str]] = {}
    for number, option in enumerate(choices, 1):
        hex_ = getattr(option, "hex", None)
        if hex_ is not None:
            place = neighbour(option.hex, option.side) if isinstance(option, OpenDoorAt) else hex_
            numbers.setdefault(place, []).append(str(number))
    return {hex_: f"‹{'/'.join(each)}›" for hex_, each in numbers.items()}
