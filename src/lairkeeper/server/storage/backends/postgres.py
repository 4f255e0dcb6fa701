"""The storage for several processes and machines: PostgreSQL, which is then the only authority."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from lairkeeper.server.storage.backends.day_queries import DayQueries
from lairkeeper.server.storage.backends.holders import EVERYTHING, Holders, prepare_holders
from lairkeeper.server.storage.backends.listener import Listener
from lairkeeper.server.storage.backends.name_keys import name_key
from lairkeeper.server.storage.backends.postgres_appends import Appends
from lairkeeper.server.storage.backends.reads import (
    DROP_LOG,
    ERASE_PERSON,
    FORGET_PERSON,
    KEEP_CHECKPOINT,
    OF_A_FINISHED_TABLE,
    REMOVABLE,
    REMOVE,
    REWRITE,
    REWRITTEN,
    Reads,
)
from lairkeeper.server.storage.contract import Heard, Row, Statement, Summary
from lairkeeper.server.storage.errors import (
    NameTaken,
    NoBackupHere,
    PersonExists,
    StorageNotOpened,
    StorageUnavailable,
    UnknownPerson,
)
from lairkeeper.server.storage.migrate import migrate_postgres

MOST_CONNECTIONS = 8
PATIENCE = 10.0
"""Timeout in seconds for a connection, for a reply, and for the last replies when closing."""

# The version guard relies on seeing what others have just committed.
SESSION = {"application_name": "lairkeeper", "default_transaction_isolation": "read committed"}

_TROUBLE = {
    "08": "unreachable",
    "25006": "read-only",
    "28": "unreachable",
    "3D": "unreachable",
    "53100": "full",
    "53": "unreachable",
    "55": "unreachable",
    "57": "unreachable",
    "58": "failed",
    "XX": "damaged",
}
"""Reasons by PostgreSQL error code or class; any other error is a bug."""


class PostgresStorage(Reads, DayQueries):
    """See `Storage`."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: Any = None
        self._is_closed = False
        self._holders = Holders(self._change)
        self._appends = Appends(self._connection, lambda: self._holders.process)
        self._asked = 0
        self._is_idle = asyncio.Event()
        self._listener: Listener | None = None

    async def open(self) -> None:
        try:
            self._pool = await self._connect()
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                await migrate_postgres(connection)
                await prepare_holders(connection)
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            await self.close()
            raise StorageNotOpened(where=_without_password(self._url), reason=str(error)) from error
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        pool, self._is_closed = self._pool, True
        if self._listener is not None:
            await self._listener.stop()
            self._listener = None
        if pool is not None:
            await self._finish(pool)

    async def _finish(self, pool: Any) -> None:
        """A closing pool rejects tasks that wait for a connection, so they are finished first."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._appends.finish()
                if self._asked:
                    await self._is_idle.wait()
                await pool.close()
        except TimeoutError:
            pool.terminate()

    def append(
        self, table: str, expected: int, records: Sequence[bytes], summary: Summary, is_quiet: bool = False
    ) -> Awaitable[int]:
        if not records:
            raise ValueError(records)
        self._refuse_closed()
        return self._appends.append(table, expected, records, summary)

    async def set_info(self, table: str, version: int, info: bytes) -> bool:
        change = "UPDATE tables SET info = $3 WHERE id = $1 AND version = $2 RETURNING id"
        return await self._change(change, table, version, info) is not None

    async def remove(self, table: str, version: int) -> bool:
        """Keeps the table locked until everything is deleted, so that nobody appends to it meanwhile."""
        return await self._remove_if(REMOVABLE, REMOVE, table, version) and await self._remove_file(table)

    async def drop_log(self, table: str, version: int) -> bool:
        return await self._remove_if(OF_A_FINISHED_TABLE, DROP_LOG, table, version)

    async def _remove_if(self, found: str, statements: Sequence[str], table: str, version: int) -> bool:
        self._refuse_closed()
        async with self._connection() as connection, connection.transaction():
            if await connection.fetchval(f"{found} FOR UPDATE", table, version) is None:
                return False
            for statement in statements:
                await connection.execute(statement, table)
        return True

    async def _bytes(self) -> int:
        [(size,)] = await self._read("SELECT pg_database_size(current_database())")
        return int(size)

    async def keep_checkpoint(self, table: str, version: int, state: bytes) -> None:
        await self._change(KEEP_CHECKPOINT, table, version, state)

    async def add_code(self, code: str, table: str) -> bool:
        add = "INSERT INTO codes (code, table_id) VALUES ($1, $2) ON CONFLICT (code) DO NOTHING RETURNING code"
        return await self._change(add, code, table) is not None

    async def keep_analysis(self, table: str, report: bytes) -> None:
        keep = """
            INSERT INTO analyses (table_id, report) VALUES ($1, $2)
            ON CONFLICT (table_id) DO UPDATE SET report = EXCLUDED.report
        """
        await self._change(keep, table, report)

    async def add_person(self, person: str, name: str, created_at: int) -> None:
        add = "INSERT INTO people (id, name, name_key, created_at) VALUES ($1, $2, $3, $4)"
        try:
            await self._change(add, person, name, name_key(name), created_at)
        except asyncpg.UniqueViolationError:
            raise PersonExists(person=person) from None

    async def rename(self, person: str, name: str) -> None:
        change = "UPDATE people SET name = $2, name_key = $3 WHERE id = $1 RETURNING id"
        await self._change_person(change, person, name, name_key(name))

    async def set_passphrase(self, person: str, passphrase: str | None) -> None:
        await self._change_person("UPDATE people SET passphrase = $2 WHERE id = $1 RETURNING id", person, passphrase)

    async def sign_out(self, person: str) -> None:
        await self._change("UPDATE people SET sign_outs = sign_outs + 1 WHERE id = $1", person)

    async def rewrite(self, table: str, records: Mapping[int, bytes], person: str, alias: str) -> None:
        self._refuse_closed()
        await self._rewrite_file(table, records)
        forget_checkpoint, rename_try = REWRITTEN
        async with self._connection() as connection, connection.transaction():
            await connection.executemany(REWRITE, [(table, *row) for row in records.items()])
            await connection.execute(forget_checkpoint, table)
            await connection.execute(rename_try, table, person, alias)

    async def erase_person(self, person: str, now: int) -> None:
        self._refuse_closed()
        async with self._connection() as connection, connection.transaction():
            for statement in FORGET_PERSON:
                await connection.execute(statement, person)
            await connection.execute(ERASE_PERSON, person, now)

    async def transact(self, *statements: Statement) -> list[list[Row]]:
        self._refuse_closed()
        async with self._connection() as connection, connection.transaction():
            return [await connection.fetch(query, *values) for query, values in statements]

    async def follow(self, heard: Heard, is_chosen: bool = False) -> None:
        (await self._listening()).add(heard)
        if not is_chosen:
            await self.take_up(EVERYTHING)

    async def take_up(self, table: str) -> None:
        await self._holders.take_up(table)

    async def put_down(self, tables: Sequence[str]) -> None:
        await self._holders.put_down(tables)

    async def served_since(self, now: int) -> int:
        listener = await self._listening()
        async with _refusing():
            return await listener.served_since(now)

    async def _listening(self) -> Listener:
        self._refuse_closed()
        if self._listener is None:
            self._listener = Listener(self._url, self._holders)
        async with _refusing():
            await self._listener.start()
        return self._listener

    async def refuse_full(self) -> None:
        """Checks the connection only; disk space is left to the database's own monitoring."""
        await self.version("")

    async def backup(self, target: Path) -> None:
        raise NoBackupHere(tool="pg_dump")

    async def _connect(self) -> Any:
        return await asyncpg.create_pool(
            self._url,
            min_size=1,
            max_size=MOST_CONNECTIONS,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            server_settings=SESSION,
        )

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection from the pool; tasks that asked in time get one even while the storage closes."""
        self._asked += 1
        self._is_idle.clear()
        try:
            async with _refusing(), self._pool.acquire(timeout=PATIENCE) as connection:
                yield connection
        finally:
            self._asked -= 1
            if not self._asked:
                self._is_idle.set()

    async def _read(self, query: str, *values: str | int) -> list[Any]:
        self._refuse_closed()
        async with self._connection() as connection:
            rows: list[Any] = await connection.fetch(query, *values)
        return rows

    async def _put(self, statement: str, *values: str) -> None:
        await self._change(statement, *values)

    async def _change(self, query: str, *values: str | int | bytes | list[str] | None) -> Any:
        self._refuse_closed()
        async with self._connection() as connection:
            return await connection.fetchval(query, *values)

    async def _change_person(self, query: str, person: str, *values: str | None) -> None:
        try:
            changed = await self._change(query, person, *values)
        except asyncpg.UniqueViolationError:
            raise NameTaken from None
        if changed is None:
            raise UnknownPerson(person=person)

    def _refuse_closed(self) -> None:
        if self._is_closed or self._pool is None:
            raise StorageUnavailable(reason="closed")


@asynccontextmanager
async def _refusing() -> AsyncIterator[None]:
    """Turns an unreachable database into a refusal; an invalid statement stays an error."""
    try:
        yield
    except asyncpg.PostgresError as error:
        code = error.sqlstate or ""
        reason = _TROUBLE.get(code) or _TROUBLE.get(code[:2])
        if reason is None:
            raise
        raise StorageUnavailable(reason=reason) from error
    except (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
        if isinstance(error, ValueError):
            raise
        raise StorageUnavailable(reason="unreachable") from error


def _without_password(url: str) -> str:
    try:
        parts = urlsplit(url)
    except ValueError:
        return ""
    return f"{parts.hostname or ''}{parts.path}"
