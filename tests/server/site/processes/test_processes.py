"""Several processes serve the same tables: each catches up with the others, and no answer counts twice."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
import pytest

from lairkeeper.games import games
from lairkeeper.server.errors import UnknownTable
from lairkeeper.server.live.visits import Visit
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import Acknowledged, NewTable, Refused, Say, Snapshot, TableInfo
from lairkeeper.server.table.records import Chatted, read_record
from tests.server.houses import ANN, BOB, answer, questions, received, reply, started, tables_at
from tests.server.hurry import GAME as HURRY

pytestmark = pytest.mark.asyncio

EVE = Caller("eve", "Eve")


@asynccontextmanager
async def two_processes(url: str) -> AsyncIterator[tuple[Tables, Tables]]:
    async with tables_at(url) as one, tables_at(url) as other:
        yield one, other


async def hears(visit: Visit, what: str) -> list[object]:
    """Waits until a visitor has heard of something, and gives all messages up to then."""
    heard: list[object] = []
    async with asyncio.timeout(10):
        while what not in repr(heard):
            heard += await received(visit)
            await asyncio.sleep(0.01)
    return heard


async def test_a_client_of_another_process_receives_every_update(postgres_url: str) -> None:
    async with two_processes(postgres_url) as (one, other):
        info = await started(one)
        ann, bob = await one.enter(info.id, ANN), await other.enter(info.id, BOB)
        asked = questions(await received(ann))
        await received(bob)
        await reply(one, ann, Say(1, "hello from here"))
        await hears(bob, "hello from here")
        cooperate = next(place for place, c in enumerate(asked[0].choices) if b"cooperate" in bytes(c.option))
        await one.hear(ann, answer(asked[0], cooperate))
        heard = await hears(bob, "ask_to_join")
        assert not any(isinstance(message, Snapshot) for message in heard)
        await other.hear(bob, answer(questions(heard)[0]))
        await hears(ann, "offer_card" if b"join" in bytes(questions(heard)[0].choices[0].option) else "choose")


async def test_of_two_answers_at_the_same_moment_one_counts(url: str) -> None:
    """With SQLite the other process is not told; the version check finds out all the same."""
    async with two_processes(url) as (one, other):
        info = await started(one)
        here, there = await one.enter(info.id, ANN), await other.enter(info.id, ANN)
        asked, same = questions(await received(here)), questions(await received(there))
        assert asked == same
        await asyncio.gather(one.hear(here, answer(asked[0])), other.hear(there, answer(same[0], 1)))
        replies = [m for m in [*await received(here), *await received(there)] if isinstance(m, Acknowledged | Refused)]
        assert sorted(type(m).__name__ for m in replies) == ["Acknowledged", "Refused"]
        refused = next(m for m in replies if isinstance(m, Refused))
        assert refused.refusal.code in ("table-changed", "decision-stale")


async def test_a_process_that_is_many_records_behind_refuses_and_catches_up(sqlite_url: str) -> None:
    """With SQLite the other process is told nothing: it still shows the table as it was."""
    async with two_processes(sqlite_url) as (one, other):
        info = await started(one)
        here, there = await one.enter(info.id, ANN), await other.enter(info.id, ANN)
        stale, asked = questions(await received(there)), questions(await received(here))
        await one.hear(here, answer(asked[0]))
        for words in ("one", "two", "three"):
            await one.hear(here, Say(1, words))
        before = await one._storage.records(info.id)
        refused = await reply(other, there, answer(stale[0]))
        assert isinstance(refused, Refused) and refused.refusal.code in ("table-changed", "decision-stale")
        assert await one._storage.records(info.id) == before
        assert isinstance(await reply(other, there, Say(2, "here again")), Acknowledged)
        behind = (await other.registry.find(info.id)).table
        assert behind.version == len(before) + 1


async def test_of_two_who_speak_at_the_same_moment_both_are_heard(url: str) -> None:
    async with two_processes(url) as (one, other):
        info = await started(one)
        here, there = await one.enter(info.id, ANN), await other.enter(info.id, BOB)
        for words in ("hello", "how are you", "well"):
            await asyncio.gather(one.hear(here, Say(1, words)), other.hear(there, Say(1, words)))
        heard = [m for m in [*await received(here), *await received(there)] if isinstance(m, Acknowledged | Refused)]
        assert [type(message) for message in heard] == [Acknowledged] * 6
        records = [read_record(blob) for blob in await one._storage.records(info.id)]
        said = [record.text for record in records if isinstance(record, Chatted)]
        assert sorted(said) == sorted(2 * ["hello", "how are you", "well"])


async def test_of_two_requests_for_one_seat_one_is_refused(url: str) -> None:
    async with two_processes(url) as (one, other):
        info = await one.create(ANN, NewTable("run-run-run", {"players": 2}, joining="anyone"))
        await other.info(info.id, BOB)
        outcomes = await asyncio.gather(one.sit(info.id, BOB, 1), other.sit(info.id, EVE, 1), return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["SeatTaken", "TableInfo"]


async def test_a_removed_person_is_disconnected_by_every_process(postgres_url: str) -> None:
    async with two_processes(postgres_url) as (one, other):
        info = await started(one)
        bob = await other.enter(info.id, BOB)
        await received(bob)
        await one.remove(info.id, ANN, 1)
        heard = await hears(bob, "person-removed")
        assert len(heard) == 1 and bob.is_lost


async def test_a_removed_person_is_not_heard_any_more(url: str) -> None:
    """Not even before the other process has heard of it."""
    async with two_processes(url) as (one, other):
        info = await started(one)
        ann, bob = await one.enter(info.id, ANN), await other.enter(info.id, BOB)
        await one.remove(info.id, ANN, 1)
        await other.hear(bob, Say(1, "I am still here"))
        await asyncio.sleep(0.2)
        await reply(one, ann, Say(1, "is he gone?"))
        said = [line.text for line in (await received(await one.enter(info.id, ANN)))[0].chat]
        assert said == ["is he gone?"]


async def deaf(live: object, version: int) -> None:
    """News that never arrives."""


async def test_access_is_judged_by_the_current_state(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even before the other process has heard of it."""
    async with two_processes(postgres_url) as (one, other):
        info = await one.create(ANN, NewTable("run-run-run", {"players": 2}))
        await other.enter(info.id, ANN)
        monkeypatch.setattr(other.registry, "_catch_up", deaf)
        with pytest.raises(UnknownTable):
            await other.info(info.id, BOB)
        await one.sit(info.id, msgspec.structs.replace(BOB, key=info.join_key), 1)
        assert (await other.info(info.id, BOB)).seats[1].is_mine
        await one.remove(info.id, ANN, 1)
        with pytest.raises(UnknownTable):
            await other.info(info.id, BOB)


async def test_a_table_that_another_process_serves_is_not_kept_in_memory(postgres_url: str) -> None:
    async with two_processes(postgres_url) as (one, other):
        info = await started(one)
        await other.info(info.id, BOB)
        assert info.id in other.registry.live
        ann = await one.enter(info.id, ANN)
        await received(ann)
        await reply(one, ann, Say(1, "hello"))
        async with asyncio.timeout(10):
            while info.id in other.registry.live:
                await asyncio.sleep(0.01)
        bob = await other.enter(info.id, BOB)
        assert [line.text for line in (await received(bob))[0].chat] == ["hello"]
        await reply(one, ann, Say(2, "and you?"))
        await hears(bob, "and you?")


async def test_of_two_who_want_a_rematch_at_the_same_moment_both_get_the_same(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(cast("dict[str, Any]", games()), "hurry", HURRY)
    async with two_processes(url) as (one, other):
        info = await played(one)
        assert (await other.info(info.id, BOB)).status == "over"
        first, second = await asyncio.gather(one.rematch(info.id, ANN), other.rematch(info.id, BOB))
        assert first.id == second.id == (await one.rematch(info.id, ANN)).id
        for person in ("ann", "bob"):
            assert [line.id for line in await one.mine(person) if line.status == "gathering"] == [first.id]


async def played(tables: Tables) -> TableInfo:
    """A game in which Ann and Bob stopped at once."""
    info = await tables.create(ANN, NewTable("hurry"))
    await tables.sit(info.id, msgspec.structs.replace(BOB, key=info.join_key), 1)
    await tables.start(info.id, ANN)
    for who in (ANN, BOB):
        visit = await tables.enter(info.id, who)
        (asked,) = questions(await received(visit))
        await tables.hear(visit, answer(asked, 1))
    return await tables.info(info.id, ANN)


async def test_bots_are_played_once_however_many_processes_look_on(postgres_url: str) -> None:
    async with two_processes(postgres_url) as (one, other):
        info = await one.create(ANN, NewTable("run-run-run", {"players": 3, "first": 1}))
        for seat in (1, 2):
            await one.seat_bot(info.id, ANN, seat, "random")
        here = await one.enter(info.id, ANN)
        there = await other.enter(info.id, ANN)
        await one.start(info.id, ANN)
        async with asyncio.timeout(20):
            while not ((await one.info(info.id, ANN)).status == "over" or 0 in _thinking(one, info.id)):
                await asyncio.sleep(0.02)
        version = (await one.registry.seen(info.id, ANN)).table.version
        await asyncio.sleep(0.3)
        assert (await other.registry.seen(info.id, ANN)).table.version >= version
        assert not any(isinstance(m, Refused) for m in [*await received(here), *await received(there)])


def _thinking(tables: Tables, table: str) -> list[int]:
    return [*tables.registry.live[table].table.thinking()]
