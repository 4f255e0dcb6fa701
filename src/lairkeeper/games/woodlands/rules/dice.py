"""Hero dice (WDL-ADV5 to WDL-ADV12): the roll, one reroll, and the slots."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.components.box import Faces, HeroId
from lairkeeper.games.woodlands.components.kinds import FACES
from lairkeeper.games.woodlands.records.events import DicePlaced, HeroDiceRolled, HeroDieTurned
from lairkeeper.games.woodlands.records.options import (
    AcceptDice,
    LeaveDice,
    PutOn,
    Reroll,
    RollAgain,
    RollFaces,
    SetAside,
    TurnDie,
    Unlock,
)
from lairkeeper.games.woodlands.rules.combat import faces_odds
from lairkeeper.games.woodlands.rules.loot import use_up
from lairkeeper.games.woodlands.rules.orbs import UnlockPower, unlocks
from lairkeeper.games.woodlands.state import (
    FOCUS,
    INVOKE,
    MOVE,
    SLOTS,
    SPECIAL5,
    SPECIAL6,
    Slot,
    Woods,
    box_of,
    cards_that,
    dice_to_invoke,
    here,
    is_over,
    players_from,
    seat_of,
    special_die,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Option, Seat, Table, applies
from lairkeeper.kernel.errors import Fact

NO_SLOT = Slot(-1)
LEAST = {MOVE: 1, FOCUS: 4, SPECIAL5: 5, SPECIAL6: 6, INVOKE: 1}
MOST = {MOVE: 3, FOCUS: 6, SPECIAL5: 6, SPECIAL6: 6, INVOKE: 6}


@applies("WDL-ADV10", "WDL-FOC1", "WDL-INV1", "WDL-HERO28")
def capacity(woods: Woods, slot: Slot) -> int:
    """How many dice a slot takes: MOVE any number, INVOKE two, Bethras' brew four, the others one."""
    if slot == MOVE:
        return box_of(woods).supplies.hero_dice
    if slot == SPECIAL6:
        return box_of(woods).heroes[woods.active].capacity6
    return dice_to_invoke(woods, woods.active) if slot == INVOKE else 1


@applies("WDL-ADV10", "WDL-SPC1")
def slots_for(woods: Woods, face: int, chosen: tuple[Slot, ...]) -> Iterator[Slot]:
    """The slots whose faces match and that have room beside the dice already there and those already chosen."""
    for slot in SLOTS:
        matches = LEAST[slot] <= face <= MOST[slot]
        if matches and len(woods.board[slot]) + chosen.count(slot) < capacity(woods, slot):
            yield slot


def put_dice(woods: Woods, slots: tuple[Slot, ...], table: Table) -> Faces:
    """Lays dice on their slots and returns the faces of the others."""
    placed = [(slot, face) for slot, face in zip(slots, woods.dice, strict=True) if slot != NO_SLOT]
    for slot, face in placed:
        woods.board[slot] = tuple(sorted((*woods.board[slot], face)))
    if placed:
        table.tell(DicePlaced(woods.active, tuple(slot for slot, _ in placed), tuple(face for _, face in placed)))
    return tuple(face for slot, face in zip(slots, woods.dice, strict=True) if slot == NO_SLOT)


class RollHeroDice(Chance[Woods, RollFaces]):
    """All dice together; after the first roll they may be rerolled once, after the second they must be accepted."""

    clauses = ("WDL-ADV1", "WDL-ADV5", "WDL-ADV6", "WDL-ADV8")
    dice: int
    is_final: bool

    def odds(self, woods: Woods) -> Odds[RollFaces]:
        return Odds((), ()) if is_over(woods) else faces_odds(self.dice)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, woods.active)

    def take(self, woods: Woods, roll: RollFaces, table: Table) -> None:
        woods.dice = roll.faces
        table.tell(HeroDiceRolled(woods.active, roll.faces))
        if not self.is_final:
            table.then(ChooseReroll())
        else:
            table.then(UseCharm(), PickUpKept(), PlaceDice(()))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active, "dice": self.dice}


class PickUpKept(Do[Woods]):
    """By a switch kept dice may be moved to another matching slot when the final result is placed.

    A Lucky Charm comes before: it changes no die that has been kept.
    """

    clauses = ("WDL-AMB6",)

    def do(self, woods: Woods, table: Table) -> None:
        if woods.options.kept_dice == "may_move":
            kept = [face for slot in SLOTS for face in woods.board[slot]]
            woods.board = [() for _ in SLOTS]
            woods.dice = tuple(sorted((*woods.dice, *kept)))


class ChooseReroll(Ask[Woods, AcceptDice | Reroll | Unlock]):
    """The player accepts the result or makes the one reroll of the turn; powers may still be unlocked."""

    clauses = ("WDL-ADV6", "WDL-ADV7", "WDL-ADV8", "WDL-ORB9")

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> list[AcceptDice | Reroll | Unlock]:
        return [AcceptDice(), Reroll(), *unlocks(woods)]

    def take(self, woods: Woods, option: AcceptDice | Reroll | Unlock, table: Table) -> None:
        match option:
            case AcceptDice():
                table.then(UseCharm(), PlaceDice(()))
            case Reroll():
                table.then(KeepDice(()))
            case Unlock():
                table.then(UnlockPower(), ChooseReroll())

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


class KeepDice(Ask[Woods, PutOn | RollAgain]):
    """Die by die: on a matching slot, where it stays, or rolled again; at least one is kept, at least one rerolled."""

    clauses = ("WDL-ADV7", "WDL-ADV9", "WDL-ADV10")
    is_draft = True
    slots: tuple[Slot, ...]

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def begin_again(self) -> ChooseReroll:
        return ChooseReroll()

    def options(self, woods: Woods) -> Iterator[PutOn | RollAgain]:
        is_last = len(self.slots) == len(woods.dice) - 1
        if not is_last or NO_SLOT in self.slots:
            yield from (PutOn(slot) for slot in slots_for(woods, woods.dice[len(self.slots)], self.slots))
        if not is_last or any(slot != NO_SLOT for slot in self.slots):
            yield RollAgain()

    def take(self, woods: Woods, option: PutOn | RollAgain, table: Table) -> None:
        slots = (*self.slots, option.slot if isinstance(option, PutOn) else NO_SLOT)
        if len(slots) < len(woods.dice):
            table.then(KeepDice(slots))
            return
        rolled = put_dice(woods, slots, table)
        woods.dice = ()
        table.then(RollHeroDice(len(rolled), is_final=True))

    def why_not(self, woods: Woods, option: Option) -> tuple[str, ...]:
        return ("WDL-ADV10",) if isinstance(option, PutOn) else ("WDL-ADV7",)

    def facts(self, woods: Woods) -> dict[str, Fact]:
        place = len(self.slots)
        face = woods.dice[place]
        return {"hero": woods.active, "face": face, "place": place + 1, "slots": self.slots, "is_reroll": 1}


class UseCharm(Ask[Woods, TurnDie | LeaveDice]):
    """A Lucky Charm changes one die that is not placed yet by 1, up or down, within 1 to 6."""

    clauses = ("WDL-ADV2", "WDL-LOOT3", "WDL-LOOT4")

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> Iterator[TurnDie | LeaveDice]:
        charms = cards_that(woods, woods.active, "turn_die")
        if not charms:
            return
        yield LeaveDice()
        amount = box_of(woods).loot[charms[0]].effect.amount
        for face in dict.fromkeys(woods.dice):
            yield from (TurnDie(face, to) for to in (face - amount, face + amount) if 1 <= to <= FACES)

    def take(self, woods: Woods, option: TurnDie | LeaveDice, table: Table) -> None:
        if isinstance(option, TurnDie):
            use_up(woods, cards_that(woods, woods.active, "turn_die")[0], table)
            dice = list(woods.dice)
            dice[dice.index(option.face)] = option.to
            woods.dice = tuple(sorted(dice))
            table.tell(HeroDieTurned(woods.active, option.face, option.to))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


class PlaceDice(Ask[Woods, PutOn | SetAside | Unlock]):
    """Die by die: a slot, or set aside; before the first one powers may be unlocked."""

    clauses = ("WDL-ADV10", "WDL-ADV11", "WDL-ADV12", "WDL-INV1", "WDL-INV2", "WDL-FOC1", "WDL-ORB9", "WDL-AMB13")
    is_draft = True
    slots: tuple[Slot, ...]

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def begin_again(self) -> "PlaceDice":
        return PlaceDice(())

    def options(self, woods: Woods) -> Iterator[PutOn | SetAside | Unlock]:
        if woods.dice:
            yield from (PutOn(slot) for slot in slots_for(woods, woods.dice[len(self.slots)], self.slots))
            yield SetAside()
            if not self.slots:
                yield from unlocks(woods)

    def take(self, woods: Woods, option: PutOn | SetAside | Unlock, table: Table) -> None:
        if isinstance(option, Unlock):
            table.then(UnlockPower(), PlaceDice(()))
            return
        slots = (*self.slots, option.slot if isinstance(option, PutOn) else NO_SLOT)
        if len(slots) < len(woods.dice):
            table.then(PlaceDice(slots))
            return
        put_dice(woods, slots, table)
        woods.dice, woods.dice_node = (), here(woods)

    def why_not(self, woods: Woods, option: Option) -> tuple[str, ...]:
        return ("WDL-ADV10",)

    def facts(self, woods: Woods) -> dict[str, Fact]:
        place = len(self.slots)
        return {"hero": woods.active, "face": woods.dice[place], "place": place + 1, "slots": self.slots}


class TakeStance(Do[Woods]):
    """From the end of placement on, specials that are no actions are in force; Klethor stands on guard."""

    clauses = ("WDL-SPC2", "WDL-SPC5", "WDL-HERO12")

    def do(self, woods: Woods, table: Table) -> None:
        if special_die(woods, "stance") is not None:
            woods.is_standing_guard = True


def lower_guard(woods: Woods, hero: HeroId) -> None:
    """A stance ends at the latest when its Hero rolls again."""
    if "stance" in box_of(woods).specials[hero]:
        woods.is_standing_guard = False
