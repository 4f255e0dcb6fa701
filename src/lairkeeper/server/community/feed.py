"""Pushes the list of open tables to all clients in the lobby whenever it changes."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.company import Company
from lairkeeper.server.protocol import TableLine
from lairkeeper.server.protocol.community import LobbyNews
from lairkeeper.server.telemetry.logs import LOG

PAUSE = 1.0
"""Least seconds between two queries for the lobby, however much is played."""


class Reader:
    """A client in the lobby. A newer update replaces one that was not sent yet."""

    def __init__(self, muted: frozenset[str]) -> None:
        self.muted = muted
        self.latest = b""
        self.told = asyncio.Event()


class Feed:
    """One per process. Polls the database while the lobby has readers: following every table would slow each move."""

    def __init__(self, tables: Tables, company: Company) -> None:
        self._tables = tables
        self._company = company
        self._readers: set[Reader] = set()
        self._is_read = asyncio.Event()

    async def keep_watch(self) -> None:
        while True:
            await self._is_read.wait()
            try:
                await self._tell()
            except LairkeeperError as error:
                LOG.warning("lobby", extra={"facts": {"code": error.code}})
            await asyncio.sleep(PAUSE)

    async def _tell(self) -> None:
        """Clients without muted people share the same bytes."""
        shared: dict[frozenset[str], bytes] = {}
        for reader in [*self._readers]:
            if reader.muted not in shared:
                shared[reader.muted] = await self._news(reader.muted)
            if shared[reader.muted] != reader.latest:
                reader.latest = shared[reader.muted]
                reader.told.set()

    async def _news(self, muted: frozenset[str]) -> bytes:
        tables = await self._tables.listed(muted)
        return msgspec.json.encode(LobbyNews(tables, looking(tables)))

    @asynccontextmanager
    async def reading(self, person: str) -> AsyncIterator[Reader]:
        """The first update is available at once."""
        reader = Reader(await self._company.muted_by(person) if person else frozenset())
        reader.latest = await self._news(reader.muted)
        reader.told.set()
        self._readers.add(reader)
        self._is_read.set()
        try:
            yield reader
        finally:
            self._readers.discard(reader)
            if not self._readers:
                self._is_read.clear()


def looking(tables: list[TableLine]) -> dict[str, int]:
    """By game, how many people wait at a matchmade table."""
    waiting = Counter[str]()
    for line in tables:
        if line.is_found and line.status == "gathering":
            waiting[line.game] += sum(seat.kind == "person" for seat in line.seats)
    return dict(waiting)
