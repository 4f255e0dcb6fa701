"""Fits the value of a game: plays games, regresses their results on the terms, and judges it on other games."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import numpy as np

from lairkeeper.kernel import AnyGame
from lairkeeper.kernel.definition.valuation import PhaseWeights, ValueKind
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.lab.fit.moments import Moments, gathered, jobs, model_of, play_job
from lairkeeper.lab.fit.quality import Quality, quality_of
from lairkeeper.lab.fit.regression import Fitted, linear, logistic
from lairkeeper.lab.processes import run_jobs

HELD_OUT = "held out"
DIGITS = 5
NOTHING = 1e-9


class Wanted(NamedTuple):
    """A request for a fit: the bot, the seed, the number of games, and of held-out games for validation."""

    bot: str
    seed: str
    games: int
    held_out: int


class FitReport(NamedTuple):
    """The weights of every phase with what they were fitted on, and how good they are on games held out."""

    kind: ValueKind
    wanted: Wanted
    terms: tuple[str, ...]
    fitted: Mapping[str, Fitted]
    games: Mapping[str, int]
    moments: Mapping[str, int]
    quality: Quality
    held_out: Moments


def fit_value(
    game: AnyGame, wanted: Wanted, workers: int = 1, on_progress: Callable[[int, int], None] | None = None
) -> FitReport:
    """Plays the games and fits. The same wish gives the same weights, whatever the number of processes."""
    if wanted.games < 1 or wanted.held_out < 1:
        raise BadConfig(key="games", value=min(wanted.games, wanted.held_out), expected="1..")
    total = wanted.games + wanted.held_out

    def play(seed: str, games: int, before: int) -> Moments:
        rows = []
        for number, found in enumerate(run_jobs(play_job, jobs(game, wanted.bot, seed, games), workers), 1):
            rows += found
            if on_progress is not None:
                on_progress(before + number, total)
        return gathered(rows)

    known = play(wanted.seed, wanted.games, 0)
    held_out = play(f"{wanted.seed}/{HELD_OUT}", wanted.held_out, wanted.games)
    return report_on(game, wanted, known, held_out)


def report_on(game: AnyGame, wanted: Wanted, known: Moments, held_out: Moments) -> FitReport:
    """Fits the weights of each phase, and measures them on held-out moments."""
    model = model_of(game)
    regress = logistic if model.kind == "chance" else linear
    fitted, games, moments = {}, {}, {}
    for phase in sorted(set(known.phases)):
        rows = known.only(phase)
        fitted[phase] = regress(rows.terms, rows.results, rows.games, model.ridge)
        games[phase], moments[phase] = len(np.unique(rows.games)), len(rows.games)
    weights = {phase: as_weights(found) for phase, found in fitted.items()}
    known_phases = held_out.where(np.array([phase in weights for phase in held_out.phases]))
    quality = quality_of(model.kind, weights, known_phases)
    return FitReport(model.kind, wanted, model.terms, fitted, games, moments, quality, held_out)


def as_weights(fitted: Fitted) -> PhaseWeights:
    """The weights, rounded as in the file."""
    weights = tuple(round(float(weight), DIGITS) for weight in fitted.weights)
    lower = np.tril(fitted.covariance)
    covariance = tuple(tuple(_rounded(cell) for cell in row) for row in lower + np.tril(lower, -1).T)
    return PhaseWeights(weights, covariance, round(fitted.spread, DIGITS))


def _rounded(cell: float) -> float:
    """Rounds to three digits, and tiny numbers to 0, so all machines write the same file."""
    return float(f"{cell:.3g}") if abs(cell) > NOTHING else 0.0
