"""Golden counts: leaves of the tree of answers from fixed positions. A rule that changes shows here first."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.rules.cooperate import CallRegroup
from lairkeeper.games.run_run_run.rules.turn import PlayTurn
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import State, begin
from lairkeeper.testing import perft
from tests.games.run_run_run.tables import FIVE, FOUR, LOOP, ONE, THREE, TWO, corridor, draw_table
from tests.games.run_run_run.wandering import from_behind_the_door

GOLDEN: dict[str, dict[str, list[int]]] = tomllib.loads(
    (Path(__file__).parent / "golden" / "perft.toml").read_text(encoding="utf-8")
)


def first_turn() -> State[Pyramid]:
    """Two players, nothing laid yet."""
    return begin(draw_table(hands=((ONE, TWO, THREE, FOUR, FIVE),)), PlayTurn())


def darkness_and_mummies() -> State[Pyramid]:
    """No torch left, four hearts on the pile, tokens in purses, and two mummies, one of them with a choice of way."""
    table = draw_table(
        {**LOOP, (2, -2): "000110", (2, -1): "100100"},
        cats=((0, 0), (2, -1)),
        hands=((TWO, THREE, "R37"), (FOUR,)),
        tokens=(("passage", "rooms1"), ("shield",)),
        awake={"brute": (1, -1), "runner": (2, -2)},
        hearts=4,
        reserve=0,
    )
    return begin(table, PlayTurn())


def halt_of_three() -> State[Pyramid]:
    """Three players regroup, with tokens to exchange and a discard to take from."""
    table = draw_table(
        corridor(2),
        cats=((0, 0), (0, -1), (0, -2)),
        hands=((ONE, TWO), (THREE,), (FOUR,)),
        tokens=(("double",),),
        discard=(FIVE, FIVE, "R57"),
    )
    return begin(table, CallRegroup())


def last_fights() -> State[Pyramid]:
    """The Door is open, a mummy and the Boss are within reach."""
    return from_behind_the_door(TableOptions(players=2))


POSITIONS: dict[str, Callable[[], State[Pyramid]]] = {
    position.__name__: position for position in (first_turn, darkness_and_mummies, halt_of_three, last_fights)
}


def test_every_position_has_golden_counts() -> None:
    assert GOLDEN.keys() == POSITIONS.keys()


@pytest.mark.parametrize("position", POSITIONS)
def test_the_tree_of_answers_has_as_many_leaves_as_before(position: str) -> None:
    leaves = GOLDEN[position]["leaves"]
    assert [perft(POSITIONS[position](), depth) for depth in range(1, len(leaves) + 1)] == leaves
