"""Time that leaps: a loop on which nobody waits. When all sleep, the clock goes on to the first who wakes.

What a thread does takes no time at all; so hours of a race take seconds, and take the same course every time.
"""

import asyncio
import selectors
from collections.abc import Callable
from typing import Any, TypeVar

from lairkeeper.server.storage.backends.sqlite import SqliteStorage
from lairkeeper.server.storage.backends.writer import Change

T = TypeVar("T")

_A_MOMENT = 0.05


class LeapingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.elapsed = 1_000.0
        self.at_work = 0
        """How many wait for a thread."""
        super().__init__(_LeapingSelector(self))

    def time(self) -> float:
        return self.elapsed

    def milliseconds(self) -> int:
        return round(self.elapsed * 1000)

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        self.at_work += 1
        done = super().run_in_executor(executor, func, *args)
        done.add_done_callback(self._is_done)
        return done

    def _is_done(self, done: asyncio.Future[Any]) -> None:
        self.at_work -= 1


class _LeapingSelector(selectors.SelectSelector):
    def __init__(self, loop: LeapingLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        happened = super().select(_A_MOMENT if self._loop.at_work else 0)
        if not happened and not self._loop.at_work:
            self._loop.elapsed += timeout
        return happened


class LeapingStorage(SqliteStorage):
    """A storage whose writes take no simulated time."""

    async def _write(self, change: Change[T], table: str | None = None) -> T:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, LeapingLoop)
        loop.at_work += 1
        try:
            return await super()._write(change, table)
        finally:
            loop.at_work -= 1
