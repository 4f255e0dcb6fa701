"""Everything about a person's finished games in one file, sent in pieces so that it is never in memory as a whole."""

import asyncio
from collections.abc import AsyncIterator

import msgspec

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.clock import Clock
from lairkeeper.server.history.games import History
from lairkeeper.server.lobby.replays import journal_of
from lairkeeper.server.protocol.history import Export
from lairkeeper.server.storage import Storage
from lairkeeper.server.table.log import read_table

NO_JOURNALS = b"{}}"
"""The end of the file while it has no journals, which come last."""


class Exports:
    def __init__(self, storage: Storage, history: History, now: Clock) -> None:
        self._storage = storage
        self._history = history
        self._now = now
        self._reading = asyncio.Lock()

    async def pieces(self, person: str, name: str) -> AsyncIterator[bytes]:
        """The file: first the games and the statistics, then one journal after the other."""
        games = await self._history.all_games(person)
        kept = msgspec.json.encode(Export(name, games, await self._history.numbers(person), {}))
        yield kept.removesuffix(NO_JOURNALS)
        before = b"{"
        for line in games:
            journal = await self._journal(line.id)
            if journal is not None:
                yield before + msgspec.json.encode(line.id) + b":" + msgspec.json.encode(journal)
                before = b","
        yield NO_JOURNALS if before == b"{" else b"}}"

    async def _journal(self, table: str) -> str | None:
        """From the log: a table that is only exported is not loaded. None for a game of older rules, which has no
        journal that replays. One at a time, as threads that compute keep the tables in play waiting."""
        async with self._reading:
            try:
                records = await self._storage.records(table)
                return await asyncio.to_thread(_text, records, self._now())
            except LairkeeperError:
                return None


def _text(records: list[bytes], now: int) -> str:
    return journal_of(read_table(records), now).decode()
