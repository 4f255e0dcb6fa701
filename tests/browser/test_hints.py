"""A hint frames the thing that it means where people look, at every kind of question that the recorded games hold."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.axe import settled, until_still
from tests.browser.people import People
from tests.browser.recorded import Moment, Projection, moments
from tests.browser.words import said
from tests.every import GAMES

pytestmark = pytest.mark.asyncio(loop_scope="session")
SIZES = {1440: 900, 390: 844}
# Answers that nothing on a board stands for, or that no board marks yet: the hint is a button in the bar.
IN_THE_BAR = {"freeze", "hold_back", "propose_to_concede", "take_token"}
# What is framed can be touched: the frame itself, or what stands for the same place in the same drawing.
FRAMED = """
() => {
  const rule = new CSSStyleSheet()
  rule.replaceSync('.hinted, .hinted * { pointer-events: auto !important }')
  document.adoptedStyleSheets = [rule]
  const isShown = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    const drawing = thing instanceof SVGElement ? thing.closest('.stage svg') : null
    const hits = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]].filter(([x, y]) => {
      const hit = document.elementFromPoint(left + x * width, top + y * height)
      return thing.contains(hit) || drawing?.contains(hit)
    })
    return width >= 8 && height >= 8 && hits.length >= 3
  }
  const all = [...document.querySelectorAll('.hinted')]
  const seen = all.filter(isShown)
  document.adoptedStyleSheets = []
  return {
    things: seen.filter((one) => !one.matches('.advice')).length,
    advice: seen.filter((one) => one.matches('.advice')).length,
    all: all.map((one) => one.getAttribute('class')).join(', '),
  }
}
"""


async def asked_for(projection: Projection, moment: Moment) -> dict[str, Any]:
    """Shows a position, presses "Hint", and says what is framed in sight."""
    await projection.show(moment)
    page = projection.page
    await page.get_by_role("button", name=said("hint"), exact=True).click()
    await expect(page.locator(".hinted").first).to_be_attached()

    async def look() -> dict[str, Any]:
        await until_still(page)
        found: dict[str, Any] = await page.evaluate(FRAMED)
        return found

    return await settled(look, lambda found: is_framed(moment, found))


def is_framed(moment: Moment, found: dict[str, Any]) -> bool:
    return bool(found["things"] or (found["advice"] and moment.option["type"] in IN_THE_BAR))


@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_every_hint_frames_something_that_is_in_sight(people: People, game: str) -> None:
    page = await people.new(bypass_csp=True)
    projection = await Projection(page).open(game)
    missing = []
    for width, height in SIZES.items():
        await page.set_viewport_size({"width": width, "height": height})
        for moment in moments(game):
            found = await asked_for(projection, moment)
            if not is_framed(moment, found):
                missing.append(f"{width} {moment.name}: {found['all']}")
    assert not missing, "\n".join(missing)
