"""What both databases promise about tables."""

import asyncio

import pytest
from msgspec.structs import replace

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.storage import Conflict, Listed, Storage, opened
from tests.server.storage.samples import GATHERING, begin, log, record, summary, until

pytestmark = pytest.mark.asyncio


async def test_records_are_read_back_in_order(storage: Storage) -> None:
    assert await storage.append("t", 0, [b'"a"', b'"b"'], summary()) == 2
    assert await storage.append("t", 2, [b"\x00\xff"], summary()) == 3
    assert await storage.records("t") == [b'"a"', b'"b"', b"\x00\xff"]
    assert await storage.records("t", since=1) == [b'"b"', b"\x00\xff"]
    assert await storage.records("t", since=3) == []
    assert await storage.version("t") == 3


async def test_the_latest_checkpoint_of_a_table_is_kept(storage: Storage) -> None:
    await begin(storage, "t", 9)
    assert await storage.checkpoint("t") is None
    await storage.keep_checkpoint("t", 5, b"five")
    await storage.keep_checkpoint("t", 9, b"\x00nine")
    await storage.keep_checkpoint("t", 7, b"seven")
    assert await storage.checkpoint("t") == b"\x00nine"


async def test_the_status_is_that_of_the_last_summary(storage: Storage) -> None:
    await storage.append("t", 0, [b'"a"'], summary())
    assert await storage.status("t") == summary().status
    await storage.append("t", 1, [b'"b"'], replace(summary(), status="over"))
    assert await storage.status("t") == "over"


async def test_a_table_that_was_never_begun_has_no_version(storage: Storage) -> None:
    assert await storage.version("t") is None
    assert await storage.status("t") is None
    assert await storage.records("t") == []


async def test_it_is_all_there_after_opening_again(url: str) -> None:
    async with opened(url) as storage:
        await begin(storage, "t", 5)
    async with opened(url) as storage:
        assert await storage.records("t") == log("t", 5)
        assert await storage.listed(9) == [Listed("t", 5, GATHERING)]


@pytest.mark.parametrize(("expected", "current"), [(0, 2), (1, 2), (3, 2)])
async def test_an_append_to_another_version_conflicts_and_changes_nothing(
    storage: Storage, expected: int, current: int
) -> None:
    await begin(storage, "t", current)
    with pytest.raises(Conflict) as refused:
        await storage.append("t", expected, [b'"late"'], summary("over", people=("eve",)))
    assert refused.value.current == current
    assert refused.value.facts == {"table": "t", "expected": expected, "current": current}
    assert await storage.records("t") == log("t", current)
    assert await storage.listed(9) == [Listed("t", current, GATHERING)]
    assert await storage.tables_of("eve", 9) == []


async def test_a_table_cannot_begin_in_the_middle(storage: Storage) -> None:
    with pytest.raises(Conflict) as refused:
        await storage.append("t", 4, [b"{}"], summary())
    assert refused.value.current == 0
    assert await storage.version("t") is None


async def test_an_append_brings_at_least_one_record(storage: Storage) -> None:
    with pytest.raises(ValueError, match=r"\(\)"):
        await storage.append("t", 0, (), summary())


async def test_of_fifty_who_append_to_a_version_one_wins(storage: Storage) -> None:
    for version in range(4):
        tried = [storage.append("t", version, [f"{version} {who}".encode()], summary()) for who in range(50)]
        results = await asyncio.gather(*tried, return_exceptions=True)
        assert [result for result in results if not isinstance(result, Conflict)] == [version + 1]
        assert {error.current for error in results if isinstance(error, Conflict)} == {version + 1}
        winner = results.index(version + 1)
        assert (await storage.records("t"))[version:] == [f"{version} {winner}".encode()]


async def test_fifty_who_try_again_fill_the_log_without_gap_or_double(url: str) -> None:
    async def add(storage: Storage, who: int) -> int:
        expected = 0
        while True:
            try:
                return await storage.append("t", expected, [str(who).encode()], summary())
            except Conflict as conflict:
                expected = conflict.current

    async with opened(url) as one, opened(url) as other:
        versions = await asyncio.gather(*(add(one if who % 2 else other, who) for who in range(50)))
        assert sorted(versions) == list(range(1, 51))
        by_version = [str(versions.index(version)).encode() for version in range(1, 51)]
        assert await one.records("t") == await other.records("t") == by_version


async def test_each_of_many_tables_gets_its_own_verdict(storage: Storage) -> None:
    await asyncio.gather(*(begin(storage, f"t{number}") for number in range(0, 40, 2)))
    tried = [storage.append(f"t{number}", 1, [b"{}", b"{}"], summary()) for number in range(40)]
    results = await asyncio.gather(*tried, return_exceptions=True)
    assert results[::2] == [3] * 20
    assert [isinstance(result, Conflict) and result.current == 0 for result in results[1::2]] == [True] * 20


async def test_a_quiet_append_moves_the_table_on_and_its_time(storage: Storage) -> None:
    await begin(storage, "t")
    later = replace(GATHERING, updated_at=2_000)
    assert await storage.append("t", 1, [record("t", 2), b"\x00\xff"], later, is_quiet=True) == 3
    assert await storage.records("t") == [*log("t", 2), b"\x00\xff"]
    assert await storage.listed(9) == [Listed("t", 3, later)]


async def test_of_quiet_appends_that_wait_together_only_the_late_one_is_refused(storage: Storage) -> None:
    names = [f"t{number}" for number in range(20)]
    for name in names:
        await begin(storage, name)
    await storage.append("t7", 1, [record("t7", 2)], GATHERING)
    tried = [storage.append(name, 1, [record(name, 2)], GATHERING, is_quiet=True) for name in ("t0", *names)]
    results = await asyncio.gather(*tried, return_exceptions=True)
    refused = [result.facts for result in results if isinstance(result, Conflict)]
    assert [facts["table"] for facts in refused] == ["t0", "t7"] and {facts["current"] for facts in refused} == {2}
    assert [await storage.records(name) for name in names] == [log(name, 2) for name in names]


async def test_an_append_that_is_wrongly_called_quiet_is_not_lost(storage: Storage) -> None:
    assert await storage.append("t", 0, [record("t", 1)], GATHERING, is_quiet=True) == 1
    assert await storage.listed(9) == [Listed("t", 1, GATHERING)]


async def test_an_append_with_a_bug_fails_alone(storage: Storage) -> None:
    broken = storage.append("broken", 0, [b"{}", object()], summary())  # type: ignore[list-item]
    results = await asyncio.gather(
        *(begin(storage, f"t{number}") for number in range(5)), broken, return_exceptions=True
    )
    assert results[:5] == [None] * 5
    assert isinstance(results[5], Exception) and not isinstance(results[5], LairkeeperError)
    assert await storage.unfinished() == [f"t{number}" for number in range(5)]


async def test_an_append_with_a_cancelled_waiter_is_still_complete(storage: Storage) -> None:
    heard: list[tuple[str, int]] = []
    await storage.follow(lambda table, version: heard.append((table, version)))
    waiting = asyncio.create_task(begin(storage, "t", 2))
    await asyncio.sleep(0)
    waiting.cancel()
    await begin(storage, "other")
    assert await storage.records("t") == log("t", 2)
    await until(lambda: len(heard) == 2)
    assert sorted(heard) == [("other", 1), ("t", 2)]


async def test_writers_to_the_same_tables_in_another_order_do_not_wait_for_each_other(url: str) -> None:
    tables = [f"t{number:02}" for number in range(30)]

    async def write_all(storage: Storage, order: list[str]) -> None:
        for version in range(6):
            tried = [storage.append(table, version, [record(table, version + 1)], summary()) for table in order]
            results = await asyncio.gather(*tried, return_exceptions=True)
            assert {type(result) for result in results} <= {int, Conflict}

    async with opened(url) as one, opened(url) as other:
        async with asyncio.timeout(10):
            await asyncio.gather(write_all(one, tables), write_all(other, tables[::-1]))
        for table in tables:
            assert await one.records(table) == log(table, 6)


async def test_listed_tables_are_the_open_ones_newest_first(storage: Storage) -> None:
    await storage.append("old", 0, [b"{}"], summary("playing", updated_at=1))
    await storage.append("new", 0, [b"{}"], summary("playing", updated_at=3))
    await storage.append("private", 0, [b"{}"], summary("playing", updated_at=4, is_listed=False))
    await storage.append("over", 0, [b"{}"], summary("over", updated_at=5))
    await storage.append("frozen", 0, [b"{}"], summary("frozen", updated_at=6))
    assert [found.table for found in await storage.listed(9)] == ["new", "old"]
    assert [found.table for found in await storage.listed(1)] == ["new"]
    await storage.append("old", 1, [b"{}"], summary("playing", updated_at=7))
    assert [(found.table, found.version) for found in await storage.listed(9)] == [("old", 2), ("new", 1)]
    assert await storage.unfinished() == ["new", "old", "private"]


async def test_tables_that_wait_for_players_are_listed_before_all_that_are_played(storage: Storage) -> None:
    await storage.append("waits", 0, [b"{}"], summary("gathering", updated_at=1))
    await storage.append("hidden", 0, [b"{}"], summary("gathering", updated_at=9, is_listed=False))
    for number in range(5):
        await storage.append(f"t{number}", 0, [b"{}"], summary("playing", updated_at=2 + number))
    assert [found.table for found in await storage.listed(3)] == ["waits", "t4", "t3"]
    assert [found.table for found in await storage.listed(1)] == ["waits"]
    assert [found.table for found in await storage.gathering(9)] == ["waits"]


async def test_a_person_finds_the_tables_that_name_them(storage: Storage) -> None:
    await storage.append("one", 0, [b"{}"], summary(people=("ann", "bob", "ann"), updated_at=1))
    await storage.append("two", 0, [b"{}"], summary("over", people=("ann",), updated_at=2))
    assert [found.table for found in await storage.tables_of("ann", 9)] == ["two", "one"]
    assert [found.table for found in await storage.tables_of("ann", 1)] == ["two"]
    assert [found.table for found in await storage.tables_of("bob", 9)] == ["one"]


async def test_a_person_who_left_finds_a_table_no_more(storage: Storage) -> None:
    await storage.append("t", 0, [b"{}"], summary(people=("ann", "bob")))
    await storage.append("t", 1, [b"{}"], summary(people=("bob", "cid")))
    assert await storage.tables_of("ann", 9) == []
    assert (await storage.tables_of("bob", 9))[0].summary.people == ("bob", "cid")
    assert [found.version for found in await storage.tables_of("cid", 9)] == [2]


async def test_a_summary_keeps_every_field(storage: Storage) -> None:
    told = replace(summary(people=()), title="Çà et là — 猫", info=b'{"seats": 3}', updated_at=1_800_000_000_000)
    await storage.append("t", 0, [b"{}"], told)
    assert await storage.listed(9) == [Listed("t", 1, told)]


async def test_followers_are_notified_of_accepted_appends_only(storage: Storage) -> None:
    heard: list[tuple[str, int]] = []
    also_heard: list[tuple[str, int]] = []
    await storage.follow(lambda table, version: heard.append((table, version)))
    await storage.follow(lambda table, version: also_heard.append((table, version)))
    await begin(storage, "a table", 2)
    with pytest.raises(Conflict):
        await begin(storage, "a table")
    await storage.append("a table", 2, [record("a table", 3)], summary())
    await until(lambda: len(also_heard) == 2)
    assert heard == also_heard == [("a table", 2), ("a table", 3)]
