"""Time at a table, folded from its log: how long it was played, and which timers are pending. Reads no clock.

How much of a timer has run is part of the game's state and follows from the times of the answers. The log adds the time
that does not count: pauses, and the time without a server.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from lairkeeper.kernel import Match, Seat, Timer, TimerRun, timers


class PendingTimer(Struct, frozen=True):
    """A timer of the rules whose question is pending. Times are milliseconds."""

    number: int
    question: str
    timer: Timer
    spent: int
    asked_at: int
    is_running: bool

    @property
    def left(self) -> int:
        """The time left, as of the last answer."""
        return self.timer.ms - self.spent

    @property
    def is_common(self) -> bool:
        """True if all clients see it."""
        return not self.timer.seats

    def seen(self, is_table_paused: bool) -> tuple[int, int, bool]:
        """Clients are notified if one of these changes: its identity, length, or whether it runs."""
        return self.number, self.timer.ms, self.is_running and not is_table_paused

    def watches(self, purpose: str) -> Seat | None:
        """The seat whose absence or return it measures."""
        return self.timer.seats[0] if self.timer.purpose == purpose else None


class TableTimers:
    """The timers at one table, by the number of their question; a pause of the table stops them all."""

    def __init__(self) -> None:
        self.at = 0
        """The time of the last record, since the start."""
        self.stood = 0
        """Time of it in which nothing ran: pauses, and the time without a server."""
        self.stood_until = 0
        """When time last went on, after a pause or a restart."""
        self.is_timed = False
        """True once a timer or a cooldown was there: from then on it matters how far away people are."""
        self._waiting: dict[int, PendingTimer] = {}

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def __iter__(self) -> Iterator[PendingTimer]:
        return iter(self._waiting.values())

    @property
    def played(self) -> int:
        """The time of play: what passed in a pause or without a server is no part of it."""
        return self.at - self.stood

    def pass_to(self, at: int, *, is_running: bool) -> None:
        """Advances the time of play, or skips time that does not count."""
        if not is_running:
            self.stood += max(at - self.at, 0)
            self.stood_until = max(at, self.stood_until)
        self.at = max(at, self.at)

    def update(self, match: Match[Any, Any, Any]) -> None:
        """Reads the pending timers from the state of the game."""
        runs = timers(match.state)
        if not self.is_timed:
            self.is_timed = bool(runs or [each for each in match.state.decisions if each.cooldown is not None])
        if runs or self._waiting:
            self._waiting = {run.number: self._pending(run) for run in runs}

    def asked_at(self) -> dict[int, int]:
        """When each timer was set, by the number of its decision."""
        return {number: pending.asked_at for number, pending in self._waiting.items()}

    def restore(self, match: Match[Any, Any, Any], asked_at: Mapping[int, int]) -> None:
        """The pending timers of a match that was not replayed."""
        self.update(match)
        for number, pending in self._waiting.items():
            self._waiting[number] = replace(pending, asked_at=asked_at[number])

    def left(self, pending: PendingTimer, at: int, match_at: int) -> int:
        """What is left of a timer at a time since the start of the table; `match_at` is the time of the last answer."""
        return pending.left - (at - self.stood - match_at if pending.is_running else 0)

    def _pending(self, run: TimerRun) -> PendingTimer:
        known = self._waiting.get(run.number)
        since = known.asked_at if known is not None and known.question == run.question else self.at
        return PendingTimer(run.number, run.question, run.timer, run.spent, since, run.is_running)
