"""Everything that a question is about is in sight together, on a phone too: golden places, buttons, fields."""

from functools import partial
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize

from tests.browser.axe import settled, until_still
from tests.browser.people import NARROW, People
from tests.browser.recorded import Projection, moments
from tests.every import GAMES

pytestmark = pytest.mark.asyncio(loop_scope="session")
LEAST = 40
DESK = ViewportSize(width=1440, height=900)
LOW = ViewportSize(width=390, height=500)
# What is wrong on the page: golden places of a map and main buttons that are covered, outside or too small.
WRONG = """
(least) => {
  const wrong = []
  const name = (thing) => `${thing.tagName.toLowerCase()}.${thing.getAttribute('class')}`.replace(/ svelte-\\w+/g, '')
  const hit = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)
  }
  const isInSight = (thing) => {
    const drawing = thing instanceof SVGElement ? thing.closest('.stage svg') : null
    const found = hit(thing)
    return thing.contains(found) || drawing?.contains(found)
  }
  const isSmall = (thing) => {
    const { width, height } = thing.getBoundingClientRect()
    return Math.min(width, height) < least - 0.5
  }
  const places = [...document.querySelectorAll('.layout > .stage svg .cell.offered')]
  for (const place of places)
    if (!isInSight(place)) wrong.push(`covered: ${name(place)} under ${hit(place) && name(hit(place))}`)
  const inStage = '.stage :is(.lay, .main, .begin, .end, button.large):enabled'
  const main = `.question .beside button, .question .advice, ${inStage}`
  for (const button of document.querySelectorAll(main))
    if (!isInSight(button)) wrong.push(`out of sight: ${name(button)}`)
  const things = [...document.querySelectorAll('.stage button:is(.offered, .act)')]
    .filter((one) => one.checkVisibility())
  if (places.length === 0 && things.length > 0 && !things.some(isInSight))
    wrong.push(`none in sight: ${name(things[0])}`)
  for (const thing of [...places, ...things]) if (isSmall(thing)) wrong.push(`small: ${name(thing)}`)
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('wider than the screen')
  return [...new Set(wrong)]
}
"""


async def wrong_with(page: Page) -> list[str]:
    async def look() -> list[str]:
        await until_still(page)
        found: list[str] = await page.evaluate(WRONG, LEAST)
        return found

    return await settled(look, lambda found: not found)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
@pytest.mark.parametrize("size", [NARROW, LOW, DESK], ids=["phone", "low", "desk"])
async def test_the_question_is_visible(people: People, game: str, size: ViewportSize) -> None:
    page = await people.new(viewport=size, has_touch=size is not DESK)
    projection = await Projection(page).open(game)
    wrong = []
    for moment in moments(game):
        await projection.show(moment)
        wrong += [f"{moment.name}: {found}" for found in await wrong_with(page)]
    assert not wrong, "\n".join(wrong)


WRITING = """
() => {
  const isInSight = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  return {
    field: isInSight(document.activeElement),
    word: seen('.book').every(isInSight),
    lines: seen('.talk > li').slice(-1).every(isInSight),
    others: seen('header:has(.home), .teams, .corridor, .layout > .question').map((one) => one.className),
  }
}
"""


WANTED: dict[str, Any] = {"field": True, "word": True, "lines": True, "others": []}


async def seen_while_writing(page: Page) -> dict[str, Any]:
    await until_still(page)
    found: dict[str, Any] = await page.evaluate(WRITING)
    return found


async def test_with_the_keyboard_up_a_phone_shows_the_word_the_last_lines_and_the_field(people: People) -> None:
    page = await people.new(viewport=LOW, has_touch=True)
    projection = await Projection(page).open("trapwords")
    written = [moment for moment in moments("trapwords") if moment.question["text"]]
    assert {moment.question["question"] for moment in written} >= {"give_clue", "guess_word", "write_list"}
    for moment in written:
        await projection.show(moment)
        await page.locator(".trp form input").focus()
        assert await settled(partial(seen_while_writing, page), WANTED.__eq__) == WANTED, moment.name
