"""Lucky Stairs: climb as far as you dare; a fall leads back to the landing."""

from pathlib import Path

from lairkeeper.kernel import Event, Game, Option, Seat, Step, records_in
from lairkeeper.rulebook import read_clauses
from tests.newcomer.lucky_stairs import events, options, rules
from tests.newcomer.lucky_stairs.config import OPTIONS, TableOptions, set_up
from tests.newcomer.lucky_stairs.state import BOXES, Stairs, StairsView, view


def _nothing_is_hidden(stairs: Stairs, seat: Seat | None, stream: object) -> None:
    """All seats see the same, so there is nothing to deal anew."""


def _check(stairs: Stairs) -> None:
    """What must hold at any moment."""
    assert all(0 <= landing <= stairs.top for landing in stairs.landings)


def _with_pack(table: TableOptions, pack: Path) -> TableOptions:
    return TableOptions(players=table.players, content=BOXES.load(pack).digest)


GAME: Game[Stairs, TableOptions, StairsView] = Game(
    name="lucky-stairs",
    version=1,
    package=__name__,
    seats=range(1, 5),
    config=TableOptions,
    world=Stairs,
    steps=records_in(Step, rules),
    options=records_in(Option, options),
    events=records_in(Event, events),
    clauses=read_clauses(__name__),
    set_up=set_up,
    seat_count=lambda table: table.players,
    content=lambda table: table.content,
    view=view,
    reshuffle=_nothing_is_hidden,
    heuristic=lambda stairs, seat: stairs.landings[seat] / stairs.top,
    check=_check,
    with_pack=_with_pack,
    components=lambda table: BOXES.box(table.content),
    table_options=OPTIONS,
    open_information=True,
)
