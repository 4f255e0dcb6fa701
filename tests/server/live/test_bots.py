"""Bots go on whatever happens around them: a storage that was away, a pause, a process that ended."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import pytest

from lairkeeper.server.live import bots
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.protocol import AskHint, NewTable, SkipAhead, TableInfo
from lairkeeper.server.storage import StorageUnavailable, Summary, opened
from tests.server.houses import ANN, answer, questions, received, reply, tables_at, tables_on
from tests.server.lateness import Lateness
from tests.server.live.test_failed_commits import Unreliable
from tests.server.visitors import PATIENCE

pytestmark = pytest.mark.asyncio

A_WHILE = 0.3


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_LATER", 0.01)


async def beside_a_bot(tables: Tables) -> TableInfo:
    """Ann at a table of two; the bot will begin."""
    info = await tables.create(ANN, NewTable("run-run-run", {"players": 2, "first": 1}))
    return await tables.seat_bot(info.id, ANN, 1, "random")


async def is_asked(tables: Tables, table: str) -> bool:
    """True if it is Ann's turn."""
    async with tables.registry.live[table].held() as held:
        return 0 in held.thinking()


async def until_ann_is_asked(tables: Tables, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await is_asked(tables, table):
            await asyncio.sleep(0.01)


async def test_a_bot_waits_for_a_storage_that_is_away(sqlite_url: str, same_deal: None) -> None:
    async with opened(sqlite_url) as reliable:
        storage: Any = Unreliable(reliable)
        async with tables_on(storage) as tables:
            info = await beside_a_bot(tables)
            await tables.start(info.id, ANN)
            storage.fails = "before"
            await asyncio.sleep(A_WHILE)
            storage.fails = ""
            await until_ann_is_asked(tables, info.id)


class Stuttering(Unreliable):
    """A storage of whose writes every other one fails."""

    is_well = True

    async def append(
        self, table: str, expected: int, records: Sequence[bytes], summary: Summary, is_quiet: bool = False
    ) -> int:
        self.is_well = not self.fails or not self.is_well
        if not self.is_well:
            raise StorageUnavailable(reason="full")
        version: int = await self._storage.append(table, expected, records, summary, is_quiet)
        return version

    async def records(self, table: str, since: int = 0) -> list[bytes]:
        found: list[bytes] = await self._storage.records(table, since)
        return found


async def test_a_bot_whose_last_answer_of_a_turn_was_not_written_gives_it_again(
    sqlite_url: str, same_deal: None
) -> None:
    async with opened(sqlite_url) as reliable:
        storage: Any = Stuttering(reliable)
        async with tables_on(storage) as tables:
            info = await beside_a_bot(tables)
            await tables.start(info.id, ANN)
            storage.fails = "every other"
            async with asyncio.timeout(PATIENCE):
                while tables.registry.bots.is_busy(info.id):
                    await asyncio.sleep(0.01)
            assert await is_asked(tables, info.id)


async def test_after_missed_news_bots_are_looked_after(postgres_url: str, same_deal: None) -> None:
    async with tables_at(postgres_url) as one, tables_at(postgres_url, pace=60.0) as other:
        info = await beside_a_bot(other)
        await one.enter(info.id, ANN)
        await other.start(info.id, ANN)
        await other.close()
        await asyncio.sleep(A_WHILE)
        assert not await is_asked(one, info.id)
        one.registry._heard("", 0)
        await until_ann_is_asked(one, info.id)


async def test_a_bot_does_not_answer_in_a_pause(sqlite_url: str, same_deal: None) -> None:
    async with tables_at(sqlite_url, pace=A_WHILE) as tables:
        info = await beside_a_bot(tables)
        await tables.start(info.id, ANN)
        await asyncio.sleep(A_WHILE / 3)
        await tables.pause(info.id, ANN, True)
        table = tables.registry.live[info.id].table
        paused = table.version
        await asyncio.sleep(2 * A_WHILE)
        assert table.version == paused
        await tables.pause(info.id, ANN, False)
        async with asyncio.timeout(PATIENCE):
            while table.version <= paused + 1:
                await asyncio.sleep(0.01)


async def test_a_bot_waits_before_its_turn_and_hardly_within_it(
    sqlite_url: str, same_deal: None, late: Lateness
) -> None:
    async with tables_at(sqlite_url, pace=1.0) as tables:
        info = await beside_a_bot(tables)
        await tables.start(info.id, ANN)
        begun = time.monotonic()
        await until_ann_is_asked(tables, info.id)
        answers = tables.registry.bots._metrics.bot_answers
    assert answers >= 3
    assert 1.0 <= time.monotonic() - begun < answers + late.seconds


async def test_people_skip_ahead_while_only_bots_are_asked(sqlite_url: str, same_deal: None) -> None:
    async with tables_at(sqlite_url, pace=60.0) as tables:
        info = await beside_a_bot(tables)
        await tables.start(info.id, ANN)
        ann = await tables.enter(info.id, ANN)
        for sequence in range(1, 30):
            await asyncio.sleep(0.05)
            if await is_asked(tables, info.id):
                break
            await tables.hear(ann, SkipAhead(sequence))
        assert await is_asked(tables, info.id)
        await received(ann)
        refused = await reply(tables, ann, SkipAhead(40))
        assert refused.refusal.code == "table-not-allowed"


async def test_bots_stop_computing_when_the_server_shuts_down(
    sqlite_url: str, same_deal: None, caplog: pytest.LogCaptureFixture
) -> None:
    async with tables_at(sqlite_url) as tables:
        info = await beside_a_bot(tables)
        await tables.start(info.id, ANN)
        await until_ann_is_asked(tables, info.id)
        ann = await tables.enter(info.id, ANN)
        asked = questions(await received(ann))
        await tables.registry.bots.close()
        while asked:
            await tables.hear(ann, answer(asked[0]))
            asked = questions(await received(ann))
        await asyncio.sleep(A_WHILE)
        assert not caplog.records


async def test_a_hint_asked_for_while_the_server_shuts_down_is_refused(sqlite_url: str, same_deal: None) -> None:
    async with tables_at(sqlite_url) as tables:
        info = await beside_a_bot(tables)
        await tables.start(info.id, ANN)
        await until_ann_is_asked(tables, info.id)
        ann = await tables.enter(info.id, ANN)
        (asked,) = questions(await received(ann))
        await tables.registry.bots.close()
        assert (await reply(tables, ann, AskHint(1, 0, asked.number))).refusal.code == "server-closing"
