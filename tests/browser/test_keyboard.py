"""A game is started and its first turn played with the keyboard alone; where the focus is can always be seen."""

from functools import partial

import pytest
from playwright.async_api import expect

from tests.browser.keys import SHOWN, press, tab_to
from tests.browser.pages import Gathering, Lobby, started_with_bot
from tests.browser.people import People
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")

FIRST_TURN = 5
LEAST = 24


async def test_a_game_is_started_and_its_first_turn_played_without_a_mouse(people: People) -> None:
    page = await people.new()
    await Lobby(page).open()
    await press(page, Lobby(page).door().get_by_role("link", name=said("door-friends")))
    await press(page, page.locator("summary", has_text=said("new-more")))
    await tab_to(page, page.locator("fieldset", has=page.locator("input[value='0']")).locator("input:checked"))
    await page.keyboard.press("ArrowRight")
    await press(page, page.get_by_role("button", name=said("create-table")))
    gathering = Gathering(page)
    await press(page, gathering.button("seat-put-bot").first)
    await expect(gathering.button("start")).to_be_enabled()
    await press(page, gathering.button("start"))
    await play_by_keyboard(gathering)


async def play_by_keyboard(gathering: Gathering) -> None:
    table, page = await gathering.table.entered(), gathering.page
    lost: list[str] = []
    for place in range(FIRST_TURN):
        await table.is_asked()
        if place > 0 and await page.evaluate(SHOWN) == "nowhere":
            lost.append(await table.question.inner_text())
        question = table.wire.asked[0]
        await press(page, table.answers.first)
        await table.wire.until(partial(table.wire.has_answered, question))
        await expect(table.asking(question)).to_have_count(0)
    assert table.wire.refused == []
    assert lost == []


async def test_the_clauses_of_the_log_are_one_stop_and_large_enough_to_hit(people: People) -> None:
    page = await people.new()
    table = await started_with_bot(page)
    for _ in range(FIRST_TURN):
        await table.answer()
    clauses = page.get_by_role("log").get_by_role("button")
    await expect(clauses.nth(FIRST_TURN)).to_be_attached()
    await expect(page.get_by_role("log").locator("button[tabindex='0']")).to_have_count(1)
    await tab_to(page, page.get_by_role("log").locator("button[tabindex='0']"))
    await page.keyboard.press("Home")
    await expect(clauses.first).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await expect(clauses.first).not_to_be_focused()
    await page.keyboard.press("Tab")
    assert await page.evaluate("document.activeElement.closest('[role=log]')") is None
    sizes = [await one.bounding_box() for one in await clauses.all()]
    assert all(size is not None and size["height"] >= LEAST and size["width"] >= LEAST for size in sizes)
