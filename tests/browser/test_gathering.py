"""A new table and the people who come: difficulty, house rules, two teams, a public screen."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from lairkeeper.games import games
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.lobby.lists import game_infos
from tests.browser.pages import Gathering, NewTable
from tests.browser.people import COARSE, People
from tests.browser.words import said
from tests.server.sites import served
from tests.server.whispers import GAME

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCALE = COARSE

WITH_WORDS = replace(GAME, package="tests.kernel.toys")
"""The toy lies beside no Fluent files of its own."""


@pytest_asyncio.fixture(loop_scope="session")
async def whisperers(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[People]:
    """People at a server that knows a game with two teams."""
    monkeypatch.setitem(cast("dict[str, AnyGame]", games()), GAME.name, WITH_WORDS)
    game_infos.cache_clear()
    async with served(f"sqlite:///{tmp_path}/games.db") as (_, address):
        gathered = People(browser, address)
        gathered.forgive("404")
        yield gathered
        await gathered.leave()
        assert gathered.complaints == []
    game_infos.cache_clear()


async def test_a_host_takes_a_difficulty_and_changes_it_while_people_gather(people: People) -> None:
    page = await people.new()
    await page.goto("/new/run-run-run")
    new = NewTable(page)
    await expect(page.locator("form legend").first).to_have_text(said("new-difficulty"))
    await new.choose("Hard", "2")
    gathering = await new.create()
    rules = page.locator("section.panel")
    await expect(rules).to_contain_text("Hard")
    await gathering.button("agreed-change").click()
    dialog = page.get_by_role("dialog", name=said("agreed-change"))
    await dialog.get_by_role("radio", name="Easy", exact=True).check()
    await dialog.get_by_role("radio", name="3", exact=True).check()
    await dialog.get_by_role("button", name=said("save")).click()
    await expect(rules).to_contain_text("Easy")
    await expect(gathering.button("seat-put-bot")).to_have_count(2)


async def test_two_teams_gather_and_somebody_changes_sides(whisperers: People) -> None:
    ann, bob, screen = await whisperers.new(), await whisperers.new(), await whisperers.new()
    await ann.goto(f"/new/{GAME.name}")
    await ann.get_by_role("spinbutton").fill("8")
    await ann.get_by_role("spinbutton").blur()
    gathering = await NewTable(ann).create()
    await bob.goto(await gathering.copied_link("link-invite"))
    await Gathering(bob).sit()
    one, two = (ann.get_by_role("region", name=said("team", number=number), exact=True) for number in (1, 2))
    await expect(one.get_by_role("listitem")).to_have_count(4)
    await expect(one).to_contain_text(said("team-count", n=2, all=4))
    move = bob.get_by_role("region", name=said("team", number=2), exact=True).get_by_role(
        "button", name=said("seat-move")
    )
    await move.first.click()
    await expect(one).to_contain_text(said("team-count", n=1, all=4))
    await expect(two).to_contain_text(said("team-count", n=1, all=4))
    await ann.locator("summary", has_text=said("screen-offer")).click()
    code = await ann.locator("details .code").inner_text()
    await screen.goto("/screen")
    await screen.get_by_role("textbox").fill(code.lower())
    await screen.keyboard.press("Enter")
    await expect(screen.get_by_role("listitem")).to_have_count(10)
    await expect(screen.get_by_role("button")).to_have_count(0)
    await screen.reload()
    await expect(screen.get_by_role("listitem")).to_have_count(10)
