"""Spectators may follow a table into its rematch with the key they watched with; nobody else may."""

from random import Random

import pytest

from lairkeeper.server.protocol import TableInfo, Take
from lairkeeper.server.table.records import Followed, read_record, write_record
from tests.server.table.test_seats import pair
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def played(table: TableInfo, host: Person) -> TableInfo:
    """Plays to the end with random answers; only the host may hold seats."""
    chance = Random(4)
    async with host.at(table.id) as visitor:
        await visitor.play(lambda question: chance.choice(question.choices))
    return table


async def over(host: Person, guest: Person) -> TableInfo:
    """A finished game, in which a bot played for the guest."""
    table = await pair(host, guest)
    await guest.do(table, "leave", Take(1))
    return await played(table, host)


async def seen(person: Person, table_id: str | None, key: str | None) -> TableInfo:
    return await person.look(f"/api/tables/{table_id}", TableInfo, key or "")


async def is_closed_to(person: Person, table_id: str, key: str) -> bool:
    answer = await person.http.get(f"/api/tables/{table_id}", headers={"x-lairkeeper-key": key})
    return answer.status_code == 404


async def test_a_spectator_with_the_key_follows_and_still_only_watches(ann: Person, bob: Person) -> None:
    table = await over(ann, bob)
    nobody, eve = Person(ann.address), await Person.named(ann.address, "Eve")
    async with nobody.at(table.id, table.watch_key or "") as watching:
        assert (await watching.arrive()).table.next_key is None
        following = await ann.do(table, "rematch")
        await watching.until_it(lambda visitor: bool(visitor.table and visitor.table.next_table))
        assert watching.table is not None
        assert (watching.table.next_table, watching.table.next_key) == (following.id, following.watch_key)
    for person in (nobody, eve):
        told = await seen(person, table.id, table.watch_key)
        there = await seen(person, told.next_table, told.next_key)
        assert there.id == following.id and not there.may_sit
        assert there.join_key is None and there.watch_key is None


async def test_only_people_of_the_table_can_follow_to_the_rematch(ann: Person, bob: Person) -> None:
    table = await over(ann, bob)
    following = await ann.do(table, "rematch")
    eve = await Person.named(ann.address, "Eve")
    late = await seen(eve, table.id, table.join_key)
    assert (late.next_table, late.next_key) == (None, None)
    for key in ("", "no such key", table.join_key or "", table.watch_key or ""):
        assert await is_closed_to(eve, following.id, key)
    assert await is_closed_to(eve, table.id, following.watch_key or "")


async def test_at_an_open_table_the_rematch_is_known_and_the_key_is_not(ann: Person) -> None:
    table = await ann.open_table(1, joining="anyone")
    await played(await ann.do(table, "start"), ann)
    following = await ann.do(table, "rematch")
    told = await seen(Person(ann.address), table.id, "")
    assert (told.next_table, told.next_key) == (following.id, None)


async def test_a_player_who_had_left_may_watch_the_rematch(ann: Person, bob: Person) -> None:
    table = await over(ann, bob)
    following = await ann.do(table, "rematch")
    assert [seat.kind for seat in following.seats] == ["person", "bot"]
    told = await seen(bob, table.id, "")
    assert (await seen(bob, told.next_table, told.next_key)).id == following.id


async def test_a_removed_person_cannot_follow_even_as_a_new_guest(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    async with Person(ann.address).at(table.id, table.watch_key or "") as nobody:
        await nobody.arrive()
        await ann.do(table, "remove", Take(1))
        assert (await nobody.is_sent_away()) is not None
    following = await ann.do(await played(table, ann), "rematch")
    assert await is_closed_to(bob, table.id, table.watch_key or "")
    for person in (Person(ann.address), await Person.named(ann.address, "Eve")):
        assert await is_closed_to(person, table.id, table.watch_key or "")
    info = await seen(ann, table.id, "")
    assert info.next_key == following.watch_key and info.watch_key != table.watch_key
    told = await seen(Person(ann.address), table.id, info.watch_key)
    assert told.next_key == following.watch_key


async def test_a_rematch_written_down_before_there_were_keys_is_still_read() -> None:
    assert read_record(b'{"type":"followed","table":"abc"}') == Followed("abc")
    assert read_record(write_record(Followed("abc", "key"))) == Followed("abc", "key")
