"""The board of Trapwords under somebody's fingers: words are typed into its box, everything else is tapped there."""

import re
from collections.abc import Callable
from typing import Any

from playwright.async_api import Locator, expect

from tests.browser.keys import press
from tests.browser.pages import TablePage

GAME = "trapwords"


class DungeonPage:
    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.page = table.page
        self.wire = table.wire

    @property
    def board(self) -> Locator:
        return self.page.locator(".trp").first

    @property
    def curtain(self) -> Locator:
        """Stands before the board where several people share a screen."""
        return self.page.locator(".curtain")

    @property
    def box(self) -> Locator:
        return self.board.locator("form input")

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
    def team(self) -> int:
        team: int = self.view["own_team"]
        return team

    @property
    def role(self) -> str:
        if self.team != self.turn["team"]:
            return "setter"
        return "giver" if self.seat == self.turn["giver"] else "guesser"

    def heard(self, text: str) -> bool:
        """Whether these words ever came over the wire to this page."""
        return any(text in str(message) for message in self.wire.heard)

    def offered(self, option: str) -> bool:
        return any(
            choice["option"]["type"] == option for question in self.wire.questions for choice in question["choices"]
        )

    def can_write(self, option: str) -> bool:
        return any((question["text"] or {}).get("option") == option for question in self.wire.questions)

    async def sees(self, holds: Callable[[dict[str, Any]], bool]) -> None:
        """Waits until the view of this page says so."""
        await self.wire.until(lambda: bool(self.wire.points) and holds(self.view))

    async def reaches(self, phase: str) -> None:
        await expect(self.page.locator(f".trp[data-phase={phase}]")).to_be_visible()

    async def reveal(self) -> int:
        """Says who has the shared device now, and sees the board; the number of that seat."""
        seat = await self.curtain.get_attribute("data-seat")
        await self.curtain.get_by_role("button").first.click()
        await expect(self.board).to_be_visible()
        assert seat is not None
        return int(seat)

    async def write(self, text: str) -> None:
        """Writes something that is taken: the box is empty again."""
        await self.send(text)
        await expect(self.box).to_have_value("")

    async def send(self, text: str) -> None:
        """Types into the box of the board and sends it by the keyboard."""
        await self.box.fill(text)
        await expect(self.board.locator("form button")).to_be_enabled()
        await self.box.press("Enter")

    async def is_taken(self, text: str) -> bool:
        """Whether the server takes these words; those that it refuses stay in the box."""
        await self.wire.until(lambda: self.wire.is_settled)
        before = len(self.wire.acknowledged), len(self.wire.refused)
        await self.send(text)
        await self.wire.until(lambda: (len(self.wire.acknowledged), len(self.wire.refused)) != before)
        is_taken = len(self.wire.refused) == before[1]
        await expect(self.box).to_have_value("" if is_taken else text)
        return is_taken

    def tap_for(self, option: str) -> Locator:
        return self.board.locator(f"button[data-option={option}]").last

    async def tap(self, option: str) -> None:
        await self.tap_for(option).click()

    @property
    def settled(self) -> Locator:
        """The list is final already."""
        return self.page.locator(".sheet .ready, .trp:not([data-phase=traps])")

    async def choose_by_keys(self, option: str, instead: Locator | None = None) -> None:
        """Reaches a button of the board with Tab and presses it, unless there is no more need to."""
        button = self.tap_for(option)
        await expect(button if instead is None else button.or_(instead).first).to_be_visible()
        if await button.is_visible():
            await press(self.page, button)

    async def press_digit(self, option: str, text: str = "") -> None:
        """Presses the digit that is printed on a button of the board."""
        button = self.board.locator(f"button[data-option={option}]").filter(has_text=text).last
        await expect(button).to_have_attribute("aria-keyshortcuts", re.compile("[1-9]"))
        await self.page.keyboard.press(str(await button.get_attribute("aria-keyshortcuts")))

    async def name_rule(self, text: str) -> None:
        """Objects to a clue by a rule; the rules are folded below the traps."""
        rule = self.board.locator("button[data-option=name_rule]", has_text=text)
        await expect(rule).to_be_attached()
        if not await rule.is_visible():
            await self.board.locator("summary").last.click()
        await rule.click()

    async def let_spring(self) -> None:
        """A setter lets a trap spring, or has waited so long that it has sprung."""
        sprung = self.board.locator(".snap")
        await self.tap_for("let_spring").or_(sprung).first.click()
        await expect(sprung.first).to_be_visible()

    async def agree(self) -> None:
        """Confirms the list, unless enough others have done so already."""
        await self.tap_for("confirm_list").or_(self.settled).first.click(position={"x": 3, "y": 3})
