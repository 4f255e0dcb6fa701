"""Two people at several tables of one game, and what they were promised."""

import asyncio
from collections import Counter
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.protocol import Acknowledged, Question, Refused, TableInfo
from lairkeeper.server.storage import Storage, StorageUnavailable
from lairkeeper.server.table.log import read_table
from tests.server.promises import LogReader, Promise
from tests.server.proved import table_of, tables_of
from tests.server.visitors import Person, Visitor

CUT = (ConnectionClosed, InvalidHandshake, InvalidMessage, ConnectionError, OSError, TimeoutError)
TABLES = 3
LONGEST_BEGIN = 120.0
"""Seconds until somebody was acknowledged a first answer, on a machine with much else to do."""


class Promises:
    """The acknowledged answers at one table, compared with its log after every failure."""

    def __init__(self) -> None:
        self.confirmed = 0
        self.unconfirmed: list[Promise] = []
        self._log = LogReader()
        self._times: Counter[tuple[int, int]] = Counter()

    @property
    def count(self) -> int:
        return self.confirmed + len(self.unconfirmed)

    @property
    def is_over(self) -> bool:
        return self._log.table is not None and self._log.table.status == "over"

    def check(self, blobs: list[bytes]) -> None:
        """Every promise is in the log exactly once, and what was there before is there unchanged."""
        found = [*self._log.read(blobs)]
        self._times.update((answer.seat, answer.number) for answer in found)
        assert all(times == 1 for times in self._times.values()), "an answer counted twice"
        lost = {*self.unconfirmed} - {*found}
        assert not lost, f"{len(lost)} acknowledged answers are not in the log"
        self.confirmed += len(self.unconfirmed)
        self.unconfirmed.clear()


class Players:
    """Ann and Bob at several tables, answering at random as fast as they can."""

    def __init__(self, game: AnyGame, ann: Person, bob: Person, random: Random) -> None:
        self.game = game
        self.people = (ann, bob)
        self.tables: list[TableInfo] = []
        self.promises: dict[str, Promises] = {}
        self._random = random

    @classmethod
    async def arrived(cls, game: AnyGame, address: str, other: str, random: Random) -> "Players":
        """Ann comes by one address, Bob by the other."""
        players = cls(game, await Person.named(address, "Ann"), await Person.named(other, "Bob"), random)
        for options in tables_of(game)[:TABLES]:
            table = await table_of(*players.people, game, options)
            players.tables.append(table)
            players.promises[table.id] = Promises()
        return players

    @property
    def acknowledged(self) -> int:
        return sum(promises.count for promises in self.promises.values())

    @property
    def are_done(self) -> bool:
        return all(promises.is_over for promises in self.promises.values())

    async def first_acknowledgement(self) -> None:
        """Waits until anybody was ever acknowledged anything; later rounds may be as short as they like."""
        async with asyncio.timeout(LONGEST_BEGIN):
            while not self.acknowledged:
                await asyncio.sleep(0.02)

    async def play(self) -> None:
        """Plays at all tables until the connections are closed."""
        await asyncio.gather(*(self._play(person, table) for person in self.people for table in self.tables))

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
        reply: Any = await visitor.answer(question, choice)
        if isinstance(reply, Acknowledged):
            promise = Promise(question.seat, question.number, bytes(choice.option))
            self.promises[table].unconfirmed.append(promise)
        elif isinstance(reply, Refused) and reply.refusal.code == StorageUnavailable.code:
            await asyncio.sleep(0.1)
            return
        await visitor.until_it(lambda v: v.is_over or question not in v.questions)

    async def check(self, storage: Storage) -> None:
        for table, promises in self.promises.items():
            promises.check(await storage.records(table))

    async def check_replays(self, storage: Storage) -> None:
        """Every log is read from its beginning, as a server would."""
        for table in self.promises:
            assert read_table(await storage.records(table)).status in ("playing", "over")

    async def leave(self) -> None:
        for person in self.people:
            await person.leave()
