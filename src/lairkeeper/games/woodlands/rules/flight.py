"""Flight (WDL-FLE): what Monsters do to a Hero who leaves them."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.board.forest import NodeId
from lairkeeper.games.woodlands.records.combat_events import FoeStruck, HeroFled
from lairkeeper.games.woodlands.records.options import FaceStrikes, Strike, ThrowSmoke
from lairkeeper.games.woodlands.rules.exits import is_flight, is_held_by_boss
from lairkeeper.games.woodlands.rules.loot import use_up
from lairkeeper.games.woodlands.rules.losses import ApplyLosses, StrikeFleeing
from lairkeeper.games.woodlands.state import (
    Foe,
    FoeNo,
    Woods,
    box_of,
    cards_that,
    here,
    is_over,
    monsters_on,
    seat_of,
    without,
)
from lairkeeper.kernel import Ask, Do, Seat, Table, applies
from lairkeeper.kernel.errors import Fact


class SufferFlight(Ask[Woods, ThrowSmoke | FaceStrikes]):
    """A Smoke Bomb cancels all damage and losses of the flight; without it every Monster present strikes."""

    clauses = ("WDL-FLE4", "WDL-FLE6", "WDL-FLE7", "WDL-FLE8", "WDL-LOOT3")
    foes: tuple[FoeNo, ...]
    origin: NodeId

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> Iterator[ThrowSmoke | FaceStrikes]:
        yield FaceStrikes()
        yield from (ThrowSmoke(card) for card in cards_that(woods, woods.active, "escape"))

    def take(self, woods: Woods, option: ThrowSmoke | FaceStrikes, table: Table) -> None:
        if isinstance(option, ThrowSmoke):
            use_up(woods, option.card, table)
        else:
            table.then(ChooseStrike(self.foes, self.origin))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


class ChooseStrike(Ask[Woods, Strike]):
    """The active player chooses in which order the Monsters strike.

    A Hero who is gone is struck no more, nor one whose flight a Boss has ended that came just now.
    """

    clauses = ("WDL-FLE4", "WDL-FLE7", "WDL-FLE9")
    foes: tuple[FoeNo, ...]
    origin: NodeId

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> list[Strike]:
        if is_over(woods) or here(woods) != self.origin or woods.encounter != "fleeing":
            return []
        return [Strike(foe.number, foe.kind) for foe in self._present(woods)]

    def _present(self, woods: Woods) -> list[Foe]:
        return [foe for foe in monsters_on(woods, self.origin) if foe.number in self.foes]

    def take(self, woods: Woods, strike: Strike, table: Table) -> None:
        table.tell(FoeStruck(strike.foe, strike.kind, woods.active))
        left = tuple(foe for foe in self.foes if foe != strike.foe)
        table.then(StrikeFleeing(strike.foe), ApplyLosses(strike.foe), ChooseStrike(left, self.origin))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": woods.active}


class Vanish(Do[Woods]):
    """A way that needs no Move: from Monsters it is a flight, unless the Hero is fleeing already."""

    clauses = ("WDL-TILE21", "WDL-TILE46", "WDL-FLE7", "WDL-AMB2")
    node: NodeId

    def do(self, woods: Woods, table: Table) -> None:
        origin = here(woods)
        monsters = monsters_on(woods, origin)
        if is_flight(woods) and woods.encounter != "fleeing":
            woods.encounter = "fleeing"
            table.tell(HeroFled(woods.active, tuple(foe.kind for foe in monsters)))
            table.then(SufferFlight(tuple(foe.number for foe in monsters), origin))
        table.then(Appear(origin, self.node))


class Appear(Do[Woods]):
    """The Hero arrives, alone, and enters the node; who went down by the strikes stays, or is held by a Boss."""

    clauses = ("WDL-TILE20", "WDL-TILE21", "WDL-TILE46", "WDL-FLE7", "WDL-FLE9")
    origin: NodeId
    node: NodeId

    def do(self, woods: Woods, table: Table) -> None:
        from lairkeeper.games.woodlands.rules.movement import go_to

        if not is_over(woods) and here(woods) == self.origin and not is_held_by_boss(woods):
            spare_boots(woods)
            woods.riders = ()
            go_to(woods, self.node, table)


@applies("WDL-FLE7")
def spare_boots(woods: Woods) -> None:
    """Boots announced for a flight that an Event replaces are face up again at once, unless a strike took them."""
    hero, cards = woods.active, box_of(woods).loot
    boots = [card for card in woods.used_loot[hero] if cards[card].effect.do == "step"]
    if woods.fleeing_in_boots and boots:
        woods.used_loot[hero] = without(woods.used_loot[hero], boots[0])
        woods.loot[hero] = tuple(sorted((*woods.loot[hero], boots[0])))
    woods.fleeing_in_boots = False
