"""Devices: two screens of one person, one screen of several people, and a public one that a short code leads to."""

import asyncio
from dataclasses import replace
from typing import cast

import pytest

from lairkeeper.games import games
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.protocol import ScreenTicket
from tests.server.sites import served
from tests.server.visitors import Person, refusal_code
from tests.server.whispers import GAME

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture(autouse=True)
def whispers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast("dict[str, AnyGame]", games()), GAME.name, GAME)


async def test_a_code_leads_a_device_to_the_public_screen_of_a_table(ann: Person, address: str) -> None:
    table = await ann.open_table(2)
    await ann.do(table, "bot", {"seat": 1, "bot": "random"})
    assert table.screen_code is not None and len(table.screen_code) == 6
    wall = Person(address)
    ticket = await wall.look(f"/api/tables/screens/{table.screen_code.lower()}", ScreenTicket)
    assert ticket.table == table.id
    seen = await wall.look(f"/api/tables/{table.id}", dict, ticket.key)
    assert seen["screen_code"] is None and seen["join_key"] is None
    await ann.do(table, "start")
    async with wall.at(table.id, ticket.key, screen="public") as screen:
        snapshot = await screen.arrive()
        assert snapshot.table.screen == "public" and [point.seat for point in snapshot.points] == [None]


async def test_codes_that_lead_nowhere_are_refused_and_cannot_be_tried_out(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lairkeeper.server.site.services.ADDRESS_CODE_BURST", 2)
    async with served(sqlite_url) as (_, address):
        wall = Person(address)
        answers = [await wall.http.get("/api/tables/screens/ABCDEF") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [404, 404, 429]


async def test_a_public_screen_finds_its_table_again_after_the_end_and_the_way_to_the_next(
    ann: Person, bob: Person, address: str
) -> None:
    table = await ann.open_table(2, game=GAME.name)
    await bob.sit(table, 1)
    await ann.do(table, "start")
    async with ann.at(table.id) as one, bob.at(table.id) as other:
        await asyncio.gather(*(visitor.play(lambda question: question.choices[0]) for visitor in (one, other)))
    again = await ann.do(table, "rematch")
    wall = Person(address)
    ticket = await wall.look(f"/api/tables/screens/{table.screen_code}", ScreenTicket)
    assert ticket.table == table.id
    async with wall.at(table.id, ticket.key, screen="public") as screen:
        old = (await screen.arrive()).table
        assert old.status == "over" and old.next_table == again.id and old.screen_code == table.screen_code
    async with wall.at(again.id, old.next_key or "", screen="public") as screen:
        assert (await screen.arrive()).table.screen_code == again.screen_code


async def test_a_public_screen_of_somebody_who_plays_has_no_seat_and_no_secret(ann: Person, bob: Person) -> None:
    table = await ann.open_table(2, game=GAME.name)
    await bob.sit(table, 1)
    await ann.do(table, "start")
    async with ann.at(table.id) as phone, ann.at(table.id, screen="public") as wall:
        own, public = await phone.arrive(), await wall.arrive()
        assert (own.table.screen, public.table.screen) == ("own", "public")
        assert bytes(phone.points[0].view["secret"]) != b"null" and bytes(wall.points[None].view["secret"]) == b"null"
        assert not any(seat.is_mine for seat in public.table.seats) and public.log == []
        await bob_guesses(bob, table.id)
        await phone.until_it(lambda visitor: bool(visitor.questions))
        refused = await wall.answer(phone.questions[0], phone.questions[0].choices[0])
        assert refusal_code(refused) == "table-not-allowed"


async def bob_guesses(bob: Person, table: str) -> None:
    async with bob.at(table) as visitor:
        await visitor.arrive()
        await visitor.answer(visitor.questions[0], visitor.questions[0].choices[0])


async def test_one_person_plays_with_two_screens(ann: Person, bob: Person) -> None:
    table = await ann.open_table(2, game=GAME.name)
    await bob.sit(table, 1)
    await ann.do(table, "start")
    async with bob.at(table.id) as phone, bob.at(table.id) as tablet:
        await phone.arrive()
        await tablet.arrive()
        assert phone.questions == tablet.questions
        await phone.answer(phone.questions[0], phone.questions[0].choices[0])
        await tablet.until_it(lambda visitor: not visitor.questions)


async def test_several_people_share_a_device(ann: Person) -> None:
    table = await ann.open_table(2)
    table = await ann.do(table, "sit", {"seat": 1, "name": "Zoe"})
    assert table.screen == "shared" and [seat.name for seat in table.seats] == ["Ann", "Zoe"]
    await ann.do(table, "start")
    async with ann.at(table.id) as screen:
        assert (await screen.arrive()).table.screen == "shared" and set(screen.points) == {0, 1}


async def test_a_screen_may_say_that_it_is_shared(ann: Person) -> None:
    table = await ann.open_table(2)
    async with ann.at(table.id, screen="shared") as screen:
        assert (await screen.arrive()).table.screen == "shared"


async def test_an_unknown_kind_of_screen_is_refused(ann: Person) -> None:
    table = await ann.open_table(2)
    async with ann.at(table.id, screen="wall") as screen:
        assert await screen.is_sent_away() is not None


async def test_where_nobody_hides_anything_somebody_may_take_a_second_seat(
    ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    for is_open in (False, True):
        game: AnyGame = replace(GAME, open_information=is_open)
        monkeypatch.setitem(cast("dict[str, AnyGame]", games()), GAME.name, game)
        table = await ann.open_table(3, game=GAME.name)
        await bob.sit(table, 1)
        await ann.do(table, "bot", {"seat": 2, "bot": "random"})
        await ann.do(table, "start")
        answer = await bob.try_to(f"/api/tables/{table.id}/sit", {"seat": 2}, table.join_key or "")
        assert answer.is_success == is_open
