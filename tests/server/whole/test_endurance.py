"""Kills, power cuts and a disk that fills up, one after the other, while people play: nothing promised is lost.

`TEST_ENDURANCE_SECONDS=600 TEST_ENDURANCE_CLIENTS=30` is the long form; `-s` shows what happened how often.
"""

import asyncio
import os
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

import asyncpg
import pytest

from lairkeeper.server.storage import StorageUnavailable, opened
from tests.every import GAMES
from tests.server.fragile_postgres import FragilePostgres, fragile_postgres
from tests.server.powercut import SHADOW, STORE, cut_power, settle
from tests.server.sites import ServerProcess, free_port
from tests.server.storage.samples import GATHERING
from tests.server.whole.test_killed import Players, is_over, new_players

pytestmark = pytest.mark.asyncio

SECONDS = float(os.environ.get("TEST_ENDURANCE_SECONDS", "4"))
CLIENTS = int(os.environ.get("TEST_ENDURANCE_CLIENTS", "6"))
EACH = 6
"""Connections of one pair of players, who sit at three tables."""
LONGEST_ROUND = 3.0 if SECONDS > 60 else 1.0
MOST_AWAITED = 100
"""Answers before something happens, on a machine that is too slow for as many in a round."""
LONGEST_WAIT = 60.0


class Crowd:
    """Pairs of players at all games; finished pairs are replaced by new ones."""

    def __init__(self) -> None:
        self.pairs: list[Players] = []
        self.gone: list[Players] = []
        self.troubles: Counter[str] = Counter()
        self._games = [GAMES[number % len(GAMES)] for number in range(max(1, CLIENTS // EACH))]

    async def arrive(self, one: str, other: str) -> None:
        for place, game in enumerate(self._games):
            if place >= len(self.pairs):
                self.pairs.append(await new_players(game, one, other))
            elif all([await is_over(self.pairs[place], table) for table in self.pairs[place].tables]):
                await self._leave(self.pairs[place])
                self.gone.append(self.pairs[place])
                self.pairs[place] = await new_players(game, one, other)

    async def play(self) -> None:
        await asyncio.gather(*(pair.play() for pair in self.pairs))

    @property
    def acknowledged(self) -> int:
        return sum(len(promises) for pair in self.pairs for promises in pair.promises.values())

    async def play_on(self, playing: asyncio.Task[None], random: Random) -> None:
        """For a while, and until some answers more are acknowledged."""
        enough, give_up = self.acknowledged + random.randint(1, MOST_AWAITED), time.monotonic() + LONGEST_WAIT
        await asyncio.sleep(random.uniform(0.2, LONGEST_ROUND))
        while self.acknowledged < enough and time.monotonic() < give_up and not playing.done():
            await asyncio.sleep(0.05)

    async def check(self, database: str) -> None:
        for pair in self.pairs:
            await pair.check(database)

    async def end(self, database: str) -> None:
        """Every acknowledged answer is there and every table opens, also for clients that left long ago."""
        everybody = [*self.gone, *self.pairs]
        acknowledged = sum([await pair.check(database) for pair in everybody])
        assert acknowledged
        tables = sum(len(pair.tables) for pair in everybody)
        happened = "".join(f", {kind} {times} times" for kind, times in self.troubles.items())
        sys.stdout.write(f"{acknowledged} acknowledged answers at {tables} tables{happened}\n")
        for pair in self.pairs:
            await self._leave(pair)

    async def _leave(self, pair: Players) -> None:
        for person in pair.people:
            await person.leave()


async def test_on_sqlite(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shadow, full = folder / "shadow", folder / "full"
    shadow.mkdir()
    monkeypatch.setenv(SHADOW, str(shadow))
    url, port, random, crowd, rounds = f"sqlite:///{folder}/{STORE}", free_port(), Random(), Crowd(), 0
    until = time.monotonic() + SECONDS
    while time.monotonic() < until or rounds < 3:
        server = ServerProcess(url, port, folder, module="tests.server.powercut")
        try:
            await asyncio.to_thread(server.wait_until_ready)
            await crowd.arrive(server.address, server.address)
            playing = asyncio.create_task(crowd.play())
            await crowd.play_on(playing, random)
            if rounds % 3 == 2:
                crowd.troubles["the disk is full"] += 1
                full.touch()
                await asyncio.sleep(0.5)
                full.unlink()
                await asyncio.sleep(0.5)
        finally:
            server.kill()
        crowd.troubles["the process is killed"] += 1
        await playing
        if rounds % 3:
            crowd.troubles["the power is cut"] += 1
            cut_power(shadow, folder)
        await crowd.check(url)
        settle(shadow, folder)
        rounds += 1
    await crowd.end(url)


class Site:
    """Two processes at one PostgreSQL."""

    def __init__(self, database: FragilePostgres, ports: tuple[int, int], folder: Path) -> None:
        self.servers = [ServerProcess(database.url, port, folder, module="tests.server.packed") for port in ports]

    async def open(self) -> tuple[str, str]:
        await asyncio.gather(*(asyncio.to_thread(server.wait_until_ready) for server in self.servers))
        return self.servers[0].address, self.servers[1].address

    def close(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.kill()


async def trouble(kind: str, site: Site, database: FragilePostgres, random: Random) -> None:
    """Something happens to the site, or to the database beneath it, while people play."""
    if kind == "a process is killed":
        random.choice(site.servers).kill()
    elif kind == "the database is killed":
        await asyncio.to_thread(database.kill)
        await asyncio.to_thread(database.recover)
    elif kind == "the disk is full":
        with database.full_disk():
            await asyncio.sleep(0.5)
    await asyncio.sleep(random.uniform(0.2, 1.0))
    site.close()
    if kind == "the power is cut":
        await asyncio.to_thread(database.lose_power)


TROUBLES = ("a process is killed", "the disk is full", "the database is killed", "the power is cut")


async def test_on_postgresql_with_two_processes(folder: Path) -> None:
    ports, random, crowd, rounds = (free_port(), free_port()), Random(), Crowd(), 0
    until = time.monotonic() + SECONDS
    with fragile_postgres() as database:
        while time.monotonic() < until or rounds < len(TROUBLES):
            site = Site(database, ports, folder)
            try:
                await crowd.arrive(*await site.open())
                if not rounds:
                    await fill(database.url)
                playing = asyncio.create_task(crowd.play())
                await crowd.play_on(playing, random)
                kind = TROUBLES[rounds % len(TROUBLES)]
                await trouble(kind, site, database, random)
                crowd.troubles[kind] += 1
            finally:
                site.close()
            await playing
            await crowd.check(database.url)
            rounds += 1
        await crowd.end(database.url)


async def fill(url: str) -> None:
    """As many records of another table as make the file of records longer than a full disk allows it to grow."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(
            "INSERT INTO tables SELECT 'long', version, game, status, false, title, people, info, 0 FROM tables LIMIT 1"
        )
        await connection.execute(
            "INSERT INTO records SELECT 'long', number, convert_to(repeat(md5(number::text), 60), 'UTF8')"
            " FROM generate_series(1, 2000) AS number"
        )
    finally:
        await connection.close()


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
async def test_the_power_cut_takes_what_the_database_did_not_wait_for(waits: str, is_lost: bool) -> None:
    with fragile_postgres(f"synchronous_commit={waits}", "wal_writer_delay=10s") as database:
        async with opened(database.url) as storage:
            for version in range(20):
                await storage.append("t", version, [b"record"], GATHERING)
            await asyncio.to_thread(database.lose_power)
        async with opened(database.url) as storage:
            assert (len(await storage.records("t")) < 20) is is_lost
