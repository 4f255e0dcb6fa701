"""The value of Run Run Run! is a probability: on games it was not fitted on, what it predicts comes about as often."""

from math import log
from pathlib import Path

import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.bots.value import TERMS, VALUE
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.kernel import Seat, start
from tests.lab.held_out import is_reproduced, stored_quality

FILE = Path(__file__).parent / "held_out.npz"


def test_predictions_and_results_agree_within_five_points_in_every_decile() -> None:
    assert stored_quality(GAME, FILE).largest_gap < 0.05


def test_predictions_beat_the_base_rate_in_every_third_of_a_game() -> None:
    first, second, third = stored_quality(GAME, FILE).thirds
    assert first.loss < first.base - 0.03
    assert second.loss < second.base - 0.08
    assert third.loss < third.base - 0.15


def test_the_stored_moments_come_from_games_that_can_be_played_again() -> None:
    assert is_reproduced(GAME, FILE, "partner", 6)


@pytest.mark.parametrize(("easier", "harder"), [("printed", "five"), ("four", "six")])
def test_more_symbols_on_the_dice_lower_the_chance(easier: str, harder: str) -> None:
    def chance(faces: str) -> float:
        return VALUE.value(start(GAME, TableOptions(mummy_faces=faces)).world, Seat(0))  # type: ignore[arg-type]

    assert chance(easier) > chance(harder)


def test_an_estimate_has_parts_that_add_up_and_a_standard_error() -> None:
    estimate = VALUE.estimate(start(GAME, TableOptions(players=3)).world, Seat(0))
    assert tuple(estimate.parts) == TERMS
    assert sum(estimate.parts.values()) == pytest.approx(log(estimate.value / (1 - estimate.value)))
    assert 0 < estimate.error < 0.1
    assert estimate.value == VALUE.value(start(GAME, TableOptions(players=3)).world, Seat(0))
