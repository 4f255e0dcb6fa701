"""Servers that are killed while somebody plays, and what is left of the game afterwards."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from lairkeeper.server.storage import opened
from tests.browser.wire import Wire
from tests.server.sites import ServerProcess


class Storm:
    """A server on one port and one database that dies and comes back."""

    def __init__(self, start: "Starter", database: str, port: int, folder: Path) -> None:
        self._start = start
        self.database = database
        self._port = port
        self._folder = folder
        self.server = start(database, port, folder)
        self.server.wait_until_ready()

    def strike(self) -> None:
        """Killed in the middle of whatever it does."""
        self.server.kill()

    def rebuild(self) -> None:
        self.server = self._start(self.database, self._port, self._folder)
        self.server.wait_until_ready()

    async def answers(self, table: str, seat: int) -> list[dict[str, Any]]:
        """What the database holds of a seat's answers."""
        async with opened(self.database) as storage:
            records = [msgspec.json.decode(record) for record in await storage.records(table)]
        return [record for record in records if record["type"] == "answered" and record["seat"] == seat]


class Starter:
    """Starts a server; a type of its own for want of a better word for a callable."""

    def __call__(self, database: str, port: int, folder: Path) -> ServerProcess:
        raise NotImplementedError


async def assert_nothing_lost_or_doubled(storm: Storm, table: str, seat: int, wire: Wire) -> None:
    """Every acknowledged answer is there, once; and what is there was given by the page."""
    kept = {record["number"]: record["option"] for record in await storm.answers(table, seat)}
    times = Counter(record["number"] for record in await storm.answers(table, seat))
    assert set(times.values()) <= {1}
    assert {answer["number"]: answer["option"] for answer in wire.acknowledged}.items() <= _items(kept)
    said = {answer["number"]: answer["option"] for answer in wire.sent if answer["type"] == "answer"}
    assert _items(kept) <= said.items()
