"""The result of an analysis as plain data. Amounts are whole tenths of a per cent or of a point (`numbers.py`)."""

from typing import Literal, NamedTuple

from msgspec import Struct

from lairkeeper.kernel import Option
from lairkeeper.kernel.definition.valuation import ValueKind
from lairkeeper.kernel.errors import Fact


class Reason(NamedTuple):
    """A term of the value that differs: whether there is more of it, and what that is worth (not yet in tenths)."""

    term: str
    is_more: bool
    amount: float


class CurvePoint(Struct, frozen=True):
    """A point of a curve: how many answers were given, the value, and its standard error."""

    step: int
    value: int
    error: int


class Split(Struct, frozen=True):
    """The change from one moment to the next: choices of the curve's own seats, those of rivals, luck with draws and
    clock, and the estimation error. They add up to the change. `choice_error` and `luck_error` are standard errors."""

    choice: int
    rivals: int
    luck: int
    error: int
    choice_error: int
    luck_error: int

    @property
    def total(self) -> int:
        return self.choice + self.rivals + self.luck + self.error


class Curve(Struct, frozen=True):
    """The value over time for one seat, or for all together (`seat` is None). `splits` has one entry for each change
    from a moment to the next; None where it is not split yet."""

    seat: int | None
    moments: list[CurvePoint]
    splits: list[Split | None]


class TurningPoint(Struct, frozen=True):
    """A choice or a stroke of luck that moved a curve beyond its error; where changes cannot be split, a whole turn.

    `step` counts the answers before it. For a choice, `chosen` is the answer, `facts` are those of its question, and
    `better` is an answer that was clearly better, with the reasons; None where none was.
    """

    kind: Literal["choice", "luck", "turn"]
    step: int
    turn: int
    curve: int | None
    seat: int
    amount: int
    error: int
    chosen: Option | None = None
    better: Option | None = None
    gain: int = 0
    gain_error: int = 0
    facts: dict[str, Fact] = {}
    reasons: list[Reason] = []


class Report(Struct, frozen=True):
    """An analysis as far as it has come; `done` of `total` changes are split with `rollouts` each."""

    game: str
    kind: ValueKind
    curves: list[Curve]
    turning_points: list[TurningPoint]
    rollouts: int
    done: int
    total: int
