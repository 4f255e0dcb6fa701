"""The positions whose trees of answers are counted in `golden/perft.toml`."""

from collections.abc import Callable

from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.rules.cooperate import CallRegroup
from lairkeeper.games.run_run_run.rules.turn import PlayTurn
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import State, begin
from tests.games.run_run_run.tables import FIVE, FOUR, LOOP, ONE, THREE, TWO, corridor, draw_table
from tests.games.run_run_run.wandering import from_behind_the_door


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
