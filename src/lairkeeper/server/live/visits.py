"""A client connected to a table, with its bounded queue of outgoing messages."""

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable

import msgspec

from lairkeeper.kernel import Seat
from lairkeeper.server.protocol import Ping, Screen, ServerMessage

_MOST_WAITING, _MOST_BYTES_WAITING = 256, 1_000_000
"""Messages for a client that reads too slowly, and their bytes; a longer one waits alone."""
_PING_EVERY = 2.0
_TRIPS_KEPT = 5
LONGEST_HALF_TRIP = 0.1
"""Longest network delay that is compensated, so that nobody gains by delaying their answers."""
LATE = 5.0
"""Seconds after which an answer in a race no longer means the moment it was given in."""
_encoder = msgspec.json.Encoder()


encode_message: Callable[[ServerMessage], bytes] = _encoder.encode


class Visit:
    """The connection of a person, or of a spectator without a name. A client too slow to keep up is disconnected, and
    gets a snapshot when it reconnects."""

    def __init__(self, table: str, person: str | None, name: str, key: str = "", screen: Screen | None = None) -> None:
        self.table = table
        self.key = key
        self.screen = screen
        self.person = person
        self.name = name
        self.origin = ""
        """The address of the client, as rate limits count it."""
        self.seats: list[Seat] = []
        self.muted: frozenset[str] = frozenset()
        """People whom this person does not want to hear."""
        self.is_lost = False
        self.arrived_at = 0.0
        """When the last message was sent, by the measured delay of this connection."""
        self._pings = 0
        self._pinged_at = 0.0
        self._is_ping_out = False
        self._trips: deque[float] = deque(maxlen=_TRIPS_KEPT)
        self._heard_at = 0.0
        self._quickest = math.inf
        """The least difference seen between the server's clock and the client's: that of its quickest message."""
        self.half_trip = 0.0
        """Seconds a message takes, by the quickest of the last pings: an answer may be late, but never early."""
        self.write: Callable[[bytes], bool] | None = None
        """Sends a message at once; false if it has to wait."""
        self._waiting: list[bytes] = []
        self._bytes_waiting = 0
        self._is_sending = False
        """True while messages that waited are on their way: none may overtake them."""
        self._news = asyncio.Event()
        self._lost = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(encode_message(message))

    def send_bytes(self, blob: bytes) -> None:
        if self.is_lost:
            return
        if self.write is not None and not self._waiting and not self._is_sending and self.write(blob):
            return
        self._bytes_waiting += len(blob)
        if self._waiting and (len(self._waiting) >= _MOST_WAITING or self._bytes_waiting > _MOST_BYTES_WAITING):
            self.taken()
            self.close()
        else:
            self._waiting.append(blob)
            self._news.set()

    def close(self) -> None:
        """Closes the connection once the queued messages are sent."""
        self.is_lost = True
        self._news.set()
        self._lost.set()

    async def over(self) -> None:
        """Waits until all messages are sent."""
        await self._lost.wait()

    def ping(self) -> None:
        """Measures the round-trip time from time to time."""
        now = time.monotonic()
        if now - self._pinged_at >= _PING_EVERY:
            self._pings, self._pinged_at, self._is_ping_out = self._pings + 1, now, True
            self.send(Ping(self._pings))

    def hear_pong(self, mark: int) -> None:
        if self._is_ping_out and mark == self._pings:
            self._is_ping_out = False
            self._trips.append(time.monotonic() - self._pinged_at)
            self.half_trip = min(min(self._trips) / 2, LONGEST_HALF_TRIP)

    def hear(self, at: float) -> None:
        self._heard_at = at
        self.arrived_at = at - self.half_trip

    def late_by(self, sent_at: int | None) -> float:
        """How many seconds longer the last message travelled than the quickest one. The client's clock may have been
        changed: after a late message, later ones are compared with that one."""
        if sent_at is None:
            return 0.0
        taken = self._heard_at - sent_at / 1000
        late = max(taken - self._quickest, 0.0)
        self._quickest = taken if late > LATE else min(taken, self._quickest)
        return late

    async def next(self) -> list[bytes]:
        """The queued messages, at least one; empty when the visit is over."""
        self._is_sending = False
        while not self._waiting and not self.is_lost:
            self._news.clear()
            await self._news.wait()
        self._is_sending = True
        return self.taken()

    def taken(self) -> list[bytes]:
        messages, self._waiting, self._bytes_waiting = self._waiting, [], 0
        return messages

    @property
    def points(self) -> list[Seat | None]:
        """The seats whose view this client receives."""
        return [*self.seats] or [None]
