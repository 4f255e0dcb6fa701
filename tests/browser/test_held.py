"""A moment that waits for a tap can be read: what says so covers none of its words."""

import pytest

from tests.browser.people import NARROW, People
from tests.browser.woods import HOMEWARD, WoodsPage, new_table

pytestmark = pytest.mark.asyncio(loop_scope="session")
ANSWERS = 150
"""Enough to meet the first Monsters on the way into the forest."""
BRAVE = ["fight", "venture", "move", *HOMEWARD]
# Notes each moment of a combat that is held, and the words of the board that the note "tap to go on" lies over.
WATCH = """
() => {
  window.heldMoments = []
  const look = () => {
    const held = document.querySelector('.stage .held')
    const story = document.querySelector('.stage .combat .story')
    if (!held || !story) return
    const note = held.getBoundingClientRect()
    const covered = [...document.querySelectorAll('.stage .combat *')].filter((one) => {
      const said = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
      const { left, top, right, bottom } = one.getBoundingClientRect()
      return said && left < note.right && right > note.left && top < note.bottom - 1 && bottom > note.top + 1
    })
    window.heldMoments.push({ story: story.textContent.trim(), covered: covered.map((one) => one.textContent.trim()) })
  }
  new MutationObserver(() => setTimeout(look, 80)).observe(document.body, { childList: true, subtree: true })
}
"""


async def test_the_result_of_a_combat_is_held_and_can_be_read_on_a_phone(people: People) -> None:
    page = await people.new(viewport=NARROW, has_touch=True, reduced_motion="no-preference", bypass_csp=True)
    woods = WoodsPage((await new_table(page, 1)).table)
    await woods.appears()
    await page.evaluate(WATCH)
    for _ in range(ANSWERS):
        if not await woods.wire.until_asked_or(lambda: woods.wire.is_over) or woods.wire.is_over:
            break
        is_decided = woods.is_asked("adjust_dice")
        await woods.send_on(BRAVE)
        if is_decided:
            break
    else:
        raise AssertionError("no combat was decided")
    await page.wait_for_function("window.heldMoments.length > 0", timeout=60_000)
    found: list[dict[str, object]] = await page.evaluate("window.heldMoments")
    assert [moment for moment in found if moment["covered"]] == []
