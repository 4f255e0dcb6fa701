"""What people may do with seats and with the table itself; each is checked, then becomes a record."""

from lairkeeper.server.errors import MissingPlayers, NotAllowed, NotNow, SeatTaken, UnknownSeat
from lairkeeper.server.records import BotSeated, Paused, Readied, Seated, Started, StoodUp, TableRecord
from lairkeeper.server.table import Chair, Table


def chair_at(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise UnknownSeat(seat=seat, most=len(table.chairs))
    return table.chairs[seat]


def sit(table: Table, person: str, name: str, seat: int) -> TableRecord:
    """An empty seat while people gather; later, a seat a bot keeps for this very person, or any bot's."""
    chair = chair_at(table, seat)
    _while(table, "sit", "gathering", "playing")
    if chair.person is not None or (chair.keeps_for not in (None, person)):
        raise SeatTaken(seat=seat, name=chair.name)
    return Seated(seat, person, name)


def stand_up(table: Table, person: str, seat: int) -> TableRecord:
    """While people gather the seat becomes free; in a running game a bot keeps it for whoever left."""
    chair = chair_at(table, seat)
    _while(table, "leave", "gathering", "playing")
    if person not in (chair.person, table.opened.host) or (chair.person is None and chair.bot is None):
        raise NotAllowed(what="leave")
    if table.status == "gathering":
        return StoodUp(seat)
    return BotSeated(seat, "greedy", keeps_for=chair.person)


def seat_bot(table: Table, person: str, seat: int, bot: str) -> TableRecord:
    """The host may put a bot into any seat without a person, and whoever sits there into their own."""
    chair = chair_at(table, seat)
    _while(table, "seat_bot", "gathering", "playing")
    if person != table.opened.host and person != chair.person:
        raise NotAllowed(what="seat_bot")
    if chair.person not in (None, person):
        raise SeatTaken(seat=seat, name=chair.name)
    return BotSeated(seat, bot, keeps_for=chair.person if table.status == "playing" else None)


def remove(table: Table, person: str, seat: int) -> TableRecord:
    """The host sends somebody away; in a running game a bot takes over for good."""
    chair_at(table, seat)
    _only_host(table, person, "remove")
    _while(table, "remove", "gathering", "playing")
    return StoodUp(seat) if table.status == "gathering" else BotSeated(seat, "greedy")


def make_ready(table: Table, person: str, seat: int, is_ready: bool) -> TableRecord:
    _while(table, "ready", "gathering")
    if chair_at(table, seat).person != person:
        raise NotAllowed(what="ready")
    return Readied(seat, is_ready)


def start(table: Table, person: str, at: int, seed: str) -> TableRecord:
    """The host starts once every seat is taken."""
    _only_host(table, person, "start")
    _while(table, "start", "gathering")
    empty = sum(1 for chair in table.chairs if chair.person is None and chair.bot is None)
    if empty:
        raise MissingPlayers(seats=empty)
    return Started(at, seed)


def pause(table: Table, person: str, is_paused: bool) -> TableRecord:
    _only_host(table, person, "pause")
    _while(table, "pause", "playing")
    return Paused(is_paused)


def _only_host(table: Table, person: str, what: str) -> None:
    if person != table.opened.host:
        raise NotAllowed(what=what)


def _while(table: Table, what: str, *statuses: str) -> None:
    if table.status not in statuses:
        raise NotNow(what=what, status=table.status)
