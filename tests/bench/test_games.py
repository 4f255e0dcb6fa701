"""Every game can be measured with any number of players, whatever its questions are."""

import pytest

from bench.games import mid_game, whoever_plays
from lairkeeper.kernel.game import AnyGame
from tests.every import every_game


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_whoever_plays_in_the_middle_of_a_game_sees_the_board(game: AnyGame, seed: int) -> None:
    for players in game.seats:
        state = mid_game(game, game.config(players=players), seed)
        assert whoever_plays(state) in range(players)
        assert game.view(state.world, whoever_plays(state)) is not None
