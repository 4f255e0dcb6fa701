"""Advances matchmade tables: bots on free seats after a while, the ready check, and the start."""

import asyncio
import time

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.clock import Clock
from lairkeeper.server.live.table import Live
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.table.commands import finding
from lairkeeper.server.table.records import TableRecord
from lairkeeper.server.telemetry.logs import LOG

EVERY = 0.5


class Matchmaker:
    """Looks at the tables in the memory of this process. With several, each may take a step: the log keeps the first.

    Somebody counts as absent once no process has seen them for a while; a process that knows only its own connections
    removes nobody, and leaves it to the ready check.
    """

    def __init__(self, tables: Tables, now: Clock, is_shared: bool) -> None:
        self._tables = tables
        self._now = now
        self._is_shared = is_shared
        self._seen: dict[tuple[str, str], float] = {}

    async def keep_watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.look()

    async def look(self) -> None:
        found = [live for live in self._tables.registry.live.values() if finding.is_open(live.table)]
        self._forget_all_but({live.id for live in found})
        for live in found:
            try:
                await self._step(live)
            except LairkeeperError as error:
                LOG.warning("matchmaker", extra={"facts": {"code": error.code}})

    def _forget_all_but(self, tables: set[str]) -> None:
        for key in [key for key in self._seen if key[0] not in tables]:
            del self._seen[key]

    async def _step(self, live: Live) -> None:
        absent = self._absent(live)
        if finding.next_step(live.table, self._now(), absent):
            async with live.held():
                await live.change(lambda: self._due(live, absent))
        if finding.is_open(live.table) and finding.may_start(live.table):
            table = live.table
            await self._tables.start(live.id, Caller(table.host, table.name_of(table.host), table.join_key))

    def _due(self, live: Live, absent: frozenset[str]) -> list[TableRecord]:
        return finding.next_step(live.table, self._now(), absent) if finding.is_open(live.table) else []

    def _absent(self, live: Live) -> frozenset[str]:
        if self._is_shared or live.table.opened.days:
            return frozenset()
        now, present = time.monotonic(), live.present
        gone = set()
        for chair in live.table.chairs:
            key = (live.id, chair.person or "")
            if chair.person is None or chair.person in present:
                self._seen.pop(key, None)
            elif now - self._seen.setdefault(key, now) > finding.LONGEST_ABSENCE / 1000:
                gone.add(chair.person)
        return frozenset(gone)
