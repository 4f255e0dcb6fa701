"""The seats of a table, requests to undo, and keys in links."""

import hmac

import msgspec

from lairkeeper.kernel import Seat
from lairkeeper.server.protocol.community import FindPlayers
from lairkeeper.server.table.records import Seated

NOBODY_ANY_MORE = "gone-"
"""The prefix of ids that replace people who deleted their account."""


class Chair(msgspec.Struct):
    """A seat: empty, a person's, or a bot's that may keep it for a person."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    keeps_for: str | None = None
    is_ready: bool = False
    replaced_by: str = ""
    """The name of the person who let a bot play here, unless it was the holder."""
    is_given_up: bool = False
    """True if the person who held it let it go for good, in a running game."""
    offered_by: frozenset[str] = frozenset()
    """People who agree that a newcomer takes the seat."""

    is_stranger: bool = False
    """True for a person who looked for players, and came by no link."""
    fill_at: int = 0
    """When this person wants bots on the free seats, in milliseconds; 0 if never."""
    wish: FindPlayers | None = None
    """What this person looked for; None if they came in another way."""

    @property
    def is_empty(self) -> bool:
        return self.person is None and self.bot is None


def seated_chair(record: Seated) -> Chair:
    is_stranger, fill_at = record.is_stranger, record.fill_at
    return Chair(record.person, record.name, is_stranger=is_stranger, fill_at=fill_at, wish=record.wish)


class Wish(msgspec.Struct):
    """An undo request that needs the consent of others."""

    number: int
    seat: int
    count: int
    waiting_for: set[Seat]


def same_key(key: str, other: str) -> bool:
    return hmac.compare_digest(key.encode(), other.encode())
