"""Time at a table, as far as its log tells: what the clock is asked, and how much of each time is spent. No clock here.

A game says with the facts of a question to the clock what the server is to do: `after_ms`, how long it waits; `absent`,
a seat without whose absence the time does not run; `present`, a seat whose presence is the answer, at once; `seat`, the
only one who is shown it.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from lairkeeper.kernel import CLOCK, Decision, Seat, State, facts
from lairkeeper.kernel.errors import Fact


class Hourglass(Struct):
    """A question that waits for the clock. Times are milliseconds since the start of the game."""

    number: int
    question: str
    after: int | None
    """None: the game does not want to know when."""
    asked_at: int
    absent: Seat | None = None
    present: Seat | None = None
    seat: Seat | None = None
    spent: int = 0
    """Until the last record with a time; nothing where it is an absence that counts."""

    @property
    def is_common(self) -> bool:
        """True if it runs for everybody."""
        return self.seat is None and not self.is_of_connections

    @property
    def is_of_connections(self) -> bool:
        """True if somebody's absence or presence decides, and no message that may be on its way."""
        return self.absent is not None or self.present is not None


class Hourglasses:
    """Those that run at one table, by the number of their question; a pause stops them all."""

    def __init__(self) -> None:
        self.at = 0
        """The last time the log tells."""
        self.stood_until = 0
        """When time last went on, after a pause or a restart."""
        self._waiting: dict[int, Hourglass] = {}

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def __iter__(self) -> Iterator[Hourglass]:
        return iter(self._waiting.values())

    def pass_to(self, at: int, *, is_running: bool) -> None:
        """Time goes on, or has gone by unnoticed."""
        if is_running:
            for glass in self._waiting.values():
                glass.spent += max(at - self.at, 0) if glass.absent is None else 0
        else:
            self.stood_until = max(at, self.stood_until)
        self.at = max(at, self.at)

    def turn(self, state: State[Any]) -> None:
        """Looks which questions wait for the clock now: new ones begin to run, others are over."""
        asked = {decision.number: decision for decision in state.decisions if CLOCK in decision.seats}
        if asked or self._waiting:
            kept = {number: glass for number, glass in self._waiting.items() if _is_of(glass, asked.get(number))}
            self._waiting = {number: kept.get(number) or self._new(state, asked[number]) for number in asked}

    def _new(self, state: State[Any], decision: Decision) -> Hourglass:
        told = facts(state, decision)
        after = told.get("after_ms")
        return Hourglass(
            number=decision.number,
            question=decision.question,
            after=after if isinstance(after, int) else None,
            asked_at=self.at,
            absent=_seat_in(told, "absent"),
            present=_seat_in(told, "present"),
            seat=_seat_in(told, "seat"),
        )


def _seat_in(told: Mapping[str, Fact], name: str) -> Seat | None:
    seat = told.get(name)
    return Seat(seat) if isinstance(seat, int) else None


def _is_of(glass: Hourglass, decision: Decision | None) -> bool:
    return decision is not None and decision.question == glass.question
