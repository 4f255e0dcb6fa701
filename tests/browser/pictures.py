"""Makes the pictures of the README from real games, one for each game: `python -m tests.browser.pictures [game ...]`.

The host plays what the bot advises, and bots play the rest. The seed is fixed, so nearly the same game is shown until
the rules, the bots or the board change.
"""

import asyncio
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from playwright.async_api import Browser, ViewportSize, async_playwright, expect

from lairkeeper.server.protocol import AskHint, GameInfo, Hint, Question, TableInfo
from tests.browser.conftest import ARGUMENTS, chromium
from tests.browser.pages import TablePage
from tests.server.sites import served
from tests.server.visitors import Person, Visitor

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "images"
NAMES = ("Nefer", "Miu", "Bast", "Sabu")
SIZE: ViewportSize = {"width": 1440, "height": 900}
MOST_BYTES = 800_000
MOST_HINTS = 1_000
SETTLED = 2_000
FONTS = "Promise.all([...document.fonts].map((font) => font.load())).then(() => true)"
"""A page never waits for its fonts, so that nothing moves: they are fetched before."""


@dataclass(frozen=True)
class Picture:
    """A moment of a game: after so many answers of the host, at one of these questions (at any, if none is named)."""

    game: str
    players: int
    answers: int
    asks: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 24
    leaves: str = ""
    """An option that the host takes wherever it is offered; the bots of the host's team do the rest."""


PICTURES = (
    Picture("run-run-run", 2, 22, options={"first": 0}),
    Picture("woodlands", 2, 40, ("choose_action",), {"first": 0, "inn": "yes", "difficulty": "easy"}),
    Picture("trapwords", 4, 1, ("watch_clues",), {"clues": "relaxed", "curses": "none"}, leaves="leave_to_others"),
    Picture("vengeance", 2, 30, ("choose_use",), {"pace": "no_rush"}),
)


async def main(wanted: list[str]) -> None:
    chosen = [picture for picture in PICTURES if not wanted or picture.game in wanted]
    with tempfile.TemporaryDirectory() as folder, patch("lairkeeper.server.live.messages.HINT_BURST", MOST_HINTS):
        for picture in chosen:
            await show(picture, f"sqlite:///{folder}/{picture.game}.db")


async def show(picture: Picture, database: str) -> None:
    async with served(database) as (_, address), async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        host = await Person.named(address, NAMES[0])
        table = await started(host, picture)
        async with host.at(table.id) as visitor:
            await visitor.arrive()
            await follow_hints(visitor, picture)
            await take(browser, host, table, FOLDER / f"{picture.game}.png")
        await host.leave()
        await browser.close()


async def started(host: Person, picture: Picture) -> TableInfo:
    with patch("secrets.token_hex", return_value=f"{picture.seed:032x}"):
        table = await host.open_table(picture.players, picture.game, options=picture.options)
    games = await host.look("/api/games", list[GameInfo])
    (bots,) = [game.bots for game in games if game.name == picture.game]
    for seat in range(1, picture.players):
        await host.do(table, "bot", {"seat": seat, "bot": bots[len(bots) // 2]})
    return await host.do(table, "start")


async def follow_hints(visitor: Visitor, picture: Picture) -> None:
    """Plays what the bot advises, until the moment has come or the game is over."""
    given = 0
    while not visitor.is_over:
        if not visitor.questions:
            await visitor.hear()
            continue
        question = visitor.questions[0]
        if given >= picture.answers and (not picture.asks or question.question in picture.asks):
            return
        option = await advised(visitor, question, picture.leaves)
        if option is not None:
            await visitor.answer(question, option)
            given += 1
        while question in visitor.questions:
            await visitor.hear()


async def advised(visitor: Visitor, question: Question, leaves: str) -> Any:
    """The option that is always taken, if it is offered, or what the bot advises, if it says anything in time."""
    left = [choice.option for choice in question.choices if typed(choice.option) == leaves]
    if left:
        return left[0]
    hint = await visitor.tell(AskHint(visitor.next_sequence(), question.seat, question.number))
    return hint.option if isinstance(hint, Hint) else None


def typed(option: Any) -> str:
    return str(msgspec.json.decode(msgspec.json.encode(option)).get("type", ""))


async def take(browser: Browser, host: Person, table: TableInfo, target: Path) -> None:
    address = host.address
    context = await browser.new_context(
        base_url=address, viewport=SIZE, locale="en-GB", color_scheme="dark", reduced_motion="reduce"
    )
    await context.add_cookies(
        [{"name": name, "value": value, "url": address} for name, value in host.http.cookies.items()]
    )
    await context.add_init_script("localStorage.setItem('lairkeeper-settings', '{\"guide\":false}')")
    page = await context.new_page()
    await page.goto("/")
    await page.evaluate(FONTS)
    shown = await TablePage.visited(page, f"/table/{table.id}")
    await expect(shown.seats.or_(page.locator("[aria-labelledby^=group-]")).first).to_be_visible()
    await page.wait_for_timeout(SETTLED)
    target.parent.mkdir(parents=True, exist_ok=True)
    await page.screenshot(path=target)
    await context.close()
    assert target.stat().st_size < MOST_BYTES, f"{target.name} has {target.stat().st_size} bytes"


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
