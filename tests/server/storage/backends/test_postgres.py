"""What PostgreSQL adds: other processes are heard of, and a lost connection comes back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import patch

import asyncpg
import pytest

from lairkeeper.server.storage import NoBackupHere, StorageNotOpened, StorageUnavailable, opened, storage_at
from lairkeeper.server.storage.backends.holders import prepare_holders
from tests.server.postgres import HANG_UP, SHARED, PostgresServer
from tests.server.storage.appender import start_appender, tables_of
from tests.server.storage.samples import begin, log, record, summary, until

pytestmark = pytest.mark.asyncio


@asynccontextmanager
async def outage(server: PostgresServer) -> AsyncIterator[None]:
    """For a while the database can be reached by nobody."""
    await server.execute("postgres", f"ALTER DATABASE {SHARED} ALLOW_CONNECTIONS false")
    await server.execute("postgres", HANG_UP, SHARED)
    try:
        yield
    finally:
        await server.execute("postgres", f"ALTER DATABASE {SHARED} ALLOW_CONNECTIONS true")


async def test_another_process_is_heard_of(postgres_url: str) -> None:
    heard: dict[str, list[int]] = {table: [] for table in tables_of("other")}
    async with opened(postgres_url) as storage:
        await storage.follow(lambda table, version: heard[table].append(version))
        process = start_appender(postgres_url, "other")
        try:
            await until(lambda: all(len(versions) >= 5 for versions in heard.values()))
        finally:
            process.kill()
            process.communicate()
        for table, versions in heard.items():
            assert versions == list(range(1, len(versions) + 1))
            assert await storage.records(table) == log(table, await storage.version(table) or 0)


async def test_two_storages_notify_each_other_and_themselves(postgres_url: str) -> None:
    heard: list[list[tuple[str, int]]] = [[], []]
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        await one.follow(lambda table, version: heard[0].append((table, version)))
        await other.follow(lambda table, version: heard[1].append((table, version)))
        await begin(one, "t")
        await other.append("t", 1, [record("t", 2)], summary())
        await until(lambda: all(len(news) == 2 for news in heard))
    assert heard == [[("t", 1), ("t", 2)]] * 2


async def test_only_processes_that_hold_a_table_are_notified(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    heard: list[list[tuple[str, int]]] = [[], []]
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        await one.follow(lambda table, version: heard[0].append((table, version)), is_chosen=True)
        await other.follow(lambda table, version: heard[1].append((table, version)), is_chosen=True)
        for storage in (one, other):
            await storage.take_up("both")
        await other.take_up("theirs")
        for table in ("both", "nobody", "theirs"):
            await begin(one, table)
        await until(lambda: heard == [[], [("both", 1), ("theirs", 1)]])
        await other.put_down(["both"])
        await one.append("both", 1, [record("both", 2)], summary())
        await other.append("both", 2, [record("both", 3)], summary())
        await until(lambda: heard[0] == [("both", 3)])
        await postgres_server.execute("postgres", HANG_UP, SHARED)
        await until(lambda: ("", 0) in heard[0] and ("", 0) in heard[1])
        await other.append("both", 3, [record("both", 4)], summary())
        await one.append("theirs", 1, [record("theirs", 2)], summary())
        await until(lambda: ("both", 4) in heard[0] and ("theirs", 2) in heard[1])
        assert not {("both", 2), ("both", 4)} & {*heard[1]}


async def test_after_a_lost_connection_anything_may_have_changed(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    heard: list[tuple[str, int]] = []
    async with opened(postgres_url) as storage:
        await storage.follow(lambda table, version: heard.append((table, version)))
        await postgres_server.execute("postgres", HANG_UP, SHARED)
        await until(lambda: ("", 0) in heard)
        await begin(storage, "t")
        await until(lambda: ("t", 1) in heard)


NOON, LATER = 1_900_000_000_000, 1_900_000_060_000


async def test_processes_know_since_when_one_of_them_was_there(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    heard: list[tuple[str, int]] = []
    async with opened(postgres_url) as other:
        async with opened(postgres_url) as first:
            assert await first.served_since(NOON) == NOON
            assert await other.served_since(LATER) == NOON
        await other.follow(lambda table, version: heard.append((table, version)))
        await postgres_server.execute("postgres", HANG_UP, SHARED)
        await until(lambda: ("", 0) in heard)
        async with opened(postgres_url) as third:
            assert await third.served_since(LATER) == NOON
    async with asyncio.timeout(10):
        while await asked_anew(postgres_url, LATER) != LATER:
            await asyncio.sleep(0.05)


async def asked_anew(url: str, now: int) -> int:
    async with opened(url) as storage:
        return await storage.served_since(now)


async def test_a_database_that_is_away_acknowledges_nothing_and_may_come_back(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    heard: list[tuple[str, int]] = []
    async with opened(postgres_url) as storage:
        await begin(storage, "t")
        await storage.follow(lambda table, version: heard.append((table, version)))
        async with outage(postgres_server):
            for asked in (storage.append("t", 1, [record("t", 2)], summary()), storage.records("t")):
                with pytest.raises(StorageUnavailable) as refused:
                    await asked
                assert refused.value.facts == {"reason": "unreachable"}
        await until(lambda: heard == [("", 0)])
        assert await storage.append("t", 1, [record("t", 2)], summary()) == 2
        assert await storage.records("t") == log("t", 2)


@pytest.mark.parametrize("error", [asyncpg.InternalClientError("odd"), asyncpg.InterfaceError("lost"), TimeoutError()])
async def test_whatever_the_driver_stumbles_over_is_a_refusal(postgres_url: str, error: Exception) -> None:
    """A bot whose answer meets such an error waits, and goes on when the storage is back."""
    async with opened(postgres_url) as storage:
        with patch("asyncpg.pool.Pool.acquire", side_effect=error), pytest.raises(StorageUnavailable):
            await storage.records("t")
        await begin(storage, "t")
        assert await storage.records("t") == log("t", 1)


async def test_an_unreachable_database_is_refused_without_the_password(tmp_path: Path) -> None:
    storage = storage_at(f"postgresql://ann:secret@/games?host={tmp_path}")
    with pytest.raises(StorageNotOpened) as refused:
        await storage.open()
    assert refused.value.facts["where"] == "/games"
    assert "secret" not in str(refused.value)


async def test_closing_finishes_pending_requests_and_refuses_new_ones(postgres_url: str) -> None:
    storage = storage_at(postgres_url)
    await storage.open()
    asked = [asyncio.create_task(begin(storage, f"t{number:02}")) for number in range(40)]
    await asyncio.sleep(0)
    await storage.close()
    await asyncio.gather(*asked)
    with pytest.raises(StorageUnavailable, match="closed"):
        await storage.unfinished()
    async with opened(postgres_url) as again:
        assert await again.unfinished() == [f"t{number:02}" for number in range(40)]


async def test_backups_are_left_to_the_databases_own_tool(postgres_url: str) -> None:
    async with opened(postgres_url) as storage:
        with pytest.raises(NoBackupHere) as refused:
            await storage.backup(Path("backup.db"))
    assert refused.value.facts == {"tool": "pg_dump"}


async def test_processes_that_prepare_at_once_are_not_in_each_others_way(postgres_url: str) -> None:
    async with opened(postgres_url):
        pass
    connections = [await asyncpg.connect(postgres_url) for _ in range(8)]
    for _ in range(30):
        await connections[0].execute("DROP TABLE holders")
        await asyncio.gather(*(prepare_holders(connection) for connection in connections))
    for connection in connections:
        await connection.close()
