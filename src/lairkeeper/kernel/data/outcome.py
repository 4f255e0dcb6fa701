"""How a game ended: why, by which clause, for whom it was won, and in which order."""

from lairkeeper.kernel.data.record import Record
from lairkeeper.kernel.data.seat import Seat


class Outcome(Record):
    """`reason` is an id worded by clients; `winners` is empty when everybody lost.

    `ranks` gives every seat its place, the best is 1, and equals share one. Without ranks winners come before others.
    """

    reason: str
    clause: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()

    def ranking(self, seats: int) -> tuple[int, ...]:
        """The place of every seat."""
        after_winners = len(self.winners) + 1
        return self.ranks or tuple(1 if Seat(seat) in self.winners else after_winners for seat in range(seats))


def ranks_by(merits: "list[tuple[int, ...]]") -> tuple[int, ...]:
    """Ranks by merit, one for each seat: the greatest is first, ties share a rank, and the next rank is skipped."""
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)
