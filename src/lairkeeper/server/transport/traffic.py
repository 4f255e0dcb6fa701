"""What an address sends, counted before any of it is parsed.

A parser in Python spends microseconds on every frame and every chunk, however small, so an address is given a number
of bytes, a number of pieces (reads, WebSocket frames, requests) and a number of connections.
"""

import time

from lairkeeper.server.telemetry.metrics import Metrics
from lairkeeper.server.transport.limits import Bucket, Limit

_CONNECTION_SHARE = 10
"""One connection may send a tenth of the pieces of its address."""
_OFFENCE_RATE, _OFFENCE_BURST = 5.0, 300
"""Most refusals for sending too fast; beyond that the address is ignored, since a refusal costs as well."""
_OF_AN_ABORT = 30
"""How many refusals an abort counts as."""
_MOST_OWED = 25
"""Caps the debt: an address that keeps on sending is served again after at most five seconds."""


class Traffic:
    """Traffic by address, and the number of its connections."""

    def __init__(self, bytes_sent: Limit, pieces: Limit, most_connections: int, metrics: Metrics) -> None:
        self.bytes = bytes_sent
        self.pieces = pieces
        self._most_connections = most_connections
        self._connections: dict[str, int] = {}
        self._offences = Limit(_OFFENCE_RATE, _OFFENCE_BURST)
        self._metrics = metrics

    def connect(self, address: str) -> bool:
        """False if this address has too many connections, or is ignored."""
        if self.is_ignored(address):
            self.note_abort("ignored")
            return False
        held = self._connections.get(address, 0)
        if held >= self._most_connections:
            self.note_abort("connections")
            return False
        self._connections[address] = held + 1
        return True

    def disconnect(self, address: str) -> None:
        held = self._connections.pop(address) - 1
        if held:
            self._connections[address] = held

    def connection_pieces(self) -> Bucket:
        return self.pieces.bucket(time.monotonic(), share=1 / _CONNECTION_SHARE)

    def note_abort(self, reason: str, address: str = "") -> None:
        self._metrics.aborts[reason] += 1
        if address:
            self._offences.owe(address, _OF_AN_ABORT, _MOST_OWED)

    def note_refusal(self, address: str) -> None:
        """Counts a refusal of this address for sending too fast."""
        self._offences.owe(address, 1, _MOST_OWED)

    def is_ignored(self, address: str) -> bool:
        """True for an address that has been refused so often that nothing more is read from it for a while."""
        return self._offences.is_spent(address)


class Account:
    """One connection's share of the traffic of its address; behind a trusted proxy only the connection is counted."""

    def __init__(self, traffic: Traffic, address: str) -> None:
        self._traffic = traffic
        self._address = address
        self._pieces = traffic.connection_pieces()

    def charge(self, size: int, pieces: int) -> bool:
        """False if this is more than the connection or its address may send."""
        if not self._pieces.take(time.monotonic(), pieces):
            return self._refuse("pieces")
        if not self._address:
            return True
        if not self._traffic.pieces.allows(self._address, pieces):
            return self._refuse("pieces")
        return self._traffic.bytes.allows(self._address, size) or self._refuse("bytes")

    def _refuse(self, reason: str) -> bool:
        self._traffic.note_abort(reason, self._address)
        return False

    @property
    def is_ignored(self) -> bool:
        return bool(self._address) and self._traffic.is_ignored(self._address)
