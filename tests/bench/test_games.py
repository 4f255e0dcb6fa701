"""Every game can be measured with any number of players, whatever its questions are."""

import pytest

from bench.games import asked_seat, mid_game
from lairkeeper.kernel.definition.game import AnyGame
from tests.every import every_game


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_the_asked_seat_has_a_view_in_the_middle_of_a_game(game: AnyGame, seed: int) -> None:
    for players in (min(game.seats), max(game.seats)):
        state = mid_game(game, game.config(players=players), seed)
        assert asked_seat(state) in range(players)
        assert game.view(state.world, asked_seat(state)) is not None
