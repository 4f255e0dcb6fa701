"""The evaluation: a number for every table that a bot may look at."""

from lairkeeper.games.woodlands import GAME
from lairkeeper.kernel import Seat
from tests.games.woodlands.den_tables import exploring


def test_it_judges_a_table_whose_heroes_are_in_a_den() -> None:
    state = exploring("burrow", "hoard")
    assert state.world.den is not None
    assert -1 < GAME.heuristic(state.world, Seat(0)) < 1
