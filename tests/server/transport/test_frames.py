"""Below the gate: what one address sends and holds is bounded before any of it is parsed."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from lairkeeper.server.site import sockets
from lairkeeper.server.site.app import Site
from lairkeeper.server.site.settings import Settings
from lairkeeper.server.transport import frames
from tests.server.sites import served
from tests.server.transport.test_slow_clients import masked, until, upgrade
from tests.server.visitors import PATIENCE, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

USUAL = Settings()
AS_BY_DEFAULT = {
    "piece_rate": 10.0,  # a slow machine must not fill the bucket up again meanwhile
    "piece_burst": USUAL.piece_burst,
    "byte_rate": USUAL.byte_rate,
    "byte_burst": USUAL.byte_burst,
    "http_connections_per_address": USUAL.http_connections_per_address,
}
MASK = bytes(4)
EMPTY_PING = b"\x89\x80" + MASK
EMPTY_PONG = b"\x8a\x80" + MASK
EMPTY_FRAGMENT = b"\x00\x80" + MASK
OPEN_TEXT = b"\x01\x80" + MASK
HELLO = masked({"type": "enter"})


@asynccontextmanager
async def raw(address: str) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


@asynccontextmanager
async def upgraded(address: str, table: str) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
    """A WebSocket that has not entered yet."""
    async with raw(address) as (reader, writer):
        writer.write(upgrade(f"/api/tables/{table}/socket", address.removeprefix("http://"), ""))
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        yield reader, writer


async def is_cut_off(
    reader: StreamReader, writer: StreamWriter, blob: bytes, times: int, *, patience: float = PATIENCE
) -> bool:
    """Whether the server hangs up while the same bytes are sent again and again."""
    try:
        for _ in range(times):
            writer.write(blob)
            await writer.drain()
            await asyncio.sleep(0)
        async with asyncio.timeout(patience):
            while await reader.read(65_536):
                pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def aborts(site: Site, reason: str) -> int:
    return site.services.metrics.aborts[reason]


@pytest.mark.parametrize(
    ("first", "frame"),
    [(b"", EMPTY_PING), (b"", EMPTY_PONG), (OPEN_TEXT, EMPTY_FRAGMENT)],
    ids=["pings", "pongs", "fragments"],
)
async def test_a_flood_of_tiny_frames_is_cut_off(sqlite_url: str, first: bytes, frame: bytes) -> None:
    async with served(sqlite_url, **AS_BY_DEFAULT) as (site, address):
        table = await (await Person.named(address, "Ann")).open_table()
        async with upgraded(address, table.id) as (reader, writer):
            writer.write(first)
            assert await is_cut_off(reader, writer, frame * 5_000, 4)
        assert aborts(site, "pieces") == 1
        await until(lambda: not site.services.connections)


async def test_frames_at_a_human_pace_are_not_cut_off(sqlite_url: str) -> None:
    async with served(sqlite_url, **AS_BY_DEFAULT) as (site, address):
        table = await (await Person.named(address, "Ann")).open_table()
        async with upgraded(address, table.id) as (reader, writer):
            assert not await is_cut_off(reader, writer, EMPTY_PING, 100, patience=2)
        assert not site.services.metrics.aborts


async def test_a_body_in_chunks_of_one_byte_is_cut_off(sqlite_url: str) -> None:
    async with served(sqlite_url, **AS_BY_DEFAULT) as (site, address), raw(address) as (reader, writer):
        writer.write(b"POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
        assert await is_cut_off(reader, writer, b"1\r\nx\r\n" * 5_000, 10)
        assert aborts(site, "chunked") == 1


async def test_a_chunked_body_is_refused(sqlite_url: str) -> None:
    async with served(sqlite_url) as (_, address), raw(address) as (reader, writer):
        writer.write(b"POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n")
        assert b"411" in await reader.readline()


async def test_a_flood_of_requests_on_one_connection_is_cut_off(sqlite_url: str) -> None:
    async with served(sqlite_url, **AS_BY_DEFAULT) as (site, address), raw(address) as (reader, writer):
        assert await is_cut_off(reader, writer, b"GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n" * 10, 100)
        assert aborts(site, "pieces") or aborts(site, "lines") or site.services.metrics.requests[429] == 1


async def test_an_address_that_is_refused_again_and_again_is_not_even_answered(sqlite_url: str) -> None:
    """A refusal costs as well: after so many nothing is read from there, and others are served as before."""
    async with served(sqlite_url, **AS_BY_DEFAULT) as (site, address):
        for _ in range(400):
            site.services.traffic.note_refusal("127.0.0.1")
        async with raw(address) as (reader, writer):
            assert await is_cut_off(reader, writer, b"GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n", 1)
        assert aborts(site, "ignored") == 1 and not site.services.metrics.requests[429]
        assert not site.services.traffic.is_ignored("127.0.0.2")


async def test_more_bytes_than_an_address_may_send_are_cut_off(sqlite_url: str) -> None:
    async with served(sqlite_url, byte_rate=1.0, byte_burst=50_000) as (site, address):
        table = await (await Person.named(address, "Ann")).open_table()
        async with upgraded(address, table.id) as (reader, writer):
            assert await is_cut_off(reader, writer, bytes([0x82, 0xFE, 0x20, 0x00]) + MASK + bytes(8_192), 8)
        assert aborts(site, "bytes") == 1


async def test_requests_that_never_end_are_hung_up_on(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "LONGEST_REQUEST", 0.2)
    half = (b"", b"GET / HTTP/1.1\r\nHost: a\r\n", b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{")
    async with served(sqlite_url) as (site, address):
        for request in half:
            async with raw(address) as (reader, writer):
                assert await is_cut_off(reader, writer, request, 1)
        assert aborts(site, "slow") == len(half)


async def test_an_address_holds_only_so_many_connections(sqlite_url: str) -> None:
    async with served(sqlite_url, http_connections_per_address=3) as (site, address):
        async with raw(address), raw(address), raw(address), raw(address) as (reader, writer):
            assert await is_cut_off(reader, writer, b"GET ", 1)
        assert aborts(site, "connections") == 1
        await until(lambda: not site.services.traffic._connections)
        async with raw(address) as (reader, writer):
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n")
            assert b"200" in await reader.readline()


async def test_connections_behind_a_trusted_proxy_are_counted_one_by_one(sqlite_url: str) -> None:
    async with served(sqlite_url, http_connections_per_address=1, trusted_proxies="127.0.0.1") as (site, address):
        async with raw(address), raw(address) as (reader, writer):
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n")
            assert b"200" in await reader.readline()
        assert not site.services.metrics.aborts


async def test_a_handshake_with_an_oversized_header_is_refused(sqlite_url: str) -> None:
    async with served(sqlite_url) as (_, address), raw(address) as (reader, writer):
        writer.write(upgrade("/api/tables/a/socket", "a", "x" * 9_000))
        async with asyncio.timeout(2):
            assert b"400" in await reader.readline()


@pytest.mark.parametrize(
    "first", [b"", b"GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n"], ids=["at once", "behind another"]
)
async def test_a_header_of_thousands_of_lines_is_not_parsed(sqlite_url: str, first: bytes) -> None:
    async with served(sqlite_url) as (site, address), raw(address) as (reader, writer):
        writer.write(first + b"GET /api/health HTTP/1.1\r\nHost: a\r\n" + b"a:\r\n" * 3_500 + b"\r\n")
        answered = await reader.read()
        assert answered.count(b"HTTP/1.1 431 ") == 1 and aborts(site, "lines") == 1


async def test_lines_are_counted_for_each_request_alone(sqlite_url: str) -> None:
    request = b"GET /api/health HTTP/1.1\r\nHost: a\r\n" + b"a:\r\n" * 60 + b"\r\n"
    async with served(sqlite_url) as (site, address), raw(address) as (reader, writer):
        for _ in range(5):
            writer.write(request)
            assert b" 200 " in await reader.readuntil(b"\r\n\r\n")
            await reader.readuntil(b"}")
        body = b"[" + b"\n" * 500 + b"]"
        writer.write(b"POST /api/me/name HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
        assert b" 403 " in await reader.readline()
        assert not site.services.metrics.aborts


async def test_a_socket_that_has_entered_gives_its_connection_back(sqlite_url: str) -> None:
    async with served(sqlite_url, http_connections_per_address=50) as (site, address):
        ann = await Person.named(address, "Ann")
        table = await ann.open_table()
        async with upgraded(address, table.id) as (reader, writer):
            writer.write(masked({"type": "enter"}))
            assert await reader.read(10)
        await ann.http.aclose()
        await until(lambda: not site.services.traffic._connections)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
async def test_messages_are_framed_as_a_client_reads_them(size: int) -> None:
    text = b"a" * size
    client = ClientProtocol(parse_uri("ws://localhost"), state=State.OPEN, max_size=None)
    client.receive_data(frames.text_frame(text) + frames.text_frame(b"next"))
    assert client.events_received() == [Frame(Opcode.TEXT, text), Frame(Opcode.TEXT, b"next")]


async def test_a_socket_that_does_not_say_who_it_is_is_closed_within_seconds(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "PATIENCE", 0.2)
    async with served(sqlite_url, **AS_BY_DEFAULT) as (site, address), upgraded(address, "nowhere") as (reader, writer):
        assert site.services.connections["127.0.0.1"] == 1
        assert await is_cut_off(reader, writer, EMPTY_PING, 3)
        await until(lambda: not site.services.connections)


@pytest.mark.parametrize("size", [0, 5, 125, 126, 2_000])
async def test_a_whole_text_is_read_without_the_general_parser(size: int) -> None:
    text, mask = bytes(range(65, 91)) * (size // 26 + 1), b"\x01\x7f\x80\xff"
    frame = Frame(Opcode.TEXT, text[:size]).serialize(mask=True)
    assert frames.whole_text(frame) == text[:size]
    header = bytes((0x81, 0x80 | min(size, 126))) + (size.to_bytes(2, "big") if size > 125 else b"")
    masked_text = bytes(byte ^ mask[place % 4] for place, byte in enumerate(text[:size]))
    assert frames.whole_text(header + mask + masked_text) == text[:size]


@pytest.mark.parametrize(
    "blob",
    [
        b"",
        HELLO[:-1],
        HELLO + b"\x81",
        HELLO + HELLO,
        OPEN_TEXT,
        EMPTY_PING,
        b"\xc1" + HELLO[1:],
        b"\x81\x04text",
        b"\x81\xff" + bytes(12),
    ],
)
async def test_anything_else_is_left_to_the_general_parser(blob: bytes) -> None:
    assert frames.whole_text(blob) is None


async def test_only_one_whole_control_frame_leaves_frames_whole() -> None:
    assert frames.is_whole_control(EMPTY_PING) and frames.is_whole_control(EMPTY_PONG)
    assert not any(map(frames.is_whole_control, (EMPTY_PONG + EMPTY_PONG, EMPTY_PONG[:-1], EMPTY_FRAGMENT, b"")))


async def test_frames_in_pieces_are_read_as_well_as_whole_ones(address: str, ann: Person) -> None:
    """A connection whose frames are cut anywhere hears the same replies."""
    table = await ann.open_table()
    async with upgraded(address, table.id) as (reader, writer):
        blob = masked({"type": "enter", "key": table.watch_key})
        for place in range(len(blob)):
            writer.write(blob[place : place + 1])
            await writer.drain()
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            assert b'"type":"snapshot"' in await reader.readuntil(b'"type":"snapshot"')
        writer.write(masked({"type": "mark", "sequence": 7, "seat": 0}))
        async with asyncio.timeout(PATIENCE):
            assert await reader.readuntil(b'"sequence":7')
