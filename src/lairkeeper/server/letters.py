"""What visitors of a table are told next, and how much they have been told."""

from msgspec import Struct

from lairkeeper.kernel import Seat
from lairkeeper.server import showing
from lairkeeper.server.table import Table
from lairkeeper.server.visit import Visit


class Told:
    """How much of the log and of the chat visitors have heard, of which version, and what they saw beside the board."""

    def __init__(self, table: Table, scene: showing.Scene) -> None:
        self.version = table.version
        self.log = log_length(table)
        self.chat = len(table.chat)
        self.scene = scene

    def forget_from(self, length: int) -> None:
        """Answers were taken back: what follows takes the place of what was told."""
        self.log = min(self.log, length)


class Letter(Struct):
    """What one visitor will be told, if anything, and the seats they will hold then."""

    visit: Visit
    seats: list[Seat]
    blob: bytes | None


class Letters(Struct):
    told: Told
    letters: list[Letter]


def log_length(table: Table) -> int:
    return len(table.match.told) if table.match else 0
