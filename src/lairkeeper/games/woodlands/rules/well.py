"""Chapter 3, the Tree of Life, part 2 (WDL-CH3): Monsters march on the Well, round by round."""

from lairkeeper.games.woodlands.board.forest import NodeId
from lairkeeper.games.woodlands.rules.advance import AdvanceMonster
from lairkeeper.games.woodlands.rules.boss import RevealBoss
from lairkeeper.games.woodlands.rules.ending import LoseTheWell
from lairkeeper.games.woodlands.rules.goals import node_with
from lairkeeper.games.woodlands.rules.moments import happens
from lairkeeper.games.woodlands.rules.monsters import PlaceMonsters
from lairkeeper.games.woodlands.state import (
    Woods,
    change_quest,
    ground,
    has_boss,
    here,
    is_boss,
    is_over,
    monsters_on,
    special_of,
)
from lairkeeper.kernel import Do, Table

ADVANCES = {1: 1, 2: 2, 4: 2, 7: 1}
ARRIVALS = {3: 2, 6: 1}
BOSS_ROUND = 5
FROM_THEN_ON = 8
"""From this round on Monsters advance one tile, and one more comes on each Rune tile."""


@happens("round_end", 3)
class EndWellRound(Do[Woods]):
    """The Well is looked at, then comes the line of the round; by a switch the Well is looked at after it."""

    clauses = ("WDL-CH3-18", "WDL-CH3-20", "WDL-CH3-22", "WDL-CH3-28", "WDL-AMB8")

    def do(self, woods: Woods, table: Table) -> None:
        steps = (LookAtWell(), MarchOn())
        table.then(*(steps if woods.options.well_check == "before" else reversed(steps)))


class LookAtWell(Do[Woods]):
    """A Monster on the Well tile at the end of a round loses the chapter."""

    clauses = ("WDL-CH3-20", "WDL-CH3-22", "WDL-AMB8")

    def do(self, woods: Woods, table: Table) -> None:
        well = node_with(woods, "well")
        if well is not None and monsters_on(woods, well):
            table.then(LoseTheWell())


class MarchOn(Do[Woods]):
    """What the table of rounds says: Monsters advance, a Boss comes, Monsters appear on the Rune tiles."""

    clauses = (
        "WDL-CH3-9",
        "WDL-CH3-10",
        "WDL-CH3-11",
        "WDL-CH3-12",
        "WDL-CH3-13",
        "WDL-CH3-15",
        "WDL-CH3-16",
        "WDL-CH3-17",
        "WDL-CH3-18",
        "WDL-CH3-23",
    )

    def do(self, woods: Woods, table: Table) -> None:
        is_late = woods.round >= FROM_THEN_ON
        advance = 1 if is_late else ADVANCES.get(woods.round, 0)
        marching = [foe.number for foe in woods.foes if not is_boss(woods, foe)] if advance else []
        table.then(*(AdvanceMonster(foe, "well", advance) for foe in sorted(marching)))
        if woods.round == BOSS_ROUND:
            table.then(SendBoss())
        arrivals = 1 if is_late else ARRIVALS.get(woods.round, 0)
        table.then(*(PlaceMonsters(node, arrivals) for node in rune_nodes(woods) if arrivals))


def rune_nodes(woods: Woods) -> list[NodeId]:
    nodes = [NodeId(node) for node in range(len(woods.forest.nodes))]
    return [node for node in nodes if ground(woods, node).rune]


class SendBoss(Do[Woods]):
    """At the end of round 5 a Boss comes if none is there, even after one was beaten; by a switch not then."""

    clauses = ("WDL-CH3-13", "WDL-CH3-25", "WDL-CH3-27", "WDL-AMB9")

    def do(self, woods: Woods, table: Table) -> None:
        node = node_with(woods, "boss")
        was_beaten = any(woods.beaten[len(woods.monster_pile) :])
        if was_beaten and woods.options.ch3_second_boss == "not_placed":
            return
        if node is not None and not has_boss(woods, node):
            call_boss(woods, node)
            table.then(RevealBoss())


@happens("entering", 3)
class StirBoss(Do[Woods]):
    """The first Hero who enters the Boss tile before that finds a Boss there; it comes only once in this way."""

    clauses = ("WDL-CH3-14", "WDL-CH3-25", "WDL-CH3-27")

    def do(self, woods: Woods, table: Table) -> None:
        if special_of(woods, here(woods)) == "boss" and not woods.quest.has_boss_come and not is_over(woods):
            call_boss(woods, here(woods))


def call_boss(woods: Woods, node: NodeId) -> None:
    """A Boss card is laid beside the tile; it is turned up at once."""
    woods.boss_card = node
    change_quest(woods, has_boss_come=True)
