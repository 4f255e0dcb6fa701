"""What went over the sockets of a page, overheard: what was asked, answered and acknowledged."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from playwright.async_api import Page, WebSocket

PATIENCE = 60.0
"""Seconds. A machine with much to do is slow, and nothing is wrong with the page."""
TABLES = "/api/tables/"


class Wire:
    """Everything the page was told about its table, and everything it said."""

    def __init__(self, page: Page) -> None:
        self.points: dict[int | None, dict[str, Any]] = {}
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.acknowledged: list[dict[str, Any]] = []
        self.refused: list[dict[str, Any]] = []
        self.connections = 0
        self.snapshots = 0
        self.is_over = False
        self._page = page
        self._under_way: dict[int, dict[str, Any]] = {}
        self._news = asyncio.Event()
        page.on("websocket", self._connected)

    def _connected(self, socket: WebSocket) -> None:
        """The lobby has a socket of its own, on which no table speaks."""
        if TABLES not in socket.url:
            return
        self.connections += 1
        self.points = {}
        socket.on("framesent", self._said)
        socket.on("framereceived", self._told)

    def _said(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        self.sent.append(message)
        if message["type"] == "answer":
            self._under_way[message["sequence"]] = message

    def _told(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        self.heard.append(message)
        if message["type"] in ("snapshot", "update"):
            self._learn(message)
        elif (answer := self._under_way.get(message.get("sequence", 0))) is not None:
            (self.acknowledged if message["type"] == "acknowledged" else self.refused).append(answer)
        self._news.set()

    def _learn(self, message: dict[str, Any]) -> None:
        if message["type"] == "snapshot":
            self.points = {}
            self.snapshots += 1
        for point in message["points"]:
            before = self.points.get(point["seat"], {"view": {}})
            self.points[point["seat"]] = {**point, "view": {**before["view"], **point["view"]}}
        self.is_over = message["ending"] is not None

    async def cut(self) -> None:
        """Closes the sockets of the page under its hands; it has to be told beforehand to remember them."""
        await self._page.evaluate("window.openSockets.forEach((socket) => socket.close())")

    @property
    def is_settled(self) -> bool:
        """Every answer of the page was acknowledged or refused."""
        return len(self.acknowledged) + len(self.refused) >= len(self._under_way)

    @property
    def questions(self) -> list[dict[str, Any]]:
        return [question for point in self.points.values() for question in point["questions"]]

    @property
    def asked(self) -> list[tuple[int, int]]:
        """The seats that are asked something, and the numbers of the questions."""
        return [(question["seat"], question["number"]) for question in self.questions]

    @property
    def settled(self) -> set[tuple[int, int]]:
        """The questions to which an answer was acknowledged or refused."""
        return {(answer["seat"], answer["number"]) for answer in [*self.acknowledged, *self.refused]}

    def hand(self, seat: int) -> list[int]:
        cards: list[int] = self.points[seat]["view"]["hand"]
        return cards

    def has_answered(self, question: tuple[int, int]) -> bool:
        return question not in self.asked

    def is_asked_or_over(self) -> bool:
        return self.is_over or bool(self.asked)

    async def until_asked(self) -> bool:
        """False if the game is over instead."""
        await self.until(self.is_asked_or_over, 2 * PATIENCE)
        return not self.is_over

    async def until_asked_or(self, holds: Callable[[], bool]) -> bool:
        """The same, unless something else holds first."""
        await self.until(lambda: self.is_over or bool(self.asked) or (bool(self.points) and holds()), 4 * PATIENCE)
        return not self.is_over

    async def until_answered(self, question: tuple[int, int]) -> None:
        await self.until(lambda: question in self.settled and question not in self.asked)

    async def until(self, holds: Callable[[], bool], patience: float = PATIENCE) -> None:
        async with asyncio.timeout(patience):
            while not holds():
                self._news.clear()
                await self._news.wait()
