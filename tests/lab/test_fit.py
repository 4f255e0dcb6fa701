"""The value of a game is fitted to games of its bots: the same command gives the same weights."""

import tomllib
from pathlib import Path

import msgspec
import numpy as np
import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.bots.value import TERMS
from lairkeeper.kernel.definition.valuation import chance_of
from lairkeeper.kernel.errors import BadConfig, BadContent
from lairkeeper.lab.fit import FitReport, Wanted, fit_value, load, quality_of, save, weights_file
from lairkeeper.lab.fit.fit import as_weights
from lairkeeper.lab.fit.moments import Moments, fit_tables
from lairkeeper.value_weights import WeightsTable, weights_of
from tests.bots import expedition

FEW = Wanted("partner", "test", 8, 4)


@pytest.fixture(scope="module")
def report() -> FitReport:
    return fit_value(GAME, FEW)


@pytest.fixture(scope="module")
def text(report: FitReport) -> str:
    return weights_file(report, "a command")


def test_the_number_of_processes_does_not_change_the_weights(text: str) -> None:
    assert weights_file(fit_value(GAME, FEW, workers=2), "a command") == text


def test_written_weights_are_read_back(report: FitReport, text: str) -> None:
    table = msgspec.convert(tomllib.loads(text), WeightsTable)
    assert weights_of(table, TERMS) == {phase: as_weights(found) for phase, found in report.fitted.items()}


def test_weights_of_other_terms_are_refused(text: str) -> None:
    table = msgspec.convert(tomllib.loads(text), WeightsTable)
    with pytest.raises(BadContent) as refused:
        weights_of(table, (*TERMS, "moon"))
    assert refused.value.facts["file"] == "value.toml"


def test_every_preset_is_played_with_every_number_of_players() -> None:
    tables = fit_tables(GAME)
    assert len(tables) == len(set(tables)) == len(GAME.seats) * len(GAME.presets)


def test_a_fit_needs_games() -> None:
    with pytest.raises(BadConfig):
        fit_value(GAME, FEW._replace(held_out=0))
    assert expedition.GAME.value is None


def moments(chances: list[float], share: float) -> tuple[Moments, float]:
    """Moments with one constant term whose results come as often as the share says."""
    count = len(chances) * 1000
    results = (np.arange(count) % 1000 < 1000 * share).astype(np.float64)
    thirds = np.arange(count) % 3
    return Moments(np.arange(count), thirds, ["all"] * count, np.ones((count, 1)), results), share


def test_a_wrong_prediction_shows_in_every_decile_and_in_the_loss() -> None:
    found, share = moments([0.3], 0.3)
    table = tomllib.loads(ONE_TERM.replace("WEIGHT", str(np.log(share / (1 - share)))))
    right = quality_of("chance", weights_of(msgspec.convert(table, WeightsTable), ("start",)), found)
    table = tomllib.loads(ONE_TERM.replace("WEIGHT", "0.0"))
    wrong = quality_of("chance", weights_of(msgspec.convert(table, WeightsTable), ("start",)), found)
    assert sum(decile.predicted for decile in right.deciles) == pytest.approx(10 * chance_of(np.log(0.3 / 0.7)))
    assert all(third.loss == pytest.approx(third.base, abs=1e-3) for third in right.thirds)
    assert all(third.loss > third.base + 0.05 for third in wrong.thirds)


def test_moments_are_kept_in_even_steps_whatever_the_length_of_a_game(report: FitReport, tmp_path: Path) -> None:
    kept = report.held_out.thinned(5)
    for game in range(FEW.held_out):
        moments, left = (int((it.games == game).sum()) for it in (report.held_out, kept))
        assert moments // 5 <= left <= moments // 5 + 1
    save(kept, tmp_path / "held_out.npz", "a command")
    again = load(tmp_path / "held_out.npz")
    assert again.phases == list(kept.phases)
    assert np.allclose(again.terms, kept.terms, rtol=1e-2, atol=1e-3)


ONE_TERM = """
kind = "chance"
command = ""
bots = "partner"
seed = ""
[phases.all]
games = 1
moments = 1
covariance = [[0.0]]
weights = { start = WEIGHT }
errors = { start = 0.0 }
"""
