"""Codes that people type: uniformly drawn, found by one lookup while they are valid, and too many to guess."""

import asyncio
from collections import Counter
from math import exp, log2

import pytest

from lairkeeper.server.errors import UnknownCode, UnknownJoinCode
from lairkeeper.server.live.table import JOIN_LIFETIME
from lairkeeper.server.lobby.codes import ALPHABETS, LENGTH, Codes, Kind, typed
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import JoinTicket, NewTable, TableInfo
from lairkeeper.server.site.services import ADDRESS_CODE_BURST, ADDRESS_CODE_RATE, WRONG_CODE_BURST, WRONG_CODE_RATE
from lairkeeper.server.storage import Storage, opened
from lairkeeper.server.transport.limits import Limit
from tests.server.houses import ANN, BOB, tables_at, tables_on
from tests.server.sites import served
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio

GUESSERS, TABLES, HOUR = 10_000, 1_000, 3_600


async def gathering(tables: Tables) -> TableInfo:
    return await tables.create(ANN, NewTable("run-run-run", {"players": 2}))


async def test_a_code_leads_players_to_a_table_where_people_gather(url: str) -> None:
    async with tables_at(url) as tables:
        table = await gathering(tables)
        code = table.join_code or ""
        assert len(code) == LENGTH and {*code} <= {*ALPHABETS["join"]}
        ticket = await tables.invited(f" {code[:3].lower()}-{code[3:]} ")
        assert ticket == JoinTicket(table.id, table.join_key or "")
        seated = await tables.sit(ticket.table, Caller("bob", "Bob", ticket.key), 1)
        assert seated.join_code == code


async def test_the_code_ends_when_the_game_starts(sqlite_url: str) -> None:
    async with tables_at(sqlite_url) as tables:
        table = await gathering(tables)
        await tables.seat_bot(table.id, ANN, 1, "random")
        assert (await tables.start(table.id, ANN)).join_code is None
        with pytest.raises(UnknownJoinCode):
            await tables.invited(table.join_code or "")


async def test_the_code_ends_after_half_a_day(sqlite_url: str) -> None:
    time = [1_000]
    async with opened(sqlite_url) as storage, tables_on(storage, now=lambda: time[0]) as tables:
        table = await gathering(tables)
        time[0] += JOIN_LIFETIME - 1
        assert (await tables.invited(table.join_code or "")).table == table.id
        time[0] += 1
        assert (await tables.info(table.id, ANN)).join_code is None
        with pytest.raises(UnknownJoinCode):
            await tables.invited(table.join_code or "")


async def test_a_clock_set_back_does_not_prolong_the_code(sqlite_url: str) -> None:
    time = [10 * JOIN_LIFETIME]
    async with opened(sqlite_url) as storage, tables_on(storage, now=lambda: time[0]) as tables:
        table = await gathering(tables)
        time[0] -= 1_000
        assert (await tables.invited(table.join_code or "")).table == table.id
        time[0] -= JOIN_LIFETIME
        with pytest.raises(UnknownJoinCode):
            await tables.invited(table.join_code or "")


async def test_a_person_who_was_removed_does_not_come_back_by_the_old_code(sqlite_url: str) -> None:
    async with tables_at(sqlite_url) as tables:
        table = await gathering(tables)
        await tables.sit(table.id, Caller("bob", "Bob", table.join_key or ""), 1)
        renewed = await tables.remove(table.id, ANN, 1)
        with pytest.raises(UnknownJoinCode):
            await tables.invited(table.join_code or "")
        assert (await tables.invited(renewed.join_code or "")).key == renewed.join_key != table.join_key


async def test_strangers_are_not_shown_the_codes_but_public_screens_are(sqlite_url: str) -> None:
    async with tables_at(sqlite_url) as tables:
        table = await tables.create(ANN, NewTable("run-run-run", {"players": 2}, joining="anyone"))
        seen = await tables.info(table.id, BOB)
        assert seen.join_code is None and seen.screen_code is None
        live = await tables.registry.find(table.id)
        assert live.info(None, "", "public").join_code == table.join_code


async def test_a_code_is_found_by_another_process(url: str) -> None:
    async with tables_at(url) as tables:
        table = await gathering(tables)
    async with tables_at(url) as others:
        assert (await others.invited(table.join_code or "")).table == table.id
        assert (await others.screen(table.screen_code or "")).table == table.id


async def test_a_code_leads_to_no_screen_of_a_finished_table_that_nobody_looks_at(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        await storage.add_code("screen 234567", "gone")
        with pytest.raises(UnknownCode):
            await tables.screen("234567")


async def test_a_lookup_asks_the_storage_for_one_key_whatever_the_number_of_tables(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        table = await gathering(tables)

        async def refused(self: Storage) -> list[str]:
            raise AssertionError("all tables were listed")

        monkeypatch.setattr(type(storage), "unfinished", refused)
        assert (await tables.invited(table.join_code or "")).table == table.id
        with pytest.raises(UnknownCode):
            await tables.screen("ZZZZZZ")


async def test_codes_are_drawn_uniformly(sqlite_url: str) -> None:
    """Each sign occurs as often as the others, within five standard deviations."""
    async with opened(sqlite_url) as storage:
        codes = Codes(storage)
        for kind, alphabet in ALPHABETS.items():
            drawn = [await codes.draw(kind, "table") for _ in range(500)]
            counts, share = Counter("".join(drawn)), 500 * LENGTH / len(alphabet)
            assert {*counts} == {*alphabet} and len({*drawn}) == 500
            assert all(abs(counts[sign] - share) < 5 * share**0.5 for sign in alphabet)


async def test_screen_codes_have_thirty_bits() -> None:
    assert log2(len({*ALPHABETS["screen"]})) * LENGTH >= 30


async def test_ten_thousand_addresses_find_no_table_in_an_hour() -> None:
    """Each tries once a second; what the limit for all lets through is counted."""
    time = [0.0]
    limit = Limit(WRONG_CODE_RATE, WRONG_CODE_BURST, lambda: time[0])
    tried = 0
    for second in range(HOUR):
        time[0] = float(second)
        for _ in range(GUESSERS):
            if limit.is_spent("all"):
                break
            limit.allows("all")
            tried += 1
    assert exp(-tried * TABLES / len(ALPHABETS["join"]) ** LENGTH) >= 0.99


async def test_twenty_addresses_do_not_exhaust_the_limit_of_all() -> None:
    in_an_hour = ADDRESS_CODE_BURST + ADDRESS_CODE_RATE * HOUR
    assert 20 * in_an_hour <= WRONG_CODE_BURST + WRONG_CODE_RATE * HOUR


async def test_wrong_codes_are_rationed_by_household_and_for_all(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lairkeeper.server.site.services.WRONG_CODE_BURST", 3)
    monkeypatch.setattr("lairkeeper.server.site.services.ADDRESS_CODE_BURST", 2)
    async with served(sqlite_url) as (site, address):
        ann = await Person.named(address, "Ann")
        table = await ann.open_table(2)
        assert (await ann.http.get(f"/api/join/{table.join_code}")).json()["table"] == table.id
        answers = [await ann.http.get("/api/join/ABCDEF") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [404, 404, 429]
        assert answers[0].json()["code"] == "join-unknown"
        site.services.wrong_codes.allows("all")
        assert site.services.wrong_codes.is_spent("all")


async def test_guesses_that_come_at_once_are_counted_before_any_is_looked_up(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lairkeeper.server.site.services.WRONG_CODE_BURST", 3)
    lookup, looked_up = Codes.table_with, asyncio.Event()

    async def slow(self: Codes, kind: Kind, code: str) -> str | None:
        await looked_up.wait()
        return await lookup(self, kind, code)

    monkeypatch.setattr(Codes, "table_with", slow)
    async with served(sqlite_url) as (site, address):
        ann = await Person.named(address, "Ann")
        table = await ann.open_table(2)
        guesses = [asyncio.create_task(ann.http.get("/api/join/ABCDEF")) for _ in range(6)]
        refused = 0
        while refused < 3:  # the others wait for the lookup
            done, _ = await asyncio.wait(guesses, return_when=asyncio.FIRST_COMPLETED)
            refused = sum(guess.result().status_code == 429 for guess in done)
        looked_up.set()
        answers = await asyncio.gather(*guesses)
        assert sorted(answer.status_code for answer in answers) == [404, 404, 404, 429, 429, 429]
        site.services.wrong_codes.give_back("all")
        for _ in range(3):  # right codes use up nothing
            assert (await ann.http.get(f"/api/join/{table.join_code}")).json()["table"] == table.id


@pytest.mark.parametrize("text", ["", "AB", "ABCDEFG", "ÄÖÜ", "A" * 10_000, "IIIIII"])
async def test_unusual_input_is_not_read_as_a_code(text: str) -> None:
    assert len(typed("join", text)) != LENGTH
