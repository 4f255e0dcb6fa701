"""Simulated time: zero where bots answer in turn; elsewhere each bot keeps the pace of the game.

A race is lost by slow hands, so a study or a search of one has to count them. Bots take the middle of the delay that
the game states, and timers run out in between.
"""

from collections.abc import Iterable, Iterator

from lairkeeper.bots.bot import AnyState
from lairkeeper.kernel import CLOCK, AnyGame, Decision, Seat, TimerRun, timers
from lairkeeper.kernel.definition.pace import NEVER, bot_delay


class Pace:
    """Decides which seat answers next, and when, in milliseconds of play.

    `players` is the number of seats that are played; on those with a role beside them nobody sits. `answered` are the
    seats that have answered so far, in order.
    """

    def __init__(self, game: AnyGame, players: int, now: int = 0, answered: Iterable[Seat] = ()) -> None:
        self.now = now
        self._game = game
        self._players = players
        self._due: dict[tuple[Seat, int], int] = {}
        """When the bots that keep a pace answer, by seat and question."""
        self._answers = 0
        self._last: dict[Seat, int] = {}
        """The place of each seat's last answer among all."""
        for seat in answered:
            self.count(seat)

    @property
    def at(self) -> int | None:
        """The time of an answer; none as long as no time has passed, as in games without a clock."""
        return self.now or None

    def count(self, seat: Seat) -> None:
        """A seat has answered."""
        self._answers += 1
        self._last[seat] = self._answers

    def next_question(self, state: AnyState) -> tuple[Seat, Decision]:
        """A question to a player who is ready, or to the clock if its time is up before that.

        Of several who are ready at once, the one that has waited longest answers: nobody is quicker than the others.
        """
        asked = [decision for decision in state.decisions if 0 <= decision.seats[0] < self._players]
        due = [(when, decision) for decision in asked if (when := self.when(state, decision)) is not None]
        ready = min((when for when, _ in due), default=None)
        run = _first_timer(state)
        if run is not None and (ready is None or self.now + run.left < ready):
            self.now += run.left
            return CLOCK, next(it for it in state.decisions if it.number_for(CLOCK) == run.number)
        if ready is None:
            return CLOCK, next(it for it in state.decisions if it.seats[0] == CLOCK)
        self.now = ready
        waiting = [decision for when, decision in due if when == ready]
        decision = min(waiting, key=lambda it: (self._last.get(it.seats[0], 0), it.seats[0]))
        self._due.pop((decision.seats[0], decision.number), None)
        return decision.seats[0], decision

    def when(self, state: AnyState, decision: Decision) -> int | None:
        """When the first seat of a question answers it; None if it leaves that to others."""
        seat = decision.seats[0]
        delay = bot_delay(self._game, state.world, decision, seat)
        if delay is None:
            return self.now
        if delay == NEVER:
            return None
        return max(self.now, self._due.setdefault((seat, decision.number), self.now + delay.middle))


def _first_timer(state: AnyState) -> TimerRun | None:
    """The timer that runs out first; bots are always there, so nothing waits for their connection."""
    return min(_running(state), key=lambda run: run.left, default=None)


def _running(state: AnyState) -> Iterator[TimerRun]:
    if any(decision.timer is not None for decision in state.decisions):
        yield from (run for run in timers(state) if run.is_running and not run.timer.is_of_connections)
