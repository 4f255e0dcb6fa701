"""Verifiable luck: the seed of a hosted game is made of a secret of the server and of numbers from the people.

The server shows the mark of its secret when a table opens. Everybody announces the mark of a number of their own, the
list of marks is closed, and only then the numbers are told. So all parts are bound before anybody knows the others,
and who keeps their number back has chosen nothing but between two seeds, for all to see.
"""

from hashlib import sha256

from lairkeeper.kernel.data.chance import commitment
from lairkeeper.kernel.data.record import Record
from lairkeeper.kernel.data.seat import Seat

NUMBER = r"[0-9a-f]{32}"
"""The form of a number: 128 random bits in hexadecimal."""
MARK = r"[0-9a-f]{64}"


class Lot(Record, omit_defaults=True):
    """A person's contribution to the seed: the announced hash, and the number if it was revealed in time."""

    seat: Seat
    mark: str
    number: str | None = None


class SharedLuck(Record):
    """All that a seed is made of. `attempt` counts how often lots were closed: more than once if somebody came or went
    in between, and everybody announced anew."""

    secret: str
    lots: tuple[Lot, ...] = ()
    attempt: int = 1

    @property
    def seed(self) -> str:
        lots = (f"{lot.seat} {lot.mark} {lot.number or '-'}" for lot in self.lots)
        return sha256("\n".join(("lairkeeper luck", self.secret, str(self.attempt), *lots)).encode()).hexdigest()

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The people who announced a number and did not reveal it."""
        return tuple(lot.seat for lot in self.lots if lot.number is None)

    @property
    def is_sound(self) -> bool:
        """True if every number is the one that was announced."""
        return all(lot.number is None or mark_of(lot.number) == lot.mark for lot in self.lots)


class DayLuck(Record):
    """The seed of a daily challenge, which is the same for everybody: it was fixed before, and each kind of draw has a
    stream of its own."""

    day: str
    game: str


def mark_of(number: str) -> str:
    """A hash to show before the number: it binds the number and reveals nothing about it."""
    return sha256(b"lairkeeper number " + number.encode()).hexdigest()
