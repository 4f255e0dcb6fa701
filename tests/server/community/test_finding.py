"""Strangers find each other: one table for one wish, bots after a while, and a ready check before the start."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from lairkeeper.server.protocol import TableInfo, TableLine
from lairkeeper.server.protocol.community import LobbyNews
from lairkeeper.server.table.commands import finding
from tests.server.sites import served
from tests.server.visitors import PATIENCE, Person

pytestmark = pytest.mark.asyncio
GAME = "run-run-run"


async def find(person: Person, **wish: Any) -> TableInfo:
    return await person.ask("/api/find", {"game": GAME, **wish}, TableInfo)


def names(table: TableInfo) -> list[str]:
    return [seat.name for seat in table.seats]


async def until(holds: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


async def test_people_with_one_wish_meet_at_one_table_in_two_processes(postgres_url: str) -> None:
    async with served(postgres_url) as (_, here), served(postgres_url) as (_, there):
        people = [await Person.named((here, there)[number % 2], f"Player {number}") for number in range(6)]
        found = await asyncio.gather(*(find(person, players=3) for person in people))
        assert sorted(len([one for one in found if one.id == table]) for table in {one.id for one in found}) == [3, 3]


async def test_two_find_each_other_are_asked_whether_they_are_ready_and_play(url: str) -> None:
    async with served(url) as (site, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        table = await find(ann, players=2, language="en")
        assert table.found is not None and table.found.fill_in is None and table.language == "en"
        again = await find(bob, players=2)
        assert again.id == table.id and names(again) == ["Ann", "Bob"]
        assert [seat.is_stranger for seat in again.seats] == [True, True]
        async with ann.at(table.id) as hers, bob.at(table.id) as his:
            await hers.until_it(lambda one: bool(one.table and one.table.found and one.table.found.ready_in))
            assert await ann.refused(f"/api/tables/{table.id}/start") == (403, "table-not-allowed")
            agreed = {"options": {"players": 2}}
            assert await ann.refused(f"/api/tables/{table.id}/agree", agreed) == (403, "table-not-allowed")
            await ann.do(table, "ready", {"seat": 0})
            assert site.services.tables.registry.live[table.id].table.status == "gathering"
            await bob.do(table, "ready", {"seat": 1})
            await his.until_it(lambda one: bool(one.table and one.table.status == "playing"))


async def test_who_does_not_say_that_they_are_ready_makes_room(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "TIME_TO_READY", 300)
    async with served(sqlite_url) as (site, address):
        ann, bob, cy = [await Person.named(address, name) for name in ("Ann", "Bob", "Cy")]
        table = await find(ann, players=2)
        async with ann.at(table.id):
            await find(bob, players=2)
            state = site.services.tables.registry.live[table.id]
            await until(lambda: bool(state.table.ready_until))
            await ann.do(table, "ready", {"seat": 0})
            await until(lambda: state.table.chairs[1].person is None)
            assert state.table.status == "gathering"
            assert (await find(cy, players=2)).id == table.id


async def test_bots_take_the_free_seats_after_the_chosen_wait(sqlite_url: str) -> None:
    async with served(sqlite_url) as (site, address):
        ann = await Person.named(address, "Ann")
        table = await find(ann, players=3, wait=0)
        async with ann.at(table.id):
            state = site.services.tables.registry.live[table.id]
            await until(lambda: bool(state.table.ready_until))
            assert [chair.bot is not None for chair in state.table.chairs] == [False, True, True]
            await ann.do(table, "ready", {"seat": 0})
            await until(lambda: state.table.status == "playing")


async def test_matchmaking_skips_own_box_tables_and_muted_people(sqlite_url: str) -> None:
    async with served(sqlite_url) as (_, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        own_box = await ann.open_table(joining="anyone", luck="table")
        invited = await ann.open_table()
        found = await find(bob, players=2)
        assert found.id not in (own_box.id, invited.id)
        await ann.ask(f"/api/tables/{found.id}/mute", {"seat": 0}, list[Any])
        assert (await find(ann, players=2)).id != found.id


async def test_matchmaking_also_finds_open_tables_of_hosts(sqlite_url: str) -> None:
    async with served(sqlite_url) as (_, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        table = await ann.open_table(joining="anyone", language="fr", days=3)
        assert (await find(bob)).id != table.id
        assert (await find(bob, days=3, language="fr")).id == table.id


async def test_impossible_requests_are_refused(sqlite_url: str) -> None:
    async with served(sqlite_url) as (_, address):
        ann = await Person.named(address, "Ann")
        for wish in ({"language": "xx"}, {"days": 4}, {"wait": 7}, {"players": 99}, {"players": 1}, {"preset": "no"}):
            assert await ann.refused("/api/find", {"game": GAME, **wish}) == (400, "wish-bad"), wish
        nobody = Person(address)
        await nobody.introduce()
        assert await nobody.refused("/api/find", {"game": GAME}) == (403, "name-needed")
        for new in ({"days": 4}, {"language": "xx"}):
            assert await ann.refused("/api/tables", {"game": GAME, **new}) == (400, "wish-bad")


@asynccontextmanager
async def lobby(person: Person) -> AsyncIterator[Any]:
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    where = f"{person.address.replace('http', 'ws')}/api/lobby/socket"
    async with connect(where, additional_headers={"cookie": cookies}) as socket:

        async def hear() -> LobbyNews:
            async with asyncio.timeout(PATIENCE):
                return msgspec.json.decode(await socket.recv(), type=LobbyNews)

        yield hear


async def test_the_lobby_shows_tables_opened_in_another_process(postgres_url: str) -> None:
    async with served(postgres_url) as (_, here), served(postgres_url) as (_, there):
        ann, bob = await Person.named(here, "Ann"), await Person.named(there, "Bob")
        async with lobby(ann) as hear:
            assert await hear() == LobbyNews([], {})
            table = await find(bob, players=2, wait=60)
            news = await hear()
            assert [line.id for line in news.tables] == [table.id] and news.looking == {GAME: 1}
            await bob.do(table, "leave", {"seat": 0})
            assert await hear() == LobbyNews([], {})


async def test_the_lobby_hides_muted_names_and_sends_chatty_clients_away(sqlite_url: str) -> None:
    async with served(sqlite_url) as (site, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        table = await bob.open_table(joining="anyone")
        await ann.ask(f"/api/tables/{table.id}/mute", {"seat": 0}, list[Any])
        async with lobby(ann) as hears, lobby(bob) as his:
            assert (await hears()).tables[0].seats[0].is_muted and not (await his()).tables[0].seats[0].is_muted
        where = f"{address.replace('http', 'ws')}/api/lobby/socket"
        async with connect(where) as socket:
            for _ in range(10):
                await socket.send("hello")
            await socket.wait_closed()
        await until(lambda: not site.services.connections)
        assert await ann.look("/api/tables", list[TableLine])
