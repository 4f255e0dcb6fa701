"""A seat is its holder's: a bot may play for them, but one other person alone never brings a newcomer to their hand."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from lairkeeper.server.errors import NotAllowed, SeatNotOffered
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import NewTable, Snapshot, TableInfo
from lairkeeper.server.storage import opened
from lairkeeper.server.table.commands.seat_commands import PATIENCE
from tests.server.houses import received, tables_on

pytestmark = pytest.mark.asyncio

every_number = pytest.mark.parametrize("people", [2, 3, 4])
host_and_guest = pytest.mark.parametrize("asker", [0, 1], ids=["host asks", "guest asks"])
connected_and_gone = pytest.mark.parametrize("is_connected", [True, False], ids=["connected", "gone"])


class Played:
    """A running table of Run Run Run! on which the holder is asked and the others wait."""

    def __init__(self, tables: Tables, info: TableInfo, people: list[Caller], asker: int) -> None:
        self.tables, self.id, self.key = tables, info.id, info.join_key or ""
        self.asker, self.holder, self.seat = people[asker], people[1 - asker], 1 - asker
        self.others = [one for one in people if one is not self.holder]

    async def seen_by(self, who: Caller) -> TableInfo:
        return await self.tables.info(self.id, who)

    async def newcomer_sits(self, name: str = "Eve") -> TableInfo:
        return await self.tables.sit(self.id, Caller(name.lower(), name, self.key), self.seat)


@asynccontextmanager
async def played(url: str, people: int, asker: int) -> AsyncIterator[Played]:
    time = [1_000]
    async with opened(url) as storage, tables_on(storage, pace=600.0, now=lambda: time[0]) as tables:
        callers = [Caller(f"p{seat}", f"Player {'ABCD'[seat]}") for seat in range(people)]
        info = await tables.create(callers[0], NewTable("run-run-run", {"players": people, "first": 1 - asker}))
        for seat, caller in enumerate(callers[1:], 1):
            await tables.sit(info.id, Caller(caller.person, caller.name, info.join_key or ""), seat)
        info = await tables.start(info.id, callers[0])
        time[0] += PATIENCE
        yield Played(tables, info, callers, asker)


async def notice(table: Played, who: Caller) -> Any:
    said = (await table.seen_by(who)).notice
    return (said.key, said.facts) if said else None


@every_number
@host_and_guest
@connected_and_gone
async def test_one_person_alone_cannot_hand_a_seat_on(
    sqlite_url: str, people: int, asker: int, is_connected: bool
) -> None:
    async with played(sqlite_url, people, asker) as table:
        visit = await table.tables.enter(table.id, table.holder) if is_connected else None
        left = await table.tables.stand_up(table.id, table.asker, table.seat)
        assert left.seats[table.seat].keeps_for == table.holder.name
        assert left.seats[table.seat].can_offer == (people > 2)
        if people == 2:
            with pytest.raises(NotAllowed) as refused:
                await table.tables.offer(table.id, table.asker, table.seat)
            assert refused.value.facts["what"] == "offer_alone"
        else:
            await table.tables.offer(table.id, table.asker, table.seat)
        with pytest.raises(SeatNotOffered):
            await table.newcomer_sits()
        told = ("seat-played-by-bot", {"name": table.asker.name})
        assert await notice(table, table.holder) == told and await notice(table, table.asker) is None
        if visit is not None:
            last = [message for message in await received(visit) if isinstance(message, Snapshot)][-1]
            assert last.table.notice is not None and last.table.kept_seats == [table.seat]
        back = await table.tables.sit(table.id, table.holder, table.seat)
        assert back.seats[table.seat].is_mine and back.notice is None


@pytest.mark.parametrize("people", [3, 4])
@host_and_guest
@connected_and_gone
async def test_all_others_together_hand_a_seat_on(sqlite_url: str, people: int, asker: int, is_connected: bool) -> None:
    async with played(sqlite_url, people, asker) as table:
        if is_connected:
            await table.tables.enter(table.id, table.holder)
        await table.tables.stand_up(table.id, table.asker, table.seat)
        for other in table.others:
            with pytest.raises(SeatNotOffered):
                await table.newcomer_sits()
            await table.tables.offer(table.id, other, table.seat)
        assert (await table.newcomer_sits()).seats[table.seat].is_mine
        assert await notice(table, table.holder) == ("seat-handed-on", {"name": "Eve"})


@every_number
@host_and_guest
async def test_a_holder_who_returns_ends_the_offers(sqlite_url: str, people: int, asker: int) -> None:
    async with played(sqlite_url, people, asker) as table:
        await table.tables.stand_up(table.id, table.asker, table.seat)
        if people > 2:
            for other in table.others:
                await table.tables.offer(table.id, other, table.seat)
        await table.tables.sit(table.id, table.holder, table.seat)
        await table.tables.stand_up(table.id, table.asker, table.seat)
        with pytest.raises(SeatNotOffered):
            await table.newcomer_sits()


@host_and_guest
async def test_the_holder_may_give_the_seat_up_at_a_table_of_two(sqlite_url: str, asker: int) -> None:
    async with played(sqlite_url, 2, asker) as table:
        await table.tables.stand_up(table.id, table.holder, table.seat)
        await table.tables.stand_up(table.id, table.holder, table.seat)
        await table.tables.offer(table.id, table.asker, table.seat)
        assert (await table.newcomer_sits()).seats[table.seat].is_mine


async def test_two_who_were_replaced_one_after_the_other_lose_no_hand(sqlite_url: str) -> None:
    """The asker clears the table first, so that nobody else is left to be asked."""
    async with played(sqlite_url, 3, 0) as table:
        await table.tables.stand_up(table.id, table.asker, 2)
        await table.tables.stand_up(table.id, table.asker, table.seat)
        with pytest.raises(NotAllowed):
            await table.tables.offer(table.id, table.asker, table.seat)
        with pytest.raises(SeatNotOffered):
            await table.newcomer_sits()


async def test_the_host_alone_cannot_see_the_hand_of_a_removed_person(sqlite_url: str) -> None:
    async with played(sqlite_url, 2, 0) as table:
        removed = await table.tables.remove(table.id, table.asker, table.seat)
        with pytest.raises(NotAllowed):
            await table.tables.offer(table.id, table.asker, table.seat)
        table.key = removed.join_key or ""
        with pytest.raises(SeatNotOffered):
            await table.newcomer_sits()
