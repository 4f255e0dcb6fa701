"""Makes the picture at the top of the README from a real game: `python -m tests.browser.pictures`.

The seed and every choice are fixed, so that the same game is shown until the rules, the bot or the board change.
"""

import asyncio
import tempfile
from pathlib import Path
from unittest.mock import patch

from playwright.async_api import Browser, ViewportSize, async_playwright, expect

from lairkeeper.server.protocol import AskHint, Hint, TableInfo
from tests.browser.conftest import ARGUMENTS, chromium
from tests.browser.pages import TablePage
from tests.server.sites import served
from tests.server.visitors import Person, Visitor

TARGET = Path(__file__).resolve().parents[2] / "docs" / "images" / "table.png"
SEED = "00000000000000000000000000000007"
NAMES = ("Nefer", "Miu")
ANSWERS = 60
SIZE: ViewportSize = {"width": 1440, "height": 900}
MOST_BYTES = 400_000
SETTLED = 2_000


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with served(f"sqlite:///{folder}/games.db") as (_, address), async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            await show_a_game(browser, address)
            await browser.close()
    assert TARGET.stat().st_size < MOST_BYTES, f"{TARGET.name} has {TARGET.stat().st_size} bytes"


async def show_a_game(browser: Browser, address: str) -> None:
    people = [await Person.named(address, name) for name in NAMES]
    table = await started(*people)
    async with people[0].at(table.id) as one, people[1].at(table.id) as two:
        await one.arrive()
        await two.arrive()
        await follow_hints([one, two])
    await take(browser, address, people[0], table)
    for person in people:
        await person.leave()


async def started(host: Person, guest: Person) -> TableInfo:
    table = await host.open_table(2, options={"first": 0})
    await guest.sit(table, 1)
    with patch("lairkeeper.server.secrets.token_hex", return_value=SEED):
        return await host.do(table, "start")


async def follow_hints(visitors: list[Visitor]) -> None:
    """Both play what the bot advises, until it is the host's turn after enough answers."""
    given = 0
    while not visitors[0].is_over and not (given >= ANSWERS and visitors[0].questions):
        asked = next((visitor for visitor in visitors if visitor.questions), None)
        if asked is None:
            await visitors[0].hear()
            continue
        question = asked.questions[0]
        hint = await asked.tell(AskHint(asked.next_sequence(), question.seat, question.number))
        assert isinstance(hint, Hint), hint
        await asked.answer(question, hint.option)
        given += 1
        await catch_up(visitors)


async def catch_up(visitors: list[Visitor]) -> None:
    """Until somebody is asked something, or it is over."""
    for visitor in visitors:
        newest = max(one.version for one in visitors)
        await visitor.until_it(lambda one: one.version >= newest)  # noqa: B023


async def take(browser: Browser, address: str, host: Person, table: TableInfo) -> None:
    context = await browser.new_context(
        base_url=address, viewport=SIZE, locale="en-GB", color_scheme="dark", reduced_motion="reduce"
    )
    await context.add_cookies(
        [{"name": name, "value": value, "url": address} for name, value in host.http.cookies.items()]
    )
    await context.add_init_script("localStorage.setItem('lairkeeper-settings', '{\"guide\":false}')")
    page = await context.new_page()
    shown = await TablePage.visited(page, f"/table/{table.id}")
    await expect(shown.seats).to_be_visible()
    await page.wait_for_timeout(SETTLED)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    await page.screenshot(path=TARGET)
    await context.close()


if __name__ == "__main__":
    asyncio.run(main())
