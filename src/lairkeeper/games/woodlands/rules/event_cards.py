"""Event tokens and Event cards (WDL-TILE5 to WDL-TILE9)."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.board.forest import NodeId
from lairkeeper.games.woodlands.components.box import EventId, HeroId
from lairkeeper.games.woodlands.records.events import EventDrawn, PileReshuffled
from lairkeeper.games.woodlands.records.options import DrawEventCard, StayHere, WanderTo
from lairkeeper.games.woodlands.rules.effects import ApplyEffects, EffectStep, carries_out
from lairkeeper.games.woodlands.rules.exits import is_held, stays_at_fire
from lairkeeper.games.woodlands.state import (
    Woods,
    box_of,
    has_boss,
    has_enemy,
    here,
    is_over,
    players_from,
    seat_of,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Table
from lairkeeper.kernel.errors import Fact


class TriggerEvent(Do[Woods]):
    """An active Hero on a tile with an Event token and without enemies discards the token and draws an Event."""

    clauses = ("WDL-TILE6", "WDL-TILE9", "WDL-MOV6", "WDL-TILE45")

    def do(self, woods: Woods, table: Table) -> None:
        node = here(woods)
        if node in woods.event_tokens and not is_over(woods) and not has_enemy(woods, node):
            woods.event_tokens = tuple(other for other in woods.event_tokens if other != node)
            table.then(DrawEvent(woods.active))


@carries_out("draw_event")
class DrawEvents(EffectStep):
    """An Event drawn as a gain or a loss is resolved at once."""

    clauses = ("WDL-MON12", "WDL-CMB21")

    def do(self, woods: Woods, table: Table) -> None:
        table.then(*[DrawEvent(self.hero)] * self.effect.amount)


class DrawEvent(Chance[Woods, DrawEventCard]):
    """The top card of the deck is read and resolved, then discarded; without a deck the discard is shuffled."""

    clauses = ("WDL-TILE6", "WDL-TILE8", "WDL-SET17", "WDL-SET8")
    hero: HeroId

    def odds(self, woods: Woods) -> Odds[DrawEventCard]:
        return Odds.even(DrawEventCard(event) for event in woods.event_pile or woods.event_discard)

    def drawer(self, woods: Woods) -> tuple[Seat, ...]:
        return players_from(woods, self.hero)

    def take(self, woods: Woods, draw: DrawEventCard, table: Table) -> None:
        if not woods.event_pile:
            woods.event_pile, woods.event_discard = woods.event_discard, ()
            table.tell(PileReshuffled("events"))
        woods.event_pile = tuple(event for event in woods.event_pile if event != draw.event)
        table.tell(EventDrawn(self.hero, draw.event))
        effects = box_of(woods).events[draw.event].effects
        table.then(ApplyEffects(effects, self.hero), DiscardEvent(draw.event))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero}


class DiscardEvent(Do[Woods]):
    """A resolved card is discarded; while its effect goes on it is not in the discard yet."""

    clauses = ("WDL-TILE8", "WDL-SET17")
    event: EventId

    def do(self, woods: Woods, table: Table) -> None:
        woods.event_discard = tuple(sorted((*woods.event_discard, self.event)))


@carries_out("wander")
class Wander(EffectStep):
    """The Hero may move to any other node that is linked and holds no enemy; with Monsters here it is a flight.

    Nothing happens where fleeing is forbidden, nor on a tile with a living Boss. During a flight it takes the place of
    the move.
    """

    clauses = ("WDL-TILE46", "WDL-FLE7", "WDL-FLE9", "WDL-DEN12", "WDL-CH3-8", "WDL-CH1-13")

    def do(self, woods: Woods, table: Table) -> None:
        is_stuck = has_boss(woods, here(woods)) or is_held(woods) or stays_at_fire(woods)
        if not is_over(woods) and not is_stuck:
            table.then(ChooseWandering(self.hero))


class ChooseWandering(Ask[Woods, WanderTo | StayHere]):
    """Where to, or stay."""

    clauses = ("WDL-TILE46", "WDL-FLE7")
    hero: HeroId

    def seat(self, woods: Woods) -> Seat:
        return seat_of(woods, self.hero)

    def options(self, woods: Woods) -> Iterator[WanderTo | StayHere]:
        yield StayHere()
        yield from (WanderTo(node, woods.forest.tile_of(node)) for node in safe_nodes(woods, woods.nodes[self.hero]))

    def take(self, woods: Woods, option: WanderTo | StayHere, table: Table) -> None:
        from lairkeeper.games.woodlands.rules.flight import Vanish

        if isinstance(option, WanderTo):
            table.then(Vanish(option.node))

    def facts(self, woods: Woods) -> dict[str, Fact]:
        return {"hero": self.hero}


def safe_nodes(woods: Woods, origin: NodeId) -> Iterator[NodeId]:
    """The other nodes that are linked to something and hold no enemy, not even face down."""
    for place in range(len(woods.forest.nodes)):
        node = NodeId(place)
        if woods.forest.ways[node] and not has_enemy(woods, node) and node not in (woods.boss_card, origin):
            yield node
