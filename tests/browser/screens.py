"""A walk past every screen, from the lobby to the replay of a game."""

from collections.abc import AsyncIterator
from random import Random

from playwright.async_api import Page, expect

from tests.browser.pages import GAME, Lobby, opened_table
from tests.browser.words import said

PLAIN = {
    "games": "/games",
    "daily": "/daily",
    "settings": "/settings",
    "new": f"/new/{GAME}",
    "rules": f"/rules/{GAME}",
    "learn": f"/learn/{GAME}",
    "missing": "/nowhere/at/all",
}
FIRST_ANSWERS = 7


async def screens(page: Page, language: str) -> AsyncIterator[str]:
    """Stops at each screen and says its name."""
    await Lobby(page, language).open()
    yield "lobby"
    for name, path in PLAIN.items():
        await page.goto(path)
        await expect(page.get_by_role("heading", level=1)).to_be_attached()
        await expect(page.get_by_text(said("waiting", language))).to_have_count(0)
        yield name
    async for name in screens_of_a_table(page, language):
        yield name


async def screens_of_a_table(page: Page, language: str) -> AsyncIterator[str]:
    gathering = await opened_table(page, 2, language)
    await expect(gathering.button("seat-put-bot")).to_be_visible()
    yield "gathering"
    await gathering.put_bot()
    table = await gathering.start()
    await table.is_asked()
    yield "first-question"
    await table.play(Random(8), FIRST_ANSWERS)
    yield "playing"
    await table.open_drawer("drawer-rules")
    await expect(page.get_by_role("searchbox", name=said("rules-search", language))).to_be_visible()
    yield "rulebook"
    await table.close_drawer()
    menu = await table.open_menu()
    yield "menu"
    await menu.get_by_role("button", name=said("close", language)).click()
    await table.rush()
    yield "over"
    await page.get_by_role("link", name=said("replay-watch", language)).click()
    await expect(page.get_by_role("slider")).to_be_visible()
    yield "replay"
