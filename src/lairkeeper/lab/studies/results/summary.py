"""What the rows of a study show, cell by cell: counts that are added up file by file, so that memory stays flat."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from heapq import nlargest
from typing import NamedTuple

from lairkeeper.kernel import Outcome, Seat
from lairkeeper.lab.studies.records.recording import NO_SEAT, GameRow, Timing
from lairkeeper.lab.studies.results.folder import StudyFolder
from lairkeeper.lab.study import Proportion, Study, Tally

MOST_SLOW = 10


@dataclass
class FacetTally:
    """Games (or seats) with one thing in them: how many were won, and their points where the game has scores."""

    games: int = 0
    won: int = 0
    points: int = 0

    @property
    def rate(self) -> Proportion:
        return Proportion(self.won, self.games)

    @property
    def mean_points(self) -> float:
        return self.points / self.games if self.games else 0.0


@dataclass
class CellSummary:
    """One cell: the counts of its games."""

    tally: Tally = field(default_factory=Tally)
    facets: defaultdict[tuple[str, str], FacetTally] = field(default_factory=lambda: defaultdict(FacetTally))
    clauses: Counter[str] = field(default_factory=Counter)
    """In how many games each clause fired."""
    fired: Counter[str] = field(default_factory=Counter)
    """How often each clause fired in all."""
    clock: int = 0
    """Milliseconds of play by the game's own clock, all games together."""

    def add(self, row: GameRow) -> None:
        outcome = Outcome(row.reason, row.clause, tuple(map(Seat, row.winners)), row.scores)
        self.tally.count(outcome, row.answers, row.turns, 0.0)
        self.tally.measure({name: (happened, chances) for name, happened, chances in row.measures})
        self.clauses.update(clause for clause, _ in row.clauses)
        self.fired.update(dict(row.clauses))
        self.clock += row.clock
        for fact, value, seat in row.facets:
            found = self.facets[fact, value]
            found.games += 1
            found.won += row.won if seat == NO_SEAT else seat in row.winners
            found.points += row.scores[seat] if row.scores and seat != NO_SEAT else 0


class Slow(NamedTuple):
    """A decision that took long, and the game it was in."""

    seconds: float
    cell: int
    number: int
    question: str
    seat: int
    bot: str


class StudySummary(NamedTuple):
    cells: tuple[CellSummary, ...]
    seconds: float
    """Processor time of all games."""
    timed: int
    slowest: tuple[Slow, ...]

    def study(self, folder: StudyFolder, cell: int) -> Study:
        """One cell as the record that `simulate` returns."""
        plan = folder.plan
        config, bots = plan.cells[cell].config, plan.cells[cell].bots
        seats = plan.game.seat_count(config)
        targets = plan.game.targets(config) if plan.game.targets else ()
        named = tuple(bots[seat % len(bots)] for seat in range(seats))
        return self.cells[cell].tally.study(
            game=plan.game.name, bots=named, seed=plan.seed, wanted=plan.games, targets=targets
        )


def summarise(folder: StudyFolder) -> StudySummary:
    """Reads every row once."""
    cells = tuple(CellSummary() for _ in folder.plan.cells)
    for row in folder.rows():
        cells[row.cell].add(row)
    seconds, timed = 0.0, 0
    slowest: list[Slow] = []
    for cell, timing in folder.times():
        seconds += timing.seconds
        timed += 1
        slowest = nlargest(MOST_SLOW, [*slowest, _slow(cell, timing)])
    return StudySummary(cells, seconds, timed, tuple(slowest))


def _slow(cell: int, timing: Timing) -> Slow:
    return Slow(timing.slowest, cell, timing.number, timing.question, timing.seat, timing.bot)
