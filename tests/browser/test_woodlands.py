"""Explorers of the Woodlands in real browsers: rounds played on the board alone, a phone, the field book."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.axe import violations
from tests.browser.people import People
from tests.browser.woods import WoodsPage, new_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
THUMB = 44


async def with_a_bot(page: Page) -> WoodsPage:
    gathering = await new_table(page, 2)
    await gathering.put_bot()
    woods = WoodsPage(await gathering.start())
    await woods.appears()
    return woods


async def test_several_rounds_are_played_on_the_board_with_a_bot(people: People) -> None:
    woods = await with_a_bot(await people.new(bypass_csp=True))
    async with asyncio.timeout(240):
        await woods.play_until_round(3)
    assert woods.wire.refused == []
    assert {".bar .lay", ".slot.offered", ".cell.offered.empty"} <= woods.tapped
    assert await woods.board.locator("[data-tile]").count() == len(woods.view["tiles"]) > 4
    assert await violations(woods.page) == []


async def test_a_phone_shows_the_dice_under_a_thumb(people: People) -> None:
    woods = await with_a_bot(await people.new(**PHONE, bypass_csp=True))
    async with asyncio.timeout(120):
        while not await woods.board.locator(".slot.offered").count():
            assert await woods.wire.until_asked()
            await woods.tap()
            await woods.page.wait_for_timeout(150)
    for button in await woods.board.locator(".slots button:visible, .tray button:visible").all():
        box = await button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= THUMB
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    assert await violations(woods.page) == []


async def test_every_sign_is_explained_in_the_field_book(people: People) -> None:
    woods = await with_a_bot(await people.new())
    await woods.board.get_by_role("button", name="Field book").click()
    signs = woods.board.locator(".sheet li")
    await expect(signs.first).to_contain_text("Heart")
    assert await signs.count() > 30
    await signs.first.locator(".clause").click()
    await expect(woods.page.locator("#clause-WDL-SET2")).to_be_visible()
