"""Chat channels: who may write and who may read in each."""

from collections.abc import Iterable, Sequence

from lairkeeper.kernel import Channel, Seat
from lairkeeper.kernel.definition.audience import channels_of, team_of
from lairkeeper.server.errors import ChannelClosed
from lairkeeper.server.table.records import Chatted
from lairkeeper.server.table.state import TableState

SPECTATORS = -3
"""Represents spectators in a list of seats."""


def channels(table: TableState, seat: Seat | None) -> tuple[Channel, ...]:
    """The channels open to a seat, or to a spectator, now: those of the game that the host has not closed."""
    allowed = _allowed(table, seat)
    return tuple(each for each in allowed if each not in table.closed_channels) if table.closed_channels else allowed


def _allowed(table: TableState, seat: Seat | None) -> tuple[Channel, ...]:
    """The channels that the game allows. After the game everybody may talk."""
    if table.status == "over":
        return ("team", "after") if team_of(table.teams, seat) is not None else ("after",)
    if table.game.channels is None and not table.teams:
        return ("table",)
    world = table.match.state.world if table.match is not None else None
    return channels_of(table.game, table.teams, world, seat)


def spoken_on(table: TableState, channel: Channel, seats: Sequence[Seat]) -> tuple[Channel, Seat | None]:
    """The channel to use and the seat that talks there; refused if it is open to none of these seats."""
    if channel == "table" and table.status == "over":
        channel = "after"
    mine: list[Seat | None] = [*seats]
    for seat in mine or [None]:
        if channel in channels(table, seat):
            return channel, seat
    raise ChannelClosed(channel=channel)


def hearers(table: TableState, channel: Channel, seat: Seat | None) -> list[int] | None:
    """The seats (and spectators) that receive a line on this channel now; None for everybody."""
    if channel == "after":
        return None
    if channel == "team":
        team = team_of(table.teams, seat)
        members = () if team is None else table.teams[team]
        return [member for member in members if "team" in channels(table, member)]
    seats = [other for other in range(len(table.chairs)) if "table" in channels(table, Seat(other))]
    heard = [*seats, SPECTATORS] if "table" in channels(table, None) else seats
    return None if len(heard) > len(table.chairs) else heard


def heard_chat(lines: Iterable[Chatted], seats: Sequence[Seat]) -> list[Chatted]:
    """The chat lines received by these seats, or by a spectator without seats."""
    ears: set[int] = {*seats} or {SPECTATORS}
    return [said for said in lines if said.to is None or not ears.isdisjoint(said.to)]
