"""The dice race turn by turn: in every tick all heroes give one order in secret, then all are carried out."""

from lairkeeper.kernel import Ask, ChanceStream, Do, Record, Seat, Table, Together
from tests.kernel.toys.race import (
    EVENTS,
    OPTIONS,
    Order,
    Race,
    RaceOptions,
    Roll,
    RollDie,
    Score,
    Stop,
    TakeDie,
    carry_out,
    check,
    heroes,
    is_rolling,
    new_race,
    orders,
)
from tests.kernel.toys.race import view as race_view
from tests.kernel.toys.toy import toy


class Ticks(Race):
    tick: int
    given: list[TakeDie | Roll | Stop | None]


class RunTick(Do[Ticks]):
    """Everybody who can go on gives an order; the race is over when nobody can."""

    clauses = ("TICK-ALL",)

    def do(self, race: Ticks, table: Table) -> None:
        if any(is_rolling(race, hero) for hero in heroes(race)):
            table.then(Together(tuple((GiveOrder(hero),) for hero in heroes(race))), CarryOutOrders())
        else:
            table.then(Score())


class GiveOrder(Ask[Ticks, Order]):
    """Nobody knows the orders of the others before all are given, not even whether there was a choice."""

    clauses = ("TICK-SECRET",)
    hero: Seat

    def seats(self, race: Ticks) -> tuple[Seat, ...]:
        return (self.hero,) if is_rolling(race, self.hero) else ()

    def options(self, race: Ticks) -> list[Order]:
        return orders(race, self.hero)

    def take(self, race: Ticks, order: Order, table: Table) -> None:
        race.given[self.hero] = order


class CarryOutOrders(Do[Ticks]):
    """In seat order, beginning one seat further with each tick."""

    clauses = ("TICK-ORDER",)

    def do(self, race: Ticks, table: Table) -> None:
        first = race.tick % len(race.hands)
        in_turn = heroes(race)[first:] + heroes(race)[:first]
        race.tick += 1
        table.then(*(CarryOutOrder(hero) for hero in in_turn), RunTick())


class CarryOutOrder(Do[Ticks]):
    """An order that has become impossible is lost."""

    clauses = ("TICK-LOST",)
    hero: Seat

    def do(self, race: Ticks, table: Table) -> None:
        order, race.given[self.hero] = race.given[self.hero], None
        if order is not None and order in orders(race, self.hero):
            carry_out(race, self.hero, order, table)


class TicksView(Record):
    reserve: int
    hands: tuple[int, ...]
    hits: tuple[int, ...]
    has_given: tuple[bool, ...]
    own: TakeDie | Roll | Stop | None


def new_ticks(options: RaceOptions) -> Ticks:
    race = new_race(options)
    fields = {field: getattr(race, field) for field in Race.__struct_fields__}
    return Ticks(**fields, tick=0, given=[None] * options.players)


def view(race: Ticks, seat: Seat | None) -> TicksView:
    table = race_view(race, seat)
    given = tuple(order is not None for order in race.given)
    return TicksView(table.reserve, table.hands, table.hits, given, None if seat is None else race.given[seat])


def reshuffle(race: Ticks, seat: Seat | None, stream: ChanceStream) -> None:
    for hero in heroes(race):
        if hero != seat and race.given[hero] is not None:
            race.given[hero] = stream.pick(orders(race, hero))


GAME = toy(
    "ticks",
    config=RaceOptions,
    world=Ticks,
    steps=(RunTick, GiveOrder, CarryOutOrders, CarryOutOrder, RollDie, Score),
    options=OPTIONS,
    events=EVENTS,
    set_up=lambda options: (new_ticks(options), RunTick()),
    seat_count=lambda options: options.players,
    view=view,
    reshuffle=reshuffle,
    check=check,
)
