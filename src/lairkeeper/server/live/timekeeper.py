"""The clock at the tables: it answers the questions put to it when their time has run out, like anybody else.

Time is the server's own, and what it answers is in the log, so a race replays exactly. Arrival times decide one thing
only: where the clock may choose between orders of seats, it takes the one in which they came.
"""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence

from lairkeeper.kernel import CLOCK, InOrder, Option, Seat
from lairkeeper.kernel.errors import Illegal, Stale
from lairkeeper.server.live.table import Live
from lairkeeper.server.storage import StorageUnavailable
from lairkeeper.server.table.records import Answered, answered
from lairkeeper.server.table.timers import PendingTimer
from lairkeeper.server.telemetry.logs import LOG
from lairkeeper.server.telemetry.metrics import Metrics

_LATER = 1.0
"""Seconds to wait while the storage is unavailable."""


class Timekeeper:
    """One timer for each table, set to whatever runs out first; `after` is called when the clock has answered."""

    def __init__(self, metrics: Metrics, after: Callable[[Live], None]) -> None:
        self._metrics = metrics
        self._after = after
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def watch(self, live: Live) -> None:
        """Call this after every change of a table."""
        timer = self._timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        if live.table.timers:
            first = min((left for _, left in due(live)), default=None)
            if first is not None:
                self._set(live, first / 1000)

    def _set(self, live: Live, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timers[live.id] = loop.call_later(max(seconds, 0), self._ring, live)

    def is_busy(self, table_id: str) -> bool:
        return table_id in self._timers

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ring(self, live: Live) -> None:
        task = asyncio.create_task(self._answer(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, live: Live) -> None:
        """Reschedules if the table has changed meanwhile; another process may have answered."""
        try:
            async with live.held():
                pending = next((pending for pending, left in due(live) if left <= 0), None)
                if pending is not None:
                    await live.commit(self._time_is_up(live, pending))
                    self._metrics.clock_answers += 1
        except (Stale, Illegal):
            pass
        except StorageUnavailable:
            self._set(live, _LATER)
            return
        except Exception as error:
            LOG.error("clock", exc_info=error)
            return
        self._after(live)

    def _time_is_up(self, live: Live, pending: PendingTimer) -> Answered:
        option = in_order_of_arrival(pending.timer.answers, live.arrivals)
        return answered(CLOCK, option, live.time(), pending.number)


def due(live: Live) -> Iterator[tuple[PendingTimer, float]]:
    """The running timers, with the milliseconds until the clock answers. The longest trip of a player's message is
    added, so that an answer sent in time still counts."""
    trip = 1000 * max((visit.half_trip for visit in live.visits if visit.seats), default=0.0)
    for pending, left in live.running():
        yield pending, left if pending.timer.is_of_connections else left + trip


def in_order_of_arrival(answers: Sequence[Option], arrivals: Mapping[Seat, float]) -> Option:
    """The first answer, or, if the answers are orders of seats, the one in order of arrival. Seats without a known time
    of arrival come first, in the order of the first answer."""
    first = answers[0]
    if not isinstance(first, InOrder):
        return first
    came = tuple(sorted(first.order, key=lambda seat: arrivals.get(seat, 0.0)))
    return next((answer for answer in answers if isinstance(answer, InOrder) and answer.order == came), first)
