"""The mummies' actions (RRR-MUM): dice, steps towards the Vault, hearts, awakenings, extra moves."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from lairkeeper.games.run_run_run.board.maze import VAULT, SpaceId
from lairkeeper.games.run_run_run.components.box import MummyId, MummyOdds
from lairkeeper.games.run_run_run.levels import mummy_odds
from lairkeeper.games.run_run_run.records.events import (
    HeartPlaced,
    MummiesAdvanced,
    MummyAppeared,
    MummyDiceRolled,
    MummyMoved,
    MummyWoke,
    TorchesLost,
)
from lairkeeper.games.run_run_run.records.options import MoveTo, Symbols, TurnUp, WakeAt
from lairkeeper.games.run_run_run.rules.attack import Attack
from lairkeeper.games.run_run_run.rules.ending import LoseToVault
from lairkeeper.games.run_run_run.state import (
    Mummy,
    Pyramid,
    anybody,
    awake_mummy,
    boss_has_appeared,
    box_of,
    lose_torches,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Table, applies
from lairkeeper.kernel.errors import Fact

Cause = Literal["dice", "extra", "darkness"]


class MummiesAct(Do[Pyramid]):
    """The first phase of a turn: whatever mummies did before is forgotten, then the dice are rolled."""

    clauses = ("RRR-TRN2", "RRR-MUM1", "RRR-MUM3")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        pyramid.halted = pyramid.has_attacked = ()
        pyramid.present_at_roll = tuple(mummy.id for mummy in pyramid.awake)
        table.then(RollMummyDice())


@applies("RRR-MUM2", "RRR-SET11", "RRR-MUMMY2", "RRR-MUMMY5", "RRR-BOSS4", "RRR-FGT20")
def mummy_dice(pyramid: Pyramid) -> int:
    """One die, and the extra dice of every awake mummy."""
    content = box_of(pyramid)
    return content.supplies.starting_mummy_dice + sum(
        [content.creatures[mummy.id].extra_dice for mummy in pyramid.awake]
    )


@lru_cache(1 << 10)
def _symbols(odds: MummyOdds) -> Odds[Symbols]:
    return Odds(tuple(Symbols(count) for count, _ in odds), tuple(weight for _, weight in odds))


class RollMummyDice(Chance[Pyramid, Symbols]):
    """Each symbol moves every mummy and places a heart, one symbol after the other; extra moves come last."""

    clauses = ("RRR-MUM1", "RRR-MUM3", "RRR-MUM4", "RRR-MUM7", "RRR-GEN5")

    def odds(self, pyramid: Pyramid) -> Odds[Symbols]:
        return _symbols(mummy_odds(pyramid.options, mummy_dice(pyramid)))

    def drawer(self, pyramid: Pyramid) -> tuple[Seat, ...]:
        return anybody(pyramid, pyramid.active)

    def take(self, pyramid: Pyramid, symbols: Symbols, table: Table) -> None:
        table.tell(MummyDiceRolled(pyramid.active, mummy_dice(pyramid), symbols.count))
        table.then(*[ResolveSymbol()] * symbols.count, MakeExtraMoves(symbols.count), AttackWhereStaying())

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"seat": pyramid.active, "dice": mummy_dice(pyramid)}


class ResolveSymbol(Do[Pyramid]):
    """First all mummies in the maze move one space, also those woken by an earlier symbol; then a heart is placed."""

    clauses = ("RRR-MUM4", "RRR-MUM7", "RRR-MUM16")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        table.then(MoveAllMummies("dice"), PlaceHeart("dice"))


class MoveAllMummies(Do[Pyramid]):
    """Mummies move one at a time in the order they woke, the Boss last; they do not block each other."""

    clauses = ("RRR-MUM4", "RRR-MUM8", "RRR-MUM9", "RRR-LIT7", "RRR-BOSS7")
    cause: Cause

    def do(self, pyramid: Pyramid, table: Table) -> None:
        table.then(*[MoveMummy(mummy.id, self.cause) for mummy in pyramid.awake])


class MoveMummy(Ask[Pyramid, MoveTo]):
    """A mummy goes one space along a shortest way to the Vault; on a tie the active player decides."""

    clauses = ("RRR-MUM5", "RRR-MUM6", "RRR-MUM11", "RRR-GEO10")
    mummy: MummyId
    cause: Cause

    def seat(self, pyramid: Pyramid) -> Seat:
        return pyramid.active

    def options(self, pyramid: Pyramid) -> Iterator[MoveTo]:
        mummy = awake_mummy(pyramid, self.mummy)
        if mummy is None or (self.cause != "darkness" and self.mummy in pyramid.halted):
            return
        for space in pyramid.maze.towards_vault(mummy.space):
            yield MoveTo(pyramid.maze.spaces[space].hex)

    def take(self, pyramid: Pyramid, move: MoveTo, table: Table) -> None:
        table.then(EnterSpace(self.mummy, pyramid.maze.at[move.hex]))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"mummy": self.mummy}


class EnterSpace(Do[Pyramid]):
    """In the Vault the game is lost; on cats the mummy stops for the rest of the phase and attacks."""

    clauses = ("RRR-MUM10", "RRR-MUM11", "RRR-MUM23", "RRR-ATK1", "RRR-SW2")
    mummy: MummyId
    space: SpaceId

    def do(self, pyramid: Pyramid, table: Table) -> None:
        origin = move_mummy(pyramid, self.mummy, self.space)
        spaces = pyramid.maze.spaces
        table.tell(MummyMoved(self.mummy, spaces[origin].hex, spaces[self.space].hex))
        if self.space == VAULT:
            table.then(LoseToVault(self.mummy))
        elif self.space in pyramid.places:
            if pyramid.options.stop_length == "phase":
                pyramid.halted += (self.mummy,)
            table.then(Attack(self.mummy))


def move_mummy(pyramid: Pyramid, mummy: MummyId, space: SpaceId) -> SpaceId:
    """Puts a figure elsewhere and tells where it was."""
    place = next(place for place, awake in enumerate(pyramid.awake) if awake.id == mummy)
    before = pyramid.awake[place]
    pyramid.awake[place] = Mummy(mummy, space, before.hearts)
    return before.space


class PlaceHeart(Do[Pyramid]):
    """A heart goes onto the top card of the mummy pile; the fifth wakes it.

    Where no card can take it, a heart due to darkness makes all mummies advance and one of the dice does nothing.
    """

    clauses = ("RRR-MUM12", "RRR-MUM14", "RRR-MUM18", "RRR-MUM20", "RRR-MUM21", "RRR-LIT4", "RRR-LIT5", "RRR-LIT6")
    cause: Cause

    def do(self, pyramid: Pyramid, table: Table) -> None:
        if pyramid.asleep and not boss_has_appeared(pyramid):
            pyramid.hearts += 1
            table.tell(HeartPlaced(pyramid.hearts))
            if pyramid.hearts >= box_of(pyramid).waking_hearts and pyramid.maze.rooms:
                table.then(WakeMummy())
        elif lost_heart_advances(pyramid, self.cause):
            table.tell(MummiesAdvanced())
            table.then(MoveAllMummies(self.cause))


@applies("RRR-LIT5", "RRR-LIT6", "RRR-MUM18", "RRR-MUM20", "RRR-SW3")
def lost_heart_advances(pyramid: Pyramid, cause: Cause) -> bool:
    if cause == "darkness":
        return True
    return pyramid.options.heart_overflow == "every_heart" and not boss_has_appeared(pyramid)


class WakeMummy(Chance[Pyramid, TurnUp]):
    """The top card of the mummy pile is turned up: any of those asleep, for nobody knows their order."""

    clauses = ("RRR-MUM13", "RRR-SET7", "RRR-FGT18")

    def odds(self, pyramid: Pyramid) -> Odds[TurnUp]:
        return Odds.even(TurnUp(mummy) for mummy in pyramid.asleep)

    def drawer(self, pyramid: Pyramid) -> tuple[Seat, ...]:
        return anybody(pyramid, pyramid.active)

    def take(self, pyramid: Pyramid, card: TurnUp, table: Table) -> None:
        pyramid.asleep = tuple(mummy for mummy in pyramid.asleep if mummy != card.mummy)
        pyramid.hearts = 0
        table.tell(MummyWoke(card.mummy))
        table.then(PlaceMummy(card.mummy))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"seat": pyramid.active}


class PlaceMummy(Ask[Pyramid, WakeAt]):
    """The active player puts the figure on any Room card, even an occupied one; appearing is not entering."""

    clauses = ("RRR-MUM13", "RRR-MUM15", "RRR-MUM17", "RRR-MUM26", "RRR-SW5")
    mummy: MummyId

    def seat(self, pyramid: Pyramid) -> Seat:
        return pyramid.active

    def options(self, pyramid: Pyramid) -> Iterator[WakeAt]:
        return (WakeAt(pyramid.maze.spaces[room].hex) for room in pyramid.maze.rooms)

    def take(self, pyramid: Pyramid, place: WakeAt, table: Table) -> None:
        pyramid.awake.append(
            Mummy(self.mummy, pyramid.maze.at[place.hex], box_of(pyramid).creatures[self.mummy].hearts)
        )
        table.tell(MummyAppeared(self.mummy, place.hex))
        table.then(SnuffTorches(self.mummy))
        if pyramid.options.wake_on_cats == "attacks":
            table.then(Attack(self.mummy))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"mummy": self.mummy}


class SnuffTorches(Do[Pyramid]):
    """The snuffer costs two torches each time it appears, or what is left of them."""

    clauses = ("RRR-MUMMY8", "RRR-MUMMY9")
    mummy: MummyId

    def do(self, pyramid: Pyramid, table: Table) -> None:
        wanted = box_of(pyramid).creatures[self.mummy].torches_lost
        lost = lose_torches(pyramid, wanted)
        if lost:
            table.tell(TorchesLost(lost, pyramid.reserve))


class MakeExtraMoves(Do[Pyramid]):
    """The runner and the Boss take one more step each turn, if they were there at the roll and have not stopped."""

    clauses = ("RRR-MUM22", "RRR-MUMMY4", "RRR-BOSS4", "RRR-SW4")
    symbols: int

    def do(self, pyramid: Pyramid, table: Table) -> None:
        if not self.symbols and pyramid.options.extra_move == "with_symbol":
            return
        creatures = box_of(pyramid).creatures
        for mummy in pyramid.awake:
            if mummy.id in pyramid.present_at_roll:
                table.then(*[MoveMummy(mummy.id, "extra")] * creatures[mummy.id].extra_move)


class AttackWhereStaying(Do[Pyramid]):
    """Only by a switch: a mummy that shares a space with cats and has not attacked in this phase does so now."""

    clauses = ("RRR-SW1", "RRR-MUM25")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        if pyramid.options.stay_attack == "also_staying":
            quiet = (mummy for mummy in pyramid.awake if mummy.id not in pyramid.has_attacked)
            table.then(*[Attack(mummy.id) for mummy in quiet])
