"""The geometry of a lair: which rooms are adjacent, how far apart, where doors are, and which minions stand where.

Rooms and minions are counted within their lair here; a set of either is a mask whose bit n stands for number n.
"""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from lairkeeper.games.vengeance.components.kinds import LairKind, MinionKind
from lairkeeper.kernel.definition.clauses import applies

ENTRANCE = 0
HENCHMAN: MinionKind = "H"
WIDTH, HEIGHT = 12, 8

Rectangle = tuple[int, int, int, int]


class Wall(NamedTuple):
    """The piece of wall two rooms share: on the line `at`, from `start` to `end`."""

    is_vertical: bool
    at: int
    start: int
    end: int


class Door(NamedTuple):
    """A door between two rooms, on the wall they share."""

    rooms: tuple[int, int]
    wall: Wall


class FloorPlan(Struct, frozen=True, dict=True):
    """What rules and drawings look up about the rooms of a lair."""

    lair: LairKind

    @cached_property
    @applies("VNG-DEF5")
    def adjacent(self) -> tuple[tuple[int, ...], ...]:
        """Per room, the rooms behind its doors."""
        return tuple(tuple(sorted(room.doors)) for room in self.lair.room)

    @cached_property
    def beside(self) -> tuple[int, ...]:
        """Per room, the adjacent rooms as a mask."""
        return tuple(mask(rooms) for rooms in self.adjacent)

    @cached_property
    def distance(self) -> tuple[tuple[int, ...], ...]:
        """Doors between any two rooms on a shortest way."""
        return tuple(_distances(self.adjacent, room) for room in range(len(self.adjacent)))

    @cached_property
    def two_away(self) -> tuple[int, ...]:
        """Per room, the rooms exactly two doors away as a mask."""
        return tuple(mask(n for n, doors in enumerate(row) if doors == 2) for row in self.distance)

    @cached_property
    @applies("VNG-ACT11")
    def jumps(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """Per room, the ways of a Jump: the room passed through and the room landed in, which may be the first one."""
        return tuple(tuple((via, to) for via in near for to in self.adjacent[via]) for near in self.adjacent)

    @cached_property
    @applies("VNG-DEF6")
    def printed_visited(self) -> int:
        """The rooms whose Visited box is printed crossed."""
        return mask(n for n, room in enumerate(self.lair.room) if room.visited)

    @cached_property
    def doors(self) -> tuple[Door, ...]:
        """Every door once, from the lower room to the higher."""
        pairs = ((one, other) for one, near in enumerate(self.adjacent) for other in near if one < other)
        walls = ((pair, shared_wall(self.lair.room[pair[0]].at, self.lair.room[pair[1]].at)) for pair in pairs)
        return tuple(Door(pair, wall) for pair, wall in walls if wall)


class Garrison(Struct, frozen=True, dict=True):
    """The minions of a lair: the kind and the room of each, the printed ones first and room by room."""

    kinds: tuple[MinionKind, ...]
    rooms: tuple[int, ...]
    plan: FloorPlan

    @cached_property
    def everyone(self) -> int:
        return (1 << len(self.kinds)) - 1

    @cached_property
    def within(self) -> tuple[int, ...]:
        """Per room, its minions as a mask."""
        return tuple(
            mask(n for n, at in enumerate(self.rooms) if at == room) for room in range(len(self.plan.adjacent))
        )

    @cached_property
    def next_door(self) -> tuple[int, ...]:
        """Per room, the minions of all adjacent rooms."""
        return tuple(self._in(rooms) for rooms in self.plan.beside)

    @cached_property
    def two_away(self) -> tuple[int, ...]:
        """Per room, the minions exactly two doors away."""
        return tuple(self._in(rooms) for rooms in self.plan.two_away)

    @cached_property
    def of_kind(self) -> Mapping[str, int]:
        """The minions of each kind as a mask, by its letter."""
        return {kind: mask(n for n, found in enumerate(self.kinds) if found == kind) for kind in "BTKHG"}

    def _in(self, rooms: int) -> int:
        return mask(n for n, at in enumerate(self.rooms) if rooms >> at & 1)


def garrison(plan: FloorPlan, *, reinforced: bool) -> Garrison:
    """The printed minions; if reinforced, then a Henchman for every room beside the Boss except the entrance."""
    printed = [(kind, n) for n, room in enumerate(plan.lair.room) for kind in room.minions]
    added = [(HENCHMAN, n) for n in plan.adjacent[plan.lair.boss_room] if n != ENTRANCE] if reinforced else []
    minions = printed + added
    return Garrison(kinds=tuple(kind for kind, _ in minions), rooms=tuple(room for _, room in minions), plan=plan)


def mask(numbers: Iterable[int]) -> int:
    """The mask of these numbers, each of which is there once."""
    return sum(1 << number for number in numbers)


def shared_wall(one: Rectangle, other: Rectangle) -> Wall | None:
    """The piece of wall two rectangles share, if they do."""
    (x, y, w, h), (x2, y2, w2, h2) = one, other
    rows, columns = (max(y, y2), min(y + h, y2 + h2)), (max(x, x2), min(x + w, x2 + w2))
    if rows[0] < rows[1] and (x + w == x2 or x2 + w2 == x):
        return Wall(True, max(x, x2), *rows)
    if columns[0] < columns[1] and (y + h == y2 or y2 + h2 == y):
        return Wall(False, max(y, y2), *columns)
    return None


def is_in(column: int, row: int, room: Rectangle) -> bool:
    x, y, width, height = room
    return x <= column < x + width and y <= row < y + height


def overlap(one: Rectangle, other: Rectangle) -> bool:
    (x, y, w, h), (x2, y2, w2, h2) = one, other
    return x < x2 + w2 and x2 < x + w and y < y2 + h2 and y2 < y + h


def _distances(adjacent: Sequence[Sequence[int]], start: int) -> tuple[int, ...]:
    """Doors from one room to each; a room that cannot be reached is further than any other."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for room in adjacent[here]:
            if room not in found:
                found[room] = found[here] + 1
                queue.append(room)
    return tuple(found.get(room, len(adjacent)) for room in range(len(adjacent)))
