"""Learn by playing: every lesson to a running game; what is wanted glows at every step; own words are taken."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.pages import ROOM, TablePage
from tests.browser.people import COARSE, NARROW, WIDE, People
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCALE = COARSE

BOARDS = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
LOOKS: dict[str, dict[str, Any]] = {
    "en": {"locale": "en-GB", "viewport": WIDE},
    "fr": {"locale": "fr-FR", "viewport": NARROW, "has_touch": True},
}


GLOW = """
() => [...document.querySelectorAll('.hinted')].some((one) => {
  const { top, left, bottom, right, width, height } = one.getBoundingClientRect()
  return width > 0 && height > 0 && top < innerHeight && left < innerWidth && bottom > 0 && right > 0
})
"""


def frames_of(game: str) -> list[dict[str, Any]]:
    text = (BOARDS / game.replace("-", "_") / "lesson" / "lesson.json").read_text("utf-8")
    found: list[dict[str, Any]] = json.loads(text)
    return found


async def is_at(page: Page, step: int, steps: int, language: str = "en") -> None:
    await expect(page.get_by_text(said("guided-step", language, n=step, all=steps), exact=True)).to_be_visible()
    await expect(page.locator(".teacher p")).not_to_have_text(said("guided-watch", language))


async def give(page: Page, frame: dict[str, Any], language: str = "en") -> None:
    """The wanted answer: from the list, or by sending the words that are written already."""
    question, wanted = frame["questions"][0], frame["wanted"]
    if (question["text"] or {}).get("option") == wanted["type"]:
        field = page.locator("form input[dir=auto]").first
        await expect(field).to_have_value(wanted[question["text"]["field"]])
        await field.press("Enter")
        return
    # A phone has no room for the list; it is there all the same.
    folded = page.locator("button[aria-expanded=false]", has_text=said("answers-all", language))
    if await folded.count():
        await folded.dispatch_event("click")
    await page.locator("[aria-labelledby=question] button.hinted").dispatch_event("click")


@pytest.mark.parametrize("language", LOOKS)
@pytest.mark.parametrize("game", ["run-run-run", "woodlands", "trapwords", "vengeance"])
async def test_a_lesson_leads_to_a_running_game_with_bots(people: People, game: str, language: str) -> None:
    page = await people.new(**LOOKS[language])
    frames = frames_of(game)
    await page.goto(f"/first/{game}")
    for step, frame in enumerate(frames[:-1], start=1):
        await is_at(page, step, len(frames), language)
        if frame["wanted"] is None:
            await page.get_by_role("button", name=said("guided-next", language), exact=True).click()
        else:
            await page.wait_for_function(GLOW)
            await give(page, frame, language)
    await is_at(page, len(frames), len(frames), language)
    await expect(page.get_by_role("button", name=said("guided-again", language))).to_be_visible()
    table = TablePage(page, language)
    await page.get_by_role("button", name=said("guided-play", language)).click()
    await page.wait_for_url(ROOM)
    await table.wire.until(table.wire.is_asked_or_over)


async def test_own_words_are_taken_and_the_secret_word_is_written_over(people: People) -> None:
    page = await people.new()
    frames = frames_of("trapwords")
    await page.goto("/first/trapwords")
    field = page.locator("form input[dir=auto]").first
    await is_at(page, 1, len(frames))
    await field.fill("dragons")
    await field.press("Enter")
    await expect(page.get_by_text(said("guided-not-yet"))).to_be_visible()
    await expect(field).to_have_value(frames[0]["wanted"]["text"])
    await field.fill("princess")
    await field.press("Enter")
    await is_at(page, 2, len(frames))
    await expect(page.get_by_text("princess").first).to_be_visible()
