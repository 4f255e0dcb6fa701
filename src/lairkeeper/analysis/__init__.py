"""Analysis of games: the chance to win over time, each change split into luck and choice, and reasons for answers."""

from lairkeeper.analysis.compare import Comparison, Dilemma, Judged, compare, shortlist
from lairkeeper.analysis.errors import GameNotOver, NoBudget, NoFittedValue
from lairkeeper.analysis.hints import Advice, Deadline, RatedAnswer, advice_for, advise
from lairkeeper.analysis.postmortem import Analyst, analyse
from lairkeeper.analysis.report import Curve, CurvePoint, Reason, Report, Split, TurningPoint
from lairkeeper.analysis.turning import told_at

__all__ = [
    "Advice",
    "Analyst",
    "Comparison",
    "Curve",
    "CurvePoint",
    "Deadline",
    "Dilemma",
    "GameNotOver",
    "Judged",
    "NoBudget",
    "NoFittedValue",
    "RatedAnswer",
    "Reason",
    "Report",
    "Split",
    "TurningPoint",
    "advice_for",
    "advise",
    "analyse",
    "compare",
    "shortlist",
    "told_at",
]
