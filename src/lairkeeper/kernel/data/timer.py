"""Time in the rules: how long a question waits, what for, and what the clock answers when time is up.

Rules never read a clock. A timer runs while its question waits; the time that has run is part of the state and grows
with the timestamps of the answers. Rules steer a timer by what the question says of the world: `is_paused` stops it
and lets it go on, and a smaller `ms` shortens it. What has run stays run.
"""

from typing import Literal

from lairkeeper.kernel.data.record import Option, Record
from lairkeeper.kernel.data.seat import Seat

Purpose = Literal["limit", "window", "countdown", "absence", "return"]
"""`limit`: something ends; `window`: a short while in which something may be said; `countdown`: something begins;
`absence`: runs only while the seat has no connection; `return`: over as soon as the seat has one."""


class Timer(Record):
    """`name` is what rules and clients call it by; `answers` is what the clock may say when it has run out.

    The clock gives the first answer; where answers are `InOrder`, the one that fits the order of arrival. `seats`: whom
    alone it concerns, and nobody else is shown it; none: everybody.
    """

    name: str
    ms: int
    answers: tuple[Option, ...]
    purpose: Purpose = "limit"
    seats: tuple[Seat, ...] = ()

    @property
    def is_of_connections(self) -> bool:
        """True for timers of absence and return: the server runs these, because it knows the connections."""
        return self.purpose in ("absence", "return")


class Cooldown(Record):
    """How long a seat waits between two answers to a question in a race; `of` names the kind of answer (all, if none).

    Not a rule: an answer that comes too early is held back by the authority and judged when its time has come.
    """

    ms: int
    of: str = ""


class InOrder(Option):
    """An answer of the clock that orders seats: by arrival, where that is known."""

    order: tuple[Seat, ...]


class TimerRun(Record):
    """The timer of a pending question: the number by which the clock answers, the question, and the elapsed time."""

    number: int
    question: str
    timer: Timer
    spent: int
    is_running: bool

    @property
    def left(self) -> int:
        return max(self.timer.ms - self.spent, 0)
