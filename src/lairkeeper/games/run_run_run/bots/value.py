"""The chance to win from a table, for all together: named terms with weights fitted to games of the policy.

The terms of `heuristic.py` are joined by what the table agreed on and by how far the game has gone. There is one set of
weights before and one after the Exit Door opens. `value.toml` is fitted to games of the policy. The policy itself
compares tables by older weights, `policy.toml`: fitted to games of several bots, they stay as they are while
`value.toml` is fitted again.
"""

from math import log

from lairkeeper.games.run_run_run.bots.heuristic import NEARLY, Terms, measure
from lairkeeper.games.run_run_run.levels import mean_symbols
from lairkeeper.games.run_run_run.state import Pyramid, box_of, players
from lairkeeper.kernel import Seat
from lairkeeper.kernel.definition.valuation import Measured, ValueModel
from lairkeeper.value_weights import read_weights

_PLAYERS = ("two", "three", "four")
"""1 where so many play."""
_TABLE = ("symbols", "many_symbols")
"""Faces of a Mummy die with a symbol beyond three, and their square."""
_COURSE = ("danger", "turns", "cards_in_pile")
"""Minus the logarithm of the chance to survive the next roll, tens of turns played, and the share of cards left."""

TERMS = (*Terms._fields, *_PLAYERS, *_TABLE, *_COURSE)

_PRINTED_SYMBOLS = 3


def terms_of(pyramid: Pyramid, seat: Seat) -> Measured:
    """All terms; they are the same for every seat."""
    terms, danger = measure(pyramid)
    box_, count = box_of(pyramid), players(pyramid)
    symbols = mean_symbols(pyramid.options, box_.supplies.mummy_dice) - _PRINTED_SYMBOLS
    table = (
        float(count == 2),
        float(count == 3),
        float(count == 4),
        symbols,
        symbols * symbols,
        -log(1 - NEARLY * danger),
        pyramid.turn / 10,
        sum(pyramid.pile) / sum(room.count for room in box_.rooms),
    )
    is_open = terms.doors == box_.supplies.door_tokens
    return Measured("after_door" if is_open else "before_door", (*terms, *table))


def _model(file: str) -> ValueModel[Pyramid]:
    return ValueModel("chance", TERMS, terms_of, read_weights(__package__, TERMS, file), is_shared=True)


VALUE, POLICY_VALUE = _model("value.toml"), _model("policy.toml")
