"""The decisions of all seats at one version of the table, and who may ask to undo; computed once."""

from typing import Any

from lairkeeper.kernel import Decision, Option, Seat, facts, offered_options
from lairkeeper.kernel.errors import Fact
from lairkeeper.server.protocol import TextWanted
from lairkeeper.server.table.commands.turns import asked_of
from lairkeeper.server.table.state import AnyMatch, TableState

Known = tuple[dict[str, Fact], tuple[Option, ...]]
"""The facts of a question and the answers it lists."""


class Moment:
    """Valid until the game changes."""

    __slots__ = ("_asked", "_known", "_may_ask", "_table", "decisions")

    def __init__(self, table: TableState, match: AnyMatch) -> None:
        self.decisions = match.state.decisions
        self._table = table
        self._asked: dict[Seat, list[Decision]] | None = _by_seat(self.decisions) if table.draws else None
        self._known: dict[int, Known] = {}
        revocable = match.revocable()
        self._may_ask = {entry.seat for entry in match.journal.entries[-revocable:-1]} if revocable > 1 else ()

    def asked_of(self, seat: Seat) -> list[Decision]:
        """See `turns.asked_of`."""
        return asked_of(self._table, seat) if self._asked is None else self._asked.get(seat, [])

    def may_ask_undo(self, seat: Seat) -> bool:
        """Whether this seat may ask to undo an answer that others have already followed."""
        return seat in self._may_ask

    def known(self, match: AnyMatch, decision: Decision) -> Known:
        """Cached: a decision may be put to several seats."""
        known = self._known.get(id(decision))
        if known is None:
            said: dict[str, Any] = dict(facts(match.state, decision))
            known = self._known[id(decision)] = said, offered_options(match.state, decision)
        return known


def _by_seat(decisions: tuple[Decision, ...]) -> dict[Seat, list[Decision]]:
    asked: dict[Seat, list[Decision]] = {}
    for decision in decisions:
        for seat in decision.seats:
            asked.setdefault(seat, []).append(decision)
    return asked


def text_wanted(decision: Decision) -> TextWanted | None:
    text = decision.free_text
    return TextWanted(text.option, text.field, text.least, text.most, text.lines) if text else None
