"""The figures of servers under load, their tables, and the targets beside what was reached."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import isnan
from statistics import median

from bench.tables import number, table


@dataclass(frozen=True)
class Waits:
    """How many moves were waited for, and within how many milliseconds half of them and 99 of 100 were through."""

    count: int
    median: float
    slow: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> "Waits":
        if not seconds:
            return cls(0, float("nan"), float("nan"))
        ordered = sorted(seconds)
        return cls(len(ordered), ordered[len(ordered) // 2] * 1e3, ordered[len(ordered) * 99 // 100] * 1e3)

    def __str__(self) -> str:
        return f"{self.median:.2f} / {self.slow:.2f}"


@dataclass(frozen=True, kw_only=True)
class LoadRow:
    """One server with so many tables; `pace` is the moves per second at each, None at full speed."""

    server: str
    tables: int
    pace: float | None
    seconds: float
    refused: int
    finished: int
    acknowledged: Waits
    seen: Waits
    """Until the other seat receives the move; moves hidden from it are not counted."""
    cpu_microseconds: float
    """CPU time of all server processes for one move."""
    megabytes: float
    client_load: float
    """How busy the driving process was, of one core; near 1 it is the driver that was measured."""
    database_microseconds: float = float("nan")
    """CPU of a database in processes of its own, for one move."""

    @property
    def moves_per_second(self) -> float:
        return self.acknowledged.count / self.seconds


@dataclass
class ServerReport:
    seconds: float
    cores: int
    load_before: float
    load_after: float = 0.0
    rounds: int = 1
    paced: int = 1
    measured: list[LoadRow] = field(default_factory=list)
    """One row for each server and round."""
    missing: list[str] = field(default_factory=list)
    commits: Waits | None = None
    """Durations of bare commits in a loop, on the same disk."""
    driver_cores: list[int] = field(default_factory=list)
    server_cores: list[int] = field(default_factory=list)
    """The cores that the servers have for themselves, if the driver keeps to its own."""

    @property
    def apart(self) -> str:
        """How the cores are shared out."""
        if not self.driver_cores:
            return " that the server and the driver share"
        driver, servers = (", ".join(map(str, each)) for each in (self.driver_cores, self.server_cores))
        return f": the driver on {driver}, servers and databases on {servers}"

    @property
    def rows(self) -> list[LoadRow]:
        """The medians of the rounds."""
        return [typical(rounds) for rounds in _by_kind(self.measured).values()]


def _by_kind(rows: Sequence[LoadRow]) -> dict[tuple[str, int, float | None], list[LoadRow]]:
    kinds: dict[tuple[str, int, float | None], list[LoadRow]] = {}
    for row in rows:
        kinds.setdefault((row.server, row.tables, row.pace), []).append(row)
    return kinds


def typical(rounds: Sequence[LoadRow]) -> LoadRow:
    """Every figure by itself is the median of the rounds; the counts of moves are those of the median speed."""
    middle = sorted(rounds, key=lambda row: row.moves_per_second)[len(rounds) // 2]
    return replace(
        middle,
        acknowledged=_typical_waits([row.acknowledged for row in rounds], middle.acknowledged.count),
        seen=_typical_waits([row.seen for row in rounds], middle.seen.count),
        cpu_microseconds=median(row.cpu_microseconds for row in rounds),
        megabytes=median(row.megabytes for row in rounds),
        client_load=median(row.client_load for row in rounds),
        database_microseconds=median(row.database_microseconds for row in rounds),
    )


def _typical_waits(waits: Sequence[Waits], count: int) -> Waits:
    return Waits(count, median(each.median for each in waits), median(each.slow for each in waits))


def distributions(rows: Sequence[LoadRow]) -> Iterator[str]:
    """The slowest of a hundred moves in every round, for servers that were measured at a pace."""
    for (server, tables, pace), rounds in _by_kind(rows).items():
        if pace is not None and len(rounds) > 1:
            slow = ", ".join(f"{each:.1f}" for each in sorted(row.seen.slow for row in rounds))
            yield f"{server}, {tables} tables at {pace:g} moves/s, p99 of each round: {slow} ms"


MOST_ABOVE_COMMITS = 5
"""Milliseconds."""

OTHER_COMMIT = "Lairkeeper at "
MOST_OF_OTHER = 0.75

ENOUGH_CORES = 4
"""Cores for two server processes, the database and the driver."""
LEAST_OF_TWO = 1.7
"""What two processes make of the moves of one."""

HEADING = [
    "Server under load",
    "tables",
    "moves/s at each",
    "acknowledged moves/s",
    "acknowledged p50 / p99 ms",
    "seen p50 / p99 ms",
    "CPU µs per move",
    "of the database",
    "memory MB",
    "driver's core",
]


def load_table(rows: Sequence[LoadRow]) -> str:
    return table(HEADING, (_cells(row) for row in rows))


def _cells(row: LoadRow) -> list[str]:
    return [
        row.server,
        str(row.tables),
        "as fast as it goes" if row.pace is None else f"{row.pace:g}",
        number(row.moves_per_second),
        str(row.acknowledged),
        str(row.seen),
        number(row.cpu_microseconds),
        "" if isnan(row.database_microseconds) else number(row.database_microseconds),
        number(row.megabytes),
        f"{row.client_load:.0%}",
    ]


def doubts(report: ServerReport) -> Iterator[str]:
    """Why figures of this run should not be quoted."""
    if max(report.load_before, report.load_after - 2) > report.cores / 2:
        yield "Other work took the cores meanwhile: of these figures only CPU and memory tell about the servers."
    for row in report.rows:
        if row.pace is not None and row.moves_per_second < 0.9 * row.tables * row.pace:
            asked = f"{row.tables * row.pace:,.0f} moves/s"
            yield f"{row.server}, {row.tables} tables: {row.moves_per_second:,.0f} of {asked}, the pace was not held."


def load_targets(report: ServerReport, ours: str, toy: str, in_memory: str, on_disk: str) -> Iterator[str]:
    """One that acknowledges before anything is stored is a measure of speed, and one that stores it of waits."""
    rows = report.rows
    mine, theirs = _found(rows, toy, 100, None), _found(rows, in_memory, 100, None)
    if mine and theirs:
        reached = f"{mine.moves_per_second:,.0f}/s beside {theirs.moves_per_second:,.0f}/s"
        is_met = mine.moves_per_second >= theirs.moves_per_second
        yield verdict(f"64 places: as many moves/s as {in_memory}", reached, is_met)
    yield from _against_targets(rows, ours)
    mine, theirs = _found(rows, ours, 100, 2.0), _found(rows, on_disk, 100, 2.0)
    if mine and theirs:
        reached = f"{mine.seen.slow:.2f} ms beside {theirs.seen.slow:.2f} ms"
        is_met = mine.seen.slow <= theirs.seen.slow / 3
        yield verdict(f"p99 at 2 moves/s each at most a third of {on_disk}", reached, is_met)
    if mine and report.commits is not None:
        reached = f"{mine.seen.slow:.2f} ms beside {report.commits.slow:.2f} ms"
        is_met = mine.seen.slow <= report.commits.slow + MOST_ABOVE_COMMITS
        yield verdict(f"p99 at most {MOST_ABOVE_COMMITS} ms above that of commits in a loop", reached, is_met)
    yield from _curve_targets(rows, ours)


def _against_targets(rows: Sequence[LoadRow], ours: str) -> Iterator[str]:
    mine = _found(rows, ours, 100, None)
    for other in rows:
        if mine and other.server.startswith(OTHER_COMMIT):
            ratio = mine.cpu_microseconds / other.cpu_microseconds
            reached = f"{mine.cpu_microseconds:.0f} beside {other.cpu_microseconds:.0f} µs ({ratio:.2f} ×)"
            aim = f"Run Run Run!: CPU per move at most {MOST_OF_OTHER} × that of {other.server}"
            yield verdict(aim, reached, ratio <= MOST_OF_OTHER)


def process_targets(report: ServerReport, one: str, two: str) -> Iterator[str]:
    """Two processes need cores of their own, beside the database and the driver."""
    rows, servers = report.rows, len(report.server_cores)
    alone, both = (next((r for r in rows if (r.server, r.pace) == (name, None)), None) for name in (one, two))
    if alone is None or both is None:
        return
    ratio = both.moves_per_second / alone.moves_per_second
    reached = f"{alone.moves_per_second:,.0f}/s → {both.moves_per_second:,.0f}/s ({ratio:.2f} ×)"
    aim = f"{LEAST_OF_TWO} × the moves with two processes on {servers or report.cores} cores"
    if (servers + 1 if servers else report.cores) >= ENOUGH_CORES:
        yield verdict(aim, reached, ratio >= LEAST_OF_TWO)
    else:
        yield f"- {aim}: {reached}, not judged on so few"


def _curve_targets(rows: Sequence[LoadRow], ours: str) -> Iterator[str]:
    few, many = _found(rows, ours, 10, 0.5), _found(rows, ours, 1000, 0.5)
    if many is None:
        return
    yield verdict("p99 under 50 ms with 1,000 tables", f"{many.seen.slow:.2f} ms", many.seen.slow < 50)
    yield verdict("under 1 GB with 1,000 tables", f"{many.megabytes:.0f} MB", many.megabytes < 1000)
    if few is not None:
        ratio = many.cpu_microseconds / few.cpu_microseconds
        reached = f"{few.cpu_microseconds:.0f} → {many.cpu_microseconds:.0f} µs per move ({ratio:.2f} ×)"
        yield verdict("CPU per move no higher with 1,000 tables than with 10 (at most 1.2 ×)", reached, ratio <= 1.2)


def _found(rows: Sequence[LoadRow], server: str, tables: int, pace: float | None) -> LoadRow | None:
    return next((r for r in rows if (r.server, r.tables, r.pace) == (server, tables, pace)), None)


def verdict(aim: str, reached: str, is_met: bool) -> str:
    return f"- {aim}: {reached}, {'met' if is_met else 'MISSED'}"
