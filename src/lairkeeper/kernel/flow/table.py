"""What a rule may do besides changing its world: push steps, open lanes, tell events, finish the game."""

from typing import TYPE_CHECKING, Any

from lairkeeper.kernel.data.outcome import Outcome
from lairkeeper.kernel.data.record import Event, Record
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.flow.step import Step
from lairkeeper.kernel.flow.timing import spent

if TYPE_CHECKING:
    from lairkeeper.kernel.flow.state import State

EVERYONE: tuple[Seat, ...] | None = None


class ToldEvent(Record):
    """An event, the seats meant to hear it (`None`: everyone), and the clauses of the step that told it."""

    event: Event
    to: tuple[Seat, ...] | None
    clauses: tuple[str, ...]


class Table:
    """The operations of a rule, and the seat whose answer it carries out."""

    __slots__ = ("_state", "clauses", "has_paused_lane", "opened", "outcome", "pushed", "seat", "told")

    def __init__(self, seat: Seat, state: "State[Any] | None" = None) -> None:
        self.seat = seat
        self._state = state
        self.clauses: tuple[str, ...] = ()
        self.pushed: list[Step] = []
        self.opened: list[tuple[Step, ...]] = []
        self.told: list[ToldEvent] = []
        self.outcome: Outcome | None = None
        self.has_paused_lane = False

    def then(self, *steps: Step) -> None:
        """Runs these, top to bottom, before whatever was pending."""
        self.pushed += steps

    def beside(self, *steps: Step) -> None:
        """Opens a lane with these beside the one that runs. Both go on independently; what waits for the one waits for
        the other as well."""
        self.opened.append(steps)

    def spent(self, timer: str) -> int:
        """The milliseconds that the timer of this name has run; 0 if none of that name waits."""
        return 0 if self._state is None else spent(self._state, timer)

    def tell(self, event: Event, *to: Seat) -> None:
        """Tells an event to the named seats, or to everyone when none is named."""
        self.told.append(ToldEvent(event, to or EVERYONE, self.clauses))

    def finish(self, outcome: Outcome) -> None:
        """Ends the game here and now; whatever was still pending is dropped."""
        self.outcome = outcome
