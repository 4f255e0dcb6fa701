"""Time for players who are not active (WDL-SET20): what counts as their answer if none comes."""

from typing import Generic, TypeVar

from lairkeeper.games.woodlands.state import Woods, seat_of
from lairkeeper.kernel import Ask, Option, Timer, applies

O = TypeVar("O", bound=Option)  # noqa: E741


class AskOther(Ask[Woods, O], Generic[O]):
    """A question that may go to a player who is not active. It has a default, and the clock gives it.

    A table with a limit gives everybody so much time; without one only a player without connection is not waited for.
    """

    def default(self, woods: Woods) -> O:
        """The default answer if none comes."""
        raise NotImplementedError

    @applies("WDL-SET20")
    def timer(self, woods: Woods) -> Timer | None:
        seat, table = self.seat(woods), woods.options
        if seat == seat_of(woods, woods.active) or len(tuple(self.options(woods))) < 2:
            return None
        if table.answer_limit:
            return Timer(self.slug, 1000 * table.answer_limit, (self.default(woods),))
        if table.absence_limit:
            return Timer(self.slug, 1000 * table.absence_limit, (self.default(woods),), "absence", (seat,))
        return None
