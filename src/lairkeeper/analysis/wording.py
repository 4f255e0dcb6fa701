"""Names for reasons: the key of the message and its facts. Terms are worded by their game, `term-<name>`."""

from collections.abc import Sequence

from lairkeeper.analysis.numbers import SCALE
from lairkeeper.analysis.report import Reason
from lairkeeper.display.spelling import Name, NameList
from lairkeeper.kernel.definition.valuation import ValueKind


def sentence_of(reasons: Sequence[Reason], kind: ValueKind) -> Name | None:
    """The reasons for and against an answer, compared with another one; None without a clear reason."""
    gains = NameList(tuple(_part("gain", reason, kind) for reason in reasons if reason.amount > 0))
    losses = NameList(tuple(_part("loss", reason, kind) for reason in reasons if reason.amount < 0))
    if gains.items and losses.items:
        return Name("reason-both", {"gains": gains, "losses": losses})
    if gains.items:
        return Name("reason-for", {"gains": gains})
    return Name("reason-against", {"losses": losses}) if losses.items else None


def _part(side: str, reason: Reason, kind: ValueKind) -> Name:
    key = f"term-{reason.term}" if reason.is_more else f"term-{reason.term}.less"
    return Name(f"reason-{side}", {"term": Name(key), "kind": kind, "amount": shown(abs(reason.amount), kind)})


def shown(value: float, kind: ValueKind) -> float:
    """A value as people read it: per cent, or points, with one decimal."""
    return round(value * SCALE[kind]) / 10
