"""Kills, power cuts and a disk that fills up, one after the other, while people play: nothing promised is lost.

`TEST_ENDURANCE_SECONDS=600 TEST_ENDURANCE_CLIENTS=30` is the long form.
"""

import asyncio
import os
import time
from pathlib import Path
from random import Random

import pytest

from tests.every import GAMES
from tests.server.powercut import SHADOW, STORE, cut_power, settle
from tests.server.sites import ServerProcess, free_port
from tests.server.test_killed import Players, is_over, new_players

pytestmark = pytest.mark.asyncio

SECONDS = float(os.environ.get("TEST_ENDURANCE_SECONDS", "4"))
CLIENTS = int(os.environ.get("TEST_ENDURANCE_CLIENTS", "6"))
EACH = 6
"""Connections of one pair of players, who sit at three tables."""
LONGEST_ROUND = 3.0


class Crowd:
    """Pairs of players at all games; those whose games are over make room for others."""

    def __init__(self) -> None:
        self.pairs: list[Players] = []
        self.acknowledged = 0
        self._games = [GAMES[number % len(GAMES)] for number in range(max(1, CLIENTS // EACH))]

    async def arrive(self, one: str, other: str) -> None:
        for place, game in enumerate(self._games):
            if place >= len(self.pairs):
                self.pairs.append(await new_players(game, one, other))
            elif all([await is_over(self.pairs[place], table) for table in self.pairs[place].tables]):
                await self._leave(self.pairs[place])
                self.pairs[place] = await new_players(game, one, other)

    async def play(self) -> None:
        await asyncio.gather(*(pair.play() for pair in self.pairs))

    async def check(self, database: str) -> int:
        return self.acknowledged + sum([await pair.check(database) for pair in self.pairs])

    async def _leave(self, pair: Players) -> None:
        self.acknowledged += sum(map(len, pair.promises.values()))
        for person in pair.people:
            await person.leave()

    async def end(self) -> None:
        for pair in self.pairs:
            await self._leave(pair)


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
            await asyncio.sleep(random.uniform(0.2, LONGEST_ROUND))
            if rounds % 3 == 2:
                full.touch()
                await asyncio.sleep(0.5)
                full.unlink()
                await asyncio.sleep(0.5)
        finally:
            server.kill()
        await playing
        if rounds % 3:
            cut_power(shadow, folder)
        await crowd.check(url)
        settle(shadow, folder)
        rounds += 1
    assert await crowd.check(url) > 0
    await crowd.end()
