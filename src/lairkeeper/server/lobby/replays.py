"""Replays of finished games: after any number of answers, from any seat, or with all cards open."""

from collections import OrderedDict

from msgspec.structs import replace

from lairkeeper.kernel import Match, Seat
from lairkeeper.kernel.data.luck import DayLuck
from lairkeeper.kernel.history.journal import write_journal
from lairkeeper.server.clock import end_of
from lairkeeper.server.errors import NotNow, UnknownSeat
from lairkeeper.server.live.log_lines import heard_by
from lairkeeper.server.live.updates import UpdateSender, ending
from lairkeeper.server.protocol import Frame, LogLine
from lairkeeper.server.table.state import AnyMatch, TableState

MOST_SHOWN = 8
"""Number of replays kept in memory."""


def journal_of(table: TableState, now: int = 0) -> bytes:
    """The journal of a finished game, seed included where this server drew; that of a daily challenge once its day is
    over."""
    journal, daily = finished(table).sealed(), table.opened.daily
    if daily is not None and now >= end_of(daily.day):
        journal = replace(journal, seed=table.stream.seed, daily=DayLuck(daily.day, table.game.name))
    return write_journal(journal)


class Projector:
    """Shows moments of finished games. To go on from the one that was shown last takes one answer and not all of them,
    so it remembers where a few games stand."""

    def __init__(self) -> None:
        self._shown: OrderedDict[str, TableState] = OrderedDict()

    def frame(self, table_id: str, table: TableState, step: int, seats: list[Seat | None]) -> Frame:
        """The table after so many answers, as these seats saw it; the end needs no replay."""
        match = finished(table)
        step = max(0, min(step, len(match.journal.entries)))
        if step == len(match.journal.entries):
            return _frame(table, UpdateSender(table), step, seats)
        past = self._shown.pop(table_id, None)
        if past is None or past.opened is not table.opened or len(past.playing().journal.entries) > step:
            past = _beginning(table, match)
        _go_on(past.playing(), match, step)
        self._shown[table_id] = past
        if len(self._shown) > MOST_SHOWN:
            self._shown.popitem(last=False)
        return _frame(table, UpdateSender(past), step, seats)


def _frame(table: TableState, sender: UpdateSender, step: int, seats: list[Seat | None]) -> Frame:
    return Frame(
        step=step,
        steps=len(finished(table).journal.entries),
        points=[sender.point(seat) for seat in seats],
        log=heard_by(sender.log(step), [seat for seat in seats if seat is not None]),
        seats=[chair.name for chair in table.chairs],
        ending=ending(sender.table),
    )


def story(table: TableState) -> list[LogLine]:
    """All public events, from the first answer to the last."""
    finished(table)
    return heard_by(UpdateSender(table).log(0), [])


def points_of_view(table: TableState, seat: int | None, is_open: bool) -> list[Seat | None]:
    """All seats, one, or a spectator's."""
    finished(table)
    seats = [Seat(number) for number in range(len(table.chairs))]
    if is_open:
        return [*seats]
    if seat is not None and seat not in seats:
        raise UnknownSeat(number=seat, most=len(seats))
    return [None if seat is None else Seat(seat)]


def _beginning(table: TableState, match: AnyMatch) -> TableState:
    """A stand-in for the table at an earlier moment; it asks nobody anything."""
    past = TableState(table.opened)
    past.config = table.config
    past.status = "over"
    past.match = Match(table.game, table.config, match.journal.seed)
    return past


def _go_on(past: AnyMatch, match: AnyMatch, step: int) -> None:
    for entry in match.journal.entries[len(past.journal.entries) : step]:
        past.answer(entry.seat, entry.option, entry.number, entry.at)


def finished(table: TableState) -> AnyMatch:
    if table.status != "over" or table.match is None:
        raise NotNow(what="replay", status=table.status)
    return table.match
