"""The gate: other sites, strangers with forged tokens, floods and oversized requests stay outside."""

import json
import logging

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from lairkeeper.server.errors import ServerFault
from lairkeeper.server.live import messages
from lairkeeper.server.live.messages import HINT_BURST, SAYING_BURST
from lairkeeper.server.protocol import Acknowledged, AskHint, NewTable, Say, TakeBack
from lairkeeper.server.site.services import Services
from lairkeeper.server.table.commands import play_commands
from lairkeeper.server.telemetry.logs import JsonLines, write_logs
from lairkeeper.server.transport.addresses import household
from lairkeeper.server.transport.headers import is_own_origin
from tests.conftest import LOGGERS
from tests.server.sites import served
from tests.server.visitors import Person, refusal_code

pytestmark = pytest.mark.asyncio(loop_scope="session")

NEW = b'{"game":"run-run-run"}'


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/none", "/api/games", "/assets/none.js", "/api/schema"])
async def test_every_response_has_security_headers(ann: Person, path: str) -> None:
    headers = (await ann.http.get(path)).headers
    policy = headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy and "script-src 'self';" in policy
    assert "unsafe" not in policy and "style-src 'self';" in policy
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize(
    ("headers", "is_own"),
    [
        ({}, True),
        ({"origin": "http://games.example:8000"}, True),
        ({"origin": "https://GAMES.example:8000"}, True),
        ({"origin": "https://play.example"}, True),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "http://games.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://[bad"}, False),
        ({"origin": ""}, False),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
    ],
)
async def test_which_origins_are_our_own(headers: dict[str, str], is_own: bool) -> None:
    sent = {b"host": b"games.example:8000", **{name.encode(): value.encode() for name, value in headers.items()}}
    assert is_own_origin(sent, ("https://play.example",)) is is_own


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:0:1::7", "2001:db8:0:1::"),
        ("2001:DB8:0:1:ffff:ffff:ffff:ffff", "2001:db8:0:1::"),
        ("fe80::1%eth0", "fe80::"),
        ("unknown:1", "unknown:1"),
        ("", ""),
    ],
)
async def test_whom_limits_count_as_one(client: str, counted: str) -> None:
    assert household({"client": (client, 0)}) == counted


async def test_requests_from_another_site_are_refused(ann: Person) -> None:
    foreign = {"origin": "https://evil.example", "x-lairkeeper": ann.me.token}
    answer = await ann.http.post("/api/tables", content=NEW, headers=foreign)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin-foreign")
    table = await ann.open_table()
    url = f"{ann.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
    with pytest.raises(InvalidStatus) as refused:
        await connect(url, additional_headers={"origin": "https://evil.example"})
    assert refused.value.response.status_code == 403


async def test_whatever_changes_something_needs_the_token_of_this_very_cookie(ann: Person, bob: Person) -> None:
    for token in ("", "x", bob.me.token, "é"):
        answer = await ann.http.post("/api/tables", content=NEW, headers=[(b"x-lairkeeper", token.encode())])
        assert (answer.status_code, answer.json()["code"]) == (403, "origin-foreign")
    assert (await ann.try_to("/api/tables", NewTable("run-run-run"))).status_code == 201


async def test_a_body_that_is_too_large_is_not_read(ann: Person) -> None:
    for path, size in (("/api/me/name", 70_000), ("/api/tables", 300_000)):
        answer = await ann.http.post(path, content=b" " * size, headers={"x-lairkeeper": ann.me.token})
        assert answer.status_code == 413, path


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/tables/a%00b/journal", "/api/words/en/%00"])
async def test_no_address_with_a_sign_that_databases_refuse_is_passed_on(ann: Person, path: str) -> None:
    answer = await ann.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "page-unknown")


@pytest.mark.parametrize("path", ["/" + "%2e%2e/" * 1_000, "/" + "a/" * 1_500, "/api/tables/" + "a" * 3_000])
async def test_an_address_longer_than_any_of_ours_is_not_resolved(ann: Person, path: str) -> None:
    answer = await ann.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "page-unknown")


async def test_a_sign_that_databases_refuse_is_refused_before_they_see_it(postgres_url: str) -> None:
    async with served(postgres_url) as (_, address):
        ann = await Person.named(address, "Ann")
        assert (await ann.http.get("/api/tables/%00")).status_code == 404
        assert await ann.refused("/api/sign-in", {"name": "a\0b", "passphrase": "12345678"}) == (403, "sign-in-refused")
        assert await ann.refused("/api/tables", NewTable("run\0run")) == (404, "game-unknown")
        assert await ann.refused("/api/tables", NewTable("run-run-run", {"content": "\0"})) == (400, "content-bad")
        table = await ann.open_table(title="a\0b")
        assert table.title == "ab"
        with pytest.raises(InvalidStatus):
            async with ann.at("%00"):
                pass
        async with ann.at(table.id, key="\0") as visitor:
            await visitor.arrive()
            await visitor.tell(Say(1, "a\0b"))
            assert visitor.chat == ["ab"]
        ann.http.cookies.clear()
        forged = {"cookie": "lairkeeper=%00a.b"}
        assert (await ann.http.get("/api/me", headers=forged)).status_code == 200


async def test_a_flood_of_requests_is_held_back(sqlite_url: str) -> None:
    async with served(sqlite_url, request_burst=5, request_rate=0.1) as (_, address):
        async with httpx.AsyncClient(base_url=address) as client:
            answers = [await client.get("/api/games") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert answers[-1].json()["code"] == "message-rate"


async def test_a_flood_of_messages_is_refused_and_then_cut_off(sqlite_url: str) -> None:
    async with served(sqlite_url, message_burst=5, message_rate=0.1) as (_, address):
        ann = await Person.named(address, "Ann")
        table = await ann.open_table()
        async with ann.at(table.id) as visitor:
            await visitor.arrive()
            replies = [await visitor.tell(Say(number, "again")) for number in range(1, 8)]
            assert [refusal_code(reply) for reply in replies[5:]] == ["message-rate"] * 2
            for number in range(8, 120):
                await visitor.say(Say(number, "again"))
            closing = await visitor.is_sent_away()
            assert closing is not None and closing.refusal.code == "message-rate"


async def test_one_address_has_so_many_connections(sqlite_url: str) -> None:
    async with served(sqlite_url, connections_per_address=2) as (site, address):
        ann = await Person.named(address, "Ann")
        table = await ann.open_table()
        async with ann.at(table.id) as one, ann.at(table.id) as two:
            await one.arrive()
            await two.arrive()
            with pytest.raises(InvalidStatus):
                async with ann.at(table.id):
                    pass
        async with ann.at(table.id) as again:
            await again.arrive()
        assert sum(site.services.connections.values()) <= 1


async def test_new_tables_are_rationed(sqlite_url: str) -> None:
    async with served(sqlite_url, opening_burst=2, opening_rate=0.01) as (_, address):
        ann = await Person.named(address, "Ann")
        await ann.open_table()
        await ann.open_table()
        assert await ann.refused("/api/tables", NewTable("run-run-run")) == (429, "message-rate")


async def test_many_guests_of_one_household_open_no_more_tables_than_a_class(sqlite_url: str) -> None:
    limits = {"address_opening_burst": 3, "address_opening_rate": 0.01, "opening_burst": 2}
    async with served(sqlite_url, trusted_proxies="127.0.0.1", **limits) as (_, address):
        codes = [await opening_from("2001:db8::1", await Person.named(address, "Ann")) for _ in range(5)]
        assert codes == [201] * 3 + [429] * 2
        assert await opening_from("192.0.2.7", await Person.named(address, "Bob")) == 201


async def test_one_impatient_person_leaves_the_household_its_tables(sqlite_url: str) -> None:
    async with served(sqlite_url, address_opening_burst=3, opening_burst=1, opening_rate=0.01) as (_, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        assert [await opening_from("192.0.2.7", ann) for _ in range(9)] == [201] + [429] * 8
        assert await opening_from("192.0.2.7", bob) == 201


async def opening_from(origin: str, person: Person) -> int:
    headers = {"x-lairkeeper": person.me.token, "x-forwarded-for": origin}
    return (await person.http.post("/api/tables", content=NEW, headers=headers)).status_code


@pytest.fixture
def log_lines(same_loggers: None) -> list[str]:
    """What the server writes down, as it would be written."""
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    write_logs("debug")
    kept = Kept()
    kept.setFormatter(JsonLines())
    for name in LOGGERS:
        logging.getLogger(name).handlers = [kept]
    return lines


async def test_logs_hold_no_secret(sqlite_url: str, log_lines: list[str]) -> None:
    async with served(sqlite_url, secret="the secret of the site") as (_, address):
        ann = await Person.named(address, "Annabelle")
        table = await ann.open_table(2, title="Our secret evening")
        await ann.ask("/api/me/passphrase", {"passphrase": "a long passphrase"}, object)
        await ann.http.get(f"/api/tables/{table.id}/frames/0?seat=1&key=querysecret")
        await ann.http.get(f"/api/tables/{table.id}", headers={"x-lairkeeper-key": table.join_key or ""})
        async with ann.at(table.id) as visitor:
            await visitor.arrive()
            await visitor.tell(Say(1, "a private word"))
            await visitor.socket.send("nonsense nonsense")
            await visitor.hear()
        cookie = ann.http.cookies["lairkeeper"]
        secrets = ["Annabelle", "Our secret evening", "a long passphrase", "querysecret", "a private word", "nonsense"]
        secrets += [table.join_key or "-", table.watch_key or "-", cookie, ann.me.token, "the secret of the site"]
    written = "\n".join(log_lines)
    assert [secret for secret in secrets if secret in written] == []
    parsed = [json.loads(line) for line in log_lines]
    requests = [line for line in parsed if line["event"] == "request"]
    assert {line["route"] for line in requests} >= {"/api/tables", "/api/tables/{table_id}/frames/{step}"}
    assert all(line["request"] and line["status"] for line in requests)


async def test_a_mistake_of_ours_is_logged_and_not_shown(
    sqlite_url: str, log_lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("inner workings")

    async with served(sqlite_url) as (site, address):
        ann = await Person.named(address, "Ann")
        table = await ann.open_table()
        async with ann.at(table.id) as visitor:
            await visitor.arrive()
            monkeypatch.setattr(site.services.tables, "hear", broken)
            reply = await visitor.tell(Say(1, "hello"))
            assert refusal_code(reply) == ServerFault.code
        monkeypatch.setattr(site.services.tables, "listed", broken)
        answer = await ann.http.get("/api/tables")
    assert answer.status_code == 500 and "inner" not in answer.text
    reference = answer.json()["phrase"]["facts"]["reference"]
    line = next(json.loads(line) for line in log_lines if reference in line)
    assert "inner workings" in line["stack"]
    assert Services.__name__ not in answer.text


async def test_metrics_are_for_this_machine_unless_told_otherwise(ann: Person, sqlite_url: str) -> None:
    text = (await ann.http.get("/api/metrics")).text
    assert "lairkeeper_commit_seconds_bucket" in text and 'lairkeeper_requests_total{status="200"}' in text
    async with served(sqlite_url, metrics="nobody") as (_, address):
        eve = await Person.named(address, "Eve")
        assert (await eve.http.get("/api/metrics")).status_code == 404


async def test_health_needs_the_storage(sqlite_url: str) -> None:
    async with served(sqlite_url) as (site, address):
        ann = await Person.named(address, "Ann")
        assert (await ann.http.get("/api/health")).json()["status"] == "well"
        await site.services.storage.close()
        answer = await ann.http.get("/api/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "storage-unavailable")


async def test_chat_is_rationed_for_each_person_whatever_their_connections(sqlite_url: str) -> None:
    async with served(sqlite_url) as (_, address):
        ann = await Person.named(address, "Ann")
        table = await ann.open_table()
        async with ann.at(table.id) as one, ann.at(table.id) as two:
            await one.arrive()
            await two.arrive()
            said = [await visitor.tell(Say(1, "again")) for _ in range(8) for visitor in (one, two)]
            assert all(isinstance(reply, Acknowledged) for reply in said[:SAYING_BURST])
            assert {refusal_code(reply) for reply in said[SAYING_BURST:]} == {"message-rate"}


async def test_chat_is_rationed_for_each_address_whatever_the_number_of_guests(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "ADDRESS_SHARE", 1)
    async with served(sqlite_url) as (_, address):
        codes = []
        for name in ("Ann", "Bob"):
            person = await Person.named(address, name)
            async with person.at((await person.open_table()).id) as visitor:
                await visitor.arrive()
                codes += [type(await visitor.tell(Say(number, "again"))).__name__ for number in range(SAYING_BURST)]
        assert codes == ["Acknowledged"] * SAYING_BURST + ["Refused"] * SAYING_BURST


async def test_hints_are_rationed_because_a_bot_thinks_about_each(sqlite_url: str) -> None:
    async with served(sqlite_url) as (_, address):
        ann = await Person.named(address, "Ann")
        table = await ann.do(await ann.open_table(1), "start")
        async with ann.at(table.id) as visitor:
            await visitor.is_asked()
            asked = visitor.questions[0]
            replies = [await visitor.tell(AskHint(n, asked.seat, asked.number)) for n in range(1, HINT_BURST + 3)]
            assert [type(reply).__name__ for reply in replies[:HINT_BURST]] == ["Hint"] * HINT_BURST
            assert refusal_code(replies[-1]) == "message-rate"


async def test_http_requests_cannot_grow_a_log_without_limit(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_commands, "MOST_RECORDS", 4)
    async with served(sqlite_url) as (_, address):
        ann = await Person.named(address, "Ann")
        table = await ann.open_table()
        answers = [await ann.try_to(f"/api/tables/{table.id}/ready", {"seat": 0}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 403, 403]
        assert answers[-1].json()["code"] == "table-full"


async def test_messages_to_a_table_are_rate_limited(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_commands, "MOST_SAYINGS", 2)
    async with served(sqlite_url) as (_, address):
        ann = await Person.named(address, "Ann")
        table = await ann.open_table()
        async with ann.at(table.id) as one:
            await one.arrive()
            said = [await one.tell(Say(number, "again")) for number in range(3)]
            assert isinstance(said[1], Acknowledged) and refusal_code(said[2]) == "table-full"
            monkeypatch.setattr(play_commands, "MOST_RECORDS", 1)
            assert refusal_code(await one.tell(TakeBack(9, 0))) == "table-full"
