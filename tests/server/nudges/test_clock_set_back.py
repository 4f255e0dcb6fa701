"""A clock that was set back, as by a restart, holds no move, message or search longer than its own time."""

from typing import Any, cast

import pytest

from lairkeeper.server.clock import CLOCK_SKEW
from lairkeeper.server.community.pool import Pool
from lairkeeper.server.nudges.choices import DAY, Choices, Webhook
from lairkeeper.server.nudges.outbox import CLAIM, Outbox
from lairkeeper.server.nudges.slow_clock import SlowClock
from lairkeeper.server.people.company import Company
from lairkeeper.server.protocol.community import FindPlayers
from lairkeeper.server.storage import opened
from lairkeeper.server.table.commands import finding
from lairkeeper.server.table.commands.seat_commands import PoolSeating
from lairkeeper.server.table.records import BotSeated, ReadyAsked
from tests.server.houses import ANN, BOB, tables_on

pytestmark = pytest.mark.asyncio

MONTH = 30 * DAY
NOW = 20 * 365 * DAY


class Wall:
    """A clock that somebody sets."""

    def __init__(self) -> None:
        self.at = NOW

    def __call__(self) -> int:
        self.at += 1
        return self.at


async def test_a_move_at_a_slow_table_has_its_own_time_from_then_on(url: str) -> None:
    wall, stepped_in = Wall(), []
    async with opened(url) as storage:
        slow = SlowClock(storage, Choices(storage, cast(Any, None), wall, 0), wall)

        async def step_in(person: str, table: str, mark: str) -> None:
            stepped_in.append(person)

        slow.step_in = step_in
        await slow.begin("ann", "t", "first", 2)
        wall.at -= MONTH
        await slow.look()
        wall.at += 2 * DAY - 1_000
        await slow.look()
        assert stepped_in == []
        wall.at += 2_000
        await slow.look()
    assert stepped_in == ["ann"]


async def test_a_message_that_a_process_had_claimed_is_sent_by_another(url: str) -> None:
    wall = Wall()
    async with opened(url) as storage:
        dead, alive = Outbox(storage, wall), Outbox(storage, wall)
        await dead.add_hook("t", "hook", b"{}")
        assert len(await dead.claim(5)) == 1 and await alive.claim(5) == []
        await storage.transact(("UPDATE outbox SET due_at = due_at - $1", (MONTH,)))
        wall.at -= 2 * CLAIM + CLOCK_SKEW
        assert len(await alive.claim(5)) == 1


async def test_a_webhook_is_told_again(url: str) -> None:
    wall = Wall()
    async with opened(url) as storage:
        choices, hook = Choices(storage, cast(Any, None), wall, 0), Webhook("hook", "", "en", 0)
        await storage.transact(
            ("INSERT INTO webhooks VALUES ($1, $2, $3, $4, $5, $6)", ("hook", "t", "", "ann", "en", 0))
        )
        assert [await choices.may_tell(hook, 60_000) for _ in range(2)] == [True, False]
        wall.at -= MONTH
        assert [await choices.may_tell(hook, 60_000) for _ in range(2)] == [True, False]


async def test_a_table_that_was_announced_and_never_opened_keeps_nobody_waiting(sqlite_url: str) -> None:
    wall = Wall()
    async with opened(sqlite_url) as storage, tables_on(storage, now=wall) as tables:
        pool, wish = Pool(storage, tables, Company(storage, wall), wall), FindPlayers("run-run-run", players=2)
        await pool.find(ANN, wish)
        await storage.transact(("UPDATE pools SET table_id = 'never', opened_at = $1", (wall(),)))
        assert await pool._opened_last(wish) is None
        wall.at -= MONTH
        assert await pool._opened_last(wish) == "never"


async def test_bots_fill_up_and_people_are_asked_anew(sqlite_url: str) -> None:
    wall = Wall()
    async with opened(sqlite_url) as storage, tables_on(storage, now=wall) as tables:
        pool = Pool(storage, tables, Company(storage, wall), wall)
        info = await pool.find(ANN, FindPlayers("run-run-run", players=2, wait=600))
        table = tables.registry.live[info.id].table
        assert finding.next_step(table, wall(), frozenset()) == []
        wall.at -= MONTH
        (filled,) = finding.next_step(table, wall(), frozenset())
        assert isinstance(filled, BotSeated)
        await tables.sit_found(info.id, BOB, PoolSeating(0))
        table.fold(ReadyAsked(wall() + MONTH))
        (asked,) = finding.next_step(table, wall(), frozenset())
        assert isinstance(asked, ReadyAsked) and asked.until <= wall.at + finding.TIME_TO_READY
