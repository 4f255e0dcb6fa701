"""The data of a lair drawing, room by room: from a view, or from the box before the game."""

from typing import NamedTuple

from lairkeeper.games.vengeance.components.box import Box, LairId, Room, room_number, room_of
from lairkeeper.games.vengeance.components.kinds import NO_OBJECTIVE, Objective
from lairkeeper.games.vengeance.components.plan import FloorPlan
from lairkeeper.games.vengeance.view import BossView, MinionView, PlayerView
from lairkeeper.kernel.data.seat import Seat


class Guard(NamedTuple):
    """A minion and how it fares."""

    kind: str
    is_crossed: bool = False
    is_dodged: bool = False
    is_dotted: bool = False


class Chamber(NamedTuple):
    """A room with what is still in it."""

    id: Room
    guards: tuple[Guard, ...]
    loot: int
    objective: Objective = NO_OBJECTIVE
    is_visited: bool = False
    is_reached: bool = False
    boss_health: int | None = None
    """Health a living Boss has left; 0 where nobody knows him yet."""


class Floor(NamedTuple):
    """A lair as it is drawn; `seat` is whose hero stands in the room `hero`."""

    plan: FloorPlan
    chambers: tuple[Chamber, ...]
    seat: Seat | None = None
    hero: int | None = None


def floor_of(components: Box, player: PlayerView) -> Floor | None:
    """The lair of a player, as soon as its side is chosen."""
    if player.lair is None:
        return None
    plan = components.plans[player.lair]
    chambers = tuple(
        Chamber(
            id=room.id,
            guards=tuple(_guard(minion) for minion in player.minions if minion.room == room.id),
            loot=0 if room.is_looted else kind.loot,
            objective=kind.objective,
            is_visited=room.is_visited,
            is_reached=room.is_objective_marked,
            boss_health=_boss_health(player.boss, room.id),
        )
        for room, kind in zip(player.rooms, plan.lair.room, strict=True)
    )
    hero = None if player.is_dead or player.room is None else room_number(player.room)
    return Floor(plan, chambers, player.seat, hero)


def printed_floor(components: Box, lair: LairId) -> Floor:
    """A lair as it is printed, for players who are choosing a side."""
    plan = components.plans[lair]
    chambers = tuple(
        Chamber(
            id=room_of(lair, number),
            guards=tuple(Guard(kind) for kind in room.minions),
            loot=room.loot,
            objective=room.objective,
            is_visited=room.visited,
            boss_health=0 if number == plan.lair.boss_room else None,
        )
        for number, room in enumerate(plan.lair.room)
    )
    return Floor(plan, chambers)


def _guard(minion: MinionView) -> Guard:
    return Guard(minion.kind, minion.is_crossed, minion.is_dodged, minion.is_dotted)


def _boss_health(boss: BossView | None, room: Room) -> int | None:
    return boss.health - boss.wounds if boss and boss.room == room and not boss.is_dead else None
