"""Teams, roles beside the players, and chat channels, as a game declares them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from lairkeeper.kernel.data.record import Record
from lairkeeper.kernel.data.seat import Seat

if TYPE_CHECKING:
    from lairkeeper.kernel.definition.game import AnyGame

Channel = Literal["table", "team", "after"]
"""Chat channels: the table, one's team, and everybody once the game is over."""

Teams = tuple[tuple[Seat, ...], ...]
Roles = Mapping[Seat, str]


def teams_of(game: "AnyGame", config: Record, world: Any) -> Teams:
    """The seats by team; nothing in a game without teams. `world` is None while people gather."""
    return () if game.teams is None else game.teams(config, world)


def roles_of(game: "AnyGame", config: Record, world: Any) -> Roles:
    """Seats that are not players', by their role."""
    return {} if game.roles is None else game.roles(config, world)


def seats_of(game: "AnyGame", config: Record, world: Any = None) -> tuple[Seat, ...]:
    """All seats that may have decisions: players' seats and role seats."""
    in_teams = (seat for team in teams_of(game, config, world) for seat in team)
    last = max((game.seat_count(config) - 1, *roles_of(game, config, world), *in_teams))
    return tuple(Seat(seat) for seat in range(last + 1))


def team_of(teams: Teams, seat: Seat | None) -> int | None:
    for number, team in enumerate(teams):
        if seat in team:
            return number
    return None


def channels_of(game: "AnyGame", teams: Teams, world: Any, seat: Seat | None) -> tuple[Channel, ...]:
    """The channels open to a seat, or to a spectator, before the game is over."""
    is_in_team = team_of(teams, seat) is not None
    named = game.channels(world, seat) if game.channels is not None and world is not None else ("table", "team")
    return tuple(channel for channel in named if channel == "table" or (channel == "team" and is_in_team))
