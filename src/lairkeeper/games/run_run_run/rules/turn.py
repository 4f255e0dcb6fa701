"""The turn (RRR-TRN): the table of contents of the game."""

from collections.abc import Iterator

from lairkeeper.games.run_run_run.board.placement import can_explore, fight_targets, passages_held, short_walks
from lairkeeper.games.run_run_run.records.events import TurnBegan, TurnPassed
from lairkeeper.games.run_run_run.records.options import Cooperate, Explore, Fight, Pass, StopHere, WalkTo
from lairkeeper.games.run_run_run.rules.cooperate import CallRegroup
from lairkeeper.games.run_run_run.rules.explore import ChooseRoom, move_cat
from lairkeeper.games.run_run_run.rules.fight import ChooseTarget
from lairkeeper.games.run_run_run.rules.mummies import MummiesAct
from lairkeeper.games.run_run_run.rules.sarcophagus import TokenWindow
from lairkeeper.games.run_run_run.state import Pyramid, players
from lairkeeper.kernel import Ask, Do, Option, Seat, Table

Action = Explore | Fight | Cooperate | Pass


class PlayTurn(Do[Pyramid]):
    """The mummies act, then the active player; tokens may be used before, between and after."""

    clauses = ("RRR-TRN1", "RRR-TRN2", "RRR-TRN9", "RRR-TRN10")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        table.tell(TurnBegan(pyramid.active, pyramid.turn))
        table.then(
            TokenWindow("before_mummies"),
            MummiesAct(),
            TokenWindow("before_action"),
            ChooseAction(),
            TokenWindow("after_action"),
            EndTurn(),
        )


class ChooseAction(Ask[Pyramid, Action]):
    """Exactly one of Explore, Fight and Cooperate; passing only if neither Explore nor Fight is possible."""

    clauses = ("RRR-TRN3", "RRR-TRN4", "RRR-TRN5", "RRR-TRN6", "RRR-TRN7", "RRR-TRN8")

    def seat(self, pyramid: Pyramid) -> Seat:
        return pyramid.active

    def options(self, pyramid: Pyramid) -> Iterator[Action]:
        passages = passages_held(pyramid)
        can_explore_freely = can_explore(pyramid, 0)
        can_fight = bool(fight_targets(pyramid))
        if can_explore_freely or (passages and can_explore(pyramid, passages)):
            yield Explore()
        if can_fight:
            yield Fight()
        if pyramid.regroup_tiles:
            yield Cooperate()
        if not can_explore_freely and not can_fight:
            yield Pass()

    def take(self, pyramid: Pyramid, action: Action, table: Table) -> None:
        match action:
            case Explore():
                table.then(ChooseRoom())
            case Fight():
                table.then(ChooseTarget())
            case Cooperate():
                table.then(CallRegroup())
            case Pass():
                table.then(WalkAndPass())

    def why_not(self, pyramid: Pyramid, option: Option) -> tuple[str, ...]:
        reasons: dict[type[Option], tuple[str, ...]] = {
            Explore: ("RRR-TRN4",),
            Fight: ("RRR-TRN5",),
            Cooperate: ("RRR-TRN6", "RRR-COP2"),
            Pass: ("RRR-TRN7",),
        }
        return reasons.get(type(option), self.clauses)


class WalkAndPass(Ask[Pyramid, WalkTo | StopHere]):
    """A stuck player may walk up to the basic move, to a space without a mummy, and then pass."""

    clauses = ("RRR-TRN8", "RRR-TRN12")

    def seat(self, pyramid: Pyramid) -> Seat:
        return pyramid.active

    def options(self, pyramid: Pyramid) -> Iterator[WalkTo | StopHere]:
        yield StopHere()
        yield from (WalkTo(pyramid.maze.spaces[space].hex) for space in short_walks(pyramid))

    def take(self, pyramid: Pyramid, option: WalkTo | StopHere, table: Table) -> None:
        if isinstance(option, WalkTo):
            move_cat(pyramid, pyramid.maze.at[option.hex], table)
        table.tell(TurnPassed(pyramid.active))


class EndTurn(Do[Pyramid]):
    """The next player clockwise becomes active; alone, the same player again."""

    clauses = ("RRR-TRN1", "RRR-TRN11", "RRR-SOL1")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        pyramid.active = Seat((pyramid.active + 1) % players(pyramid))
        pyramid.turn += 1
        table.then(PlayTurn())
