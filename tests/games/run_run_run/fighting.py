"""Fights in tests: the dice about to fall, and the hearts they leave."""

from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.rules.fight import RollCombatDice
from lairkeeper.games.run_run_run.state import Pyramid, awake_mummy
from lairkeeper.kernel import State, begin
from tests.games.run_run_run.tables import draw_table, mummy


def beside_mummies(
    *names: str, hero: str = "cartographer", options: TableOptions | None = None, **hearts: int
) -> Pyramid:
    """A lone cat in one Room with these mummies, who have so many hearts left."""
    awake = dict.fromkeys(names, (0, -1))
    rooms = {(0, -1): "100100"}
    return draw_table(rooms, cats=((0, -1),), heroes=(hero,), awake=awake, hearts_left=hearts, options=options)


def roll(pyramid: Pyramid, dice: int, *, is_doubled: bool = False) -> State[Pyramid]:
    """The dice of a fight are about to fall, where the active cat stands."""
    return begin(pyramid, RollCombatDice(dice, is_doubled))


def hearts_of(state: State[Pyramid], name: str) -> int:
    """Hearts left; none for a mummy that is not in the maze."""
    found = awake_mummy(state.world, mummy(name))
    return found.hearts if found else 0
