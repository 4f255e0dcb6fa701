"""Clocks of slow tables: a time for each move in days, a reminder at half of it, and holidays.

They stand in the database, so that they go on while no process holds the table, and one process alone acts on each.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.clock import CLOCK_SKEW, Clock
from lairkeeper.server.nudges.choices import DAY, Choices
from lairkeeper.server.storage import Storage
from lairkeeper.server.telemetry.logs import LOG

EVERY = 30.0
AT_ONCE = 50
NEVER = 1 << 60

_BEGIN = """
    INSERT INTO slow_turns (person, table_id, mark, since, days, remind_at, ends_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (person, table_id) DO UPDATE SET mark = excluded.mark, since = excluded.since,
        days = excluded.days, remind_at = excluded.remind_at, ends_at = excluded.ends_at
    WHERE slow_turns.mark <> excluded.mark
"""
_END = "DELETE FROM slow_turns WHERE person = $1 AND table_id = $2"
_DUE = """
    SELECT person, table_id, since, days, remind_at, ends_at, mark FROM slow_turns
    WHERE remind_at <= $1 OR ends_at <= $1 ORDER BY ends_at LIMIT $2
"""
_SET = """
    UPDATE slow_turns SET remind_at = $3, ends_at = $4
    WHERE person = $1 AND table_id = $2 AND remind_at = $5 AND ends_at = $6 RETURNING person
"""
_BEGUN_LATER = """
    UPDATE slow_turns SET since = $1, ends_at = $1 + days * CAST($2 AS BIGINT),
        remind_at = CASE WHEN remind_at = $3 THEN remind_at ELSE $1 + days * CAST($2 AS BIGINT) / 2 END
    WHERE since > $4
"""
_ENDED = "DELETE FROM slow_turns WHERE person = $1 AND table_id = $2 AND ends_at = $3 RETURNING person"

Act = Callable[[str, str, str], Awaitable[None]]
"""A callback for a person at a table, with the mark of what the table waits for."""


class SlowClock:
    """`remind` notifies a person that half of their time is over; `step_in` lets a bot play in their place."""

    def __init__(self, storage: Storage, choices: Choices, now: Clock) -> None:
        self._storage = storage
        self._choices = choices
        self._now = now
        self.remind: Act = _nothing
        self.step_in: Act = _nothing

    async def begin(self, person: str, table: str, mark: str, days: int) -> None:
        """Starts the clock of a person; a repeated call for the same move changes nothing."""
        now, length = self._now(), days * DAY
        await self._storage.transact((_BEGIN, (person, table, mark, now, days, now + length // 2, now + length)))

    async def end(self, person: str, table: str) -> None:
        await self._storage.transact((_END, (person, table)))

    async def keep_watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except LairkeeperError as error:
                LOG.warning("slow clock", extra={"facts": {"code": error.code}})

    async def look(self) -> None:
        """A move that began later than now, as the clock was set back, begins now."""
        now = self._now()
        await self._storage.transact((_BEGUN_LATER, (now, DAY, NEVER, now + CLOCK_SKEW)))
        for row in await self._storage.rows(_DUE, now, AT_ONCE):
            await self._see_to(_Turn(*row))

    async def _see_to(self, turn: "_Turn") -> None:
        """Postpones a clock that holidays have stopped; the first process to see a due clock acts on it."""
        holidays, length = await self._choices.holidays(turn.person), turn.days * DAY
        ends_at = after(turn.since, length, holidays)
        remind_at = NEVER if turn.remind_at == NEVER else after(turn.since, length // 2, holidays)
        if ends_at <= self._now():
            [won] = await self._storage.transact((_ENDED, (turn.person, turn.table, turn.ends_at)))
            if won:
                await self.step_in(turn.person, turn.table, turn.mark)
            return
        is_due = remind_at <= self._now()
        [won] = await self._storage.transact(
            (_SET, (turn.person, turn.table, NEVER if is_due else remind_at, ends_at, turn.remind_at, turn.ends_at))
        )
        if won and is_due:
            await self.remind(turn.person, turn.table, turn.mark)


class _Turn(NamedTuple):
    """A move that a table waits for."""

    person: str
    table: str
    since: int
    days: int
    remind_at: int
    ends_at: int
    mark: str


def after(since: int, length: int, holidays: list[tuple[int, int]]) -> int:
    """The time after so many milliseconds, holidays not counted."""
    at, left = since, length
    for first, last in sorted(holidays):
        begins, ends = first * DAY, (last + 1) * DAY
        if ends <= at:
            continue
        if begins - at >= left:
            break
        left -= max(begins - at, 0)
        at = ends
    return at + left


async def _nothing(person: str, table: str, mark: str) -> None:
    """The default callback: does nothing."""
