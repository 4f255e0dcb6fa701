"""Status tokens: Poison, Brambles, and Heroes who cannot move (WDL-MON14 to WDL-MON22)."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.records.events import (
    HeroImmobilised,
    NothingHappened,
    StatusRemoved,
    StatusTaken,
)
from lairkeeper.games.woodlands.records.options import Remedy, Status
from lairkeeper.games.woodlands.rules.effects import OnHeroes, carries_out
from lairkeeper.games.woodlands.state import Woods, has_boss, permanent, power_of
from lairkeeper.kernel import Table, applies


@applies("WDL-MON14", "WDL-MON18", "WDL-HERO30")
def take_status(woods: Woods, hero: HeroId, status: Status, table: Table) -> None:
    """A Hero holds at most one token of each kind; an iron stomach takes none."""
    if power_of(woods, hero, "iron_stomach"):
        table.tell(NothingHappened(hero, "stomach"))
        return
    if hero in holders(woods, status):
        table.tell(NothingHappened(hero, status))
        return
    if status == "poison":
        woods.poisoned = (*woods.poisoned, hero)
    else:
        woods.entangled = (*woods.entangled, hero)
    table.tell(StatusTaken(hero, status))


def holders(woods: Woods, status: Status) -> tuple[HeroId, ...]:
    return woods.poisoned if status == "poison" else woods.entangled


def statuses(woods: Woods, hero: HeroId) -> Iterator[Status]:
    if hero in woods.poisoned:
        yield "poison"
    if hero in woods.entangled:
        yield "brambles"


def remove_status(woods: Woods, hero: HeroId, status: Status, table: Table) -> None:
    left = tuple(other for other in holders(woods, status) if other != hero)
    if status == "poison":
        woods.poisoned = left
    else:
        woods.entangled = left
    table.tell(StatusRemoved(hero, status))


def cure(woods: Woods, hero: HeroId, table: Table) -> None:
    """All status tokens are removed."""
    for status in tuple(statuses(woods, hero)):
        remove_status(woods, hero, status, table)


@carries_out("poison")
class TakePoison(OnHeroes):
    """A Poison token, at once."""

    clauses = ("WDL-MON12", "WDL-MON14", "WDL-SKL6", "WDL-SET16")

    def on(self, woods: Woods, hero: HeroId, table: Table) -> None:
        take_status(woods, hero, "poison", table)


@carries_out("entangle")
class TakeBrambles(OnHeroes):
    """A Brambles token, at once; it stays until an effect removes it or the Hero goes down."""

    clauses = ("WDL-MON12", "WDL-MON18", "WDL-MON22", "WDL-SET16")

    def on(self, woods: Woods, hero: HeroId, table: Table) -> None:
        take_status(woods, hero, "brambles", table)


@carries_out("cure")
class RemoveStatuses(OnHeroes):
    """All status tokens of a Hero are removed, also of one who is down."""

    clauses = ("WDL-MON16",)
    raises = True

    def on(self, woods: Woods, hero: HeroId, table: Table) -> None:
        cure(woods, hero, table)


@carries_out("immobilise")
class Immobilise(OnHeroes):
    """Until the end of this turn the Hero cannot use Move dice or Boots and cannot be carried.

    Garden Shears prevent it; on a tile that cannot be left it changes nothing, and the log says so.
    """

    clauses = ("WDL-TILE29", "WDL-TILE30")

    def on(self, woods: Woods, hero: HeroId, table: Table) -> None:
        if permanent(woods, hero, "sure_footed") or hero in woods.immobile:
            table.tell(NothingHappened(hero, "immobile" if hero in woods.immobile else "shears"))
            return
        woods.immobile = (*woods.immobile, hero)
        is_held = has_boss(woods, woods.nodes[hero]) and woods.options.leave_boss_tile == "never"
        table.tell(NothingHappened(hero, "boss") if is_held else HeroImmobilised(hero))


def remedies(woods: Woods, heroes: tuple[HeroId, ...]) -> Iterator[Remedy]:
    """Every token that one of these Heroes holds."""
    return (Remedy(hero, status) for hero in heroes for status in statuses(woods, hero))
