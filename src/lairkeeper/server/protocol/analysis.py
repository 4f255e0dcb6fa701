"""The analysis of a finished game, for clients; amounts are whole tenths of a per cent or of a point."""

from typing import Literal

from msgspec import Struct

from lairkeeper.server.protocol.phrases import Phrase


class MomentInfo(Struct, frozen=True):
    """A point of a curve: how many answers were given, the value, and its standard error."""

    step: int
    value: int
    error: int


class ChangeInfo(Struct, frozen=True):
    """A change from one moment to the next, split into parts that add up to it."""

    choice: int
    rivals: int
    luck: int
    error: int
    choice_error: int
    luck_error: int


class CurveInfo(Struct, frozen=True):
    """The value over time for one seat, or for all together; a change is None until it is split."""

    seat: int | None
    moments: list[MomentInfo]
    changes: list[ChangeInfo | None]


class TurningPointInfo(Struct, frozen=True):
    """A cause that moved a curve by more than its error: a stroke of luck with its events, a choice, or a whole turn
    with the events that it began with. `better` is an answer that was clearly better, by `gain`, and `reason` says
    why."""

    kind: Literal["choice", "luck", "turn"]
    step: int
    curve: int | None
    seat: int
    amount: int
    error: int
    told: list[Phrase] = []
    chosen: Phrase | None = None
    better: Phrase | None = None
    gain: int = 0
    gain_error: int = 0
    reason: Phrase | None = None


class AnalysisInfo(Struct, frozen=True):
    """An analysis with `done` of `total` parts computed; `is_final` once it is complete."""

    kind: Literal["chance", "score"]
    curves: list[CurveInfo]
    points: list[TurningPointInfo]
    done: int
    total: int
    is_final: bool = False
