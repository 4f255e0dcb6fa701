"""Tables over WebSockets: one visit for each connection, read and written at the same time.

Spoken in plain ASGI, without the framework: every move passes here several times.
"""

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.errors import MalformedMessage, TooFast, TooLong
from lairkeeper.server.live.visits import Visit, encode_message
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.people.cookies import cookie_in
from lairkeeper.server.protocol import ClientMessage, Closing, Enter, Refused
from lairkeeper.server.protocol.speaker import refused
from lairkeeper.server.site.http_errors import logged_fault
from lairkeeper.server.site.services import Services
from lairkeeper.server.transport.addresses import household
from lairkeeper.server.transport.asgi import TEXTS, WRITE, Receive, Scope, Send
from lairkeeper.server.transport.json_depth import refuse_nested

LONGEST_MESSAGE = 16_384
PATIENCE = 5.0
"""Seconds for a client to send `Enter`."""
LONGEST_PARTING = 5.0
"""Seconds for the last messages to leave; a client that is slower is disconnected."""
MOST_REFUSED = 100
"""Refused or malformed messages before a client is disconnected."""

_PATH = re.compile(r"/api/tables/([^/]+)/socket")
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


class Gone(Exception):
    """The client disconnected, or was disconnected by the server."""


class TableSockets:
    """The first message is `Enter`; the first answer a snapshot, or a refusal."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        found, services, origin = _PATH.fullmatch(scope["path"]), self._services, household(scope)
        if found is None:
            await send({"type": "websocket.close", "code": 1008})
        elif services.is_closing or services.connections[origin] >= services.settings.connections_per_address:
            await send({"type": "websocket.close", "code": 1013})
        else:
            services.connections[origin] += 1
            try:
                await send({"type": "websocket.accept"})
                connection = Connection(services, cookie_in(scope["headers"]), origin, receive, send)
                await connection.serve(found[1], scope["extensions"].get(WRITE))
            except (Gone, OSError):
                pass
            finally:
                services.connections[origin] -= 1
                if not services.connections[origin]:
                    del services.connections[origin]


class Connection:
    """One client at one table."""

    def __init__(self, services: Services, cookie: str, origin: str, receive: Receive, send: Send) -> None:
        self._services = services
        self._cookie = cookie
        self._origin = origin
        self._next = receive
        self._send = send
        self._refused = 0

    async def serve(self, table_id: str, write: Callable[[bytes], bool] | None) -> None:
        """`write` sends a message at once, where the transport can."""
        visit = await self._enter(table_id)
        if visit is None:
            return
        visit.write = write
        tasks = [asyncio.create_task(self._read(visit)), asyncio.create_task(self._write(visit))]
        try:
            await visit.over()
            done, _ = await asyncio.wait(tasks, timeout=LONGEST_PARTING)
            await asyncio.gather(*done)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            visit.close()
            await self._services.tables.leave(visit)

    async def _read(self, visit: Visit) -> None:
        """Reads messages until the client is gone or the visit is over."""
        try:
            while not visit.is_lost:
                await self._hear(visit, await self._receive())
        except (Gone, OSError):
            pass
        finally:
            visit.close()

    async def _enter(self, table_id: str) -> Visit | None:
        """Identifies a client by cookie and link key; None if it may not see the table."""
        try:
            async with asyncio.timeout(PATIENCE):
                hello = self._decoded(await self._receive())
            came_at = time.monotonic()
            if not isinstance(hello, Enter):
                raise MalformedMessage(reason="enter")
            caller = await self._caller(hello.key)
            muted = await self._services.company.muted_by(caller.person) if caller.person else frozenset()
            visit = await self._services.tables.enter(table_id, caller, hello.screen, muted)
            visit.origin = self._origin
            visit.hear(came_at)
            visit.late_by(hello.sent_at)
            return visit
        except TimeoutError:
            await self._hang_up(1008)
        except LairkeeperError as error:
            await self._close(error)
        return None

    async def _caller(self, key: str) -> Caller:
        person = await self._services.people.recognised(self._cookie)
        return Caller(person.id, person.name, key) if person else Caller("", "", key)

    async def _receive(self) -> bytes | str:
        message = await self._next()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    def _decoded(self, blob: bytes | str) -> Any:
        if len(blob) > LONGEST_MESSAGE:
            raise TooLong(what="message", most=LONGEST_MESSAGE, found=len(blob))
        refuse_nested(blob)
        try:
            return _decoder.decode(blob)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise MalformedMessage(reason=str(error)) from None

    async def _hear(self, visit: Visit, blob: bytes | str) -> None:
        try:
            now = time.monotonic()
            self._slow_down(visit)
            visit.hear(now)
            await self._services.tables.hear(visit, self._decoded(blob))
        except (MalformedMessage, TooFast, TooLong) as error:
            self._services.metrics.refusals[error.code] += 1
            self._refused += 1
            visit.send(Refused(_sequence_in(blob), refused(error)))
            if self._refused > MOST_REFUSED:
                await self._close(error)
                raise Gone from None
        except Gone:
            raise
        except Exception as error:
            visit.send(Refused(_sequence_in(blob), refused(logged_fault(error))))

    def _slow_down(self, visit: Visit) -> None:
        """Rate-limits a client; spectators without a name share the limit of their address."""
        services, key = self._services, visit.person or f"at {self._origin}"
        if not (services.messages.allows(key) and services.address_messages.allows(self._origin)):
            services.traffic.note_refusal(self._origin)
            if services.traffic.is_ignored(self._origin):
                raise Gone
            raise TooFast()

    async def _write(self, visit: Visit) -> None:
        """Sends until the visit is over; a lost connection is noticed by the reader."""
        with suppress(Exception):
            while blobs := await visit.next():
                await self._send({"type": TEXTS, "texts": blobs})
            await self._hang_up(1001)

    async def _close(self, error: LairkeeperError) -> None:
        await self._send({"type": TEXTS, "texts": [encode_message(Closing(refused(error)))]})
        await self._hang_up(1008)

    async def _hang_up(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code})


class _Numbered(msgspec.Struct):
    sequence: int = 0


def _sequence_in(blob: bytes | str) -> int:
    """The number of a message that cannot be read, as far as it can."""
    try:
        refuse_nested(blob)
        return msgspec.json.decode(blob, type=_Numbered).sequence
    except (msgspec.MsgspecError, UnicodeError, MalformedMessage):
        return 0
