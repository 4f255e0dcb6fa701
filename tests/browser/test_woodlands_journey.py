"""The campaign of Explorers of the Woodlands over several games, and the Den, in real browsers."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.conftest import LIFTED
from tests.browser.pages import ROOM, TablePage
from tests.browser.people import People
from tests.browser.woods import WoodsPage, new_table
from tests.server.sites import ServerProcess, free_port

pytestmark = pytest.mark.asyncio(loop_scope="session")


def carried(view: dict[str, Any]) -> dict[int, tuple[Any, ...]]:
    return {hero["hero"]: (sorted(hero["loot"] + hero["used_loot"]), hero["powers"]) for hero in view["heroes"]}


async def next_chapter(woods: WoodsPage) -> WoodsPage:
    before = woods.page.url
    following = WoodsPage(TablePage(woods.page))
    await woods.page.locator(".ways button.primary").click()
    await woods.page.wait_for_url(lambda url: url != before and ROOM.search(url) is not None)
    await following.appears()
    return following


@pytest_asyncio.fixture(loop_scope="session")
async def eased(browser: Browser, tmp_path: Path) -> AsyncIterator[People]:
    """People at a server that comes to the point."""
    server = ServerProcess(f"sqlite:///{tmp_path}/eased.db", free_port(), tmp_path, "tests.browser.eased", **LIFTED)
    server.wait_until_ready()
    people = People(browser, server.address)
    yield people
    await people.leave()
    server.stop()
    assert people.complaints == []


async def test_a_won_chapter_leads_to_the_next_with_what_was_carried(eased: People, tmp_path: Path) -> None:
    eased.forgive("400", "422")
    page = await eased.new(bypass_csp=True)
    woods = WoodsPage((await new_table(page, 1, chapter=1)).table)
    await woods.appears()
    await expect(woods.board.locator(".campaign article")).to_be_visible()
    assert await violations(page) == []
    await page.keyboard.press("Escape")
    await expect(woods.board.locator(".campaign")).to_have_count(0)
    await expect(woods.board.locator(".goals .goal")).to_have_count(2)
    await woods.play_until_asked("exchange_loot")
    before = carried(woods.view)
    assert await violations(page) == []
    await woods.board.locator(".sheet .card.offered").first.click()
    await woods.wire.until(lambda: carried(woods.view) != before)
    brought = carried(woods.view)
    assert sum(len(cards) for cards, _ in brought.values()) == sum(len(cards) for cards, _ in before.values()) > 0
    await woods.board.locator(".sheet .done").click()
    await woods.wire.until(lambda: woods.wire.is_over)
    await expect(woods.table.outcome).to_be_visible()
    awake = woods.view["enraged"]
    assert woods.view["quest"]["is_won"] and len(awake) == 1
    assert await violations(page) == []
    following = await next_chapter(woods)
    await following.wire.until_asked()
    assert following.view["chapter"] == 2
    assert carried(following.view) == brought and following.view["enraged"] == awake
    campaign = following.board.locator(".campaign")
    await expect(campaign.locator("li.done")).to_have_count(1)
    await expect(campaign.locator("li.now")).to_contain_text("2")
    await expect(campaign.locator(".cards i")).to_have_count(sum(len(cards) for cards, _ in brought.values()))
    await following.play_until_round(2)
    assert following.wire.refused == []
    await an_edited_journey_is_refused(following, tmp_path)


async def an_edited_journey_is_refused(woods: WoodsPage, folder: Path) -> None:
    """The file of the journey, with a card more than was won."""
    got = await woods.page.request.get(f"/api/tables/{woods.table.id}/journey")
    kept = json.loads(await got.text()) if got.ok else {"version": 0}
    edited = folder / "journey.json"
    edited.write_text(json.dumps(kept | {"game": "another", "extra": True}), "utf-8")
    await woods.page.goto("/")
    await woods.page.locator("input[type=file]").set_input_files(edited)
    await expect(woods.page.get_by_role("alert").or_(woods.page.locator(".notice")).first).to_be_visible()
    assert not ROOM.search(woods.page.url)


async def test_two_heroes_go_down_into_a_den(eased: People) -> None:
    page = await eased.new(bypass_csp=True)
    woods = WoodsPage((await new_table(page, 1, dens="yes")).table)
    await woods.appears()
    await woods.play_until_asked("choose_action")
    await woods.board.locator(".acts button", has_text="Den").click()
    await woods.play_until_asked("ask_to_join")
    den = woods.board.locator(".sheet")
    await expect(den.locator(".spaces li")).to_have_count(3)
    assert await violations(page) == []
    await den.get_by_role("button", name="Go down as well").click()
    await woods.play_until(lambda: woods.view["den"] is None and not woods.is_asked("ask_to_join"))
    told = json.dumps(woods.wire.heard)
    assert all(f'"type": "{event}"' in told for event in ("den_entered", "den_joined", "den_die_rolled"))
    assert woods.wire.refused == []
