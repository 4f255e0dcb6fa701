"""Tick mode (VNG-RT13 to RT16): everybody gives one order in secret, then all are carried out in turn."""

from lairkeeper.games.vengeance.config import LEVELS
from lairkeeper.games.vengeance.records.events import OrdersOpened, TickPassed
from lairkeeper.games.vengeance.records.options import TimeIsUp
from lairkeeper.games.vengeance.rules.asking import OwnQuestion
from lairkeeper.games.vengeance.rules.limits import TimeLimit
from lairkeeper.games.vengeance.rules.reserve import close_reserve, serve_requests
from lairkeeper.games.vengeance.rules.rolling import StopHopeless, carry_out, interpreted_order, orders, why_no_order
from lairkeeper.games.vengeance.rules.standing import anybody_goes_on, goes_on, stop
from lairkeeper.games.vengeance.state import Order, Vendetta, box_of, is_solo, living, seats
from lairkeeper.kernel import Do, Option, Seat, Step, Table, Together, applies
from lairkeeper.kernel.errors import Fact

MOST_PASSES = 3


class RunTick(Do[Vendetta]):
    """One order each, as long as anybody goes on."""

    clauses = ("VNG-RT13", "VNG-RT14", "VNG-RT15")

    def do(self, vendetta: Vendetta, table: Table) -> None:
        if not anybody_goes_on(vendetta):
            return
        lanes: list[tuple[Step, ...]] = [(GiveOrder(who),) for who in living(vendetta)]
        if vendetta.options.tick_limit:
            lanes.append((EndTick(),))
        table.then(Together(tuple(lanes)), CarryOutOrders())


class GiveOrder(OwnQuestion[Order]):
    """Nobody knows the orders of the others before all are given."""

    clauses = ("VNG-RT13", "VNG-RT5")
    answers_itself = False

    def seats(self, vendetta: Vendetta) -> tuple[Seat, ...]:
        may_order = goes_on(vendetta, self.player(vendetta)) and not vendetta.is_phase_over
        return (self.who,) if may_order else ()

    def options(self, vendetta: Vendetta) -> tuple[Order, ...]:
        return orders(vendetta, self.who)

    def take(self, vendetta: Vendetta, order: Order, table: Table) -> None:
        vendetta.orders[self.who] = order

    def interpret(self, vendetta: Vendetta, option: Option) -> Option:
        return interpreted_order(vendetta, self.who, option)

    def why_not(self, vendetta: Vendetta, option: Option) -> tuple[str, ...]:
        return why_no_order(vendetta, self.who, option)

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"tick": vendetta.tick + 1}


class EndTick(TimeLimit):
    """A player without an order in time passes."""

    clauses = ("VNG-RT13",)

    def milliseconds(self, vendetta: Vendetta) -> int:
        return 1000 * vendetta.options.tick_limit

    def matters(self, vendetta: Vendetta) -> bool:
        awaited = (
            vendetta.orders[who] is None and goes_on(vendetta, vendetta.players[who]) for who in living(vendetta)
        )
        return any(awaited) and not vendetta.is_phase_over

    def take(self, vendetta: Vendetta, option: TimeIsUp, table: Table) -> None:
        vendetta.is_phase_over = True


@applies("VNG-RT13")
def in_turn(vendetta: Vendetta) -> tuple[Seat, ...]:
    """In seat order, beginning one seat further with each tick."""
    everybody = seats(vendetta)
    first = vendetta.tick % len(everybody)
    return everybody[first:] + everybody[:first]


class CarryOutOrders(Do[Vendetta]):
    """Carries out the orders in seat order, then hands out scarce dice one by one in the same order."""

    clauses = ("VNG-RT13", "VNG-RT16")

    def do(self, vendetta: Vendetta, table: Table) -> None:
        turn = in_turn(vendetta)
        vendetta.is_phase_over = False
        asked = (who for who in turn if vendetta.orders[who] or goes_on(vendetta, vendetta.players[who]))
        table.tell(OrdersOpened(vendetta.tick + 1, turn[0]))
        table.then(*map(CarryOutOrder, asked), EndOrders(), RunTick())


class CarryOutOrder(Do[Vendetta]):
    """An order that has become impossible is lost; a third pass in a row stops a player."""

    clauses = ("VNG-RT13", "VNG-RT14", "VNG-RT16")
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        player, order = vendetta.players[self.who], vendetta.orders[self.who]
        vendetta.orders[self.who] = None
        if order is not None:
            player.passes = 0
            self._carry_out(vendetta, order, table)
        elif goes_on(vendetta, player):
            player.passes += 1
            table.tell(TickPassed(self.who))
            if player.passes == MOST_PASSES:
                stop(vendetta, self.who, "passes", table)

    def _carry_out(self, vendetta: Vendetta, order: Order, table: Table) -> None:
        meant = interpreted_order(vendetta, self.who, order)
        for possible in orders(vendetta, self.who):
            if possible == meant:
                carry_out(vendetta, self.who, possible, table)
                table.then(StopHopeless(self.who))
                return


class EndOrders(Do[Vendetta]):
    """Scarce dice are dealt; alone, a number of ticks after the first roll the Reserve closes."""

    clauses = ("VNG-RT13", "VNG-RT14", "VNG-SOLO4", "VNG-SOLO5")

    def do(self, vendetta: Vendetta, table: Table) -> None:
        serve_requests(vendetta, in_turn(vendetta), table)
        vendetta.tick += 1
        if is_solo(vendetta) and vendetta.players[0].standing == "rolling":
            vendetta.ticks_rolled += 1
            if vendetta.ticks_rolled == solo_ticks(vendetta):
                close_reserve(vendetta, table)


@applies("VNG-RT14")
def solo_ticks(vendetta: Vendetta) -> int:
    """A tick stands for a second and a half."""
    return box_of(vendetta).supplies.solo.ticks[LEVELS.index(vendetta.options.solo_time)]
