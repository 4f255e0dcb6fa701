"""Commands while a game runs: answers, undo, markers, chat. Each is checked, then becomes records."""

from lairkeeper.kernel import CHANCE, Seat, decode_option, tidied_answer
from lairkeeper.kernel.errors import NothingToTakeBack, NotYourDecision
from lairkeeper.server.errors import NoMarker, NotAllowed, NotNow, TableFull, TablePaused
from lairkeeper.server.people.names import checked_line
from lairkeeper.server.protocol import Answer, React, Say
from lairkeeper.server.table.commands.channels import hearers, spoken_on
from lairkeeper.server.table.commands.seat_commands import refuse_name
from lairkeeper.server.table.records import Chatted, Marked, TableRecord, TakenBack, UndoAnswered, UndoWished, answered
from lairkeeper.server.table.state import AnyMatch, TableState

LONGEST_SAYING = 500
MOST_SAYINGS = 2_000
"""Lines of chat at one table."""
MOST_REACTED = 1_500
"""Number of chat lines after which reactions are refused, so that room for text is left."""
MOST_RECORDS = 50_000
"""Most records in the log of one table; beyond that the table is read-only."""


def answer(table: TableState, person: str, message: Answer, at: int) -> TableRecord:
    """An answer of a seat this person holds; or what a draw gave, where people draw themselves.

    What is kept is the option as it was understood, so that nothing else a client sends gets into the log.
    """
    match = running(table)
    if message.seat == CHANCE:
        _check_drawer(table, person, message.number)
    else:
        own_seat(table, person, message.seat)
    number = table.meant_number(message.number, Seat(message.seat))
    said = decode_option(table.game, bytes(message.option))
    kept = tidied_answer(match.state, Seat(message.seat), said, number)
    return answered(message.seat, kept, at, number)


def _check_drawer(table: TableState, person: str, number: int) -> None:
    draw = table.decision_named(number, CHANCE)
    drawer = table.drawer(draw) if draw is not None else None
    if drawer is None:
        raise NotYourDecision(seat=CHANCE)
    own_seat(table, person, drawer)


def take_back(table: TableState, person: str, seat: int) -> TableRecord:
    """The seat's own last answer at once, if nobody builds on it; else it and what followed, if all other people agree;
    never what was revealed."""
    match = running(table)
    own_seat(table, person, seat)
    count = answers_since(match, Seat(seat)) if table.opened.has_undo else 0
    if not count:
        raise NothingToTakeBack(seat=seat)
    if match.can_undo(Seat(seat)):
        return TakenBack(1, seat, is_own=count > 1)
    if not others_at(table, person):
        return TakenBack(count, seat)
    return UndoWished(table.wishes + 1, seat, count)


def others_at(table: TableState, person: str) -> bool:
    """True if another person has a seat at the table. Bots always agree."""
    return any(table.person_in(other) != person for other in table.seats_of_people())


def answers_since(match: AnyMatch, seat: Seat) -> int:
    """The number of answers since (and with) this seat's last one; 0 if none of its answers can be undone."""
    entries = match.journal.entries
    for back in range(1, match.revocable() + 1):
        if entries[-back].seat == seat:
            return back
    return 0


def consent(table: TableState, person: str, seat: int, number: int, agrees: bool) -> list[TableRecord]:
    """Records an agreement to an undo request. The last agreement performs the undo."""
    running(table)
    own_seat(table, person, seat)
    wish = table.wish
    if wish is None or wish.number != number or seat not in wish.waiting_for:
        raise NothingToTakeBack(seat=seat)
    mine = set(table.seats_of(person))
    said: list[TableRecord] = [UndoAnswered(number, own, agrees) for own in sorted(mine & wish.waiting_for)]
    if agrees and wish.waiting_for <= mine:
        said.append(TakenBack(wish.count, wish.seat))
    return said


def say(table: TableState, person: str, visitor_name: str, message: Say, at: int) -> TableRecord:
    """Adds a chat line to an open channel; people at the table appear under their name there."""
    if not person or person in table.removed:
        raise NotAllowed(what="say")
    if len(table.chat) >= MOST_SAYINGS:
        raise TableFull(what="chat")
    text = checked_line(message.text, "text", LONGEST_SAYING, least=1)
    if message.seat is not None:
        own_seat(table, person, message.seat)
    mine = table.seats_of(person) if message.seat is None else [Seat(message.seat)]
    channel, seat = spoken_on(table, message.channel, mine)
    if seat is None:
        refuse_name(table, person, visitor_name)
    name = visitor_name if seat is None else table.chairs[seat].name or visitor_name
    return Chatted(at, name, text, seat, channel, hearers(table, channel, seat), person)


def react(table: TableState, person: str, message: React, at: int) -> TableRecord:
    """A reaction of a seat; it reaches the same people as a chat line to the table."""
    own_seat(table, person, message.seat)
    if len(table.chat) >= MOST_REACTED:
        raise TableFull(what="chat")
    channel, seat = spoken_on(table, "table", [Seat(message.seat)])
    name = table.chairs[message.seat].name
    return Chatted(at, name, "", seat, channel, hearers(table, channel, seat), person, message.reaction)


def mark(table: TableState, person: str, seat: int, place: int | None) -> TableRecord:
    """Places a marker where the game allows it, at any time. Markers never change what is legal."""
    match = started(table)
    own_seat(table, person, seat)
    if place is not None and not _may_mark(table, match, place):
        raise NoMarker(seat=seat)
    return Marked(seat, place)


def _may_mark(table: TableState, match: AnyMatch, place: int) -> bool:
    return table.game.may_mark is not None and table.game.may_mark(table.game.view(match.state.world, None), place)


def started(table: TableState) -> AnyMatch:
    if table.status != "playing" or table.match is None:
        raise NotNow(what="play", status=table.status)
    return table.match


def running(table: TableState) -> AnyMatch:
    match = started(table)
    if table.is_paused:
        raise TablePaused()
    return match


def skip_ahead(table: TableState, person: str) -> None:
    """A player may make waiting bots answer at once, but only while no person is asked anything."""
    running(table)
    is_waiting = bool(table.seats_of(person)) and all(table.chairs[seat].bot is not None for seat in table.thinking())
    if not is_waiting:
        raise NotAllowed(what="skip_ahead")


def own_seat(table: TableState, person: str, seat: int) -> None:
    if not person or table.person_in(seat) != person:
        raise NotAllowed(what="answer")
