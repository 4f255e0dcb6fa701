"""The board of Explorers of the Woodlands under somebody's fingers: whatever it offers is tapped there."""

from contextlib import suppress
from typing import Any

from playwright.async_api import Error, Locator, Page, expect

from tests.browser.pages import Gathering, NewTable, TablePage

GAME = "woodlands"
TAP = 1_500
SHORT = 2.0

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
IN_THE_BAR = ".beside button:enabled, .answers:not(.folded)[aria-labelledby=question] li button:enabled"


async def new_table(page: Page, players: int, *chosen: str) -> Gathering:
    await page.goto(f"/new/{GAME}")
    form = NewTable(page)
    await form.choose(str(players))
    await form.unfold()
    for name in chosen:
        await page.locator(f"input[name={name}]").last.check()
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

    async def appears(self) -> None:
        await expect(self.board).to_be_visible()

    async def tap(self) -> bool:
        """Taps what is offered on the board, or else what only the bar offers; false if that was nothing."""
        for wish in WISHES:
            if await self._tap(self.board.locator(wish), wish):
                return True
        return await self._tap(self.page.locator(IN_THE_BAR), "bar")

    async def _tap(self, offered: Locator, wish: str) -> bool:
        """A tile that lies below something else is reached by keyboard."""
        if not await offered.count():
            return False
        try:
            await offered.first.click(timeout=TAP)
        except Error:
            if not wish.startswith(".cell") or not await offered.count():
                return False
            await offered.first.press("Enter", timeout=TAP)
        self.tapped.add(wish)
        return True

    async def play_until_round(self, number: int) -> None:
        """Taps on until this round, or the end of the game."""
        while await self.wire.until_asked() and self.view["round"] < number:
            before = self.wire.asked
            if not await self.tap():
                await self.page.wait_for_timeout(50)
            await self._goes_on(before)

    async def _goes_on(self, before: list[tuple[int, int]]) -> None:
        with suppress(TimeoutError):
            await self.wire.until(lambda: self.wire.asked != before or self.wire.is_over, SHORT)
