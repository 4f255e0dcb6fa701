"""Questions at which people could be too quick: their cooldown says how long they wait between two answers.

An answer that comes too early is held back until its time, and judged then. What counts is the time of the last one in
the log.
"""

import random

import msgspec
from msgspec import Struct

from lairkeeper.kernel import Seat
from lairkeeper.server.protocol import Answer
from lairkeeper.server.table_state import AnyMatch, TableState

_BOT_SECONDS, _BOT_VARIES = 1.5, 0.4
"""Between two answers of a bot among people who hurry."""


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
    played = at - table.hourglasses.stood
    last = _last_at(match, Seat(message.seat), kind, played - wait)
    return 0.0 if last is None else (last + wait - played) / 1000


def is_in_haste(table: TableState, seat: Seat) -> bool:
    """True if this seat is asked something at which others hurry."""
    decisions = table.match.state.decisions if table.match else ()
    return any(decision.cooldown is not None for decision in decisions if seat in decision.seats)


def bot_pace() -> float:
    return random.uniform(_BOT_SECONDS - _BOT_VARIES, _BOT_SECONDS + _BOT_VARIES)


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
