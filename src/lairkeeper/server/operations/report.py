"""The report for the operator of a site."""

import shutil
import time
from collections import Counter
from pathlib import Path

from lairkeeper.server.clock import Clock
from lairkeeper.server.live.table import Live
from lairkeeper.server.lobby.registry import Registry
from lairkeeper.server.nudges.outbox import Outbox
from lairkeeper.server.operations.backups import Backups
from lairkeeper.server.operations.faults import Faults
from lairkeeper.server.operations.retention import Retention
from lairkeeper.server.people.company import Company
from lairkeeper.server.protocol.admin import AdminReport, LiveTable
from lairkeeper.server.storage import Storage
from lairkeeper.server.telemetry.metrics import Metrics

MOST_TABLES = 100
MOST_REFUSALS = 12


class Overview:
    """The sources of the report."""

    def __init__(
        self,
        *,
        version: str,
        storage: Storage,
        registry: Registry,
        metrics: Metrics,
        faults: Faults,
        retention: Retention,
        backups: Backups,
        company: Company,
        outbox: Outbox,
        now: Clock,
        disk: Path | None,
    ) -> None:
        self._version = version
        self._storage, self._registry, self._metrics = storage, registry, metrics
        self._faults, self._retention, self._backups = faults, retention, backups
        self._company, self._outbox = company, outbox
        self._now, self._started_at = now, now()
        self._disk = disk

    async def report(self) -> AdminReport:
        held = await self._storage.holdings()
        live = sorted(self._registry.live.values(), key=lambda each: -each.used_at)
        visits = [visit for each in live for visit in each.visits]
        return AdminReport(
            version=self._version,
            now=self._now(),
            started_at=self._started_at,
            stored=held.tables,
            people=held.people,
            accounts=held.accounts,
            tables=[_line(each) for each in live[:MOST_TABLES]],
            tables_live=len(live),
            visits=len(visits),
            people_here=len({visit.person for visit in visits if visit.person}),
            database_bytes=held.bytes,
            disk_free=shutil.disk_usage(self._disk).free if self._disk else None,
            queue=await self._outbox.waiting(),
            reports=await self._company.open_reports(),
            requests={str(status): count for status, count in sorted(self._metrics.requests.items())},
            refusals=dict(Counter(self._metrics.refusals).most_common(MOST_REFUSALS)),
            faults=self._faults.listed(),
            retention=await self._retention.info(),
            backups=self._backups.info(),
        )


def _line(live: Live) -> LiveTable:
    table = live.table
    return LiveTable(
        game=table.game.name,
        status=table.status,
        records=table.version,
        visits=len(live.visits),
        bots=sum(chair.bot is not None for chair in table.chairs),
        idle_seconds=int(time.monotonic() - live.used_at),
    )
