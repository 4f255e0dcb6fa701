"""The risky move (WDL-RSK): out of the forest, onto a tile nobody has seen."""

from lairkeeper.games.woodlands.board.cells import Cell, Side, neighbour, opposite
from lairkeeper.games.woodlands.board.forest import NodeId
from lairkeeper.games.woodlands.records.events import MoveFailed
from lairkeeper.games.woodlands.records.options import Turn
from lairkeeper.games.woodlands.rules.encounter import NextFight
from lairkeeper.games.woodlands.rules.growth import (
    DrawNextTile,
    PlaceTile,
    bury_rejected,
    is_last_tile,
    reject_tile,
)
from lairkeeper.games.woodlands.rules.movement import go_to
from lairkeeper.games.woodlands.rules.orbs import gain_orbs
from lairkeeper.games.woodlands.state import Woods, box_of, pile_size, seat_of
from lairkeeper.kernel import Ask, Do, Seat, Table
from lairkeeper.kernel.errors import Fact


class RiskyMove(Do[Woods]):
    """The Hero gains an orb at once; a tile is revealed and placed on the announced space; the Hero moves onto it."""

    clauses = ("WDL-RSK1", "WDL-RSK2", "WDL-RSK3", "WDL-RSK4", "WDL-RSK5", "WDL-RSK9")
    origin: NodeId
    side: Side

    def do(self, woods: Woods, table: Table) -> None:
        gain_orbs(woods, woods.active, 1, "risk", table)
        table.then(DrawNextTile(woods.active), JudgeRiskyTile(self.origin, self.side))


def target(woods: Woods, origin: NodeId, side: Side) -> Cell:
    return neighbour(woods.forest.nodes[origin].cell, side)


class JudgeRiskyTile(Do[Woods]):
    """A tile that could only close the forest is replaced; if none fits, the move fails and its price is spent."""

    clauses = ("WDL-RSK7", "WDL-GRO7", "WDL-GRO8", "WDL-GRO9")
    origin: NodeId
    side: Side

    def do(self, woods: Woods, table: Table) -> None:
        if turns(woods, self.origin, self.side):
            table.then(TurnRiskyTile(self.origin, self.side))
            return
        reject_tile(woods, table)
        if pile_size(woods):
            table.then(DrawNextTile(woods.active), JudgeRiskyTile(self.origin, self.side))
        else:
            bury_rejected(woods)
            table.tell(MoveFailed(woods.active))
            woods.riders, woods.encounter = (), "pending"
            table.then(NextFight())


def turns(woods: Woods, origin: NodeId, side: Side) -> tuple[int, ...]:
    """The rotations that link the new tile to the tile the Hero leaves."""
    shape, may_close = box_of(woods).shapes[woods.drawn], is_last_tile(woods)
    cell = target(woods, origin, side)
    return woods.forest.turns_at(cell, shape, may_close=may_close, linking=1 << opposite(side))


class TurnRiskyTile(Ask[Woods, Turn]):
    """The active player chooses the rotation."""

    clauses = ("WDL-RSK6", "WDL-GRO5", "WDL-GRO18")
    origin: NodeId
    side: Side

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> list[Turn]:
        return [Turn(turn) for turn in turns(woods, self.origin, self.side)]

    def take(self, woods: Woods, turn: Turn, table: Table) -> None:
        cell = target(woods, self.origin, self.side)
        table.then(PlaceTile(woods.active, cell, turn.rotation), StepOut(self.origin, self.side))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        cell = target(woods, self.origin, self.side)
        return {"hero": woods.active, "tile": woods.drawn, "cell": cell}


class StepOut(Do[Woods]):
    """The Hero moves onto the new tile, into the half that is linked with where it comes from."""

    clauses = ("WDL-RSK5", "WDL-RSK6")
    origin: NodeId
    side: Side

    def do(self, woods: Woods, table: Table) -> None:
        go_to(woods, woods.forest.exits[self.origin][self.side], table)
