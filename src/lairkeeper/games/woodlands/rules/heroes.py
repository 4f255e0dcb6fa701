"""The four Heroes (WDL-HERO): special actions that are used, and Frost."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.records.combat_events import FoeFrozen, FoeThawed
from lairkeeper.games.woodlands.records.options import Freeze, Heal, Remedy, Status
from lairkeeper.games.woodlands.rules.down import heal
from lairkeeper.games.woodlands.rules.status import remedies, remove_status
from lairkeeper.games.woodlands.state import (
    NO_FOE,
    Slot,
    Woods,
    box_of,
    find_foe,
    here,
    is_over,
    monsters_on,
    special_die,
    standing_on,
)
from lairkeeper.kernel import Do, Step, Table, applies


def spend_special(woods: Woods, slot: Slot | None) -> None:
    """The die of a special action is discarded after use."""
    if slot is not None:
        woods.board[slot] = woods.board[slot][1:]


@applies("WDL-SPC1", "WDL-SPC3", "WDL-SPC5", "WDL-HERO18", "WDL-HERO27")
def specials(woods: Woods) -> Iterator[Heal | Remedy | Freeze]:
    """Healing aura, Remedy and Frost bolt are actions; the other specials are simply in force."""
    if special_die(woods, "aura") is not None:
        yield Heal()
    if special_die(woods, "remedy") is not None:
        yield from remedies(woods, standing_on(woods, here(woods)))
    yield from frost_targets(woods)


def use_special(woods: Woods, option: Heal | Remedy | Freeze) -> tuple[Step, ...]:
    match option:
        case Heal():
            return (HealAround(),)
        case Remedy():
            return (GiveRemedy(option.hero, option.status),)
    return (ThrowFrost(option),)


class HealAround(Do[Woods]):
    """Each Hero on Sha'Vi's tile regains 1 heart, she too; it raises nobody."""

    clauses = ("WDL-HERO18", "WDL-DWN6", "WDL-SPC3", "WDL-CMB19")

    def do(self, woods: Woods, table: Table) -> None:
        spend_special(woods, special_die(woods, "aura"))
        for hero in standing_on(woods, here(woods)):
            heal(woods, hero, 1, table)


class GiveRemedy(Do[Woods]):
    """Bethras removes one status token from any Hero on his tile."""

    clauses = ("WDL-HERO27", "WDL-MON16", "WDL-SPC3")
    hero: HeroId
    status: Status

    def do(self, woods: Woods, table: Table) -> None:
        spend_special(woods, special_die(woods, "remedy"))
        remove_status(woods, self.hero, self.status, table)


@applies("WDL-HERO19", "WDL-HERO22")
def frost_targets(woods: Woods) -> Iterator[Freeze]:
    """Any Monster on Sha'Vi's tile; Bosses cannot be frozen."""
    if special_die(woods, "frost") is not None and not is_over(woods):
        for foe in monsters_on(woods, here(woods)):
            if woods.frozen != foe.number:
                yield Freeze(foe.number, foe.kind)


@applies("WDL-HERO19", "WDL-HERO20", "WDL-HERO21", "WDL-SPC3")
def freeze(woods: Woods, option: Freeze, table: Table) -> None:
    """The Frost token is put on the Monster: no damage and no losses until Sha'Vi's next turn."""
    spend_special(woods, special_die(woods, "frost"))
    woods.frozen = option.foe
    table.tell(FoeFrozen(woods.active, option.foe, option.kind))


class ThrowFrost(Do[Woods]):
    """Frost outside an encounter, say before a flight."""

    clauses = ("WDL-HERO19", "WDL-HERO20")
    target: Freeze

    def do(self, woods: Woods, table: Table) -> None:
        freeze(woods, self.target, table)


class ThawFoe(Do[Woods]):
    """The Frost token is removed when Sha'Vi's turn would start, also if she is down."""

    clauses = ("WDL-HERO20", "WDL-HERO23")
    hero: HeroId

    def do(self, woods: Woods, table: Table) -> None:
        if woods.frozen != NO_FOE and "frost" in box_of(woods).specials[self.hero]:
            foe = find_foe(woods, woods.frozen)
            woods.frozen = NO_FOE
            if foe is not None:
                table.tell(FoeThawed(foe.number, foe.kind))
