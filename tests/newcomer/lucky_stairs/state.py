"""The box, the table as plain data, and what a seat sees of it."""

from pathlib import Path

from msgspec import Struct

from lairkeeper.content import Box, Boxes, read_tables
from lairkeeper.kernel import Record, Seat, World


class StairsTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`content/stairs.toml`."""

    top: int
    faces: tuple[int, ...]
    origin: str


class StairsBox(Box, frozen=True):
    stairs: StairsTable


BOXES = Boxes[StairsBox](lambda pack: read_tables(StairsBox, Path(__file__).parent / "content", pack))


class Stairs(World):
    """`landings` is how far each seat has got for good; `climbed` is what the active one risks."""

    landings: list[int]
    active: Seat
    climbed: int
    top: int
    faces: tuple[int, ...]


class StairsView(Record):
    landings: tuple[int, ...]
    active: Seat
    climbed: int
    top: int


def view(stairs: Stairs, seat: Seat | None) -> StairsView:
    """Everybody sees everything: every field is named here, so that a new one is not shown by mistake."""
    return StairsView(tuple(stairs.landings), stairs.active, stairs.climbed, stairs.top)
