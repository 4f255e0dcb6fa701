"""Trapwords in real browsers: two teams of two write, clue, guess and object on the board alone."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.browser.axe import violations
from tests.browser.dungeon import PATIENCE, DungeonPage, new_table
from tests.browser.pages import Gathering
from tests.browser.people import NARROW, People

pytestmark = pytest.mark.asyncio(loop_scope="session")

TRAPS = (("bicycle", "umbrella", "kitchen"), ("guitar", "blanket", "yogurt"))
"""Those the red team writes, and those of the blue one."""
NASTY, CLEAN = "a <b>bold</b> \u202eword\u202c", "a <b>bold</b> word"


async def four_of_us(people: People) -> list[DungeonPage]:
    """Seats 0 and 2 are the red team, 1 and 3 the blue one; the last person holds a phone."""
    host, *others = [await people.new(bypass_csp=place == 0) for place in range(3)] + [
        await people.new(viewport=NARROW)
    ]
    gathering = await new_table(host)
    link = await gathering.copied_link("link-invite")
    joining = [Gathering(other) for other in others]
    for guest in joining:
        await guest.page.goto(link)
        await guest.sit()
    await expect(gathering.button("start")).to_be_enabled()
    tables = [await gathering.start(), *[await guest.table.entered() for guest in joining]]
    return [DungeonPage(table) for table in tables]


async def write_lists(pages: list[DungeonPage]) -> None:
    await asyncio.gather(*[page.reaches("traps") for page in pages])
    for writer, traps in zip(pages, TRAPS, strict=False):
        for trap in traps:
            await writer.write(trap)
    assert await violations(pages[0].page) == []
    for page in pages:
        await page.tap("confirm_list")
    await asyncio.gather(*[page.reaches("turn") for page in pages])


@pytest.mark.skip(reason="times out waiting to confirm the list; the cause is not known yet")
async def test_a_turn_is_written_clued_guessed_and_sprung_on_the_board(people: People) -> None:
    pages = await four_of_us(people)
    async with asyncio.timeout(240):
        await write_lists(pages)
        roles = {page.role: page for page in pages}
        giver, guesser, setter = roles["giver"], roles["guesser"], roles["setter"]

        await giver.write(NASTY)
        heard = guesser.board.locator(".clue p").first
        await expect(heard).to_have_text(CLEAN)
        assert await heard.locator("b").count() == 0

        await guesser.write("lantern")
        await expect(setter.board.locator(".guess.wrong")).to_be_visible()
        await expect(giver.board.get_by_text("4 guesses left")).to_be_visible()

        trap = TRAPS[1 - giver.view["own_team"]][0]
        await giver.send(f"no {trap} far away")
        await expect(guesser.board.get_by_text("checking a word").first).to_be_visible()
        assert not any(trap in str(message) for message in guesser.wire.heard)
        await setter.tap("let_spring")
        for page in (giver, guesser):
            await expect(page.board.locator(".snap mark")).to_have_text(trap, timeout=PATIENCE)
        await giver.tap("accept_stop")
        await expect(setter.board.locator(".outcome .sprung")).to_have_text(trap, timeout=PATIENCE)
    for page in pages:
        assert page.wire.refused == []
