"""The server's time at a table: limits, pauses, restarts, cooldowns, contention, absence; with a toy that has all."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
import pytest

from lairkeeper.games import games
from lairkeeper.kernel import CLOCK, Match, Seat
from lairkeeper.kernel.history.journal import read_journal
from lairkeeper.server.clock import now
from lairkeeper.server.live import bots, visits
from lairkeeper.server.live.timekeeper import in_order_of_arrival
from lairkeeper.server.live.visits import LATE, LONGEST_HALF_TRIP, Visit
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import Acknowledged, Answer, NewTable, Ping, Pong, Question, Refused, TableInfo
from lairkeeper.server.storage import Storage, opened
from lairkeeper.server.table.records import Answered, WentOn, read_record
from lairkeeper.server.telemetry.metrics import Metrics
from lairkeeper.testing import check_game
from tests.server.houses import ANN, BOB, questions, received, reply
from tests.server.hurry import GAME, Grab, Serve
from tests.server.lateness import Lateness
from tests.server.visitors import PATIENCE

pytestmark = pytest.mark.asyncio

ANN_SEAT = 0
CLOSE_TO = 400
"""Milliseconds that an answer may be late, beside what the machine itself is late; never early."""


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast("dict[str, Any]", games()), "hurry", GAME)


@asynccontextmanager
async def tables_on(storage: Storage) -> AsyncIterator[Tables]:
    tables = Tables(storage, now, 0.0, Metrics(), 600.0)
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()


@asynccontextmanager
async def two_processes(storage: Storage, url: str) -> AsyncIterator[tuple[Tables, Tables]]:
    """Two sets of tables on one database, as two processes would have; both are in this process."""
    async with opened(url) as elsewhere, tables_on(storage) as one, tables_on(elsewhere) as other:
        yield one, other


async def started(tables: Tables, **options: int) -> TableInfo:
    info = await tables.create(ANN, NewTable("hurry", dict(options)))
    await tables.sit(info.id, msgspec.structs.replace(BOB, key=info.join_key or ""), 1)
    return await tables.start(info.id, ANN)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


async def answers(storage: Storage, table: str, seat: int) -> list[Answered]:
    found = [read_record(blob) for blob in await storage.records(table)]
    return [record for record in found if isinstance(record, Answered) and record.seat == seat]


async def until_answered(storage: Storage, table: str, count: int) -> None:
    """Waits until the clock has given this many answers."""
    async with asyncio.timeout(PATIENCE):
        while len(await answers(storage, table, CLOCK)) < count:
            await asyncio.sleep(0.01)


async def status(tables: Tables, table: str) -> str:
    return (await tables.info(table, ANN)).status


async def until_over(tables: Tables, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while await status(tables, table) != "over":
            await asyncio.sleep(0.005)


def grab(question: Question, sequence: int = 1) -> Answer:
    return Answer(sequence, question.seat, question.number, question.choices[0].option)


def stop(question: Question) -> Answer:
    return Answer(9, question.seat, question.number, question.choices[1].option)


async def test_when_time_is_up_the_clock_answers_and_all_clients_are_updated(sqlite_url: str, late: Lateness) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables, limit_ms=200)
        ann = await tables.enter(info.id, ANN)
        await until_over(tables, info.id)
        (up,) = await answers(storage, info.id, CLOCK)
        assert 200 <= up.at <= 200 + CLOSE_TO + late.ms
        assert any(b'"type":"ended"' in blob for blob in ann.taken())


async def test_a_pause_stops_the_time_and_what_is_left_remains(sqlite_url: str, late: Lateness) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables, limit_ms=600)
        await asyncio.sleep(0.1)
        await tables.pause(info.id, ANN, True)
        ann = await tables.enter(info.id, ANN)
        (shown,) = (await received(ann))[0].clocks
        assert not shown.is_running and 0 < shown.left_ms <= 500
        await asyncio.sleep(0.7)
        assert await status(tables, info.id) == "playing"
        await tables.pause(info.id, ANN, False)
        await until_over(tables, info.id)
        (up,) = await answers(storage, info.id, CLOCK)
        assert 1300 <= up.at <= 1300 + 2 * CLOSE_TO + late.ms


async def test_no_time_is_lost_while_no_server_is_there(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables, limit_ms=600)
        ann = await tables.enter(info.id, ANN)
        asked = questions(await received(ann))
        await asyncio.sleep(0.2)
        assert isinstance(await reply(tables, ann, grab(asked[0])), Acknowledged)
    await asyncio.sleep(0.7)
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        assert await status(tables, info.id) == "playing"
        again = await tables.enter(info.id, ANN)
        (shown,) = (await received(again))[0].clocks
        assert 0 < shown.left_ms <= 400
        await until_over(tables, info.id)
        assert any(isinstance(read_record(blob), WentOn) for blob in await storage.records(info.id))


async def test_an_answer_that_comes_too_early_is_held_back_and_others_are_not(sqlite_url: str, late: Lateness) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables, cooldown_ms=600)
        ann = await tables.enter(info.id, ANN)
        (first,) = questions(await received(ann))
        await tables.hear(ann, grab(first))
        (second,) = questions(await received(ann))
        await tables.hear(ann, grab(second, 2))
        one, other = await answers(storage, info.id, ANN_SEAT)
        assert 600 <= other.at - one.at <= 600 + CLOSE_TO + late.ms
        (third,) = questions(await received(ann))
        began = time.monotonic()
        await tables.hear(ann, stop(third))
        assert time.monotonic() - began < 0.5 + late.seconds


async def test_an_answer_that_lay_in_a_dead_network_is_stale_in_a_race(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables, cooldown_ms=1)
        ann = await tables.enter(info.id, ANN)
        (asked,) = questions(await received(ann))
        ann.hear(100.0)
        ann.late_by(5_000)
        ann.hear(100.0 + LATE + 1)
        old = await reply(tables, ann, msgspec.structs.replace(grab(asked), sent_at=5_100))
        assert isinstance(old, Refused) and old.refusal.code == "decision-stale"
        ann.hear(100.0 + LATE + 2)
        meant_now = msgspec.structs.replace(grab(asked, 2), sent_at=5_100 + int(LATE * 1000) + 1_900)
        assert isinstance(await reply(tables, ann, meant_now), Acknowledged)


async def test_delay_is_counted_from_the_quickest_message_and_a_clock_may_be_set() -> None:
    guest = Visit("t", "ann", "Ann")
    for heard, sent, late in (
        (100.0, 7_000, 0.0),
        (101.5, 8_000, 0.5),
        (102.0, 9_000, 0.0),
        (110.0, None, 0.0),
        (130.0, 10_000, 27.0),
        (131.0, 11_000, 0.0),
    ):
        guest.hear(heard)
        assert guest.late_by(sent) == pytest.approx(late)


async def test_requests_of_one_window_are_served_in_the_order_they_came(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables, window_ms=100)
        ann, bob = await tables.enter(info.id, ANN), await tables.enter(info.id, BOB)
        (for_ann,), (for_bob,) = questions(await received(ann)), questions(await received(bob))
        ann.hear(10.0)
        bob.hear(9.95)
        await tables.hear(ann, grab(for_ann))
        await tables.hear(bob, grab(for_bob))
        async with asyncio.timeout(PATIENCE):
            while not (closed := await answers(storage, info.id, CLOCK)):
                await asyncio.sleep(0.01)
        assert msgspec.json.decode(closed[0].option)["order"] == [1, 0]
        assert len(closed) == 1
        shown = [
            point.view["served"]
            for m in await received(ann)
            if hasattr(m, "points")
            for point in m.points
            if "served" in point.view
        ]
        assert [bytes(served) for served in shown] == [b"[1,0]"]


async def test_a_refused_answer_changes_no_order(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables, window_ms=200)
        ann, bob = await tables.enter(info.id, ANN), await tables.enter(info.id, BOB)
        (for_ann,), (for_bob,) = questions(await received(ann)), questions(await received(bob))
        ann.hear(10.0)
        await tables.hear(ann, grab(for_ann))
        bob.hear(10.02)
        await tables.hear(bob, grab(for_bob))
        ann.hear(10.04)
        await received(ann)
        assert isinstance(await reply(tables, ann, grab(for_ann, 2)), Refused)
        await until_answered(storage, info.id, 1)
        (closed,) = await answers(storage, info.id, CLOCK)
        assert msgspec.json.decode(closed.option)["order"] == [0, 1]


async def test_arrival_times_of_spectators_are_not_kept(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables)
        await tables.enter(info.id, ANN)
        stranger = await tables.enter(info.id, Caller("", "", info.watch_key or ""))
        for seat in range(-2, 100):
            await tables.hear(stranger, Answer(1, seat, 1, msgspec.Raw(b"{}")))
        assert tables.registry.live[info.id].arrivals == {}


async def test_a_window_concerns_only_the_seats_that_wait_in_it(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables, window_ms=5_000)
        ann, bob = await tables.enter(info.id, ANN), await tables.enter(info.id, BOB)
        (asked,) = questions(await received(ann))
        await received(bob)
        await tables.hear(ann, grab(asked))
        seen = [
            {clock.question for m in await received(who) for clock in getattr(m, "clocks", ())} for who in (ann, bob)
        ]
        assert seen[0] == {"limit", "window"}
        assert "window" not in seen[1]


async def test_an_absent_player_is_sent_away_and_one_who_comes_back_is_not(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables, away_ms=600)
        ann, bob = await tables.enter(info.id, ANN), await tables.enter(info.id, BOB)
        await tables.leave(bob)
        await asyncio.sleep(0.15)
        bob = await tables.enter(info.id, BOB)
        await asyncio.sleep(0.6)
        assert await answers(storage, info.id, CLOCK) == []
        await tables.leave(bob)
        await until_answered(storage, info.id, 1)
        (sent,) = await answers(storage, info.id, CLOCK)
        assert msgspec.json.decode(sent.option) == {"type": "send_away"}
        assert questions(await received(await tables.enter(info.id, BOB))) == []
        assert ann in (await tables.registry.find(info.id)).visits


async def test_a_reconnect_answers_a_return_timer_at_once(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables, away_ms=50, returns=1)
        ann, bob = await tables.enter(info.id, ANN), await tables.enter(info.id, BOB)
        await tables.leave(bob)
        await until_answered(storage, info.id, 1)
        await tables.leave(await tables.enter(info.id, msgspec.structs.replace(BOB, person="eve", key=info.watch_key)))
        await asyncio.sleep(0.2)
        assert len(await answers(storage, info.id, CLOCK)) == 1, "somebody else is not enough"
        assert {clock.question for m in await received(ann) for clock in getattr(m, "clocks", ())} == {"limit"}
        bob = await tables.enter(info.id, BOB)
        await until_answered(storage, info.id, 2)
        await tables.leave(bob)
        await until_answered(storage, info.id, 3)
        kinds = [msgspec.json.decode(sent.option)["type"] for sent in await answers(storage, info.id, CLOCK)]
        assert kinds == ["send_away", "return", "send_away"]


async def test_nobody_comes_back_while_a_table_is_paused(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables, away_ms=50, returns=1)
        await tables.enter(info.id, ANN)
        await until_answered(storage, info.id, 1)
        await tables.pause(info.id, ANN, True)
        await tables.enter(info.id, BOB)
        await asyncio.sleep(0.2)
        assert len(await answers(storage, info.id, CLOCK)) == 1
        await tables.pause(info.id, ANN, False)
        await until_answered(storage, info.id, 2)


async def test_a_bot_that_replaces_an_absent_player_counts_as_present(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "seconds_of", lambda delay: 60.0)
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables, away_ms=50, returns=1)
        await tables.enter(info.id, ANN)
        await until_answered(storage, info.id, 1)
        await tables.remove(info.id, ANN, 1)
        await until_answered(storage, info.id, 2)


async def test_a_bot_is_never_absent(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "seconds_of", lambda delay: 60.0)
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await tables.create(ANN, NewTable("hurry", {"away_ms": 50}))
        await tables.seat_bot(info.id, ANN, 1, "random")
        await tables.enter(info.id, ANN)
        await tables.start(info.id, ANN)
        await asyncio.sleep(0.3)
        assert await answers(storage, info.id, CLOCK) == []


async def test_in_a_race_every_bot_waits_its_own_delay(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    paces = iter([0.01, 60.0, 0.01, 60.0])
    monkeypatch.setattr(bots, "seconds_of", lambda delay: next(paces, 60.0))
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await tables.create(ANN, NewTable("hurry", {"players": 3}))
        before = await storage.version(info.id) or 0
        for seat in (1, 2):
            await tables.seat_bot(info.id, ANN, seat, "random")
        await tables.start(info.id, ANN)
        live = await tables.registry.find(info.id)
        await until(lambda: live.table.version > before + 3)
        assert set(tables.registry.bots._tasks) <= {(info.id, Seat(1)), (info.id, Seat(2))}


async def test_a_race_against_the_clock_replays_exactly(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables, limit_ms=300, window_ms=40)
        ann = await tables.enter(info.id, ANN)
        (asked,) = questions(await received(ann))
        await tables.hear(ann, grab(asked))
        await until_over(tables, info.id)
        journal = read_journal(GAME, await tables.finished.journal(info.id, ANN))
        again = Match.resume(GAME, journal)
        assert again.state.outcome is not None and again.state.outcome.scores == (1, 0)
        assert [entry.seat for entry in journal.entries] == [0, CLOCK, CLOCK]
        assert all(entry.at is not None for entry in journal.entries)


async def test_of_several_processes_one_answers_for_the_clock(postgres_url: str) -> None:
    async with opened(postgres_url) as storage, two_processes(storage, postgres_url) as (one, other):
        info = await started(one, limit_ms=500)
        ann, bob = await one.enter(info.id, ANN), await other.enter(info.id, BOB)
        await until_over(one, info.id)
        await until_over(other, info.id)
        assert len(await answers(storage, info.id, CLOCK)) == 1
        for visitor in (ann, bob):
            assert any(b'"type":"ended"' in blob for blob in visitor.taken())


async def test_a_second_process_that_loads_a_table_adds_no_time(postgres_url: str) -> None:
    async with opened(postgres_url) as storage, tables_on(storage) as one:
        info = await started(one, limit_ms=20_000)
        await asyncio.sleep(1.2)
        async with opened(postgres_url) as elsewhere, tables_on(elsewhere) as other:
            spectator = await other.enter(info.id, Caller("", "", info.watch_key or ""))
            (shown,) = (await received(spectator))[0].clocks
            assert shown.left_ms <= 18_800
            assert not any(isinstance(read_record(blob), WentOn) for blob in await storage.records(info.id))


async def test_after_the_last_process_ended_the_next_one_gives_the_time_back_once(postgres_url: str) -> None:
    async with opened(postgres_url) as storage, two_processes(storage, postgres_url) as (one, _):
        info = await started(one, limit_ms=20_000)
    await asyncio.sleep(2.0)
    async with opened(postgres_url) as storage, two_processes(storage, postgres_url) as (one, other):
        for tables in (one, other):
            ann = await tables.enter(info.id, ANN)
            (shown,) = (await received(ann))[0].clocks
            assert shown.left_ms > 18_800
        found = [read_record(blob) for blob in await storage.records(info.id)]
        assert sum(isinstance(record, WentOn) for record in found) == 1


async def test_people_who_may_be_connected_elsewhere_are_not_absent(postgres_url: str) -> None:
    async with opened(postgres_url) as storage, two_processes(storage, postgres_url) as (one, other):
        info = await started(one, away_ms=200)
        await one.enter(info.id, ANN)
        bob = await other.enter(info.id, BOB)
        await asyncio.sleep(0.5)
        assert await answers(storage, info.id, CLOCK) == []
        await other.leave(bob)
        async with asyncio.timeout(PATIENCE):
            while not await answers(storage, info.id, CLOCK):
                await asyncio.sleep(0.02)


async def test_a_player_who_reconnects_to_another_process_is_present(postgres_url: str) -> None:
    async with opened(postgres_url) as storage, two_processes(storage, postgres_url) as (one, other):
        info = await started(one, away_ms=200, returns=1)
        await one.enter(info.id, ANN)
        await one.leave(await one.enter(info.id, BOB))
        await until_answered(storage, info.id, 1)
        await other.enter(info.id, BOB)
        await until_answered(storage, info.id, 2)


async def test_a_player_who_acts_through_another_process_is_not_absent(postgres_url: str) -> None:
    async with opened(postgres_url) as storage, two_processes(storage, postgres_url) as (one, other):
        info = await started(one, away_ms=600)
        await one.enter(info.id, ANN)
        await one.leave(await one.enter(info.id, BOB))
        bob = await other.enter(info.id, BOB)
        assert isinstance(await reply(other, bob, grab(questions(await received(bob))[0])), Acknowledged)
        await asyncio.sleep(1.0)
        assert await answers(storage, info.id, CLOCK) == []


async def test_a_player_silent_at_another_process_is_sent_away_once_at_most(postgres_url: str) -> None:
    async with opened(postgres_url) as storage, two_processes(storage, postgres_url) as (one, other):
        info = await started(one, away_ms=200, returns=1)
        await one.enter(info.id, ANN)
        await one.leave(await one.enter(info.id, BOB))
        bob = await other.enter(info.id, BOB)
        await until_answered(storage, info.id, 2)
        await asyncio.sleep(0.6)
        kinds = [msgspec.json.decode(sent.option)["type"] for sent in await answers(storage, info.id, CLOCK)]
        assert kinds == ["send_away", "return"]
        await other.leave(bob)
        await until_answered(storage, info.id, 3)


async def test_an_answer_of_the_clock_cannot_be_undone(sqlite_url: str) -> None:
    match = Match(GAME, GAME.config(window_ms=10))
    match.answer(Seat(0), Grab())
    assert match.revocable() == 1
    match.answer(CLOCK, Serve((Seat(0),)), number=match.state.decisions[0].number)
    assert match.revocable() == 0


async def test_network_delay_is_measured_and_compensated_within_limits() -> None:
    guest = Visit("t", "ann", "Ann")
    assert guest.half_trip == 0
    guest.ping()
    (ping,) = [msgspec.json.decode(blob, type=Ping) for blob in guest.taken()]
    guest.hear_pong(ping.mark + 1)
    assert guest.half_trip == 0
    await asyncio.sleep(0.06)
    guest.hear_pong(ping.mark)
    assert 0.03 <= guest.half_trip <= LONGEST_HALF_TRIP
    guest.hear(100.0)
    assert guest.arrived_at == 100.0 - guest.half_trip
    guest._pinged_at -= visits._PING_EVERY
    guest.ping()
    guest._pinged_at -= 3.0
    guest.hear_pong(ping.mark + 1)
    assert guest.half_trip < LONGEST_HALF_TRIP, "the quickest way counts"


async def test_people_who_hurry_are_pinged_and_others_are_not(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables)
        ann = await tables.enter(info.id, ANN)
        pings = [message for message in await received(ann) if isinstance(message, Ping)]
        assert len(pings) == 1
        await tables.hear(ann, Pong(pings[0].mark))
        assert await received(ann) == [], "nothing is replied"
        calm = await tables.create(ANN, NewTable("run-run-run", {"players": 1}))
        await tables.start(calm.id, ANN)
        assert not any(isinstance(m, Ping) for m in await received(await tables.enter(calm.id, ANN)))


async def test_the_toy_keeps_the_promises_of_a_game() -> None:
    report = check_game(GAME, [GAME.config(players=3, window_ms=1, away_ms=1, returns=1)], games=5, seed="hurry")
    assert report.endings["scored"] == 5


async def test_seats_nothing_is_known_of_keep_their_place() -> None:
    orders = [Serve((Seat(1), Seat(2), Seat(0))), Serve((Seat(1), Seat(0), Seat(2)))]
    assert in_order_of_arrival(orders, {}) == orders[0]
    assert in_order_of_arrival(orders, {Seat(2): 6.0, Seat(0): 5.0}) == orders[1]
    assert in_order_of_arrival([Grab()], {Seat(0): 5.0}) == Grab()
