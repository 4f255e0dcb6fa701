"""Combat skills of Bosses (WDL-SKL): a die before each combat against a Boss."""

from msgspec.structs import replace

from lairkeeper.games.woodlands.components.box import Hue
from lairkeeper.games.woodlands.components.kinds import COLOURS
from lairkeeper.games.woodlands.records.combat_events import (
    DefenceChanged,
    DiceTakenAway,
    ImmunityGained,
    ShieldGained,
    SkillRolled,
)
from lairkeeper.games.woodlands.records.options import RollFace
from lairkeeper.games.woodlands.rules.boss import raise_threat
from lairkeeper.games.woodlands.rules.combat import foe_fought
from lairkeeper.games.woodlands.rules.effects import ApplyEffects, EffectStep, carries_out
from lairkeeper.games.woodlands.rules.encounter import FightArrivals
from lairkeeper.games.woodlands.rules.monsters import ONE_DIE
from lairkeeper.games.woodlands.rules.orbs import lose_orbs
from lairkeeper.games.woodlands.state import (
    FoeNo,
    Woods,
    box_of,
    change_combat,
    change_foe,
    combatants,
    is_over,
    players_from,
)
from lairkeeper.kernel import Chance, Odds, Seat, Table
from lairkeeper.kernel.errors import Fact


class RollSkill(Chance[Woods, RollFace]):
    """The active player rolls and applies the line of the Boss card, anew for each active Hero.

    If the Hero goes down by it there is no combat; if the threat reaches the last space the game is lost before.
    """

    clauses = ("WDL-SKL1", "WDL-SKL2", "WDL-SKL13", "WDL-SKL20", "WDL-BOSS8")
    foe: FoeNo

    def odds(self, woods: Woods) -> Odds[RollFace]:
        return Odds((), ()) if is_over(woods) else ONE_DIE

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, roll: RollFace, table: Table) -> None:
        boss = foe_fought(woods)
        table.tell(SkillRolled(boss.kind, roll.face))
        skill = box_of(woods).bosses[boss.kind - len(woods.monster_pile)].skills[roll.face - 1]
        table.then(ApplyEffects(skill, woods.active), FightArrivals())

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active, "kind": foe_fought(woods).kind}


@carries_out("defence")
class ChangeDefence(EffectStep):
    """The defence of the Boss is replaced."""

    clauses = ("WDL-SKL3",)

    def do(self, woods: Woods, table: Table) -> None:
        change_combat(woods, replace(woods.combats[-1], defence=self.effect.amount))
        table.tell(DefenceChanged(foe_fought(woods).kind, self.effect.amount))


@carries_out("immune")
class GainImmunity(EffectStep):
    """The Boss is immune to these Power dice."""

    clauses = ("WDL-SKL9", "WDL-SKL10")

    def do(self, woods: Woods, table: Table) -> None:
        colours = tuple(Hue(COLOURS.index(colour)) for colour in self.effect.colours)
        change_combat(woods, replace(woods.combats[-1], immune=colours))
        table.tell(ImmunityGained(foe_fought(woods).kind, colours))


@carries_out("fewer_dice")
class TakeDiceAway(EffectStep):
    """Each Hero on the tile rolls fewer Combat dice in this combat; one far away does not."""

    clauses = ("WDL-SKL5", "WDL-SKL22")

    def do(self, woods: Woods, table: Table) -> None:
        change_combat(woods, replace(woods.combats[-1], fewer=self.effect.amount))
        table.tell(DiceTakenAway(foe_fought(woods).kind, self.effect.amount))


@carries_out("leaf_shield")
class GrowLeafShield(EffectStep):
    """One more Leaf Shield on the Boss; it may hold several."""

    clauses = ("WDL-SKL15", "WDL-SET16")

    def do(self, woods: Woods, table: Table) -> None:
        boss = foe_fought(woods)
        shielded = replace(boss, shields=boss.shields + self.effect.amount)
        change_foe(woods, boss, shielded)
        table.tell(ShieldGained(boss.number, boss.kind, shielded.shields))


@carries_out("orb_drain")
class DrainOrbs(EffectStep):
    """Everybody in the combat loses an orb, from afar too; then the threat rises by as many as were lost."""

    clauses = ("WDL-SKL17", "WDL-THR8")

    def do(self, woods: Woods, table: Table) -> None:
        lost = sum(lose_orbs(woods, hero, self.effect.amount, table) for hero in combatants(woods))
        if lost:
            raise_threat(woods, foe_fought(woods), lost, "effect", table)
