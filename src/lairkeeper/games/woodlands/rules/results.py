"""The result of a combat (WDL-CMB5, WDL-CMB6, WDL-CMB13 to WDL-CMB16): beaten or not, gains or damage and losses."""

from collections.abc import Iterator

from msgspec.structs import replace

from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.components.kinds import ComponentEffect
from lairkeeper.games.woodlands.records.combat_events import (
    CombatLost,
    CombatResolved,
    FoeBeaten,
    FoeReturned,
    ShieldBroken,
)
from lairkeeper.games.woodlands.records.options import Freeze, GiveTo, HoldFrost
from lairkeeper.games.woodlands.rules.effects import ApplyEffects
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.rules.enraged import ComeBack, PoisonFighters, comes_back
from lairkeeper.games.woodlands.rules.exploration import keeps_gains
from lairkeeper.games.woodlands.rules.heroes import freeze, frost_targets
from lairkeeper.games.woodlands.rules.loot import DrawLootFor
from lairkeeper.games.woodlands.rules.losses import ApplyLosses, PayToll, StrikeGroup
from lairkeeper.games.woodlands.rules.moments import Moment, steps_at
from lairkeeper.games.woodlands.rules.orbs import gain_orbs
from lairkeeper.games.woodlands.rules.profile import defence, hearts, result
from lairkeeper.games.woodlands.state import (
    NO_FOE,
    Foe,
    FoeNo,
    Woods,
    box_of,
    change_foe,
    combatants,
    find_foe,
    is_boss,
    is_over,
    power_of,
    rage,
    seat_of,
    special_die,
    stands,
)
from lairkeeper.kernel import Ask, Do, Seat, Step, Table, applies
from lairkeeper.kernel.errors import Fact


class SettleCombat(Do[Woods]):
    """Every die that reaches the defence inflicts 1 damage, no matter who rolled it; enough of it beats the enemy."""

    clauses = ("WDL-MON4", "WDL-MON5", "WDL-MON6", "WDL-CMB5", "WDL-CMB6", "WDL-CMB22", "WDL-GRP4", "WDL-BOSS2")

    def do(self, woods: Woods, table: Table) -> None:
        if is_over(woods):
            return
        foe = next(foe for foe in woods.foes if foe.number == woods.combats[-1].foe)
        hits = inflicted(woods, foe)
        table.tell(CombatResolved(foe.kind, hits, hearts(woods, foe)))
        damage = hits - break_shields(woods, foe, hits, table)
        table.then(*won_steps(woods, foe) if damage >= hearts(woods, foe) else lost_steps(woods, foe.number))


@applies("WDL-ENR2", "WDL-ENR14")
def won_steps(woods: Woods, foe: Foe) -> tuple[Step, ...]:
    """The enemy is beaten; an Enraged Snake poisons all the same, and an Enraged Spirit comes back once."""
    end = ComeBack(foe.number) if comes_back(woods, foe) else BeatFoe(foe.number)
    return (PoisonFighters(foe.number), end)


@applies("WDL-CH2-9")
def lost_steps(woods: Woods, foe: FoeNo) -> tuple[Step, ...]:
    """The enemy stays. In chapter 2 it steals at once; then it strikes and its loss box applies, unless frozen."""
    return (
        LoseCombat(foe),
        ReactWithFrost(foe),
        *steps_at(woods, "combat_lost", foe),
        PoisonFighters(foe),
        StrikeGroup(foe),
        PayToll(),
        ApplyLosses(foe),
    )


@applies("WDL-CMB5", "WDL-GRP4", "WDL-LOOT14")
def inflicted(woods: Woods, foe: Foe) -> int:
    """Dice that reach the defence, and damage of cards."""
    needed, combat = defence(woods, foe), woods.combats[-1]
    return combat.hits + sum(result(woods, foe, die) >= needed for die in combat.dice)


@applies("WDL-SKL15", "WDL-SKL18", "WDL-AMB4")
def break_shields(woods: Woods, foe: Foe, hits: int, table: Table) -> int:
    """How much damage Leaf Shields absorb: 1 each, and each is spent by it, also if the combat is lost.

    By a switch a shield cancels all damage of the first Hero whose dice would hurt, the active one first.
    """
    if not foe.shields or not hits:
        return 0
    if woods.options.leaf_shield == "one_hero":
        by_hero = [damage for damage in damage_by_hero(woods, foe) if damage][: foe.shields]
        broken, absorbed = len(by_hero), sum(by_hero)
    else:
        broken = absorbed = min(foe.shields, hits)
    change_foe(woods, foe, replace(foe, shields=foe.shields - broken))
    table.tell(ShieldBroken(foe.number, foe.kind, foe.shields - broken))
    return absorbed


def damage_by_hero(woods: Woods, foe: Foe) -> Iterator[int]:
    """What each Hero inflicts, the active one first, cards included."""
    needed, combat = defence(woods, foe), woods.combats[-1]
    for hero in combatants(woods):
        dice = sum(die.hero == hero and result(woods, foe, die) >= needed for die in combat.dice)
        yield dice + (combat.hits if hero == woods.active else 0)


class BeatFoe(Do[Woods]):
    """A beaten Monster is discarded, or shuffled into the pile if its box says so; then come the gains."""

    clauses = ("WDL-CMB13", "WDL-MON11", "WDL-MON13", "WDL-BOSS12", "WDL-GRP7", "WDL-HERO7", "WDL-ENR2", "WDL-ENR4")
    foe: FoeNo

    def do(self, woods: Woods, table: Table) -> None:
        foe = find_foe(woods, self.foe)
        if foe is None:
            return
        combat = woods.combats[-1]
        among = tuple(hero for hero in (woods.active, *combat.allies) if stands(woods, hero))
        table.tell(FoeBeaten(foe.number, foe.kind))
        woods.foes.remove(foe)
        if woods.frozen == foe.number:
            woods.frozen = NO_FOE
        gains = box_of(woods).gains[foe.kind]
        returns = any(gain.do == "return" for gain in gains) and rage(woods, foe.kind) != "comes_back"
        put_away(woods, foe, returns, table)
        moment: Moment = "boss_beaten" if is_boss(woods, foe) else "foe_beaten"
        table.then(*steps_at(woods, moment, self.foe, among), CheckEnd())
        if not keeps_gains(woods, foe):
            table.then(*(share_gain(woods, gain, among) for gain in gains if gain.do != "return"))


def put_away(woods: Woods, foe: Foe, returns: bool, table: Table) -> None:
    """Where a beaten enemy goes; what went to the discard is counted, Bosses too."""
    if returns:
        woods.monster_pile[foe.kind] += 1
        table.tell(FoeReturned(foe.kind))
        return
    woods.beaten[foe.kind] += 1
    if not is_boss(woods, foe):
        woods.monster_discard[foe.kind] += 1


@applies("WDL-GRP7", "WDL-GRP10")
def share_gain(woods: Woods, gain: ComponentEffect, among: tuple[HeroId, ...]) -> Step:
    """Orbs and cards are shared among those on the tile; anything else befalls the active Hero."""
    if gain.do == "gain_orbs":
        return ShareOrbs(among, gain.amount)
    if gain.do == "draw_loot":
        return ShareLoot(among, gain.amount)
    return ApplyEffects((gain,), woods.active)


class ShareOrbs(Ask[Woods, GiveTo]):
    """Orbs are given one by one; the active player decides."""

    clauses = ("WDL-GRP7", "WDL-MON12")
    heroes: tuple[HeroId, ...]
    orbs: int

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> list[GiveTo]:
        return [GiveTo(hero) for hero in self.heroes] if self.orbs else []

    def take(self, woods: Woods, option: GiveTo, table: Table) -> None:
        orbs = self.orbs if len(self.heroes) == 1 else 1
        gain_orbs(woods, option.hero, orbs, "effect", table)
        if self.orbs > orbs:
            table.then(ShareOrbs(self.heroes, self.orbs - orbs))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"orbs": self.orbs}


class ShareLoot(Do[Woods]):
    """Each card is drawn and shown, then given."""

    clauses = ("WDL-GRP10", "WDL-MON12")
    heroes: tuple[HeroId, ...]
    cards: int

    def do(self, woods: Woods, table: Table) -> None:
        table.then(*[DrawLootFor(self.heroes)] * self.cards)


class LoseCombat(Do[Woods]):
    """An enemy that is not beaten stays face up and regains all hearts."""

    clauses = ("WDL-CMB6", "WDL-CMB14", "WDL-BOSS2", "WDL-BOSS4", "WDL-BOSS5", "WDL-BOSS6")
    foe: FoeNo

    def do(self, woods: Woods, table: Table) -> None:
        foe = find_foe(woods, self.foe)
        if foe is not None:
            table.tell(CombatLost(foe.number, foe.kind))


class ReactWithFrost(Ask[Woods, Freeze | HoldFrost]):
    """Right after a lost combat Sha'Vi may freeze the Monster before it strikes."""

    clauses = ("WDL-HERO21", "WDL-CMB10")
    foe: FoeNo

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> Iterator[Freeze | HoldFrost]:
        for target in frost_targets(woods):
            if target.foe == self.foe:
                yield HoldFrost()
                yield target

    def take(self, woods: Woods, option: Freeze | HoldFrost, table: Table) -> None:
        if isinstance(option, Freeze):
            freeze(woods, option, table)

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


class EndCombat(Do[Woods]):
    """Brew dice that were used are discarded, unless the brew lasts; a Boss has had its combat of this turn."""

    clauses = ("WDL-HERO28", "WDL-HERO29", "WDL-HERO31", "WDL-BOSS10")

    def do(self, woods: Woods, table: Table) -> None:
        combat = woods.combats.pop()
        slot = special_die(woods, "brew")
        if slot is not None and not power_of(woods, woods.active, "lasting_brew"):
            woods.board[slot] = woods.board[slot][combat.brew :]
        foe = find_foe(woods, combat.foe)
        if foe is not None and is_boss(woods, foe):
            woods.bosses_fought = (*woods.bosses_fought, foe.number)
