"""Servers that are killed while somebody plays, and what is left of the game afterwards."""

from collections.abc import Callable
from typing import Any

import msgspec

from lairkeeper.server.storage import opened
from tests.browser.wire import Wire
from tests.server.promises import answers_in
from tests.server.sites import ServerProcess

Answers = list[tuple[int, Any]]


class Storm:
    """A server on one port and one database that dies and comes back."""

    def __init__(self, database: str, start: Callable[[], ServerProcess]) -> None:
        self._database = database
        self._start = start
        self._server = start()
        self._server.wait_until_ready()
        self.address = self._server.address

    def strike(self) -> None:
        """Killed in the middle of whatever it does."""
        self._server.kill()

    def rebuild(self) -> None:
        self._server = self._start()
        self._server.wait_until_ready()

    def end(self) -> None:
        self._server.stop()

    async def kept_answers(self, table: str, seat: int) -> Answers:
        """The answers of a seat that are in the database: the number of the question, and what was chosen."""
        async with opened(self._database) as storage:
            found = [*answers_in(await storage.records(table))]
        return [(answer.number, msgspec.json.decode(answer.option)) for answer in found if answer.seat == seat]


def assert_nothing_lost_or_doubled(kept: Answers, wire: Wire) -> None:
    """Every acknowledged answer is there, no question was answered twice, and nothing was made up."""
    numbers = [number for number, _ in kept]
    assert len(numbers) == len(set(numbers))
    assert [answer for answer in _answers(wire.acknowledged) if answer not in kept] == []
    said = _answers([message for message in wire.sent if message["type"] == "answer"])
    assert [answer for answer in kept if answer not in said] == []


def _answers(messages: list[dict[str, Any]]) -> Answers:
    return [(message["number"], message["option"]) for message in messages]
