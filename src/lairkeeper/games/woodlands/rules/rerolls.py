"""After the combat roll (WDL-CMB7 to WDL-CMB9, WDL-CMB23): rerolls and cards, until all who may act stop."""

from collections.abc import Iterator

from msgspec.structs import replace

from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.components.kinds import Power
from lairkeeper.games.woodlands.records.combat_events import CombatDieRaised, CombatDieRerolled
from lairkeeper.games.woodlands.records.options import (
    MarkDice,
    MarkDie,
    RerollDie,
    RerollFree,
    RollFace,
    RollMarked,
    Stop,
    UseLoot,
    UseLootOnDie,
)
from lairkeeper.games.woodlands.rules.enraged import allows_rerolls, orbs_per_reroll
from lairkeeper.games.woodlands.rules.exploration import has_rule
from lairkeeper.games.woodlands.rules.limits import AskOther
from lairkeeper.games.woodlands.rules.loot import use_up
from lairkeeper.games.woodlands.rules.monsters import ONE_DIE
from lairkeeper.games.woodlands.rules.orbs import spend_orbs
from lairkeeper.games.woodlands.state import (
    Die,
    Woods,
    box_of,
    cards_that,
    change_combat,
    combatants,
    is_over,
    players_from,
    power_of,
    seat_of,
    stands,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Option, Seat, Step, Table, applies
from lairkeeper.kernel.errors import Fact

Adjustment = RerollDie | RerollFree | MarkDice | UseLoot | UseLootOnDie | Stop
OwnPower = RerollFree | MarkDice | Stop


@applies("WDL-CMB8", "WDL-CMB9", "WDL-ORB3")
def own_dice(woods: Woods, hero: HeroId) -> list[tuple[int, int]]:
    """The Combat dice of a Hero, no Power dice, each with its face; dice that are alike are named once."""
    alike: dict[tuple[int, int], int] = {}
    for place, die in enumerate(woods.combats[-1].dice):
        if die.hero == hero and die.colour < 0:
            alike.setdefault((die.face, die.bonus), place)
    return [(place, face) for (face, _), place in alike.items()]


class AdjustDice(Ask[Woods, Adjustment]):
    """The active player rerolls own Combat dice for an orb each, as often as wanted, or uses cards and powers."""

    clauses = ("WDL-CMB7", "WDL-CMB8", "WDL-CMB9", "WDL-CMB23", "WDL-ORB3", "WDL-HERO14", "WDL-HERO15", "WDL-LOOT14")

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> Iterator[Adjustment]:
        if is_over(woods):
            return
        hero = woods.active
        dice = own_dice(woods, hero)
        yield Stop()
        if may_pay(woods, hero):
            yield from (RerollDie(die, face) for die, face in dice)
        yield from power_rerolls(woods, hero)
        for card in cards_that(woods, hero, *(("reroll", "raise") if allows_rerolls(woods) else ("raise",))):
            yield from (UseLootOnDie(card, die, face) for die, face in dice)
        yield from (UseLoot(card) for card in cards_that(woods, hero, "hit"))

    def take(self, woods: Woods, option: Adjustment, table: Table) -> None:
        if isinstance(option, Stop):
            table.then(*(AdjustAsSupporter(hero, False) for hero in supporters_with_powers(woods)))
        else:
            table.then(*self._steps(woods, option, table), AdjustDice())

    def _steps(self, woods: Woods, option: Option, table: Table) -> tuple[Step, ...]:
        match option:
            case RerollDie():
                spend_orbs(woods, woods.active, orbs_per_reroll(woods), table)
                return (RerollOne(option.die),)
            case UseLootOnDie():
                use_up(woods, option.card, table)
                effect = box_of(woods).loot[option.card].effect
                return (RerollOne(option.die),) if effect.do == "reroll" else (RaiseDie(option.die, effect.amount),)
            case UseLoot():
                use_up(woods, option.card, table)
                return (AddHits(box_of(woods).loot[option.card].effect.amount),)
        return power_steps(woods, woods.active, option)

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active, "orbs": woods.orbs[woods.active]}


@applies("WDL-CMB7", "WDL-ENR6", "WDL-ENR11", "WDL-DEN5")
def may_pay(woods: Woods, hero: HeroId) -> bool:
    """Whether a reroll can be paid for; some enemies and some Dens allow none."""
    can_afford = woods.orbs[hero] >= orbs_per_reroll(woods)
    return can_afford and allows_rerolls(woods) and not has_rule(woods, "no_rerolls")


@applies("WDL-HERO14", "WDL-HERO15", "WDL-ENR6", "WDL-AMB14")
def power_rerolls(woods: Woods, hero: HeroId) -> Iterator[RerollFree | MarkDice]:
    """One of the Hero's dice with the first power, any number with the second, each once per combat, in any order.

    By a switch the first power rerolls any Combat die of this combat.
    """
    if not allows_rerolls(woods):
        return
    if is_unused(woods, hero, "reroll_one"):
        heroes = combatants(woods) if woods.options.klethor_reroll == "any" else (hero,)
        yield from (RerollFree(die, face) for each in heroes for die, face in own_dice(woods, each))
    if is_unused(woods, hero, "reroll_many") and own_dice(woods, hero):
        yield MarkDice()


def is_unused(woods: Woods, hero: HeroId, power: Power) -> bool:
    return power_of(woods, hero, power) and power not in woods.combats[-1].powers_used


def power_steps(woods: Woods, hero: HeroId, option: Option) -> tuple[Step, ...]:
    if isinstance(option, RerollFree):
        use_power(woods, "reroll_one")
        return (RerollOne(option.die),)
    use_power(woods, "reroll_many")
    return (ChooseDice(hero, ()),)


def use_power(woods: Woods, power: Power) -> None:
    combat = woods.combats[-1]
    change_combat(woods, replace(combat, powers_used=(*combat.powers_used, power)))


@applies("WDL-HERO16", "WDL-CMB23")
def supporters_with_powers(woods: Woods) -> list[HeroId]:
    """Supporters who may reroll dice with a power."""
    combat = woods.combats[-1]
    others = (hero for hero in (*combat.allies, combat.afar) if hero >= 0 and stands(woods, hero))
    return [hero for hero in others if any(power_rerolls(woods, hero))]


class AdjustAsSupporter(AskOther[OwnPower]):
    """A supporting Klethor may use his powers; if he does, the active player is asked again."""

    clauses = ("WDL-HERO16", "WDL-CMB23", "WDL-GRP8", "WDL-SET20")
    hero: HeroId
    has_changed: bool

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, self.hero)

    def options(self, woods: Woods) -> Iterator[OwnPower]:
        yield Stop()
        yield from power_rerolls(woods, self.hero)

    def default(self, woods: Woods) -> OwnPower:
        return Stop()

    def take(self, woods: Woods, option: OwnPower, table: Table) -> None:
        if not isinstance(option, Stop):
            table.then(*power_steps(woods, self.hero, option), AdjustAsSupporter(self.hero, True))
        elif self.has_changed:
            table.then(AdjustDice())

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero}


class ChooseDice(Ask[Woods, MarkDie | RollMarked]):
    """The dice for a reroll of several are marked one by one, then rolled."""

    clauses = ("WDL-HERO15",)
    hero: HeroId
    marked: tuple[int, ...]

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, self.hero)

    def options(self, woods: Woods) -> Iterator[MarkDie | RollMarked]:
        if self.marked:
            yield RollMarked()
        for place, die in enumerate(woods.combats[-1].dice):
            if die.hero == self.hero and die.colour < 0 and place not in self.marked:
                yield MarkDie(place, die.face)

    def take(self, woods: Woods, option: MarkDie | RollMarked, table: Table) -> None:
        if isinstance(option, MarkDie):
            table.then(ChooseDice(self.hero, tuple(sorted((*self.marked, option.die)))))
        else:
            table.then(*(RerollOne(die) for die in self.marked))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero}


class RerollOne(Chance[Woods, RollFace]):
    """Only the face changes; what was added to the die stays with it."""

    clauses = ("WDL-CMB7", "WDL-LOOT14", "WDL-HERO14")
    die: int

    def odds(self, woods: Woods) -> Odds[RollFace]:
        return ONE_DIE

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.combats[-1].dice[self.die].hero)

    def take(self, woods: Woods, roll: RollFace, table: Table) -> None:
        combat = woods.combats[-1]
        die = replace(combat.dice[self.die], face=roll.face)
        change_combat(woods, replace(combat, dice=_with(combat.dice, self.die, die)))
        table.tell(CombatDieRerolled(die.hero, self.die, roll.face))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.combats[-1].dice[self.die].hero}


class RaiseDie(Do[Woods]):
    """A card adds to the result of one die."""

    clauses = ("WDL-LOOT14", "WDL-MON23")
    die: int
    amount: int

    def do(self, woods: Woods, table: Table) -> None:
        combat = woods.combats[-1]
        old = combat.dice[self.die]
        die = replace(old, bonus=old.bonus + self.amount)
        change_combat(woods, replace(combat, dice=_with(combat.dice, self.die, die)))
        table.tell(CombatDieRaised(die.hero, self.die, die.face + die.bonus))


class AddHits(Do[Woods]):
    """A card inflicts damage of its own, before Leaf Shields take any off."""

    clauses = ("WDL-LOOT14", "WDL-MON6")
    hits: int

    def do(self, woods: Woods, table: Table) -> None:
        combat = woods.combats[-1]
        change_combat(woods, replace(combat, hits=combat.hits + self.hits))


def _with(dice: tuple[Die, ...], place: int, die: Die) -> tuple[Die, ...]:
    return (*dice[:place], die, *dice[place + 1 :])
