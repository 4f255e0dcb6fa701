"""Real time (VNG-RT): what the clock is asked while dice are rolled. The rules never read a clock.

Time runs while a question to the clock waits; what the clock answers is an answer like any other, so a race replays
exactly.
"""

from itertools import permutations

from lairkeeper.games.vengeance.config import LEVELS, contention_window, count_down, is_race
from lairkeeper.games.vengeance.records.events import CountedDown, PlayerStopped
from lairkeeper.games.vengeance.records.options import CloseWindow, ComeBack, StopAbsent, TimeIsUp
from lairkeeper.games.vengeance.rules.limits import TimeLimit
from lairkeeper.games.vengeance.rules.reserve import close_reserve, fair_order, serve_requests
from lairkeeper.games.vengeance.rules.standing import anybody_goes_on, come_back, goes_on, is_waiting, stop, supply
from lairkeeper.games.vengeance.state import Vendetta, box_of, is_solo, living
from lairkeeper.kernel import Seat, Step, Table, Timer, Wait, applies
from lairkeeper.kernel.errors import Fact


@applies("VNG-ROLL15", "VNG-RT2", "VNG-RT7", "VNG-RT10", "VNG-RT11", "VNG-RT18", "VNG-SOLO5")
def clock_lanes(vendetta: Vendetta) -> tuple[tuple[Step, ...], ...]:
    """The limits this table has chosen; none is the rule. Alone only the solo timer counts, and nobody is missed."""
    if is_solo(vendetta):
        return ()
    lanes: list[tuple[Step, ...]] = [(StopRolling(),)]
    if vendetta.options.reserve_limit:
        lanes.append((CloseReserve(),))
    if vendetta.options.absence_limit:
        lanes += [(WatchAbsence(who),) for who in living(vendetta)]
    return tuple(lanes)


class CountDown(TimeLimit):
    """Three, two, one: nobody rolls before zero, and all begin at the same moment."""

    clauses = ("VNG-RND3", "VNG-ROLL1", "VNG-RT3")
    purpose = "countdown"

    def milliseconds(self, vendetta: Vendetta) -> int:
        return count_down(vendetta.options)

    def matters(self, vendetta: Vendetta) -> bool:
        return True

    def take(self, vendetta: Vendetta, option: TimeIsUp, table: Table) -> None:
        table.tell(CountedDown())


class AwaitDice(Wait[Vendetta, CloseWindow]):
    """A request for scarce dice is held for a moment; then all that came in are served in turn."""

    clauses = ("VNG-RT8", "VNG-RT3")
    who: Seat

    def timer(self, vendetta: Vendetta) -> Timer | None:
        """Every order of requests is a valid answer; the first one applies to simultaneous requests."""
        if not any(request.seat == self.who for request in vendetta.requests):
            return None
        orders = tuple(CloseWindow(order) for order in permutations(fair_order(vendetta)))
        return Timer(self.slug, contention_window(vendetta.options), orders, "window", (self.who,))

    def take(self, vendetta: Vendetta, close: CloseWindow, table: Table) -> None:
        serve_requests(vendetta, close.order, table)

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"seat": self.who}


class CloseReserve(TimeLimit):
    """When the limit of the table is over nobody takes dice any more."""

    clauses = ("VNG-ROLL15", "VNG-RT2")

    def milliseconds(self, vendetta: Vendetta) -> int:
        return 1000 * vendetta.options.reserve_limit

    def matters(self, vendetta: Vendetta) -> bool:
        return anybody_goes_on(vendetta)

    def take(self, vendetta: Vendetta, option: TimeIsUp, table: Table) -> None:
        close_reserve(vendetta, table)


class StopRolling(TimeLimit):
    """The last dice: a while after none can be taken any more, everybody still rolling is stopped."""

    clauses = ("VNG-ROLL15", "VNG-RT2", "VNG-RT18")

    def milliseconds(self, vendetta: Vendetta) -> int:
        return 1000 * vendetta.options.hand_limit

    def matters(self, vendetta: Vendetta) -> bool:
        return anybody_goes_on(vendetta)

    def is_paused(self, vendetta: Vendetta) -> bool:
        return supply(vendetta) > 0

    def take(self, vendetta: Vendetta, option: TimeIsUp, table: Table) -> None:
        for who in living(vendetta):
            if goes_on(vendetta, vendetta.players[who]):
                stop(vendetta, who, "time", table)


@applies("VNG-SOLO4")
def solo_seconds(vendetta: Vendetta) -> int:
    """The time to take dice in, counted from the first roll."""
    level = LEVELS.index(vendetta.options.solo_time)
    return box_of(vendetta).supplies.solo.seconds[level]


class SoloTimer(TimeLimit):
    """Alone, the Reserve closes a number of seconds after the first roll; what is in hand may still be used."""

    clauses = ("VNG-SOLO4", "VNG-SOLO5", "VNG-RT7", "VNG-RT11", "VNG-RT12")

    def milliseconds(self, vendetta: Vendetta) -> int:
        return 1000 * solo_seconds(vendetta)

    def matters(self, vendetta: Vendetta) -> bool:
        return is_solo(vendetta) and is_race(vendetta.options) and anybody_goes_on(vendetta)

    def take(self, vendetta: Vendetta, option: TimeIsUp, table: Table) -> None:
        close_reserve(vendetta, table)


class WatchAbsence(Wait[Vendetta, StopAbsent]):
    """A player without connection is stopped for as long as it lasts, stuck or not; dice stay where they are."""

    clauses = ("VNG-RT10", "VNG-SW4")
    who: Seat

    def timer(self, vendetta: Vendetta) -> Timer | None:
        player, limit = vendetta.players[self.who], 1000 * vendetta.options.absence_limit
        if not goes_on(vendetta, player) and not is_waiting(vendetta, player):
            return None
        return Timer(self.slug, limit, (StopAbsent(),), "absence", (self.who,))

    def take(self, vendetta: Vendetta, option: StopAbsent, table: Table) -> None:
        vendetta.players[self.who].is_absent = True
        table.tell(PlayerStopped(self.who, "absence"))
        table.then(WatchReturn(self.who), WatchAbsence(self.who))

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"seat": self.who}


class WatchReturn(Wait[Vendetta, ComeBack]):
    """Reconnecting is enough to continue rolling, as long as anybody rolls."""

    clauses = ("VNG-RT10",)
    who: Seat

    def timer(self, vendetta: Vendetta) -> Timer | None:
        is_awaited = vendetta.players[self.who].is_absent and anybody_goes_on(vendetta)
        return Timer(self.slug, 0, (ComeBack(),), "return", (self.who,)) if is_awaited else None

    def take(self, vendetta: Vendetta, option: ComeBack, table: Table) -> None:
        come_back(vendetta, self.who, table)

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"seat": self.who}
