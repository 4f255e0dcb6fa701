"""Movement (WDL-MOV): leaving a node, taking others along, and what happens on entering."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.board.cells import Side
from lairkeeper.games.woodlands.board.forest import NodeId
from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.records.combat_events import HeroFled
from lairkeeper.games.woodlands.records.events import HeroMoved
from lairkeeper.games.woodlands.records.options import (
    Accept,
    AcceptForTurn,
    Flee,
    FleeAstray,
    GoNow,
    Means,
    Move,
    Refuse,
    TakeAlong,
    Venture,
)
from lairkeeper.games.woodlands.rules.brambles import CrossBrambles
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.event_cards import TriggerEvent
from lairkeeper.games.woodlands.rules.exits import (
    flights,
    is_flight,
    is_held_by_boss,
    linked_sides,
    means_to_move,
    open_sides,
)
from lairkeeper.games.woodlands.rules.flight import SufferFlight
from lairkeeper.games.woodlands.rules.limits import AskOther
from lairkeeper.games.woodlands.rules.loot import use_up
from lairkeeper.games.woodlands.rules.merchant import LayOutGoods
from lairkeeper.games.woodlands.rules.moments import steps_at
from lairkeeper.games.woodlands.state import (
    MOVE,
    Woods,
    cards_that,
    here,
    is_over,
    monsters_on,
    others_on,
    seat_of,
    special_die,
    stands,
)
from lairkeeper.kernel import Ask, Do, Seat, Step, Table, applies
from lairkeeper.kernel.errors import Fact

Way = Move | Venture | Flee | FleeAstray


@applies("WDL-MOV1", "WDL-MOV2", "WDL-MOV3", "WDL-RSK1")
def moves(woods: Woods) -> Iterator[Way]:
    """One Move die, one tile, whatever it shows."""
    return ways(woods, "die")


@applies("WDL-FLE7", "WDL-RSK1")
def ways(woods: Woods, means: Means) -> Iterator[Way]:
    """The linked sides, and those with an open path; where undefeated Monsters are, every way is a flight."""
    if is_flight(woods):
        yield from (way for way in flights(woods) if way.means == means)
    elif means in means_to_move(woods):
        node = here(woods)
        yield from (Move(side) for side in linked_sides(woods, node))
        yield from (Venture(side) for side in open_sides(woods, node))


def move(woods: Woods, way: Way) -> tuple[Step, ...]:
    return (leave_by(way, "die"),)


def leave_by(way: Way, means: Means) -> "Leave":
    return Leave(way.side, means, isinstance(way, Venture | FleeAstray))


class Leave(Do[Woods]):
    """Side and means are announced; undefeated Monsters strike; then others may come along, and the move is made."""

    clauses = ("WDL-MOV1", "WDL-FLE7", "WDL-HERO9", "WDL-RSK3", "WDL-LOOT4")
    side: Side
    means: Means
    is_risky: bool

    def do(self, woods: Woods, table: Table) -> None:
        node = here(woods)
        if self.means == "boots":
            use_up(woods, cards_that(woods, woods.active, "step")[0], table)
        flees = is_flight(woods)
        if flees:
            woods.encounter, woods.fleeing_in_boots = "fleeing", self.means == "boots"
            monsters = monsters_on(woods, node)
            table.tell(HeroFled(woods.active, tuple(foe.kind for foe in monsters)))
            table.then(SufferFlight(tuple(foe.number for foe in monsters), node))
        table.then(GatherRiders(node), MakeMove(node, self.side, self.means, self.is_risky, flees))


class GatherRiders(Do[Woods]):
    """With Express transport, Heroes on the tile may go with Klethor on each of his moves."""

    clauses = ("WDL-HERO9", "WDL-SPC5")
    origin: NodeId

    def do(self, woods: Woods, table: Table) -> None:
        if special_die(woods, "transport") is not None and not is_held_by_boss(woods):
            table.then(OfferRides(self.origin, ()))


class OfferRides(Ask[Woods, TakeAlong | GoNow]):
    """Klethor's player offers a ride, also to a Hero who is down; who cannot move cannot be carried."""

    clauses = ("WDL-HERO9", "WDL-HERO10", "WDL-HERO11", "WDL-DWN7")
    origin: NodeId
    asked: tuple[HeroId, ...]

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, woods.active)

    def options(self, woods: Woods) -> Iterator[TakeAlong | GoNow]:
        if is_over(woods) or here(woods) != self.origin:
            return
        yield GoNow()
        for hero in others_on(woods, self.origin):
            if hero not in (*self.asked, *woods.immobile):
                yield TakeAlong(hero)

    def take(self, woods: Woods, option: TakeAlong | GoNow, table: Table) -> None:
        if isinstance(option, TakeAlong):
            table.then(AnswerRide(option.hero), OfferRides(self.origin, (*self.asked, option.hero)))


class AnswerRide(AskOther[Accept | AcceptForTurn | Refuse]):
    """Each carried player accepts or refuses, for this move or for the rest of the turn."""

    clauses = ("WDL-HERO9", "WDL-SET20")
    hero: HeroId

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, self.hero)

    def options(self, woods: Woods) -> list[Accept | AcceptForTurn | Refuse]:
        has_agreed = self.hero in woods.willing or self.seat(woods) == seat_of(woods, woods.active)
        return [Accept()] if has_agreed else [Accept(), AcceptForTurn(), Refuse()]

    def default(self, woods: Woods) -> Accept | AcceptForTurn | Refuse:
        return Refuse() if stands(woods, self.hero) else Accept()

    def take(self, woods: Woods, option: Accept | AcceptForTurn | Refuse, table: Table) -> None:
        if not isinstance(option, Refuse):
            woods.riders = (*woods.riders, self.hero)
        if isinstance(option, AcceptForTurn):
            woods.willing = (*woods.willing, self.hero)

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero, "giver": woods.active}


class MakeMove(Do[Woods]):
    """The Move die is spent and the Hero goes; a Hero who went down or met a Boss on the flight stays.

    An Event that moved the Hero has replaced the move: the Move die or the Boots are kept, and nobody comes along.
    """

    clauses = ("WDL-MOV1", "WDL-FLE7", "WDL-FLE9", "WDL-RSK5", "WDL-HERO9")
    origin: NodeId
    side: Side
    means: Means
    is_risky: bool
    is_flight: bool

    def do(self, woods: Woods, table: Table) -> None:
        woods.fleeing_in_boots = False
        is_replaced = self.is_flight and woods.encounter != "fleeing"
        if is_over(woods) or is_replaced or here(woods) != self.origin or is_held_by_boss(woods):
            woods.riders = ()
            return
        if self.means == "die":
            woods.board[MOVE] = woods.board[MOVE][1:]
        if self.is_risky:
            from lairkeeper.games.woodlands.rules.risky_moves import RiskyMove

            table.then(RiskyMove(self.origin, self.side))
        else:
            go_to(woods, woods.forest.exits[self.origin][self.side], table)


@applies("WDL-MOV7", "WDL-HERO11")
def go_to(woods: Woods, node: NodeId, table: Table) -> None:
    """The active Hero enters a node, with those it carries; only the active one triggers what is there."""
    for hero in (woods.active, *woods.riders):
        woods.nodes[hero] = node
        table.tell(HeroMoved(hero, node, woods.forest.tile_of(node)))
    woods.riders, woods.to_fight, woods.encounter = (), (), "none"
    table.then(EnterNode())


class EnterNode(Do[Woods]):
    """What a node holds for the Hero, in a fixed order; all of it is resolved before the Hero moves on."""

    clauses = ("WDL-MOV4", "WDL-MOV5", "WDL-MOV6", "WDL-TILE1", "WDL-MON1", "WDL-TILE40")

    def do(self, woods: Woods, table: Table) -> None:
        table.then(*steps_at(woods, "entering"), CrossBrambles(), LayOutGoods())
        table.then(MeetFoes(), *steps_at(woods, "settled"), TriggerEvent())
