"""Middleware for every request: origin check, rate limits, security headers, access log."""

import logging
import secrets
import time
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.errors import ForeignOrigin, NoSuchPage, TooFast
from lairkeeper.server.people.cookies import cookie_in
from lairkeeper.server.protocol.speaker import refused
from lairkeeper.server.site.http_errors import status_of
from lairkeeper.server.site.services import Services
from lairkeeper.server.telemetry.logs import ACCESS, request_id
from lairkeeper.server.transport.addresses import household
from lairkeeper.server.transport.asgi import App, Message, Receive, Scope, Send
from lairkeeper.server.transport.headers import NOT_KEPT, PROTECTION, SAFE, TOKEN_HEADER, is_own_origin
from lairkeeper.server.transport.limits import Limit

LONGEST_PATH = 2_000


class Gate:
    """Wraps the whole application, so that every response has the headers, errors included."""

    def __init__(self, app: App, services: Services) -> None:
        self._app = app
        self._services = services

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
        answer = _Answer(scope, send, self._services)
        if refusal is None:
            await self._app(scope, receive, answer.send)
        else:
            await _refuse(refusal, answer.send)
        answer.log()

    def _refusal(self, scope: Scope) -> LairkeeperError | None:
        origin = household(scope)
        if not self._services.requests.allows(origin):
            self._services.traffic.note_refusal(origin)
            return TooFast()
        if "\0" in scope["path"] or len(scope["path"]) > LONGEST_PATH:
            # nothing here is called so, PostgreSQL cannot even be asked, and long paths take long to resolve
            return NoSuchPage()
        is_safe = scope["type"] == "http" and scope["method"] in SAFE
        if not is_safe and not is_own_origin(dict(scope["headers"]), self._services.settings.origins):
            return ForeignOrigin()
        return None


class _Answer:
    """Adds the headers to a response and writes one access log line."""

    def __init__(self, scope: Scope, send: Send, services: Services) -> None:
        self._scope = scope
        self._send = send
        self._services = services
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
        self._services.metrics.requests[self._status] += 1
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


def own_pages_only(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Guard: requests that change something need the token, which other sites cannot read."""
    if connection.scope.get("method") in SAFE:
        return
    services: Services = connection.app.state.services
    cookie = cookie_in(connection.scope["headers"])
    if not services.people.is_token(connection.headers.get(TOKEN_HEADER, ""), cookie):
        raise ForeignOrigin()


def few_replays(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Guard: rate limit of replays by address, since each request replays a game."""
    _ration(connection, connection.app.state.services.replays)


def few_imports(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Guard: rate limit of imports by address, before the file is read."""
    _ration(connection, connection.app.state.services.imports)


def _ration(connection: ASGIConnection[Any, Any, Any, Any], limit: Limit) -> None:
    if not limit.allows(household(connection.scope)):  # type: ignore[arg-type]
        raise TooFast()
