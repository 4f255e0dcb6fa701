"""Somebody who looks at a table: messages that wait for one connection, with a limit."""

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
        self._waiting: list[bytes] = []
        self._news = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(encode_message(message))

    def send_bytes(self, blob: bytes) -> None:
        if self.is_lost:
            return
        if len(self._waiting) >= _MOST_WAITING:
            self._waiting.clear()
            self.close()
        else:
            self._waiting.append(blob)
            self._news.set()

    def close(self) -> None:
        """No more messages, once those that wait are sent."""
        self.is_lost = True
        self._news.set()

    async def next(self) -> list[bytes]:
        """The messages that wait, at least one; none when the visit is over."""
        while not self._waiting and not self.is_lost:
            self._news.clear()
            await self._news.wait()
        return self.taken()

    def taken(self) -> list[bytes]:
        messages, self._waiting = self._waiting, []
        return messages

    @property
    def points(self) -> list[Seat | None]:
        """Where this visitor looks from."""
        return [*self.seats] or [None]
