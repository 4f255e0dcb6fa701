"""The maze: pure geometry, no rule and no state beyond what lies on the table.

A maze never changes: laying a Room makes a new one, and clones of a game share it. So whatever follows from the
maze alone — connections, distances, the empty hexes around it — is worked out once per maze and kept with it.
Spaces are numbered in the order they were laid, the Vault first; a set of spaces is a mask of these numbers.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple, NewType

from lairkeeper.games.run_run_run.hexes import AROUND, Hex, Side
from lairkeeper.kernel.clauses import applies
from lairkeeper.kernel.record import Record

SpaceId = NewType("SpaceId", int)

VAULT = SpaceId(0)
VAULT_TILE = -1
DOOR_TILE = -2
FAR = 1 << 30


class Space(Record):
    """A tile of the maze: its hex, the sides with an exit as it lies, and its Room card (negative: Vault, Door)."""

    hex: Hex
    exits: int
    card: int
    rotation: int = 0


class Site(NamedTuple):
    """An empty hex next to the maze: the sides that touch a space, those that face an exit, and the spaces there."""

    touching: int
    facing_exits: int
    entrances: int


_BARREN = Site(0, 0, 0)

Walks = list[int]
"""Per number of steps, the set of spaces first reached with so many."""


class _Survey(NamedTuple):
    """What follows from a maze, brought up to date as spaces are laid."""

    at: dict[Hex, SpaceId]
    ways: list[int]
    sites: dict[Hex, Site]

    def with_space(self, space: Space) -> "_Survey":
        number = SpaceId(len(self.ways))
        at, ways, sites = {**self.at, space.hex: number}, [*self.ways, 0], self.sites.copy()
        mine = sites.pop(space.hex, _BARREN)
        for side, step, bit, facing in AROUND:
            hex_ = Hex(space.hex + step)
            other = at.get(hex_)
            if other is None:
                site = sites.get(hex_, _BARREN)
                exit_there = facing if space.exits & bit else 0
                entrance = 1 << number if exit_there else 0
                sites[hex_] = Site(site.touching | facing, site.facing_exits | exit_there, site.entrances | entrance)
            elif space.exits & bit and mine.facing_exits & bit:
                ways[number] |= 1 << other
                ways[other] |= 1 << number
        return _Survey(at, ways, sites)

    def with_edge(self, one: SpaceId, other: SpaceId) -> "_Survey":
        ways = self.ways.copy()
        ways[one] |= 1 << other
        ways[other] |= 1 << one
        return _Survey(self.at, ways, self.sites)


class Maze(Record, dict=True):
    """The spaces in the order they were laid, and the edges opened by a secret passage or for the Exit Door."""

    spaces: tuple[Space, ...]
    joined: tuple[tuple[SpaceId, SpaceId], ...] = ()

    def laying(self, space: Space) -> "Maze":
        """This maze with one more space."""
        maze = Maze((*self.spaces, space), self.joined)
        vars(maze)["_survey"] = self._survey.with_space(space)
        return maze

    @applies("RRR-SAR20")
    def joining(self, one: SpaceId, other: SpaceId) -> "Maze":
        """This maze with an edge opened for good."""
        maze = Maze(self.spaces, (*self.joined, (one, other)))
        vars(maze)["_survey"] = self._survey.with_edge(one, other)
        return maze

    @property
    def at(self) -> dict[Hex, SpaceId]:
        return self._survey.at

    @property
    @applies("RRR-GEO5")
    def ways(self) -> list[int]:
        """Per space, the set of spaces connected with it."""
        return self._survey.ways

    @property
    def sites(self) -> dict[Hex, Site]:
        """The empty hexes that touch a space."""
        return self._survey.sites

    @cached_property
    def _survey(self) -> _Survey:
        survey = _Survey({}, [], {})
        for space in self.spaces:
            survey = survey.with_space(space)
        for one, other in self.joined:
            survey = survey.with_edge(one, other)
        return survey

    @cached_property
    def door(self) -> SpaceId | None:
        """The Exit Door, once it is connected."""
        return next((SpaceId(i) for i, space in enumerate(self.spaces) if space.card == DOOR_TILE), None)

    @cached_property
    def rooms(self) -> tuple[SpaceId, ...]:
        """The spaces that are Room cards."""
        return tuple(SpaceId(i) for i, space in enumerate(self.spaces) if space.card >= 0)

    @cached_property
    @applies("RRR-GEO9", "RRR-GEO10")
    def to_vault(self) -> tuple[int, ...]:
        """Per space, the number of connections to walk to the Vault."""
        distances = [FAR] * len(self.spaces)
        for steps, ring in enumerate(self.walks(VAULT)):
            for space in members(ring):
                distances[space] = steps
        return tuple(distances)

    @cached_property
    def _towards(self) -> tuple[tuple[SpaceId, ...], ...]:
        return tuple(
            tuple(near for near in members(ways) if self.to_vault[near] == self.to_vault[space] - 1)
            for space, ways in enumerate(self.ways)
        )

    @applies("RRR-MUM5", "RRR-MUM6")
    def towards_vault(self, space: SpaceId) -> tuple[SpaceId, ...]:
        """The neighbours that lie on a shortest way to the Vault."""
        return self._towards[space]

    @applies("RRR-GEO6")
    def open_paths(self) -> Iterator[tuple[SpaceId, Side]]:
        """Exits whose neighbouring hex is empty."""
        at = self.at
        for space, tile in enumerate(self.spaces):
            for side, step, bit, _ in AROUND:
                if tile.exits & bit and tile.hex + step not in at:
                    yield SpaceId(space), side

    @cached_property
    def _walks(self) -> dict[tuple[SpaceId, int], Walks]:
        return {}

    @cached_property
    def _routes(self) -> dict[tuple[SpaceId, int], dict[Hex, int]]:
        return {}

    @applies("RRR-MOV2", "RRR-MOV6", "RRR-MOV9", "RRR-EXP10")
    def walks(self, start: SpaceId, blocked: int = 0) -> Walks:
        """Where one can walk to: blocked spaces can be entered but not passed; the start never blocks."""
        known = self._walks.get((start, blocked))
        if known is None:
            known = self._walks[start, blocked] = self._flood(start, blocked)
        return known

    def _flood(self, start: SpaceId, blocked: int) -> Walks:
        ways = self.ways
        seen = ring = 1 << start
        rings = [ring]
        while True:
            beyond = 0
            while ring:
                low = ring & -ring
                beyond |= ways[low.bit_length() - 1]
                ring ^= low
            reached = beyond & ~seen
            if not reached:
                return rings
            seen |= reached
            rings.append(reached)
            ring = reached & ~blocked

    def routes(self, start: SpaceId, blocked: int) -> dict[Hex, int]:
        """Per empty hex with an entrance that can be walked to, the number of steps onto it, nearest first."""
        known = self._routes.get((start, blocked))
        if known is None:
            known = self._routes[start, blocked] = dict(self._survey_routes(start, blocked))
        return known

    def _survey_routes(self, start: SpaceId, blocked: int) -> Iterator[tuple[Hex, int]]:
        passable = ~blocked | 1 << start
        left = [(hex_, site.entrances) for hex_, site in self.sites.items() if site.entrances]
        for steps, ring in enumerate(self.walks(start, blocked), 1):
            ring &= passable
            yield from ((hex_, steps) for hex_, entrances in left if entrances & ring)
            left = [(hex_, entrances) for hex_, entrances in left if not entrances & ring]


def members(spaces: int) -> Iterator[SpaceId]:
    """The numbers in a set of spaces, lowest first."""
    while spaces:
        low = spaces & -spaces
        yield SpaceId(low.bit_length() - 1)
        spaces ^= low


def distance(walks: Walks, targets: int) -> int:
    """The fewest steps onto any of the targets; `FAR` if there is no way."""
    for steps, ring in enumerate(walks):
        if ring & targets:
            return steps
    return FAR
