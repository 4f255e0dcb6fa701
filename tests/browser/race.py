"""The board of Vengeance under somebody's fingers: whatever it offers is tapped there, never in the list of answers."""

from typing import Any

from playwright.async_api import Error, Locator, Page, expect

from tests.browser.pages import Gathering, NewTable, TablePage

GAME = "vengeance"
TAP = 1_500

# What to tap in each phase: the first of these that is there.
WISHES = {
    "setup": [".setup button"],
    "flashback": [
        ".chooser .answer",
        ".actions .act",
        ".items .offered",
        ".skills .offered",
        ".sale.offered",
        ".source.offered",
        ".done",
    ],
    "roll": [".chooser .answer", ".skills .offered", ".health .offered", ".roll:enabled", ".stop:enabled"],
    "fight": [
        ".chooser .answer",
        ".room.offered .aimed",
        ".room.offered .floor",
        ".actions .act",
        ".skills .offered",
        ".items .offered",
        ".planner .offered",
        ".planner .end",
    ],
}


async def new_table(page: Page, players: int, *readings: str) -> Gathering:
    await page.goto(f"/new/{GAME}")
    form = NewTable(page)
    await form.choose(str(players))
    await form.unfold()
    for value in readings:
        await page.locator(f"input[type=radio][value={value}]").check()
    return await form.create()


class RacePage:
    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.page = table.page
        self.wire = table.wire
        self.tapped: set[str] = set()

    @property
    def board(self) -> Locator:
        return self.page.locator(".vng .board")

    @property
    def view(self) -> dict[str, Any]:
        """What this page was last told it sees."""
        seen: list[dict[str, Any]] = [point["view"] for seat, point in self.wire.points.items() if seat is not None]
        return seen[0]

    @property
    def phase(self) -> str:
        phase: str = self.view["phase"]
        return phase

    async def appears(self) -> None:
        await expect(self.board).to_be_visible()

    async def tap(self) -> bool:
        """Taps what is offered; false if that was nothing, or it was gone before the finger came down."""
        for wish in WISHES.get(self.phase, []):
            offered = self.board.locator(wish)
            if await offered.count() and await self._tap(offered.first):
                self.tapped.add(wish)
                return True
        return False

    async def taps(self) -> None:
        """The same, once there is something to tap."""
        while not await self.tap():
            await self.table.shows_what_is_asked()

    async def _tap(self, place: Locator) -> bool:
        try:
            await place.click(timeout=TAP)
        except Error:
            return False
        return True

    async def reaches(self, phase: str) -> None:
        await self.wire.until(lambda: self.phase == phase)

    async def play_until(self, phase: str) -> None:
        """Taps again and again until the phase begins; waits while there is nothing to tap."""
        while self.phase != phase and not self.wire.is_over:
            if not await self.tap():
                await self.page.wait_for_timeout(50)


def dice_of(view: dict[str, Any]) -> int:
    """All combat dice, wherever they lie."""
    players = view["players"]
    on_bars = sum(player["bar_dice"] for player in players)
    in_hands = sum(len(player["hand"]) for player in players)
    in_groups = sum(len(group["dice"]) for player in players for group in player["groups"])
    everywhere: int = view["reserve"] + on_bars + in_hands + in_groups
    return everywhere
