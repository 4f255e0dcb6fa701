"""Guests, names and passphrases: nobody can be somebody else, and nobody can find out who is there."""

import asyncio
import re
import stat
import time
from pathlib import Path

import pytest

from lairkeeper.server.errors import BadName, SignInRefused
from lairkeeper.server.people import accounts
from lairkeeper.server.people.names import checked_name
from lairkeeper.server.people.sessions import Signer, kept_secret
from lairkeeper.server.protocol import Me
from lairkeeper.server.site.services import NAME_SHARE
from lairkeeper.server.storage import storage_at
from tests.server.sites import served
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

SECRET_WORDS = "correct horse battery"


async def keeper(address: str, name: str) -> Person:
    """Somebody with a passphrase."""
    person = await Person.named(address, name)
    person.me = await person.ask("/api/me/passphrase", {"passphrase": SECRET_WORDS}, Me)
    return person


async def stranger(address: str) -> Person:
    person = Person(address)
    await person.introduce()
    return person


async def test_a_guest_gets_a_cookie_that_scripts_cannot_read(address: str) -> None:
    guest = Person(address)
    answer = await guest.http.get("/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie and "secure" not in cookie
    assert answer.headers["cache-control"] == "no-store"
    first, again = answer.json(), (await guest.http.get("/api/me")).json()
    assert first == again and first["name"] == "" and not first["has_passphrase"]


@pytest.mark.parametrize("cookie", ["", "x", "x.y", ".", "é.é", "a" * 5000, "%00a.b"])
async def test_a_cookie_that_is_not_ours_counts_for_nothing(address: str, cookie: str) -> None:
    forger = await stranger(address)
    mine = forger.me.id
    forger.http.cookies.clear()
    headers = [(b"cookie", f"lairkeeper={cookie}".encode())]
    answer = await forger.http.get("/api/me", headers=headers)
    assert answer.status_code == 200 and answer.json()["id"] != mine
    refused = await forger.http.get("/api/tables/mine", headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (403, "person-not-recognised")


async def test_the_seal_of_one_person_does_not_open_another(address: str) -> None:
    one, two = await stranger(address), await stranger(address)
    seal = one.http.cookies["lairkeeper"].partition(".")[2]
    answer = await two.http.get("/api/tables/mine", headers={"cookie": f"lairkeeper={two.me.id}.{seal}"})
    assert answer.status_code == 403 or two.http.cookies["lairkeeper"].endswith(seal)
    two.http.cookies.clear()
    answer = await two.http.get("/api/tables/mine", headers={"cookie": f"lairkeeper={two.me.id}.{seal}"})
    assert answer.status_code == 403


async def test_a_passphrase_keeps_an_identity_across_devices(address: str) -> None:
    kim = await keeper(address, "Kim")
    elsewhere = await stranger(address)
    elsewhere.me = await elsewhere.ask("/api/sign-in", {"name": " kIM ", "passphrase": SECRET_WORDS}, Me)
    assert elsewhere.me.id == kim.me.id and elsewhere.me.has_passphrase
    table = await kim.open_table()
    assert [line.id for line in await elsewhere.mine()] == [table.id]
    elsewhere.me = await elsewhere.ask("/api/sign-out", None, Me)
    assert elsewhere.me.id != kim.me.id and await elsewhere.mine() == []


async def test_a_new_passphrase_signs_other_devices_out(address: str) -> None:
    one = await keeper(address, "Lou")
    two = await stranger(address)
    two.me = await two.ask("/api/sign-in", {"name": "Lou", "passphrase": SECRET_WORDS}, Me)
    one.me = await one.ask("/api/me/passphrase", {"passphrase": f"{SECRET_WORDS}!"}, Me)
    assert await two.refused("/api/me/name", {"name": "Thief"}) == (403, "person-not-recognised")
    assert (await one.look("/api/me", Me)).id == one.me.id


async def test_wrong_name_and_wrong_passphrase_look_and_take_the_same(address: str) -> None:
    await keeper(address, "Max")
    other = await stranger(address)
    times = []
    for attempt in ({"name": "Max", "passphrase": "wrong words"}, {"name": "Nobody", "passphrase": "wrong words"}):
        began = time.process_time()
        answer = await other.try_to("/api/sign-in", attempt)
        times.append(time.process_time() - began)
        assert answer.status_code == 403 and answer.json()["code"] == "sign-in-refused"
    assert 0.3 < times[0] / times[1] < 3


async def test_a_name_with_a_passphrase_belongs_to_one(address: str) -> None:
    other = await Person.named(address, "noa")
    await keeper(address, "Noa")
    assert await other.refused("/api/me/passphrase", {"passphrase": SECRET_WORDS}) == (403, "storage-name-taken")
    third = await keeper(address, "Ole")
    assert await third.refused("/api/me/name", {"name": "NOA"}) == (403, "storage-name-taken")


async def test_few_tries_to_sign_in(sqlite_url: str) -> None:
    async with served(sqlite_url, sign_in_rate=0.0001, sign_in_burst=3) as (_, address):
        other = await stranger(address)
        codes = [await other.refused("/api/sign-in", {"name": "Max", "passphrase": "guess"}) for _ in range(4)]
        assert codes == [(403, "sign-in-refused")] * 3 + [(429, "message-rate")]


async def test_few_tries_for_one_name_however_it_is_written(sqlite_url: str) -> None:
    async with served(sqlite_url, sign_in_rate=0.0001, sign_in_burst=1, trusted_proxies="127.0.0.1") as (_, address):
        await keeper(address, "Max")
        other = await stranger(address)
        names = ["Max", "max", " MAX", "M\u202eax", "ｍax"] * 3
        answers = [await guess(other, name, f"192.0.2.{number}") for number, name in enumerate(names)]
        assert answers == [403] * NAME_SHARE + [429] * (len(names) - NAME_SHARE)


async def test_one_household_that_tries_a_name_does_not_lock_its_owner_out(sqlite_url: str) -> None:
    async with served(sqlite_url, sign_in_rate=0.0001, sign_in_burst=3, trusted_proxies="127.0.0.1") as (_, address):
        await keeper(address, "Max")
        other = await stranger(address)
        assert [await guess(other, "Max", "192.0.2.1") for _ in range(20)] == [403] * 3 + [429] * 17
        headers = {"x-lairkeeper": other.me.token, "x-forwarded-for": "192.0.2.2"}
        body = {"name": "Max", "passphrase": SECRET_WORDS}
        assert (await other.http.post("/api/sign-in", json=body, headers=headers)).status_code == 200


async def test_a_longer_name_is_another_name(sqlite_url: str) -> None:
    async with served(sqlite_url) as (site, address):
        await keeper(address, "Max")
        other = await stranger(address)
        padded = {"name": "max" + " " * 21 + "x", "passphrase": SECRET_WORDS}
        assert await other.refused("/api/sign-in", padded) == (403, "sign-in-refused")
        endless = {"name": "max" + " " * 60_000, "passphrase": SECRET_WORDS}
        assert await other.refused("/api/sign-in", endless) == (400, "name-bad")
        assert max(len(key) for key in site.services.sign_ins._buckets) < 50


async def test_few_tries_from_one_household(sqlite_url: str) -> None:
    async with served(sqlite_url, sign_in_rate=0.0001, sign_in_burst=3, trusted_proxies="127.0.0.1") as (_, address):
        other = await stranger(address)
        answers = [await guess(other, f"Max {number}", f"2001:db8:0:1::{number}") for number in range(5)]
        assert answers == [403] * 3 + [429] * 2
        assert await guess(other, "Max 6", "2001:db8:0:2::1") == 403


async def test_forwarded_addresses_count_only_from_a_trusted_proxy(sqlite_url: str) -> None:
    async with served(sqlite_url, sign_in_rate=0.0001, sign_in_burst=3) as (_, address):
        other = await stranger(address)
        answers = [await guess(other, f"Max {number}", f"192.0.2.{number}") for number in range(5)]
        assert answers == [403] * 3 + [429] * 2


async def guess(person: Person, name: str, origin: str) -> int:
    """Tries to sign in from somewhere else."""
    headers = {"x-lairkeeper": person.me.token, "x-forwarded-for": origin}
    body = {"name": name, "passphrase": "a wrong guess"}
    return (await person.http.post("/api/sign-in", json=body, headers=headers)).status_code


@pytest.mark.parametrize("body", [{"passphrase": "short"}, {"passphrase": "x" * 201}])
async def test_a_passphrase_has_to_be_worth_its_name(ann: Person, body: object) -> None:
    assert await ann.refused("/api/me/passphrase", body) == (400, "passphrase-bad")


async def test_who_has_no_name_has_nothing_to_keep(address: str) -> None:
    nameless = await stranger(address)
    assert await nameless.refused("/api/me/passphrase", {"passphrase": SECRET_WORDS}) == (403, "name-needed")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("a\u202eb", "ab"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("An\u200dn\u200d", "Ann"),
        ("\u200dAnn", "Ann"),
        ("x" * 24, "x" * 24),
    ]
    + [(name, name) for name in ("李", "7", "…", "♥️", "नमस्ते", "Zoë", "한글")],
)
async def test_names_are_tidied_up(typed: str, kept: str) -> None:
    assert checked_name(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "  \n",
        "x" * 25,
        "\u200b\u202e",
        "\u200d",
        "\u3164",
        "\u2800\u2800",
        "\u115f \u1160",
        "\uffa0",
        "\ufe0f\u0301",
    ],
)
async def test_an_invisible_name_is_refused(typed: str) -> None:
    with pytest.raises(BadName):
        checked_name(typed)


async def test_the_secret_is_made_once_and_is_private(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "games.db.secret"
    secret = kept_secret(file)
    assert kept_secret(file) == secret and re.fullmatch(r"[\w-]{40,}", secret)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_a_seal_is_for_one_purpose_and_one_secret() -> None:
    seal = Signer("one").sign("cookie", "ann", "")
    assert Signer("one").verifies(seal, "cookie", "ann", "")
    assert not Signer("one").verifies(seal, "token", "ann", "")
    assert not Signer("one").verifies(seal, "cookie", "an", "n")
    assert not Signer("two").verifies(seal, "cookie", "ann", "")
    assert not Signer("one").verifies("é", "cookie", "ann", "")


async def test_signing_out_makes_the_old_cookie_worthless(address: str) -> None:
    max_ = await keeper(address, "Maximilian")
    old = max_.http.cookies["lairkeeper"]
    me = await max_.ask("/api/sign-out", {}, Me)
    assert me.id != max_.me.id
    thief = Person(address)
    thief.http.cookies.set("lairkeeper", old)
    await thief.introduce()
    assert thief.me.id != max_.me.id
    again = await stranger(address)
    assert (await again.ask("/api/sign-in", {"name": "Maximilian", "passphrase": SECRET_WORDS}, Me)).id == max_.me.id


async def test_passphrases_are_hashed_one_at_a_time(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine with two cores a second hash at once would leave none for the tables in play."""
    at_once: list[int] = []
    running = 0

    def watched(*_: object, **__: object) -> bytes:
        nonlocal running
        running += 1
        at_once.append(running)
        time.sleep(0.05)
        running -= 1
        return bytes(64)

    monkeypatch.setattr(accounts, "scrypt", watched)
    storage = storage_at(sqlite_url)
    await storage.open()
    try:
        door = accounts.People(storage, Signer("a secret for tests"), lambda: 0)
        tries = (door.sign_in("Nobody", "a wrong guess") for _ in range(4))
        assert [type(answer) for answer in await asyncio.gather(*tries, return_exceptions=True)] == [SignInRefused] * 4
    finally:
        await storage.close()
    assert at_once == [1] * 4
