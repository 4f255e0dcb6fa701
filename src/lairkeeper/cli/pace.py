"""Time at one terminal: what happens while a person thinks, and what comes next when nobody is left to ask.

A question with the fact `cooldown_ms` is part of a race: bots answer it at their own pace, whether or not the person
before the screen has answered. A question to the clock is answered when it has waited for `after_ms`; one with the
fact `absent` never is, since nobody is absent here. When no person is asked anything, the hands of the clock are moved
to whatever comes first, so that nobody waits for nothing.
"""

from collections.abc import Callable, Iterator
from time import monotonic
from typing import NamedTuple

from lairkeeper.cli.store import AnyMatch
from lairkeeper.kernel import CLOCK, Decision, Seat, facts

BOT_SECONDS = 1.5
NEVER = float("inf")

IsBot = Callable[[Seat], bool]


class Due(NamedTuple):
    """An answer of a bot or of the clock, and when it comes."""

    when: float
    seat: Seat
    decision: Decision
    is_timed: bool


class Pace:
    """The clock of one sitting."""

    def __init__(self, read_clock: Callable[[], float] = monotonic) -> None:
        self._read_clock = read_clock
        self._ahead = 0.0
        self._seen: dict[tuple[Seat, int], float] = {}

    @property
    def now(self) -> float:
        return self._read_clock() + self._ahead

    def look(self, match: AnyMatch) -> None:
        """Notes when each question was first seen; those that were answered are forgotten."""
        waiting = [(seat, decision.number) for decision in match.state.decisions for seat in decision.seats]
        self._seen = {key: self._seen.get(key, self.now) for key in waiting}

    def overdue(self, match: AnyMatch, is_bot: IsBot) -> Due | None:
        """What should have happened in the meantime: a limit that has run out, or a bot in a race."""
        return next((due for due in self._in_order(match, is_bot) if due.is_timed and due.when <= self.now), None)

    def next(self, match: AnyMatch, is_bot: IsBot) -> Due:
        """What comes next if no person is asked; the clock moves on to it."""
        due = self._in_order(match, is_bot)[0]
        self._ahead += max(0.0, due.when - self.now) if due.when < NEVER else 0.0
        return due

    def _in_order(self, match: AnyMatch, is_bot: IsBot) -> list[Due]:
        """Answers to come, the earliest first."""
        self.look(match)
        return sorted(self._all(match, is_bot), key=lambda due: due.when)

    def _all(self, match: AnyMatch, is_bot: IsBot) -> Iterator[Due]:
        for decision in match.state.decisions:
            told = facts(match.state, decision)
            for seat in decision.seats:
                since = self._seen[seat, decision.number]
                if is_bot(seat):
                    is_race = "cooldown_ms" in told
                    yield Due(since + BOT_SECONDS * is_race, seat, decision, is_race)
                elif seat == CLOCK and "absent" not in told:
                    yield Due(since + _seconds(told.get("after_ms")), seat, decision, True)


def _seconds(milliseconds: object) -> float:
    return milliseconds / 1000 if isinstance(milliseconds, int) else NEVER
