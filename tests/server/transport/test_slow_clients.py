"""A client that stops reading is sent away: it keeps neither its place at the table nor its connection."""

import asyncio
import base64
import json
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from lairkeeper.server.live.visits import Visit
from lairkeeper.server.site import sockets
from lairkeeper.server.site.app import Site
from lairkeeper.server.site.processes import server
from lairkeeper.server.transport import frames
from tests.server.sites import served
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

MORE_THAN_THE_SYSTEM_KEEPS = b" " * 24_000_000


@asynccontextmanager
async def deaf(site: Site, address: str) -> AsyncIterator[tuple[socket.socket, Visit]]:
    """Somebody who has entered and reads nothing, although there is much to read."""
    eve = await Person.named(address, "Eve")
    table = await eve.open_table()
    host, port = address.removeprefix("http://").split(":")
    with socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        await asyncio.to_thread(wire.connect, (host, int(port)))
        wire.sendall(upgrade(f"/api/tables/{table.id}/socket", f"{host}:{port}", eve.http.cookies["lairkeeper"]))
        assert b" 101 " in await asyncio.to_thread(wire.recv, 4096)
        wire.sendall(masked({"type": "enter"}))
        live = site.services.tables.registry.live[table.id]
        await until(lambda: bool(live.visits))
        visit = next(iter(live.visits))
        visit.send_bytes(MORE_THAN_THE_SYSTEM_KEEPS)
        await until(lambda: not visit._waiting)
        yield wire, visit


def upgrade(path: str, host: str, cookie: str) -> bytes:
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: lairkeeper={cookie}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def masked(message: dict[str, Any]) -> bytes:
    blob = json.dumps(message).encode()
    return bytes([0x81, 0x80 | len(blob), 0, 0, 0, 0]) + blob


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not holds():
            await asyncio.sleep(0.02)


def read_all(wire: socket.socket) -> int:
    """Reads until the server closes the connection, and counts the bytes."""
    wire.settimeout(10)
    count = 0
    try:
        while blob := wire.recv(1_000_000):
            count += len(blob)
    except ConnectionError:
        pass
    return count


async def test_a_visitor_who_does_not_take_the_last_messages_is_not_waited_for(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "LONGEST_PARTING", 0.2)
    monkeypatch.setattr(frames, "LONGEST_CLOSE", 0.2)
    async with served(sqlite_url) as (site, address), deaf(site, address) as (wire, visit):
        for _ in range(300):
            visit.send_bytes(b"{}")
        assert visit.is_lost
        await until(lambda: site.services.tables.counts()["visits"] == 0)
        assert not site.services.connections
        await asyncio.sleep(0.5)
        assert await asyncio.to_thread(read_all, wire) < len(MORE_THAN_THE_SYSTEM_KEEPS)


async def test_a_client_that_answers_no_ping_is_disconnected(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "_PING_EVERY", 0.2)
    async with served(sqlite_url) as (site, address), deaf(site, address) as (wire, visit):
        await until(lambda: site.services.tables.counts()["visits"] == 0)
        assert visit.is_lost
        assert await asyncio.to_thread(read_all, wire) < len(MORE_THAN_THE_SYSTEM_KEEPS)
