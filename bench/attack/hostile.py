"""One hostile address, as a process of its own: `python -m bench.attack.kinds KIND PORT SECONDS`.

It connects from another loopback address than everybody else, says `ready` when it has what it needs, sends as fast as
it can for so long, connects again whenever it is cut off, and prints what it did as JSON. It never speaks to another
machine.
"""

import asyncio
import os
from base64 import b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from ssl import SSLContext
from time import monotonic

import msgspec

from bench.serving.frames import frame

HOME = "127.0.0.1"
ADDRESS = "127.0.0.2"
CONNECTIONS = 8
"""Simultaneous connections of attacks that gain from more than one."""
MOST_HALF_OPEN = 3_000
PAUSE = 0.01
"""Seconds before connecting again, or only the accept queue of the system would be measured."""

_PING, _PONG = 0x9, 0xA
_FRAGMENT = b"\x00\x80" + bytes(4)
_OPEN_TEXT = b"\x01\x80" + bytes(4)
_CHUNK = b"1\r\nx\r\n"
_CROWD = 2_000


@dataclass
class Done:
    """What the attacker managed to do, and what it was answered."""

    connections: int = 0
    cut_off: int = 0
    sent: int = 0
    refused: int = 0
    answered: int = 0


@dataclass
class Attack:
    port: int
    seconds: float
    until: float = 0.0
    done: Done = field(default_factory=Done)
    tls: SSLContext | None = None

    def begin(self) -> None:
        """Starts the measured time."""
        self.until, self.done = monotonic() + self.seconds, Done()
        print("ready", flush=True)

    @property
    def is_over(self) -> bool:
        return monotonic() >= self.until

    async def connect(self) -> "Line":
        reader, writer = await asyncio.open_connection(HOME, self.port, local_addr=(ADDRESS, 0), ssl=self.tls)
        self.done.connections += 1
        return Line(self, reader, writer)

    async def again_and_again(self, once: Callable[[], Awaitable[None]]) -> None:
        while not self.is_over:
            try:
                await once()
            except (OSError, asyncio.IncompleteReadError, TimeoutError):
                self.done.cut_off += 1
            await asyncio.sleep(PAUSE)


class Line:
    """One connection of the attacker."""

    def __init__(self, attack: Attack, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.attack = attack
        self.reader = reader
        self.writer = writer

    async def send(self, blob: bytes) -> None:
        self.writer.write(blob)
        self.attack.done.sent += len(blob)
        await self.writer.drain()

    async def flood(self, blob: bytes) -> None:
        """Sends the same bytes until time is up or the server disconnects; reads meanwhile, so that nothing blocks."""
        reading = asyncio.create_task(self._read_all())
        try:
            while not self.attack.is_over and not reading.done():
                await self.send(blob)
                await asyncio.sleep(0)
        finally:
            reading.cancel()
            self.writer.transport.abort()
        if reading.done() and not self.attack.is_over:
            raise ConnectionResetError

    async def _read_all(self) -> None:
        while blob := await self.reader.read(65_536):
            self.attack.done.answered += len(blob)

    async def ask(
        self, method: str, path: str, body: object = None, *headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        content = b"" if body is None else msgspec.json.encode(body)
        lines = [f"{method} {path} HTTP/1.1", f"Host: {HOME}", f"Content-Length: {len(content)}", *headers]
        await self.send("\r\n".join((*lines, "", "")).encode() + content)
        status, *rest = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").splitlines()
        found = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in rest)}
        code = int(status.split()[1])
        self.attack.done.refused += code >= 400
        if "content-length" not in found:  # a refusal of the transport, which hangs up
            raise ConnectionResetError
        return code, found, await self.reader.readexactly(int(found["content-length"]))

    async def upgrade(self, path: str, *headers: str) -> None:
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {HOME}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            *headers,
        )
        await self.send("\r\n".join((*lines, "", "")).encode())
        await self.reader.readuntil(b"\r\n\r\n")


# --- without an account ----------------------------------------------------------------------------------------------


def frames(crumb: bytes, first: bytes = b"") -> Callable[[Attack], Awaitable[None]]:
    async def attack(attack: Attack) -> None:
        async def once() -> None:
            line = await attack.connect()
            await line.upgrade("/api/tables/nowhere/socket")
            await line.send(first)
            await line.flood(crumb * _CROWD)

        await attack.again_and_again(once)

    return attack


async def chunks(attack: Attack) -> None:
    async def once() -> None:
        line = await attack.connect()
        await line.send(f"POST /api/me HTTP/1.1\r\nHost: {HOME}\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
        await line.flood(_CHUNK * _CROWD)

    await attack.again_and_again(once)


async def half_requests(attack: Attack) -> None:
    """Opens requests and leaves them there, up to thousands."""
    lines: list[Line] = []
    while not attack.is_over:
        lines = [line for line in lines if not line.reader.at_eof()]
        if len(lines) < MOST_HALF_OPEN:
            try:
                line = await attack.connect()
                await line.send(b"GET / HTTP/1.1\r\nHost: a\r\n")
                lines.append(line)
            except OSError:
                attack.done.cut_off += 1
        else:
            await asyncio.sleep(PAUSE)
    attack.done.cut_off += sum(line.reader.at_eof() for line in lines)


async def cookies(attack: Attack) -> None:
    hostile = 'Cookie: x="' + "\\" * 12_000 + '"'

    async def once() -> None:
        line = await attack.connect()
        while not attack.is_over:
            await line.ask("GET", "/api/me", None, hostile)

    await crowd(attack, once)


async def requests(attack: Attack) -> None:
    async def once() -> None:
        line = await attack.connect()
        while not attack.is_over:
            await line.ask("GET", "/api/tables/")

    await crowd(attack, once)


async def sign_ins(attack: Attack) -> None:
    async def once() -> None:
        line = await attack.connect()
        who = await guest(line)
        while not attack.is_over:
            await line.ask("POST", "/api/sign-in", {"name": "Ann", "passphrase": "a guess"}, *who.headers)

    await crowd(attack, once)


@dataclass(frozen=True)
class Guest:
    cookie: str
    token: str

    @property
    def headers(self) -> tuple[str, ...]:
        return (f"Cookie: {self.cookie}", f"X-Lairkeeper: {self.token}", "Content-Type: application/json")


async def guest(line: Line) -> Guest:
    _, headers, answer = await line.ask("GET", "/api/me")
    return Guest(headers["set-cookie"].partition(";")[0], msgspec.json.decode(answer)["token"])


async def crowd(attack: Attack, once: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(attack.again_and_again(once) for _ in range(CONNECTIONS)))


ALONE: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "pings": frames(frame(_PING, b"")),
    "pongs": frames(frame(_PONG, b"")),
    "fragments": frames(_FRAGMENT, _OPEN_TEXT),
    "one-byte chunks": chunks,
    "half requests": half_requests,
    "large cookies": cookies,
    "requests": requests,
    "sign-ins": sign_ins,
}
