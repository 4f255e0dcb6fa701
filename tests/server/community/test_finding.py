"""Strangers find each other: one table for one wish, bots after a while, and a ready check before the start."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from lairkeeper.server.community.open_tables import OpenTables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import TableInfo, TableLine
from lairkeeper.server.protocol.community import FindPlayers, LobbyNews
from lairkeeper.server.table.commands import finding
from lairkeeper.server.table.commands.seat_commands import PoolSeating
from tests.server.sites import served
from tests.server.visitors import PATIENCE, Person

pytestmark = pytest.mark.asyncio
GAME = "run-run-run"


async def find(person: Person, **wish: Any) -> TableInfo:
    return await person.ask("/api/find", {"game": GAME, **wish}, TableInfo)


def names(table: TableInfo) -> list[str]:
    return [seat.name for seat in table.seats]


async def nothing_fits(*_: Any) -> list[Any]:
    return []


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


async def test_who_does_not_say_that_they_are_ready_makes_room(sqlite_url: str) -> None:
    async with served(sqlite_url) as (site, address):
        ann, bob, cy = [await Person.named(address, name) for name in ("Ann", "Bob", "Cy")]
        table = await find(ann, players=2)
        async with ann.at(table.id):
            await find(bob, players=2)
            state = site.services.tables.registry.live[table.id]
            await until(lambda: bool(state.table.ready_until))
            await ann.do(table, "ready", {"seat": 0})
            state.table.ready_until = 1  # the time is over
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


async def test_two_strangers_with_one_name_meet_and_are_told_apart(sqlite_url: str) -> None:
    async with served(sqlite_url) as (_, address):
        ann, other, third = [await Person.named(address, name) for name in ("Brave Scarab", "brave scarab", "Ann")]
        table = await find(ann, players=3)
        assert names(await find(other, players=3))[:2] == ["Brave Scarab", "brave scarab 2"]
        assert names(await find(third, players=3)) == ["Brave Scarab", "brave scarab 2", "Ann"]
        longest = "A name of 24 letters abcd"[:24]
        many = [await Person.named(address, longest) for _ in range(3)]
        met = [await find(person, players=3, days=1) for person in many]
        assert {one.id for one in met} == {met[0].id} and met[0].id != table.id
        assert len(set(names(met[2]))) == 3 and max(map(len, names(met[2]))) == 24


async def test_somebody_who_looks_again_is_sent_to_the_table_at_which_they_wait(sqlite_url: str) -> None:
    async with served(sqlite_url) as (_, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        table = await find(ann, players=3)
        assert (await find(ann, players=3)).id == table.id
        assert (await find(bob, players=3)).id == table.id
        await ann.do(table, "leave", {"seat": 0})
        again = await find(ann, players=3)
        assert again.id == table.id and names(again) == ["Ann", "Bob", ""]


async def test_a_table_that_everybody_has_left_is_not_listed(sqlite_url: str) -> None:
    async with served(sqlite_url) as (site, address):
        ann = await Person.named(address, "Ann")
        table = await find(ann, players=3)
        assert len(await site.services.storage.gathering(9)) == 1
        await ann.do(table, "leave", {"seat": 0})
        assert await site.services.storage.gathering(9) == []
        assert (await find(ann, players=3)).id != table.id


async def moved_to(visitor: Any) -> str:
    await visitor.until_it(lambda one: bool(one.table and one.table.next_table))
    return str(visitor.table.next_table)


async def test_people_alone_at_fitting_tables_are_brought_together(url: str) -> None:
    """A request for any preset and one for a certain preset open two tables; one person then moves to the other."""
    async with served(url) as (_, address):
        ann, bob, cy = [await Person.named(address, name) for name in ("Ann", "Bob", "Cy")]
        hers, his = await find(ann, players=3), await find(bob, players=3, preset="easy", language="fr")
        assert hers.id != his.id
        async with bob.at(his.id), ann.at(hers.id) as waiting:
            assert await moved_to(waiting) == his.id
        together = await bob.look(f"/api/tables/{his.id}", TableInfo)
        assert names(together) == ["Bob", "Ann", ""]
        assert [line.id for line in await cy.look("/api/tables", list[TableLine])] == [his.id]
        assert (await find(cy, players=3)).id == his.id
        assert [line.id for line in await ann.look("/api/tables/mine", list[TableLine])] == [his.id]


async def test_of_two_people_alone_only_the_one_who_came_later_moves(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(sqlite_url) as (site, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        hers = await find(ann, players=3)
        with monkeypatch.context() as blind:
            blind.setattr(OpenTables, "fitting", nothing_fits)
            await site.services.storage.transact(("DELETE FROM pools WHERE table_id = $1", (hers.id,)))
            his = await find(bob, players=3)
        assert his.id != hers.id
        async with ann.at(hers.id) as stays, bob.at(his.id) as waiting:
            assert await moved_to(waiting) == hers.id
            await stays.until_it(lambda one: bool(one.table and names(one.table) == ["Ann", "Bob", ""]))
            assert stays.table is not None and stays.table.next_table is None


async def test_a_move_that_was_cut_off_is_finished_and_one_that_came_too_late_is_taken_back(
    sqlite_url: str,
) -> None:
    async with served(sqlite_url) as (site, address):
        ann, bob, cy = [await Person.named(address, name) for name in ("Ann", "Bob", "Cy")]
        hers, his = await find(ann, players=3), await find(bob, players=3, preset="easy")
        tables, chair = site.services.tables, site.services.tables.registry.live[hers.id].table.chairs[0]
        caller = Caller(chair.person or "", "Ann", "")
        await tables.sit_found(his.id, caller, PoolSeating(chair.wish or FindPlayers(GAME)))
        async with ann.at(hers.id) as waiting, bob.at(his.id):
            assert await moved_to(waiting) == his.id
        alone, crowd = await find(cy, days=1), await find(bob, days=1, preset="easy")
        live = tables.registry.live[alone.id]
        cys = live.table.chairs[0]
        [target] = [each for each in await site.services.pool.open_tables.read() if each.id == crowd.id]
        await ann.do(alone, "sit", {"seat": 1})
        await site.services.matchmaker.moves.move(live, cys, target)
        assert live.table.next_table is None and names(await cy.look(f"/api/tables/{alone.id}", TableInfo))[0] == "Cy"
        assert "Cy" not in names(await bob.look(f"/api/tables/{crowd.id}", TableInfo))


async def test_who_looked_before_a_restart_and_never_came_back_makes_room(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(sqlite_url) as (_, address):
        table = await find(await Person.named(address, "Ann"), players=2)
    async with served(sqlite_url) as (_, address):
        bob = await Person.named(address, "Bob")
        async with lobby(bob) as hear:
            news = await hear()
            assert news.looking == {GAME: 1} and [line.id for line in news.tables] == [table.id]
            monkeypatch.setattr(finding, "LONGEST_ABSENCE", 300)
            assert (await hear()) == LobbyNews([], {})


async def test_who_looks_through_another_process_keeps_their_seat(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(postgres_url) as (here_site, here), served(postgres_url) as (there_site, there):
        ann, bob = await Person.named(here, "Ann"), await Person.named(there, "Bob")
        table = await find(ann, players=3)
        async with bob.at((await find(bob, players=3)).id) as his, ann.at(table.id) as hers:
            for visitor, site in ((his, there_site), (hers, here_site)):
                await visitor.hear()
                await site.services.nudges.watcher.until_idle()
            monkeypatch.setattr(finding, "LONGEST_ABSENCE", 300)
            await asyncio.sleep(1.5)
            assert names(await ann.look(f"/api/tables/{table.id}", TableInfo)) == ["Ann", "Bob", ""]
        async with asyncio.timeout(PATIENCE):
            while any(names(await ann.look(f"/api/tables/{table.id}", TableInfo))):
                await asyncio.sleep(0.1)


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
