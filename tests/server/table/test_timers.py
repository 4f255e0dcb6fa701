"""Timers of the rules at a real table: stopped, gone on with, kept over a restart; and two teams who write lists."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any, cast

import msgspec
import pytest
from msgspec import Raw

from lairkeeper.games import games
from lairkeeper.kernel import CLOCK, AnyGame, fingerprint, replay
from lairkeeper.server.clock import now
from lairkeeper.server.live.visits import Visit
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import Acknowledged, Answer, NewTable, Ping, Question, Refused, TimerInfo
from lairkeeper.server.storage import Storage, opened
from lairkeeper.server.table.records import Answered, read_record
from lairkeeper.server.telemetry.metrics import Metrics
from tests.kernel.toys import lists, stops
from tests.server import hurry
from tests.server.houses import ANN, BOB, questions, received, reply
from tests.server.lateness import Lateness
from tests.server.visitors import PATIENCE

pytestmark = pytest.mark.asyncio

CLOSE_TO = 400
"""Milliseconds that an answer may be late, beside what the machine itself is late; never early."""


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    for toy in (hurry.GAME, lists.GAME, stops.GAME):
        monkeypatch.setitem(cast("dict[str, AnyGame]", games()), toy.name, toy)


@asynccontextmanager
async def tables_on(storage: Storage) -> AsyncIterator[Tables]:
    tables = Tables(storage, now, 0.0, Metrics(), 600.0)
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()


async def started(tables: Tables, game: str, *others: Caller, **options: Any) -> str:
    info = await tables.create(ANN, NewTable(game, options))
    for seat, who in enumerate(others, 1):
        await tables.sit(info.id, msgspec.structs.replace(who, key=info.join_key or ""), seat)
    await tables.start(info.id, ANN)
    return info.id


class Client:
    """A visitor who knows the questions and clocks of the last message."""

    def __init__(self, tables: Tables, visit: Visit) -> None:
        self.tables, self.visit = tables, visit
        self.questions: list[Question] = []
        self.clocks: list[TimerInfo] = []
        self.pings = 0

    async def listen(self) -> None:
        for message in await received(self.visit):
            self.pings += isinstance(message, Ping)
            self.clocks = getattr(message, "clocks", self.clocks)
            if getattr(message, "points", []):
                self.questions = questions([message])

    async def say(self, name: str, option: dict[str, Any]) -> object:
        await self.listen()
        asked = next(question for question in self.questions if question.question == name)
        sent = Answer(1, asked.seat, asked.number, Raw(msgspec.json.encode(option)))
        await self.tables.hear(self.visit, sent)
        replies = await received(self.visit)
        for message in replies:
            self.clocks = getattr(message, "clocks", self.clocks)
            if getattr(message, "points", []):
                self.questions = questions([message])
        return next(message for message in replies if isinstance(message, Acknowledged | Refused))

    def clock(self, name: str) -> TimerInfo:
        return next(clock for clock in self.clocks if clock.name == name)


async def entered(tables: Tables, table: str, who: Caller) -> Client:
    client = Client(tables, await tables.enter(table, who))
    await client.listen()
    return client


async def test_an_objection_stops_the_glass_and_what_has_run_stays_run(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stops, "TURN_MS", 1500)
    async with opened(sqlite_url) as storage:
        async with tables_on(storage) as tables:
            table = await started(tables, "stops", BOB)
            ann, bob = await entered(tables, table, ANN), await entered(tables, table, BOB)
            await asyncio.sleep(0.6)
            await bob.say("may_object", {"type": "object"})
            await ann.listen()
            stopped = ann.clock("turn")
            assert not stopped.is_running and stopped.left_ms <= 900
            assert [clock.name for clock in ann.clocks] == ["turn"], "only the objector has a time to settle"
            assert ann.questions == []
            await asyncio.sleep(0.5)
            await bob.say("settle_objection", {"type": "waive"})
            await ann.listen()
            running = ann.clock("turn")
            assert running.is_running and stopped.left_ms - 50 <= running.left_ms <= stopped.left_ms
        async with tables_on(storage) as tables:
            again = await entered(tables, table, ANN)
            assert again.clock("turn").left_ms <= stopped.left_ms
            async with asyncio.timeout(PATIENCE):
                while (await tables.info(table, ANN)).status != "over":
                    await asyncio.sleep(0.02)
        records = [read_record(blob) for blob in await storage.records(table)]
        (up,) = [record for record in records if isinstance(record, Answered) and record.seat == CLOCK]
        assert msgspec.json.decode(up.option) == {"type": "time_is_up"}
        assert up.at >= 2000


async def test_a_question_to_people_is_answered_by_the_clock_when_its_time_is_up(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stops, "SETTLING_MS", 200)
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        table = await started(tables, "stops", BOB)
        bob = await entered(tables, table, BOB)
        await bob.say("may_object", {"type": "object"})
        async with asyncio.timeout(PATIENCE):
            while (await tables.info(table, ANN)).status != "over":
                await asyncio.sleep(0.01)


async def test_everybody_at_a_table_with_a_timer_is_measured(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        ann = await entered(tables, await started(tables, "stops", BOB), ANN)
        assert ann.pings == 1


async def test_a_pause_restarts_an_absence_timer(sqlite_url: str, late: Lateness) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        table = await started(tables, "hurry", BOB, away_ms=500)
        await tables.enter(table, ANN)
        await asyncio.sleep(0.2)
        await tables.pause(table, ANN, True)
        await asyncio.sleep(0.6)
        await tables.pause(table, ANN, False)
        async with asyncio.timeout(PATIENCE):
            while not (sent := await _clock_answers(storage, table)):
                await asyncio.sleep(0.01)
        assert 1300 <= sent[0].at <= 1300 + 2 * CLOSE_TO + late.ms


async def _clock_answers(storage: Storage, table: str) -> list[Answered]:
    records = [read_record(blob) for blob in await storage.records(table)]
    return [record for record in records if isinstance(record, Answered) and record.seat == CLOCK]


CYD, DAN = Caller("cyd", "Cyd"), Caller("dan", "Dan")


async def test_two_teams_write_their_lists_and_guess_to_the_end(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        table = await started(tables, "lists", BOB, CYD, DAN)
        people = [await entered(tables, table, who) for who in (ANN, BOB, CYD, DAN)]
        ann, bob, cyd, _ = people
        (asked,) = ann.questions
        assert asked.text is not None
        assert (asked.text.option, asked.text.field, asked.text.lines) == ("write", "texts", 3)
        refused = await ann.say("write_trap", {"type": "write", "texts": ["x"]})
        assert isinstance(refused, Refused) and refused.refusal.code == "text-unfit"
        await ann.say("write_trap", {"type": "write", "texts": [" dark\n", "", "stone"]})
        await cyd.listen()
        assert [choice.option for choice in cyd.questions[0].choices] == [Raw(b'{"type":"ready"}')]
        assert cyd.questions[0].text and cyd.questions[0].text.lines == 1
        await cyd.say("write_trap", {"type": "ready"})
        await bob.say("write_trap", {"type": "write", "texts": ["fire"]})
        await bob.say("write_trap", {"type": "ready"})
        await ann.listen()
        assert ann.clock("guessing").left_ms > 30_000
        await ann.say("take_guess", {"type": "guess", "text": "cave"})
        await bob.say("take_guess", {"type": "guess", "text": "gold"})
        assert (await tables.info(table, ANN)).status == "over"
        match = (await tables.registry.find(table)).table.playing()
        assert match.state.world.traps == [["dark", "stone"], ["fire"]]
        assert fingerprint(replay(lists.GAME, match.journal)) == fingerprint(match.state)
        written = b"".join(await storage.records(table))
        assert b"\\n" not in written, "what is kept is tidy"


async def test_bots_write_and_guess_with_what_the_game_suggests(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await tables.create(ANN, NewTable("lists", {}))
        for seat in (1, 2, 3):
            await tables.seat_bot(info.id, ANN, seat, "random")
        await tables.start(info.id, ANN)
        async with asyncio.timeout(PATIENCE):
            while (await tables.info(info.id, ANN)).status != "over":
                await asyncio.sleep(0.01)


async def test_free_text_of_any_kind_is_taken_or_refused_and_never_breaks_a_table(sqlite_url: str) -> None:
    random = Random(10)
    texts: list[Any] = ["", " ", "ok", "x" * 50_000, "\u202e", "a\u0000b", "👩\u200d🚀", 5, None, ["nested"], {"a": 1}]
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        table = await started(tables, "lists", BOB, CYD, DAN)
        ann = await entered(tables, table, ANN)
        for _ in range(60):
            await ann.listen()
            if not ann.questions or ann.questions[0].question != "write_trap":
                break
            value = random.choice([random.choice(texts), [random.choice(texts) for _ in range(random.randrange(6))]])
            option = {"type": "write", "texts": value}
            sent = Answer(1, 0, ann.questions[0].number, Raw(msgspec.json.encode(option)))
            assert isinstance(await reply(tables, ann.visit, sent), Acknowledged | Refused)
        live = await tables.registry.find(table)
        assert fingerprint(replay(lists.GAME, live.table.playing().journal)) == fingerprint(live.table.playing().state)
