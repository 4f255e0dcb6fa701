"""Taking back an answer after which others have answered: a proof that they do not depend on it.

Answers given side by side often commute. If the answer, given last instead of where it was given, tells everybody the
same and leads to the same state, then nobody has built on it, and it can be taken back as if it were the last.
"""

from collections.abc import Sequence
from typing import Generic, TypeVar

from lairkeeper.kernel.data.record import World
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.kernel.flow.state import State, clone
from lairkeeper.kernel.flow.table import ToldEvent
from lairkeeper.kernel.history.codec import same
from lairkeeper.kernel.history.journal import Entry, give

W = TypeVar("W", bound=World)


class Twin(Generic[W]):
    """The game as it goes on without the answer at one place. It keeps up with the answers of others, so that each of
    them is given to it once."""

    def __init__(self, before: State[W], now: int, place: int) -> None:
        """`before` is the state the answer was given in, at the time `now` of play; from here on it is the twin's."""
        self._state: State[W] | None = before
        self._now = now
        self._place = place
        self._upto = place + 1
        self._proved: tuple[int, State[W] | None] = (0, None)

    def left(self, entries: Sequence[Entry], told: Sequence[tuple[ToldEvent, ...]], after: State[W]) -> State[W] | None:
        """The state without the answer; none if others depend on it. `told` is what each told, what the start told
        first, and `after` where they led."""
        if self._proved[0] != len(entries):
            self._follow(entries, told)
            commutes = self._state is not None and self._commutes(self._state, entries, told, after)
            self._proved = len(entries), self._state if commutes else None
        return self._proved[1]

    def _follow(self, entries: Sequence[Entry], told: Sequence[tuple[ToldEvent, ...]]) -> None:
        while self._state is not None and self._upto < len(entries):
            try:
                heard, self._now = give(self._state, entries[self._upto], self._now)
            except LairkeeperError:
                heard = None
            self._upto += 1
            if heard != told[self._upto]:
                self._state = None

    def _commutes(
        self, left: State[W], entries: Sequence[Entry], told: Sequence[tuple[ToldEvent, ...]], after: State[W]
    ) -> bool:
        last = clone(left)
        try:
            heard, _ = give(last, entries[self._place], self._now)
        except LairkeeperError:
            return False
        return heard == told[self._place + 1] and same(last, after)
