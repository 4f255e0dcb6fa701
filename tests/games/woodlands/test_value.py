"""The value of Woodlands is a probability: on games it was not fitted on, what it predicts comes about as often."""

from math import log
from pathlib import Path

import pytest

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.bots.value import TERMS, VALUE
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.state import Woods
from lairkeeper.kernel import ChanceStream, Seat, State, apply, resolve, start
from lairkeeper.lab.fit.moments import fit_tables
from tests.lab.held_out import is_reproduced, stored_quality

FILE = Path(__file__).parent / "held_out.npz"
CONTENT = "9c3223a6b78371a4"
"""The box of the fit, before the numbers of some presets changed."""


def test_predictions_and_results_agree_within_five_points_in_every_decile() -> None:
    assert stored_quality(GAME, FILE).largest_gap < 0.05


def test_predictions_beat_the_base_rate_in_every_third_of_a_game() -> None:
    first, second, third = stored_quality(GAME, FILE).thirds
    assert first.loss < first.base - 0.03
    assert second.loss < second.base - 0.08
    assert third.loss < third.base - 0.15


def test_the_stored_moments_come_from_games_that_can_be_played_again() -> None:
    assert is_reproduced(GAME, FILE, "partner", 6, content=CONTENT)


def test_every_chapter_is_fitted_with_every_preset_and_number_of_players() -> None:
    tables = fit_tables(GAME)
    assert {getattr(table, "chapter") for table in tables} == set(range(6))  # noqa: B009
    assert len(tables) == 6 * len(GAME.seats) * len(GAME.presets)


def first_turn(options: TableOptions) -> State[Woods]:
    """Heroes are chosen, and the first tile is laid."""
    state, stream = start(GAME, options), ChanceStream("value")
    while state.world.phase != "adventure":
        decision = state.decisions[0]
        if decision.is_chance:
            resolve(state, stream)
        else:
            apply(state, decision.seats[0], decision.for_bots[0], decision.number)
    return state


def chance(state: State[Woods]) -> float:
    return VALUE.value(state.world, Seat(0))


@pytest.mark.parametrize("chapter", range(6))
def test_an_estimate_has_parts_that_add_up_and_a_standard_error(chapter: int) -> None:
    state = first_turn(TableOptions(players=3, chapter=chapter))  # type: ignore[arg-type]
    estimate = VALUE.estimate(state.world, Seat(0))
    assert tuple(estimate.parts) == TERMS
    assert sum(estimate.parts.values()) == pytest.approx(log(estimate.value / (1 - estimate.value)))
    assert 0 < estimate.error < 0.25
    assert estimate.value == chance(state)


def test_there_is_a_value_before_heroes_are_chosen() -> None:
    assert 0 < chance(start(GAME, TableOptions(players=2))) < 1


def test_hearts_raise_the_chance_and_fallen_heroes_lower_it() -> None:
    state = first_turn(TableOptions(players=2))
    before, hero = chance(state), state.world.party[0]
    state.world.hearts[hero] = 1
    hurt = chance(state)
    state.world.hearts[hero] = 0
    assert before > hurt > chance(state)


def test_enraged_monsters_lower_the_chance() -> None:
    tables = (TableOptions(players=2, enraged_monsters=enraged) for enraged in (False, True))
    calm, enraged = (chance(first_turn(table)) for table in tables)
    assert calm > enraged
