"""Players who lose their connection (TRP-DIG3): the hourglass waits once, then the torch is passed on."""

from functools import lru_cache

from lairkeeper.games.trapwords.records.events import SeatBack, SeatLost
from lairkeeper.games.trapwords.records.options import ComeBack, LoseSeat
from lairkeeper.games.trapwords.rules.agreement import finish_if_agreed
from lairkeeper.games.trapwords.state import (
    Dungeon,
    Phase,
    everybody,
    is_computer,
    milliseconds,
    supplies,
    team_of,
    turn_of,
)
from lairkeeper.kernel import Seat, Step, Table, Timer, Wait
from lairkeeper.kernel.errors import Fact


def connection_lanes(dungeon: Dungeon) -> tuple[tuple[Step, ...], ...]:
    """A lane for every person: is somebody there?"""
    moment = (dungeon.phase, len(dungeon.turns))
    persons = [seat for seat in everybody(dungeon) if not is_computer(dungeon, seat)]
    return tuple(
        (WatchReturn(seat, *moment) if seat in dungeon.absent else WatchAbsence(seat, *moment),) for seat in persons
    )


@lru_cache(1_000)
def _absence(ms: int, who: Seat) -> Timer:
    """Made once: every answer asks each lane for its timer again."""
    return Timer(WatchAbsence.slug, ms, (LoseSeat(),), "absence", (who,))


@lru_cache(1_000)
def _return(who: Seat) -> Timer:
    return Timer(WatchReturn.slug, 0, (ComeBack(),), "return", (who,))


def _is_now(dungeon: Dungeon, phase: Phase, turns: int) -> bool:
    """Whether the phase in which a watch began still goes on."""
    if dungeon.phase != phase or len(dungeon.turns) != turns:
        return False
    if phase == "traps":
        return not all(team.is_ready for team in dungeon.teams)
    return turn_of(dungeon).stage in ("reading", "running")


class WatchAbsence(Wait[Dungeon, LoseSeat]):
    """A player without connection is lost after a moment: neither waited for nor counted."""

    clauses = ("TRP-DIG3", "TRP-TRAP5")
    who: Seat
    phase: Phase
    turns: int

    def timer(self, dungeon: Dungeon) -> Timer | None:
        if not _is_now(dungeon, self.phase, self.turns):
            return None
        return _absence(milliseconds(supplies(dungeon).absence), self.who)

    def take(self, dungeon: Dungeon, option: LoseSeat, table: Table) -> None:
        dungeon.absent.add(self.who)
        table.tell(SeatLost(self.who))
        if self.phase == "traps" and (team := team_of(dungeon, self.who)) is not None:
            finish_if_agreed(dungeon, team, table)
        table.then(WatchReturn(self.who, self.phase, self.turns))

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        return {"seat": self.who}


class WatchReturn(Wait[Dungeon, ComeBack]):
    """Reconnecting is enough to continue."""

    clauses = ("TRP-DIG3",)
    who: Seat
    phase: Phase
    turns: int

    def timer(self, dungeon: Dungeon) -> Timer | None:
        is_awaited = self.who in dungeon.absent and _is_now(dungeon, self.phase, self.turns)
        return _return(self.who) if is_awaited else None

    def take(self, dungeon: Dungeon, option: ComeBack, table: Table) -> None:
        dungeon.absent.discard(self.who)
        table.tell(SeatBack(self.who))
        table.then(WatchAbsence(self.who, self.phase, self.turns))

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        return {"seat": self.who}
