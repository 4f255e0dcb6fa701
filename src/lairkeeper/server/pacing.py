"""Questions at which people could be too quick: the fact `cooldown_ms` says how long they wait between two answers.

`cooldown_of` names the kind of answer it is about; without it, it is about any. An answer that comes too early is held
back until its time, and judged then. What counts is the time of the last one in the log.
"""

import random

import msgspec
from msgspec import Struct

from lairkeeper.kernel import Decision, Seat, facts
from lairkeeper.server.protocol import Answer
from lairkeeper.server.table import AGE, AnyMatch, Table

COOLDOWN, COOLDOWN_OF = "cooldown_ms", "cooldown_of"

_BOT_SECONDS, _BOT_VARIES = 1.5, 0.4
"""Between two answers of a bot among people who hurry."""


class _Kind(Struct):
    type: str = ""


def early_by(table: Table, message: Answer, at: int) -> float:
    """Seconds that an answer comes too early; `at` is the time at the table."""
    match = table.match
    decision = _asked(match, Seat(message.seat), message.number % AGE) if match else None
    if match is None or decision is None:
        return 0.0
    known = facts(match.state, decision)
    wait, kind = known.get(COOLDOWN), known.get(COOLDOWN_OF)
    if not isinstance(wait, int) or (kind is not None and _kind_of(message) != kind):
        return 0.0
    last = _last_at(match, Seat(message.seat), kind, at - wait)
    return 0.0 if last is None else (last + wait - at) / 1000


def is_in_haste(table: Table, seat: Seat) -> bool:
    """True if this seat is asked something at which others hurry."""
    match = table.match
    asked = (d for d in match.state.decisions if seat in d.seats) if match else ()
    return any(COOLDOWN in facts(match.state, decision) for decision in asked) if match else False


def bot_pace() -> float:
    return random.uniform(_BOT_SECONDS - _BOT_VARIES, _BOT_SECONDS + _BOT_VARIES)


def _asked(match: AnyMatch, seat: Seat, number: int) -> Decision | None:
    return next((d for d in match.state.decisions if seat in d.seats and d.number == number), None)


def _kind_of(message: Answer) -> str:
    try:
        return msgspec.json.decode(message.option, type=_Kind).type
    except msgspec.MsgspecError:
        return ""


def _last_at(match: AnyMatch, seat: Seat, kind: object, since: int) -> int | None:
    """When this seat last gave an answer of the kind, if that was after `since`."""
    for entry in reversed(match.journal.entries):
        if entry.at is None or entry.at <= since:
            return None
        if entry.seat == seat and kind in (None, entry.option.slug):
            return entry.at
    return None
