"""The grid of hexes: one int per hex, so that a neighbour is a sum (RRR-GEO1 to RRR-GEO3)."""

from typing import NewType

from lairkeeper.games.run_run_run.components.box import SIDES
from lairkeeper.kernel.definition.clauses import applies

Hex = NewType("Hex", int)
Side = NewType("Side", int)

_ROW = 256


@applies("RRR-GEO1")
def at(q: int, r: int) -> Hex:
    """The hex with these axial coordinates; the Vault is at (0, 0), which is 0."""
    return Hex(q * _ROW + r)


def coordinates(hex_: Hex) -> tuple[int, int]:
    q = (hex_ + _ROW // 2) // _ROW
    return q, hex_ - q * _ROW


DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
STEPS = tuple(int(at(q, r)) for q, r in DIRECTIONS)
AROUND = tuple((Side(side), step, 1 << side, 1 << (side + 3) % SIDES) for side, step in enumerate(STEPS))
"""Per side: its number, the way to the neighbour, its bit, and the bit of the side the neighbour shows."""


@applies("RRR-GEO2")
def neighbour(hex_: Hex, side: Side) -> Hex:
    return Hex(hex_ + STEPS[side])


@applies("RRR-GEO2")
def opposite(side: int) -> Side:
    """The side of the neighbour that this side faces."""
    return Side((side + 3) % SIDES)
