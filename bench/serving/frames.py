"""A WebSocket client that costs next to nothing, so that it is the server that is measured."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable

Hear = Callable[[bytes], None]

LONGEST_HANDSHAKE = 30.0

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_FINAL, _MASKED = 0x80, 0x80
_NO_MASK = bytes(4)
"""A mask of zeros is allowed and leaves the bytes as they are."""


class HandshakeFailed(Exception):
    """The server did not want to speak WebSocket."""


class Socket(asyncio.Protocol):
    """One connection; every text message goes to `hear`."""

    def __init__(self, hear: Hear) -> None:
        self.is_closed = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hear = hear
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]

    def write(self, blob: bytes) -> None:
        if self._transport is not None and not self.is_closed:
            self._transport.write(blob)

    def send(self, text: bytes) -> None:
        self.write(frame(_TEXT, text))

    def close(self) -> None:
        self.write(frame(_CLOSE, b""))
        self.is_closed = True
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(HandshakeFailed("the connection was closed"))

    def data_received(self, data: bytes) -> None:
        blob = self._rest + data if self._rest else data
        if not self.opened.done():
            blob = self._shake_hands(blob)
        self._rest = self._read_frames(blob) if self.opened.done() else blob

    def _shake_hands(self, blob: bytes) -> bytes:
        head, ended, rest = blob.partition(b"\r\n\r\n")
        if not ended:
            return blob
        if head.split(b" ", 2)[1] == b"101":
            self.opened.set_result(None)
        else:
            self.opened.set_exception(HandshakeFailed(head.decode("latin-1").splitlines()[0]))
        return rest

    def _read_frames(self, blob: bytes) -> bytes:
        """Takes whole frames off the front and gives back what is not whole yet."""
        at, there = 0, len(blob)
        while there - at >= 2:
            kind, length, start = blob[at] & 0x0F, blob[at + 1], at + 2
            if length >= 126:
                width = 2 if length == 126 else 8
                length, start = int.from_bytes(blob[start : start + width], "big"), start + width
            if start + length > there:
                break
            self._take(kind, blob[start : start + length])
            at = start + length
        return blob[at:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self._hear(payload)
        elif kind == _PING:
            self.write(frame(_PONG, payload))
        elif kind == _CLOSE:
            self.close()


def frame(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        head = bytes((_FINAL | kind, _MASKED | size))
    elif size < 65_536:
        head = bytes((_FINAL | kind, _MASKED | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((_FINAL | kind, _MASKED | 127)) + size.to_bytes(8, "big")
    return head + _NO_MASK + payload


async def connect(socket: Socket, port: int, path: str, cookie: str = "") -> None:
    """Connects it on loopback; done once the server has agreed."""
    await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    socket.write("\r\n".join((*lines, "", "")).encode())
    await asyncio.wait_for(socket.opened, LONGEST_HANDSHAKE)
