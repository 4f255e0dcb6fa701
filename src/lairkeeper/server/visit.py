"""Somebody who looks at a table: a queue of messages for one connection, with a limit."""

import asyncio

import msgspec

from lairkeeper.kernel import Seat
from lairkeeper.server.protocol import ServerMessage

_MOST_WAITING = 256
_encoder = msgspec.json.Encoder()


def encode_message(message: ServerMessage) -> bytes:
    return _encoder.encode(message)


class Visit:
    """A connection of a person, or of a spectator who is nobody. A visitor too slow to keep up is sent away, and gets
    a snapshot when it comes back."""

    def __init__(self, table: str, person: str | None, name: str) -> None:
        self.table = table
        self.person = person
        self.name = name
        self.seats: list[Seat] = []
        self.is_lost = False
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(encode_message(message))

    def send_bytes(self, blob: bytes) -> None:
        if self.is_lost:
            return
        if self._queue.qsize() >= _MOST_WAITING:
            self.close(now=True)
        else:
            self._queue.put_nowait(blob)

    def close(self, *, now: bool = False) -> None:
        """No more messages: whoever reads them is told by a None, after those that wait or at once."""
        if self.is_lost:
            return
        self.is_lost = True
        while now and not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message for the client, or None when the visit is over."""
        return await self._queue.get()

    @property
    def points(self) -> list[Seat | None]:
        """Where this visitor looks from."""
        return [*self.seats] or [None]
