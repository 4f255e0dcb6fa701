"""How a game ended: why, by which clause, and for whom it was won."""

from lairkeeper.kernel.record import Record
from lairkeeper.kernel.seat import Seat


class Outcome(Record):
    """`reason` is an id worded by clients; `winners` is empty when everybody lost."""

    reason: str
    clause: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...] = ()
