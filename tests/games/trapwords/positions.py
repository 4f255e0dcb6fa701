"""The positions whose trees of answers are counted in `golden/perft.toml`."""

from collections.abc import Callable

from lairkeeper.games.trapwords.records.options import Doubt, Stop
from lairkeeper.games.trapwords.state import NO_CLUE, ClueNumber, Dungeon
from lairkeeper.kernel import State
from tests.games.trapwords.tables import BOB, TRAPS, Play, turn_of_a


def two_lists() -> State[Dungeon]:
    """Both teams write: one list is full, the other has begun."""
    return Play().to_writing().propose(BOB, *TRAPS[:4]).state


def a_clue_under_doubt() -> State[Dungeon]:
    """A clue can be objected to, and one doubt is named."""
    play = turn_of_a()
    play.say("as on our holidays")
    play.answer(BOB, Doubt(ClueNumber(1)))
    return play.state


def a_stop_at_the_table() -> State[Dungeon]:
    """People at one table, and a stop that waits for its reason."""
    play = turn_of_a(mode="table")
    play.answer(BOB, Stop(NO_CLUE))
    return play.state


POSITIONS: dict[str, Callable[[], State[Dungeon]]] = {
    position.__name__: position for position in (two_lists, a_clue_under_doubt, a_stop_at_the_table)
}
