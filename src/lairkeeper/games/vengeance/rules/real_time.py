"""Real time (VNG-RT): what the clock is asked while dice are rolled. The rules never read a clock.

Time runs while a question to the clock waits, `after_ms` says how long; what the clock answers is an answer like any
other, so a race replays exactly.
"""

from itertools import permutations

from lairkeeper.games.vengeance.config import LEVELS, contention_window, count_down
from lairkeeper.games.vengeance.events import CountedDown, PlayerStopped
from lairkeeper.games.vengeance.options import CloseWindow, ComeBack, StopAbsent, TimeIsUp
from lairkeeper.games.vengeance.rules.reserve import close_reserve, fair_order, serve_requests
from lairkeeper.games.vengeance.rules.standing import anybody_goes_on, come_back, goes_on, is_waiting, stop
from lairkeeper.games.vengeance.state import Vendetta, box_of, is_solo, living
from lairkeeper.kernel import CLOCK, Ask, Seat, Step, Table, applies
from lairkeeper.kernel.errors import Fact


@applies("VNG-ROLL15", "VNG-RT2", "VNG-RT7", "VNG-RT10", "VNG-RT11", "VNG-SOLO5")
def clock_lanes(vendetta: Vendetta) -> tuple[tuple[Step, ...], ...]:
    """The limits this table has chosen; none is the rule. Alone only the solo timer counts, and nobody is missed."""
    if is_solo(vendetta):
        return ()
    lanes: list[tuple[Step, ...]] = []
    if vendetta.options.reserve_limit:
        lanes.append((CloseReserve(), StopRolling()))
    if vendetta.options.absence_limit:
        lanes += [(WatchAbsence(who),) for who in living(vendetta)]
    return tuple(lanes)


class CountDown(Ask[Vendetta, TimeIsUp]):
    """Three, two, one: nobody rolls before zero, and all begin at the same moment."""

    clauses = ("VNG-RND3", "VNG-ROLL1", "VNG-RT3")
    answers_itself = False

    def seats(self, vendetta: Vendetta) -> tuple[Seat, ...]:
        return (CLOCK,) if count_down(vendetta.options) else ()

    def options(self, vendetta: Vendetta) -> list[TimeIsUp]:
        return [TimeIsUp()]

    def take(self, vendetta: Vendetta, option: TimeIsUp, table: Table) -> None:
        table.tell(CountedDown())

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"after_ms": count_down(vendetta.options)}


class AwaitDice(Ask[Vendetta, CloseWindow]):
    """A request for scarce dice is held for a moment; then all that came in are served in turn."""

    clauses = ("VNG-RT8", "VNG-RT3")
    answers_itself = False
    who: Seat

    def seats(self, vendetta: Vendetta) -> tuple[Seat, ...]:
        return (CLOCK,) if any(request.seat == self.who for request in vendetta.requests) else ()

    def options(self, vendetta: Vendetta) -> list[CloseWindow]:
        """Any order; first the one for requests that came at the same time."""
        return [CloseWindow(order) for order in permutations(fair_order(vendetta))]

    def take(self, vendetta: Vendetta, close: CloseWindow, table: Table) -> None:
        serve_requests(vendetta, close.order, table)

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"seat": self.who, "after_ms": contention_window(vendetta.options)}


class CloseReserve(Ask[Vendetta, TimeIsUp]):
    """When the limit of the table is over nobody takes dice any more."""

    clauses = ("VNG-ROLL15", "VNG-RT2")
    answers_itself = False

    def seats(self, vendetta: Vendetta) -> tuple[Seat, ...]:
        return (CLOCK,) if anybody_goes_on(vendetta) else ()

    def options(self, vendetta: Vendetta) -> list[TimeIsUp]:
        return [TimeIsUp()]

    def take(self, vendetta: Vendetta, option: TimeIsUp, table: Table) -> None:
        close_reserve(vendetta, table)

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"after_ms": 1000 * vendetta.options.reserve_limit}


class StopRolling(Ask[Vendetta, TimeIsUp]):
    """A while after the Reserve was closed everybody still rolling is stopped."""

    clauses = ("VNG-ROLL15", "VNG-RT2")
    answers_itself = False

    def seats(self, vendetta: Vendetta) -> tuple[Seat, ...]:
        has_limit = vendetta.options.hand_limit > 0
        return (CLOCK,) if has_limit and anybody_goes_on(vendetta) else ()

    def options(self, vendetta: Vendetta) -> list[TimeIsUp]:
        return [TimeIsUp()]

    def take(self, vendetta: Vendetta, option: TimeIsUp, table: Table) -> None:
        for who in living(vendetta):
            if goes_on(vendetta, vendetta.players[who]):
                stop(vendetta, who, "time", table)

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"after_ms": 1000 * vendetta.options.hand_limit}


@applies("VNG-SOLO4")
def solo_seconds(vendetta: Vendetta) -> int:
    """The time to take dice in, counted from the first roll."""
    level = LEVELS.index(vendetta.options.solo_time)
    return box_of(vendetta).supplies.solo.seconds[level]


class SoloTimer(Ask[Vendetta, TimeIsUp]):
    """Alone, the Reserve closes a number of seconds after the first roll; what is in hand may still be used."""

    clauses = ("VNG-SOLO4", "VNG-SOLO5", "VNG-RT7", "VNG-RT11")
    answers_itself = False

    def seats(self, vendetta: Vendetta) -> tuple[Seat, ...]:
        is_timed = is_solo(vendetta) and vendetta.options.pace != "ticks"
        return (CLOCK,) if is_timed and anybody_goes_on(vendetta) else ()

    def options(self, vendetta: Vendetta) -> list[TimeIsUp]:
        return [TimeIsUp()]

    def take(self, vendetta: Vendetta, option: TimeIsUp, table: Table) -> None:
        close_reserve(vendetta, table)

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"after_ms": 1000 * solo_seconds(vendetta)}


class WatchAbsence(Ask[Vendetta, StopAbsent]):
    """A player without connection is stopped for as long as it lasts, stuck or not; dice stay where they are."""

    clauses = ("VNG-RT10", "VNG-SW4")
    answers_itself = False
    who: Seat

    def seats(self, vendetta: Vendetta) -> tuple[Seat, ...]:
        player = vendetta.players[self.who]
        return (CLOCK,) if goes_on(vendetta, player) or is_waiting(vendetta, player) else ()

    def options(self, vendetta: Vendetta) -> list[StopAbsent]:
        return [StopAbsent()]

    def take(self, vendetta: Vendetta, option: StopAbsent, table: Table) -> None:
        vendetta.players[self.who].is_absent = True
        table.tell(PlayerStopped(self.who, "absence"))
        table.then(WatchReturn(self.who), WatchAbsence(self.who))

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"seat": self.who, "absent": self.who, "after_ms": 1000 * vendetta.options.absence_limit}


class WatchReturn(Ask[Vendetta, ComeBack]):
    """To be there again is enough to go on rolling, as long as anybody rolls."""

    clauses = ("VNG-RT10",)
    answers_itself = False
    who: Seat

    def seats(self, vendetta: Vendetta) -> tuple[Seat, ...]:
        return (CLOCK,) if vendetta.players[self.who].is_absent and anybody_goes_on(vendetta) else ()

    def options(self, vendetta: Vendetta) -> list[ComeBack]:
        return [ComeBack()]

    def take(self, vendetta: Vendetta, option: ComeBack, table: Table) -> None:
        come_back(vendetta, self.who, table)

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"seat": self.who, "present": self.who}
