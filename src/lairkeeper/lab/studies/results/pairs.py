"""Two cells compared game by game: the mean difference with its interval, and what is in the games that gain."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf, sqrt
from typing import NamedTuple

from lairkeeper.lab.studies.records.recording import NO_SEAT, GameRow
from lairkeeper.lab.studies.results.folder import StudyFolder
from lairkeeper.lab.study import Z_95


class Gain(NamedTuple):
    """How much more the second cell has than the first, on average over pairs of games, with its 95 % interval."""

    mean: float
    low: float
    high: float
    pairs: int

    @property
    def is_shown(self) -> bool:
        """Whether the interval leaves no difference out."""
        return self.low > 0 or self.high < 0


@dataclass
class _Sum:
    """Differences added up one by one."""

    pairs: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, difference: float) -> None:
        self.pairs += 1
        self.total += difference
        self.squares += difference * difference

    def gain(self) -> Gain:
        """The mean difference of the pairs with its interval; infinite for fewer than two pairs."""
        if self.pairs < 2:
            return Gain(self.total, -inf, inf, self.pairs)
        return self._around(self.total / self.pairs, self)

    def gain_of_wins(self) -> Gain:
        """For games won or lost: half a pair of each kind is added (Agresti and Min), so that few pairs that all agree
        do not look certain."""
        return self._around(self.total / max(1, self.pairs), _Sum(self.pairs + 2, self.total, self.squares + 1.0))

    def _around(self, mean: float, counted: "_Sum") -> Gain:
        middle = counted.total / counted.pairs
        variance = max(0.0, counted.squares - counted.pairs * middle * middle) / (counted.pairs - 1)
        width = Z_95 * sqrt(variance / counted.pairs)
        return Gain(mean, middle - width, middle + width, self.pairs)


class FacetGain(NamedTuple):
    """A facet of games in both cells, and the difference of its win rate."""

    fact: str
    value: str
    won: Gain


class PairedComparison(NamedTuple):
    """The second cell against the first. `points` is None in games without scores."""

    won: Gain
    points: Gain | None
    turns: Gain
    alike: int
    """Pairs with the same result, the same length and the same clauses: nothing differed."""
    facets: tuple[FacetGain, ...]

    @property
    def most_gaining(self) -> FacetGain | None:
        """What gains most, among all for which a difference is shown."""
        shown = [facet for facet in self.facets if facet.won.is_shown and facet.won.mean > 0]
        return max(shown, key=lambda facet: facet.won.mean, default=None)

    @property
    def most_losing(self) -> FacetGain | None:
        shown = [facet for facet in self.facets if facet.won.is_shown and facet.won.mean < 0]
        return min(shown, key=lambda facet: facet.won.mean, default=None)


def pairs(folder: StudyFolder, first: int, second: int) -> Iterator[tuple[GameRow, GameRow]]:
    """Games of the same number, as far as both cells have them; rows are read file by file."""
    ones, others = folder.rows(first), folder.rows(second)
    one, other = next(ones, None), next(others, None)
    while one is not None and other is not None:
        if one.number == other.number:
            yield one, other
            one, other = next(ones, None), next(others, None)
        elif one.number < other.number:
            one = next(ones, None)
        else:
            other = next(others, None)


def compare(folder: StudyFolder, first: int, second: int) -> PairedComparison:
    won, points, turns = _Sum(), _Sum(), _Sum()
    facets: defaultdict[tuple[str, str], _Sum] = defaultdict(_Sum)
    alike = 0
    for one, other in pairs(folder, first, second):
        won.add(_result(other) - _result(one))
        turns.add(other.turns - one.turns)
        if one.scores and other.scores:
            points.add(_mean(other) - _mean(one))
        alike += _without_cell(one) == _without_cell(other)
        for key, difference in _facet_differences(one, other):
            facets[key].add(difference)
    found = tuple(FacetGain(*key, each.gain_of_wins()) for key, each in sorted(facets.items()))
    return PairedComparison(won.gain_of_wins(), points.gain() if points.pairs else None, turns.gain(), alike, found)


def _without_cell(row: GameRow) -> GameRow:
    return row._replace(cell=0)


def _result(row: GameRow) -> float:
    return float(row.won)


def _mean(row: GameRow) -> float:
    return sum(row.scores) / len(row.scores)


def _facet_differences(one: GameRow, other: GameRow) -> Iterator[tuple[tuple[str, str], float]]:
    """What both games have, for the same seat where it belongs to one, and whether it won more."""
    shared = set(one.facets) & set(other.facets)
    for fact, value, seat in shared:
        wins: Callable[[GameRow], float] = _result if seat == NO_SEAT else _wins_of(seat)
        yield (fact, value), wins(other) - wins(one)


def _wins_of(seat: int) -> Callable[[GameRow], float]:
    return lambda row: float(seat in row.winners)
