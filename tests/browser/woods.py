"""The board of Explorers of the Woodlands under somebody's fingers: whatever it offers is tapped there."""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.async_api import Error, Locator, Page, Route, expect

from tests.browser.axe import until_still
from tests.browser.pages import Gathering, NewTable, TablePage

GAME = "woodlands"
TAP = 1_500
SHORT = 2.0
TAPS = 4
LOADING = 60_000

# The first of these that is there. Enemies and dice come before ways to go, and the end of a turn is last.
WISHES = [
    ".sheet .begin",
    ".choice .hero",
    ".chooser .answer",
    ".bar .lay",
    ".sheet .answers button",
    ".encounter .answers button",
    ".combat .answers button.main",
    ".combat .answers button",
    ".slot.offered",
    ".tray .answer",
    ".cell.offered.empty",
    ".cell.offered",
    ".acts button",
    ".card.offered",
]
# Where the board takes the answers the bar folds its list away and shows the others beside the question.
IN_THE_BAR = [".beside button:enabled", ".answers:not(.folded)[aria-labelledby=question] li button:enabled"]
ON_BOARD = ".wood .board "
# Where only the passage matters: the first of these that is among the choices, or else the first choice.
HOMEWARD = ["end_turn", "stop", "roll_combat", "roll_dice", "put_on", "accept_dice", "play_on"]
ONWARD = ["fight", "open_chest", "move", "venture", *HOMEWARD]
# The number that a page adds to the seed, so that every run of a test meets the same game.
SAME_NUMBER = "crypto.getRandomValues = (bytes) => bytes.fill(7)"
VISIBILITY = "(visibility) => { document.documentElement.style.visibility = visibility }"
OFFERED = """
(wishes) => wishes.filter((wish) => [...document.querySelectorAll(wish)].some((thing) => thing.getClientRects().length))
"""


async def new_table(page: Page, players: int, language: str = "en", **chosen: Any) -> Gathering:
    """A new table by way of the form; options that are chosen go along with what the form sends."""

    async def chooses(route: Route) -> None:
        table: dict[str, Any] = route.request.post_data_json or {}
        await route.continue_(post_data=json.dumps(table | {"options": table["options"] | chosen}))

    await page.add_init_script(SAME_NUMBER)
    if chosen:
        await page.route("**/api/tables", chooses, times=1)
    await page.goto(f"/new/{GAME}")
    form = NewTable(page, language)
    await page.get_by_role("radio", name=str(players), exact=True).check(timeout=LOADING)
    return await form.create()


class WoodsPage:
    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.page = table.page
        self.wire = table.wire
        self.tapped: set[str] = set()

    @property
    def board(self) -> Locator:
        return self.page.locator(".wood .board")

    @property
    def view(self) -> dict[str, Any]:
        """What this page was last told it sees."""
        seen: list[dict[str, Any]] = [point["view"] for seat, point in self.wire.points.items() if seat is not None]
        return seen[0]

    @property
    def seen(self) -> dict[str, Any]:
        """The same, also for those who only watch."""
        seen: dict[str, Any] = next(iter(self.wire.points.values()))["view"]
        return seen

    @property
    def view_or_empty(self) -> dict[str, Any]:
        return self.view if any(seat is not None for seat in self.wire.points) else {}

    async def appears(self) -> None:
        await expect(self.board).to_be_visible()

    async def tap(self, patience: float = TAP) -> bool:
        """Taps what is offered on the board, or else what only the bar offers; false if that was nothing."""
        await self.table.shows_what_is_asked()
        for wish in await self.page.evaluate(OFFERED, [ON_BOARD + wish for wish in WISHES] + IN_THE_BAR):
            if await self._tap(self.page.locator(wish), wish.removeprefix(ON_BOARD), patience):
                return True
        return False

    async def _tap(self, offered: Locator, wish: str, patience: float) -> bool:
        """A tile that lies below something else is reached by keyboard."""
        try:
            await offered.locator("visible=true").first.click(timeout=patience)
        except Error:
            if not wish.startswith(".cell"):
                return False
            try:
                await offered.first.press("Enter", timeout=TAP)
            except Error:
                return False
        self.tapped.add(wish)
        return True

    async def answers_by_tap(self) -> bool:
        """One question is answered on the board; a first tap may only show what there is to choose from."""
        before = self.wire.asked
        for _ in range(TAPS):
            await self.tap(LOADING)
            await self.goes_on(before)
            if self.wire.asked != before:
                return True
        return False

    async def play_until(self, holds: Callable[[], bool], limit: float = 300) -> None:
        """Taps on until this holds, or the game has ended."""
        async with asyncio.timeout(limit):
            while await self.wire.until_asked_or(holds) and not holds():
                before = self.wire.asked
                if not await self.tap():
                    await self.page.wait_for_timeout(50)
                await self.goes_on(before)

    async def pass_until(self, holds: Callable[[], bool], most: int = 400, wishes: Sequence[str] = ONWARD) -> None:
        """Answers by the page's own socket until this holds, or the game has ended; so many answers at most.

        The page is hidden meanwhile: painting the forest after each answer takes most of the time.
        """
        await self.page.evaluate(VISIBILITY, "hidden")
        while await self.wire.until_asked_or(holds) and not holds():
            assert most, "nothing came of all these answers"
            most -= 1
            await self.send_on(wishes)
        await self.page.evaluate(VISIBILITY, "")

    async def pass_until_asked(self, *questions: str, wishes: Sequence[str] = ONWARD) -> None:
        await self.pass_until(lambda: self.is_asked(*questions), wishes=wishes)
        await self.is_drawn()

    async def send_on(self, wishes: Sequence[str] = ONWARD) -> None:
        """The answer that leads on, and what the table says to it."""
        before, options = self.wire.asked, [choice["option"] for choice in self.wire.questions[0]["choices"]]
        options.sort(key=lambda option: wishes.index(option["type"]) if option["type"] in wishes else len(wishes))
        reply = await self.send(options[0])
        assert reply["type"] == "acknowledged", (options[0], reply)
        await self.wire.until(lambda: self.wire.asked != before or self.wire.is_over)

    async def is_drawn(self) -> None:
        """The page shows the question that the table asks now."""
        await self.table.shows_what_is_asked()
        await expect(self.table.question).to_be_visible()
        await until_still(self.page)

    async def play_until_round(self, number: int, limit: float = 300) -> None:
        await self.play_until(lambda: self.view["round"] >= number, limit)

    def is_asked(self, *questions: str) -> bool:
        return any(question["question"] in questions for question in self.wire.questions)

    async def send(self, option: dict[str, Any], number: int | None = None) -> dict[str, Any]:
        """An answer that no button gives, by the page's own socket; what the server says to it."""
        question = self.wire.questions[0]
        asked = question["number"] if number is None else number
        message = {
            "type": "answer",
            "sequence": 9_000 + len(self.wire.heard),
            "seat": question["seat"],
            "number": asked,
        }
        await self.page.evaluate(
            "(text) => window.openSockets.at(-1).send(text)", json.dumps(message | {"option": option})
        )

        def replies() -> list[dict[str, Any]]:
            return [heard for heard in self.wire.heard if heard.get("sequence") == message["sequence"]]

        await self.wire.until(lambda: bool(replies()))
        return replies()[0]

    async def goes_on(self, before: list[tuple[int, int]]) -> None:
        with suppress(TimeoutError):
            await self.wire.until(lambda: self.wire.asked != before or self.wire.is_over, SHORT)
