"""Golden counts: leaves of the tree of answers from fixed positions. A rule that changes shows here first."""

import tomllib

import pytest

from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.testing import perft
from tests.every import GAMES, every_game, from_tests_of, golden


def counts(game: AnyGame) -> dict[str, list[int]]:
    """Per position the leaves at depth 1, 2 and so on."""
    file = golden(game) / "perft.toml"
    tables = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return {position: table["leaves"] for position, table in tables.items()}


@every_game
def test_every_position_has_golden_counts(game: AnyGame) -> None:
    assert counts(game)
    assert counts(game).keys() == from_tests_of(game, "positions").POSITIONS.keys()


@pytest.mark.parametrize(
    ("game", "position"),
    [pytest.param(game, position, id=f"{game.name}-{position}") for game in GAMES for position in counts(game)],
)
def test_the_tree_of_answers_has_as_many_leaves_as_before(game: AnyGame, position: str) -> None:
    leaves, state = counts(game)[position], from_tests_of(game, "positions").POSITIONS[position]
    assert [perft(state(), depth) for depth in range(1, len(leaves) + 1)] == leaves
