"""The server is killed at any moment while people play: no acknowledged move is lost, and none counts twice.

`TEST_KILLS=50` kills it that often on each database.
"""

import asyncio
import os
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from lairkeeper.kernel.game import AnyGame
from lairkeeper.server.protocol import Acknowledged, Question, Refused, TableInfo
from lairkeeper.server.storage import StorageUnavailable, opened
from lairkeeper.server.table.log import read_table
from tests.every import every_game
from tests.server.promises import Promise, answers_in
from tests.server.proved import table_of, tables_of
from tests.server.sites import ServerProcess, free_port
from tests.server.visitors import Person, Visitor

pytestmark = pytest.mark.asyncio

KILLS = int(os.environ.get("TEST_KILLS", "2"))
CUT = (ConnectionClosed, InvalidHandshake, InvalidMessage, ConnectionError, OSError, TimeoutError)


class Players:
    """Ann and Bob at several tables, answering at random as fast as they can, and what they were promised."""

    def __init__(self, game: AnyGame, ann: Person, bob: Person) -> None:
        self.game = game
        self.people = (ann, bob)
        self.tables: list[TableInfo] = []
        self.promises: dict[str, list[Promise]] = {}
        self._random = Random(7)

    async def sit_down(self) -> None:
        for options in tables_of(self.game)[:3]:
            table = await table_of(*self.people, self.game, options)
            self.tables.append(table)
            self.promises[table.id] = []

    async def play(self) -> None:
        """Until the line is cut."""
        sittings = [self._play(person, table) for person in self.people for table in self.tables]
        await asyncio.gather(*sittings)

    async def _play(self, person: Person, table: TableInfo) -> None:
        try:
            async with person.at(table.id) as visitor:
                while not visitor.is_over:
                    await self._answer(visitor, table.id) if visitor.questions else await visitor.hear()
        except CUT:
            return

    async def _answer(self, visitor: Visitor, table: str) -> None:
        question: Question = visitor.questions[0]
        choice = self._random.choice(question.choices)
        reply = await visitor.answer(question, choice)
        if isinstance(reply, Acknowledged):
            self.promises[table].append(Promise(question.seat, question.number, bytes(choice.option)))
        elif isinstance(reply, Refused) and reply.refusal.code == StorageUnavailable.code:
            await asyncio.sleep(0.1)
            return
        await visitor.until_it(lambda v: v.is_over or question not in v.questions)

    async def check(self, database: str) -> int:
        """Every promise is in the log exactly once, and every log replays."""
        async with opened(database) as storage:
            for table, promises in self.promises.items():
                blobs = await storage.records(table)
                check_log(blobs, promises)
        return sum(len(promises) for promises in self.promises.values())


def check_log(blobs: list[bytes], promises: list[Promise]) -> None:
    found = [*answers_in(blobs)]
    times = Counter((answer.seat, answer.number) for answer in found)
    assert all(count == 1 for count in times.values()), "an answer counted twice"
    lost = {*promises} - {*found}
    assert not lost, f"{len(lost)} acknowledged answers are not in the log"
    assert read_table(blobs).status in ("playing", "over")


@every_game
async def test_no_acknowledged_move_is_lost_and_none_is_doubled(game: AnyGame, url: str, folder: Path) -> None:
    port, random = free_port(), Random()
    players: Players | None = None
    for _ in range(KILLS):
        server = ServerProcess(url, port, folder, module="tests.server.packed")
        try:
            await asyncio.to_thread(server.wait_until_ready)
            if players is None or all([await is_over(players, table) for table in players.tables]):
                players = await new_players(game, server.address)
            playing = asyncio.create_task(players.play())
            await asyncio.sleep(random.uniform(0.05, 0.8))
        finally:
            server.kill()
        await playing
        await players.check(url)
    assert players is not None and await players.check(url) > 0
    for person in players.people:
        await person.leave()


async def new_players(game: AnyGame, address: str, other: str | None = None) -> Players:
    ann, bob = await Person.named(address, "Ann"), await Person.named(other or address, "Bob")
    players = Players(game, ann, bob)
    await players.sit_down()
    return players


async def is_over(players: Players, table: TableInfo) -> bool:
    return (await players.people[0].look(f"/api/tables/{table.id}", TableInfo)).status == "over"
