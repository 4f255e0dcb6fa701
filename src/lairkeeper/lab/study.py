"""What many games have shown, as plain records; and the tally it is drawn from, which forgets the games themselves."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from lairkeeper.kernel import Outcome, Record

Z_95 = 1.959963984540054


class Proportion(Record):
    """So many games out of so many."""

    count: int
    games: int

    @property
    def share(self) -> float:
        return self.count / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval: where the true share lies with a confidence of 95 %."""
        if not self.games:
            return 0.0, 1.0
        games, share, square = self.games, self.share, Z_95 * Z_95
        middle = (share + square / (2 * games)) / (1 + square / games)
        width = Z_95 / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
        return max(0.0, middle - width), min(1.0, middle + width)


class Length(Record):
    mean: float
    median: float


class Reached(Record):
    """How many of the final scores reached a target."""

    target: int
    rate: Proportion


class Points(Record):
    """The final scores of all seats: where they lie, and how many reach each target that the game names.

    Quantiles are scores that occurred: a tenth of all are at most `tenth`, a quarter at most `quarter`, and so on.
    """

    mean: float
    least: int
    tenth: int
    quarter: int
    median: int
    three_quarters: int
    nine_tenths: int
    most: int
    reached: tuple[Reached, ...]


class EndingRate(Record):
    """A reason for which games ended."""

    reason: str
    rate: Proportion


class Measure(Record):
    """Something that a game counts in its own words, out of so many times that it could have happened."""

    name: str
    rate: Proportion


class FactWins(Record):
    """The games in which a fact had this value, and how many of them were won."""

    field: str
    value: int | str
    won: Proportion


class Study(Record):
    """A number of games of one table. `won` counts games with a winner, `seats` those that each seat won."""

    game: str
    bots: tuple[str, ...]
    seed: str
    wanted: int
    games: int
    won: Proportion
    seats: tuple[Proportion, ...]
    endings: tuple[EndingRate, ...]
    answers: Length
    turns: Length
    seconds_per_game: float
    points: Points | None = None
    """None where a game has no scores."""
    measures: tuple[Measure, ...] = ()
    """What the game counts beside the endings."""
    facets: tuple[FactWins, ...] = ()
    """The games told apart by what was in them."""
    is_broken: bool = False
    """True if a worker process died while it played this game."""

    @property
    def is_complete(self) -> bool:
        """False if it was interrupted or broken off."""
        return self.games == self.wanted


@dataclass
class Tally:
    """Counts that can be added up in any order."""

    games: int = 0
    won: int = 0
    seconds: float = 0.0
    seats: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    answers: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    happened: Counter[str] = field(default_factory=Counter)
    chances: Counter[str] = field(default_factory=Counter)
    met: Counter[tuple[str, int | str]] = field(default_factory=Counter)
    overcome: Counter[tuple[str, int | str]] = field(default_factory=Counter)

    def measure(self, measures: Mapping[str, tuple[int, int]]) -> None:
        for name, (happened, chances) in measures.items():
            self.happened[name] += happened
            self.chances[name] += chances

    def tell_apart(self, facets: Mapping[str, Sequence[int | str]], *, is_won: bool) -> None:
        for name, values in facets.items():
            for value in values:
                self.met[name, value] += 1
                self.overcome[name, value] += is_won

    def count(self, outcome: Outcome, answers: int, turns: int, seconds: float) -> None:
        self.games += 1
        self.won += bool(outcome.winners)
        self.seconds += seconds
        self.seats.update(outcome.winners)
        self.reasons[outcome.reason] += 1
        self.answers[answers] += 1
        self.turns[turns] += 1
        self.scores.update(outcome.scores)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.won += other.won
        self.seconds += other.seconds
        self.seats += other.seats
        self.reasons += other.reasons
        self.answers += other.answers
        self.turns += other.turns
        self.scores.update(other.scores)
        self.happened.update(other.happened)
        self.chances.update(other.chances)
        self.met.update(other.met)
        self.overcome.update(other.overcome)

    def study(
        self, *, game: str, bots: tuple[str, ...], seed: str, wanted: int, targets: tuple[int, ...] = ()
    ) -> Study:
        """The study from its tally; `bots` has one name per seat."""
        reasons = sorted(self.reasons.items(), key=lambda item: (-item[1], item[0]))
        return Study(
            game=game,
            bots=bots,
            seed=seed,
            wanted=wanted,
            games=self.games,
            won=Proportion(self.won, self.games),
            seats=tuple(Proportion(self.seats[seat], self.games) for seat in range(len(bots))),
            endings=tuple(EndingRate(reason, Proportion(count, self.games)) for reason, count in reasons),
            answers=length_of(self.answers),
            turns=length_of(self.turns),
            seconds_per_game=self.seconds / self.games if self.games else 0.0,
            points=points_of(self.scores, targets) if self.scores else None,
            measures=tuple(Measure(name, Proportion(self.happened[name], of)) for name, of in self.chances.items()),
            facets=tuple(
                FactWins(name, value, Proportion(self.overcome[name, value], games))
                for (name, value), games in sorted(self.met.items(), key=_in_order)
            ),
        )


def _in_order(item: tuple[tuple[str, int | str], int]) -> tuple[str, int, str]:
    """Facets by name, then numbers by size and words by the alphabet."""
    (name, value), _ = item
    return name, value if isinstance(value, int) else 0, str(value)


def points_of(scores: Counter[int], targets: tuple[int, ...]) -> Points:
    """Mean, quantiles and targets of scores, given how often each occurred."""
    total = scores.total()

    def at(share: float) -> int:
        return _nth(scores, round(share * (total - 1)))

    return Points(
        mean=sum(score * count for score, count in scores.items()) / total,
        least=min(scores),
        tenth=at(0.1),
        quarter=at(0.25),
        median=at(0.5),
        three_quarters=at(0.75),
        nine_tenths=at(0.9),
        most=max(scores),
        reached=tuple(
            Reached(target, Proportion(sum(count for score, count in scores.items() if score >= target), total))
            for target in targets
        ),
    )


def length_of(counted: Counter[int]) -> Length:
    """Mean and median of lengths, given how often each occurred."""
    total = counted.total()
    if not total:
        return Length(0.0, 0.0)
    mean = sum(length * count for length, count in counted.items()) / total
    return Length(mean, (_nth(counted, (total - 1) // 2) + _nth(counted, total // 2)) / 2)


def _nth(counted: Counter[int], place: int) -> int:
    """The length at this place of the sorted list."""
    for length, count in sorted(counted.items()):
        place -= count
        if place < 0:
            return length
    raise IndexError(place)
