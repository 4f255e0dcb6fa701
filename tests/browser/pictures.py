"""Makes the picture at the top of the README from a real game: `python -m tests.browser.pictures`.

The seed and every choice are fixed, so that the same game is shown until the rules, the bot or the board change.
"""

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from unittest.mock import patch

from playwright.async_api import Browser, ViewportSize, async_playwright, expect

from lairkeeper.server.protocol import AskHint, Hint, TableInfo
from tests.browser.conftest import ARGUMENTS, chromium
from tests.browser.pages import TablePage
from tests.server.sites import served
from tests.server.visitors import Person, Visitor

TARGET = Path(__file__).resolve().parents[2] / "docs" / "images" / "table.png"
SEED = f"{24:032x}"
NAMES = ("Nefer", "Miu")
ANSWERS = 60
SIZE: ViewportSize = {"width": 1440, "height": 900}
MOST_BYTES = 800_000
SETTLED = 2_000


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder, patch("lairkeeper.server.hearing.HINT_BURST", 4 * ANSWERS):
        await show(f"sqlite:///{folder}/games.db")
    assert TARGET.stat().st_size < MOST_BYTES, f"{TARGET.name} has {TARGET.stat().st_size} bytes"


async def show(database: str) -> None:
    async with served(database) as (_, address), async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        await show_a_game(browser, address)
        await browser.close()


async def show_a_game(browser: Browser, address: str) -> None:
    people = [await Person.named(address, name) for name in NAMES]
    table = await started(*people)
    async with people[0].at(table.id) as one, people[1].at(table.id) as two:
        await one.arrive()
        await two.arrive()
        await play_together(one, two)
        await take(browser, address, people[0], table)
    for person in people:
        await person.leave()


async def started(host: Person, guest: Person) -> TableInfo:
    with patch("secrets.token_hex", return_value=SEED):
        table = await host.open_table(2, options={"first": 0})
    await guest.sit(table, 1)
    return await host.do(table, "start")


async def play_together(host: Visitor, guest: Visitor) -> None:
    """Until it is the host's turn after enough answers, or the game is over."""
    answers = count(1)
    playing = asyncio.create_task(follow_hints(guest, answers, lambda: False))
    await follow_hints(host, answers, lambda: next(answers) > ANSWERS)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def follow_hints(visitor: Visitor, answers: Iterator[int], is_enough: Callable[[], bool]) -> None:
    """Plays what the bot advises."""
    while not visitor.is_over:
        if not visitor.questions:
            await visitor.hear()
            continue
        if is_enough():
            return
        question = visitor.questions[0]
        hint = await visitor.tell(AskHint(visitor.next_sequence(), question.seat, question.number))
        assert isinstance(hint, Hint), hint
        await visitor.answer(question, hint.option)
        next(answers)
        while question in visitor.questions:
            await visitor.hear()


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
