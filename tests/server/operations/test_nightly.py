"""Once a night: a backup that can be restored, the oldest removed, then the retention."""

import subprocess
from datetime import UTC, datetime
from pathlib import Path

import pytest

from lairkeeper.server.lobby.registry import Registry
from lairkeeper.server.operations.archive import Archive
from lairkeeper.server.operations.backups import Backups
from lairkeeper.server.operations.nightly import Nightly
from lairkeeper.server.operations.retention import Retention
from lairkeeper.server.people.company import DAY, DAYS_KEPT, Company, PersonReport, reports
from lairkeeper.server.storage import BackupNotWritten, Storage, check_backup, opened
from lairkeeper.server.storage.log_files import LogFiles
from tests.server.houses import tables_on
from tests.server.storage.samples import begin

pytestmark = pytest.mark.asyncio


class Counted(Retention):
    """A retention that counts how often it ran."""

    runs = 0

    @property
    def registry(self) -> Registry:
        return self._registry

    async def run(self) -> int:
        self.runs += 1
        return 0


class Night:
    """A server at a time that the test sets."""

    def __init__(self, storage: Storage, retention: Counted, folder: Path, kept: int = 2) -> None:
        self.retention = retention
        self.archive = Archive(storage, retention.registry, lambda: self.now, 0, LogFiles(folder))
        self.backups = Backups(storage, folder, kept)
        self.company = Company(storage, lambda: self.now)
        self.nightly = Nightly(self.backups, retention, self.archive, self.company, lambda: self.now, 3)
        self.now = 0

    async def look_at(self, day: int, hour: int, minute: int) -> None:
        self.now = moment(day, hour, minute)
        await self.nightly.look()


def moment(day: int, hour: int, minute: int) -> int:
    return int(datetime(2026, 11, day, hour, minute, tzinfo=UTC).timestamp() * 1000)


async def test_every_night_once_and_the_oldest_go(sqlite_url: str, folder: Path) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        await begin(storage, "t")
        night = Night(storage, Counted(storage, tables.registry, lambda: 0, 0, folder), folder / "backups")
        await night.look_at(18, 2, 59)
        assert night.backups.info() is not None and not (folder / "backups").exists()
        for day in (18, 18, 19, 20):
            await night.look_at(day, 3, 1)
        files = sorted((folder / "backups").glob("*.db"))
        assert [file.name for file in files] == ["lairkeeper-2026-11-19.db", "lairkeeper-2026-11-20.db"]
        assert night.retention.runs == 3
        for file in files:
            check_backup(file)
        checked = subprocess.run(
            ["sha256sum", "--check", "--quiet", *(f"{file.name}.sha256" for file in files)],
            cwd=folder / "backups",
            check=False,
        )
        assert checked.returncode == 0
        info = night.backups.info()
        assert info is not None and info.count == 2 and info.latest_bytes == files[-1].stat().st_size


async def test_a_server_that_starts_again_does_not_write_the_backup_of_the_day_twice(
    sqlite_url: str, folder: Path
) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        for _ in range(2):
            night = Night(storage, Counted(storage, tables.registry, lambda: 0, 0, folder), folder / "backups")
            await night.look_at(18, 5, 0)
        [file] = (folder / "backups").glob("*.db")
        await begin(storage, "later")
        await night.look_at(18, 6, 0)
        async with opened(f"sqlite:///{file}") as copy:
            assert await copy.version("later") is None


async def test_a_backup_is_verified_by_the_next_look_if_the_server_was_killed_in_between(
    sqlite_url: str, folder: Path
) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        night = Night(storage, Counted(storage, tables.registry, lambda: 0, 0, folder), folder / "backups")
        (folder / "backups").mkdir()
        file = folder / "backups" / "lairkeeper-2026-11-18.db"
        await storage.backup(file)
        await night.look_at(18, 4, 0)
        assert file.with_name(f"{file.name}.sha256").exists()


async def test_nothing_is_removed_after_a_backup_that_failed(
    sqlite_url: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        night = Night(storage, Counted(storage, tables.registry, lambda: 0, 0, folder), folder / "backups")

        async def full(target: Path) -> None:
            raise BackupNotWritten(file=str(target), reason="full")

        with monkeypatch.context() as patch:
            patch.setattr(storage, "backup", full)
            await night.look_at(18, 4, 0)
        assert night.retention.runs == 0
        await night.look_at(18, 4, 1)
        assert night.retention.runs == 1, "the next look tries again"


async def test_a_report_goes_half_a_year_later_also_if_nobody_reports_anything_else(url: str, folder: Path) -> None:
    async with opened(url) as storage, tables_on(storage) as tables:
        night = Night(storage, Counted(storage, tables.registry, lambda: 0, 0, folder), folder / "backups")
        night.backups = night.nightly._backups = Backups(storage, None, 1)
        for days in (DAYS_KEPT + 1, 1):
            night.now = moment(18, 3, 0) - days * DAY
            await night.company.report(PersonReport("", 0, "t", "ann", f"bob {days}", "name", "Bob", "", []))
        await night.look_at(18, 3, 0)
        assert [report.person for report in await reports(storage, 9)] == ["bob 1"]
