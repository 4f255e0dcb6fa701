"""What a table agrees on, and the first table."""

from lairkeeper.kernel import Record, Seat, Step, applies
from lairkeeper.kernel.definition.table_options import TableOption, check_bounds
from tests.newcomer.lucky_stairs.rules import PlayTurn
from tests.newcomer.lucky_stairs.state import BOXES, Stairs


class TableOptions(Record, kw_only=True, forbid_unknown_fields=True):
    players: int = 2
    content: str = BOXES.standard().digest


OPTIONS = (TableOption("players", "set_up", unit="players", bounds=(1, 4)),)


@applies("STA-SET1")
def set_up(table: TableOptions) -> tuple[Stairs, Step]:
    """Everybody begins below the first stair."""
    check_bounds(OPTIONS, table)
    box = BOXES.box(table.content).stairs
    return Stairs([0] * table.players, Seat(0), 0, box.top, box.faces), PlayTurn()
