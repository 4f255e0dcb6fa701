"""Explorers of the Woodlands in real browsers: whole games on the board, alone, together, on a phone, watched."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.axe import violations
from tests.browser.pages import Gathering, TablePage
from tests.browser.people import COARSE, People
from tests.browser.woods import HOMEWARD, WoodsPage, new_table
from tests.browser.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
THUMB = 44
ONE_LINE = 30
WHOLE_GAME = 2_000
"""Answers; a game has a few hundred."""


async def with_a_bot(page: Page, **chosen: Any) -> WoodsPage:
    gathering = await new_table(page, 2, **chosen)
    await gathering.put_bot()
    woods = WoodsPage(await gathering.start())
    await woods.appears()
    return woods


async def alone(page: Page, **chosen: Any) -> WoodsPage:
    woods = WoodsPage((await new_table(page, 1, **chosen)).table)
    await woods.appears()
    return woods


async def test_a_round_is_played_on_the_board_with_a_bot(people: People) -> None:
    woods = await with_a_bot(await people.new(bypass_csp=True))
    await woods.play_until_round(2)
    assert woods.wire.refused == []
    assert {".bar .lay", ".slot.offered", ".cell.offered.empty"} <= woods.tapped
    assert len(woods.view["tiles"]) > 4
    await expect(woods.board.locator("[data-tile]")).to_have_count(len(woods.view["tiles"]))
    assert await violations(woods.page) == []


async def test_two_people_and_a_bot_play_a_standard_game_to_its_end(people: People) -> None:
    ann = await people.new(bypass_csp=True, device_scale_factor=COARSE)
    bob = await people.new(device_scale_factor=COARSE)
    gathering = await new_table(ann, 3)
    joining = Gathering(bob)
    await bob.goto(await gathering.copied_link("link-invite"))
    await joining.sit()
    await gathering.put_bot()
    await expect(gathering.button("start")).to_be_enabled()
    pages = [WoodsPage(await gathering.start()), WoodsPage(await joining.table.entered())]
    await asyncio.gather(*[page.play_until_round(2) for page in pages])
    await asyncio.gather(*[page.pass_until(lambda: False, WHOLE_GAME) for page in pages])
    for page in pages:
        assert page.wire.is_over and page.wire.refused == []
        await expect(page.table.outcome).to_be_visible()
        await expect(page.page.locator(".ended svg.end")).to_be_visible()
        await expect(page.page.locator(".numbers li").nth(3)).to_be_attached()
    assert await violations(ann) == []
    told = [(await page.table.outcome.inner_text()) for page in pages]
    assert told[0] == told[1]
    await ann.get_by_role("link", name=said("replay-watch")).click()
    await expect(ann.get_by_role("slider")).to_be_visible()
    await expect(ann.locator(".wood .board")).to_be_visible()
    assert await violations(ann) == []


async def test_one_person_plays_two_heroes(people: People) -> None:
    woods = await alone(await people.new())
    acted: set[int] = set()

    def both_have_acted() -> bool:
        acted.update([woods.view["active"]] if woods.is_asked("place_dice", "choose_reroll") else [])
        return int(woods.view["round"]) >= 2

    await woods.pass_until(both_have_acted, wishes=HOMEWARD)
    heroes = {hero["hero"] for hero in woods.view["heroes"]}
    assert len(heroes) == 2 and acted == heroes
    assert {hero["seat"] for hero in woods.view["heroes"]} == {0}
    await expect(woods.board.locator(".party .member")).to_have_count(2)
    assert woods.wire.refused == []


async def test_a_phone_shows_the_dice_under_a_thumb(people: People) -> None:
    woods = await with_a_bot(await people.new(**PHONE, bypass_csp=True))
    await woods.pass_until_asked("place_dice")
    await expect(woods.board.locator(".slot.offered").first).to_be_visible()
    for button in await woods.board.locator(".slots button:visible, .tray button:visible").all():
        box = await button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= THUMB
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    assert await violations(woods.page) == []


async def test_a_whole_round_is_played_on_a_phone(people: People) -> None:
    woods = await with_a_bot(await people.new(**PHONE))
    sideways: list[str] = []
    while not woods.wire.is_over and woods.view_or_empty.get("round", 1) < 2:
        assert await woods.wire.until_asked()
        if await woods.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            sideways.append(woods.wire.questions[0]["question"])
        before = woods.wire.asked
        await woods.play_until(lambda asked=before: woods.wire.asked != asked)  # type: ignore[misc]
    assert sideways == [] and woods.wire.refused == []
    assert {".slot.offered", ".cell.offered.empty"} <= woods.tapped


async def test_a_spectator_sees_the_forest_and_is_asked_nothing(people: People) -> None:
    ann, eve = await people.new(), await people.new(bypass_csp=True)
    gathering = await new_table(ann, 2)
    await gathering.put_bot()
    woods = WoodsPage(await gathering.start())
    await woods.pass_until(lambda: woods.view["round"] >= 2, wishes=HOMEWARD)
    watching = await TablePage.visited(eve, await woods.table.copied_link("link-watch"))
    await expect(eve.locator(".wood .board [data-tile]")).to_have_count(len(woods.view["tiles"]))
    await watching.wire.until(lambda: None in watching.wire.points)
    seen = watching.wire.points[None]
    assert seen["questions"] == [] and seen["view"]["seat"] is None
    assert [foe["kind"] for foe in seen["view"]["foes"]] == [foe["kind"] for foe in woods.view["foes"]]
    await expect(eve.locator(".cell.offered")).to_have_count(0)
    assert await violations(eve) == []


async def test_a_page_that_is_cut_off_in_a_combat_comes_back_to_it(people: People) -> None:
    people.forgive("ERR_", "WebSocket connection")
    woods = await alone(await people.new(), chapter=5)
    await woods.pass_until_asked("arm_hero", "adjust_dice")
    assert woods.view["combat"] is not None
    combat, question = woods.view["combat"], await woods.table.question.inner_text()
    seen = woods.wire.snapshots
    await woods.wire.cut()
    await woods.wire.until(lambda: woods.wire.snapshots > seen)
    await expect(woods.table.question).to_have_text(question)
    await woods.page.reload()
    await expect(woods.board.locator(".combat")).to_be_visible()
    await expect(woods.table.question).to_have_text(question)
    await woods.wire.until_asked()
    assert woods.view["combat"] == combat
    assert await woods.answers_by_tap()
    assert woods.wire.refused == []


async def test_answers_that_are_not_offered_are_refused_and_change_nothing(people: People) -> None:
    woods = await with_a_bot(await people.new())
    await woods.pass_until_asked("choose_space")
    before = woods.view
    far = await woods.send({"type": "place_at", "cell": 20 * 64 + 20})
    assert far["type"] == "refused" and far["refusal"]["clauses"]
    old = await woods.send({"type": "place_at", "cell": 0}, number=0)
    assert old["type"] == "refused" and old["refusal"]["code"] == "decision-stale"
    await woods.pass_until_asked("place_dice")
    wrong = await woods.send({"type": "put_on", "slot": 77})
    assert wrong["type"] == "refused"
    face = woods.wire.questions[0]["facts"]["face"]
    unfit = await woods.send({"type": "put_on", "slot": 0 if face > 3 else 3})
    assert unfit["type"] == "refused" and unfit["refusal"]["clauses"]
    card = await woods.send({"type": "discard", "card": 3})
    assert card["type"] == "refused"
    broken = await woods.send({"type": "no_such_option"})
    assert broken["type"] == "refused"
    assert woods.view["heroes"] != [] and woods.view["round"] == before["round"]
    assert woods.is_asked("place_dice")


async def test_every_sign_is_explained_in_the_field_book(people: People) -> None:
    woods = await with_a_bot(await people.new())
    await woods.board.get_by_role("button", name="Field book").click()
    signs = woods.board.locator(".sheet li")
    await expect(signs.first).to_contain_text("Heart")
    await expect(signs.nth(30)).to_be_attached()
    await woods.board.locator(".sheet").get_by_role("button", name="Monsters").click()
    facts = woods.board.locator(".sheet .fact")
    await expect(facts.first).to_be_visible()
    for fact in await facts.all():
        box = await fact.bounding_box()
        assert box is not None and box["height"] < ONE_LINE, "a number stands beside its icon"
    await woods.board.locator(".sheet").get_by_role("button", name="Signs").click()
    await signs.first.locator(".clause").click()
    await expect(woods.page.locator("#clause-WDL-SET2")).to_be_visible()
