"""Random play that lives long enough to see most of the rules: mummies wake far away, and are fought where possible.

Few random games ever open the Exit Door, so some of them begin behind it.
"""

from collections.abc import Iterator
from typing import get_args, get_type_hints

from hypothesis import strategies as st

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.config import SWITCHES, TableOptions
from lairkeeper.games.run_run_run.records.options import Explore, Fight, Pass, WakeAt
from lairkeeper.games.run_run_run.rules.turn import PlayTurn
from lairkeeper.games.run_run_run.state import Mechanism, Pyramid
from lairkeeper.kernel import ChanceStream, Decision, Option, State, ToldEvent, apply, begin, start
from tests.games.run_run_run.tables import FIVE, FOUR, ONE, THREE, TWO, corridor, draw_table

MOST_ANSWERS = 10_000
"""Far more than any game takes; blank dice set no limit by rule."""

_READINGS = get_type_hints(TableOptions)
_CHOICES = (*SWITCHES, "mummy_faces", "vault_exits")

any_options = st.builds(
    TableOptions,
    players=st.integers(1, 4),
    first=st.none(),
    content=st.just(TableOptions().content),
    **{name: st.sampled_from(get_args(_READINGS[name])) for name in _CHOICES},
)

any_stream = st.integers(0, 10**9).map(lambda seed: ChanceStream(str(seed)))


def from_the_start(options: TableOptions) -> State[Pyramid]:
    return start(GAME, options)


def from_behind_the_door(options: TableOptions) -> State[Pyramid]:
    """The Door is open: its Boss and a mummy are on their way, both wounded."""
    pyramid = draw_table(
        {**corridor(9), (1, 0): "101001", (-1, 1): "010100"},
        cats=[(0, -4), (0, -5), (1, 0), (0, 0)][: options.players],
        hands=[(ONE, TWO, THREE, FOUR, FIVE)] * options.players,
        tokens=[("double", "passage"), ("shield",), ("torch2",), ("rooms2",)][: options.players],
        awake={"brute": (0, -7), "ravager": (0, -10)},
        hearts_left={"brute": 2, "ravager": 3},
        door=(0, -10),
        options=options,
    )
    rooms = pyramid.maze.rooms
    pyramid.mechanisms = tuple(Mechanism(True, (rooms[at], rooms[at + 1], rooms[at + 2])) for at in (0, 3, 6))
    return begin(pyramid, PlayTurn())


any_game = st.one_of(any_options.map(from_the_start), any_options.map(from_behind_the_door))


def wander(state: State[Pyramid], stream: ChanceStream) -> Iterator[tuple[Decision, tuple[ToldEvent, ...]]]:
    """Plays to the end, one answer at a time; gives the question answered and what was told then."""
    for _ in range(MOST_ANSWERS):
        if not state.decisions:
            return
        decision = stream.pick(state.decisions)
        option = _drawn(decision, stream) if decision.is_chance else _wish(state.world, decision, stream)
        yield decision, apply(state, decision.seats[0], option, decision.number)
    raise AssertionError(f"not over after {MOST_ANSWERS} answers")


def _drawn(decision: Decision, stream: ChanceStream) -> Option:
    return stream.choose(decision.options, decision.weights)


def _wish(pyramid: Pyramid, decision: Decision, stream: ChanceStream) -> Option:
    option = stream.pick(decision.options)
    if isinstance(option, WakeAt):
        return max(decision.options, key=lambda place: _distance(pyramid, place))
    if isinstance(option, Explore | Pass) and Fight() in decision.options:
        return Fight()
    return option


def _distance(pyramid: Pyramid, place: Option) -> int:
    return pyramid.maze.to_vault[pyramid.maze.at[place.hex]] if isinstance(place, WakeAt) else 0
