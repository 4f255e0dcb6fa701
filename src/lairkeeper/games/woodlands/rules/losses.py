"""Attacks and loss boxes (WDL-MON7, WDL-CMB15, WDL-CMB16, WDL-GRP5): what an enemy does that is not beaten."""

from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.components.kinds import Effects
from lairkeeper.games.woodlands.records.combat_events import AttackCancelled, LossIgnored
from lairkeeper.games.woodlands.rules.down import hurt
from lairkeeper.games.woodlands.rules.effects import ApplyEffects
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.rules.profile import damage
from lairkeeper.games.woodlands.state import (
    FoeNo,
    Woods,
    box_of,
    find_foe,
    is_boss,
    is_over,
    permanent,
    profile_of,
    rage,
    special_die,
)
from lairkeeper.kernel import Do, Table, applies

WARDED = ("lose_orbs", "discard_loot")


@applies("WDL-LOOT12", "WDL-LOOT15", "WDL-HERO12", "WDL-HERO13", "WDL-AMB1")
def attack(woods: Woods, hero: HeroId, swords: int, table: Table) -> None:
    """Damage by the sword number of an enemy: Armour takes off some, and the stance cancels what would still hurt."""
    left = swords - permanent(woods, hero, "armour")
    if left <= 0:
        return
    if woods.is_standing_guard and "stance" in box_of(woods).specials[hero]:
        woods.is_standing_guard = False
        slot = special_die(woods, "stance") if hero == woods.active else None
        if slot is not None:
            woods.board[slot] = ()
        table.tell(AttackCancelled(hero))
    else:
        hurt(woods, hero, left, "attack", table)


class StrikeGroup(Do[Woods]):
    """After a lost combat the active Hero takes all damage and every supporter on the tile 1, all together."""

    clauses = (
        "WDL-MON7",
        "WDL-CMB15",
        "WDL-GRP5",
        "WDL-GRP6",
        "WDL-GRP11",
        "WDL-BOSS11",
        "WDL-HERO20",
        "WDL-HERO23",
        "WDL-ENR10",
    )
    foe: FoeNo

    def do(self, woods: Woods, table: Table) -> None:
        foe = find_foe(woods, self.foe)
        if foe is None or woods.frozen == self.foe:
            return
        swords = damage(woods, foe)
        if rage(woods, foe.kind) != "first_strike":
            attack(woods, woods.active, swords, table)
        for ally in woods.combats[-1].allies:
            attack(woods, ally, min(1, swords), table)
        table.then(CheckEnd())


class PayToll(Do[Woods]):
    """From the second combat with a Monster of a Den on, losing costs a heart, whatever else was saved or cancelled."""

    clauses = ("WDL-DEN21",)

    def do(self, woods: Woods, table: Table) -> None:
        combat = woods.combats[-1]
        if combat.is_repeated and woods.hearts[woods.active] == combat.hearts:
            hurt(woods, woods.active, 1, "attack", table)
            table.then(CheckEnd())


class StrikeFleeing(Do[Woods]):
    """A Monster strikes the Hero who flees, and nobody else; a frozen one does not."""

    clauses = ("WDL-FLE4", "WDL-FLE6", "WDL-FLE8", "WDL-HERO13", "WDL-HERO20")
    foe: FoeNo

    def do(self, woods: Woods, table: Table) -> None:
        foe = find_foe(woods, self.foe)
        if foe is not None and woods.frozen != self.foe and not is_over(woods):
            attack(woods, woods.active, damage(woods, foe), table)
            table.then(CheckEnd())


class ApplyLosses(Do[Woods]):
    """Then the loss box, on the active Hero alone; not if the Hero went down, nor if the enemy is frozen."""

    clauses = ("WDL-MON11", "WDL-MON12", "WDL-CMB16", "WDL-GRP5", "WDL-HERO20", "WDL-BOSS11")
    foe: FoeNo

    def do(self, woods: Woods, table: Table) -> None:
        foe = find_foe(woods, self.foe)
        if foe is None or woods.frozen == self.foe or is_over(woods):
            return
        losses = profile_of(woods, foe).loss
        felt = losses if is_boss(woods, foe) else without_warded(woods, losses)
        if felt != losses:
            table.tell(LossIgnored(woods.active))
        table.then(ApplyEffects(felt, woods.active))


def without_warded(woods: Woods, losses: Effects) -> Effects:
    """A Warding Amulet ignores lost orbs and discarded cards in the loss boxes of Monsters."""
    if not permanent(woods, woods.active, "ward"):
        return losses
    return tuple(effect for effect in losses if effect.do not in WARDED)
