"""Monsters that walk at the end of a round (WDL-CH2, WDL-CH3): by a shortest way, one tile after the other."""

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from lairkeeper.games.woodlands.board.forest import FAR, NodeId, members
from lairkeeper.games.woodlands.records.quest_events import MonsterMoved
from lairkeeper.games.woodlands.records.quest_options import StepTo
from lairkeeper.games.woodlands.rules.goals import node_with
from lairkeeper.games.woodlands.rules.monsters import turn_up
from lairkeeper.games.woodlands.state import (
    Foe,
    FoeNo,
    Woods,
    change_foe,
    change_quest,
    find_foe,
    seat_of,
    special_of,
    standing_on,
    stands,
    turn_order,
)
from lairkeeper.kernel import Ask, Seat, Table, applies
from lairkeeper.kernel.errors import Fact

Aim = Literal["start", "bearers", "well"]
"""Where to: the Start tile, the nearest Hero with an Orb token, or the Energy Well."""


class AdvanceMonster(Ask[Woods, StepTo]):
    """A Monster goes so many tiles towards its aim; of several shortest ways a player chooses, step by step."""

    clauses = ("WDL-CH2-6", "WDL-CH2-7", "WDL-CH2-10", "WDL-CH2-19", "WDL-CH2-24", "WDL-CH3-19", "WDL-CH3-23")
    foe: FoeNo
    aim: Aim
    steps: int

    def seat(self, woods: Woods) -> Seat:
        return woods.first if self.aim == "well" else next_player(woods)

    def options(self, woods: Woods) -> list[StepTo]:
        foe = find_foe(woods, self.foe)
        if foe is None or not self.steps:
            return []
        return [StepTo(foe.number, node, woods.forest.tile_of(node)) for node in nearer(woods, foe, self.aim)]

    def take(self, woods: Woods, option: StepTo, table: Table) -> None:
        foe = next(foe for foe in woods.foes if foe.number == self.foe)
        moved = replace(foe, node=option.node)
        change_foe(woods, foe, moved)
        table.tell(MonsterMoved(foe.number, option.node, option.tile))
        if standing_on(woods, option.node):
            turn_up(woods, moved, table)
        if self.aim == "start" and special_of(woods, option.node) == "vortex":
            rest_in_vortex(woods, moved)
        else:
            table.then(AdvanceMonster(self.foe, self.aim, self.steps - 1))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        foe = find_foe(woods, self.foe)
        return {"tile": woods.forest.tile_of(foe.node) if foe is not None else -1}


@applies("WDL-CH2-24")
def next_player(woods: Woods) -> Seat:
    """The player of the first standing Hero in turn order."""
    return seat_of(woods, next((hero for hero in turn_order(woods) if stands(woods, hero)), woods.active))


@applies("WDL-CH2-6", "WDL-CH2-8", "WDL-CH2-19", "WDL-CH3-9", "WDL-CH3-19", "WDL-CH3-23")
def nearer(woods: Woods, foe: Foe, aim: Aim) -> Iterator[NodeId]:
    """The linked nodes that are one step nearer to the aim; none if the Monster is there or has no way.

    On the way to the Well a Monster stops where a Hero stands.
    """
    targets = aims(woods, aim)
    distance = woods.forest.distance(foe.node, targets)
    if distance in (0, FAR) or (aim == "well" and standing_on(woods, foe.node)):
        return
    for node in members(woods.forest.ways[foe.node]):
        if woods.forest.distance(node, targets) < distance:
            yield node


def aims(woods: Woods, aim: Aim) -> int:
    """The nodes a Monster walks to, as a set."""
    if aim == "bearers":
        return sum({1 << woods.nodes[hero] for hero in woods.party if woods.tokens[hero]})
    node = node_with(woods, aim)
    return 0 if node is None else 1 << node


@applies("WDL-CH2-11")
def rest_in_vortex(woods: Woods, foe: Foe) -> None:
    """A thief that moves onto the Vortex tile stops there."""
    thieves = woods.quest.thieves
    change_quest(
        woods,
        thieves=tuple(replace(thief, is_in_vortex=True) if thief.foe == foe.number else thief for thief in thieves),
    )
