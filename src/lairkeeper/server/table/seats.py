"""The seats of a table, and requests to undo."""

import msgspec

from lairkeeper.kernel import Seat


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

    @property
    def is_empty(self) -> bool:
        return self.person is None and self.bot is None


class Wish(msgspec.Struct):
    """A wish to take answers back that needs the consent of others."""

    number: int
    seat: int
    count: int
    waiting_for: set[Seat]
