"""Every screen of Explorers of the Woodlands: axe finds nothing, and hands on a keyboard reach everything."""

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.axe import violations
from tests.browser.people import People
from tests.browser.woods import GAME, LOADING, WoodsPage, new_table
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")

LESSON = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "woodlands" / "lesson" / "lesson.json"
PICTURES = os.environ.get("WOODLANDS_PICTURES")
LOOKS: dict[str, dict[str, Any]] = {
    "wide-light-en": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light", "locale": "en-GB"},
    "tablet-dark-fr": {"viewport": {"width": 820, "height": 1180}, "color_scheme": "dark", "locale": "fr-FR"},
    "phone-light-fr": {
        "viewport": {"width": 390, "height": 844},
        "color_scheme": "light",
        "locale": "fr-FR",
        "has_touch": True,
        "is_mobile": True,
    },
}


SCREENS = {"pick_hero", "choose_space", "choose_rotation", "choose_reroll", "place_dice", "choose_action"}
SCREENS |= {"choose_fight", "adjust_dice"}
"""The questions of the first rounds; each is looked at once, and answered with a tap."""


TO_CHOOSE = ("choose_space", "choose_fight")
OUT_OF_REACH = """
() => [...document.querySelectorAll('.wood .cell.offered')].filter((place) => {
  const { x, y, width, height } = place.getBoundingClientRect()
  const above = document.elementFromPoint(x + width / 2, y + height / 2)
  return Math.min(width, height) < 44 || above?.closest('[data-cell]') !== place
}).length
"""


async def looked_at(page: Page, name: str) -> list[str]:
    """What axe says of a screen, with a picture of it where somebody wants to look."""
    if PICTURES:
        await page.screenshot(path=f"{PICTURES}/{name}.png")
    return [f"{name}: {found}" for found in await violations(page)]


@pytest.mark.parametrize("look", LOOKS)
async def test_no_screen_of_a_game_is_out_of_reach(people: People, look: str) -> None:
    page = await people.new(**LOOKS[look], bypass_csp=True)
    language = LOOKS[look]["locale"][:2]
    found: list[str] = []
    for path in (f"/learn/{GAME}", f"/new/{GAME}"):
        await page.goto(path)
        await expect(page.get_by_role("heading", level=1)).to_be_attached(timeout=LOADING)
        await expect(page.get_by_text(said("waiting", language))).to_have_count(0, timeout=LOADING)
        found += await looked_at(page, f"{look}-{path.strip('/').replace('/', '-')}")
    woods = WoodsPage((await new_table(page, 1, chapter=5, language=language)).table)
    await woods.appears()
    await expect(woods.board.locator(".campaign")).to_be_visible()
    found += await looked_at(page, f"{look}-campaign")
    seen: set[str] = set()
    await page.keyboard.press("Escape")
    await expect(woods.board.locator(".campaign")).to_have_count(0)
    while seen < SCREENS:
        await woods.pass_until(lambda: woods.is_asked(*SCREENS - seen))
        assert not woods.wire.is_over, f"over before {SCREENS - seen}"
        question = woods.wire.questions[0]["question"]
        await woods.is_drawn()
        found += await looked_at(page, f"{look}-{question}")
        if question in TO_CHOOSE:
            await expect(woods.board.locator(".cell.offered").nth(1)).to_be_attached()
            assert await page.evaluate(OUT_OF_REACH) == 0, f"a place of {question} is hidden or too small"
        assert await woods.answers_by_tap(), question
        seen.add(question)
    assert found == []


async def test_a_round_is_played_by_keyboard_alone(people: People) -> None:
    """Digits answer, arrows walk over the forest, r turns a tile, letters name the slots."""
    page = await people.new()
    woods = WoodsPage((await new_table(page, 1)).table)
    await woods.appears()
    pressed: set[str] = set()
    async with asyncio.timeout(300):
        while await woods.wire.until_asked() and woods.view["round"] < 2:
            before = woods.wire.asked
            await woods.is_drawn()
            for key in await keys_for(woods):
                pressed.add(key)
                await page.keyboard.press(key)
            await woods.goes_on(before)
    assert woods.wire.refused == []
    assert {"Enter", "r", "1"} <= pressed and pressed & set("mfvsi")


async def keys_for(woods: WoodsPage) -> list[str]:
    """What somebody at a keyboard presses now."""
    question = woods.wire.questions[0]
    if woods.is_asked("choose_space"):
        cell = woods.board.locator(".cell.offered").first
        await cell.focus()
        return ["Enter"]
    if woods.is_asked("choose_rotation", "turn_risky_tile"):
        return ["r", "1"]
    if woods.is_asked("place_dice"):
        slots = [choice["option"]["slot"] for choice in question["choices"] if choice["option"]["type"] == "put_on"]
        return ["mfvsi"[slots[0]]] if slots else ["1"]
    ends = [place for place, one in enumerate(question["choices"]) if one["option"]["type"] in ("end_turn", "stop")]
    return [str(ends[0] + 1)] if ends and ends[0] < 9 else ["1"]


@pytest.mark.parametrize("look", ["wide-light-en", "phone-light-fr"])
async def test_the_guided_first_game_ends_with_a_boss_that_is_beaten(people: People, look: str) -> None:
    page = await people.new(**LOOKS[look], bypass_csp=True)
    language = LOOKS[look]["locale"][:2]
    frames = json.loads(LESSON.read_text("utf-8"))
    await page.goto(f"/first/{GAME}")
    await expect(page.locator(".wood .board")).to_be_visible(timeout=LOADING)
    teacher = page.locator(".teacher p")
    found: list[str] = []
    for place, frame in enumerate(frames):
        await expect(page.locator(".steps")).to_contain_text(str(place + 1))
        await expect(teacher).not_to_have_text(said("guided-watch", language))
        if frame["id"] in ("rotation", "invoke", "arm", "orb", "venture", "buy", "raise", "boss", "boss-done"):
            found += await looked_at(page, f"{look}-lesson-{frame['id']}")
        if frame["wanted"] is not None:
            options = [choice["option"] for choice in frame["questions"][0]["choices"]]
            await page.keyboard.press(str(options.index(frame["wanted"]) + 1))
        elif place < len(frames) - 1:
            await page.get_by_role("button", name=said("guided-next", language)).click()
    await expect(page.get_by_role("button", name=said("guided-play", language))).to_be_visible()
    assert found == []
