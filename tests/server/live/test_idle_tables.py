"""Tables that nobody looks at leave the memory, and come back as they were."""

import asyncio
import time

import pytest

from lairkeeper.server.lobby.ownership import Share
from lairkeeper.server.protocol import NewTable, TableInfo
from lairkeeper.server.storage import opened
from tests.server.houses import ANN, BOB, answer, questions, received, started, tables_on
from tests.server.visitors import PATIENCE

pytestmark = pytest.mark.asyncio


async def test_an_idle_table_is_forgotten_and_read_again(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables)
        visit = await tables.enter(info.id, ANN)
        await tables.hear(visit, answer(questions(await received(visit))[0]))
        before = await tables.info(info.id, ANN)
        tables.registry.forget_idle(time.monotonic() + 1)
        assert tables.counts() == {"tables": 1, "visits": 1}
        await tables.leave(visit)
        tables.registry.forget_idle(time.monotonic() - 1_000)
        assert tables.counts()["tables"] == 1
        tables.registry.forget_idle(time.monotonic() + 1)
        assert tables.counts() == {"tables": 0, "visits": 0}
        assert await tables.info(info.id, ANN) == without_presence(before)


def without_presence(info: TableInfo) -> TableInfo:
    seats = [
        type(seat)(**{**{f: getattr(seat, f) for f in seat.__struct_fields__}, "is_connected": False})
        for seat in info.seats
    ]
    return type(info)(**{**{f: getattr(info, f) for f in info.__struct_fields__}, "seats": seats})


async def test_the_clock_forgets_by_itself(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage, idle_seconds=0.05) as tables:
        await tables.create(ANN, NewTable("run-run-run"))
        async with asyncio.timeout(5):
            while tables.counts()["tables"]:
                await asyncio.sleep(0.02)


async def test_bots_go_on_after_a_restart_without_anybody_looking(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage:
        async with tables_on(storage, pace=60.0) as tables:
            info = await tables.create(ANN, NewTable("run-run-run", {"players": 2, "first": 1}))
            await tables.seat_bot(info.id, ANN, 1, "random")
            await tables.start(info.id, ANN)
            before = await storage.version(info.id) or 0
        async with tables_on(storage) as tables:
            async with asyncio.timeout(PATIENCE):
                while (await storage.version(info.id) or 0) <= before:
                    await asyncio.sleep(0.02)


async def test_at_the_start_a_table_that_waits_for_people_does_not_stay(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage:
        async with tables_on(storage) as tables:
            info = await started(tables)
        async with tables_on(storage) as tables:
            await asyncio.sleep(0.2)
            assert tables.counts()["tables"] == 0
            visit = await tables.enter(info.id, ANN)
            await tables.hear(visit, answer(questions(await received(visit))[0]))


async def test_at_the_start_a_process_looks_after_the_bots_it_owns(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage:
        async with tables_on(storage, pace=60.0) as tables:
            ids = []
            for _ in range(6):
                info = await tables.create(ANN, NewTable("run-run-run", {"players": 2, "first": 1}))
                await tables.seat_bot(info.id, ANN, 1, "random")
                await tables.start(info.id, ANN)
                ids.append(info.id)
        owned = [{table for table in ids if Share(number, 2).has(table)} for number in range(2)]
        for number in range(2):
            async with tables_on(storage, pace=60.0, share=Share(number, 2)) as tables:
                async with asyncio.timeout(PATIENCE):
                    while not owned[number] <= {*tables.registry.live}:
                        await asyncio.sleep(0.02)
                await asyncio.sleep(0.1)
                assert {*tables.registry.live} == owned[number]
        assert owned[0] | owned[1] == {*ids}


@pytest.mark.parametrize(("count", "size"), [(300, 2), (11, 100_000)])
async def test_a_visitor_too_slow_to_keep_up_is_sent_away(sqlite_url: str, count: int, size: int) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables)
        slow = await tables.enter(info.id, BOB)
        await slow.next()
        slow.send_bytes(b" " * 2_000_000)
        assert await slow.next()
        for _ in range(count):
            slow.send_bytes(b" " * size)
        assert slow.is_lost
        assert await slow.next() == []


async def test_a_long_table_is_opened_from_a_checkpoint(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lairkeeper.server.live.table.EVERY", 8)
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables)
        visit = await tables.enter(info.id, ANN)
        asked = questions(await received(visit))
        while asked and (await storage.checkpoint(info.id)) is None:
            await tables.hear(visit, answer(asked[0]))
            asked = questions(await received(visit)) or asked
        before = await tables.info(info.id, ANN)
        await tables.leave(visit)
        tables.registry.forget_idle(time.monotonic() + 1)
        assert await tables.info(info.id, ANN) == without_presence(before)
        table = tables.registry.live[info.id].table
        assert 0 < table.kept_at <= table.version == await storage.version(info.id)
