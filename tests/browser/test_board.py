"""The board under one's fingers: where one may go, why not elsewhere, turning before laying, dice that roll."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.pages import Lobby, TablePage, started_with_bot
from tests.browser.people import People
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")

OFFERED = re.compile(r"^Empty\. Can be chosen\.$")
NOT_OFFERED = re.compile(r"^Empty\.(?! Can be chosen)")
MOST_ANSWERS = 60
# Remembers whether dice were ever shown, and whether they moved.
WATCH_DICE = """
window.diceSeen = window.diceMoved = false
const look = () => {
  const tray = document.querySelector('.tray')
  window.diceSeen ||= tray !== null
  window.diceMoved ||= (tray?.getAnimations({ subtree: true }) ?? []).some(({ effect }) =>
    effect.getKeyframes().some(({ transform }) => transform && transform !== 'none'))
  requestAnimationFrame(look)
}
requestAnimationFrame(look)
"""
# How many places of the maze are not seen whole.
OUT_OF_SIGHT = """
() => {
  const frame = document.querySelector('.maze').getBoundingClientRect()
  return [...document.querySelectorAll('[data-hex]:not(.empty)')].filter((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect()
    return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom
  }).length
}
"""


async def laying(people: People, **wishes: str) -> TablePage:
    """A table whose host has chosen a Room and is asked where to lay it."""
    table = await started_with_bot(await people.new(**wishes))
    await explore(table)
    return table


async def explore(table: TablePage) -> None:
    """Explores with the last card of the hand, which has most exits and can be turned."""
    await table.answer()
    await table.answer(-1)
    assert await table.wire.until_asked()
    assert table.wire.questions[0]["question"] == "choose_hex"


async def test_available_places_are_highlighted_and_others_explain_the_refusal(people: People) -> None:
    table = await laying(people)
    page = table.page
    await expect(page.get_by_role("button", name=OFFERED)).to_have_count(len(table.wire.questions[0]["choices"]))
    await page.get_by_role("button", name=NOT_OFFERED).first.focus()
    await page.keyboard.press("Enter")
    note = page.get_by_role("status").filter(has_text=said("stage-why-not"))
    await expect(note).to_be_visible()
    await expect(note.get_by_role("button", name=said("stage-rule"))).not_to_have_count(0)
    assert table.wire.refused == []


async def test_a_room_is_turned_before_it_is_laid_and_lies_as_it_was_shown(people: People) -> None:
    table = await laying(people)
    page = table.page
    await page.get_by_role("button", name=OFFERED).first.click(force=True)
    turn = page.get_by_role("button", name="Turn right (R)")
    await expect(turn).to_be_visible()
    await turn.click()
    await page.keyboard.press("Shift+R")
    await page.get_by_role("button", name="Place here").click()
    await table.wire.until(lambda: len(table.wire.acknowledged) == 4)
    assert table.wire.refused == []


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
async def test_dice_roll_in_sight_and_a_tap_goes_on(people: People, motion: str) -> None:
    """With full motion the dice are seen; without it the words say at once what was rolled."""
    page = await people.new(reduced_motion=motion)
    await page.add_init_script(WATCH_DICE)
    table = await started_with_bot(page)
    for _ in range(MOST_ANSWERS):
        if await page.evaluate("window.diceSeen") or not await table.wire.until_asked():
            break
        await table.answer()
    if motion == "no-preference":
        await page.wait_for_function("() => window.diceSeen && window.diceMoved")
    else:
        assert not await page.evaluate("window.diceSeen || window.diceMoved")
    await expect(page.get_by_role("log").get_by_text("Mummy die").first).to_be_attached()


async def test_all_of_the_maze_is_seen_in_the_end_even_after_zooming_in(people: People) -> None:
    page = await people.new(viewport={"width": 390, "height": 844})
    table = await started_with_bot(page)
    await page.locator("[data-hex='0']").focus()
    for _ in range(6):
        await page.keyboard.press("+")
    await page.wait_for_function(f"() => ({OUT_OF_SIGHT})() > 0")
    await table.rush()
    await page.wait_for_function(f"() => ({OUT_OF_SIGHT})() === 0")


async def test_people_enter_the_draws_of_their_own_box(people: People) -> None:
    page = await people.new()
    new = await (await Lobby(page).open()).with_friends()
    await new.unfold()
    await new.choose("2", said("luck-table"))
    await new.begin_myself()
    gathering = await new.create()
    await gathering.sit()
    table = await gathering.start()
    trust = page.get_by_role("button", name=said("curtain-trust"))
    draws = 0
    while draws < 6:
        await table.wire.until(lambda: bool(table.wire.asked))
        await expect(trust.or_(table.question).first).to_be_visible()
        if await trust.is_visible():
            await trust.click()
        draw = table.wire.questions[0]["is_draw"]
        await expect(table.button("hint")).to_have_count(0 if draw else 1)
        await table.answer()
        draws += draw
    assert table.wire.refused == []
