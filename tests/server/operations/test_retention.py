"""Finished tables of guests become journals; tables of people who sign in stay."""

from pathlib import Path

import pytest

from lairkeeper.games import game_named
from lairkeeper.kernel.history.journal import read_journal
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.operations.retention import DAY, Retention
from lairkeeper.server.protocol import NewTable
from lairkeeper.server.storage import Storage, opened
from tests.server.history.test_games import finish, played
from tests.server.houses import ANN, tables_on

pytestmark = pytest.mark.asyncio
DAYS = 30


async def after(days: float, storage: Storage, tables: Tables, folder: Path, kept: int = DAYS) -> Retention:
    """Everybody has left; the retention as it would run so many days after the last change of any table."""
    for live in tables.registry.live.values():
        for visit in [*live.visits]:
            live.part(visit)
    [*finished] = await storage.finished("", 100)
    latest = max(listed.summary.updated_at for listed in finished)
    tables.registry.forget_idle(float("inf"))
    return Retention(storage, tables.registry, lambda: int(latest + days * DAY), kept, folder)


async def test_a_table_of_guests_becomes_a_journal_and_is_gone(url: str, folder: Path) -> None:
    async with opened(url) as storage, tables_on(storage) as tables:
        await storage.add_person(ANN.person, ANN.name, 1)
        table = await played(tables)
        await storage.keep_analysis(table, b"{}")
        entries = (await tables.registry.find(table)).table.playing().journal.entries
        assert await (await after(DAYS - 1, storage, tables, folder)).run() == 0
        retention = await after(DAYS + 1, storage, tables, folder)
        assert (await retention.info()).due == 1
        assert await retention.run() == 1
        journal = read_journal(game_named("run-run-run"), (folder / "run-run-run" / f"{table}.json").read_bytes())
        assert journal.entries == entries and journal.seed is not None
        assert await storage.version(table) is None and await storage.records(table) == []
        assert await storage.tables_of(ANN.person, 9) == [] and await storage.analysis(table) is None
        assert (await retention.info()).removed == 1 and await retention.run() == 0


async def test_a_journal_names_nobody(sqlite_url: str, folder: Path) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        await played(tables)
        await (await after(DAYS + 1, storage, tables, folder)).run()
        [file] = folder.glob("*/*.json")
        assert ANN.name.encode() not in file.read_bytes() and ANN.person.encode() not in file.read_bytes()
        assert file.stat().st_mode & 0o077 == 0


async def test_the_table_of_a_person_who_signs_in_stays(url: str, folder: Path) -> None:
    async with opened(url) as storage, tables_on(storage) as tables:
        await storage.add_person(ANN.person, ANN.name, 1)
        table = await played(tables)
        retention = await after(DAYS + 1, storage, tables, folder)
        [due] = await storage.finished_by_guests(1 << 60, "", 9)
        await storage.set_passphrase(ANN.person, "hash")
        assert await retention.run() == 0 and not [*folder.glob("*/*.json")]
        assert not await storage.remove(table, due.version), "a name that was taken meanwhile counts"
        assert await storage.version(table) == due.version


async def test_nothing_goes_without_the_setting_or_while_the_game_is_played(sqlite_url: str, folder: Path) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        table = await played(tables)
        assert await (await after(10_000, storage, tables, folder, kept=0)).run() == 0
        running = await tables.create(ANN, NewTable("run-run-run", {"players": 1}))
        await tables.start(running.id, ANN)
        assert await (await after(DAYS + 1, storage, tables, folder)).run() == 1
        assert (await storage.version(table), (await storage.status(running.id))) == (None, "playing")
        await finish(tables, running.id, ANN)


async def test_a_table_with_clients_is_not_removed(sqlite_url: str, folder: Path) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        table = await played(tables)
        retention = await after(DAYS + 1, storage, tables, folder)
        visit = await tables.enter(table, ANN)
        assert await retention.run() == 0
        (await tables.registry.find(table)).part(visit)
        assert await retention.run() == 1


async def test_a_table_without_a_journal_stays(sqlite_url: str, folder: Path) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        table = await played(tables)
        [listed] = await storage.finished("", 9)
        await storage.append("torn", 0, [b'"what?"'], listed.summary)
        retention = await after(DAYS + 1, storage, tables, folder)
        assert await retention.run() == 1
        assert await storage.version(table) is None and await storage.version("torn") == 1
