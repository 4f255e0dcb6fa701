"""What could not be made safe never happened: nobody is told of it, and the table is read anew."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from lairkeeper.server.errors import NotAllowed
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.protocol import Acknowledged, Say
from lairkeeper.server.storage import Conflict, StorageUnavailable, Summary, opened
from lairkeeper.server.storage.backends.sqlite import SqliteStorage
from tests.server.houses import ANN, BOB, answer, questions, received, reply, started, tables_on

pytestmark = pytest.mark.asyncio


class Unreliable:
    """A storage that fails when it is told to: before it writes or after it has written, and when it reads; or in
    which others are always first."""

    def __init__(self, storage: Any) -> None:
        self._storage = storage
        self.fails = ""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._storage, name)

    async def append(
        self, table: str, expected: int, records: Sequence[bytes], summary: Summary, is_quiet: bool = False
    ) -> int:
        if self.fails == "before":
            raise StorageUnavailable(reason="full")
        if self.fails == "late":
            raise Conflict(table=table, expected=expected, current=expected + 1)
        version: int = await self._storage.append(table, expected, records, summary, is_quiet)
        if self.fails == "after":
            raise StorageUnavailable(reason="unreachable")
        return version

    async def records(self, table: str, since: int = 0) -> list[bytes]:
        if self.fails in ("before", "after"):
            raise StorageUnavailable(reason="unreachable")
        found: list[bytes] = await self._storage.records(table, since)
        return found


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_after_a_failed_write_the_stored_log_is_the_truth(sqlite_url: str, moment: str) -> None:
    async with opened(sqlite_url) as reliable:
        storage: Any = Unreliable(reliable)
        async with tables_on(storage) as tables:
            info = await started(tables)
            ann, bob = await tables.enter(info.id, ANN), await tables.enter(info.id, BOB)
            asked = questions(await received(ann))
            await received(bob)
            storage.fails = moment
            refused = await reply(tables, ann, Say(1, "lost?"))
            assert refused.refusal.code == "storage-unavailable"
            assert (await reply(tables, ann, answer(asked[0]))).refusal.code == "storage-unavailable"
            assert await received(bob) == []
            storage.fails = ""
            assert isinstance(await reply(tables, ann, answer(asked[0])), Acknowledged)
            heard = repr(await received(bob))
            assert ("lost?" in heard) is (moment == "after")


async def test_after_a_failed_write_clients_miss_no_update(sqlite_url: str) -> None:
    async with opened(sqlite_url) as reliable:
        storage: Any = Unreliable(reliable)
        async with tables_on(storage) as tables:
            info = await started(tables)
            ann = await tables.enter(info.id, ANN)
            heard = await received(ann)
            asked = questions(heard)[0]
            storage.fails = "before"
            assert (await reply(tables, ann, answer(asked))).refusal.code == "storage-unavailable"
            storage.fails = ""
            await tables.hear(ann, answer(asked))
            heard += await received(ann)
            newcomer = await tables.enter(info.id, ANN)
            assert _learnt(heard) == _learnt(await received(newcomer))


async def test_after_an_update_that_could_not_be_encoded_clients_miss_nothing(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables)
        ann = await tables.enter(info.id, ANN)
        heard = await received(ann)
        with monkeypatch.context() as broken:
            broken.setattr("lairkeeper.server.live.updates.counted", _fail)
            with pytest.raises(RecursionError):
                await tables.hear(ann, answer(questions(heard)[0]))
        await tables.hear(ann, Say(1, "what happened?"))
        heard += await received(ann)
        newcomer = await tables.enter(info.id, ANN)
        assert _learnt(heard) == _learnt(await received(newcomer))


def _fail(*_: object) -> None:
    raise RecursionError


def _learnt(heard: list[Any]) -> dict[str, Any]:
    """Fields of views, and the questions, as a client puts them together."""
    learnt: dict[str, Any] = {}
    for point in (point for message in heard for point in getattr(message, "points", [])):
        fields = {name: bytes(value) for name, value in point.view.items()}
        learnt |= {**fields, "questions": [question.number for question in point.questions]}
    return learnt


async def test_a_visitor_who_comes_while_the_table_is_in_doubt_waits_for_the_truth(sqlite_url: str) -> None:
    async with opened(sqlite_url) as reliable:
        storage: Any = Unreliable(reliable)
        async with tables_on(storage) as tables:
            info = await started(tables)
            ann = await tables.enter(info.id, ANN)
            storage.fails = "before"
            await reply(tables, ann, Say(1, "never said"))
            with pytest.raises(StorageUnavailable):
                await tables.enter(info.id, BOB)
            storage.fails = ""
            bob = await tables.enter(info.id, BOB)
            assert "never said" not in repr(await received(bob))


async def test_a_late_answer_is_judged_by_the_current_state(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as one, tables_on(storage) as other:
        info = await started(one)
        await other.enter(info.id, BOB)
        await one.pause(info.id, ANN, True)
        _deafen(other)
        left = await other.stand_up(info.id, BOB, 1)
        assert left.is_paused and left.seats[1].bot
        await one.stand_up(info.id, BOB, 1)
        _deafen(other)
        with pytest.raises(NotAllowed):
            await other.seat_bot(info.id, BOB, 1, "greedy")


async def test_an_answer_late_over_and_over_is_refused(sqlite_url: str) -> None:
    async with opened(sqlite_url) as reliable:
        storage: Any = Unreliable(reliable)
        async with tables_on(storage) as tables:
            info = await started(tables)
            ann = await tables.enter(info.id, ANN)
            await received(ann)
            storage.fails = "late"
            assert (await reply(tables, ann, Say(1, "too late"))).refusal.code == "table-changed"
            storage.fails = ""
            assert isinstance(await reply(tables, ann, Say(2, "in time")), Acknowledged)


def _deafen(tables: Tables) -> None:
    """As if the news had not arrived yet: the table is at an older version."""
    live = next(iter(tables.registry.live.values()))
    live.table.version -= 1


async def test_after_a_commit_that_was_cancelled_the_truth_is_found(sqlite_url: str) -> None:
    """It may have been written all the same; then the next one comes too late, and the one after that does not."""
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        assert isinstance(storage, SqliteStorage)
        info = await started(tables)
        ann = await tables.enter(info.id, ANN)
        saying = asyncio.create_task(tables.hear(ann, Say(1, "cut off")))
        await asyncio.sleep(0)
        saying.cancel()
        await asyncio.gather(saying, return_exceptions=True)
        await received(ann)
        await tables.hear(ann, Say(2, "again"))
        await received(ann)
        assert isinstance(await reply(tables, ann, Say(3, "and again")), Acknowledged)
        bob = await tables.enter(info.id, BOB)
        said = [line.text for line in (await received(bob))[0].chat]
        assert said[-1] == "and again" and len(said) == len(set(said))


class Waiting(Unreliable):
    """A storage that writes when it is let."""

    def __init__(self, storage: Any) -> None:
        super().__init__(storage)
        self.may_write = asyncio.Event()
        self.may_write.set()

    async def append(
        self, table: str, expected: int, records: Sequence[bytes], summary: Summary, is_quiet: bool = False
    ) -> int:
        await self.may_write.wait()
        return await super().append(table, expected, records, summary, is_quiet)


async def test_a_disconnect_does_not_reveal_changes_that_are_not_durable(sqlite_url: str) -> None:
    async with opened(sqlite_url) as reliable:
        storage: Any = Waiting(reliable)
        async with tables_on(storage) as tables:
            info = await started(tables)
            ann, bob = await tables.enter(info.id, ANN), await tables.enter(info.id, BOB)
            other = await tables.enter(info.id, ANN)
            asked = questions(await received(ann))
            await received(other)
            storage.may_write.clear()
            answering = asyncio.create_task(tables.hear(ann, answer(asked[0])))
            await asyncio.sleep(0.05)
            leaving = asyncio.create_task(tables.leave(bob))
            await asyncio.sleep(0.05)
            assert await received(other) == []
            storage.may_write.set()
            await asyncio.gather(answering, leaving)
            assert questions(await received(other)) != asked
