"""Nobody is called nearly as somebody else: look-alike letters, invisible signs, and the same name twice."""

import sqlite3
from contextlib import closing

import pytest

from lairkeeper.server.errors import MixedAlphabets
from lairkeeper.server.people.names import look, unmixed
from lairkeeper.server.protocol import Refused, Say, Sit, TableInfo, Take
from lairkeeper.server.storage.backends.name_keys import name_key
from tests.server.people.test_accounts import SECRET_WORDS, keeper
from tests.server.sites import served
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Аnn"),
        ("BOB", "ВОВ"),
        ("Bob", "вов"),
        ("Tom", "Тоm"),
        ("Kate", "Καtε"),
        ("Zoë", "Zoe\u0308"),
        ("Noël", "Nоёl".replace("ё", "е\u0308")),
        ("Ann", "A\u200bn\u2060n"),
        ("Ann", "A\u3164n\ufe0fn"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "ᴀɴɴ"),
    ],
)
async def test_names_in_look_alike_letters_share_one_key(one: str, other: str) -> None:
    assert one != other and name_key(one) == name_key(other)


@pytest.mark.parametrize(("one", "other"), [("Iris", "lris"), ("Olli", "0lIi"), ("Arnold", "Amold"), ("Al Ba", "Alba")])
async def test_at_one_table_signs_that_look_alike_count_as_one(one: str, other: str) -> None:
    assert name_key(one) != name_key(other) and look(one) == look(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Zoe", "Zoë"), ("Иван", "Ivan"), ("李", "이"), ("♥️", "♦️")]
)
async def test_names_that_can_be_told_apart_stay_two(one: str, other: str) -> None:
    assert look(one) != look(other)


@pytest.mark.parametrize("name", ["Аnn", "Καte", "Bоb of Ur", "Ꭺnn", "Ann Lեe"])
async def test_a_word_in_two_alphabets_is_no_name(name: str) -> None:
    with pytest.raises(MixedAlphabets):
        unmixed(name)


@pytest.mark.parametrize(
    "name", ["Ann", "Анна", "Team Ω", "山田はな", "カラオケbox", "Zoë 2", "👩\u200d🚀", "한글", "N°5", "Mᵐᵉ X"]
)
async def test_names_in_one_alphabet_a_word_are_welcome(name: str) -> None:
    assert unmixed(name) == name


async def test_a_mixed_name_is_refused_in_one_sentence(ann: Person) -> None:
    assert await ann.refused("/api/me/name", {"name": "Аnn"}) == (400, "name-mixed")
    table = await ann.open_table(2)
    assert await ann.refused(f"/api/tables/{table.id}/sit", Sit(1, "Bоb")) == (400, "name-mixed")


@pytest.mark.parametrize("name", ["Ann", "ann", "ANN", "A\u200bnn"])
async def test_two_people_at_a_table_cannot_have_one_name(ann: Person, name: str) -> None:
    table, other = await ann.open_table(2), await Person.named(ann.address, name)
    path, key = f"/api/tables/{table.id}/sit", table.join_key or ""
    assert await other.refused(path, Take(1), key) == (403, "name-at-table")
    sat = await other.ask(path, Sit(1, "Tim"), TableInfo, key)
    assert [seat.name for seat in sat.seats] == ["Ann", "Tim"]


async def test_a_whole_name_in_another_alphabet_does_not_sit_beside_its_double(address: str) -> None:
    top, double = await Person.named(address, "Cop"), await Person.named(address, "Сор")
    table = await top.open_table(2)
    path = f"/api/tables/{table.id}/sit"
    assert await double.refused(path, Take(1), table.join_key or "") == (403, "name-at-table")


async def test_one_person_may_hold_two_seats_under_one_name(ann: Person) -> None:
    table = await ann.open_table(2)
    assert [seat.name for seat in (await ann.sit(table, 1)).seats] == ["Ann", "Ann"]


async def test_a_name_is_free_again_when_its_bearer_has_left(ann: Person) -> None:
    table, other = await ann.open_table(3), await Person.named(ann.address, "Ann")
    await ann.do(table, "leave", Take(0))
    assert (await other.sit(table, 1)).seats[1].name == "Ann"


async def test_a_spectator_does_not_talk_under_the_name_of_a_player(ann: Person) -> None:
    table, other = await ann.open_table(2), await Person.named(ann.address, "ANN")
    async with other.at(table.id, table.watch_key or "") as visitor:
        await visitor.arrive()
        reply = await visitor.tell(Say(1, "I give up"))
        assert isinstance(reply, Refused) and reply.refusal.code == "name-at-table"


async def test_a_guest_cannot_take_the_name_of_an_account(address: str) -> None:
    await keeper(address, "Otto Kaper")
    other = await Person.named(address, "Nobody Special")
    for name in ("otto kaper", "Otto  Kaper", "Отто Карег"):
        assert await other.refused("/api/me/name", {"name": name}) == (403, "storage-name-taken")
    table = await other.open_table(2)
    assert await other.refused(f"/api/tables/{table.id}/sit", Sit(1, "OTTO KAPER")) == (403, "storage-name-taken")


async def test_a_household_does_not_try_many_names_out(sqlite_url: str) -> None:
    async with served(sqlite_url, sign_in_rate=0.0001, sign_in_burst=3) as (_, address):
        await keeper(address, "Max")
        guests = [await Person.named(address, "Eve") for _ in range(5)]
        codes = [await guest.refused("/api/me/name", {"name": "Max"}) for guest in guests]
        assert codes == [(403, "storage-name-taken")] * 3 + [(429, "message-rate")] * 2
        assert await guests[0].refused("/api/me/name", {"name": "A free name"}) == (429, "message-rate")


async def test_an_account_from_before_still_signs_in(sqlite_url: str) -> None:
    async with served(sqlite_url) as (_, address):
        vova = await keeper(address, "Вова")
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database, database:
            database.execute("UPDATE people SET name_key = 'вова' WHERE id = ?", (vova.me.id,))
        other = Person(address)
        await other.introduce()
        answer = await other.try_to("/api/sign-in", {"name": "Вова", "passphrase": SECRET_WORDS})
        assert answer.json()["id"] == vova.me.id
