"""Reads of a finished game: its journal, its positions, its log and its analysis."""

import asyncio

from lairkeeper.server.clock import Clock
from lairkeeper.server.lobby import replays
from lairkeeper.server.lobby.postmortems import PostMortems
from lairkeeper.server.lobby.registry import Registry
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import AnalysisInfo, Frame, LogLine
from lairkeeper.server.storage import Storage


class FinishedGames:
    """A person who may not see a table is told that it does not exist."""

    def __init__(self, storage: Storage, registry: Registry, now: Clock) -> None:
        self._registry = registry
        self._now = now
        self._replaying = asyncio.Lock()
        self._projector = replays.Projector()
        self._postmortems = PostMortems(storage)

    async def close(self) -> None:
        await self._postmortems.close()

    async def journal(self, table_id: str, caller: Caller) -> bytes:
        live = await self._registry.seen(table_id, caller)
        async with live.held() as table:
            return replays.journal_of(table, self._now())

    async def frame(self, table_id: str, caller: Caller, step: int, seat: int | None, is_open: bool) -> Frame:
        """A moment of the game: from one seat, as a spectator, or with all hands open."""
        live = await self._registry.seen(table_id, caller)
        async with live.held() as table:
            seats = replays.points_of_view(table, seat, is_open)
        async with self._replaying:  # one at a time: threads that compute keep the tables in play waiting
            return await asyncio.to_thread(self._projector.frame, table_id, table, step, seats)

    async def story(self, table_id: str, caller: Caller) -> list[LogLine]:
        """The public log."""
        live = await self._registry.seen(table_id, caller)
        async with live.held() as table:
            return replays.story(table)

    async def analysis(self, table_id: str, caller: Caller) -> AnalysisInfo:
        """The analysis of the game, as far as it is computed."""
        live = await self._registry.seen(table_id, caller)
        async with live.held() as table:
            replays.finished(table)
        return await self._postmortems.of(table_id, table)
