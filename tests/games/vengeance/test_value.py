"""The value of Vengeance is an expected score: on games it was not fitted on, scores come out as predicted."""

from pathlib import Path

import pytest

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.bots.value import TERMS, VALUE
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.kernel import start
from tests.games.vengeance.tables import ADA, a_player, a_table
from tests.lab.held_out import is_reproduced, stored_quality

FILE = Path(__file__).parent / "held_out.npz"
POINTS = 2.0
"""About two standard errors of a decile of so few games."""


def test_predictions_and_scores_agree_in_every_decile() -> None:
    assert stored_quality(GAME, FILE).largest_gap < POINTS


def test_predictions_beat_the_mean_score_in_every_third_of_a_game() -> None:
    first, second, third = stored_quality(GAME, FILE).thirds
    assert first.loss < 0.95 * first.base
    assert second.loss < 0.9 * second.base
    assert third.loss < 0.6 * third.base


def test_the_stored_moments_come_from_games_that_can_be_played_again() -> None:
    assert is_reproduced(GAME, FILE, GAME.policy, 5)


def test_an_estimate_has_parts_that_add_up_an_error_and_a_spread() -> None:
    estimate = VALUE.estimate(a_table(a_player(loot=3), round=3), ADA)
    assert tuple(estimate.parts) == TERMS
    assert sum(estimate.parts.values()) == pytest.approx(estimate.value)
    assert estimate.error > 0
    assert 2 < estimate.spread < 7


def test_points_made_in_the_last_round_raise_the_expected_score() -> None:
    assert VALUE.value(a_table(a_player(loot=5), round=4), ADA) > VALUE.value(a_table(a_player(), round=4), ADA)


def test_experience_counts_from_the_second_round_on() -> None:
    """In the first, so few of the fitted games held some that its weight says nothing."""
    gains = [
        VALUE.value(a_table(a_player(trained=2), round=number), ADA)
        - VALUE.value(a_table(a_player(), round=number), ADA)
        for number in (1, 2)
    ]
    assert gains[0] == 0 and gains[1] > 0


def test_a_table_that_is_not_set_up_has_a_value() -> None:
    assert 5 < VALUE.value(start(GAME, TableOptions(players=2)).world, ADA) < 40
