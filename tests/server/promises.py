"""Acknowledged answers, and those that a log holds."""

from collections.abc import Iterator

from msgspec import Struct

from lairkeeper.kernel import CHANCE, CLOCK, Seat
from lairkeeper.server.table.records import Answered, Opened, TableRecord, read_record
from lairkeeper.server.table.state import TableState


class Promise(Struct, frozen=True):
    """An acknowledged answer: it has to be in the log, by the number of its question."""

    seat: int
    number: int
    option: bytes


class LogReader:
    """Reads the log of a table as it grows, and finds the answers in what is new."""

    def __init__(self) -> None:
        self.table: TableState | None = None
        self._known: list[bytes] = []

    def read(self, blobs: list[bytes]) -> Iterator[Promise]:
        """The answers of people since the last call, with the numbers by which their clients knew the questions."""
        assert blobs[: len(self._known)] == self._known, "what was in the log is there no longer"
        new, self._known = blobs[len(self._known) :], blobs
        for blob in new:
            yield from self._fold(read_record(blob))

    def _fold(self, record: TableRecord) -> Iterator[Promise]:
        if self.table is None:
            assert isinstance(record, Opened)
            self.table = TableState(record)
            return
        if isinstance(record, Answered) and record.seat != CHANCE:
            yield self._promised(self.table, record)
        self.table.fold(record)

    def _promised(self, table: TableState, record: Answered) -> Promise:
        seat = Seat(record.seat)
        asked = next(d for d in table.playing().state.decisions if d.number_for(seat) == record.number)
        number = asked.clock_number if seat == CLOCK else table.shown_number(asked, seat)
        return Promise(seat, number, bytes(record.option))


def answers_in(blobs: list[bytes]) -> Iterator[Promise]:
    """All answers of people in a log."""
    return LogReader().read(blobs)
