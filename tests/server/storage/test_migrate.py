"""The schema is brought up to date once, by the first process to start, and never backwards."""

import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from lairkeeper.server.storage import StorageTooNew, opened, sqlite_file, storage_at
from lairkeeper.server.storage.migrate import Migration, migrate_postgres, migrate_sqlite, migrations, statements
from tests.server.storage.samples import begin, log

TRIGGER = """
CREATE TABLE a (x TEXT DEFAULT ';'); -- one; comment
CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM a; SELECT 1; END;
"""
BROKEN = Migration(1, "0001_broken", "CREATE TABLE half (x TEXT); CREATE TABLE half (x TEXT);")


async def execute(url: str, sql: str) -> list[tuple[object, ...]]:
    """Runs a statement beside the storage."""
    if url.startswith("sqlite"):
        connection = sqlite3.connect(sqlite_file(url), isolation_level=None)
        try:
            return connection.execute(sql).fetchall()
        finally:
            connection.close()
    client = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await client.fetch(sql)]
    finally:
        await client.close()


def test_both_dialects_have_the_same_steps() -> None:
    names = [[step.name for step in migrations(dialect)] for dialect in ("sqlite", "postgres")]
    assert names[0] == names[1] != []


def test_a_script_is_cut_into_whole_statements() -> None:
    assert [statement.split()[1] for statement in statements(TRIGGER.replace("-- one; comment", ""))] == [
        "TABLE",
        "TRIGGER",
    ]


@pytest.mark.asyncio
async def test_opening_again_changes_nothing(url: str) -> None:
    async with opened(url) as storage:
        await begin(storage, "t", 3)
    before = await execute(url, "SELECT version, name FROM schema_version ORDER BY version")
    async with opened(url) as storage:
        assert await storage.records("t") == log("t", 3)
    assert await execute(url, "SELECT version, name FROM schema_version ORDER BY version") == before
    assert [version for version, _ in before] == list(range(1, len(before) + 1))


@pytest.mark.asyncio
async def test_many_who_start_at_once_all_find_a_whole_schema(url: str) -> None:
    storages = [storage_at(url) for _ in range(8)]
    await asyncio.gather(*(storage.open() for storage in storages))
    try:
        await asyncio.gather(*(begin(storage, f"t{number}") for number, storage in enumerate(storages)))
        assert await storages[0].unfinished() == [f"t{number}" for number in range(8)]
    finally:
        await asyncio.gather(*(storage.close() for storage in storages))


@pytest.mark.asyncio
async def test_a_store_of_a_later_version_is_refused_and_left_alone(url: str) -> None:
    async with opened(url) as storage:
        await begin(storage, "t")
    known = len(migrations("sqlite"))
    await execute(url, f"INSERT INTO schema_version VALUES ({known + 1}, 'later')")
    with pytest.raises(StorageTooNew) as refused:
        await storage_at(url).open()
    assert refused.value.facts == {"found": known + 1, "known": known}


def test_a_step_that_fails_on_sqlite_leaves_nothing_behind(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
    with pytest.raises(sqlite3.OperationalError):
        migrate_sqlite(connection, [BROKEN])
    assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'half'").fetchall() == []
    assert connection.execute("SELECT * FROM schema_version").fetchall() == []
    connection.close()


@pytest.mark.asyncio
async def test_a_step_that_fails_on_postgres_leaves_nothing_behind(postgres_url: str) -> None:
    client = await asyncpg.connect(postgres_url)
    with pytest.raises(asyncpg.DuplicateTableError):
        await migrate_postgres(client, [BROKEN])
    assert await client.fetchval("SELECT to_regclass('half')") is None
    assert await client.fetch("SELECT * FROM schema_version") == []
    await client.close()
