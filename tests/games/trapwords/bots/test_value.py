"""The value of Trapwords is a probability: on games it was not fitted on, teams win about as often as it says."""

from math import log
from pathlib import Path

import pytest

from lairkeeper.games.trapwords import GAME
from lairkeeper.games.trapwords.bots.value import GUESSED, TERMS, VALUE, Standing, chance_of_race
from lairkeeper.games.trapwords.components.box import Place
from lairkeeper.games.trapwords.config import TableOptions
from lairkeeper.games.trapwords.state import Dungeon
from lairkeeper.kernel import ChanceStream, Seat, State, apply, reshuffle_unseen, resolve, start
from lairkeeper.lab.fit.moments import fit_tables
from tests.lab.held_out import is_reproduced, stored_quality

FILE = Path(__file__).parent / "held_out.npz"
FIRST, RIVAL = Seat(0), Seat(1)


def first_round() -> State[Dungeon]:
    """Curses, monster and torches are dealt, and both teams are asked for traps."""
    state, stream = start(GAME, TableOptions()), ChanceStream("value")
    while state.world.phase != "traps":
        decision = state.decisions[0]
        if decision.is_chance:
            resolve(state, stream)
        else:
            apply(state, decision.seats[0], decision.answers_of(decision.seats[0])[0], decision.number)
    return state


def test_predictions_and_results_agree_within_five_points_in_every_decile() -> None:
    assert stored_quality(GAME, FILE).largest_gap < 0.05


def test_predictions_beat_the_base_rate_in_every_third_of_a_game() -> None:
    thirds = stored_quality(GAME, FILE).thirds
    assert all(third.loss < third.base for third in thirds)
    assert thirds[-1].loss < thirds[-1].base - 0.1


def test_the_stored_moments_come_from_games_that_can_be_played_again() -> None:
    assert is_reproduced(GAME, FILE, "instinct", 4)


def test_both_languages_and_both_groups_of_words_are_fitted() -> None:
    tables = fit_tables(GAME)
    assert {(getattr(it, "language"), getattr(it, "group")) for it in tables} == {  # noqa: B009
        (language, group) for language in ("en", "fr") for group in ("fantasy", "contemporary")
    }


def test_an_estimate_has_parts_that_add_up_and_a_standard_error() -> None:
    estimate = VALUE.estimate(first_round().world, FIRST)
    assert tuple(estimate.parts) == TERMS
    assert sum(estimate.parts.values()) == pytest.approx(log(estimate.value / (1 - estimate.value)))
    assert 0 < estimate.error < 0.25


def test_there_is_a_value_before_the_first_round() -> None:
    assert 0 < VALUE.value(start(GAME, TableOptions()).world, FIRST) < 1


def test_a_room_further_is_better_for_a_team_and_worse_for_its_rivals() -> None:
    state = first_round()
    team = state.world.teams[0]
    seats = team.seats[0], state.world.teams[1].seats[0]
    before = [VALUE.value(state.world, seat) for seat in seats]
    team.start = team.place = Place(1)
    after = [VALUE.value(state.world, seat) for seat in seats]
    assert after[0] > before[0] and after[1] < before[1]


def test_the_value_knows_no_word_and_no_trap() -> None:
    state = first_round()
    for seat in (FIRST, RIVAL):
        elsewhere = reshuffle_unseen(GAME, state, seat, ChanceStream("other words"))
        assert VALUE.measure(elsewhere.world, seat) == VALUE.measure(state.world, seat)


@pytest.mark.parametrize(
    ("standing", "rounds", "chance"),
    [
        (Standing(0, 3), 1, GUESSED),
        (Standing(0, 0), 1, GUESSED),
        (Standing(1, 3), 1, 0.0),
        (Standing(1, 9, True, False), 2, GUESSED),
        (Standing(1, 9), 2, GUESSED * (GUESSED + (1 - GUESSED) ** 2)),
        (Standing(0, 0, True, True), 1, 1.0),
        (Standing(0, 0, False, True), 8, 0.0),
        (Standing(1, 1, False, False), 2, GUESSED),
    ],
)
def test_a_race_is_won_by_the_team_that_beats_the_monster_first(standing: Standing, rounds: int, chance: float) -> None:
    """Where both fail the monster comes a room nearer."""
    assert chance_of_race(standing, rounds) == pytest.approx(chance)
