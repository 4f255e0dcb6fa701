"""Advances matchmade tables: seats people with the same request, then bots, runs the ready check, starts the game."""

import asyncio
import time
from contextlib import suppress

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.clock import Clock
from lairkeeper.server.community.moves import Moves
from lairkeeper.server.community.open_tables import OpenTables
from lairkeeper.server.live.table import Live
from lairkeeper.server.lobby.ownership import Share
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.storage import Storage
from lairkeeper.server.table.commands import finding
from lairkeeper.server.table.records import TableRecord
from lairkeeper.server.telemetry.logs import LOG

EVERY = 0.5
MOVES_EVERY = 2.0
"""Seconds between two looks for people who wait alone beside each other."""
LOAD_EVERY = 30.0
"""Seconds between two looks for tables that are not in the memory, as after a restart."""

_ELSEWHERE = "SELECT 1 FROM looking WHERE person = $1 AND table_id = $2 AND until_at > $3"


class Matchmaker:
    """Looks at the tables in the memory of this process. With several, each may take a step: the log keeps the first.

    Somebody counts as absent once they have no page of the table open, in no process, for a while.
    """

    def __init__(self, tables: Tables, now: Clock, storage: Storage, open_tables: OpenTables, share: Share) -> None:
        self._tables = tables
        self._now = now
        self._storage = storage
        self._open_tables = open_tables
        self.moves = Moves(tables, open_tables)
        self._share = share
        self._seen: dict[tuple[str, str], float] = {}

    async def keep_watch(self) -> None:
        moved_at = loaded_at = -LOAD_EVERY
        while True:
            try:
                if time.monotonic() - loaded_at > LOAD_EVERY:
                    loaded_at = time.monotonic()
                    await self._load()
                found = await self.look()
                if found and time.monotonic() - moved_at > MOVES_EVERY:
                    moved_at = time.monotonic()
                    await self.moves.look(found)
            except LairkeeperError as error:
                LOG.warning("matchmaker", extra={"facts": {"code": error.code}})
            await asyncio.sleep(EVERY)

    async def look(self) -> list[Live]:
        found = [live for live in self._tables.registry.live.values() if finding.is_open(live.table)]
        self._forget_all_but({live.id for live in found})
        for live in found:
            try:
                await self._step(live)
            except LairkeeperError as error:
                LOG.warning("matchmaker", extra={"facts": {"code": error.code}})
        return found

    async def _load(self) -> None:
        """Runs even if no client returns to the table: absent people must still be removed, or notified."""
        for table in await self._open_tables.read():
            if table.line.is_found and table.id not in self._tables.registry.live and self._share.has(table.id):
                with suppress(LairkeeperError):
                    await self._tables.registry.find(table.id)

    def _forget_all_but(self, tables: set[str]) -> None:
        for key in [key for key in self._seen if key[0] not in tables]:
            del self._seen[key]

    async def _step(self, live: Live) -> None:
        absent = await self._absent(live)
        if finding.next_step(live.table, self._now(), absent):
            async with live.held():
                await live.change(lambda: self._due(live, absent))
        if finding.is_open(live.table) and finding.may_start(live.table):
            table = live.table
            await self._tables.start(live.id, Caller(table.host, table.name_of(table.host), table.join_key))

    def _due(self, live: Live, absent: frozenset[str]) -> list[TableRecord]:
        return finding.next_step(live.table, self._now(), absent) if finding.is_open(live.table) else []

    async def _absent(self, live: Live) -> frozenset[str]:
        if live.table.opened.days:
            return frozenset()
        now, present = time.monotonic(), live.present
        gone = set()
        for chair in live.table.chairs:
            key = (live.id, chair.person or "")
            if chair.person is None or chair.person in present:
                self._seen.pop(key, None)
            elif now - self._seen.setdefault(key, now) > finding.LONGEST_ABSENCE / 1000:
                gone.add(chair.person)
        return frozenset([person for person in gone if not await self._is_elsewhere(live.id, person)])

    async def _is_elsewhere(self, table: str, person: str) -> bool:
        is_elsewhere = bool(await self._storage.rows(_ELSEWHERE, person, table, self._now()))
        if is_elsewhere:
            self._seen[table, person] = time.monotonic()
        return is_elsewhere
