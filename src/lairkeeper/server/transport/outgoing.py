"""Outgoing requests to addresses that people gave; private addresses are refused.

A name is resolved once, every address it stands for is checked, and the connection goes to an address that was
checked. Nothing is followed anywhere else, the answer is read up to its headers, and all of it takes a few seconds at
most.
"""

import asyncio
import ssl
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from lairkeeper.server.errors import AddressRefused

LONGEST_URL = 1_000
LONGEST_HEAD = 16_384
LONGEST_TIME = 10.0

_NAT64 = int(IPv6Address("64:ff9b::")) >> 32
"""The NAT64 network: IPv4 addresses inside IPv6."""

Trouble = (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError)
"""Errors caused by a server that is unavailable, slow or hostile."""


class Place(NamedTuple):
    """A checked URL: the address to connect to, and the path to request."""

    is_secure: bool
    host: str
    port: int
    path: str


class Response(NamedTuple):
    status: int
    retry_after: int | None


class Outgoing:
    """`is_open` lets tests reach this machine, without encryption."""

    def __init__(self, is_open: bool = False) -> None:
        self._is_open = is_open

    def checked(self, url: str) -> Place:
        """Validates a URL of a public web server."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise AddressRefused(reason="malformed") from None
        if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url or not parts.hostname:
            raise AddressRefused(reason="malformed")
        if parts.username or parts.password:
            raise AddressRefused(reason="malformed")
        if parts.scheme != "https" and not (self._is_open and parts.scheme == "http"):
            raise AddressRefused(reason="scheme")
        path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
        is_secure = parts.scheme == "https"
        return Place(is_secure, parts.hostname, port or (443 if is_secure else 80), path)

    async def resolved(self, place: Place) -> str:
        """An address for the name; refused if the name stands for any that is not public."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(LONGEST_TIME):
                found = await loop.getaddrinfo(place.host, place.port, proto=6)
        except (OSError, TimeoutError, UnicodeError):
            raise AddressRefused(reason="unknown") from None
        addresses = [str(entry[4][0]) for entry in found]
        if not addresses:
            raise AddressRefused(reason="unknown")
        if not self._is_open and not all(is_public(address) for address in addresses):
            raise AddressRefused(reason="private")
        return addresses[0]

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> Response:
        """The status of the answer; raises `AddressRefused` or one of `Trouble`."""
        place = self.checked(url)
        async with asyncio.timeout(LONGEST_TIME):
            address = await self.resolved(place)
            reader, writer = await asyncio.open_connection(
                address,
                place.port,
                limit=LONGEST_HEAD,
                ssl=_context() if place.is_secure else None,
                server_hostname=place.host if place.is_secure else None,
            )
            try:
                writer.write(_head(place, headers, len(body)) + body)
                await writer.drain()
                return _answer(await reader.readuntil(b"\r\n\r\n"))
            finally:
                writer.transport.abort()


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()


def is_public(text: str) -> bool:
    """False for this machine, its networks, and all other addresses that are not public."""
    address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
        if inner:
            return is_public(str(inner))
        if int(address) >> 32 == _NAT64:
            return is_public(str(IPv4Address(int(address) & 0xFFFFFFFF)))
    return address.is_global and not address.is_multicast


def _head(place: Place, headers: dict[str, str], length: int) -> bytes:
    host = f"[{place.host}]" if ":" in place.host else place.host
    is_usual = place.port == (443 if place.is_secure else 80)
    lines = [
        f"POST {place.path} HTTP/1.1",
        f"Host: {host if is_usual else f'{host}:{place.port}'}",
        "Connection: close",
        "User-Agent: Lairkeeper",
        f"Content-Length: {length}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


def _answer(head: bytes) -> Response:
    first, *lines = head.decode("latin-1").split("\r\n")
    version, _, rest = first.partition(" ")
    if not version.startswith("HTTP/1."):
        raise ValueError(version)
    named = (line.partition(":") for line in lines)
    waits = [value.strip() for name, _, value in named if name.strip().lower() == "retry-after"]
    wait = int(waits[0]) if waits and waits[0].isdigit() and len(waits[0]) < 9 else None
    return Response(int(rest[:3]), wait)
