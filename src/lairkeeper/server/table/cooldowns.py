"""Cooldowns: the least time between two answers of a seat to one kind of question.

An early answer is delayed, then checked. The time of the last answer in the log counts.
"""

import msgspec
from msgspec import Struct

from lairkeeper.kernel import Seat
from lairkeeper.server.protocol import Answer
from lairkeeper.server.table.state import AnyMatch, TableState


class _Kind(Struct):
    type: str = ""


def early_by(table: TableState, message: Answer, at: int) -> float:
    """Seconds that an answer comes too early; `at` is the time since the start of the table."""
    match = table.match
    decision = table.decision_named(message.number, Seat(message.seat)) if match else None
    if match is None or decision is None or decision.cooldown is None:
        return 0.0
    wait, kind = decision.cooldown.ms, decision.cooldown.of
    if kind and _kind_of(message) != kind:
        return 0.0
    played = at - table.timers.stood
    last = _last_at(match, Seat(message.seat), kind, played - wait)
    return 0.0 if last is None else (last + wait - played) / 1000


def is_in_haste(table: TableState, seat: Seat) -> bool:
    """True if this seat has a decision in a real-time phase."""
    decisions = table.match.state.decisions if table.match else ()
    return any(decision.cooldown is not None for decision in decisions if seat in decision.seats)


def _kind_of(message: Answer) -> str:
    try:
        return msgspec.json.decode(message.option, type=_Kind).type
    except msgspec.MsgspecError:
        return ""


def _last_at(match: AnyMatch, seat: Seat, kind: str, since: int) -> int | None:
    """When this seat last gave an answer of the kind, if that was after `since`."""
    for entry in reversed(match.journal.entries):
        if entry.at is None or entry.at <= since:
            return None
        if entry.seat == seat and kind in ("", entry.option.slug):
            return entry.at
    return None
