"""The writer thread: one commit for many, a verdict for each, and a clear refusal when the disk does not play along."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from lairkeeper.server.storage import Conflict, StorageNotOpened, StorageUnavailable, opened, sqlite_file, storage_at
from lairkeeper.server.storage.backends.sqlite import SqliteStorage
from lairkeeper.server.storage.backends.writer import MOST_AT_ONCE, Writer
from tests.server.storage.samples import begin, log, record, summary

pytestmark = pytest.mark.asyncio


class SmallDisk(SqliteStorage):
    """A store that may not grow by more than some pages once its tables are there."""

    free_pages = 25

    def _prepare(self) -> tuple[sqlite3.Connection, sqlite3.Connection]:
        writing, reading = super()._prepare()
        (pages,) = writing.execute("PRAGMA page_count").fetchone()
        writing.execute(f"PRAGMA max_page_count = {pages + self.free_pages}")
        return writing, reading


def put(number: int, connection: sqlite3.Connection) -> int:
    connection.execute("INSERT INTO numbers VALUES (?)", (number,))
    if number % 10 == 3:
        raise Conflict(table=str(number), expected=0, current=number)
    return number


async def test_many_changes_share_a_commit_and_a_refused_one_undoes_itself_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "x.db", isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    traced: list[str] = []
    connection.set_trace_callback(traced.append)
    writer = Writer(connection, lambda _table, _version: None)
    changes = [writer.do(partial(put, number)) for number in range(100)]
    results = await asyncio.gather(*changes, return_exceptions=True)
    await writer.stop()
    refused = [number for number, result in enumerate(results) if isinstance(result, Conflict)]
    assert refused == list(range(3, 100, 10))
    assert [result for result in results if not isinstance(result, Conflict)] == sorted(set(range(100)) - set(refused))
    assert traced.count("COMMIT") < 20
    with closing(sqlite3.connect(tmp_path / "x.db")) as reader:
        kept = {number for (number,) in reader.execute("SELECT number FROM numbers")}
    assert kept == set(range(100)) - set(refused)


@pytest.mark.parametrize("is_one_stale", [False, True])
async def test_quiet_and_other_appends_share_a_commit(sqlite_url: str, is_one_stale: bool) -> None:
    names = [f"t{number}" for number in range(6)]
    async with opened(sqlite_url) as storage:
        await asyncio.gather(*(begin(storage, name) for name in names))
        stale = names[2] if is_one_stale else ""
        asked = [
            storage.append(name, 9 if name == stale else 1, [record(name, 2)], summary(), is_quiet=name != names[3])
            for name in names
        ]
        results = await asyncio.gather(*asked, return_exceptions=True)
        refused = [name for name, result in zip(names, results, strict=True) if isinstance(result, Conflict)]
        assert refused == [name for name in names if name == stale]
        for name in names:
            assert await storage.records(name) == log(name, 1 if name == stale else 2)


async def test_more_than_fit_into_one_commit_are_all_done(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage:
        await asyncio.gather(*(begin(storage, f"t{number}") for number in range(3 * MOST_AT_ONCE)))
        assert len(await storage.unfinished()) == 3 * MOST_AT_ONCE


async def test_closing_finishes_pending_requests_and_refuses_new_ones(sqlite_url: str) -> None:
    storage = storage_at(sqlite_url)
    await storage.open()
    asked = [asyncio.create_task(begin(storage, f"t{number:03}")) for number in range(100)]
    await asyncio.sleep(0)
    await storage.close()
    await asyncio.gather(*asked)
    for refused in (begin(storage, "late"), storage.records("t000"), storage.backup(Path("late.db"))):
        with pytest.raises(StorageUnavailable, match="closed"):
            await refused
    await storage.close()
    async with opened(sqlite_url) as again:
        assert await again.unfinished() == [f"t{number:03}" for number in range(100)]


async def test_a_locked_store_acknowledges_nothing_but_can_be_read(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "x.db", patience=0.1)
    await storage.open()
    await begin(storage, "t")
    with closing(sqlite3.connect(storage.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        tried = [storage.append("t", 1, [record("t", 2)], summary()) for _ in range(3)]
        refused = await asyncio.gather(*tried, return_exceptions=True)
        assert [error.facts for error in refused if isinstance(error, StorageUnavailable)] == [{"reason": "locked"}] * 3
        assert await storage.records("t") == log("t", 1)
        other.execute("ROLLBACK")
    assert await storage.append("t", 1, [record("t", 2)], summary()) == 2
    await storage.close()


async def test_a_full_disk_acknowledges_nothing_and_loses_nothing(tmp_path: Path) -> None:
    storage = SmallDisk(tmp_path / "x.db")
    await storage.open()
    version = 0
    with pytest.raises(StorageUnavailable) as refused:
        for _ in range(100):
            version = await storage.append("t", version, [b"x" * 9_000], summary())
    assert refused.value.facts == {"reason": "full"}
    assert 0 < version < 100
    assert await storage.version("t") == len(await storage.records("t")) == version
    await begin(storage, "small")
    await storage.close()
    async with opened(f"sqlite:///{storage.file}") as again:
        assert await again.append("t", version, [b"x" * 9_000], summary()) == version + 1


async def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    with closing(SqliteStorage(tmp_path / "x.db")._prepare()[0]) as connection:
        settings = ("synchronous", "journal_mode", "foreign_keys", "fullfsync")
        found = [connection.execute(f"PRAGMA {setting}").fetchone()[0] for setting in settings]
    assert found == [2, "wal", 1, 1]


async def test_only_the_owner_may_read_the_file(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage:
        await begin(storage, "t")
        files = list(sqlite_file(sqlite_url).parent.iterdir())
        assert len(files) == 3
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


async def test_a_file_that_is_no_database_is_not_opened(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_bytes(b"a shopping list, and not a short one" * 100)
    with pytest.raises(StorageNotOpened) as refused:
        await storage_at(f"sqlite:///{tmp_path}/x.db").open()
    assert refused.value.facts["where"] == f"{tmp_path}/x.db"
