"""Nightly tasks: backup, then retention, then archive, then old reports."""

import asyncio
from datetime import UTC, datetime

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.clock import Clock
from lairkeeper.server.operations.archive import Archive
from lairkeeper.server.operations.backups import Backups
from lairkeeper.server.operations.retention import Retention
from lairkeeper.server.people.company import Company
from lairkeeper.server.telemetry.logs import LOG

PAUSE = 60.0


class Nightly:
    """Runs once a day after this hour (UTC); a server that was away at night catches up a minute after its start.

    All parts can be run again without harm: a backup of the day is written once, and what was removed is not there.
    """

    def __init__(
        self, backups: Backups, retention: Retention, archive: Archive, company: Company, now: Clock, hour: int
    ) -> None:
        self._backups = backups
        self._retention = retention
        self._archive = archive
        self._company = company
        self._now = now
        self._hour = hour
        self._done = ""

    async def keep_watch(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            await self.look()

    async def look(self) -> None:
        """Does what is due. A failure is logged and tried again with the next look, tables are removed only after a
        backup that worked."""
        time = datetime.fromtimestamp(self._now() / 1000, UTC)
        day = time.date().isoformat()
        if time.hour < self._hour or day == self._done:
            return
        try:
            await self._backups.run(day)
            removed = await self._retention.run()
            filed = await self._archive.run()
            await self._company.forget_old_reports()
        except (LairkeeperError, OSError) as error:
            kind = error.code if isinstance(error, LairkeeperError) else type(error).__name__
            LOG.error("nightly", extra={"facts": {"code": kind}})
            return
        self._done = day
        LOG.info("nightly", extra={"facts": {"removed": removed, "filed": filed}})
