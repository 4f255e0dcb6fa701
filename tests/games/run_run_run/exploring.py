"""Exploring in tests: a Room laid in one call, tokens and mechanisms already on the table, random tables."""

from collections.abc import Sequence

from hypothesis import strategies as st

from lairkeeper.games.run_run_run.board.hexes import Hex, Side, at, neighbour, opposite
from lairkeeper.games.run_run_run.board.maze import DOOR_TILE, Maze, Space, SpaceId
from lairkeeper.games.run_run_run.components.box import SIDES, Card, standard_box
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.records.events import RoomLaid
from lairkeeper.games.run_run_run.records.options import PickCard, PickHex
from lairkeeper.games.run_run_run.rules.explore import ChooseRoom
from lairkeeper.games.run_run_run.setup import lay_out
from lairkeeper.games.run_run_run.state import Mechanism, Mummy, Pyramid
from lairkeeper.kernel import ChanceStream, Option, State, ToldEvent, begin, resolve
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import Line, asked, play_out
from tests.games.run_run_run.tables import P1, Place, cat, heard_of, held, mummy, space_at, token
from tests.games.run_run_run.wandering import any_stream

STRAIGHT = "100100"
NOTCH = {(0, -1): "001100", (1, 0): "100001"}
"""Two Rooms beside the Vault; the hex (1, -1) between them faces two exits, 3 and 5, and a wall of the Vault, 4."""
SIDE_BY_SIDE = {(0, -1): STRAIGHT, (1, 0): "100001", (1, -1): "000100"}
"""The Room (1, -1) touches (0, -1) and the Vault, but only (1, 0) is connected with it."""


def lay(pyramid: Pyramid, name: str, place: Place, *script: Line) -> tuple[State[Pyramid], tuple[ToldEvent, ...]]:
    """Lays this card of the active player on this hex; the script answers what is asked beyond that."""
    card = held(pyramid, name)
    state, told = begin_telling(pyramid, ChooseRoom())
    for option in (PickCard(card), PickHex(at(*place))):
        if _is_listed(state, option):
            told += play_out(state, option, may_leave_draws=True)
    told += play(state, *script)
    (laid,) = heard_of(told, RoomLaid)
    assert (laid.card, laid.hex) == (card, at(*place))
    return state, told


def play(state: State[Pyramid], *script: Line) -> tuple[ToldEvent, ...]:
    """Plays a script; Room cards are drawn as they come, for it does not matter which."""
    told = _draw_rooms(state)
    for line in script:
        told += play_out(state, line, may_leave_draws=True) + _draw_rooms(state)
    return told


def hexes_for(pyramid: Pyramid, name: str) -> State[Pyramid]:
    """The question where to lay this card, which must leave a choice."""
    state = begin(pyramid, ChooseRoom())
    pick = PickCard(held(pyramid, name))
    if _is_listed(state, pick):
        play_out(state, pick, may_leave_draws=True)
    assert asked(state).question == "choose_hex"
    return state


def mark_used(pyramid: Pyramid, *places: Place, opens_door: bool) -> None:
    """Puts a mechanism token between three Rooms."""
    one, two, three = (space_at(pyramid, *place) for place in places)
    pyramid.mechanisms += (Mechanism(opens_door, (one, two, three)),)


def dig(pyramid: Pyramid, one: Place, other: Place) -> None:
    """Puts a secret passage of the stack on an edge."""
    pyramid.stack[token("passage")] -= 1
    pyramid.passages_laid += 1
    pyramid.maze = pyramid.maze.joining(space_at(pyramid, *one), space_at(pyramid, *other))


def random_table(
    stream: ChanceStream,
    *,
    rooms: int,
    mummies: int,
    cards: int,
    tokens: Sequence[str],
    dug: int,
    has_door: bool,
    is_pile_empty: bool,
    options: TableOptions,
) -> Pyramid:
    """A maze grown at random, with the cat, the mummies and the hand of a lone player as they fall."""
    box = standard_box()
    pyramid = lay_out(options)
    pyramid.cats[P1] = cat("brawler")
    deck = [Card(kind) for kind, room in enumerate(box.rooms) for _ in range(room.count)]
    stream.shuffle(deck)
    for _ in range(rooms):
        pyramid.maze = _grown(pyramid.maze, deck.pop(), stream)
    if has_door and (paths := list(pyramid.maze.open_paths())):
        space, side = stream.pick(paths)
        door = neighbour(pyramid.maze.spaces[space].hex, side)
        pyramid.maze = pyramid.maze.laying(Space(door, 1 << opposite(side), DOOR_TILE))
    for _ in range(dug):
        pyramid.maze = _tunnelled(pyramid.maze, stream)
    pyramid.hands[P1] = tuple(deck.pop() for _ in range(cards))
    pyramid.purses[P1] = tuple(token(name) for name in tokens)
    pyramid.pile = [0 if is_pile_empty else deck.count(Card(kind)) for kind in range(len(box.rooms))]
    pyramid.places[P1] = SpaceId(stream.below(len(pyramid.maze.spaces)))
    names = ("herald", "runner", "brute", "snuffer")[: mummies if pyramid.maze.rooms else 0]
    pyramid.awake = [Mummy(mummy(name), stream.pick(pyramid.maze.rooms), 5) for name in names]
    return pyramid


_TOKENS = ((), ("double",), ("double", "double", "shield"))
_READINGS = (
    TableOptions(players=1),
    TableOptions(players=1, last_card="never"),
    TableOptions(players=1, vault_exits="six", passage_alone="with_a_room"),
)
_PASSAGES = (("passage",), ("torch2", "passage", "passage"), ("passage", "double"))

any_table = st.builds(
    random_table,
    any_stream,
    rooms=st.integers(0, 20),
    mummies=st.integers(0, 4),
    cards=st.integers(1, 5),
    tokens=st.sampled_from(_TOKENS),
    dug=st.integers(0, 2),
    has_door=st.booleans(),
    is_pile_empty=st.booleans(),
    options=st.sampled_from(_READINGS),
)

any_table_with_passages = st.builds(
    random_table,
    any_stream,
    rooms=st.integers(0, 7),
    mummies=st.integers(0, 3),
    cards=st.integers(1, 3),
    tokens=st.sampled_from(_PASSAGES),
    dug=st.integers(0, 1),
    has_door=st.booleans(),
    is_pile_empty=st.booleans(),
    options=st.sampled_from(_READINGS),
)


def _grown(maze: Maze, card: Card, stream: ChanceStream) -> Maze:
    """The maze with this card somewhere where it fits, if it fits anywhere."""
    rim = dict.fromkeys(hex_ for space in maze.spaces for hex_ in _around(space.hex) if hex_ not in maze.at)
    turns = list(enumerate(standard_box().placed[card]))
    fitting = [(hex_, turn, exits) for hex_ in rim for turn, exits in turns if _fits(maze, hex_, exits)]
    if not fitting:
        return maze
    hex_, turn, exits = stream.pick(fitting)
    return maze.laying(Space(hex_, exits, card, turn))


def _fits(maze: Maze, hex_: Hex, exits: int) -> bool:
    sides = [(side, maze.at[beside]) for side, beside in enumerate(_around(hex_)) if beside in maze.at]
    meeting = {(exits >> side & 1, maze.spaces[space].exits >> opposite(side) & 1) for side, space in sides}
    return meeting in ({(1, 1)}, {(1, 1), (0, 0)})


def _around(hex_: Hex) -> list[Hex]:
    return [neighbour(hex_, Side(side)) for side in range(SIDES)]


def _tunnelled(maze: Maze, stream: ChanceStream) -> Maze:
    """The maze with a secret passage between two spaces that were not connected, if there are any."""
    edges = [
        (SpaceId(one), other)
        for one, space in enumerate(maze.spaces)
        for hex_ in _around(space.hex)
        if (other := maze.at.get(hex_)) is not None and not maze.ways[one] >> other & 1
    ]
    return maze.joining(*stream.pick(edges)) if edges else maze


def _is_listed(state: State[Pyramid], option: Option) -> bool:
    return any(option in decision.options for decision in state.decisions)


def _draw_rooms(state: State[Pyramid]) -> tuple[ToldEvent, ...]:
    told: tuple[ToldEvent, ...] = ()
    while any(decision.question == "draw_one_room" for decision in state.decisions):
        told += resolve(state, ChanceStream("rooms"))
    return told
