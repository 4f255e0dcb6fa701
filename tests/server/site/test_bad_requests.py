"""Requests that no browser sends: each gets a refusal of one sentence, and none reaches the log as a fault."""

import time

import pytest

from lairkeeper.server.errors import BadSettings
from lairkeeper.server.people.cookies import cookie_in
from lairkeeper.server.site.settings import read_settings
from lairkeeper.server.storage.backends import sqlite
from tests.server.sites import served
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

NO_UTF8 = b'{"game":"\xff\xfe"}'
NESTED = b'{"game":"run-run-run","options":{"players":' + b"[" * 20_000 + b"]" * 20_000 + b"}}"


@pytest.mark.parametrize("body", [NO_UTF8, NESTED, b"[" * 30_000, b"\0"], ids=["no UTF-8", "nested", "open", "zero"])
@pytest.mark.parametrize("path", ["/api/tables", "/api/me/name", "/api/sign-in"])
async def test_a_body_that_cannot_be_read_is_malformed(ann: Person, path: str, body: bytes) -> None:
    headers = {"x-lairkeeper": ann.me.token, "content-type": "application/json"}
    answer = await ann.http.post(path, content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "message-malformed")


async def test_a_cookie_is_found_in_one_pass_whatever_stands_beside_it() -> None:
    hostile = b'other="' + b"\\" * 60_000 + b'"; lairkeeper=a.b'
    began = time.process_time()
    assert cookie_in([(b"cookie", hostile)]) == "a.b"
    assert time.process_time() - began < 1, "the parser of the standard library took seconds"
    assert cookie_in([(b"accept", b"x"), (b"cookie", b"notlairkeeper=1;  lairkeeper=c.d ; lairkeeper=e")]) == "c.d"
    assert cookie_in([(b"cookie", b"lairkeeper")]) == ""


@pytest.mark.parametrize("path", ["/api/tables/", "/api/tables/mine", "/api/me"])
async def test_responses_that_may_hold_keys_are_not_cached(ann: Person, path: str) -> None:
    assert (await ann.http.get(path)).headers["cache-control"] == "no-store"


async def test_an_open_table_with_its_keys_is_not_kept(ann: Person) -> None:
    table = await ann.open_table()
    assert (await ann.http.get(f"/api/tables/{table.id}")).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/api/metrics"])
async def test_the_character_set_is_named_once(ann: Person, path: str) -> None:
    assert (await ann.http.get(path)).headers["content-type"].count("charset") == 1


@pytest.mark.parametrize(("host", "status"), [("localhost:80", 200), ("[::1]", 200), ("games.example", 404), ("", 404)])
async def test_metrics_for_this_machine_answer_only_to_its_own_names(ann: Person, host: str, status: int) -> None:
    assert (await ann.http.get("/api/metrics", headers={"host": host})).status_code == status


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via", "X-Forwarded-Host"])
async def test_metrics_for_this_machine_are_not_passed_on_by_a_proxy(sqlite_url: str, header: str) -> None:
    """Whether the proxy is trusted or not."""
    for trusted in ("", "127.0.0.1"):
        async with served(sqlite_url, trusted_proxies=trusted) as (_, address):
            eve = await Person.named(address, "Eve")
            assert (await eve.http.get("/api/metrics", headers={header: "127.0.0.1"})).status_code == 404
            assert (await eve.http.get("/api/metrics")).status_code == 200


async def test_metrics_are_read_with_the_token_from_anywhere(sqlite_url: str) -> None:
    async with served(sqlite_url, metrics_token="sixteen letters!") as (_, address):
        eve = await Person.named(address, "Eve")
        far = {"x-forwarded-for": "192.0.2.1"}
        for given, status in (("Bearer sixteen letters!", 200), ("Bearer sixteen letters?", 404), ("Bearer", 404)):
            answer = await eve.http.get("/api/metrics", headers={**far, "authorization": given})
            assert answer.status_code == status
    async with served(sqlite_url) as (_, address):
        eve = await Person.named(address, "Eve")
        assert (await eve.http.get("/api/metrics", headers={**far, "authorization": "Bearer"})).status_code == 404


async def test_a_secret_that_can_be_guessed_is_refused() -> None:
    with pytest.raises(BadSettings):
        read_settings(None, {"LAIRKEEPER_METRICS_TOKEN": "a"})
    with pytest.raises(BadSettings):
        read_settings(None, {"LAIRKEEPER_SECRET": "a"})
    assert read_settings(None, {"LAIRKEEPER_SECRET": "sixteen letters!"}).secret == "sixteen letters!"


async def test_a_server_with_a_full_disk_is_not_well(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "LEAST_SPACE", 2**80)
    answer = await ann.http.get("/api/health")
    assert (answer.status_code, answer.json()["code"]) == (503, "storage-unavailable")
