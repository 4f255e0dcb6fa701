"""The campaign of Explorers of the Woodlands over several games, and the Den, in real browsers."""

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import LIFTED
from tests.browser.pages import ROOM, Gathering, TablePage
from tests.browser.people import COARSE, People
from tests.browser.woods import WoodsPage, new_table
from tests.browser.words import said
from tests.server.sites import ServerProcess, free_port

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCALE = COARSE

A_CHAPTER = 300.0
"""Seconds until a bot has finished a chapter on the busiest of machines; a quiet one needs a few."""
ATTEMPTS = 3


def carried(view: dict[str, Any]) -> dict[int, tuple[Any, ...]]:
    return {hero["hero"]: (sorted(hero["loot"] + hero["used_loot"]), hero["powers"]) for hero in view["heroes"]}


def awake_for_good(view: dict[str, Any]) -> list[int]:
    """The types of Monster that stay Enraged in the chapters to come."""
    return [kind for kind in view["enraged"] if kind not in view["quest"]["stirred"]]


async def next_game(woods: WoodsPage) -> WoodsPage:
    """The next chapter, or the same one again after a defeat."""
    before = woods.page.url
    following = WoodsPage(TablePage(woods.page))
    await woods.page.locator(".ways button.primary").click()
    await woods.page.wait_for_url(lambda url: url != before and ROOM.search(url) is not None)
    await following.appears()
    return following


async def let_a_bot_finish(woods: WoodsPage) -> None:
    """A bot stands in for the rest of the chapter."""
    menu = await woods.table.open_menu()
    await menu.get_by_role("button", name=re.compile("Let a bot play for")).click()
    await woods.wire.until(lambda: woods.wire.is_over, A_CHAPTER)
    await expect(woods.table.outcome).to_be_visible()


async def won_chapter(page: Page) -> WoodsPage:
    """Chapter 1, begun by a person and won with a bot in their place; what was lost is tried again."""
    woods = WoodsPage((await new_table(page, 1, chapter=1, difficulty="easy")).table)
    await woods.appears()
    await expect(woods.board.locator(".campaign article")).to_be_visible()
    assert await violations(page) == []
    await page.keyboard.press("Escape")
    await expect(woods.board.locator(".campaign")).to_have_count(0)
    await expect(woods.board.locator(".goals .goal")).to_have_count(2)
    await woods.pass_until_asked("choose_reroll")
    await let_a_bot_finish(woods)
    for _ in range(ATTEMPTS):
        if woods.seen["quest"]["is_won"]:
            break
        woods = await next_game(woods)
        await let_a_bot_finish(woods)
    assert woods.seen["quest"]["is_won"]
    return woods


async def test_a_won_chapter_leads_to_the_next_and_the_journey_goes_on_elsewhere(
    people: People, tmp_path: Path
) -> None:
    people.forgive("400", "422")
    page = await people.new(bypass_csp=True)
    woods = await won_chapter(page)
    brought, awake = carried(woods.seen), awake_for_good(woods.seen)
    assert sum(len(cards) for cards, _ in brought.values()) > 0 and len(awake) == 1
    assert await violations(page) == []
    async with page.expect_download() as download:
        await page.get_by_role("link", name=said("journey-download")).click()
    kept = tmp_path / "journey.json"
    await (await download.value).save_as(kept)

    following = await next_game(woods)
    await is_chapter_two(following, brought, awake)
    campaign = following.board.locator(".campaign")
    await expect(campaign.locator("li.done")).to_have_count(1)
    await expect(campaign.locator("li.now")).to_contain_text("2")
    await expect(campaign.locator(".cards i")).to_have_count(sum(len(cards) for cards, _ in brought.values()))
    await following.pass_until_asked("choose_reroll")
    assert following.wire.refused == []

    await the_lobby_shows_one_journey(page, following.table.id)
    await an_edited_journey_is_refused(page, kept)
    await it_goes_on_from_its_file(await people.new(), kept, brought, awake)


async def is_chapter_two(woods: WoodsPage, brought: dict[int, tuple[Any, ...]], awake: list[int]) -> None:
    await woods.wire.until_asked()
    assert woods.view["chapter"] == 2
    assert carried(woods.view) == brought and woods.view["enraged"] == awake


async def the_lobby_shows_one_journey(page: Page, table: str) -> None:
    """One line for all its games, with the way it has come."""
    await page.goto("/")
    way = page.get_by_role("list", name=said("journey-way"))
    await expect(way).to_have_count(1)
    stops = await way.get_by_role("listitem").count()
    assert stops >= 2
    await expect(way.locator("[aria-current=step]")).to_have_text(str(stops))
    await expect(page.locator(f'.mine a[href="/table/{table}"]')).to_have_count(1)
    assert await violations(page) == []


async def an_edited_journey_is_refused(page: Page, kept: Path) -> None:
    edited = kept.with_name("edited.json")
    edited.write_text(json.dumps(json.loads(kept.read_text("utf-8")) | {"game": "another"}), "utf-8")
    await page.locator("input[type=file]").set_input_files(edited)
    await expect(page.get_by_role("alert").or_(page.locator(".notice")).first).to_be_visible()
    assert not ROOM.search(page.url)


async def it_goes_on_from_its_file(
    page: Page, kept: Path, brought: dict[int, tuple[Any, ...]], awake: list[int]
) -> None:
    """Somebody else reads the file, on another device, and stands where the journey stood."""
    gathering = Gathering(page)
    await page.goto("/")
    await page.locator("input[type=file]").set_input_files(kept)
    await page.wait_for_url(ROOM)
    elsewhere = WoodsPage(gathering.table)
    await expect(elsewhere.board.or_(gathering.button("start")).first).to_be_visible()
    if await gathering.button("start").is_visible():
        await gathering.start()
    await elsewhere.appears()
    await is_chapter_two(elsewhere, brought, awake)


@pytest_asyncio.fixture(loop_scope="session")
async def beside_a_den(browser: Browser, tmp_path: Path) -> AsyncIterator[People]:
    """People at a server whose Heroes begin at the door of a Den."""
    server = ServerProcess(
        f"sqlite:///{tmp_path}/eased.db", free_port(), tmp_path, "tests.browser.eased", None, **LIFTED
    )
    server.wait_until_ready()
    people = People(browser, server.address)
    yield people
    await people.leave()
    server.stop()
    assert people.complaints == []


async def the_inn_is_read(woods: WoodsPage) -> None:
    """Its drawer opens and closes by keyboard."""
    await woods.board.locator(".tools").get_by_role("button", name="The Inn").press("Enter")
    inn = woods.board.locator(".sheet")
    await expect(inn).to_contain_text("Hearty Stew")
    assert await violations(woods.page) == []
    await woods.page.keyboard.press("Escape")
    await expect(inn).to_have_count(0)


async def test_two_heroes_go_down_into_a_den(beside_a_den: People) -> None:
    page = await beside_a_den.new(bypass_csp=True)
    woods = WoodsPage((await new_table(page, 1, dens="yes", inn="yes")).table)
    await woods.appears()
    await woods.pass_until_asked("choose_action")
    await the_inn_is_read(woods)
    await woods.board.locator(".acts button", has_text="Den").click()
    await woods.wire.until(lambda: woods.is_asked("ask_to_join"))
    await woods.is_drawn()
    den = woods.board.locator(".sheet")
    await expect(den.locator(".spaces li")).to_have_count(3)
    assert await violations(page) == []
    await den.get_by_role("button", name="Join in the Den").click()
    await woods.wire.until(lambda: not woods.is_asked("ask_to_join"))
    await woods.pass_until(lambda: woods.view["den"] is None)
    told = json.dumps(woods.wire.heard)
    assert all(f'"type": "{event}"' in told for event in ("den_entered", "den_joined", "den_die_rolled"))
    assert woods.wire.refused == []
