"""Finished tables of guests are kept for some days; then their journals become files, and the tables are removed.

A journal holds the game without names, so that it can be replayed and verified. A table with a person who signs in with
their name stays: it belongs to their history.
"""

import asyncio
import os
from pathlib import Path

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.clock import Clock
from lairkeeper.server.lobby.registry import Registry
from lairkeeper.server.lobby.replays import journal_of
from lairkeeper.server.protocol.admin import RetentionInfo
from lairkeeper.server.storage import Listed, Storage
from lairkeeper.server.table.log import read_table
from lairkeeper.server.telemetry.logs import LOG

DAY = 86_400_000
PAGE = 50
MOST_COUNTED = 1_000


class Retention:
    """`days` 0 keeps everything."""

    def __init__(self, storage: Storage, registry: Registry, now: Clock, days: int, folder: Path) -> None:
        self._storage = storage
        self._registry = registry
        self._now = now
        self._days = days
        self._folder = folder
        self._removed = 0
        self._ran_at: int | None = None

    async def run(self) -> int:
        """Removes what is due, one table after the other; how many that were. A table that somebody looks at, or of
        which no journal can be made, stays."""
        if not self._days:
            return 0
        removed, after, before = 0, "", self._due_before()
        while page := await self._storage.finished_by_guests(before, after, PAGE):
            for listed in page:
                removed += await self._remove(listed)
            after = page[-1].table
        self._removed += removed
        self._ran_at = self._now()
        return removed

    async def _remove(self, listed: Listed) -> bool:
        live = self._registry.live.get(listed.table)
        if live is not None and live.is_busy:
            return False
        try:
            journal = await asyncio.to_thread(_journal, await self._storage.records(listed.table), self._now())
        except LairkeeperError as error:
            LOG.warning("retention", extra={"facts": {"code": error.code}})
            return False
        await asyncio.to_thread(_write, self._file(listed), journal)
        is_removed = await self._storage.remove(listed.table, listed.version)
        if is_removed:
            self._registry.forget(listed.table)
        return is_removed

    def _file(self, listed: Listed) -> Path:
        return self._folder / listed.summary.game / f"{listed.table}.json"

    def _due_before(self) -> int:
        return self._now() - self._days * DAY

    async def info(self) -> RetentionInfo:
        due = await self._storage.finished_by_guests(self._due_before(), "", MOST_COUNTED) if self._days else []
        return RetentionInfo(self._days, len(due), self._removed, self._ran_at)


def _journal(records: list[bytes], now: int) -> bytes:
    return journal_of(read_table(records), now)


def _write(file: Path, journal: bytes) -> None:
    """Writes and syncs the journal; only then may the table be removed."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    aside = file.with_suffix(".part")
    handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as written:
        written.write(journal)
        written.flush()
        os.fsync(written.fileno())
    aside.replace(file)
