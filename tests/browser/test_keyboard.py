"""A game is started and its first turn played with the keyboard alone; where the focus is can always be seen."""

from functools import partial

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.pages import Gathering, Lobby, started_with_bot
from tests.browser.people import People
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_STEPS = 80
FIRST_TURN = 5
LEAST = 24
# Whatever has the focus, or stands around it, looks different once it loses it.
SHOWN = """
() => {
  const at = document.activeElement
  if (!at || at === document.body) return 'nowhere'
  const around = [at, at.parentElement, at.nextElementSibling, ...at.children].filter(Boolean)
  const look = () => around.map((one) => {
    const { outline, boxShadow, borderColor, stroke, strokeWidth, textDecoration, transform } = getComputedStyle(one)
    return [outline, boxShadow, borderColor, stroke, strokeWidth, textDecoration, transform].join(' ')
  }).join(' ')
  const focused = look()
  at.blur()
  const blurred = look()
  at.focus({ preventScroll: true })
  return focused !== blurred ? '' : at.outerHTML.slice(0, 200)
}
"""


async def tab_to(page: Page, target: Locator) -> None:
    """Goes on with Tab until the target has the focus, which is visible at every step."""
    await expect(target).to_be_attached()
    hidden: list[str] = []
    for _ in range(MOST_STEPS):
        if await target.evaluate("(one) => one === document.activeElement"):
            break
        await page.keyboard.press("Tab")
        hidden.append(await page.evaluate(SHOWN))
    await expect(target).to_be_focused()
    assert [where for where in hidden if where not in ("", "nowhere")] == []


async def test_a_game_is_started_and_its_first_turn_played_without_a_mouse(people: People) -> None:
    page = await people.new()
    await Lobby(page).open()
    await press(page, page.get_by_role("link", name=said("create-table")).first)
    await press(page, page.locator("summary", has_text=said("new-readings")))
    await tab_to(page, page.locator("fieldset", has=page.locator("input[value='0']")).locator("input:checked"))
    await page.keyboard.press("ArrowRight")
    await press(page, page.get_by_role("button", name=said("create-table")))
    gathering = Gathering(page)
    await press(page, gathering.button("seat-put-bot").first)
    await expect(gathering.button("start")).to_be_enabled()
    await press(page, gathering.button("start"))
    await play_by_keyboard(gathering)


async def press(page: Page, target: Locator) -> None:
    await tab_to(page, target)
    await page.keyboard.press("Enter")


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
    assert table.wire.refused == []
    assert lost == []


async def test_the_clauses_of_the_log_are_one_stop_and_large_enough_to_hit(people: People) -> None:
    page = await people.new()
    table = await started_with_bot(page)
    for _ in range(FIRST_TURN):
        await table.answer()
    clauses = page.get_by_role("log").get_by_role("button")
    assert await clauses.count() > FIRST_TURN
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
