"""The maze: pure geometry, no rule and no state beyond what lies on the table.

A maze never changes: laying a Room makes a new one, and clones of a game share it. So whatever follows from the
maze alone — connections, distances, the empty hexes around it — is worked out once per maze and kept with it.
Spaces are numbered in the order they were laid, the Vault first; a set of spaces is a mask of these numbers.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple, NewType

from lairkeeper.games.run_run_run.board.hexes import AROUND, Hex, Side
from lairkeeper.kernel.data.record import Record
from lairkeeper.kernel.definition.clauses import applies

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


Site = tuple[int, int]
"""What surrounds an empty hex: the sides that touch a space, and those of them that face an exit."""

BARREN: Site = (0, 0)

Routes = dict[Hex, tuple[int, Site]]
"""Per empty hex that an exit leads to: the fewest steps onto it, and what surrounds it; nearest first."""

Walks = list[int]
"""Per number of steps, the set of spaces first reached with so many."""


class _Survey(NamedTuple):
    """What follows from a maze, brought up to date as spaces are laid; `openings` are the hexes a space opens to."""

    at: dict[Hex, SpaceId]
    ways: list[int]
    openings: list[tuple[Hex, ...]]
    sites: dict[Hex, Site]

    def with_space(self, space: Space) -> "_Survey":
        number = SpaceId(len(self.ways))
        at, ways, openings, sites = self.at.copy(), [*self.ways, 0], self.openings.copy(), self.sites.copy()
        at[space.hex] = number
        _, faced = sites.pop(space.hex, BARREN)
        opens_to = []
        for _, step, bit, facing in AROUND:
            hex_ = Hex(space.hex + step)
            is_exit = space.exits & bit
            other = at.get(hex_)
            if other is None:
                touching, exits = sites.get(hex_, BARREN)
                if is_exit:
                    opens_to.append(hex_)
                    exits |= facing
                sites[hex_] = (touching | facing, exits)
            elif faced & bit:
                openings[other] = tuple(opening for opening in openings[other] if opening != space.hex)
                if is_exit:
                    ways[number] |= 1 << other
                    ways[other] |= 1 << number
        openings.append(tuple(opens_to))
        return _Survey(at, ways, openings, sites)

    def with_edge(self, one: SpaceId, other: SpaceId) -> "_Survey":
        ways = self.ways.copy()
        ways[one] |= 1 << other
        ways[other] |= 1 << one
        return self._replace(ways=ways)


class Maze(Record, dict=True, gc=True):
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
        survey = _Survey({}, [], [], {})
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

    @applies("RRR-MUM5", "RRR-MUM6")
    def towards_vault(self, space: SpaceId) -> tuple[SpaceId, ...]:
        """The neighbours that lie on a shortest way to the Vault."""
        nearer = self.to_vault[space] - 1
        return tuple(near for near in members(self.ways[space]) if self.to_vault[near] == nearer)

    @applies("RRR-GEO6")
    def open_paths(self) -> Iterator[tuple[SpaceId, Side]]:
        """Exits whose neighbouring hex is empty."""
        for place, openings in enumerate(self._survey.openings):
            for side, step, _, _ in AROUND:
                if self.spaces[place].hex + step in openings:
                    yield SpaceId(place), side

    @cached_property
    def _known(self) -> dict[tuple[SpaceId, int], tuple[Walks, Routes]]:
        return {}

    @applies("RRR-MOV2", "RRR-MOV6", "RRR-MOV9", "RRR-EXP10")
    def walks(self, start: SpaceId, blocked: int = 0) -> Walks:
        """Where one can walk to: blocked spaces can be entered but not passed; the start never blocks."""
        return (self._known.get((start, blocked)) or self._explored(start, blocked))[0]

    @applies("RRR-EXP8", "RRR-EXP10")
    def routes(self, start: SpaceId, blocked: int = 0) -> Routes:
        """The empty hexes that can be walked to through an exit, from a space that is not blocked."""
        return (self._known.get((start, blocked)) or self._explored(start, blocked))[1]

    def _explored(self, start: SpaceId, blocked: int) -> tuple[Walks, Routes]:
        """Spreads ring by ring from the start, and notes the openings passed on the way."""
        _, ways, openings, sites = self._survey
        seen = ring = 1 << start
        rings, routes, steps = [ring], Routes(), 0
        while ring:
            steps += 1
            beyond = 0
            while ring:
                low = ring & -ring
                ring ^= low
                space = low.bit_length() - 1
                beyond |= ways[space]
                for hex_ in openings[space]:
                    if hex_ not in routes:
                        routes[hex_] = (steps, sites[hex_])
            reached = beyond & ~seen
            if reached:
                seen |= reached
                rings.append(reached)
            ring = reached & ~blocked
        self._known[start, blocked] = rings, routes
        return rings, routes


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
