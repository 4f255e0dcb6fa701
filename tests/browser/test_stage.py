"""The stage: a guided first game, things that answer, tips that come once, the picture of an end."""

from pathlib import Path

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.browser.pages import GAME, TablePage, started_with_bot
from tests.browser.people import People
from tests.browser.words import said
from tests.every import GAMES

pytestmark = pytest.mark.asyncio(loop_scope="session")

STEPS = 14
LEFT_AT = 4
MANY = 40
# Animations that never end and still run: nothing on a page to read may cost time while nobody does anything.
ENDLESS = """
() => document.getAnimations().filter((one) =>
  one.playState === 'running' && one.effect.getComputedTiming().endTime === Infinity).length
"""
NARROW = ViewportSize(width=390, height=844)


async def follow_the_glow(page: Page) -> None:
    """One step of the lesson: go on, or give the answer that glows."""
    go_on = page.get_by_role("button", name=said("guided-next"), exact=True)
    if await go_on.count():
        await go_on.click()
        return
    folded = page.locator("button[aria-expanded=false]", has_text=said("answers-all"))
    if await folded.count():
        await folded.click()
    await page.locator("[aria-labelledby=question] button.hinted").click()


async def test_a_lesson_is_resumed_where_it_was_left(people: People) -> None:
    page = await people.new()
    await page.goto(f"/learn/{GAME}")
    await page.get_by_role("link", name=said("door-learn")).click()
    for step in range(1, LEFT_AT):
        await expect(page.get_by_text(said("guided-step", n=step, all=STEPS))).to_be_visible()
        await follow_the_glow(page)
    await page.reload()
    await expect(page.get_by_text(said("guided-step", n=LEFT_AT, all=STEPS))).to_be_visible()


@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_the_two_minutes_of_a_game_stand_still(people: People, game: str) -> None:
    page = await people.new(reduced_motion="no-preference")
    await page.goto(f"/learn/{game}")
    await expect(page.locator("section svg").first).to_be_visible()
    assert await page.evaluate(ENDLESS) == 0


async def test_another_answer_is_for_a_real_game(people: People) -> None:
    page = await people.new()
    await page.goto(f"/first/{GAME}")
    await page.locator("[aria-labelledby=question] button:not(.hinted)").first.click()
    await expect(page.get_by_text(said("guided-not-yet"))).to_be_visible()
    await expect(page.get_by_text(said("guided-step", n=1, all=STEPS))).to_be_visible()


async def test_every_chip_has_a_description(people: People) -> None:
    page = await people.new(viewport=NARROW, has_touch=True)
    await started_with_bot(page)
    chips = page.locator(".niche")
    await expect(chips.first).to_be_visible()
    for place in range(await chips.count()):
        await chips.nth(place).tap()
        label = await chips.nth(place).locator(".visually-hidden").inner_text()
        await expect(page.locator(".note")).to_contain_text(label)
    await page.locator(".note .close").tap()
    await expect(page.locator(".note")).to_have_count(0)


async def until_a_tip(table: TablePage) -> str:
    """Answers until something happens for the first time, once the guide has nothing more to say."""
    tip = table.page.get_by_role("complementary", name=said("tip-label"))
    for _ in range(MANY):
        for told in await tip.get_by_role("paragraph").all_inner_texts():
            return told
        await table.answer()
    raise AssertionError("no tip came")


async def test_a_tip_comes_once_and_all_go_with_one_tap(people: People) -> None:
    page = await people.new()
    table = await started_with_bot(page)
    first = await until_a_tip(table)
    await page.reload()
    await table.is_asked()
    await expect(page.get_by_text(first, exact=True)).to_have_count(0)
    await until_a_tip(table)
    await page.get_by_role("button", name=said("guide-stop")).first.click()
    await expect(page.get_by_role("complementary")).to_have_count(0)


@pytest.mark.parametrize("place", [f"/first/{GAME}", "replay"])
async def test_a_phone_leaves_the_board_its_room_in_lesson_and_replay(people: People, place: str) -> None:
    page = await people.new(viewport=NARROW, has_touch=True)
    if place == "replay":
        table = await started_with_bot(page)
        await table.rush()
        await page.get_by_role("link", name=said("replay-watch")).click()
    else:
        await page.goto(place)
    board = page.locator(".stage").first
    await expect(board).to_be_visible()
    box = await board.bounding_box()
    assert box is not None and box["height"] > NARROW["height"] / 3


async def test_the_rulebook_shows_pictures_and_examples(people: People) -> None:
    page = await people.new()
    await page.goto(f"/rules/{GAME}")
    await expect(page.locator("figure svg").first).to_be_visible()
    await expect(page.locator("figcaption").nth(7)).to_be_attached()


async def test_a_finished_game_has_numbers_and_a_picture_to_share(people: People, tmp_path: Path) -> None:
    page = await people.new()
    table = await started_with_bot(page)
    await table.rush()
    await expect(page.get_by_role("list", name=said("end-numbers")).get_by_role("listitem").first).to_be_visible()
    async with page.expect_download() as started:
        await page.get_by_role("button", name=said("end-share")).click()
    saved = tmp_path / "end.png"
    await (await started.value).save_as(saved)
    assert saved.read_bytes().startswith(b"\x89PNG") and saved.stat().st_size > 20_000
