"""Time at a table, as far as its log tells: how long it was played, and which timers wait. No clock here.

How much of a timer has run is part of the state of the game; it follows from the times of the answers. The log adds
what does not count: pauses, and the time in which no server was there.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from lairkeeper.kernel import Match, Seat, Timer, TimerRun, timers


class Hourglass(Struct, frozen=True):
    """A timer that waits, since when it has been waiting, and whether the rules let it run. Times are milliseconds."""

    number: int
    question: str
    timer: Timer
    spent: int
    asked_at: int
    is_running: bool

    @property
    def left(self) -> int:
        """Of its time, as of the last answer."""
        return self.timer.ms - self.spent

    @property
    def is_common(self) -> bool:
        """True if everybody is shown it."""
        return not self.timer.seats

    def seen(self, is_table_paused: bool) -> tuple[int, int, bool]:
        """What people are told of it when it changes: which it is, how long, and whether it runs."""
        return self.number, self.timer.ms, self.is_running and not is_table_paused

    def watches(self, purpose: str) -> Seat | None:
        """The seat whose absence or return it is about."""
        return self.timer.seats[0] if self.timer.purpose == purpose else None


class Hourglasses:
    """The timers at one table, by the number of their question; a pause of the table stops them all."""

    def __init__(self) -> None:
        self.at = 0
        """The last time the log tells, since the start."""
        self.stood = 0
        """How much of that did not count."""
        self.stood_until = 0
        """When time last went on, after a pause or a restart."""
        self.is_timed = False
        """True once a timer or a cooldown was there: from then on it matters how far away people are."""
        self._waiting: dict[int, Hourglass] = {}

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def __iter__(self) -> Iterator[Hourglass]:
        return iter(self._waiting.values())

    @property
    def played(self) -> int:
        """The time of play: what passed in a pause or without a server is no part of it."""
        return self.at - self.stood

    def pass_to(self, at: int, *, is_running: bool) -> None:
        """Time goes on, or has gone by unnoticed."""
        if not is_running:
            self.stood += max(at - self.at, 0)
            self.stood_until = max(at, self.stood_until)
        self.at = max(at, self.at)

    def turn(self, match: Match[Any, Any, Any]) -> None:
        """Looks which timers wait now."""
        runs, decisions = timers(match.state), match.state.decisions
        self.is_timed |= bool(runs) or any(decision.cooldown is not None for decision in decisions)
        if runs or self._waiting:
            self._waiting = {run.number: self._glass(run) for run in runs}

    def left(self, glass: Hourglass, at: int, match_at: int) -> int:
        """What is left of a timer at a time since the start of the table; `match_at` is the time of the last answer."""
        return glass.left - (at - self.stood - match_at if glass.is_running else 0)

    def _glass(self, run: TimerRun) -> Hourglass:
        known = self._waiting.get(run.number)
        since = known.asked_at if known is not None and known.question == run.question else self.at
        return Hourglass(run.number, run.question, run.timer, run.spent, since, run.is_running)
