"""What the active player may do next (WDL-ADV13, WDL-ADV15): every chapter says what it offers.

An entry of `ACTIONS` offers options and says which steps carry one out; the question is then asked again.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from lairkeeper.games.woodlands.components.box import Card, HeroId
from lairkeeper.games.woodlands.components.kinds import Verb
from lairkeeper.games.woodlands.records.module_options import BeServed, EnterDen
from lairkeeper.games.woodlands.records.options import (
    Buy,
    EndTurn,
    Flee,
    FleeAstray,
    Freeze,
    Give,
    Heal,
    Move,
    OpenChest,
    ProposeToConcede,
    Raise,
    Remedy,
    Sell,
    TakeOrbs,
    Unlock,
    UseLoot,
    UseLootOn,
    UseVortex,
    Venture,
)
from lairkeeper.games.woodlands.records.quest_options import (
    Brew,
    EndChapter,
    GiveOrbToken,
    GiveToken,
    LightDesperately,
    LightTotem,
    Search,
    TakeToken,
    TakeTokenInstead,
)
from lairkeeper.games.woodlands.rules.camps import end_chapter, endings
from lairkeeper.games.woodlands.rules.corruption import light, totems
from lairkeeper.games.woodlands.rules.dens import enter_den, ways_down
from lairkeeper.games.woodlands.rules.down import first_aid, give_first_aid
from lairkeeper.games.woodlands.rules.effects import STEPS
from lairkeeper.games.woodlands.rules.ending import AgreeToConcede, CheckEnd
from lairkeeper.games.woodlands.rules.gifts import gifts, give
from lairkeeper.games.woodlands.rules.heroes import specials, use_special
from lairkeeper.games.woodlands.rules.inn import be_served, services
from lairkeeper.games.woodlands.rules.loot import use_up
from lairkeeper.games.woodlands.rules.merchant import trade, trades
from lairkeeper.games.woodlands.rules.moments import steps_at
from lairkeeper.games.woodlands.rules.movement import Way, leave_by, move, moves, ways
from lairkeeper.games.woodlands.rules.mushrooms import brew, brews, search, searches
from lairkeeper.games.woodlands.rules.orbs import unlock, unlocks
from lairkeeper.games.woodlands.rules.tiles import find, findings, use_vortex, vortex
from lairkeeper.games.woodlands.state import (
    Woods,
    box_of,
    cards_that,
    here,
    is_over,
    is_pile_empty,
    others_on,
    seat_of,
)
from lairkeeper.kernel import Ask, Do, Option, Seat, Step, Table, applies
from lairkeeper.kernel.errors import Fact


class Action(NamedTuple):
    """What a chapter offers, and the steps that carry an option of it out."""

    kinds: tuple[type[Option], ...]
    offers: Callable[[Woods], Iterator[Option]]
    steps: Callable[[Woods, Any], tuple[Step, ...]]


CARD_ACTIONS: tuple[Verb, ...] = ("gain_orbs", "heal", "draw_loot", "scout", "revive", "cure", "step")


@applies("WDL-LOOT1", "WDL-LOOT3", "WDL-SPC4", "WDL-DWN5")
def card_uses(woods: Woods) -> Iterator[UseLoot | UseLootOn]:
    """Cards that are no part of a combat, a flight or the dice; some for a Hero on the tile."""
    for card in cards_that(woods, woods.active, *CARD_ACTIONS):
        effect = box_of(woods).loot[card].effect
        if effect.who == "chosen":
            heroes = (woods.active, *others_on(woods, here(woods)))
            yield from (UseLootOn(card, hero) for hero in heroes)
        elif _is_of_use(woods, effect.do):
            yield UseLoot(card)


def _is_of_use(woods: Woods, verb: Verb) -> bool:
    if verb == "step":
        return any(ways(woods, "boots"))
    return verb != "scout" or not is_pile_empty(woods)


def use_card(woods: Woods, option: UseLoot | UseLootOn) -> tuple[Step, ...]:
    if isinstance(option, UseLootOn):
        return (UseOn(option.card, option.hero), CheckEnd())
    if box_of(woods).loot[option.card].effect.do == "step":
        return (ChooseStep(),)
    return (UseOn(option.card, woods.active), CheckEnd())


class UseOn(Do[Woods]):
    """The card is used up, and its effect happens."""

    clauses = ("WDL-LOOT3", "WDL-LOOT4", "WDL-LOOT5", "WDL-DWN5", "WDL-MON16")
    card: Card
    hero: HeroId

    def do(self, woods: Woods, table: Table) -> None:
        use_up(woods, self.card, table)
        effect = box_of(woods).loot[self.card].effect
        table.then(STEPS[effect.do](effect, self.hero))


class ChooseStep(Ask[Woods, Way]):
    """Boots move as one Move die does: a normal move, a risky move or a flight."""

    clauses = ("WDL-LOOT4", "WDL-MOV1", "WDL-RSK1")

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> Iterator[Way]:
        return ways(woods, "boots")

    def take(self, woods: Woods, way: Way, table: Table) -> None:
        table.then(leave_by(way, "boots"))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


ACTIONS = (
    Action((Move, Venture, Flee, FleeAstray), moves, move),
    Action((OpenChest, TakeOrbs), findings, find),
    Action((Buy, Sell), trades, trade),
    Action((Heal, Remedy, Freeze), specials, use_special),
    Action((UseLoot, UseLootOn), card_uses, use_card),
    Action((Unlock,), unlocks, unlock),
    Action((Raise,), first_aid, give_first_aid),
    Action((UseVortex,), vortex, use_vortex),
    Action((Give, GiveToken, GiveOrbToken), gifts, give),
    Action((EnterDen,), ways_down, enter_den),
    Action((BeServed,), services, be_served),
    Action((Search, TakeToken, TakeTokenInstead), searches, search),
    Action((Brew,), brews, brew),
    Action((EndChapter,), endings, end_chapter),
    Action((LightTotem, LightDesperately), totems, light),
)
_INSIDE = (specials, card_uses, unlocks, first_aid, gifts)
_STEPS = {kind: action.steps for action in ACTIONS for kind in action.kinds}
_REASONS: dict[type[Option], tuple[str, ...]] = {
    Move: ("WDL-MOV1", "WDL-MOV8", "WDL-FLE9", "WDL-TILE30"),
    Venture: ("WDL-RSK1", "WDL-RSK8", "WDL-FLE9", "WDL-TILE30"),
    Flee: ("WDL-FLE1", "WDL-FLE7", "WDL-FLE9", "WDL-TILE30"),
    FleeAstray: ("WDL-FLE5", "WDL-FLE7", "WDL-RSK8", "WDL-FLE9"),
    OpenChest: ("WDL-TILE3", "WDL-TILE45"),
    TakeOrbs: ("WDL-TILE23", "WDL-TILE24"),
    Buy: ("WDL-TILE35", "WDL-TILE37", "WDL-TILE38"),
    Sell: ("WDL-TILE36", "WDL-TILE37", "WDL-TILE38"),
    Raise: ("WDL-DWN9",),
    Unlock: ("WDL-ORB5", "WDL-ORB6"),
    UseVortex: ("WDL-TILE19", "WDL-FLE9"),
    Give: ("WDL-LOOT8", "WDL-LOOT10"),
    UseLoot: ("WDL-LOOT3", "WDL-SPC4"),
    UseLootOn: ("WDL-LOOT3", "WDL-DWN5"),
    Freeze: ("WDL-HERO19", "WDL-HERO22"),
    Heal: ("WDL-HERO18",),
    Remedy: ("WDL-HERO27",),
    EnterDen: ("WDL-DEN2", "WDL-DEN17", "WDL-DEN18", "WDL-DEN20"),
    BeServed: ("WDL-INN3", "WDL-INN4", "WDL-INN5"),
    Search: ("WDL-CAM15",),
    TakeToken: ("WDL-CAM15", "WDL-CAM16"),
    TakeTokenInstead: ("WDL-CAM16",),
    Brew: ("WDL-CH1-7", "WDL-CH1-10"),
    GiveToken: ("WDL-CAM18", "WDL-LOOT8"),
    GiveOrbToken: ("WDL-CH2-21", "WDL-LOOT8"),
    ProposeToConcede: ("WDL-END5",),
    EndChapter: ("WDL-CH4-16", "WDL-CH4-20"),
    LightTotem: ("WDL-CH5-10", "WDL-CH5-29"),
    LightDesperately: ("WDL-CH5-12", "WDL-CH5-31"),
}


def steps_for(woods: Woods, option: Option) -> tuple[Step, ...]:
    """The steps that carry an action out."""
    return _STEPS[type(option)](woods, option)


@applies("WDL-DEN22")
def offered_inside(woods: Woods) -> Iterator[Option]:
    """Allowed before the first event of a Den and between two; moves, trade and whatever is on tiles wait."""
    for offers in _INSIDE:
        yield from offers(woods)


class ChooseAction(Ask[Woods, Option]):
    """Moves and other actions in any order, as often as there are dice, cards and orbs; all of them are optional.

    As long as anything is left to do the game may be given up as well.
    """

    clauses = ("WDL-ADV13", "WDL-ADV15", "WDL-MOV3", "WDL-ADV14", "WDL-END5")
    has_asked: bool = False
    """Whether the group was just asked to end the chapter, and plays on."""

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> Iterator[Option]:
        if not is_over(woods):
            possible = [option for action in ACTIONS for option in action.offers(woods)]
            if self.has_asked:
                possible = [option for option in possible if not isinstance(option, EndChapter)]
            yield from (*possible, EndTurn())
            if possible:
                yield ProposeToConcede()

    def take(self, woods: Woods, option: Option, table: Table) -> None:
        if isinstance(option, ProposeToConcede):
            table.then(AgreeToConcede(woods.first, ()), ChooseAction())
        elif not isinstance(option, EndTurn):
            table.then(
                *steps_for(woods, option),
                *steps_at(woods, "settled"),
                ChooseAction(has_asked=isinstance(option, EndChapter)),
            )

    def why_not(self, woods: Woods, option: Option) -> tuple[str, ...]:
        return _REASONS.get(type(option), self.clauses)

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}
