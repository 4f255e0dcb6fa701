"""The time that a game of bots takes: none where they may think, and a stated pace where people would hurry.

A race is lost by slow hands, so a study of one has to count them. Bots answer a question with a cooldown as quickly as
the server lets them at a table of people, and timers run out in between.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from lairkeeper.kernel import CLOCK, Decision, Match, Seat, TimerRun, timers

BOT_MS = 1500
"""Between two answers of a bot among people who hurry; the server's bots vary around it."""


class Pace:
    """Who answers next, and when, in milliseconds of play."""

    def __init__(self, players: int) -> None:
        self.now = 0
        self._players = players
        self._due: dict[Seat, int] = {}
        """When the bots that hurry have their next answer ready."""

    @property
    def at(self) -> int | None:
        """The time of an answer; none as long as no time has passed, as in games without a clock."""
        return self.now or None

    def next_question(self, match: Match[Any, Any, Any]) -> tuple[Seat, Decision]:
        """A question to a player who is ready, or to the clock if its time is up before that.

        Of several who are ready at once, the one that has waited longest answers: nobody is quicker than the others.
        Nobody sits on seats with a role.
        """
        waiting = [decision for decision in match.state.decisions if 0 <= decision.seats[0] < self._players]
        ready = min(map(self._ready, waiting), default=None)
        run = self._first_timer(match)
        if run is not None and (ready is None or self.now + run.left < ready):
            self.now += run.left
            return CLOCK, next(it for it in match.state.decisions if it.number_for(CLOCK) == run.number)
        if ready is None:
            return CLOCK, next(it for it in match.state.decisions if it.seats[0] == CLOCK)
        self.now = ready
        decision = _most_patient(match, [it for it in waiting if self._ready(it) == ready])
        self._due.pop(decision.seats[0], None)
        return decision.seats[0], decision

    def _ready(self, decision: Decision) -> int:
        """When the first seat of a question can answer it."""
        if decision.cooldown is None:
            return self.now
        return max(self.now, self._due.setdefault(decision.seats[0], self.now + BOT_MS))

    def _first_timer(self, match: Match[Any, Any, Any]) -> TimerRun | None:
        """The timer that runs out first; bots are always there, so nothing waits for their connection."""
        return min(_running(match), key=lambda run: run.left, default=None)


def _running(match: Match[Any, Any, Any]) -> Iterator[TimerRun]:
    if any(decision.timer is not None for decision in match.state.decisions):
        yield from (run for run in timers(match.state) if run.is_running and not run.timer.is_of_connections)


def _most_patient(match: Match[Any, Any, Any], waiting: Sequence[Decision]) -> Decision:
    """The question of the seat that answered longest ago."""
    patient = {decision.seats[0]: decision for decision in reversed(waiting)}
    for entry in reversed(match.journal.entries):
        if len(patient) == 1:
            break
        patient.pop(entry.seat, None)
    return min(patient.values(), key=lambda decision: decision.seats[0])
