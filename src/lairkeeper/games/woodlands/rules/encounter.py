"""Encounters (WDL-CMB1, WDL-CMB11, WDL-CMB12): which enemies the active Hero must face, and in which order."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.board.forest import NodeId
from lairkeeper.games.woodlands.records.combat_events import EncounterBegan
from lairkeeper.games.woodlands.records.options import Fight, Flee, FleeAstray, Freeze
from lairkeeper.games.woodlands.rules.boss import RevealBoss
from lairkeeper.games.woodlands.rules.combat import FightFoe
from lairkeeper.games.woodlands.rules.exits import flights
from lairkeeper.games.woodlands.rules.heroes import freeze, frost_targets
from lairkeeper.games.woodlands.rules.monsters import turn_up_all
from lairkeeper.games.woodlands.rules.profile import defence
from lairkeeper.games.woodlands.state import Foe, FoeNo, Woods, find_foe, foes_on, here, is_boss, is_over, seat_of
from lairkeeper.kernel import Ask, Do, Option, Seat, Table, applies
from lairkeeper.kernel.errors import Fact

Stance = Fight | Freeze | Flee | FleeAstray


class MeetFoes(Do[Woods]):
    """On entering, Monsters and the Boss card are turned up; then the Hero must face them all."""

    clauses = ("WDL-TILE11", "WDL-TILE12", "WDL-TILE15", "WDL-TILE16", "WDL-MON1", "WDL-MON2", "WDL-BOSS1")

    def do(self, woods: Woods, table: Table) -> None:
        if is_over(woods):
            return
        node = here(woods)
        turn_up_all(woods, node, table)
        if woods.boss_card == node:
            table.then(RevealBoss())
        table.then(BeginEncounter())


class BeginEncounter(Do[Woods]):
    """The encounter lasts until every enemy concerned has been fought once, or the Hero has left or gone down."""

    clauses = ("WDL-CMB1", "WDL-TILE12", "WDL-CMB20", "WDL-BOSS10")

    def do(self, woods: Woods, table: Table) -> None:
        foes = [foe for foe in foes_on(woods, here(woods)) if foe.number not in woods.bosses_fought]
        woods.encounter = "none"
        if foes and not is_over(woods):
            woods.encounter = "pending"
            woods.to_fight = tuple(foe.number for foe in foes)
            table.tell(EncounterBegan(woods.active, tuple(foe.kind for foe in foes)))
            table.then(NextFight())


def still_to_fight(woods: Woods, node: NodeId) -> list[Foe]:
    """The enemies of the encounter that are still here and have not been fought."""
    return [foe for foe in woods.foes if foe.number in woods.to_fight and foe.node == node]


class NextFight(Do[Woods]):
    """One enemy after the other, each once, in a combat of its own, also after a combat was lost."""

    clauses = ("WDL-CMB1", "WDL-CMB11", "WDL-CMB12", "WDL-CMB17", "WDL-CMB18")

    def do(self, woods: Woods, table: Table) -> None:
        if is_over(woods) or not still_to_fight(woods, here(woods)):
            woods.to_fight, woods.encounter = (), "none"
        else:
            table.then(ChooseFight(), NextFight())


@applies("WDL-CMB11", "WDL-CMB12", "WDL-BOSS3", "WDL-BOSS10")
def next_foes(woods: Woods) -> list[Foe]:
    """The lowest defence comes first, Monsters before Bosses; on a tie the active player decides."""
    foes = still_to_fight(woods, here(woods))
    monsters = [foe for foe in foes if not is_boss(woods, foe)] or foes
    lowest = min((defence(woods, foe) for foe in monsters), default=0)
    return [foe for foe in monsters if defence(woods, foe) == lowest]


class ChooseFight(Ask[Woods, Stance]):
    """Fight, freeze a Monster first, or flee; nothing else may be done before."""

    clauses = ("WDL-MON1", "WDL-CMB11", "WDL-FLE1", "WDL-FLE3", "WDL-HERO21", "WDL-SPC4", "WDL-BOSS7")

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> Iterator[Stance]:
        if is_over(woods):
            return
        yield from (Fight(foe.number, foe.kind) for foe in next_foes(woods))
        yield from frost_targets(woods)
        yield from flights(woods)

    def take(self, woods: Woods, option: Stance, table: Table) -> None:
        from lairkeeper.games.woodlands.rules.movement import leave_by

        match option:
            case Fight():
                woods.to_fight = tuple(foe for foe in woods.to_fight if foe != option.foe)
                table.then(FightFoe(option.foe))
            case Freeze():
                freeze(woods, option, table)
            case Flee() | FleeAstray():
                table.then(leave_by(option, option.means))

    def why_not(self, woods: Woods, option: Option) -> tuple[str, ...]:
        reasons: dict[type[Option], tuple[str, ...]] = {
            Fight: ("WDL-CMB11", "WDL-CMB12", "WDL-BOSS3"),
            Freeze: ("WDL-HERO19", "WDL-HERO22"),
            Flee: ("WDL-FLE1", "WDL-FLE2", "WDL-TILE30"),
            FleeAstray: ("WDL-FLE1", "WDL-FLE2", "WDL-RSK8"),
        }
        return reasons.get(type(option), ("WDL-MON1", "WDL-SPC4"))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


class FaceAmbush(Ask[Woods, Fight | Freeze]):
    """A Monster that is fought at once: there is no flight, but a Frost bolt may come before this combat too."""

    clauses = ("WDL-HERO21", "WDL-TILE47", "WDL-SKL16")
    foe: FoeNo

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> Iterator[Fight | Freeze]:
        foe = find_foe(woods, self.foe)
        if foe is not None and not is_over(woods):
            yield Fight(foe.number, foe.kind)
            yield from frost_targets(woods)

    def take(self, woods: Woods, option: Fight | Freeze, table: Table) -> None:
        if isinstance(option, Fight):
            table.then(FightFoe(self.foe))
        else:
            freeze(woods, option, table)
            table.then(FaceAmbush(self.foe))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        foe = find_foe(woods, self.foe)
        return {"hero": woods.active, "kind": foe.kind if foe is not None else -1}


class FightArrivals(Do[Woods]):
    """Monsters that arrived after the skill roll are fought once before the combat with the Boss goes on."""

    clauses = ("WDL-SKL21", "WDL-BOSS3")

    def do(self, woods: Woods, table: Table) -> None:
        foes = still_to_fight(woods, here(woods))
        if not is_over(woods) and any(not is_boss(woods, foe) for foe in foes):
            table.then(ChooseFight(), FightArrivals())
