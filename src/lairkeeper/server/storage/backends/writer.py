"""The one thread that writes to SQLite, with group commit.

A commit waits for the disk, whatever it holds; so all changes that came during one are committed together by the next.
A refused one undoes itself and leaves the others alone. Nobody hears of a change before its commit is done.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from msgspec import Struct

from lairkeeper.server.storage.backends.sqlite_appends import Append, append_at_once
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
    """An SQLite error as a refusal; the lower byte of its code is the primary result code."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    refusal = StorageUnavailable(reason=_REASONS.get(code, "failed"))
    refusal.__cause__ = error
    return refusal


class _Job(Struct, eq=False):
    """A change, the future that waits for it, and the table whose followers are notified afterwards."""

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
        self._batches: SimpleQueue[list[_Job]] = SimpleQueue()
        self._is_busy = False
        """True from the moment that a batch is due until the thread has none."""
        self._is_stopping = False
        self._ended = self._loop.create_future()
        self._thread = Thread(target=self._run, name="lairkeeper-writer", daemon=True)
        self._thread.start()

    def do(self, change: Change[T], table: str | None = None) -> asyncio.Future[T]:
        """Returns the result of a change once it is durable. The change happens even if the waiter is cancelled."""
        if self._is_stopping:
            raise StorageUnavailable(reason="closed")
        waiter: asyncio.Future[T] = self._loop.create_future()
        self._asked.append(_Job(change, waiter, table))
        if not self._is_busy:
            self._is_busy = True
            self._loop.call_soon(self._hand_over)
        return waiter

    def _hand_over(self) -> None:
        """The requests that arrived while the thread was busy are its next batch; an empty batch ends it.

        The first one waits until the loop has gone through what arrived together: it makes one commit, and the thread
        does not ask for the interpreter in the middle of it.
        """
        asked, self._asked = self._asked[:MOST_AT_ONCE], self._asked[MOST_AT_ONCE:]
        self._is_busy = bool(asked)
        if asked or self._is_stopping:
            self._batches.put(asked)

    async def stop(self) -> None:
        """Ends the thread after the last requested change."""
        if not self._is_stopping:
            self._is_stopping = True
            if not self._is_busy:
                self._hand_over()
        await asyncio.shield(self._ended)
        self._thread.join()

    def _run(self) -> None:
        while batch := self._batches.get():
            self._tell(self._deliver, self._commit(batch))
        self._connection.close()
        self._tell(self._ended.set_result, None)

    def _commit(self, batch: Sequence[_Job]) -> list[_Verdict]:
        try:
            return self._committed(batch)
        except Exception as error:
            self._roll_back()
            return [_Verdict(job, error=unavailable(error)) for job in batch]

    def _committed(self, batch: Sequence[_Job]) -> list[_Verdict]:
        """Commits quiet appends together unless one is refused, and all other changes one by one."""
        quiet = [(job, job.change) for job in batch if isinstance(job.change, Append) and job.change.is_quiet]
        if len(quiet) == len(batch) and (verdicts := self._at_once(quiet)):
            return verdicts
        self._connection.execute("BEGIN IMMEDIATE")
        verdicts = self._at_once(quiet)
        settled = {verdict.job for verdict in verdicts}
        verdicts += [self._attempt(job) for job in batch if job not in settled]
        self._connection.execute("COMMIT")
        return verdicts

    def _at_once(self, quiet: Sequence[tuple[_Job, Append]]) -> list[_Verdict]:
        """Writes all rows with one statement; if one is refused, none is written."""
        try:
            append_at_once(self._connection, [append for _, append in quiet])
        except sqlite3.IntegrityError:
            return []
        return [_Verdict(job, append.version) for job, append in quiet]

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
        """Rolls back, unless SQLite has done so itself, for example after a full disk."""
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _tell(self, callback: Callable[[Any], None], news: Any) -> None:
        """Notifies waiters, unless the loop is closed."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(callback, news)

    def _deliver(self, verdicts: Sequence[_Verdict]) -> None:
        self._hand_over()
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
