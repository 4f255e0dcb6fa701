"""Time at one terminal: what happens while a person thinks, and what comes next when nobody is left to ask.

Where a game states a pace, bots answer when their time has come, whether or not the person before the screen has
answered. The clock answers when a timer has run out; one that waits for an absence never does, since nobody
is absent here. When no person is asked anything, the hands of the clock are moved to whatever comes first, so that
nobody waits for nothing.
"""

from collections.abc import Callable, Iterator
from time import monotonic
from typing import NamedTuple

from lairkeeper.cli.local_game.saved_games import AnyMatch
from lairkeeper.kernel import CLOCK, Decision, Seat, TimerRun, timers
from lairkeeper.kernel.definition.pace import NEVER, bot_delay

NOT_YET = float("inf")

IsBot = Callable[[Seat], bool]


class Due(NamedTuple):
    """An answer of a bot or of the clock, and when it comes."""

    when: float
    seat: Seat
    decision: Decision
    is_timed: bool


class TerminalClock:
    """The clock of a game at this terminal. It runs while a timer waits; as long as none does it stands still."""

    def __init__(self, read_clock: Callable[[], float] = monotonic) -> None:
        self._read_clock = read_clock
        self._ahead = 0.0
        self._seen: dict[tuple[Seat, int], float] = {}
        self._since = 0.0
        """When the game was at time 0 of play."""
        self._is_played = False

    @property
    def now(self) -> float:
        return self._read_clock() + self._ahead

    def look(self, match: AnyMatch) -> None:
        """Notes when each question was first seen; those that were answered are forgotten."""
        self._look(match, self.now)

    def at(self, match: AnyMatch) -> int | None:
        """The time of play in milliseconds, for an answer that is given now; none while no timer waits."""
        now = self.now
        self._look(match, now)
        return round(1000 * (now - self._since)) if self._is_played else None

    def overdue(self, match: AnyMatch, is_bot: IsBot) -> Due | None:
        """Events that are due by now: a timer that ran out, or a bot's answer in a race."""
        now = self.now
        return next((due for due in self._in_order(match, is_bot, now) if due.is_timed and due.when <= now), None)

    def next(self, match: AnyMatch, is_bot: IsBot) -> Due:
        """The next event if no person has a decision; moves the clock to it."""
        now = self.now
        due = self._in_order(match, is_bot, now)[0]
        self._ahead += max(0.0, due.when - now) if due.when < NOT_YET else 0.0
        return due

    def _look(self, match: AnyMatch, now: float) -> None:
        waiting = [(seat, decision.number) for decision in match.state.decisions for seat in decision.seats]
        self._seen = {key: self._seen.get(key, now) for key in waiting}
        if not self._is_played:
            self._since = now - match.at / 1000
        self._is_played = bool(timers(match.state))

    def _in_order(self, match: AnyMatch, is_bot: IsBot, now: float) -> list[Due]:
        """Answers to come, the earliest first."""
        self._look(match, now)
        return sorted(self._all(match, is_bot), key=lambda due: due.when)

    def _all(self, match: AnyMatch, is_bot: IsBot) -> Iterator[Due]:
        runs = {run.number: run for run in timers(match.state)}
        for decision in match.state.decisions:
            for seat in filter(is_bot, decision.seats):
                delay = bot_delay(match.game, match.state.world, decision, seat)
                if delay != NEVER:
                    wait = delay.middle / 1000 if delay else 0.0
                    yield Due(self._seen[seat, decision.number] + wait, seat, decision, delay is not None)
            if decision.number_for(CLOCK):
                yield Due(self._rings(match, runs.get(decision.number_for(CLOCK))), CLOCK, decision, True)

    def _rings(self, match: AnyMatch, run: TimerRun | None) -> float:
        """When a timer has run out."""
        if run is None or run.timer.purpose == "absence":
            return NOT_YET
        return self._since + (match.at + run.left) / 1000
