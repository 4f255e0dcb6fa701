"""The grid of square tiles: one int per cell, so that a neighbour is a sum. x grows to the East, y to the South."""

from typing import NewType

Cell = NewType("Cell", int)
Side = NewType("Side", int)

SIDES = 4
LETTERS = "NESW"
FULL_TURN = 360
QUARTER = 90

_ROW = 64


def at(x: int, y: int) -> Cell:
    """The cell with these coordinates; the Start tile of the standard game lies at (0, 0), which is 0."""
    return Cell(y * _ROW + x)


def coordinates(cell: Cell) -> tuple[int, int]:
    y = (cell + _ROW // 2) // _ROW
    return cell - y * _ROW, y


STEPS = (-_ROW, 1, _ROW, -1)
AROUND = tuple((Side(side), step, 1 << side, 1 << (side + 2) % SIDES) for side, step in enumerate(STEPS))
"""Per side (N, E, S, W): its number, the way to the neighbour, its bit, and the bit of the side the neighbour shows."""


def neighbour(cell: Cell, side: Side) -> Cell:
    return Cell(cell + STEPS[side])


def opposite(side: int) -> Side:
    """The side of the neighbour that this side faces."""
    return Side((side + 2) % SIDES)


def sides(paths: str) -> int:
    """The mask of printed paths, `"NES"`."""
    return sum(1 << LETTERS.index(letter) for letter in paths)


def turned(mask: int, degrees: int) -> int:
    """A mask after a rotation clockwise: at 90 degrees a path on N becomes a path on E."""
    turn = degrees // QUARTER
    return (mask << turn | mask >> SIDES - turn) & (1 << SIDES) - 1


def side_list(mask: int) -> tuple[Side, ...]:
    return tuple(Side(side) for side in range(SIDES) if mask >> side & 1)
