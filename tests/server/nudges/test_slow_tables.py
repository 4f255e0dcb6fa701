"""Slow tables: a reminder at half of the time for a move, and a bot that keeps the seat once it is over."""

import pytest

from lairkeeper.server.nudges.choices import DAY
from lairkeeper.server.site.app import Site
from tests.server.nudges.push_service import push_service
from tests.server.nudges.test_web_push import haste, pair, settled, subscribed, until
from tests.server.sites import served
from tests.server.visitors import Person

__all__ = ["haste"]
pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("haste")]


async def days_pass(site: Site, days: float) -> None:
    """Every clock of a slow table has run for so many days more."""
    gone = int(days * DAY)
    await site.services.storage.transact(
        ("UPDATE slow_turns SET since = since - $1, remind_at = remind_at - $1, ends_at = ends_at - $1", (gone,))
    )
    await site.services.nudges.slow.look()


async def clocks(site: Site) -> int:
    [(count,)] = await site.services.storage.rows("SELECT count(*) FROM slow_turns")
    return int(count)


async def test_one_reminder_is_sent_before_a_bot_takes_the_seat(url: str) -> None:
    async with push_service() as service, served(url, push_anywhere=True) as (site, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        await subscribed(service, ann)
        table = await pair(ann, bob, days=2)
        assert table.days == 2
        async with settled(site):
            await ann.do(table, "start")
        assert await clocks(site) == 1
        async with settled(site):
            await days_pass(site, 0.9)
        assert [message["kind"] for message in service.messages] == ["start"]
        for _ in range(2):
            async with settled(site):
                await days_pass(site, 0.2)
        assert [message["kind"] for message in service.messages] == ["start", "reminder"]
        await days_pass(site, 1.0)
        chair = site.services.tables.registry.live[table.id].table.chairs[0]
        assert chair.bot is not None and chair.keeps_for == ann.me.id
        await ann.sit(table, 0)


async def test_a_clock_stands_still_on_holidays(sqlite_url: str) -> None:
    async with push_service() as service, served(sqlite_url, push_anywhere=True) as (site, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        await subscribed(service, ann)
        table = await pair(ann, bob, days=1)
        async with settled(site):
            await ann.do(table, "start")
        [(since,)] = await site.services.storage.rows("SELECT since FROM slow_turns")
        today = since // DAY
        await site.services.storage.transact(
            ("INSERT INTO holidays (person, first_day, last_day) VALUES ($1, $2, $3)", (ann.me.id, today - 9, today))
        )
        async with settled(site):
            await days_pass(site, 1.5)
        assert [message["kind"] for message in service.messages] == ["start"] and await clocks(site) == 1
        async with settled(site):
            await days_pass(site, 0.6)
        assert site.services.tables.registry.live[table.id].table.chairs[0].bot is None


async def test_a_move_stops_the_clock(sqlite_url: str) -> None:
    async with served(sqlite_url) as (site, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        table = await pair(ann, bob, days=3)
        await ann.do(table, "start")
        live = site.services.tables.registry.live[table.id]
        await until(lambda: live.table.status == "playing")
        async with settled(site):
            await ann.do(table, "pause", {"paused": True})
        assert await clocks(site) == 0
