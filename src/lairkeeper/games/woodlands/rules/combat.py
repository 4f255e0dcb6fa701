"""Combat (WDL-CMB, WDL-GRP): who takes part, with which dice, and the roll."""

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from lairkeeper.games.woodlands.components.box import Card, HeroId, Hue, rolls
from lairkeeper.games.woodlands.components.kinds import COLOURS
from lairkeeper.games.woodlands.records.combat_events import (
    BrewAdded,
    CombatBegan,
    CombatDiceRolled,
    PowerDieAdded,
    PowerDieRolled,
    SupportedFromAfar,
)
from lairkeeper.games.woodlands.records.options import (
    AddBrew,
    AddPowerDie,
    RollCombat,
    RollFace,
    RollFaces,
    StayOut,
    Support,
    UseLoot,
)
from lairkeeper.games.woodlands.rules.enraged import FightAgain, RageAtStart
from lairkeeper.games.woodlands.rules.exploration import has_rule, was_met
from lairkeeper.games.woodlands.rules.inn import drink_up
from lairkeeper.games.woodlands.rules.limits import AskOther
from lairkeeper.games.woodlands.rules.loot import use_up
from lairkeeper.games.woodlands.rules.monsters import ONE_DIE
from lairkeeper.games.woodlands.rules.profile import is_immune
from lairkeeper.games.woodlands.rules.rerolls import AdjustDice
from lairkeeper.games.woodlands.rules.results import EndCombat, SettleCombat
from lairkeeper.games.woodlands.state import (
    NOBODY,
    Combat,
    Die,
    Foe,
    FoeNo,
    Woods,
    box_of,
    cards_that,
    change_combat,
    colour_of,
    combatants,
    find_foe,
    has_invoked,
    here,
    is_boss,
    is_inside,
    is_over,
    others_on,
    permanent,
    players_from,
    power_of,
    seat_of,
    special_die,
    stands,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Table, applies
from lairkeeper.kernel.errors import Fact

DICE_AT_ONCE = 4
"""Combat dice in the box: what is more is rolled after them."""


class FightFoe(Do[Woods]):
    """The course of a combat; every step looks whether the active Hero still stands."""

    clauses = ("WDL-CMB2", "WDL-CMB10", "WDL-GRP1", "WDL-GRP2", "WDL-GRP9", "WDL-BOSS10", "WDL-SKL1", "WDL-END4")
    foe: FoeNo
    is_second: bool = False

    def do(self, woods: Woods, table: Table) -> None:
        from lairkeeper.games.woodlands.rules.skills import RollSkill

        foe = find_foe(woods, self.foe)
        if foe is None or is_over(woods):
            return
        others = tuple(hero for hero in others_on(woods, foe.node) if stands(woods, hero))
        is_choice = woods.options.support == "chosen"
        allies, hearts = () if is_choice else others, woods.hearts[woods.active]
        woods.combats.append(Combat(self.foe, allies, hearts=hearts, is_repeated=was_met(woods, foe)))
        table.tell(CombatBegan(woods.active, foe.number, foe.kind, allies))
        table.then(
            *(AskSupport(hero) for hero in others if is_choice),
            *(AskDistantSupport(hero) for hero in woods.party if hero != woods.active),
            *([RollSkill(self.foe)] if is_boss(woods, foe) else []),
            RageAtStart(),
            ArmHero(),
            RollDice(),
            AdjustDice(),
            SettleCombat(),
            EndCombat(),
            *([] if self.is_second else [FightAgain(self.foe)]),
        )


class AskSupport(AskOther[Support | StayOut]):
    """By a switch each other Hero on the node chooses; one who stays out neither suffers nor shares."""

    clauses = ("WDL-AMB3", "WDL-SET20")
    hero: HeroId

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, self.hero)

    def options(self, woods: Woods) -> list[Support | StayOut]:
        return [Support(), StayOut()]

    def default(self, woods: Woods) -> Support | StayOut:
        return StayOut()

    def take(self, woods: Woods, option: Support | StayOut, table: Table) -> None:
        if isinstance(option, Support):
            combat = woods.combats[-1]
            change_combat(woods, replace(combat, allies=(*combat.allies, self.hero)))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero, "kind": kind_fought(woods)}


class AskDistantSupport(AskOther[Support | StayOut]):
    """With her second power Xylia may support from one linked tile away, combat by combat."""

    clauses = ("WDL-HERO6", "WDL-HERO7", "WDL-GRP8", "WDL-DEN19", "WDL-SET20")
    hero: HeroId

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, self.hero)

    def options(self, woods: Woods) -> list[Support | StayOut]:
        if not stands(woods, self.hero) or not power_of(woods, self.hero, "distant_support"):
            return []
        if is_inside(here(woods)):
            return []
        is_near = woods.forest.ways[here(woods)] >> woods.nodes[self.hero] & 1
        return [Support(), StayOut()] if is_near and not is_over(woods) else []

    def default(self, woods: Woods) -> Support | StayOut:
        return StayOut()

    def take(self, woods: Woods, option: Support | StayOut, table: Table) -> None:
        if isinstance(option, Support):
            change_combat(woods, replace(woods.combats[-1], afar=self.hero))
            table.tell(SupportedFromAfar(self.hero))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero, "kind": kind_fought(woods)}


def foe_fought(woods: Woods) -> Foe:
    """The enemy of the present combat."""
    number = woods.combats[-1].foe
    return next(foe for foe in woods.foes if foe.number == number)


def kind_fought(woods: Woods) -> int:
    return foe_fought(woods).kind


Arms = AddPowerDie | UseLoot | AddBrew | RollCombat


class ArmHero(Ask[Woods, Arms]):
    """Before the roll: the invoked Power die, Staffs, and any number of brew dice; one die of a colour per combat."""

    clauses = ("WDL-INV3", "WDL-INV5", "WDL-HERO28", "WDL-HERO29", "WDL-MON10", "WDL-LOOT3")

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> Iterator[Arms]:
        if is_over(woods):
            return
        yield RollCombat()
        own = colour_of(woods, woods.active)
        if has_invoked(woods) and may_add(woods, own):
            yield AddPowerDie(own)
        for card in cards_that(woods, woods.active, "power_die"):
            if may_add(woods, staff_colour(woods, card)):
                yield UseLoot(card)
        if brew_left(woods):
            yield AddBrew()

    def take(self, woods: Woods, option: Arms, table: Table) -> None:
        combat, hero = woods.combats[-1], woods.active
        if isinstance(option, RollCombat):
            return
        if isinstance(option, AddBrew):
            change_combat(woods, replace(combat, brew=combat.brew + 1))
            table.tell(BrewAdded(hero, combat.brew + 1))
        else:
            colour = option.colour if isinstance(option, AddPowerDie) else staff_colour(woods, option.card)
            if isinstance(option, UseLoot):
                use_up(woods, option.card, table)
            change_combat(woods, replace(combat, colours=(*combat.colours, colour)))
            table.tell(PowerDieAdded(hero, colour))
        table.then(ArmHero())

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active, "kind": kind_fought(woods)}


@applies("WDL-HERO28", "WDL-HERO29", "WDL-HERO31")
def brew_left(woods: Woods) -> int:
    """Brew dice that may still be added; one rolled in a combat that is not over serves no other, unless it lasts."""
    slot = special_die(woods, "brew")
    if slot is None:
        return 0
    combats = woods.combats[-1:] if power_of(woods, woods.active, "lasting_brew") else woods.combats
    return len(woods.board[slot]) - sum(combat.brew for combat in combats)


def staff_colour(woods: Woods, card: Card) -> Hue:
    """The Power die that a Staff brings."""
    return Hue(COLOURS.index(box_of(woods).loot[card].effect.colours[0]))


@applies("WDL-INV5", "WDL-INV7", "WDL-MON10", "WDL-CH5-11")
def may_add(woods: Woods, colour: Hue) -> bool:
    """Whether the Power die of a colour can be used: there is one of each, and the enemy may be immune."""
    is_free = colour not in woods.combats[-1].colours and colour not in woods.quest.totems
    return is_free and not is_immune(woods, foe_fought(woods), colour)


@applies("WDL-CMB3", "WDL-CMB4", "WDL-SKL5", "WDL-GRP3", "WDL-HERO28", "WDL-INN7", "WDL-DEN5")
def combat_dice(woods: Woods, hero: HeroId) -> int:
    """One, more by permanent cards, ale and brew; a skill takes some away from those on the tile, not below none.

    In some Dens those who joined roll one at most.
    """
    combat = woods.combats[-1]
    brew = combat.brew if hero == woods.active else 0
    fewer = 0 if hero == combat.afar else combat.fewer
    dice = max(0, 1 + permanent(woods, hero, "combat_die") + (hero in woods.ale) + brew - fewer)
    return min(1, dice) if hero != woods.active and has_rule(woods, "one_die") else dice


class RollDice(Do[Woods]):
    """All dice of all who take part; who went down since then drops out and rolls nothing."""

    clauses = ("WDL-CMB2", "WDL-CMB4", "WDL-CMB24", "WDL-GRP1", "WDL-INV3")

    def do(self, woods: Woods, table: Table) -> None:
        if is_over(woods):
            return
        combat = woods.combats[-1]
        standing = combatants(woods)
        allies = tuple(hero for hero in combat.allies if hero in standing)
        change_combat(woods, replace(combat, allies=allies, afar=combat.afar if combat.afar in standing else NOBODY))
        for hero in standing:
            dice = combat_dice(woods, hero)
            full, rest = divmod(dice, DICE_AT_ONCE)
            table.then(*[RollCombatDice(hero, count) for count in (*[DICE_AT_ONCE] * full, rest) if count])
        table.then(*(RollPowerDie(woods.active, colour) for colour in combat.colours))
        drink_up(woods, standing, table)


@cache
def faces_odds(dice: int) -> Odds[RollFaces]:
    thrown = rolls(dice)
    return Odds(tuple(RollFaces(faces) for faces in thrown.faces), thrown.ways)


class RollCombatDice(Chance[Woods, RollFaces]):
    """Combat dice of one Hero; with Precision each of Xylia's counts 1 more."""

    clauses = ("WDL-CMB2", "WDL-SET18", "WDL-HERO4")
    hero: HeroId
    dice: int

    def odds(self, woods: Woods) -> Odds[RollFaces]:
        return faces_odds(self.dice)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, self.hero)

    def take(self, woods: Woods, roll: RollFaces, table: Table) -> None:
        combat = woods.combats[-1]
        bonus = int(self.hero == woods.active and special_die(woods, "precision") is not None)
        dice = tuple(Die(self.hero, face, bonus) for face in roll.faces)
        change_combat(woods, replace(combat, dice=combat.dice + dice))
        table.tell(CombatDiceRolled(self.hero, roll.faces))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero, "dice": self.dice}


class RollPowerDie(Chance[Woods, RollFace]):
    """A Power die; it gets nothing from Precision."""

    clauses = ("WDL-CMB2", "WDL-INV3", "WDL-HERO4")
    hero: HeroId
    colour: Hue

    def odds(self, woods: Woods) -> Odds[RollFace]:
        return ONE_DIE

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, self.hero)

    def take(self, woods: Woods, roll: RollFace, table: Table) -> None:
        combat = woods.combats[-1]
        die = Die(self.hero, roll.face, colour=self.colour)
        change_combat(woods, replace(combat, dice=(*combat.dice, die)))
        table.tell(PowerDieRolled(self.hero, self.colour, roll.face))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero, "colour": self.colour}
