"""HTTP requests and WebSocket frames as they arrive: connections that send too much or too slowly are aborted."""

import asyncio
import re
from collections import deque
from collections.abc import Iterator
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

from lairkeeper.server.transport.addresses import household
from lairkeeper.server.transport.asgi import TEXTS, WRITE
from lairkeeper.server.transport.traffic import Account, Traffic

LARGEST_HEADER = 16_384
"""Bytes of a request before its body."""
MOST_HEADER_LINES = 100
"""Most header lines of a request: each costs the parser as much as a frame."""
LONGEST_HANDSHAKE_LINE = 8_000
LONGEST_REQUEST = 15.0
"""Seconds for a whole request to arrive."""
LONGEST_CLOSE = 15.0
SLICE = 2_048
"""Bytes that are parsed before the frames in them are counted."""
MOST_UNREAD = 8
"""Messages of a connection that wait before no more is read from it."""
MOST_TOGETHER = 16
"""Messages to a connection that leave in one piece."""
LONGEST_TOGETHER = SLICE * MOST_TOGETHER
"""Bytes of a message that leaves at once."""

_MASKED = 0x80
_WHOLE_TEXT = 0x81
_CONTROLS = (0x88, 0x89, 0x8A)
_END_OF_HEADER = re.compile(rb"(?:\A|\n)\r?\n")
_TOO_MANY_LINES = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_LENGTH_REQUIRED = b"HTTP/1.1 411 Length Required\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class HttpProtocol(H11Protocol):
    """Aborts requests that arrive too fast, too slowly or in tiny pieces."""

    _account: Account
    _address = ""
    _deadline: asyncio.TimerHandle | None = None
    _lines = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        traffic = traffic_of(self)
        address = "" if is_proxy(self) else household({"client": self.client})
        self._account = Account(traffic, address)
        if address and not traffic.connect(address):
            transport.abort()
            return
        self._address = address
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_deadline()
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._account.is_ignored or not self._account.charge(len(data), 1):
            self.transport.abort()
            return
        for part in _slices(data):
            if self._has_too_many_lines(part):
                self._refuse("lines", _TOO_MANY_LINES)
                return
            was_idle = self.conn.their_state is h11.IDLE
            super().data_received(part)
            if self._is_done_reading():
                return
            if was_idle and self.conn.their_state is not h11.IDLE:
                self._lines = 0
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._await_request()
        else:
            self._end_deadline()

    def _has_too_many_lines(self, part: bytes) -> bool:
        """Counts the lines of a header before they are parsed; also of one that comes while a request is answered."""
        if self.conn.their_state is h11.DONE:
            self._lines += part.count(b"\n")
        elif self.conn.their_state is h11.IDLE:
            end = _END_OF_HEADER.search(part)
            self._lines += part.count(b"\n", 0, end.end() if end else len(part))
        return self._lines > MOST_HEADER_LINES

    def _is_done_reading(self) -> bool:
        """Refuses chunked bodies: no client of ours sends them, and every chunk costs as much as a request line."""
        if self.conn.their_state is h11.SEND_BODY and any(name == b"transfer-encoding" for name, _ in self.headers):
            self._refuse("chunked", _LENGTH_REQUIRED)
        return self.transport.is_closing() or self.transport.get_protocol() is not self

    def _refuse(self, reason: str, answer: bytes) -> None:
        traffic_of(self).note_abort(reason, self._address)
        self.transport.write(answer)
        self.transport.close()

    def on_response_complete(self) -> None:
        self._lines = 0
        super().on_response_complete()
        if not self._account.charge(0, 1):
            self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._end_deadline()
        if any(_is_too_long(*line) for line in self.headers):
            self.send_400_response("The header of this WebSocket request is too large.")
            return
        super().handle_websocket_upgrade(event)
        wire = cast(Any, self.transport.get_protocol())
        if isinstance(wire, SocketProtocol):
            wire.take_over(self._account, self._address)
            self._address = ""

    def _await_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(LONGEST_REQUEST, self._hang_up)

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _hang_up(self) -> None:
        traffic_of(self).note_abort("slow", self._address)
        self.transport.abort()

    def _release(self) -> None:
        if self._address:
            traffic_of(self).disconnect(self._address)
            self._address = ""


class Inbox:
    """The events of a connection, for exactly one reading task; cheaper than a queue."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._events.popleft()

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose frames are counted, control frames and fragments included.

    Disconnects a client that reads nothing; its pending messages would wait for ever.
    """

    _account: Account | None = None
    _address = ""
    _is_between_frames = True
    """False once a frame came in pieces or with others: from then on the general parser reads everything."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._leaving: list[bytes] = []

    def take_over(self, account: Account, address: str) -> None:
        """Takes over the traffic account of the upgraded HTTP connection."""
        self._account, self._address = account, address

    def connection_lost(self, exc: Exception | None) -> None:
        if self._address:
            traffic_of(self).disconnect(self._address)
            self._address = ""
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._account is None:  # the handshake, which was counted as HTTP
            super().data_received(data)
            return
        if not self._account.charge(len(data), 1):
            self.transport.abort()
            return
        text = whole_text(data) if self._is_between_frames and not self.frames else None
        if text is not None:
            self._receive_text(text)
            return
        self._is_between_frames = self._is_between_frames and is_whole_control(data)
        for part in _slices(data):
            if self.transport.is_closing():
                return
            super().data_received(part)

    def _receive_text(self, text: bytes) -> None:
        """Reads on while few messages wait: to pause and resume costs two system calls, for every message."""
        try:
            decoded = text.decode()
        except UnicodeDecodeError:
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()
            return
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": decoded})
        if self.queue.qsize() > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Any) -> None:
        cast(Any, self).queue = Inbox(self.loop)
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope)["extensions"][WRITE] = self.write_text

    def write_text(self, text: bytes) -> bool:
        """Sends a text at once; false if it has to wait until earlier ones have left, or nobody is there."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        leaving = self._leaving
        if not leaving:
            self.loop.call_soon(self._flush)
        leaving.append(text_frame(text))
        if len(leaving) >= MOST_TOGETHER or len(text) > LONGEST_TOGETHER:
            self._flush()
        return True

    def _flush(self) -> None:
        """Writes what was sent since the loop was last at rest, in one piece: often an update and a reply."""
        leaving, self._leaving = self._leaving, []
        if leaving and not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(leaving[0] if len(leaving) == 1 else b"".join(leaving))

    def handle_events(self) -> None:
        found = len(self.conn.events)
        if self._account is None or found < 2 or self._account.charge(0, found - 1):
            super().handle_events()
        else:
            self.conn.events_received()
            self.transport.abort()

    async def send(self, message: Any) -> None:
        """Sends all waiting texts in one piece, without decoding and encoding them again."""
        self._flush()
        if message["type"] != TEXTS:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        if not self.close_sent:
            self.transport.write(b"".join(map(text_frame, message["texts"])))

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LONGEST_CLOSE, self.transport.abort)


def whole_text(data: bytes) -> bytes | None:
    """The text of a client's message, if this is one frame of up to some kilobytes and nothing else, as usual."""
    if len(data) < 6 or len(data) > SLICE or data[0] != _WHOLE_TEXT:
        return None
    length, start = data[1] & ~_MASKED, 6
    if length == 126:
        length, start = int.from_bytes(data[2:4], "big"), 8
    if data[1] < _MASKED or length != len(data) - start:
        return None
    text: bytes = apply_mask(data[start:], data[start - 4 : start])
    return text


def is_whole_control(data: bytes) -> bool:
    """Whether this is exactly one ping, pong or close frame of a client."""
    return len(data) >= 6 and data[0] in _CONTROLS and data[1] == _MASKED + len(data) - 6


def text_frame(text: bytes) -> bytes:
    """A whole message of a server: one frame, not masked."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def traffic_of(wire: HttpProtocol | SocketProtocol) -> Traffic:
    traffic: Traffic = cast(Any, wire.config.app).services.traffic
    return traffic


def is_proxy(wire: HttpProtocol) -> bool:
    """Whether the peer is a trusted proxy."""
    return wire.client is not None and wire.client[0] in getattr(wire.app, "trusted_hosts", ())


def _is_too_long(name: bytes, value: bytes) -> bool:
    return len(name) + len(value) > LONGEST_HANDSHAKE_LINE


def _slices(data: bytes) -> Iterator[bytes]:
    return (data[start : start + SLICE] for start in range(0, len(data), SLICE))
