"""How good a fitted value is on games that it was not fitted on."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from lairkeeper.kernel.definition.valuation import PhaseWeights, ValueKind
from lairkeeper.lab.fit.moments import THIRDS, Moments
from lairkeeper.lab.fit.regression import Numbers, chances_of

DECILES = 10
_CERTAIN = 1e-6


class Decile(NamedTuple):
    """A tenth of the moments, by what was predicted: the mean prediction, the mean result and the games it is from."""

    predicted: float
    actual: float
    games: int

    @property
    def gap(self) -> float:
        return abs(self.predicted - self.actual)


class ThirdOfGame(NamedTuple):
    """The loss of the predictions in one third of the games, and of one prediction for all moments."""

    loss: float
    base: float


class Quality(NamedTuple):
    """Loss is log loss for chances and mean squared error for scores."""

    games: int
    moments: int
    deciles: tuple[Decile, ...]
    thirds: tuple[ThirdOfGame, ...]

    @property
    def largest_gap(self) -> float:
        return max(decile.gap for decile in self.deciles)


def predictions(kind: ValueKind, phases: Mapping[str, PhaseWeights], moments: Moments) -> Numbers:
    """The value of every moment."""
    weights = np.array([phases[phase].weights for phase in moments.phases])
    totals = np.asarray((weights * moments.terms).sum(axis=1), dtype=np.float64)
    return chances_of(totals) if kind == "chance" else totals


def quality_of(kind: ValueKind, phases: Mapping[str, PhaseWeights], moments: Moments) -> Quality:
    """Predictions against results, by tenths of the predictions and by thirds of the games."""
    predicted, base = predictions(kind, phases, moments), float(moments.results.mean())
    order = np.argsort(predicted, kind="stable")
    deciles = tuple(_decile(moments, predicted, rows) for rows in np.array_split(order, DECILES))
    thirds = []
    for third in range(THIRDS):
        rows = moments.thirds == third
        same = np.full(int(rows.sum()), base)
        thirds.append(
            ThirdOfGame(_loss(kind, predicted[rows], moments.results[rows]), _loss(kind, same, moments.results[rows]))
        )
    return Quality(len(np.unique(moments.games)), len(moments.games), deciles, tuple(thirds))


def _decile(moments: Moments, predicted: Numbers, rows: Any) -> Decile:
    games = len(np.unique(moments.games[rows]))
    return Decile(float(predicted[rows].mean()), float(moments.results[rows].mean()), games)


def _loss(kind: ValueKind, predicted: Numbers, results: Numbers) -> float:
    if kind == "score":
        return float(((predicted - results) ** 2).mean())
    chances = np.clip(predicted, _CERTAIN, 1 - _CERTAIN)
    return float(-(results * np.log(chances) + (1 - results) * np.log(1 - chances)).mean())
