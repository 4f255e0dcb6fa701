"""Finished games, looked at again: after any number of answers, from any seat, or with all cards open."""

from lairkeeper.kernel import Match, Seat
from lairkeeper.kernel.journal import write_journal
from lairkeeper.server.errors import NotNow, UnknownSeat
from lairkeeper.server.protocol import Frame, LogLine
from lairkeeper.server.sending import Sender, ending, heard_by
from lairkeeper.server.table import AnyMatch, Table


def journal_of(table: Table) -> bytes:
    """The journal of a finished game, seed included where this server drew."""
    return write_journal(finished(table).sealed())


def frame(table: Table, step: int, seats: list[Seat | None]) -> Frame:
    """The table after so many answers, as these seats saw it."""
    match = finished(table)
    entries = match.journal.entries
    step = max(0, min(step, len(entries)))
    sender = Sender(_at(table, match, step))
    return Frame(
        step=step,
        steps=len(entries),
        points=[sender.point(seat) for seat in seats],
        log=heard_by(sender.log(step), [seat for seat in seats if seat is not None]),
        seats=[chair.name for chair in table.chairs],
        ending=ending(sender.table),
    )


def story(table: Table) -> list[LogLine]:
    """All that everybody heard, from the first answer to the last."""
    finished(table)
    return heard_by(Sender(table).log(0), [])


def points_of_view(table: Table, seat: int | None, is_open: bool) -> list[Seat | None]:
    """All seats, one, or a spectator's."""
    finished(table)
    seats = [Seat(number) for number in range(len(table.chairs))]
    if is_open:
        return [*seats]
    if seat is not None and seat not in seats:
        raise UnknownSeat(number=seat, most=len(seats))
    return [None if seat is None else Seat(seat)]


def _at(table: Table, match: AnyMatch, step: int) -> Table:
    """A stand-in for the table at an earlier moment; it asks nobody anything."""
    past = Table(table.opened)
    past.config = table.config
    past.status = "over"
    past.match = Match(table.game, table.config, match.journal.seed)
    for entry in match.journal.entries[:step]:
        past.match.answer(entry.seat, entry.option, entry.number, entry.at)
    return past


def finished(table: Table) -> AnyMatch:
    if table.status != "over" or table.match is None:
        raise NotNow(what="replay", status=table.status)
    return table.match
