"""A table of people who looked for players: bots on free seats after a while, and a ready check before the start."""

from lairkeeper.server.clock import CLOCK_SKEW
from lairkeeper.server.errors import BadWish
from lairkeeper.server.protocol import Found
from lairkeeper.server.table.records import BotSeated, Followed, ReadyAsked, StoodUp, TableRecord
from lairkeeper.server.table.seats import Chair
from lairkeeper.server.table.state import TableState
from lairkeeper.words.library import LANGUAGES

DAYS = (0, 1, 2, 3, 5, 7, 14)
"""Days for one move; 0 where people play at the same time."""
TIME_TO_READY = 45_000
"""Milliseconds that players have to confirm that they are ready."""
DAY = 86_400_000
"""The same at a slow table (moves in days)."""
LONGEST_WAIT = 600_000
"""Milliseconds after which bots may take the free seats, at the latest."""
LONGEST_ABSENCE = 90_000
"""Milliseconds after which a disconnected player loses the reserved seat."""


def refuse_wish(language: str, days: int) -> None:
    """Refuses an unknown language or an unsupported time per move."""
    if language not in ("", *LANGUAGES):
        raise BadWish(what="language")
    if days not in DAYS:
        raise BadWish(what="days")


def is_open(table: TableState) -> bool:
    return table.opened.is_found and table.status == "gathering"


def fill_at(table: TableState) -> int | None:
    """When bots take the free seats: the earliest time that any waiting player asked for; never if nobody asked."""
    wanted = [chair.fill_at for chair in table.chairs if chair.person is not None and chair.fill_at]
    return min(wanted, default=None)


def info(table: TableState, now: int) -> Found | None:
    if not table.opened.is_found:
        return None
    if table.ready_until:
        return Found(ready_in=max(table.ready_until - now, 0))
    fill = fill_at(table)
    return Found(fill_in=None if fill is None else max(fill - now, 0))


def next_step(table: TableState, now: int, absent: frozenset[str]) -> list[TableRecord]:
    """The next automatic step at a matchmade table. `absent` are people who have been disconnected for long.

    A deadline further away than possible precedes a clock change: bots fill up at once, people are asked anew.
    """
    chairs = [(seat, table.chairs[seat]) for seat in table.players()]
    gone: list[TableRecord] = [StoodUp(seat) for seat, chair in chairs if chair.person in absent]
    if gone or not any(chair.person for _, chair in chairs):
        return [*gone, *(StoodUp(seat) for seat, chair in chairs if chair.bot is not None)]
    free = [seat for seat, chair in chairs if chair.is_empty]
    fill = fill_at(table)
    if free:
        is_time = fill is not None and not now < fill <= now + LONGEST_WAIT + CLOCK_SKEW
        return [BotSeated(seat, table.game.bot) for seat in free] if is_time else []
    length = DAY if table.opened.days else TIME_TO_READY
    if not table.ready_until or table.ready_until > now + length + CLOCK_SKEW:
        return [ReadyAsked(now + length)]
    if now < table.ready_until:
        return []
    late: list[TableRecord] = [StoodUp(seat) for seat, chair in chairs if chair.person and not chair.is_ready]
    return late


def person_alone(table: TableState) -> Chair | None:
    """Somebody who looked for players and has met nobody yet, not even a bot."""
    taken = [table.chairs[seat] for seat in table.players() if not table.chairs[seat].is_empty]
    return taken[0] if is_open(table) and len(taken) == 1 and taken[0].wish is not None else None


def moved(table: TableState, person: str, to: str) -> list[TableRecord]:
    """Somebody who was alone here has a seat at another table; nothing, if they are not alone any more."""
    chair = person_alone(table)
    if chair is None or chair.person != person:
        return []
    return [StoodUp(table.chairs.index(chair)), Followed(to)]


def may_start(table: TableState) -> bool:
    """True once everybody has said that they are ready."""
    chairs = [table.chairs[seat] for seat in table.players()]
    return bool(table.ready_until) and all(not chair.is_empty and chair.is_ready for chair in chairs)
