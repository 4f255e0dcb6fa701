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

CHAPTER = 600.0
TRIES = 4


def carried(view: dict[str, Any]) -> dict[int, tuple[Any, ...]]:
    return {hero["hero"]: (sorted(hero["loot"] + hero["used_loot"]), hero["powers"]) for hero in view["heroes"]}


async def finish_by_bot(woods: WoodsPage) -> None:
    """A bot stands in until the chapter is over."""
    name = await woods.table.seats.get_by_role("listitem").first.locator("bdi, .name").first.inner_text()
    await woods.table.choose("hand-over", name=name)
    await woods.wire.until(lambda: woods.wire.is_over, CHAPTER)
    await expect(woods.table.outcome).to_be_visible(timeout=20_000)


async def next_chapter(woods: WoodsPage) -> WoodsPage:
    before = woods.page.url
    following = WoodsPage(TablePage(woods.page))
    await woods.table.button("journey-next").click()
    await woods.page.wait_for_url(lambda url: url != before and ROOM.search(url) is not None)
    await following.appears()
    return following


async def test_a_won_chapter_leads_to_the_next_with_what_was_carried(people: People, tmp_path: Path) -> None:
    page = await people.new(bypass_csp=True)
    woods = WoodsPage((await new_table(page, 1, chapter=1, difficulty="easy")).table)
    await woods.appears()
    await expect(woods.board.locator(".campaign article")).to_be_visible()
    assert await violations(page) == []
    await page.keyboard.press("Escape")
    await expect(woods.board.locator(".campaign")).to_have_count(0)
    await expect(woods.board.locator(".goals .goal")).to_have_count(2)
    await woods.play_until_round(2)
    for _ in range(TRIES):
        await finish_by_bot(woods)
        if woods.seen["quest"]["is_won"]:
            break
        woods = await next_chapter(woods)
        await woods.wire.until_asked()
        assert woods.view["chapter"] == 1
    won = woods.seen
    brought, awake = carried(won), won["enraged"]
    assert won["quest"]["is_won"] and len(awake) == 1
    following = await next_chapter(woods)
    await following.wire.until(lambda: bool(following.wire.points))
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


@pytest_asyncio.fixture(loop_scope="session")
async def at_a_den(browser: Browser, tmp_path: Path) -> AsyncIterator[People]:
    """People at a server whose Heroes begin at the door of a Den."""
    server = ServerProcess(f"sqlite:///{tmp_path}/dens.db", free_port(), tmp_path, "tests.browser.dens", **LIFTED)
    server.wait_until_ready()
    people = People(browser, server.address)
    yield people
    await people.leave()
    server.stop()
    assert people.complaints == []


async def test_two_heroes_go_down_into_a_den(at_a_den: People) -> None:
    page = await at_a_den.new(bypass_csp=True)
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
