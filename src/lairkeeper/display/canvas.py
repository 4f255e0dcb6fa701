"""A character canvas: written in any order, then cut out, whole or in part."""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from lairkeeper.display.picture import Ink, inked

Cell = tuple[str, Ink | None]

_BLANK: Cell = (" ", None)


class Area(NamedTuple):
    """A part of the sheet; the right and the lower bound lie outside."""

    left: int
    top: int
    right: int
    bottom: int


class Canvas:
    """Later writing covers earlier writing."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], Cell] = {}

    def put(self, x: int, y: int, text: str, ink: Ink | None = None) -> None:
        for offset, letter in enumerate(text):
            self._cells[x + offset, y] = (letter, ink)

    def put_centred(self, middle: int, y: int, text: str, ink: Ink | None = None) -> None:
        self.put(middle - len(text) // 2, y, text, ink)

    @property
    def extent(self) -> Area:
        columns = [x for x, _ in self._cells]
        rows = [y for _, y in self._cells]
        return Area(min(columns), min(rows), max(columns) + 1, max(rows) + 1)

    def around(self, x: int, y: int, width: int, height: int | None) -> Area:
        """A part that is at most so large and shows this place, near its middle where the sheet allows it."""
        whole = self.extent
        left, right = _window(whole.left, whole.right, x, width)
        top, bottom = _window(whole.top, whole.bottom, y, whole.bottom - whole.top if height is None else height)
        return Area(left, top, right, bottom)

    def cut(self, area: Area) -> Iterator[str]:
        """The lines of a part, with their inks."""
        for y in range(area.top, area.bottom):
            cells = [self._cells.get((x, y), _BLANK) for x in range(area.left, area.right)]
            runs = groupby(cells, key=lambda cell: cell[1])
            yield "".join(inked("".join(letter for letter, _ in run), ink) for ink, run in runs).rstrip()


def _window(low: int, high: int, middle: int, size: int) -> tuple[int, int]:
    if high - low <= size:
        return low, high
    start = min(max(low, middle - size // 2), high - size)
    return start, start + size
