"""Regression with standard errors that respect games: moments of one game are not independent of each other."""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float64]
Labels: TypeAlias = NDArray[np.int64]

_STEPS = 60
_CLOSE = 1e-10
_LARGEST = 30.0


class Fitted(NamedTuple):
    """Weights in the units of the terms, their covariance, and the standard deviation of what is left unexplained."""

    weights: Numbers
    covariance: Numbers
    spread: float = 0.0

    @property
    def errors(self) -> Numbers:
        return np.asarray(np.sqrt(np.maximum(np.diag(self.covariance), 0.0)), dtype=np.float64)


class _Scale(NamedTuple):
    """Standardises terms to mean 0 and deviation 1; constant terms stay as they are."""

    means: Numbers
    deviations: Numbers

    def apply(self, terms: Numbers) -> Numbers:
        return (terms - self.means) / self.deviations

    def undo(self, weights: Numbers, covariance: Numbers, constant: int) -> tuple[Numbers, Numbers]:
        """Converts weights back to the original terms; the shift goes to the constant term."""
        back = np.diag(1 / self.deviations)
        back[constant] -= self.means / self.deviations
        return back @ weights, back @ covariance @ back.T


def logistic(terms: Numbers, won: Numbers, games: Labels, ridge: float = 5.0) -> Fitted:
    """Weights whose sum is the log-odds of winning, by Newton's method; the first term is the constant 1.

    `ridge` pulls the weights of standardised terms towards 0, as strongly as so many games would: terms that hardly
    vary stay small.
    """
    scale = _scale_of(terms)
    rows = scale.apply(terms)
    penalty = _penalty(rows.shape[1], ridge, games)
    weights: Numbers = np.zeros(rows.shape[1])
    for _ in range(_STEPS):
        chances = chances_of(rows @ weights)
        slope = rows.T @ (won - chances) - penalty @ weights
        curve = (rows * (chances * (1 - chances))[:, None]).T @ rows + penalty
        step = np.linalg.solve(curve, slope)
        weights += step
        if float(np.abs(step).max()) < _CLOSE:
            break
    chances = chances_of(rows @ weights)
    curve = (rows * (chances * (1 - chances))[:, None]).T @ rows + penalty
    covariance = _clustered(curve, rows * (won - chances)[:, None], games)
    return Fitted(*scale.undo(weights, covariance, 0))


def linear(terms: Numbers, scores: Numbers, games: Labels, ridge: float = 5.0) -> Fitted:
    """Weights whose sum is the expected score, by least squares; the first term is the constant 1."""
    scale = _scale_of(terms)
    rows = scale.apply(terms)
    curve = rows.T @ rows + _penalty(rows.shape[1], ridge, games)
    weights: Numbers = np.asarray(np.linalg.solve(curve, rows.T @ scores), dtype=np.float64)
    left = scores - rows @ weights
    covariance = _clustered(curve, rows * left[:, None], games)
    freedom = max(1, len(scores) - rows.shape[1])
    return Fitted(*scale.undo(weights, covariance, 0), float(np.sqrt((left**2).sum() / freedom)))


def chances_of(odds: Numbers) -> Numbers:
    """Chances from log-odds."""
    return np.asarray(1 / (1 + np.exp(-np.clip(odds, -_LARGEST, _LARGEST))), dtype=np.float64)


def _scale_of(terms: Numbers) -> _Scale:
    means, deviations = terms.mean(axis=0), terms.std(axis=0)
    is_constant = deviations < _CLOSE
    return _Scale(np.where(is_constant, 0.0, means), np.where(is_constant, 1.0, deviations))


def _penalty(terms: int, ridge: float, games: Labels) -> Numbers:
    """Nothing pulls at the constant. A game counts once, however many moments it has."""
    penalty = np.eye(terms) * ridge * len(games) / len(np.unique(games))
    penalty[0, 0] = 1e-9
    return penalty


def _clustered(curve: Numbers, scores: Numbers, games: Labels) -> Numbers:
    """The sandwich covariance with one cluster for each game."""
    _, cluster = np.unique(games, return_inverse=True)
    sums = np.zeros((int(cluster.max()) + 1, scores.shape[1]))
    np.add.at(sums, cluster, scores)
    inverse = np.linalg.inv(curve)
    return np.asarray(inverse @ (sums.T @ sums) @ inverse, dtype=np.float64)
