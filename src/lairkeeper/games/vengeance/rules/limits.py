"""The limits of a table (VNG-RT2): one question to the clock, asked in every phase that has a limit."""

from typing import ClassVar

from lairkeeper.games.vengeance.records.options import TimeIsUp
from lairkeeper.games.vengeance.state import Vendetta
from lairkeeper.kernel import Seat, Timer, Wait
from lairkeeper.kernel.data.timer import Purpose


class TimeLimit(Wait[Vendetta, TimeIsUp]):
    """When the time is up the clock says so; it lapses when there is nothing left to end."""

    is_base: ClassVar[bool] = True
    purpose: ClassVar[Purpose] = "limit"

    def timer(self, vendetta: Vendetta) -> Timer | None:
        milliseconds = self.milliseconds(vendetta) if self.matters(vendetta) else 0
        return Timer(self.slug, milliseconds, (TimeIsUp(),), self.purpose, self.concerns) if milliseconds else None

    def milliseconds(self, vendetta: Vendetta) -> int:
        """How long it is; 0 where the table has no such limit."""
        raise NotImplementedError

    def matters(self, vendetta: Vendetta) -> bool:
        raise NotImplementedError

    @property
    def concerns(self) -> tuple[Seat, ...]:
        """The player whom the timer concerns; nobody if it concerns all."""
        return ()
