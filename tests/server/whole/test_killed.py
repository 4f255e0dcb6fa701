"""The server is killed at any moment while people play: no acknowledged move is lost, and none counts twice."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.storage import opened
from tests.every import every_game
from tests.server.endurance.players import Players
from tests.server.sites import ServerProcess, free_port

pytestmark = pytest.mark.asyncio

KILLS = 2


@every_game
async def test_no_acknowledged_move_is_lost_and_none_is_doubled(game: AnyGame, url: str, folder: Path) -> None:
    port, random = free_port(), Random()
    players: Players | None = None
    for _ in range(KILLS):
        server = ServerProcess(url, port, folder, module="tests.server.packed")
        try:
            await asyncio.to_thread(server.wait_until_ready)
            if players is None or players.are_done:
                players = await Players.arrived(game, server.address, server.address, random)
            playing = asyncio.create_task(players.play())
            await players.first_acknowledgement()
            await asyncio.sleep(random.uniform(0.05, 0.8))
        finally:
            server.kill()
        await playing
        async with opened(url) as storage:
            await players.check(storage)
            await players.check_replays(storage)
    assert players is not None and players.acknowledged > 0
    await players.leave()
