"""Which bot plays better: the same games by one bot after the other, and the mean difference with its interval.

Game number n has the seed `<seed>/<n>` and the n-th table in turn. All its seats are played by one bot, then all by the
next: dice and cards come from the same seed, so the difference varies less than the results.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

import msgspec

from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Outcome, Record
from lairkeeper.kernel.definition.table_options import agree
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.lab.play import BotChoice, name_of, new_bot, numbered, play_game
from lairkeeper.lab.processes import run_jobs
from lairkeeper.lab.simulate import refuse_unpicklable
from lairkeeper.lab.standard_tables import standard_tables
from lairkeeper.lab.study import Z_95

ONE = 1
"""Jobs that a process gets at a time: games of bots that search take long."""
KEPT_AFTER = 4
"""Games after which what is there is kept."""


class Ladder(msgspec.Struct, frozen=True, omit_defaults=True):
    """Raw results, by bot and game: 1 or 0 for a game won or lost, or the mean score of the seats.

    Games are played at all tables with this preset and this number of players; at all there are, if none is named.
    """

    game: str
    version: int
    command: str
    seed: str
    games: int
    results: dict[str, tuple[float, ...]]
    preset: str | None = None
    players: int | None = None


class LadderStep(NamedTuple):
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


class LadderGame(NamedTuple):
    game: str
    bot: BotChoice
    config: Record
    seed: str


def play_ladder(
    game: AnyGame,
    bots: Sequence[BotChoice],
    *,
    games: int,
    seed: str,
    preset: str | None = None,
    players: int | None = None,
    workers: int = 1,
    command: str = "",
    on_progress: Callable[[int, int], None] | None = None,
    begun: Ladder | None = None,
    keep: Callable[[Ladder], None] | None = None,
) -> Ladder:
    """Plays every game with every bot; the result does not depend on the number of processes.

    A bot is a name or an object with `choose`; results are listed by name. `begun` is what an earlier run has left:
    of the bots that played the same tables with the same dice then, these games are not played again. `keep` is given
    what is there after every few games.
    """
    names = [name_of(bot) for bot in bots]
    if len(bots) < 2 or len(set(names)) < len(bots):
        raise BadConfig(key="bots", value=",".join(names), expected="two or more different bots")
    for bot in bots:
        new_bot(bot, game)
    if workers != 1:
        refuse_unpicklable(bots)
    if games < 1:
        raise BadConfig(key="games", value=games, expected="1..")
    plan = Ladder(game.name, game.version, command, seed, games, {}, preset, players)
    found = _played(plan, names, begun)
    jobs = list(_missing(plan, bots, found))
    done = games * len(bots) - len(jobs)
    for number, (job, result) in enumerate(zip(jobs, run_jobs(play_job, jobs, workers, ONE), strict=True), 1):
        found[name_of(job.bot)].append(result)
        if on_progress is not None:
            on_progress(done + number, games * len(names))
        if keep is not None and number % (KEPT_AFTER * len(names)) == 0:
            keep(_told(plan, found))
    return _told(plan, found)


def _played(plan: Ladder, names: Sequence[str], begun: Ladder | None) -> dict[str, list[float]]:
    """Earlier results that can be reused: of the same bots, tables and seeds."""
    if begun is None or _tables_of(begun) != _tables_of(plan):
        return {name: [] for name in names}
    return {name: [*begun.results.get(name, ())[: plan.games]] for name in names}


def _tables_of(ladder: Ladder) -> tuple[object, ...]:
    return ladder.game, ladder.version, ladder.seed, ladder.preset, ladder.players


def _told(plan: Ladder, found: Mapping[str, Sequence[float]]) -> Ladder:
    """The ladder with the games that all bots have played; a bot that joined later may have played fewer."""
    games = min(len(rows) for rows in found.values())
    return msgspec.structs.replace(plan, games=games, results={bot: tuple(rows) for bot, rows in found.items()})


def _missing(plan: Ladder, bots: Sequence[BotChoice], found: Mapping[str, Sequence[float]]) -> Iterator[LadderGame]:
    for number in range(plan.games):
        yield from _jobs(plan, [bot for bot in bots if len(found[name_of(bot)]) <= number], number)


def _jobs(ladder: Ladder, bots: Sequence[BotChoice], number: int) -> Iterator[LadderGame]:
    """One game of a ladder, by one bot after the other; all tables come in turn."""
    tables = ladder_tables(game_named(ladder.game), ladder.preset, ladder.players)
    for bot in bots:
        yield LadderGame(ladder.game, bot, tables[number % len(tables)], numbered(ladder.seed, number))


def ladder_tables(game: AnyGame, preset: str | None, players: int | None) -> list[Record]:
    """The tables of a ladder: all presets and numbers of players, or those that are named."""
    if players is not None and players not in game.seats:
        raise BadConfig(key="players", value=players, expected=f"{game.seats[0]}..{game.seats[-1]}")
    counts = game.seats if players is None else (players,)
    if preset is not None:
        return [agree(game, {"players": count}, preset=preset) for count in counts]
    return [table for table in standard_tables(game) if game.seat_count(table) in counts]


def replay_ladder(
    ladder: Ladder, numbers: Sequence[int], among: Collection[str] | None = None
) -> dict[str, tuple[float, ...]]:
    """The results of some of the games, played again by all bots, or by those that are named."""
    bots = [bot for bot in ladder.results if among is None or bot in among]
    rows = [[play_job(job) for job in _jobs(ladder, bots, number)] for number in numbers]
    return dict(zip(bots, zip(*rows, strict=True), strict=True))


def play_job(job: LadderGame) -> float:
    outcome = play_game(game_named(job.game), job.config, [job.bot], job.seed).state.outcome
    assert outcome is not None
    return _result(outcome)


def _result(outcome: Outcome) -> float:
    if outcome.scores:
        return round(sum(outcome.scores) / len(outcome.scores), 2)
    return float(bool(outcome.winners))


def difference(ladder: Ladder, first: str, second: str) -> LadderStep:
    """The mean of the differences, over the games that both have played."""
    ones, twos = ladder.results[first], ladder.results[second]
    rows = [two - one for one, two in zip(ones, twos, strict=False)]
    scale = 100.0 if all(value in (0.0, 1.0) for value in ones) else 1.0
    mean = sum(rows) / len(rows)
    variance = sum((row - mean) ** 2 for row in rows) / max(1, len(rows) - 1)
    return LadderStep(first, second, scale * mean, scale * sqrt(variance / len(rows)), len(rows))


def write_ladder(ladder: Ladder) -> bytes:
    return msgspec.json.format(msgspec.json.encode(ladder), indent=0) + b"\n"


def read_ladder(blob: bytes) -> Ladder:
    return msgspec.json.decode(blob, type=Ladder)
