"""People gathered around a table of Trapwords without a click: seats are taken over HTTP, pages open in the game."""

import asyncio
from collections.abc import Sequence
from typing import Any

from playwright.async_api import Page, expect

from tests.browser.brisk import brisk_box
from tests.browser.dungeon import GAME, DungeonPage
from tests.browser.pages import TablePage
from tests.browser.people import NARROW, People

SHORT = {"dungeon": "custom", "rooms": "1-2-3", "curses": "none", "monster": "vampire", "clues": "relaxed"}
"""Three small rooms without curses: a match of three rounds."""
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
FOUR: list[dict[str, Any]] = [{}] * 4
SIX: list[dict[str, Any]] = [{}] * 6
PHONES: list[dict[str, Any]] = [{"viewport": NARROW, "has_touch": True, "is_mobile": True}] * 4
TRAPS = (("bicycle", "umbrella", "kitchen"), ("guitar", "blanket", "yogurt"))
"""Traps of the red and of the blue team; no clue of these tests contains one by chance."""


class Guest:
    """Somebody with a page, who talks to the server in the name of that page."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self._headers = {"Origin": address}

    async def post(self, path: str, key: str = "", **body: Any) -> dict[str, Any]:
        if "X-Lairkeeper" not in self._headers:
            me = await (await self.page.request.get("/api/me")).json()
            self._headers["X-Lairkeeper"] = me["token"]
        headers = {**self._headers, **({"X-Lairkeeper-Key": key} if key else {})}
        answer = await self.page.request.post(f"/api{path}", data=body, headers=headers)
        told: dict[str, Any] = await answer.json()
        assert answer.ok, told
        return told

    async def look_at(self, path: str) -> dict[str, Any]:
        told: dict[str, Any] = await (await self.page.request.get(f"/api{path}")).json()
        return told


class Expedition:
    """A table with its people."""

    def __init__(self, host: Guest, table: dict[str, Any]) -> None:
        self.host = host
        self.table = table
        self.path = f"/tables/{table['id']}"
        self.pages: list[DungeonPage] = []

    @classmethod
    async def opened(cls, page: Page, address: str, **options: Any) -> "Expedition":
        host = Guest(page, address)
        await host.post("/me/name", name=NAMES[0])
        return cls(host, await host.post("/tables", game=GAME, options={"content": brisk_box(), **options}))

    @classmethod
    async def gathered(cls, people: People, contexts: Sequence[dict[str, Any]], **options: Any) -> "Expedition":
        """One person for each context, who takes the seat of that number; the game has begun."""
        guests = [Guest(await people.new(**context), people.address) for context in contexts]
        one = await cls.opened(guests[0].page, people.address, **{"players": len(guests), **options})
        await one.seat_the_others(guests)
        await one.begin([guest.page for guest in guests])
        return one

    @classmethod
    async def found(cls, host: Guest, table: str) -> "Expedition":
        """A table that its host has opened by hand."""
        return cls(host, await host.look_at(f"/tables/{table}"))

    async def seat_the_others(self, guests: Sequence[Guest]) -> None:
        for seat, guest in enumerate(guests[1:], 1):
            await guest.post("/me/name", name=NAMES[seat])
            await guest.post(f"{self.path}/sit", self.table["join_key"], seat=seat)
            await guest.post(f"{self.path}/ready", seat=seat, is_ready=True)

    async def begin(self, pages: Sequence[Page]) -> None:
        self.pages = [DungeonPage(TablePage(page)) for page in pages]
        await self.host.post(f"{self.path}/start")
        address = f"/table/{self.table['id']}"
        await asyncio.gather(*[page.page.goto(address) for page in self.pages])
        for page in self.pages:
            await expect(page.board.or_(page.curtain).first).to_be_visible()
            await page.wire.until(lambda wire=page.wire: bool(wire.points))  # type: ignore[misc]

    def of_team(self, team: int) -> list[DungeonPage]:
        return [page for page in self.pages if page.team == team]

    def by_role(self, role: str) -> list[DungeonPage]:
        return [page for page in self.pages if page.role == role]

    @property
    def giver(self) -> DungeonPage:
        return self.by_role("giver")[0]

    @property
    def guesser(self) -> DungeonPage:
        return self.by_role("guesser")[0]

    @property
    def setter(self) -> DungeonPage:
        return self.by_role("setter")[0]

    @property
    def word(self) -> str:
        """The secret word of this turn, as the setters see it."""
        word: str = self.setter.view["teams"][self.setter.turn["team"]]["word"]
        return word

    @property
    def traps(self) -> list[str]:
        traps: list[str] = self.setter.view["teams"][self.setter.turn["team"]]["traps"]
        return traps

    async def all_reach(self, phase: str) -> None:
        await asyncio.gather(*[page.reaches(phase) for page in self.pages])

    async def write_lists(self, *lists: Sequence[str]) -> None:
        """One of each team writes as many traps as are wanted, and everybody agrees."""
        await self.all_reach("traps")
        await asyncio.gather(*[self._write_list(team, traps) for team, traps in enumerate(lists or TRAPS)])
        await asyncio.gather(*[page.agree() for page in self.pages])
        await self.all_reach("turn")

    async def _write_list(self, team: int, traps: Sequence[str]) -> None:
        writer = self.of_team(team)[0]
        for trap in traps[: writer.view["teams"][team]["quota"]]:
            await writer.write(trap)

    async def turn_begins(self, team: int | None = None) -> None:
        """The word is read and the hourglass runs: for this team, or for one that has not played yet.

        On a slow machine the time for reading is over before anybody could say so.
        """
        for page in self.pages:
            await page.sees(lambda view: is_new(view, team))
        giver = self.giver
        await giver.wire.until(lambda: giver.offered("say_read") or giver.can_write("say"))
        if giver.offered("say_read"):
            await giver.tap_for("say_read").or_(giver.box).first.click()
        await giver.wire.until(lambda: giver.can_write("say"))

    async def let_pass(self) -> None:
        """The setters have nothing against the last clue."""
        await asyncio.gather(*[setter.tap("let_pass") for setter in self.by_role("setter")])

    async def find_the_word(self) -> None:
        """A harmless clue, and the right guess."""
        team = self.giver.team
        await self.giver.write("something else entirely")
        await self.let_pass()
        await self.guesser.send(self.word)
        for page in self.pages:
            await page.sees(lambda view: ended(view, team) == "success")

    async def concede(self, team: int) -> None:
        """In the pause after a round, all people of a team give the game up."""
        for page in self.of_team(team):
            await page.board.locator("summary").click()
            await page.tap("concede")
            await page.page.locator(".pad button[data-option=concede]:visible").last.click()


def is_new(view: dict[str, Any], team: int | None) -> bool:
    """Whether a turn has begun in which nothing was said yet."""
    turns = view["turns"]
    is_wanted = bool(turns) and (team is None or turns[-1]["team"] == team)
    is_fresh = is_wanted and turns[-1]["stage"] in ("reading", "running") and not turns[-1]["clues"]
    return view["phase"] == "turn" and is_fresh


def ended(view: dict[str, Any], team: int) -> str:
    """How the turn of a team ended, as far as it is final."""
    found = [turn for turn in view["turns"] if turn["team"] == team and turn["stage"] == "final"]
    return str(found[0]["result"]) if found else ""
