"""Which bot plays better: the same games by one bot after the other, and the mean difference with its interval.

Game number n has the seed `<seed>/<n>` and the n-th table in turn. All its seats are played by one bot, then all by the
next: dice and cards come from the same seed, so the difference varies less than the results.
"""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

import msgspec

from lairkeeper.bots import kind_of
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Outcome, Record
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.lab.fit.moments import fit_tables
from lairkeeper.lab.play import numbered, play_game
from lairkeeper.lab.processes import run_jobs
from lairkeeper.lab.study import Z_95


class Ladder(msgspec.Struct, frozen=True):
    """Raw results, by bot and game: 1 or 0 for a game won or lost, or the mean score of the seats."""

    game: str
    version: int
    command: str
    seed: str
    games: int
    results: dict[str, tuple[float, ...]]


class Difference(NamedTuple):
    """How much better the second bot is than the first, in points of 100 games won or in points of the score."""

    first: str
    second: str
    mean: float
    error: float
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        return self.mean - Z_95 * self.error, self.mean + Z_95 * self.error

    @property
    def is_shown(self) -> bool:
        """Whether the interval leaves no difference out."""
        low, high = self.interval
        return low > 0 or high < 0


class Job(NamedTuple):
    game: str
    bot: str
    config: Record
    seed: str


def play_ladder(
    game: AnyGame,
    bots: Sequence[str],
    *,
    games: int,
    seed: str,
    workers: int = 1,
    command: str = "",
    on_progress: Callable[[int, int], None] | None = None,
) -> Ladder:
    """Plays every game with every bot; the result does not depend on the number of processes."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadConfig(key="bots", value=",".join(bots), expected="two or more different bots")
    for bot in bots:
        kind_of(bot, game)
    jobs = list(_jobs(game, bots, games, seed))
    found: dict[str, list[float]] = {bot: [] for bot in bots}
    for number, (job, result) in enumerate(zip(jobs, run_jobs(play_job, jobs, workers), strict=True), 1):
        found[job.bot].append(result)
        if on_progress is not None:
            on_progress(number, len(jobs))
    results = {bot: tuple(rows) for bot, rows in found.items()}
    return Ladder(game.name, game.version, command, seed, games, results)


def _jobs(game: AnyGame, bots: Sequence[str], games: int, seed: str) -> Iterator[Job]:
    tables = fit_tables(game)
    for number in range(games):
        for bot in bots:
            yield Job(game.name, bot, tables[number % len(tables)], numbered(seed, number))


def replay_ladder(ladder: Ladder, numbers: Sequence[int]) -> dict[str, tuple[float, ...]]:
    """The results of some of the games, played again."""
    game = game_named(ladder.game)
    tables = fit_tables(game)
    return {
        bot: tuple(
            play_job(Job(game.name, bot, tables[number % len(tables)], numbered(ladder.seed, number)))
            for number in numbers
        )
        for bot in ladder.results
    }


def play_job(job: Job) -> float:
    outcome = play_game(game_named(job.game), job.config, [job.bot], job.seed).state.outcome
    assert outcome is not None
    return _result(outcome)


def _result(outcome: Outcome) -> float:
    if outcome.scores:
        return round(sum(outcome.scores) / len(outcome.scores), 2)
    return float(bool(outcome.winners))


def difference(ladder: Ladder, first: str, second: str) -> Difference:
    """The mean of the differences game by game."""
    rows = [two - one for one, two in zip(ladder.results[first], ladder.results[second], strict=True)]
    scale = 100.0 if all(value in (0.0, 1.0) for value in ladder.results[first]) else 1.0
    mean = sum(rows) / len(rows)
    variance = sum((row - mean) ** 2 for row in rows) / max(1, len(rows) - 1)
    return Difference(first, second, scale * mean, scale * sqrt(variance / len(rows)), len(rows))


def write_ladder(ladder: Ladder) -> bytes:
    return msgspec.json.format(msgspec.json.encode(ladder), indent=0) + b"\n"


def read_ladder(blob: bytes) -> Ladder:
    return msgspec.json.decode(blob, type=Ladder)
