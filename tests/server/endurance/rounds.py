"""Round after round: servers start, people play, something fails, and every promise is checked."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from math import inf
from random import Random

from msgspec import Struct

from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.storage import opened
from tests.server.endurance.players import LONGEST_BEGIN, Players
from tests.server.endurance.sites import FragileSite

MOST_AWAITED = 20
"""Answers acknowledged in a round before something fails."""
LONGEST_WAIT = 10.0
LONGEST_PLAY = 0.4
"""Seconds, after so many answers."""
FEW = 5
"""Answers in a round; a group that gives fewer, because it waits for clocks, makes room for another one."""


class Round(Struct, frozen=True):
    """What one round tried; nothing was lost and nothing doubled, or it would have failed."""

    database: str
    trouble: str
    games: tuple[str, ...]
    acknowledged: int
    processes_killed: int


class Rounds:
    """The rounds of one database, with two people at tables of each game."""

    def __init__(self, site: FragileSite, games: Sequence[AnyGame], random: Random) -> None:
        self._site = site
        self._games = games
        self._random = random
        self._groups: list[Players] = []
        self._finished: list[Players] = []
        self._given: dict[Players, int] = {}

    async def run(self, count: int, ends: float = inf) -> AsyncIterator[Round]:
        """All troubles of the site in turn, until the monotonic clock says that the time is up."""
        try:
            for number in range(count):
                if number and time.monotonic() > ends:
                    break
                yield await self._round(self._site.troubles[number % len(self._site.troubles)])
            await self._check_from_the_beginning()
        finally:
            self._site.close()
            for group in self._groups:
                await group.leave()

    async def _round(self, trouble: str) -> Round:
        acknowledged, killed = self._acknowledged, self._site.processes_killed
        await self._arrive(*await self._site.open())
        playing = asyncio.create_task(self._play())
        await self._until_enough(playing)
        await self._site.fail(trouble, self._random)
        await playing
        async with opened(self._site.database) as storage:
            for group in self._groups:
                await group.check(storage)
        self._site.settle()
        return Round(
            self._site.name,
            trouble,
            tuple(game.name for game in self._games),
            self._acknowledged - acknowledged,
            self._site.processes_killed - killed,
        )

    async def _arrive(self, address: str, other: str) -> None:
        """People whose games are over, or wait for clocks, make room for others."""
        for group in [group for group in self._groups if group.are_done or self._is_quiet(group)]:
            await group.leave()
            self._groups.remove(group)
            self._finished.append(group)
        missing = [game for game in self._games if game not in [group.game for group in self._groups]]
        self._groups += [await Players.arrived(game, address, other, self._random) for game in missing]

    def _is_quiet(self, group: Players) -> bool:
        before = self._given.get(group, 0)
        self._given[group] = group.acknowledged
        return group.acknowledged - before < FEW

    async def _play(self) -> None:
        await asyncio.gather(*(group.play() for group in self._groups))

    async def _until_enough(self, playing: asyncio.Task[None]) -> None:
        enough = self._acknowledged + self._random.randint(1, MOST_AWAITED)
        give_up = time.monotonic() + (LONGEST_WAIT if self._acknowledged else LONGEST_BEGIN)
        while self._acknowledged < enough and time.monotonic() < give_up and not playing.done():
            await asyncio.sleep(0.02)
        await asyncio.sleep(self._random.uniform(0, LONGEST_PLAY))

    @property
    def _acknowledged(self) -> int:
        return sum(group.acknowledged for group in (*self._groups, *self._finished))

    async def _check_from_the_beginning(self) -> None:
        """Also of games that ended rounds ago: every promise is kept, and every log replays."""
        assert self._acknowledged
        async with opened(self._site.database) as storage:
            for group in (*self._groups, *self._finished):
                await group.check(storage)
                await group.check_replays(storage)
