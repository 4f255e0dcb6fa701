"""What games tell once somebody reads them deeply: the chance to win over time, luck and choice apart, and reasons."""

from lairkeeper.analysis.compare import Asked, Comparison, Judged, compare, shortlist
from lairkeeper.analysis.errors import GameNotOver, NoBudget, NoFittedValue
from lairkeeper.analysis.postmortem import Analyst, analyse
from lairkeeper.analysis.report import Curve, Moment, Reason, Report, Split, TurningPoint

__all__ = [
    "Analyst",
    "Asked",
    "Comparison",
    "Curve",
    "GameNotOver",
    "Judged",
    "Moment",
    "NoBudget",
    "NoFittedValue",
    "Reason",
    "Report",
    "Split",
    "TurningPoint",
    "analyse",
    "compare",
    "shortlist",
]
