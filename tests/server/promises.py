"""Acknowledged answers, and those that a log holds."""

from collections.abc import Iterator

from msgspec import Struct

from lairkeeper.kernel import CHANCE, CLOCK, Seat
from lairkeeper.server.table.records import Answered, Opened, read_record
from lairkeeper.server.table.state import TableState


class Promise(Struct, frozen=True):
    """An acknowledged answer: it has to be in the log, by the number of its question."""

    seat: int
    number: int
    option: bytes


def answers_in(blobs: list[bytes]) -> Iterator[Promise]:
    """What the log says that people answered, with the numbers by which their clients knew the questions."""
    opening, *records = [read_record(blob) for blob in blobs]
    assert isinstance(opening, Opened)
    table = TableState(opening)
    for record in records:
        if isinstance(record, Answered) and record.seat != CHANCE:
            seat = Seat(record.seat)
            asked = next(d for d in table.playing().state.decisions if d.number_for(seat) == record.number)
            number = asked.clock_number if seat == CLOCK else table.shown_number(asked, seat)
            yield Promise(seat, number, bytes(record.option))
        table.fold(record)
