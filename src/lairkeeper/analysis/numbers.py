"""Means, standard errors and the numbers that people are shown.

Values are shown in tenths: of a per cent for a chance, of a point for a score. What is shown is what is added, so the
parts of a change add up to it exactly.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean

from lairkeeper.kernel.definition.valuation import ValueKind

SCALE: dict[ValueKind, float] = {"chance": 1000.0, "score": 10.0}
"""How many tenths a value of 1 is."""

LEAST_TOLD: dict[ValueKind, float] = {"chance": 0.01, "score": 0.2}
"""Two answers that differ by less are about equal, however certain the difference is."""

_STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13)
_NORMAL = 2.0


def tenths(value: float, kind: ValueKind) -> int:
    return round(value * SCALE[kind])


def standard_error(numbers: Sequence[float]) -> float:
    """The standard error of the mean; 0 for fewer than two numbers."""
    count = len(numbers)
    if count < 2:
        return 0.0
    mean = fmean(numbers)
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count)


def margin(count: int) -> float:
    """How many standard errors a mean of so many numbers has to be from zero to be told from it, 95 times in 100."""
    if count < 2:
        return float("inf")
    return _STUDENT[count - 2] if count - 2 < len(_STUDENT) else _NORMAL
