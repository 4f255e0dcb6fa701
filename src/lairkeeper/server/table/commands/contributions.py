"""Random numbers that people contribute to the seed: their hashes while people gather, then the numbers."""

import re

from lairkeeper.kernel import Seat
from lairkeeper.kernel.data.luck import MARK, NUMBER, Lot, mark_of
from lairkeeper.server.errors import MalformedMessage, NotAllowed, NotNow
from lairkeeper.server.protocol import Announce, TellNumber
from lairkeeper.server.table.records import Announced, LotsClosed, NumberTold
from lairkeeper.server.table.state import TableState


def added(table: TableState, person: str, message: Announce | TellNumber) -> Announced | NumberTold:
    if isinstance(message, Announce):
        return announce(table, person, message.mark)
    return tell_number(table, person, message.number)


def announce(table: TableState, person: str, mark: str) -> Announced:
    """Records a seated person's contribution; they may replace it until the list is closed."""
    if table.status != "gathering" or table.lots.closed is not None or not table.lots.secret:
        raise NotNow(what="announce", status=table.status)
    if not table.seats_of(person):
        raise NotAllowed(what="announce")
    if not re.fullmatch(MARK, mark):
        raise MalformedMessage(reason="mark")
    return Announced(person, mark)


def tell_number(table: TableState, person: str, number: str) -> NumberTold:
    """Reveals the announced number. Only numbers revealed before the game starts count."""
    if not re.fullmatch(NUMBER, number):
        raise MalformedMessage(reason="number")
    for lot in table.lots.closed or () if table.status == "gathering" else ():
        if lot.number is None and lot.mark == mark_of(number) and table.person_in(lot.seat) == person:
            return NumberTold(lot.seat, number)
    raise NotNow(what="tell_number", status=table.status)


def announced(table: TableState) -> list[Lot]:
    """The contributions of the seated people, each under their first seat."""
    first: dict[str, Seat] = {}
    for seat in table.players():
        first.setdefault(table.chairs[seat].person or "", seat)
    return [Lot(seat, table.lots.marks[person]) for person, seat in first.items() if person in table.lots.marks]


def close(table: TableState, present: set[str] | None) -> list[LotsClosed]:
    """Closes the list of contributions of connected people, if there are any."""
    if table.lots.closed is not None:
        return []
    lots = [lot for lot in announced(table) if present is None or table.person_in(lot.seat) in present]
    return [LotsClosed(lots)] if lots else []
