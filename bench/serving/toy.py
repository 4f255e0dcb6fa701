"""The game that boardgame.io plays in this benchmark, written with our kernel; `python -m bench.serving.toy serve` adds
it to the games and starts the server.

Two players take turns to take a place of 64. A place may be taken again, so a match never ends.
"""

import sys
from collections.abc import MutableMapping
from typing import cast

from lairkeeper.games import games
from lairkeeper.kernel import Ask, Clause, Game, Option, Record, Seat, Table, World
from lairkeeper.kernel.definition.game import AnyGame

PLACES = 64
RULE = "TOY-TAKE"


class ToyOptions(Record):
    players: int = 2


class Board(World):
    places: list[int | None]
    counts: list[int]
    active: Seat


class BoardView(Record):
    places: tuple[int | None, ...]
    counts: tuple[int, ...]
    active: Seat


class Take(Option):
    place: int


MOVES = tuple(Take(place) for place in range(PLACES))


class TakePlace(Ask[Board, Take]):
    clauses = (RULE,)

    def seat(self, board: Board) -> Seat:
        return board.active

    def options(self, board: Board) -> tuple[Take, ...]:
        return MOVES

    def take(self, board: Board, option: Take, table: Table) -> None:
        board.places[option.place] = board.active
        board.counts[board.active] += 1
        board.active = Seat(1 - board.active)
        table.then(TakePlace())


TOY = Game(
    name="toy-places",
    version=1,
    package=__name__,
    seats=range(2, 3),
    config=ToyOptions,
    world=Board,
    steps=(TakePlace,),
    options=(Take,),
    events=(),
    clauses={RULE: Clause(RULE, "toy", "designed")},
    set_up=lambda options: (Board([None] * PLACES, [0, 0], Seat(0)), TakePlace()),
    seat_count=lambda options: options.players,
    content=lambda options: "",
    view=lambda board, seat: BoardView(tuple(board.places), tuple(board.counts), board.active),
    reshuffle=lambda board, seat, stream: None,
    heuristic=lambda board, seat: 0.0,
    check=lambda board: None,
    open_information=True,
)


def register() -> None:
    """Registers the toy game in this process."""
    cast("MutableMapping[str, AnyGame]", games())[TOY.name] = TOY


if __name__ == "__main__":
    register()
    from lairkeeper.cli import main

    sys.exit(main())
