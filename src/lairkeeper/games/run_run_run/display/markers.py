"""Reserved-hex markers (RRR-COM): a wish that everybody sees and nobody has to respect.

A marker is talk, not a move: it is no part of the table, so nothing that is legal can depend on it.
"""

import re

from lairkeeper.games.run_run_run.board.hexes import STEPS, Hex, at
from lairkeeper.games.run_run_run.view import PyramidView
from lairkeeper.kernel.definition.clauses import applies
from lairkeeper.kernel.errors import IllegalOption

_FARTHEST = 99
_PAIR = re.compile(r"\(?\s*([-−+]?\d{1,3})\s*[,;\s]\s*([-−+]?\d{1,3})\s*\)?")


@applies("RRR-COM1", "RRR-COM3", "RRR-COM4", "RRR-COM5")
def may_mark(view: PyramidView, hex_: Hex) -> bool:
    """An empty hex that touches a space of the maze."""
    laid = {space.hex for space in view.spaces}
    return hex_ not in laid and any(Hex(hex_ + step) in laid for step in STEPS)


def marked_place(view: PyramidView, typed: str) -> Hex:
    """The hex that somebody names by its coordinates, if a marker may stand there."""
    found = _PAIR.fullmatch(typed.strip())
    q, r = (int(number.replace("−", "-")) for number in found.groups()) if found else (_FARTHEST + 1, 0)
    if max(abs(q), abs(r)) > _FARTHEST or not may_mark(view, at(q, r)):
        raise IllegalOption(clauses=("RRR-COM5",), question="mark", option=typed)
    return at(q, r)
