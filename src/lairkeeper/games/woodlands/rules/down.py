"""Hearts, and Heroes who are down (WDL-DWN)."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.records.events import (
    Cause,
    HeartsGained,
    HeartsLost,
    HeroFell,
    HeroRose,
)
from lairkeeper.games.woodlands.records.options import Raise
from lairkeeper.games.woodlands.rules.effects import OnHeroes, carries_out
from lairkeeper.games.woodlands.rules.orbs import spend_orbs
from lairkeeper.games.woodlands.rules.status import cure
from lairkeeper.games.woodlands.state import Woods, box_of, here, others_on, stands
from lairkeeper.kernel import Do, Step, Table, applies


@applies("WDL-DWN1", "WDL-DWN11", "WDL-MON17", "WDL-MON20")
def hurt(woods: Woods, hero: HeroId, hearts: int, cause: Cause, table: Table) -> None:
    """Hearts are lost; a Hero without hearts is down and discards its status tokens, but keeps everything else."""
    lost = min(hearts, woods.hearts[hero])
    if not lost:
        return
    woods.hearts[hero] -= lost
    table.tell(HeartsLost(hero, lost, woods.hearts[hero], cause))
    if not woods.hearts[hero]:
        cure(woods, hero, table)
        table.tell(HeroFell(hero))


@applies("WDL-SET2")
def heal(woods: Woods, hero: HeroId, hearts: int, table: Table) -> None:
    """Hearts are regained, never more than five."""
    gained = min(hearts, box_of(woods).supplies.hearts - woods.hearts[hero])
    if gained:
        woods.hearts[hero] += gained
        table.tell(HeartsGained(hero, gained, woods.hearts[hero]))


def stand_up(woods: Woods, hero: HeroId, hearts: int, table: Table) -> None:
    """A Hero who is down stands again."""
    woods.hearts[hero] = min(hearts, box_of(woods).supplies.hearts)
    table.tell(HeroRose(hero, woods.hearts[hero]))


@carries_out("lose_hearts")
class LoseHearts(OnHeroes):
    """Hearts lost by an effect: no attack, so neither Armour nor stance helps."""

    clauses = ("WDL-LOOT12", "WDL-SKL4")

    def on(self, woods: Woods, hero: HeroId, table: Table) -> None:
        hurt(woods, hero, self.effect.amount, "effect", table)


@carries_out("heal")
class RegainHearts(OnHeroes):
    """Healing helps who stands; it does not raise."""

    clauses = ("WDL-SET2", "WDL-DWN11")

    def on(self, woods: Woods, hero: HeroId, table: Table) -> None:
        heal(woods, hero, self.effect.amount, table)


@carries_out("revive")
class Revive(OnHeroes):
    """Hearts for a Hero on the tile; one who is down stands up with them."""

    clauses = ("WDL-DWN5", "WDL-LOOT5")
    raises = True

    def on(self, woods: Woods, hero: HeroId, table: Table) -> None:
        if stands(woods, hero):
            heal(woods, hero, self.effect.amount, table)
        else:
            stand_up(woods, hero, self.effect.amount, table)


@applies("WDL-DWN9", "WDL-DWN10", "WDL-ORB2")
def first_aid(woods: Woods) -> Iterator[Raise]:
    """A Hero who is down on the same tile may be raised for as many orbs as there are Heroes in the game."""
    if woods.orbs[woods.active] >= len(woods.party):
        yield from (Raise(hero) for hero in others_on(woods, here(woods)) if not stands(woods, hero))


def give_first_aid(woods: Woods, option: Raise) -> tuple[Step, ...]:
    return (GiveFirstAid(option.hero),)


class GiveFirstAid(Do[Woods]):
    """The orbs are spent, and the Hero stands up with 1 heart; it takes its turn if that is still to come."""

    clauses = ("WDL-DWN9", "WDL-DWN10", "WDL-DWN12", "WDL-ORB2")
    hero: HeroId

    def do(self, woods: Woods, table: Table) -> None:
        spend_orbs(woods, woods.active, len(woods.party), table)
        stand_up(woods, self.hero, 1, table)
