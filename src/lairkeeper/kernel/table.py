"""What a rule may do besides changing its world: push steps, tell events, finish the game."""

from lairkeeper.kernel.outcome import Outcome
from lairkeeper.kernel.record import Event, Record
from lairkeeper.kernel.seat import Seat
from lairkeeper.kernel.step import Step

EVERYONE: tuple[Seat, ...] | None = None


class Told(Record):
    """An event, the seats meant to hear it (`None`: everyone), and the clauses of the step that told it."""

    event: Event
    to: tuple[Seat, ...] | None
    clauses: tuple[str, ...]


class Table:
    """The three verbs of a rule, and the seat whose answer it is carrying out."""

    __slots__ = ("clauses", "outcome", "pushed", "seat", "told")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.clauses: tuple[str, ...] = ()
        self.pushed: list[Step] = []
        self.told: list[Told] = []
        self.outcome: Outcome | None = None

    def then(self, *steps: Step) -> None:
        """Runs these, top to bottom, before whatever was pending."""
        self.pushed += steps

    def tell(self, event: Event, *to: Seat) -> None:
        """Tells an event to the named seats, or to everyone when none is named."""
        self.told.append(Told(event, to or EVERYONE, self.clauses))

    def finish(self, outcome: Outcome) -> None:
        """Ends the game here and now; whatever was still pending is dropped."""
        self.outcome = outcome
