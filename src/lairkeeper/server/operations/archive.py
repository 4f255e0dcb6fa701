"""Moves the logs of games that were finished long ago from the database to files, so that it holds what is played.

Such a table is listed, replayed and analysed as before: the storage reads its file.
"""

import asyncio

from lairkeeper.server.clock import Clock
from lairkeeper.server.lobby.registry import Registry
from lairkeeper.server.storage import Listed, Storage
from lairkeeper.server.storage.log_files import LogFiles

DAY = 86_400_000
PAGE = 50


class Archive:
    """With `days` 0 no log is moved."""

    def __init__(self, storage: Storage, registry: Registry, now: Clock, days: int, files: LogFiles) -> None:
        self._storage = storage
        self._registry = registry
        self._now = now
        self._days = days
        self._files = files

    async def run(self) -> int:
        """Moves the logs that are due, one after the other; how many that were. A table that somebody looks at stays
        for another night."""
        if not self._days:
            return 0
        moved, after, before = 0, "", self._now() - self._days * DAY
        while page := await self._storage.logs_to_file(before, after, PAGE):
            for listed in page:
                moved += await self._move(listed)
            after = page[-1].table
        return moved

    async def _move(self, listed: Listed) -> bool:
        """The database forgets a log only when the file has been read again and is the same."""
        live = self._registry.live.get(listed.table)
        if live is not None and live.is_busy:
            return False
        records = await self._storage.records(listed.table)
        if len(records) != listed.version:
            return False
        await asyncio.to_thread(self._files.write, listed.table, records)
        if await asyncio.to_thread(self._files.read, listed.table) != records:
            return False
        return await self._storage.drop_log(listed.table, listed.version)
