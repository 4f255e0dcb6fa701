"""The turn of a Hero in Phase 2 (WDL-ADV): its order from the first look at the Hero to the threat."""

from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.records.events import TurnBegan, TurnEnded, TurnSkipped
from lairkeeper.games.woodlands.records.options import RollDice, Unlock
from lairkeeper.games.woodlands.rules.actions import ChooseAction
from lairkeeper.games.woodlands.rules.boss import RaiseEveryThreat
from lairkeeper.games.woodlands.rules.dice import RollHeroDice, TakeStance, lower_guard
from lairkeeper.games.woodlands.rules.down import hurt
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.rules.event_cards import TriggerEvent
from lairkeeper.games.woodlands.rules.heroes import ThawFoe
from lairkeeper.games.woodlands.rules.loot import TurnCardsUp
from lairkeeper.games.woodlands.rules.moments import steps_at
from lairkeeper.games.woodlands.rules.orbs import UnlockPower, gain_orbs, unlocks
from lairkeeper.games.woodlands.rules.tiles import RestAtCampfire, wake_at_campfire
from lairkeeper.games.woodlands.state import (
    FOCUS,
    SLOTS,
    Woods,
    box_of,
    is_over,
    power_of,
    seat_of,
    stands,
    turn_order,
)
from lairkeeper.kernel import Ask, Do, Seat, Table
from lairkeeper.kernel.errors import Fact


class Adventure(Do[Woods]):
    """In turn order every player takes one turn."""

    clauses = ("WDL-ADV1", "WDL-ADV16", "WDL-GRO14", "WDL-SOL2")

    def do(self, woods: Woods, table: Table) -> None:
        woods.phase = "adventure"
        table.then(*(TakeTurn(hero) for hero in turn_order(woods)))


class TakeTurn(Do[Woods]):
    """Poison, cards face up, dice, enemies on the tile, actions, end of turn; a Hero who is down takes no turn."""

    clauses = ("WDL-ADV2", "WDL-ADV3", "WDL-ADV4", "WDL-DWN4", "WDL-DWN8", "WDL-DWN12", "WDL-CMB20", "WDL-TILE26")
    hero: HeroId

    def do(self, woods: Woods, table: Table) -> None:
        woods.active = self.hero
        table.then(ThawFoe(self.hero))
        wake_at_campfire(woods, self.hero, table)
        if not stands(woods, self.hero):
            table.then(SkipTurn(self.hero))
            return
        table.tell(TurnBegan(self.hero, woods.round))
        table.then(
            SufferPoison(),
            TurnCardsUp(),
            PrepareRoll(),
            LowerGuard(),
            RollHeroDice(box_of(woods).supplies.hero_dice, is_final=False),
            TakeStance(),
            *steps_at(woods, "dice_placed"),
            MeetFoes(),
            *steps_at(woods, "settled"),
            TriggerEvent(),
            ChooseAction(),
            EndTurn(),
        )


class SkipTurn(Do[Woods]):
    """No turn took place, so no threat rises; by a switch it does."""

    clauses = ("WDL-DWN4", "WDL-THR7", "WDL-AMB5")
    hero: HeroId

    def do(self, woods: Woods, table: Table) -> None:
        table.tell(TurnSkipped(self.hero))
        if woods.options.threat_on_skipped_turn == "counts":
            table.then(RaiseEveryThreat())


class SufferPoison(Do[Woods]):
    """A poisoned Hero loses 1 heart before its Hero dice are rolled."""

    clauses = ("WDL-MON15", "WDL-ADV3", "WDL-SKL6")

    def do(self, woods: Woods, table: Table) -> None:
        if woods.active in woods.poisoned:
            hurt(woods, woods.active, 1, "poison", table)
            table.then(CheckEnd())


class PrepareRoll(Ask[Woods, RollDice | Unlock]):
    """Before the roll powers may be unlocked, also with enemies on the tile."""

    clauses = ("WDL-ORB4", "WDL-ORB9", "WDL-ADV2")

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> list[RollDice | Unlock]:
        return [] if is_over(woods) else [RollDice(), *unlocks(woods)]

    def take(self, woods: Woods, option: RollDice | Unlock, table: Table) -> None:
        if isinstance(option, Unlock):
            table.then(UnlockPower(), PrepareRoll())

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


class LowerGuard(Do[Woods]):
    """A stance that outlasted the turn ends with the next roll of its Hero."""

    clauses = ("WDL-AMB1",)

    def do(self, woods: Woods, table: Table) -> None:
        lower_guard(woods, woods.active)


class EndTurn(Do[Woods]):
    """Focus, Campfire, dice back, effects of the turn end, threat; a Hero who went down gets neither of the first."""

    clauses = ("WDL-ADV14", "WDL-ADV18", "WDL-THR4", "WDL-THR7", "WDL-DWN1", "WDL-INV4")

    def do(self, woods: Woods, table: Table) -> None:
        table.then(GainFocus(), RestAtCampfire(), ReturnDice(), RaiseEveryThreat())


class GainFocus(Do[Woods]):
    """The die on FOCUS yields an orb, two with Deep focus; it can be used from the next turn on."""

    clauses = ("WDL-FOC1", "WDL-FOC2", "WDL-FOC3", "WDL-HERO24", "WDL-HERO32")

    def do(self, woods: Woods, table: Table) -> None:
        if woods.board[FOCUS] and not is_over(woods):
            orbs = 2 if power_of(woods, woods.active, "deep_focus") else 1
            gain_orbs(woods, woods.active, orbs, "focus", table)


class ReturnDice(Do[Woods]):
    """Dice go back; immobilisation, stance and everything else that lasts for the turn end."""

    clauses = ("WDL-ADV14", "WDL-ADV18", "WDL-INV4", "WDL-HERO13", "WDL-SPC2", "WDL-TILE30", "WDL-AMB1")

    def do(self, woods: Woods, table: Table) -> None:
        woods.board = [() for _ in SLOTS]
        woods.dice = ()
        woods.immobile = woods.willing = woods.riders = ()
        woods.refused, woods.fleeing_in_boots = (), False
        woods.bosses_fought = woods.to_fight = ()
        woods.encounter = "none"
        if woods.options.stance_until == "turn_end":
            woods.is_standing_guard = False
        table.tell(TurnEnded(woods.active))
