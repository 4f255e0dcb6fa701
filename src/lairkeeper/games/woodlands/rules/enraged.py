"""Enraged Monsters and Bosses (WDL-ENR): what an enemy does beyond its profile once its kind is Enraged."""

from msgspec.structs import replace

from lairkeeper.games.woodlands.components.box import Box, KindId
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.combat_events import ShieldGained
from lairkeeper.games.woodlands.records.module_events import FoeCameBack, FoeStruckFirst
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.rules.losses import attack
from lairkeeper.games.woodlands.rules.profile import damage
from lairkeeper.games.woodlands.rules.status import take_status
from lairkeeper.games.woodlands.state import (
    Foe,
    FoeNo,
    Woods,
    change_foe,
    find_foe,
    is_boss,
    is_over,
    rage,
    stands,
)
from lairkeeper.kernel import Do, Table, applies

FIRST_SPACE, EARLY_SPACE = 1, 4
PRICE, DEAR_PRICE = 1, 2


@applies("WDL-ENR1", "WDL-ENR11", "WDL-ENR12", "WDL-SET15")
def enraged_kinds(options: TableOptions, content: Box) -> tuple[KindId, ...]:
    """All types of Monster with the one card, all Bosses with the other; each card is used or not by itself."""
    monsters, kinds = len(content.monsters), range(len(content.profiles))
    return tuple(
        KindId(kind) for kind in kinds if (options.enraged_monsters if kind < monsters else options.enraged_bosses)
    )


@applies("WDL-ENR7", "WDL-ENR8", "WDL-ENR11")
def grow_shield(woods: Woods, foe: Foe, table: Table) -> Foe:
    """An Enraged Plant, and Thornmother, get a Leaf Shield when they are turned up, and never another one by this."""
    if rage(woods, foe.kind) != "leaf_shield":
        return foe
    shielded = replace(foe, shields=foe.shields + 1)
    change_foe(woods, foe, shielded)
    table.tell(ShieldGained(foe.number, foe.kind, shielded.shields))
    return shielded


@applies("WDL-THR1", "WDL-ENR11")
def first_space(woods: Woods, kind: KindId) -> int:
    """Where the threat cube of a Boss starts; an Enraged Hollow Stag begins further on."""
    return EARLY_SPACE if rage(woods, kind) == "early_threat" else FIRST_SPACE


@applies("WDL-CMB7", "WDL-ENR11")
def orbs_per_reroll(woods: Woods) -> int:
    """What it costs to reroll a Combat die against the present enemy."""
    return DEAR_PRICE if rage_fought(woods) == "dear_rerolls" else PRICE


@applies("WDL-ENR6")
def allows_rerolls(woods: Woods) -> bool:
    """Against an Enraged Skeleton no Combat die is rerolled: not with orbs, powers or cards."""
    return rage_fought(woods) != "no_rerolls"


def rage_fought(woods: Woods) -> str:
    foe = find_foe(woods, woods.combats[-1].foe)
    return "none" if foe is None else rage(woods, foe.kind)


class RageAtStart(Do[Woods]):
    """Before the dice are chosen: a first strike on the active Hero, or Coil Queen's poison for all on its tile.

    A frozen Monster does nothing, and a Hero brought down by the strike does not roll.
    """

    clauses = ("WDL-ENR9", "WDL-ENR10", "WDL-ENR11", "WDL-HERO23", "WDL-LOOT12", "WDL-CMB10")

    def do(self, woods: Woods, table: Table) -> None:
        foe = find_foe(woods, woods.combats[-1].foe)
        if foe is None or is_over(woods) or woods.frozen == foe.number:
            return
        if rage(woods, foe.kind) == "first_strike":
            table.then(StrikeFirst(foe.number))
        elif rage(woods, foe.kind) == "poisons" and is_boss(woods, foe):
            poison_fighters(woods, table)


class StrikeFirst(Do[Woods]):
    """The damage of the enemy, as an attack, before the roll and only once in this combat."""

    clauses = ("WDL-ENR9", "WDL-ENR10", "WDL-ENR11", "WDL-LOOT12")
    foe: FoeNo

    def do(self, woods: Woods, table: Table) -> None:
        foe = find_foe(woods, self.foe)
        if foe is not None:
            table.tell(FoeStruckFirst(foe.number, foe.kind, woods.active))
            attack(woods, woods.active, damage(woods, foe), table)
            table.then(CheckEnd())


class PoisonFighters(Do[Woods]):
    """An Enraged Snake poisons everybody who fought it on its tile and stands, won or lost; not while it is frozen."""

    clauses = ("WDL-ENR5", "WDL-ENR14", "WDL-HERO23")
    foe: FoeNo

    def do(self, woods: Woods, table: Table) -> None:
        foe = find_foe(woods, self.foe)
        if foe is None or is_boss(woods, foe) or woods.frozen == foe.number:
            return
        if rage(woods, foe.kind) == "poisons":
            poison_fighters(woods, table)


def poison_fighters(woods: Woods, table: Table) -> None:
    for hero in (woods.active, *woods.combats[-1].allies):
        if stands(woods, hero):
            take_status(woods, hero, "poison", table)


@applies("WDL-ENR2", "WDL-ENR3")
def comes_back(woods: Woods, foe: Foe) -> bool:
    """An Enraged Spirit that has been beaten once only."""
    return rage(woods, foe.kind) == "comes_back" and not foe.is_back


class ComeBack(Do[Woods]):
    """Beaten once, an Enraged Spirit is back at once: no gain yet, and it must be fought again."""

    clauses = ("WDL-ENR2", "WDL-ENR4")
    foe: FoeNo

    def do(self, woods: Woods, table: Table) -> None:
        foe = find_foe(woods, self.foe)
        if foe is not None:
            change_foe(woods, foe, replace(foe, is_back=True))
            table.tell(FoeCameBack(foe.number, foe.kind))


class FightAgain(Do[Woods]):
    """The second combat follows immediately: no flight, no other Monster and no action between."""

    clauses = ("WDL-ENR2", "WDL-ENR13")
    foe: FoeNo

    def do(self, woods: Woods, table: Table) -> None:
        from lairkeeper.games.woodlands.rules.combat import FightFoe

        foe = find_foe(woods, self.foe)
        if foe is not None and foe.is_back:
            table.then(FightFoe(self.foe, is_second=True), CalmDown(self.foe))


class CalmDown(Do[Woods]):
    """If the second combat was not won, the Spirit must be beaten twice again the next time."""

    clauses = ("WDL-ENR3",)
    foe: FoeNo

    def do(self, woods: Woods, table: Table) -> None:
        foe = find_foe(woods, self.foe)
        if foe is not None:
            change_foe(woods, foe, replace(foe, is_back=False))
