"""A world with a field of every kind that is plain data, and strategies that fill it."""

import enum
from typing import Literal, NewType

from hypothesis import strategies as st

from lairkeeper.kernel import Ask, Game, Option, Record, Seat, Table, World
from tests.kernel.toys.toy import Nothing, toy

Shelf = NewType("Shelf", list[int])
Corner = Literal["north", "south"]


class Colour(enum.Enum):
    RED = "red"
    BLUE = "blue"


class Coin(Record):
    value: int
    colour: Colour = Colour.RED


class Key(Record):
    opens: tuple[int, ...]
    kept_in: Corner = "north"


class Chest(World):
    label: str
    coins: list[Coin]


class Attic(World):
    seat: Seat
    weight: float
    dust: bytes
    is_open: bool
    best: Coin | None
    keys: tuple[Key, ...]
    shelf: Shelf
    maze: list[list[int]]
    chests: list[Chest]
    named: dict[str, Chest]
    counts: dict[int, int]
    places: dict[tuple[int, int], list[str]]
    words: set[str]
    cells: set[tuple[int, int]]


class Look(Option):
    at: str


class LookAround(Ask[Attic, Look]):
    """Waits for ever, as long as there is a state to encode."""

    turns: int = 0

    def seat(self, attic: Attic) -> Seat:
        return attic.seat

    def options(self, attic: Attic) -> list[Look]:
        return [Look("up"), Look("down"), *(Look(word) for word in sorted(attic.words))]

    def take(self, attic: Attic, look: Look, table: Table) -> None:
        attic.maze.append([self.turns])
        table.then(LookAround(self.turns + 1))


class AtticView(Record):
    pass


def empty_attic() -> Attic:
    return Attic(
        seat=Seat(0),
        weight=0.0,
        dust=b"",
        is_open=False,
        best=None,
        keys=(),
        shelf=Shelf([]),
        maze=[],
        chests=[],
        named={},
        counts={},
        places={},
        words=set(),
        cells=set(),
    )


GAME: Game[Attic, Nothing, AtticView] = toy(
    "attic",
    config=Nothing,
    world=Attic,
    steps=(LookAround,),
    options=(Look,),
    set_up=lambda _: (empty_attic(), LookAround()),
    seat_count=lambda _: 1,
    view=lambda _world, _seat: AtticView(),
)

_ints = st.integers(-(2**63), 2**63 - 1)
_few = st.integers(-3, 3)
_texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
_coins = st.builds(Coin, _ints, st.sampled_from(Colour))
_chests = st.builds(Chest, _texts, st.lists(_coins, max_size=2))
_cells = st.tuples(_few, _few)

attics = st.builds(
    Attic,
    seat=st.builds(Seat, st.integers(0, 3)),
    weight=st.floats(allow_nan=False),
    dust=st.binary(max_size=4),
    is_open=st.booleans(),
    best=st.none() | _coins,
    keys=st.lists(st.builds(Key, st.lists(_few, max_size=2).map(tuple)), max_size=2).map(tuple),
    shelf=st.lists(_ints, max_size=3).map(Shelf),
    maze=st.lists(st.lists(_ints, max_size=2), max_size=2),
    chests=st.lists(_chests, max_size=2),
    named=st.dictionaries(_texts, _chests, max_size=3),
    counts=st.dictionaries(_ints, _ints, max_size=3),
    places=st.dictionaries(_cells, st.lists(_texts, max_size=2), max_size=3),
    words=st.sets(_texts, max_size=3),
    cells=st.sets(_cells, max_size=3),
)
