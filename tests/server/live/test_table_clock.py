"""Time goes forward at a table: a clock set back holds no answer, timer or limit for longer than its own length."""

import asyncio
import time
from pathlib import Path
from typing import Any, cast

import pytest

from lairkeeper.games import games
from lairkeeper.kernel import CLOCK
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import Acknowledged, NewTable
from lairkeeper.server.storage import opened
from lairkeeper.server.table.commands.seat_commands import PATIENCE
from lairkeeper.server.table.records import Answered, read_record
from tests.server.houses import ANN, BOB, answer, questions, received, started, tables_on
from tests.server.hurry import GAME
from tests.server.sites import ServerProcess, free_port
from tests.server.visitors import PATIENCE as LONGEST
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio

HOUR = 3_600_000


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast("dict[str, Any]", games()), "hurry", GAME)


class Wall:
    """A clock on the wall that runs, and that somebody may set."""

    def __init__(self) -> None:
        self.offset = 10 * 24 * HOUR
        self._since = time.monotonic()

    def __call__(self) -> int:
        return self.offset + int((time.monotonic() - self._since) * 1000)


async def alone(tables: Tables, **options: int) -> str:
    info = await tables.create(ANN, NewTable("hurry", {"players": 2, **options}))
    await tables.sit(info.id, ANN, 1)
    return (await tables.start(info.id, ANN)).id


@pytest.mark.parametrize("shift", [-HOUR, -200 * HOUR, HOUR])
async def test_a_cooldown_and_a_timer_end_in_time_after_a_restart(sqlite_url: str, shift: int) -> None:
    wall = Wall()
    async with opened(sqlite_url) as storage, tables_on(storage, now=wall) as tables:
        table = await alone(tables, limit_ms=1_500, cooldown_ms=300)
        visit = await tables.enter(table, ANN)
        await tables.hear(visit, answer(questions(await received(visit))[0]))
    wall.offset += shift
    async with opened(sqlite_url) as storage, tables_on(storage, now=wall) as tables:
        visit = await tables.enter(table, ANN)
        began = time.monotonic()
        await tables.hear(visit, answer(questions(await received(visit))[0]))
        assert any(isinstance(message, Acknowledged) for message in await received(visit))
        assert time.monotonic() - began < LONGEST  # not the hours by which the wall clock was changed
        async with asyncio.timeout(LONGEST):
            while (await tables.info(table, ANN)).status != "over":
                await asyncio.sleep(0.01)
        records = [read_record(blob) for blob in await storage.records(table)]
        at = [record.at for record in records if isinstance(record, Answered)]
        assert at == sorted(at) and records[-1].seat == CLOCK  # type: ignore[union-attr]
        played = tables.registry.live[table].table.playing().journal.entries[-1].at
        assert played is not None and 1_500 <= played < 1_000 * LONGEST


async def test_a_clock_set_back_does_not_lengthen_the_wait_before_a_bot_may_replace_a_player(sqlite_url: str) -> None:
    wall = [10 * HOUR]
    async with opened(sqlite_url) as storage, tables_on(storage, pace=600.0, now=lambda: wall[0]) as tables:
        table = await started(tables)
        visit = await tables.enter(table.id, ANN)
        wall[0] += 1_000
        await tables.hear(visit, answer(questions(await received(visit))[0]))
    wall[0] -= HOUR
    async with opened(sqlite_url) as storage, tables_on(storage, pace=600.0, now=lambda: wall[0]) as tables:
        await tables.enter(table.id, BOB)
        assert tables.registry.live[table.id].time() == 1_000
        wall[0] += PATIENCE
        awaited = (await tables.registry.find(table.id)).table.thinking()
        if awaited == [0]:
            assert (await tables.stand_up(table.id, BOB, 0)).seats[0].kind == "bot"
        else:
            assert (await tables.stand_up(table.id, ANN, 1)).seats[1].kind == "bot"


async def test_nothing_is_kept_of_people_who_only_looked_on(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        table = await started(tables, joining="anyone")
        clock = tables.registry.live[table.id]._clock
        for number in range(20):
            await tables.leave(await tables.enter(table.id, Caller(f"guest {number}", "")))
        assert not clock._left_at
        await tables.leave(await tables.enter(table.id, ANN))
        assert [*clock._left_at] == [ANN.person]


@pytest.mark.parametrize("shift", [-10 * 365 * 24 * 3_600, 3_600])
async def test_a_real_server_goes_on_after_its_machine_has_another_time(
    sqlite_url: str, folder: Path, monkeypatch: pytest.MonkeyPatch, shift: int
) -> None:
    before = ServerProcess(sqlite_url, free_port(), folder, module="tests.server.shifted_clock")
    try:
        await asyncio.to_thread(before.wait_until_ready)
        ann = await Person.named(before.address, "Ann", stays=True)
        table = await ann.open_table(2, game="hurry", options={"limit_ms": 6_000, "cooldown_ms": 400})
        await ann.sit(table, 1)
        await ann.do(table, "start")
        async with ann.at(table.id) as visitor:
            await visitor.arrive()
            assert isinstance(await visitor.answer(visitor.questions[0], visitor.questions[0].choices[0]), Acknowledged)
    finally:
        before.kill()
    monkeypatch.setenv("TEST_CLOCK_SHIFT", str(shift))
    after = ServerProcess(sqlite_url, free_port(), folder, module="tests.server.shifted_clock")
    try:
        await asyncio.to_thread(after.wait_until_ready)
        ann.move(after.address)
        async with ann.at(table.id) as visitor:
            await visitor.arrive()
            async with asyncio.timeout(LONGEST):
                reply = await visitor.answer(visitor.questions[0], visitor.questions[0].choices[0])
            assert isinstance(reply, Acknowledged)
            async with asyncio.timeout(LONGEST):
                await visitor.until_it(lambda one: one.is_over)
    finally:
        after.kill()
