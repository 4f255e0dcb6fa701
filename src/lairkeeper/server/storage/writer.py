"""The one thread that writes to SQLite, with group commit.

A commit waits for the disk, whatever it holds; so all changes that wait are committed together, each in a savepoint of
its own: a refused one undoes itself and leaves the others alone. Nobody hears of a change before the commit is done.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from msgspec import Struct

from lairkeeper.server.storage.contract import Heard
from lairkeeper.server.storage.errors import StorageUnavailable

T = TypeVar("T")
Change = Callable[[sqlite3.Connection], T]

MOST_AT_ONCE = 256

_ONE_CHANGE_ONLY = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.InterfaceError)
_REASONS = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


def unavailable(error: BaseException) -> StorageUnavailable:
    """What SQLite could not do, as a refusal; the lower byte of its code is the kind of the problem."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    refusal = StorageUnavailable(reason=_REASONS.get(code, "failed"))
    refusal.__cause__ = error
    return refusal


class _Job(Struct, eq=False):
    """A change, who waits for it, and the table that others should look at afterwards."""

    change: Change[Any]
    waiter: asyncio.Future[Any]
    table: str | None


class _Verdict(Struct, eq=False):
    job: _Job
    result: Any = None
    error: Exception | None = None


class Writer:
    """Owns the writing connection from the start to the end of its thread."""

    def __init__(self, connection: sqlite3.Connection, heard: Heard) -> None:
        self._connection = connection
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._asked: list[_Job] = []
        self._batches: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._is_stopping = False
        self._ended = self._loop.create_future()
        self._thread = Thread(target=self._run, name="lairkeeper-writer", daemon=True)
        self._thread.start()

    async def do(self, change: Change[T], table: str | None = None) -> T:
        """The result of a change once it is safe. The change happens even if its waiter is cancelled."""
        if self._is_stopping:
            raise StorageUnavailable(reason="closed")
        waiter: asyncio.Future[T] = self._loop.create_future()
        if not self._asked:
            self._loop.call_soon(self._hand_over)
        self._asked.append(_Job(change, waiter, table))
        return await waiter

    def _hand_over(self) -> None:
        """What was asked for in one turn of the loop goes to the thread at once: waking it costs more than a change."""
        asked, self._asked = self._asked, []
        if asked:
            self._batches.put(asked)

    async def stop(self) -> None:
        """Ends the thread after the last change that was asked for."""
        if not self._is_stopping:
            self._is_stopping = True
            self._hand_over()
            self._batches.put(None)
        await asyncio.shield(self._ended)
        self._thread.join()

    def _run(self) -> None:
        is_last = False
        while not is_last:
            batch, is_last = self._waiting()
            self._tell(self._deliver, self._commit(batch))
        self._connection.close()
        self._tell(self._ended.set_result, None)

    def _waiting(self) -> tuple[list[_Job], bool]:
        """Waits for changes and takes those that wait behind them; True if none will follow."""
        batch: list[_Job] = []
        asked = self._batches.get()
        with suppress(Empty):
            while asked is not None:
                batch += asked
                if len(batch) >= MOST_AT_ONCE:
                    return batch, False
                asked = self._batches.get_nowait()
        return batch, asked is None

    def _commit(self, batch: Sequence[_Job]) -> list[_Verdict]:
        if not batch:
            return []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            verdicts = [self._attempt(job) for job in batch]
            self._connection.execute("COMMIT")
        except Exception as error:
            self._roll_back()
            return [_Verdict(job, error=unavailable(error)) for job in batch]
        return verdicts

    def _attempt(self, job: _Job) -> _Verdict:
        self._connection.execute("SAVEPOINT change")
        try:
            verdict = _Verdict(job, job.change(self._connection))
        except Exception as error:
            if isinstance(error, sqlite3.Error) and not isinstance(error, _ONE_CHANGE_ONLY):
                raise
            self._connection.execute("ROLLBACK TO change")
            verdict = _Verdict(job, error=error)
        self._connection.execute("RELEASE change")
        return verdict

    def _roll_back(self) -> None:
        """SQLite has often done so by itself: after a full disk, say."""
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _tell(self, callback: Callable[[Any], None], news: Any) -> None:
        """A loop that is closed has nobody left who waits."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(callback, news)

    def _deliver(self, verdicts: Sequence[_Verdict]) -> None:
        for verdict in verdicts:
            waiter, table = verdict.job.waiter, verdict.job.table
            if verdict.error is None and table is not None:
                self._heard(table, verdict.result)
            if waiter.done():
                continue
            if verdict.error is None:
                waiter.set_result(verdict.result)
            else:
                waiter.set_exception(verdict.error)
