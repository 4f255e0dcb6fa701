"""Logs of games that were finished long ago become files; the games are read as before."""

from pathlib import Path

import pytest

from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.operations.archive import DAY, Archive
from lairkeeper.server.storage import BrokenLog, Storage, opened
from lairkeeper.server.storage.log_files import LogFiles
from tests.server.history.test_games import played
from tests.server.houses import ANN, tables_on
from tests.server.storage.samples import begin, log, record, summary

pytestmark = pytest.mark.asyncio
DAYS = 30


async def after(days: float, storage: Storage, tables: Tables, folder: Path) -> Archive:
    """Everybody has left; the archive as it would run so many days after the last change of any table."""
    for live in tables.registry.live.values():
        for visit in [*live.visits]:
            live.part(visit)
    [*finished] = await storage.finished("", 100)
    latest = max(listed.summary.updated_at for listed in finished)
    tables.registry.forget_idle(float("inf"))
    storage.files = LogFiles(folder)
    return Archive(storage, tables.registry, lambda: int(latest + days * DAY), DAYS, storage.files)


async def test_a_game_archived_to_a_file_replays_as_before(url: str, folder: Path) -> None:
    async with opened(url) as storage, tables_on(storage) as tables:
        await storage.add_person(ANN.person, ANN.name, 1)
        table = await played(tables)
        before, story = await storage.records(table), await tables.finished.story(table, ANN)
        assert await (await after(DAYS - 1, storage, tables, folder)).run() == 0
        assert await (await after(DAYS + 1, storage, tables, folder)).run() == 1
        assert not await storage.logs_to_file(10**15, "", 9)
        assert await storage.records(table) == before
        assert await storage.records(table, len(before) - 2) == before[-2:]
        assert await tables.finished.story(table, ANN) == story
        await tables.rematch(table, ANN)
        assert (await storage.records(table))[:-1] == before
        assert await (await after(DAYS + 1, storage, tables, folder)).run() == 1
        assert len(await storage.records(table)) == len(before) + 1


async def test_nothing_goes_where_no_days_are_set(sqlite_url: str, folder: Path) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        await played(tables)
        assert await Archive(storage, tables.registry, lambda: 10**15, 0, LogFiles(folder)).run() == 0
        assert [*folder.rglob("*.log")] == []


async def test_a_damaged_file_is_refused_and_so_is_a_log_without_its_file(sqlite_url: str, folder: Path) -> None:
    async with opened(sqlite_url) as storage:
        storage.files = files = LogFiles(folder)
        await begin(storage, "t", 2)
        await storage.append("t", 2, [record("t", 3)], summary("over"))
        assert not await storage.drop_log("t", 2)
        files.write("t", log("t", 3))
        assert await storage.drop_log("t", 3)
        assert await storage.records("t") == log("t", 3)
        [file] = folder.rglob("*.log")
        assert file.stat().st_mode & 0o077 == 0
        file.write_bytes(file.read_bytes()[:-1] + b"\0")
        with pytest.raises(BrokenLog):
            await storage.records("t")
        files.remove("t")
        with pytest.raises(BrokenLog):
            await storage.records("t")
