"""Ends of rollouts, taken together: means, paired differences with their errors, and which terms they are made of."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple

from lairkeeper.analysis.numbers import margin, standard_error
from lairkeeper.analysis.rollouts import End
from lairkeeper.kernel.definition.valuation import ValueModel

DECIDED, TURNED = "decided", "turned"
"""Stand for terms where one end is a finished game, or lies in another phase: then no single term differs."""


class Difference(NamedTuple):
    """A mean of paired differences and its standard error, that of the fitted weights included."""

    mean: float
    error: float
    pairs: int

    @property
    def is_clear(self) -> bool:
        return abs(self.mean) > margin(self.pairs) * self.error and self.pairs > 1


def mean_value(ends: Sequence[End]) -> float:
    return fmean(end.value for end in ends)


def value_error(model: ValueModel[Any], ends: Sequence[End]) -> float:
    """The standard error of a mean value: of the sample, and of the weights it was valued with."""
    return sqrt(standard_error([end.value for end in ends]) ** 2 + _weights_variance(model, ends, ()))


def difference(model: ValueModel[Any], ends: Sequence[End], others: Sequence[End]) -> Difference:
    """The mean difference of paired samples: both samples of a pair had the same luck."""
    pairs = min(len(ends), len(others))
    gaps = [end.value - other.value for end, other in zip(ends[:pairs], others[:pairs], strict=True)]
    error = sqrt(standard_error(gaps) ** 2 + _weights_variance(model, ends[:pairs], others[:pairs]))
    return Difference(fmean(gaps), error, pairs)


def apart(model: ValueModel[Any], ends: Sequence[End], others: Sequence[End]) -> Difference:
    """The same for unpaired samples: a draw lies between them."""
    error = sqrt(sum(standard_error([end.value for end in sample]) ** 2 for sample in (ends, others)))
    return Difference(mean_value(ends) - mean_value(others), error, len(ends))


def _weights_variance(model: ValueModel[Any], ends: Sequence[End], others: Sequence[End]) -> float:
    """How far the errors of the weights move the difference of two means."""
    gradients: dict[str, list[float]] = {}
    for sign, sample in ((1, ends), (-1, others)):
        for end in sample:
            if end.phase:
                found = gradients.setdefault(end.phase, [0.0] * len(end.terms))
                for place, term in enumerate(end.terms):
                    found[place] += sign * end.slope * term / len(sample)
    return sum(_spread(gradient, model.phases[phase].covariance) for phase, gradient in gradients.items())


def _spread(gradient: Sequence[float], covariance: Sequence[Sequence[float]]) -> float:
    rows = ((one, row) for one, row in zip(gradient, covariance, strict=True) if one)
    return max(0.0, sum(one * other * cell for one, row in rows for other, cell in zip(gradient, row, strict=True)))


def parts_of(model: ValueModel[Any], ends: Sequence[End], others: Sequence[End]) -> dict[str, Difference]:
    """What each term adds to the difference; of one pair the parts add up to its difference. The error of a part is
    that of the sample and that of the weights of its term: a weight that may as well be 0 is no reason for anything."""
    pairs = min(len(ends), len(others))
    gaps: dict[str, list[float]] = defaultdict(lambda: [0.0] * pairs)
    by_phase: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for place, (end, other) in enumerate(zip(ends[:pairs], others[:pairs], strict=True)):
        for name, part in _parts_of_pair(model, end, other).items():
            gaps[name][place] = part
            by_phase[name][end.phase] += part / pairs
    errors = {
        name: sqrt(standard_error(parts) ** 2 + _weight_variance(model, name, by_phase[name]))
        for name, parts in gaps.items()
    }
    return {name: Difference(fmean(parts), errors[name], pairs) for name, parts in gaps.items()}


def _weight_variance(model: ValueModel[Any], name: str, by_phase: Mapping[str, float]) -> float:
    """How much the errors of a term's weights change its contribution, by phase."""
    if name not in model.terms:
        return 0.0
    place = model.terms.index(name)
    found = ((model.phases[phase], part) for phase, part in by_phase.items() if part)
    return sum((part / it.weights[place]) ** 2 * it.covariance[place][place] for it, part in found)


def _parts_of_pair(model: ValueModel[Any], end: End, other: End) -> dict[str, float]:
    gap = end.value - other.value
    if not gap:
        return {}
    if not (end.phase and other.phase):
        return {DECIDED: gap}
    if end.phase != other.phase:
        return {TURNED: gap}
    slope = gap / (end.odds - other.odds)
    weights = model.phases[end.phase].weights
    named = zip(model.terms, weights, end.terms, other.terms, strict=True)
    return {name: slope * weight * (one - two) for name, weight, one, two in named if weight * (one - two)}
