"""The gate every request passes: where it comes from, how often, and what a browser may do with the answer."""

import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from ipaddress import IPv6Address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.cookies import cookie_in
from lairkeeper.server.errors import ForeignOrigin, NoSuchPage, TooFast
from lairkeeper.server.house import House
from lairkeeper.server.limits import Limit
from lairkeeper.server.logs import ACCESS, request_id
from lairkeeper.server.phrases import refused
from lairkeeper.server.refusing import status_of

TOKEN_HEADER = "x-lairkeeper"
KEY_HEADER = "x-lairkeeper-key"
LONGEST_PATH = 2_000
SAFE = ("GET", "HEAD", "OPTIONS")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = Iterable[tuple[bytes, bytes]]

# Neither styles nor scripts may stand in a page; what a board moves is set by its own script.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
PROTECTION: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
NOT_KEPT = (b"cache-control", b"no-store")
"""Answers of the API hold keys and hands; those that may be kept say so themselves."""


class Gate:
    """Around the whole application, so that nothing it answers lacks the headers, not even a fault."""

    def __init__(self, app: App, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        mark = request_id.set(secrets.token_hex(6))
        try:
            await self._pass(scope, receive, send)
        finally:
            request_id.reset(mark)

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            await (self._app(scope, receive, send) if refusal is None else _turn_away(receive, send))
            return
        answer = _Answer(scope, send, self._house)
        if refusal is None:
            await self._app(scope, receive, answer.send)
        else:
            await _refuse(refusal, answer.send)
        answer.log()

    def _refusal(self, scope: Scope) -> LairkeeperError | None:
        origin = household(scope)
        if not self._house.requests.allows(origin):
            self._house.traffic.note_refusal(origin)
            return TooFast()
        if "\0" in scope["path"] or len(scope["path"]) > LONGEST_PATH:
            # nothing here is called so, PostgreSQL cannot even be asked, and long paths take long to resolve
            return NoSuchPage()
        is_safe = scope["type"] == "http" and scope["method"] in SAFE
        if not is_safe and not is_own_origin(dict(scope["headers"]), self._house.settings.origins):
            return ForeignOrigin()
        return None


class _Answer:
    """Adds the headers to an answer on its way out, and writes one line about it."""

    def __init__(self, scope: Scope, send: Send, house: House) -> None:
        self._scope = scope
        self._send = send
        self._house = house
        self._status = 0
        self._began = time.perf_counter()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
            given = [*message.get("headers", ())]
            named = {name.lower() for name, _ in given}
            usual = (*PROTECTION, NOT_KEPT) if self._scope["path"].startswith("/api/") else PROTECTION
            added = [header for header in usual if header[0] not in named]
            message = {**message, "headers": [*given, *added, (b"x-request-id", request_id.get().encode())]}
        await self._send(message)

    def log(self) -> None:
        self._house.metrics.requests[self._status] += 1
        if ACCESS.isEnabledFor(logging.INFO):
            facts = {
                "method": self._scope["method"],
                "route": self._scope.get("path_template") or "",
                "status": self._status,
                "ms": round((time.perf_counter() - self._began) * 1000, 2),
            }
            ACCESS.info("request", extra={"facts": facts})


async def _refuse(error: LairkeeperError, send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(refused(error))})


async def _turn_away(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": 1008})


def address(scope: Scope) -> str:
    """The address of the client, as far as the server knows; a proxy in between has to be trusted to be believed."""
    client = scope.get("client")
    return client[0] if client else ""


def household(scope: Scope) -> str:
    """Whom limits count as one: an IPv4 address, or all the IPv6 addresses of a network that is given to one line."""
    client = address(scope)
    if ":" not in client:
        return client
    try:
        found = IPv6Address(client)
    except ValueError:
        return client
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


def is_own_origin(headers: dict[bytes, bytes], allowed: Iterable[str]) -> bool:
    """Browsers say which site a request comes from; what is no browser says nothing and carries no borrowed cookie."""
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
    named = origin.decode("latin-1")
    return named in allowed or _host_of(named) == headers.get(b"host", b"").decode("latin-1").lower()


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None


def own_pages_only(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Whatever changes something needs the token, which other sites cannot read (a guard)."""
    if connection.scope.get("method") in SAFE:
        return
    house: House = connection.app.state.house
    cookie = cookie_in(connection.scope["headers"])
    if not house.people.is_token(connection.headers.get(TOKEN_HEADER, ""), cookie):
        raise ForeignOrigin()


def few_replays(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A finished game is replayed for each who looks at it, so an address may look at few moments at once (a guard)."""
    _ration(connection, connection.app.state.house.replays)


def few_imports(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refused before the file is read (a guard)."""
    _ration(connection, connection.app.state.house.imports)


def _ration(connection: ASGIConnection[Any, Any, Any, Any], limit: Limit) -> None:
    if not limit.allows(household(connection.scope)):  # type: ignore[arg-type]
        raise TooFast()
