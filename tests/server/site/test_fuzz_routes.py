"""Random requests to every route: whatever comes, the answer is a refusal of one sentence, never a fault of ours.

`TEST_FUZZ_REQUESTS=20000` sends that many.
"""

import asyncio
import json
import os
import re
from collections import Counter
from random import Random
from typing import Any

import httpx
import pytest

from lairkeeper.server.protocol import TableInfo
from lairkeeper.server.site.app import Site
from tests.server.transport.test_frames import raw
from tests.server.visitors import Person
from tests.server.whole.test_fuzz import ODD

pytestmark = pytest.mark.asyncio(loop_scope="session")

REQUESTS = int(os.environ.get("TEST_FUZZ_REQUESTS", "300"))
TEXTS = (
    "",
    "Ann",
    "run-run-run",
    "woodlands",
    "anyone",
    "server",
    "easy",
    "\0",
    "\ud800",
    "\u202e",
    "é" * 30,
    "x" * 3_000,
)
NUMBERS = (-1, 0, 1, 2, 2**31, 2**63, 10**400, -(2**64), 1.5, float("inf"))
FIELDS = ("game", "options", "title", "joining", "luck", "has_undo", "preset", "name", "passphrase", "seat", "bot")
FLAGS = ("is_ready", "paused", "lairkeeper_journey", "games", "lairkeeper", "players")
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW")
TYPES = (
    "application/json",
    "application/json; charset=utf-16",
    "application/msgpack",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "text/plain",
    "/",
    "",
)
PARTS = ("nowhere", "mine", "journeys", "%00", "%ff", "%2e%2e", "..", "0", "-1", "1" * 30, "en", "fr", "x" * 3_000)
QUERIES = (
    "",
    "?open=true",
    "?open=maybe",
    "?seat=0",
    "?seat=-1",
    f"?seat={2**70}",
    "?seat=%ff&seat=1",
    "?%00",
    "?=&&;",
)
BROKEN = (b"", b"\0", b"\xff\xfe", b'{"name":"\xff"}', b"{", b"[" * 30_000, b"NaN", b'{"name":1e999}', b'"\\ud800"')
DEPTHS = (30, 45, 300, 900, 990, 1_500, 20_000)

REFUSAL = re.compile(rb'\{"code":"(?!server-error)[a-z-]+"')


class Requests:
    """Makes requests: to what is there and what is not, with bodies that could be meant, bent or broken."""

    def __init__(self, paths: list[str], table: str, seed: int) -> None:
        self.random = Random(seed)
        self._paths = paths
        self._table = table

    def path(self) -> str:
        path = self.random.choice(self._paths)
        return re.sub(r"\{[^}]*\}", lambda found: self._part(found[0]), path) + self.random.choice(QUERIES)

    def _part(self, name: str) -> str:
        return self._table if "table" in name and self.random.random() < 0.6 else self.random.choice(PARTS)

    def body(self) -> bytes:
        match self.random.randrange(8):
            case 0:
                return self.random.choice(BROKEN)
            case 1:
                depth = self.random.choice(DEPTHS)
                return b'{"options":' + b'{"a":[' * (depth // 2) + b"]}" * (depth // 2) + b"}"
            case 2:
                return self.random.randbytes(self.random.randrange(60))
            case _:
                return _json({name: self._value() for name in self._fields()})

    def _fields(self) -> list[str]:
        return self.random.sample(FIELDS, self.random.randrange(4)) + self.random.sample(
            FLAGS, self.random.randrange(2)
        )

    def _value(self) -> Any:
        nested = {self.random.choice(TEXTS): self.random.choice(NUMBERS)}
        return self.random.choice(
            (self.random.choice(TEXTS), self.random.choice(NUMBERS), self.random.choice(ODD), nested)
        )

    def headers(self, person: Person) -> list[tuple[bytes, bytes]]:
        found = [("content-type", self.random.choice(TYPES)), ("x-lairkeeper", person.me.token)]
        odd = (
            ("x-lairkeeper", "another"),
            ("content-type", "text/html"),
            ("cookie", "lairkeeper=" + "x" * 200),
            ("cookie", "lairkeeper=\xff.\xfe; ;;=;"),
            ("x-lairkeeper-key", "\xff" * 40),
            ("accept", "nothing/at-all"),
            ("accept-language", "zz;q=no"),
            ("if-none-match", '"'),
            ("range", "bytes=-5"),
            ("host", "["),
            ("origin", "http://["),
            ("x-forwarded-for", "\xff, ::1"),
        )
        if self.random.random() < 0.4:
            found.append(self.random.choice(odd))
        return [(name.encode(), value.encode("latin-1")) for name, value in found]


def _json(value: Any) -> bytes:
    """With everything a text can hold, surrogates that stand alone included."""
    return json.dumps(value).encode()


def check(answer: httpx.Response) -> None:
    request = answer.request
    sent = f"{request.method} {request.url} {request.headers} {request.content[:300]!r}: {answer.content[:300]!r}"
    assert answer.status_code < 500, sent
    assert b"Traceback" not in answer.content, sent
    is_page = not request.url.path.startswith("/api/") or request.url.path.startswith("/api/schema/")
    if answer.status_code >= 400 and request.method != "HEAD" and not is_page:
        assert REFUSAL.match(answer.content) and len(answer.content) < 5_000, sent


async def test_no_request_breaks_the_server(ann: Person, site: Site) -> None:
    paths = [route.path for route in site.app.routes if not route.path.startswith("/{")]
    table: TableInfo = await ann.do(await ann.open_table(1), "start")
    requests, statuses = Requests([*paths, "/nothing/{here}"], table.id, 5), Counter[int]()
    for _ in range(REQUESTS):
        method = requests.random.choice(METHODS) if requests.random.random() < 0.3 else "POST"
        request = ann.http.build_request(
            method, requests.path(), content=requests.body(), headers=requests.headers(ann)
        )
        answer = await ann.http.send(request)
        check(answer)
        statuses[answer.status_code] += 1
    assert {200, 400, 403, 404, 405} <= {*statuses}, "the requests reach little"
    assert (await ann.http.get("/api/health")).status_code == 200


@pytest.mark.parametrize(
    "sent",
    [
        b"\0" * 200 + b"\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999999\r\n\r\nx",
        b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"y" * 40_000 + b"\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ],
)
async def test_malformed_http_is_refused(address: str, sent: bytes) -> None:
    async with raw(address) as (reader, writer):
        writer.write(sent)
        async with asyncio.timeout(20):
            answer = await reader.readline()
    assert re.fullmatch(rb"HTTP/1.1 4\d\d .*\r\n", answer), answer
