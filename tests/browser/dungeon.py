"""The board of Trapwords under somebody's fingers: words are typed into its box, everything else is tapped there."""

from typing import Any

from playwright.async_api import Locator, Page, expect

from tests.browser.pages import Gathering, NewTable, TablePage

GAME = "trapwords"
PATIENCE = 30_000


async def new_table(page: Page) -> Gathering:
    """Four seats, typed play: what the form offers by itself."""
    await page.goto(f"/new/{GAME}")
    return await NewTable(page).create()


class DungeonPage:
    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.page = table.page
        self.wire = table.wire

    @property
    def board(self) -> Locator:
        return self.page.locator(".trp")

    @property
    def seat(self) -> int:
        return next(seat for seat in self.wire.points if seat is not None)

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.wire.points[self.seat]["view"]
        return view

    @property
    def turn(self) -> dict[str, Any]:
        turn: dict[str, Any] = self.view["turns"][-1]
        return turn

    @property
    def role(self) -> str:
        if self.view["own_team"] != self.turn["team"]:
            return "setter"
        return "giver" if self.seat == self.turn["giver"] else "guesser"

    async def reaches(self, phase: str) -> None:
        await expect(self.page.locator(f".trp[data-phase={phase}]")).to_be_visible(timeout=PATIENCE)

    async def write(self, text: str) -> None:
        """Writes something that is taken: the box is empty again."""
        await self.send(text)
        await expect(self.board.locator("form input")).to_have_value("", timeout=PATIENCE)

    async def send(self, text: str) -> None:
        """Types into the box of the board and sends it by the keyboard."""
        field = self.board.locator("form input")
        await field.fill(text)
        await expect(self.board.locator("form button")).to_be_enabled(timeout=PATIENCE)
        await field.press("Enter")

    def tap_for(self, option: str) -> Locator:
        return self.board.locator(f"button[data-option={option}]").last

    async def tap(self, option: str) -> None:
        await self.tap_for(option).click(timeout=PATIENCE)
