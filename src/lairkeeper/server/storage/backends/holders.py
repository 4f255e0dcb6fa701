"""Which processes hold which tables, so that an append tells those alone: usually nobody, and the commit need not wait
for those of other processes.

A process writes down that it holds a table before it reads the table. The rows say nothing that could not be lost: a
process is known by the connection on which it listens, and writes them anew when it has to connect again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from lairkeeper.server.storage.migrate import LOCK

EVERYTHING = ""
"""Stands for all tables: the process is notified of every append, including its own."""

_CREATE = """
    CREATE UNLOGGED TABLE IF NOT EXISTS holders (
        table_id TEXT NOT NULL, process BIGINT NOT NULL, PRIMARY KEY (table_id, process)
    )
"""
_CLEAR = """
    DELETE FROM holders WHERE process = $1 OR process NOT IN (
        SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid IS NOT NULL
    )
"""
_HOLD = "INSERT INTO holders SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING"
_LET_GO = "DELETE FROM holders WHERE table_id = ANY ($1::text[]) AND process = $2"

Change = Callable[..., Awaitable[Any]]


def channel_of(process: int) -> str:
    return f"lairkeeper_{process}"


async def prepare_holders(connection: Any) -> None:
    """Creates the table, one process at a time: `IF NOT EXISTS` alone fails if two do so at once."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute(_CREATE)


class Holders:
    """The tables that this process holds, and its number: 0 while it does not listen."""

    def __init__(self, change: Change) -> None:
        self.process = 0
        self._change = change
        self._held: set[str] = set()
        self._writing = asyncio.Lock()

    async def begin(self, connection: Any) -> None:
        """Called on a new listening connection: removes dead processes, and this process's former number."""
        async with self._writing:
            await connection.execute(_CLEAR, self.process)
            self.process = connection.get_server_pid()
            await connection.execute(_HOLD, [*self._held], self.process)

    async def take_up(self, table: str) -> None:
        self._held.add(table)
        async with self._writing:
            await self._change(_HOLD, [table], self.process)

    async def put_down(self, tables: Iterable[str]) -> None:
        """Releases tables, unless one was taken up again meanwhile."""
        self._held.difference_update(gone := {*tables})
        async with self._writing:
            if still := gone - self._held:
                await self._change(_LET_GO, [*still], self.process)
