"""Vengeance in real browsers: a whole game on the board, a race of four, a thumb on a phone, a keyboard alone."""

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.axe import violations
from tests.browser.pages import Gathering, TablePage
from tests.browser.people import COARSE, People
from tests.browser.race import RacePage, dice_of, new_table
from tests.browser.test_tools import look_at_a_moment

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DICE_FOR_FOUR = 46
THUMB = 44


async def against_a_bot(page: Page, *readings: str) -> RacePage:
    gathering = await new_table(page, 2, *readings)
    await gathering.put_bot()
    race = RacePage(await gathering.start())
    await race.appears()
    return race


async def four_of_us(pages: list[Page]) -> list[RacePage]:
    host, *others = pages
    gathering = await new_table(host, len(pages))
    link = await gathering.copied_link("link-invite")
    joining = [Gathering(other) for other in others]
    for guest in joining:
        await guest.page.goto(link)
        await guest.sit()
    await expect(gathering.button("start")).to_be_enabled()
    tables = [await gathering.start(), *[await guest.table.entered() for guest in joining]]
    return [RacePage(table) for table in tables]


async def test_a_whole_game_against_a_bot_is_played_on_the_board_alone(people: People) -> None:
    race = await against_a_bot(await people.new(device_scale_factor=COARSE), "ticks")
    async with asyncio.timeout(300):
        await race.play_until("scored")
    assert race.wire.refused == []
    assert {".roll:enabled", ".skills .offered", ".planner .offered", ".source.offered"} <= race.tapped
    await expect(race.table.outcome).to_be_visible()
    totals = [str(player["score"]["total"]).replace("-", "−") for player in race.view["players"]]
    await expect(race.board.locator(".sheet .total td")).to_have_count(len(totals))
    shown = await race.board.locator(".sheet .total td").all_inner_texts()
    assert [cell.split()[0] for cell in shown] == totals
    await race.board.get_by_role("button", name="VNG-SCO8").click()
    await expect(race.page.locator("#clause-VNG-SCO8")).to_be_visible()


async def test_four_people_race_for_the_same_dice_and_none_is_lost(people: People) -> None:
    races = await four_of_us([await people.new() for _ in range(4)])
    async with asyncio.timeout(240):
        await asyncio.gather(*[race.play_until("roll") for race in races])
        await asyncio.gather(*[race.play_until("fight") for race in races])
        await asyncio.gather(*[race.reaches("fight") for race in races])
    boards = [race.view["players"] for race in races]
    assert all(board == boards[0] for board in boards)
    for race in races:
        counted = [dice_of(view) for view in race_views(race) if view["phase"] == "roll"]
        assert len(counted) > 10
        assert set(counted) == {DICE_FOR_FOUR}
        assert race.wire.refused == []


def race_views(race: RacePage) -> list[dict[str, Any]]:
    """What the page saw after each message."""
    views: list[dict[str, Any]] = []
    view: dict[str, Any] = {}
    for message in race.wire.heard:
        for point in message.get("points", []):
            view = {**view, **point["view"]} if point["seat"] is not None else view
        if view:
            views.append(view)
    return views


async def test_on_a_phone_the_roll_phase_fits_on_one_screen_under_a_thumb(people: People) -> None:
    race = await against_a_bot(await people.new(**PHONE, bypass_csp=True))
    await race.play_until("roll")
    await expect(race.page.get_by_role("timer")).to_have_count(1)
    await expect(race.board.get_by_role("timer")).to_be_visible()
    await race.taps()
    body = race.board.locator(":scope > .body")
    assert await body.evaluate("(body) => body.scrollHeight - body.clientHeight") <= 0
    for button in await race.board.locator(".hand button:visible, .skills button:visible").all():
        box = await button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= THUMB
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    assert await violations(race.page) == []


async def test_the_race_is_run_from_the_keyboard_alone(people: People) -> None:
    race = await against_a_bot(await people.new(), "no_rush")
    await race.play_until("roll")
    assert await race.wire.until_asked()
    await race.page.keyboard.press("Space")
    await expect(race.board.locator(".hand .roll")).to_be_visible()
    await race.wire.until(lambda: race.view["players"][0]["standing"] == "rolling")
    await race.page.keyboard.press("o")
    await race.page.keyboard.press("o")
    await race.wire.until(lambda: race.view["players"][0]["standing"] == "stopped")
    assert race.wire.refused == []


async def test_a_die_is_dragged_onto_a_skill(people: People) -> None:
    race = await against_a_bot(await people.new(), "no_rush")
    await race.play_until("roll")
    assert await race.wire.until_asked()
    while not (groups := assignable(race)):
        assert race.phase == "roll"
        question = race.wire.asked[0]
        await race.board.locator(".roll:enabled").click()
        await race.wire.until_answered(question)
    skill, dice = groups[0]
    tile = race.board.locator(f".skills [data-skill='{skill}']")
    await expect(tile).to_have_class(re.compile("offered"))
    await race.board.locator(f".hand [data-face='{dice[0]}']").first.drag_to(tile)
    taken = race.board.locator(f".skills [data-skill='{skill}']:not(.offered)")
    chooser = race.board.locator(".chooser .answer")
    await expect(chooser.or_(taken).first).to_be_visible()
    if await chooser.count():
        await chooser.first.click()
    await race.wire.until(lambda: len(race.view["players"][0]["groups"]) == 1)
    assert race.view["players"][0]["groups"][0]["skill"] == skill


def assignable(race: RacePage) -> list[tuple[int, list[int]]]:
    options = [choice["option"] for question in race.wire.questions for choice in question["choices"]]
    return [(option["skill"], option["dice"]) for option in options if option["type"] == "assign"]


async def test_a_spectator_watches_and_a_line_that_broke_comes_back_to_the_same_race(people: People) -> None:
    ann, eve = await people.new(), await people.new()
    gathering = await new_table(ann, 2, "ticks")
    link = await gathering.copied_link("link-watch")
    await gathering.put_bot()
    race = RacePage(await gathering.start())
    looking = await (await TablePage.visited(eve, link)).entered()
    await race.play_until("roll")
    assert await race.wire.until_asked()
    question = race.wire.asked[0]
    await race.taps()
    await race.wire.until_answered(question)
    seen = race.wire.snapshots
    await race.wire.cut()
    await race.wire.until(lambda: race.wire.snapshots > seen)
    await race.play_until("fight")
    await looking.wire.until(lambda: looking.wire.points[None]["view"]["phase"] == "fight")
    assert list(looking.wire.points) == [None] and looking.wire.questions == []
    assert {point["view"]["own_order"] for point in told(looking) if "own_order" in point["view"]} == {None}
    await expect(eve.locator(".vng .board")).to_be_visible()
    await expect(eve.locator(".vng .offered, .vng .roll:enabled")).to_have_count(0)
    assert race.wire.refused == []


def told(table: TablePage) -> list[dict[str, Any]]:
    return [point for message in table.wire.heard for point in message.get("points", [])]


async def test_a_finished_game_is_looked_at_moment_by_moment(people: People) -> None:
    race = await against_a_bot(await people.new(device_scale_factor=COARSE), "ticks")
    async with asyncio.timeout(120):
        await race.table.rush()
    await look_at_a_moment(people, race.table)
    await expect(race.board).to_be_visible()
