"""Orbs (WDL-ORB): gained, lost, spent, and what they unlock."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.records.events import (
    OrbsGained,
    OrbsLost,
    OrbSource,
    OrbsSpent,
    PowerUnlocked,
)
from lairkeeper.games.woodlands.records.options import Unlock
from lairkeeper.games.woodlands.rules.effects import OnHeroes, carries_out
from lairkeeper.games.woodlands.rules.status import cure
from lairkeeper.games.woodlands.state import Woods, box_of, power_of
from lairkeeper.kernel import Do, Step, Table, applies


@applies("WDL-SET3", "WDL-ORB1")
def gain_orbs(woods: Woods, hero: HeroId, orbs: int, source: OrbSource, table: Table) -> None:
    """Never more than ten; the surplus is lost."""
    gained = min(orbs, box_of(woods).supplies.orbs - woods.orbs[hero])
    if gained:
        woods.orbs[hero] += gained
        table.tell(OrbsGained(hero, gained, woods.orbs[hero], source))


@applies("WDL-TILE7")
def lose_orbs(woods: Woods, hero: HeroId, orbs: int, table: Table) -> int:
    """As many as there are; tells how many were lost."""
    lost = min(orbs, woods.orbs[hero])
    if lost:
        woods.orbs[hero] -= lost
        table.tell(OrbsLost(hero, lost, woods.orbs[hero]))
    return lost


@applies("WDL-ORB2", "WDL-ORB10")
def spend_orbs(woods: Woods, hero: HeroId, orbs: int, table: Table) -> None:
    if orbs:
        woods.orbs[hero] -= orbs
        table.tell(OrbsSpent(hero, orbs, woods.orbs[hero]))


@carries_out("gain_orbs")
class GainOrbs(OnHeroes):
    """Orbs from an effect."""

    clauses = ("WDL-MON12", "WDL-SET3")

    def on(self, woods: Woods, hero: HeroId, table: Table) -> None:
        gain_orbs(woods, hero, self.effect.amount, "effect", table)


@carries_out("lose_orbs")
class LoseOrbs(OnHeroes):
    """Orbs lost by an effect; a Boss skill without another word means the active Hero."""

    clauses = ("WDL-MON12", "WDL-TILE7", "WDL-SKL14")

    def on(self, woods: Woods, hero: HeroId, table: Table) -> None:
        lose_orbs(woods, hero, self.effect.amount, table)


@applies("WDL-ORB4", "WDL-ORB5", "WDL-ORB6", "WDL-ORB9")
def unlocks(woods: Woods) -> Iterator[Unlock]:
    """Power I for three orbs, then power II for five more; at any moment of the Hero's turn outside an encounter."""
    hero, supplies = woods.active, box_of(woods).supplies
    unlocked = woods.powers[hero]
    if unlocked < 2 and woods.orbs[hero] >= (supplies.first_power, supplies.second_power)[unlocked]:
        yield Unlock(unlocked + 1)


def unlock(woods: Woods, option: Unlock) -> tuple[Step, ...]:
    return (UnlockPower(),)


class UnlockPower(Do[Woods]):
    """The Power card slides one step, for the rest of the game."""

    clauses = ("WDL-ORB5", "WDL-ORB6", "WDL-ORB7", "WDL-ORB8", "WDL-HERO30", "WDL-HERO32")

    def do(self, woods: Woods, table: Table) -> None:
        hero, supplies = woods.active, box_of(woods).supplies
        spend_orbs(woods, hero, (supplies.first_power, supplies.second_power)[woods.powers[hero]], table)
        woods.powers[hero] += 1
        table.tell(PowerUnlocked(hero, woods.powers[hero]))
        if power_of(woods, hero, "iron_stomach"):
            cure(woods, hero, table)
