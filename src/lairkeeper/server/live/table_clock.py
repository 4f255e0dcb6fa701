"""Time at a live table: how long its timers have left, by the server's clock and by who is connected."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from lairkeeper.kernel import Seat
from lairkeeper.server.clock import Clock
from lairkeeper.server.protocol import TimerInfo
from lairkeeper.server.table.state import TableState
from lairkeeper.server.table.timers import PendingTimer


class TableClock:
    """`is_shared`: people may be connected to another process."""

    def __init__(self, now: Clock, is_shared: bool) -> None:
        self._now = now
        self._is_shared = is_shared
        self._ahead = 0
        """How much the clock was behind the log of this table, in milliseconds."""
        self._left_at: dict[str, int] = {}
        self._taken_up_at = now()

    def note_departure(self, person: str) -> None:
        self._left_at[person] = self._now()

    def note_return(self, person: str | None) -> None:
        self._left_at.pop(person or "", None)

    def time(self, table: TableState) -> int:
        """Milliseconds since the start of the game. Time goes on from the last record, wherever the clock stands: it
        may have been set back since, or another process may have a later one."""
        at, least = self._now() - table.started_at + self._ahead, table.timers.at
        if at < least:
            self._ahead += least - at
            return least
        return at

    def running(self, table: TableState, present: AbstractSet[str]) -> Iterator[tuple[PendingTimer, int]]:
        """The timers that run, with the milliseconds until they have run out."""
        for pending in table.timers:
            if (left := self._left(table, pending, present)) is not None:
                yield pending, left

    def infos(self, table: TableState, present: AbstractSet[str]) -> list[TimerInfo]:
        """The timers that players see; who is absent is shown at their seat."""
        timers = [pending for pending in table.timers if not pending.timer.is_of_connections]
        return [_info(table, pending, self._left(table, pending, present)) for pending in timers]

    def _left(self, table: TableState, pending: PendingTimer, present: AbstractSet[str]) -> int | None:
        """Milliseconds until a timer runs out; None while it is stopped."""
        if table.is_paused or table.status != "playing" or not pending.is_running:
            return None
        if (seat := pending.watches("return")) is not None:
            return 0 if _is_here(table, seat, present) else None
        at, timers = self.time(table), table.timers
        if (seat := pending.watches("absence")) is None:
            return timers.left(pending, at, table.playing().at)
        since = self._absent_since(table, seat, present)
        if since is None:
            return None
        left_at = since - table.started_at + self._ahead
        return pending.timer.ms - (at - max(left_at, pending.asked_at, timers.stood_until))

    def _absent_since(self, table: TableState, seat: Seat, present: AbstractSet[str]) -> int | None:
        """None for bots, for connected people, and for people who may be connected to another process."""
        person = table.person_in(seat)
        if person is None or person in present:
            return None
        return self._left_at.get(person, None if self._is_shared else self._taken_up_at)


def _is_here(table: TableState, seat: Seat, present: AbstractSet[str]) -> bool:
    """True for bots and for people connected to this process."""
    person = table.person_in(seat)
    return person is None or person in present


def _info(table: TableState, pending: PendingTimer, left: int | None) -> TimerInfo:
    timer, timers = pending.timer, table.timers
    return TimerInfo(
        question=pending.question,
        name=timer.name,
        after_ms=timer.ms,
        left_ms=max(timers.left(pending, timers.at, table.playing().at) if left is None else left, 0),
        is_running=left is not None,
        seats=list(timer.seats),
    )
