"""Kills, power cuts, a disk that fills up or fails, one after the other, while people play: nothing promised is lost.

This is the short form of `python3 run.py endure`, with servers started as anybody would start them.
"""

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from random import Random

import asyncpg
import pytest

from lairkeeper.server.storage import StorageUnavailable, opened
from tests.every import GAMES
from tests.server.endurance.rounds import Round, Rounds
from tests.server.endurance.sites import FragileSite, PostgresSite, SqliteSite, fill
from tests.server.fragile_postgres import fragile_postgres
from tests.server.powercut import SHADOW
from tests.server.sites import ServerProcess
from tests.server.storage.samples import GATHERING

pytestmark = pytest.mark.asyncio


def start(database: str, port: int, folder: Path, shadow: Path | None) -> ServerProcess:
    if shadow is None:
        return ServerProcess(database, port, folder, module="tests.server.packed")
    return ServerProcess(database, port, folder, module="tests.server.powercut", variables={SHADOW: str(shadow)})


async def every_trouble(site: FragileSite) -> list[Round]:
    random = Random()
    rounds = Rounds(site, random.sample(GAMES, 1), random)
    return [one async for one in rounds.run(len(site.troubles))]


async def test_on_sqlite(folder: Path) -> None:
    site = SqliteSite(folder, start)
    rounds = await every_trouble(site)
    assert tuple(one.trouble for one in rounds) == site.troubles and all(one.processes_killed for one in rounds)


async def test_on_postgresql_with_two_processes(folder: Path) -> None:
    with fragile_postgres() as database:
        site = PostgresSite(database, folder, start)
        rounds = await every_trouble(site)
    assert tuple(one.trouble for one in rounds) == site.troubles and all(one.processes_killed for one in rounds)


async def test_a_full_disk_of_the_database_is_a_refusal_and_takes_nothing() -> None:
    with fragile_postgres() as database:
        async with opened(database.url) as storage:
            await storage.append("t", 0, [b"first"], GATHERING)
            await fill(database.url)
            with database.full_disk(), pytest.raises(StorageUnavailable):
                for version in range(1, 500):
                    await storage.append("t", version, [os.urandom(4_000)], GATHERING)
            kept = await storage.version("t") or 0
            assert await storage.append("t", kept, [b"later"], GATHERING) == kept + 1
            assert len(await storage.records("t")) == kept + 1


@pytest.mark.parametrize(("waits", "is_lost"), [("on", False), ("off", True)])
async def test_a_power_cut_loses_unsynced_writes(waits: str, is_lost: bool) -> None:
    with fragile_postgres(f"synchronous_commit={waits}", "wal_writer_delay=10s") as database:
        async with opened(database.url) as storage:
            for version in range(20):
                await storage.append("t", version, [b"record"], GATHERING)
            await asyncio.to_thread(database.lose_power)
        async with opened(database.url) as storage:
            assert (len(await storage.records("t")) < 20) is is_lost


async def test_a_killed_database_leaves_no_process_though_people_connect_all_the_time() -> None:
    with fragile_postgres() as database:
        connecting = [asyncio.create_task(_connect_again_and_again(database.url)) for _ in range(8)]
        await asyncio.sleep(0.3)
        await asyncio.to_thread(database.kill)
        left = _processes_in(database.folder)
        for task in connecting:
            task.cancel()
        assert not left
        database.start()


async def _connect_again_and_again(url: str) -> None:
    while True:
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await (await asyncpg.connect(url)).close()
        await asyncio.sleep(0)


def _processes_in(folder: Path) -> list[int]:
    """The processes that run in this folder or below it."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (process / "cwd").readlink().is_relative_to(folder):
                found.append(int(process.name))
    return found
