"""Appends to PostgreSQL, with group commit.

All appends that wait here go into one statement, which is one transaction: it moves on each table that is at its
expected version, adds its records, and tells the other processes that hold the table. A commit that tells somebody
takes a lock that only one transaction at a time can hold, disk included. The tables come in order, so that two
processes never wait for each other.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from itertools import chain
from typing import Any

import asyncpg
import msgspec
from msgspec import Struct

from lairkeeper.server.storage.contract import Summary
from lairkeeper.server.storage.errors import Conflict, StorageUnavailable

Connect = Callable[[], AbstractAsyncContextManager[Any]]

MOST_AT_ONCE = 64

_UNREADABLE = (asyncpg.PostgresError, ValueError, TypeError)

_APPEND = """
    WITH asked AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::boolean[], $7::text[],
            $8::bytea[], $9::bytea[], $10::bigint[])
            AS asked (id, expected, version, game, status, is_listed, title, people, info, updated_at)
    ), moved AS (
        INSERT INTO tables (id, version, game, status, is_listed, title, people, info, updated_at)
        SELECT id, version, game, status, is_listed, title, people, info, updated_at FROM asked
        WHERE expected = 0 OR EXISTS (SELECT FROM tables WHERE tables.id = asked.id)
        ORDER BY id
        ON CONFLICT (id) DO UPDATE SET
            version = excluded.version, game = excluded.game, status = excluded.status, is_listed = excluded.is_listed,
            title = excluded.title, people = excluded.people, info = excluded.info,
            updated_at = greatest(tables.updated_at, excluded.updated_at)
        WHERE tables.version = (SELECT asked.expected FROM asked WHERE asked.id = excluded.id)
        RETURNING id, version
    ), seated AS (
        SELECT DISTINCT id, person FROM moved JOIN unnest($11::text[], $12::text[]) AS given (id, person) USING (id)
    ), gone AS (
        DELETE FROM members USING moved WHERE members.table_id = moved.id
            AND NOT EXISTS (SELECT FROM seated WHERE seated.id = members.table_id AND seated.person = members.person)
    ), come AS (
        INSERT INTO members (person, table_id) SELECT person, id FROM seated ON CONFLICT DO NOTHING
    ), added AS (
        INSERT INTO records (table_id, version, record) SELECT id, given.version, record
        FROM moved JOIN unnest($13::text[], $14::bigint[], $15::bytea[]) AS given (id, version, record) USING (id)
    )
    SELECT id, (
        SELECT count(pg_notify('lairkeeper_' || process, moved.version || ' ' || moved.id)) FROM holders
        WHERE table_id IN (moved.id, '') AND (process <> $16 OR table_id = '')
    ) FROM moved
"""
_VERSIONS = "SELECT id, version FROM tables WHERE id = ANY ($1::text[])"


class _Append(Struct, eq=False):
    table: str
    expected: int
    records: tuple[bytes, ...]
    summary: Summary
    waiter: asyncio.Future[int]

    @property
    def version(self) -> int:
        return self.expected + len(self.records)


class Appends:
    """Pending appends and the task that writes them; an append happens even if its waiter is cancelled."""

    def __init__(self, connect: Connect, process: Callable[[], int]) -> None:
        """`process` is the number under which this one holds tables, and need not be told of them."""
        self._connect = connect
        self._process = process
        self._waiting: list[_Append] = []
        self._task: asyncio.Task[None] | None = None

    def append(self, table: str, expected: int, records: Sequence[bytes], summary: Summary) -> asyncio.Future[int]:
        waiter: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(table, expected, tuple(records), summary, waiter))
        if self._task is None:
            self._task = asyncio.create_task(self._serve())
        return waiter

    async def finish(self) -> None:
        """Waits without cancelling: a caller that gives up must not leave the others without a result."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _serve(self) -> None:
        while self._waiting:
            await self._settle(self._next_batch())
        self._task = None

    def _next_batch(self) -> list[_Append]:
        """The oldest pending appends, one for each table: later ones of a table wait for its new version."""
        batch: dict[str, _Append] = {}
        for append in self._waiting:
            if len(batch) < MOST_AT_ONCE:
                batch.setdefault(append.table, append)
        taken = set(map(id, batch.values()))
        self._waiting = [append for append in self._waiting if id(append) not in taken]
        return list(batch.values())

    async def _settle(self, batch: list[_Append]) -> None:
        """If the database rejects the whole batch, nothing is written; each append is then tried alone."""
        try:
            moved = await self._commit(batch)
        except _UNREADABLE as error:
            if len(batch) == 1:
                return _refuse(batch, error)
            for append in batch:
                await self._settle([append])
        except Exception as error:
            _refuse(batch, error)
        else:
            _accept([append for append in batch if append.table in moved])
            self._turn_down_late({append.table: append.version for append in batch if append.table in moved})
            await self._turn_down([append for append in batch if append.table not in moved])

    async def _commit(self, batch: list[_Append]) -> set[str]:
        """Returns the tables that were at their expected versions; their records are committed."""
        async with self._connect() as connection:
            return {row[0] for row in await connection.fetch(_APPEND, *_columns(batch), self._process())}

    async def _turn_down(self, late: list[_Append]) -> None:
        try:
            current = await self._versions(late) if late else {}
        except Exception as error:
            _refuse(late, error)
        else:
            for append in late:
                _conflict(append, current.get(append.table, 0))
            self._turn_down_late(current)

    async def _versions(self, late: list[_Append]) -> dict[str, int]:
        async with self._connect() as connection:
            return dict(await connection.fetch(_VERSIONS, [append.table for append in late]))

    def _turn_down_late(self, current: dict[str, int]) -> None:
        """Refuses appends whose expected version has passed: it can never match again."""
        still_waiting = []
        for append in self._waiting:
            if append.expected < current.get(append.table, 0):
                _conflict(append, current[append.table])
            else:
                still_waiting.append(append)
        self._waiting = still_waiting


def _columns(batch: list[_Append]) -> list[list[Any]]:
    told = [append.summary for append in batch]
    people = [(append.table, person) for append in batch for person in append.summary.people]
    records = chain.from_iterable(map(_rows, batch))
    tables = [(append.table, append.expected, append.version) for append in batch]
    about = [(each.game, each.status, each.is_listed, each.title) for each in told]
    rest = [(msgspec.json.encode(each.people), each.info, each.updated_at) for each in told]
    return [*_turned(tables, 3), *_turned(about, 4), *_turned(rest, 3), *_turned(people, 2), *_turned(list(records), 3)]


def _rows(append: _Append) -> list[tuple[str, int, bytes]]:
    return [(append.table, version, record) for version, record in enumerate(append.records, append.expected + 1)]


def _turned(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[place] for row in rows] for place in range(width)]


def _accept(batch: list[_Append]) -> None:
    for append in batch:
        if not append.waiter.done():
            append.waiter.set_result(append.version)


def _conflict(append: _Append, current: int) -> None:
    _refuse([append], Conflict(table=append.table, expected=append.expected, current=current))


def _refuse(batch: list[_Append], error: Exception) -> None:
    """Gives each waiter its own exception, since an exception carries its traceback."""
    for append in batch:
        if not append.waiter.done():
            append.waiter.set_exception(_again(error))


def _again(error: Exception) -> Exception:
    if not isinstance(error, StorageUnavailable):
        return error
    again = StorageUnavailable(reason=error.facts["reason"])
    again.__cause__ = error
    return again
