"""Regression on made-up data whose weights are known."""

import numpy as np
import pytest

from lairkeeper.lab.fit.regression import Labels, Numbers, chances_of, linear, logistic

WEIGHTS = np.array([0.5, 1.0, -2.0, 0.0])


def made_up(games: int, moments: int = 1) -> tuple[Numbers, Labels]:
    """Terms, the first constant; the moments of a game are all alike."""
    stream = np.random.default_rng(7)
    terms = np.column_stack([np.ones(games), stream.normal(3, 2, games), stream.random(games), np.full(games, 4.0)])
    return np.repeat(terms, moments, axis=0), np.repeat(np.arange(games), moments)


def results_of(terms: Numbers, labels: Labels) -> Numbers:
    luck = np.random.default_rng(8).random(int(labels.max()) + 1)
    return np.asarray(luck[labels] < chances_of(terms @ WEIGHTS), dtype=np.float64)


def test_logistic_regression_finds_the_weights_within_its_errors() -> None:
    terms, games = made_up(20_000)
    fitted = logistic(terms, results_of(terms, games), games)
    assert np.all(np.abs(fitted.weights - WEIGHTS) <= 3 * fitted.errors + 0.02)
    assert fitted.errors.max() < 0.2


def test_linear_regression_finds_weights_and_spread() -> None:
    terms, games = made_up(20_000)
    noise = np.random.default_rng(9).normal(0, 2, len(terms))
    fitted = linear(terms, terms @ WEIGHTS + noise, games)
    assert np.all(np.abs(fitted.weights - WEIGHTS) <= 3 * fitted.errors + 0.02)
    assert fitted.spread == pytest.approx(2, abs=0.05)


def test_moments_of_one_game_do_not_make_an_estimate_surer() -> None:
    once, games = made_up(4000)
    often, labels = made_up(4000, moments=9)
    single = logistic(once, results_of(once, games), games)
    repeated = logistic(often, results_of(often, labels), labels)
    assert repeated.errors[1] == pytest.approx(single.errors[1], rel=0.05)


def test_a_constant_term_gets_no_weight() -> None:
    terms, games = made_up(4000)
    fitted = logistic(terms, results_of(terms, games), games)
    assert abs(fitted.weights[3]) < 0.01
