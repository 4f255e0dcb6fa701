"""A game without a board of its own, made by docs/adding-a-game.md, is played in a browser to its end."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import cast

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from lairkeeper.games import games
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.lobby.lists import game_infos
from tests.browser.pages import NewTable
from tests.browser.people import People
from tests.newcomer.lucky_stairs import GAME
from tests.server.sites import served

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def newcomers(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[People]:
    """People at a server that knows the newcomer's game."""
    monkeypatch.setitem(cast("dict[str, AnyGame]", games()), GAME.name, GAME)
    game_infos.cache_clear()
    async with served(f"sqlite:///{tmp_path}/games.db") as (_, address):
        gathered = People(browser, address)
        gathered.forgive("404")
        yield gathered
        await gathered.leave()
        assert gathered.complaints == []
    game_infos.cache_clear()


async def test_a_game_without_a_board_is_played_to_its_end(newcomers: People) -> None:
    page = await newcomers.new()
    await page.goto(f"/new/{GAME.name}")
    gathering = await NewTable(page).create()
    await gathering.put_bot()
    table = await gathering.start()
    assert await table.play(Random(1)) > 0
    assert table.wire.refused == []
    await expect(table.outcome).to_contain_text("reached the top.")
