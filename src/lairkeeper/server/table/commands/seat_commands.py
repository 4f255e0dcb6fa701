"""Commands about seats and the table itself: each is checked, then becomes a record."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Raw

from lairkeeper.bots import refuse_budgets
from lairkeeper.kernel import Seat
from lairkeeper.kernel.definition.audience import Channel, seats_of, team_of
from lairkeeper.kernel.definition.table_options import change
from lairkeeper.server.errors import (
    MissingPlayers,
    NameAtTable,
    NotAllowed,
    NotNow,
    SeatNotOffered,
    SeatTaken,
    UnknownSeat,
)
from lairkeeper.server.people.names import LONGEST_NAME, checked_name, look
from lairkeeper.server.protocol.community import FindPlayers
from lairkeeper.server.table.commands import finding
from lairkeeper.server.table.commands.handover import is_offered, may_be_handed_on
from lairkeeper.server.table.commands.turns import waited_for
from lairkeeper.server.table.records import (
    Agreed,
    BotSeated,
    ChannelSet,
    Paused,
    PersonRemoved,
    Readied,
    Seated,
    SeatOffered,
    Started,
    StoodUp,
    TableRecord,
    TeamNamed,
)
from lairkeeper.server.table.seats import Chair
from lairkeeper.server.table.state import TableState

PATIENCE = 120_000
"""Milliseconds without a move, after which a waiting player may let a bot play for the seat they wait for."""


class PoolSeating(msgspec.Struct, frozen=True):
    """How matchmaking seats a person: `fill_at` is when bots may take the free seats; 0 is never."""

    wish: FindPlayers
    fill_at: int = 0


def chair_at(table: TableState, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise UnknownSeat(number=seat, most=len(table.chairs))
    return table.chairs[seat]


def sit(table: TableState, person: str, name: str, seat: int, found: PoolSeating | None = None) -> Seated:
    """An empty seat or a bot's; what a bot keeps for somebody is only theirs, unless the others offer it.

    In a running game a person who has played with others may not take a second seat: they would see its hand.
    """
    chair = chair_at(table, seat)
    _while(table, "sit", "gathering", "playing")
    if person in table.removed:
        raise NotAllowed(what="sit")
    if chair.person is not None:
        raise SeatTaken(seat=seat)
    if not is_offered(table, seat, person):
        raise SeatNotOffered(seat=seat)
    if chair.keeps_for not in (None, person) and not chair.offered_by:
        raise SeatTaken(seat=seat)
    if not table.game.open_information and _would_see_another_hand(table, person, seat):
        raise NotAllowed(what="second_hand")
    if (person, name) != (chair.keeps_for, chair.name):
        refuse_name(table, person, name)
    is_stranger = found is not None or (chair.is_stranger and chair.keeps_for == person)
    return Seated(seat, person, name, is_stranger, *((found.fill_at, found.wish) if found else ()))


def sit_found(table: TableState, person: str, name: str, found: PoolSeating) -> TableRecord:
    """Matchmaking seats a person in the first free seat, only at tables where the server draws. A second stranger
    with the same name gets a number."""
    free = next((seat for seat in table.players() if table.chairs[seat].is_empty), None)
    is_fitting = table.draws and table.status == "gathering" and table.welcomes(person, "")
    if free is None or not is_fitting or table.seats_of(person) or table.next_table is not None:
        raise NotAllowed(what="sit")
    return sit(table, person, _numbered(table, person, name), free, found)


def _numbered(table: TableState, person: str, name: str) -> str:
    numbered = (f"{name[: LONGEST_NAME - 2]} {number}" for number in range(2, len(table.chairs) + 1))
    return next((each for each in (name, *numbered) if not _is_taken(table, person, each)), name)


def refuse_name(table: TableState, person: str, name: str) -> None:
    """Display names at a table must be distinct and not confusable, except among players sharing a device."""
    if name and _is_taken(table, person, name):
        raise NameAtTable()


def _is_taken(table: TableState, person: str, name: str) -> bool:
    others = (chair.name for chair in table.chairs if {chair.person, chair.keeps_for} - {None, person})
    return look(name) in map(look, others)


def agree(table: TableState, person: str, given: Mapping[str, Any]) -> TableRecord:
    """The host changes the table options before the start. Occupied seats cannot be removed."""
    _only_host(table, person, "agree")
    if table.opened.is_found:
        raise NotAllowed(what="agree_found")
    _while(table, "agree", "gathering")
    config = change(table.game, table.config, given)
    table.game.set_up(config)
    left = len(seats_of(table.game, config))
    for seat, chair in enumerate(table.chairs[left:], left):
        if not chair.is_empty:
            raise SeatTaken(seat=seat)
    return Agreed(Raw(msgspec.json.encode(config)))


def _would_see_another_hand(table: TableState, person: str, seat: int) -> bool:
    """True for a person who has seen another hand of this game, even if they left that seat."""
    own = table.hands.get(person, set())
    return bool(own) and seat not in own and len(table.hands) > 1


def stand_up(table: TableState, person: str, seat: int, at: int) -> TableRecord:
    """While people gather the seat becomes free; in a running game a bot keeps it for its holder.

    A holder who has left and leaves again gives the seat up, so that somebody else can have it. Others may let a bot
    play for the holder, who returns at any time.
    """
    chair = chair_at(table, seat)
    _while(table, "leave", "gathering", "playing")
    if chair.is_empty:
        raise NotAllowed(what="leave")
    if person not in (chair.person, chair.keeps_for, table.host):
        _refuse_claim(table, person, seat, at)
    if table.status == "playing" and chair.keeps_for not in (None, person):
        raise NotAllowed(what="leave")
    if table.status == "gathering" or seat in table.roles:
        return StoodUp(seat)
    by = "" if person in (chair.person, chair.keeps_for) else table.name_of(person)
    return BotSeated(seat, chair.bot or table.game.bot, keeps_for=chair.person, by=by)


def _refuse_claim(table: TableState, person: str, seat: int, at: int) -> None:
    """Only a waiting player may replace the player they wait for, after `PATIENCE`."""
    awaited = waited_for(table)
    is_waiting = table.seats_of(person) and not any(own in awaited for own in table.seats_of(person))
    if not is_waiting or seat not in awaited or table.person_in(seat) is None:
        raise NotAllowed(what="leave")
    if at - table.timers.at < PATIENCE:
        raise NotAllowed(what="claim")


def offer(table: TableState, person: str, seat: int) -> TableRecord:
    """A person at the table agrees that a newcomer takes a seat that a bot plays."""
    chair = chair_at(table, seat)
    _while(table, "offer", "playing")
    if chair.person is not None or not table.seats_of(person):
        raise NotAllowed(what="offer")
    if not may_be_handed_on(table, seat):
        raise NotAllowed(what="offer_alone")
    return SeatOffered(seat, person)


def seat_bot(table: TableState, person: str, seat: int, bot: str) -> TableRecord:
    """The host may put a bot into any seat without a person, and a player into their own."""
    chair = chair_at(table, seat)
    _while(table, "seat_bot", "gathering", "playing")
    refuse_budgets(bot, table.game)
    if person not in (table.host, chair.person) or seat in table.roles:
        raise NotAllowed(what="seat_bot")
    if chair.person not in (None, person):
        raise SeatTaken(seat=seat)
    return BotSeated(seat, bot, keeps_for=(chair.person or chair.keeps_for) if table.status == "playing" else None)


def swap(table: TableState, person: str, seat: int, other: int) -> list[TableRecord]:
    """The host swaps the occupants of two players' seats before the start."""
    _only_host(table, person, "swap")
    _while(table, "swap", "gathering")
    one, two = chair_at(table, seat), chair_at(table, other)
    if seat == other or {seat, other} & set(table.roles):
        raise NotAllowed(what="swap")
    return [*_seated(other, one), *_seated(seat, two)]


def name_team(table: TableState, person: str, team: int, name: str) -> TableRecord:
    """The host and the members of a team name it before the start; an empty name brings the usual one back."""
    _while(table, "name_team", "gathering")
    mine = {team_of(table.teams, Seat(seat)) for seat in table.seats_of(person)}
    if not 0 <= team < len(table.teams) or (person != table.host and team not in mine):
        raise NotAllowed(what="name_team")
    kept = checked_name(name) if name.strip() else ""
    others = (other for number, other in table.team_names.items() if number != team and other)
    if kept and look(kept) in map(look, others):
        raise NameAtTable()
    return TeamNamed(team, kept)


def _seated(seat: int, occupant: Chair) -> list[TableRecord]:
    """The records that put the occupant of another seat into this one."""
    if occupant.bot is not None:
        return [BotSeated(seat, occupant.bot)]
    if occupant.person is None:
        return [StoodUp(seat)]
    return [Seated(seat, occupant.person, occupant.name), *([Readied(seat, True)] if occupant.is_ready else [])]


def remove(table: TableState, person: str, seat: int, join_key: str, watch_key: str, join_code: str) -> TableRecord:
    """The host removes a person permanently. In a running game a bot takes over."""
    chair = chair_at(table, seat)
    _only_host(table, person, "remove")
    _while(table, "remove", "gathering", "playing")
    removed = chair.person or chair.keeps_for
    if removed == person or (removed is None and (chair.is_empty or table.status == "playing")):
        raise NotAllowed(what="remove")
    if removed is None:
        return StoodUp(seat)
    bot = table.game.bot if table.status == "playing" else None
    return PersonRemoved(removed, join_key, bot, watch_key, join_code)


def make_ready(table: TableState, person: str, seat: int, is_ready: bool) -> TableRecord:
    _while(table, "ready", "gathering")
    if chair_at(table, seat).person != person:
        raise NotAllowed(what="ready")
    return Readied(seat, is_ready)


def refuse_start(table: TableState, person: str) -> None:
    """The host starts once every seat is taken."""
    _only_host(table, person, "start")
    _while(table, "start", "gathering")
    empty = sum(table.chairs[seat].is_empty for seat in table.players())
    if empty:
        raise MissingPlayers(seats=empty)
    if table.opened.is_found and not finding.may_start(table):
        raise NotAllowed(what="start_found")


def start(table: TableState, person: str, at: int, seed: str) -> TableRecord:
    """The seed is only used where the server has no secret of the table's own: where people draw themselves."""
    refuse_start(table, person)
    return Started(at, "" if table.lots.secret else seed)


def pause(table: TableState, person: str, is_paused: bool, at: int) -> TableRecord:
    _only_host(table, person, "pause")
    _while(table, "pause", "playing")
    return Paused(is_paused, at)


def stand_in(table: TableState, person: str) -> list[TableRecord]:
    """Puts bots on the seats of a person whose time for a move has run out."""
    awaited = waited_for(table)
    seats = [seat for seat in table.seats_of(person) if seat in awaited]
    return [BotSeated(seat, table.game.bot, keeps_for=person) for seat in seats]


def set_channel(table: TableState, person: str, channel: Channel, is_open: bool) -> TableRecord:
    """The host closes a chat channel for everybody, or opens it again."""
    _only_host(table, person, "channel")
    return ChannelSet(channel, is_open)


def _only_host(table: TableState, person: str, what: str) -> None:
    if person != table.host:
        raise NotAllowed(what=what)


def _while(table: TableState, what: str, *statuses: str) -> None:
    """Refuses what is not possible now; seats and pace of a daily challenge are the same for everybody, always."""
    if table.opened.daily is not None:
        raise NotAllowed(what="daily")
    if table.status not in statuses:
        raise NotNow(what=what, status=table.status)
