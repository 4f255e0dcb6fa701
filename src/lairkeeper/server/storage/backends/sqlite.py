"""The embedded storage: one SQLite file, written by one thread and read by another, so that neither waits."""

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.storage.backends.day_queries import DayQueries
from lairkeeper.server.storage.backends.name_keys import name_key
from lairkeeper.server.storage.backends.reads import (
    DROP_LOG,
    ERASE_PERSON,
    FORGET_PERSON,
    KEEP_CHECKPOINT,
    OF_A_FINISHED_TABLE,
    REMOVABLE,
    REMOVE,
    REWRITTEN,
    Reads,
)
from lairkeeper.server.storage.backends.sqlite_appends import Append, prepare_appends
from lairkeeper.server.storage.backends.writer import Change, Writer, unavailable
from lairkeeper.server.storage.backup import write_backup
from lairkeeper.server.storage.contract import Heard, Row, Statement, Summary
from lairkeeper.server.storage.errors import (
    NameTaken,
    PersonExists,
    StorageNotOpened,
    StorageUnavailable,
    UnknownPerson,
)
from lairkeeper.server.storage.migrate import migrate_sqlite

T = TypeVar("T")

PATIENCE = 5.0
"""Timeout in seconds for another process that writes to the same file."""

LEAST_SPACE = 32 * 1024 * 1024
"""Bytes on the disk below which the storage counts as full."""

# Every acknowledged record must survive a power cut: FULL, and on macOS a flush that reaches the disk itself.
SETTINGS = (
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",
    "PRAGMA foreign_keys = ON",
    "PRAGMA wal_autocheckpoint = 2000",  # pages: fewer would cost more in all, more would make somebody wait
)


class SqliteStorage(Reads, DayQueries):
    """See `Storage`. Several processes may open one file, but `follow` tells of this one's changes only."""

    is_shared = False

    def __init__(self, file: Path, patience: float = PATIENCE) -> None:
        self.file = file
        self._patience = patience
        self._followers: list[Heard] = []
        self._reading: ThreadPoolExecutor | None = None
        self._reader: sqlite3.Connection | None = None
        self._writer: Writer | None = None

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        reading = ThreadPoolExecutor(1, "lairkeeper-reader")
        try:
            writing, self._reader = await loop.run_in_executor(reading, self._prepare)
        except (sqlite3.Error, OSError) as error:
            reading.shutdown()
            raise StorageNotOpened(where=str(self.file), reason=str(error)) from error
        except LairkeeperError:
            reading.shutdown()
            raise
        self._reading = reading
        self._writer = Writer(writing, self._tell)

    async def close(self) -> None:
        """Closes the writer last: it checkpoints the write-ahead log into the file."""
        reading, reader, writer = self._reading, self._reader, self._writer
        self._reading = None
        if reading is not None and reader is not None:
            await asyncio.get_running_loop().run_in_executor(reading, reader.close)
            reading.shutdown()
        if writer is not None:
            await writer.stop()

    def append(
        self, table: str, expected: int, records: Sequence[bytes], summary: Summary, is_quiet: bool = False
    ) -> Awaitable[int]:
        if not records:
            raise ValueError(records)
        return self._write(Append(table, expected, tuple(records), summary, is_quiet), table)

    async def set_info(self, table: str, version: int, info: bytes) -> bool:
        return await self._write(partial(_set_info, table, version, info))

    async def remove(self, table: str, version: int) -> bool:
        is_removed = await self._write(partial(_remove, table, version))
        return is_removed and await self._remove_file(table)

    async def drop_log(self, table: str, version: int) -> bool:
        return await self._write(partial(_drop_log, table, version))

    async def _bytes(self) -> int:
        files = (self.file.with_name(self.file.name + ending) for ending in ("", "-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    async def keep_checkpoint(self, table: str, version: int, state: bytes) -> None:
        await self._write(partial(_keep_checkpoint, (table, version, state)))

    async def add_code(self, code: str, table: str) -> bool:
        return await self._write(partial(_add_code, code, table))

    async def keep_analysis(self, table: str, report: bytes) -> None:
        await self._write(partial(_keep_analysis, table, report))

    async def add_person(self, person: str, name: str, created_at: int) -> None:
        await self._write(partial(_add_person, person, name, created_at))

    async def rename(self, person: str, name: str) -> None:
        await self._write(partial(_rename, person, name))

    async def set_passphrase(self, person: str, passphrase: str | None) -> None:
        await self._write(partial(_set_passphrase, person, passphrase))

    async def sign_out(self, person: str) -> None:
        await self._write(partial(_sign_out, person))

    async def rewrite(self, table: str, records: Mapping[int, bytes], person: str, alias: str) -> None:
        await self._rewrite_file(table, records)
        await self._write(partial(_rewrite, table, records, person, alias))

    async def erase_person(self, person: str, now: int) -> None:
        await self._write(partial(_erase_person, person, now))

    async def transact(self, *statements: Statement) -> list[list[Row]]:
        return await self._write(partial(_transact, statements))

    async def follow(self, heard: Heard, is_chosen: bool = False) -> None:
        self._followers.append(heard)

    async def take_up(self, table: str) -> None:
        """Nothing to do: with SQLite a process is notified of its own appends only."""

    async def put_down(self, tables: Sequence[str]) -> None:
        """See `take_up`."""

    async def served_since(self, now: int) -> int:
        return now

    async def refuse_full(self) -> None:
        if shutil.disk_usage(self.file.parent).free < LEAST_SPACE:
            raise StorageUnavailable(reason="full")

    async def backup(self, target: Path) -> None:
        """Runs in a separate thread with a separate connection, so that a long copy delays nobody."""
        self._refuse_closed()
        await asyncio.to_thread(write_backup, self._connect, target)

    def _prepare(self) -> tuple[sqlite3.Connection, sqlite3.Connection]:
        """Connections for writing and for reading, to a migrated file that is private, since it holds all hands."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600))
        connection = self._connect()
        try:
            _insist(self._patience, partial(_use_wal, connection))
            migrate_sqlite(connection)
            prepare_appends(connection)
            return connection, self._connect()
        except BaseException:
            connection.close()
            raise

    def _connect(self) -> sqlite3.Connection:
        """Opens a connection in one thread for use in another, but never in two at a time."""
        connection = sqlite3.connect(self.file, self._patience, isolation_level=None, check_same_thread=False)
        for setting in SETTINGS:
            connection.execute(setting)
        return connection

    async def _read(self, query: str, *values: str | int) -> list[Any]:
        self._refuse_closed()
        assert self._reader is not None
        fetch = partial(_fetch, self._reader, query.replace("$", "?"), values)
        return await asyncio.get_running_loop().run_in_executor(self._reading, fetch)

    async def _put(self, statement: str, *values: str) -> None:
        await self._write(partial(_put, statement.replace("$", "?"), values))

    def _write(self, change: Change[T], table: str | None = None) -> Awaitable[T]:
        self._refuse_closed()
        assert self._writer is not None
        return self._writer.do(change, table)

    def _refuse_closed(self) -> None:
        if self._reading is None:
            raise StorageUnavailable(reason="closed")

    def _tell(self, table: str, version: int) -> None:
        loop = asyncio.get_running_loop()
        for heard in self._followers:
            loop.call_soon(heard, table, version)


def _insist(patience: float, attempt: Callable[[], None]) -> None:
    """Retries: SQLite does not wait for the lock that changes the journal mode."""
    give_up = time.monotonic() + patience
    while True:
        try:
            return attempt()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                raise
        time.sleep(0.01)


def _use_wal(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA journal_mode = WAL")


def _fetch(connection: sqlite3.Connection, query: str, values: tuple[str | int, ...]) -> list[Any]:
    try:
        with closing(connection.execute(query, values)) as cursor:
            return cursor.fetchall()
    except sqlite3.Error as error:
        raise unavailable(error) from error


def _put(statement: str, values: tuple[str, ...], connection: sqlite3.Connection) -> None:
    connection.execute(statement, values)


def _transact(statements: Sequence[Statement], connection: sqlite3.Connection) -> list[list[Row]]:
    return [connection.execute(query.replace("$", "?"), values).fetchall() for query, values in statements]


def _set_info(table: str, version: int, info: bytes, connection: sqlite3.Connection) -> bool:
    change = "UPDATE tables SET info = ? WHERE id = ? AND version = ?"
    return connection.execute(change, (info, table, version)).rowcount > 0


def _remove(table: str, version: int, connection: sqlite3.Connection) -> bool:
    if connection.execute(REMOVABLE.replace("$", "?"), (table, version)).fetchone() is None:
        return False
    for statement in REMOVE:
        connection.execute(statement.replace("$", "?"), (table,))
    return True


def _drop_log(table: str, version: int, connection: sqlite3.Connection) -> bool:
    if connection.execute(OF_A_FINISHED_TABLE.replace("$", "?"), (table, version)).fetchone() is None:
        return False
    for statement in DROP_LOG:
        connection.execute(statement.replace("$", "?"), (table,))
    return True


def _keep_checkpoint(values: tuple[str, int, bytes], connection: sqlite3.Connection) -> None:
    connection.execute(KEEP_CHECKPOINT.replace("$", "?"), values)


def _add_code(code: str, table: str, connection: sqlite3.Connection) -> bool:
    add = "INSERT INTO codes (code, table_id) VALUES (?, ?) ON CONFLICT (code) DO NOTHING"
    return connection.execute(add, (code, table)).rowcount > 0


def _keep_analysis(table: str, report: bytes, connection: sqlite3.Connection) -> None:
    connection.execute("INSERT OR REPLACE INTO analyses (table_id, report) VALUES (?, ?)", (table, report))


def _add_person(person: str, name: str, created_at: int, connection: sqlite3.Connection) -> None:
    row = (person, name, name_key(name), created_at)
    try:
        connection.execute("INSERT INTO people (id, name, name_key, created_at) VALUES (?, ?, ?, ?)", row)
    except sqlite3.IntegrityError:
        raise PersonExists(person=person) from None


def _rename(person: str, name: str, connection: sqlite3.Connection) -> None:
    change = "UPDATE people SET name = ?, name_key = ? WHERE id = ?"
    _change_person(connection, person, change, (name, name_key(name), person))


def _set_passphrase(person: str, passphrase: str | None, connection: sqlite3.Connection) -> None:
    _change_person(connection, person, "UPDATE people SET passphrase = ? WHERE id = ?", (passphrase, person))


def _rewrite(table: str, records: Mapping[int, bytes], person: str, alias: str, connection: sqlite3.Connection) -> None:
    rows = [(record, table, version) for version, record in records.items()]
    connection.executemany("UPDATE records SET record = ? WHERE table_id = ? AND version = ?", rows)
    forget_checkpoint, rename_try = REWRITTEN
    connection.execute(forget_checkpoint.replace("$", "?"), (table,))
    connection.execute(rename_try.replace("$", "?"), (table, person, alias))


def _erase_person(person: str, now: int, connection: sqlite3.Connection) -> None:
    for statement in FORGET_PERSON:
        connection.execute(statement.replace("$", "?"), (person,))
    connection.execute(ERASE_PERSON.replace("$", "?"), (person, now))


def _sign_out(person: str, connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE people SET sign_outs = sign_outs + 1 WHERE id = ?", (person,))


def _change_person(connection: sqlite3.Connection, person: str, change: str, values: tuple[str | None, ...]) -> None:
    try:
        changed = connection.execute(change, values).rowcount
    except sqlite3.IntegrityError:
        raise NameTaken from None
    if not changed:
        raise UnknownPerson(person=person)
