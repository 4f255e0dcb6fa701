"""`python3 run.py bench --server`: servers under load over real sockets, Lairkeeper and boardgame.io driven alike.

Also `python -m bench.serving.measure` for a part of it: `--only` names the parts, `--tables` other numbers of tables.
"""

import argparse
import asyncio
import gc
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, TypeVar

import msgspec

from bench.node_package import NotInstalled
from bench.places import BUILD
from bench.serving import boardgame_io_side, lairkeeper_side, postgres_side
from bench.serving.commits import commits_in
from bench.serving.frames import HandshakeFailed
from bench.serving.load import DrivenTable, Driver, Stuck
from bench.serving.processes import Http, NotServing, ServerProcess, Unexpected, lift_limit_of_files
from bench.serving.rows import LoadRow, ServerReport, Waits, doubts, load_table, load_targets, process_targets

T = TypeVar("T")

SECONDS = 10.0
TABLES = 100
PACE = 2.0
CURVE = (10, 100, 300, 1000)
CURVE_PACE = 0.5
WARM_UP = 20
"""Moves at each table, on average, before the clock starts."""
MOVES_PER_GAME = 40
"""Fewer than a random game takes, to have enough games in reserve before the clock starts."""
LIKELY_MOVES = 3000
"""A second, in the same estimate."""
PROCESSES = (1, 2)
PARTS = ("lairkeeper", "boardgame.io", "postgres", "curve")

METHOD = """
Sent → seen: from writing a move to the socket to the other seat hearing what it led to; both seats of every table are
driven by one process with a bare WebSocket client over loopback, on {cores} cores that the server and the driver share
(load average {load_before:.1f} before, {load_after:.1f} after). Every row is {seconds:g} s after a warm-up. Lairkeeper
plays whole games of Run Run Run! and tells of a move only when it is on disk; boardgame.io plays a move on 64 places,
tells of it before it is stored, and has no fsync.
"""


@dataclass(frozen=True)
class Side:
    """A kind of server: how to start it in a folder, open a table on it, and sit down at one."""

    name: str
    served: Callable[[Path], AbstractContextManager[ServerProcess]]
    open_table: Callable[[Http], Any]
    sit_down: Callable[[DrivenTable, int, Any], Awaitable[None]]
    games_end: bool = False


LAIRKEEPER = Side(
    lairkeeper_side.NAME, lairkeeper_side.served, lairkeeper_side.open_table, lairkeeper_side.sit_down, games_end=True
)
ON_POSTGRES = tuple(
    Side(
        postgres_side.name(processes),
        partial(postgres_side.served, processes=processes),
        lairkeeper_side.open_table,
        lairkeeper_side.sit_down,
        games_end=True,
    )
    for processes in PROCESSES
)
IN_MEMORY, FLAT_FILE = (
    Side(
        name,
        partial(boardgame_io_side.served, on_disk=on_disk),
        boardgame_io_side.open_match,
        boardgame_io_side.sit_down,
    )
    for name, on_disk in ((boardgame_io_side.IN_MEMORY, False), (boardgame_io_side.FLAT_FILE, True))
)


@asynccontextmanager
async def driven(side: Side, server: ServerProcess, tables: int, spares: int) -> AsyncIterator[Driver]:
    """Tables in play, after a warm-up, and others that wait until a game is over."""
    http = Http(server.port)
    waiting = [side.open_table(http) for _ in range(tables + spares)]

    async def arrive(table: DrivenTable) -> None:
        spare = waiting.pop() if waiting else await asyncio.to_thread(side.open_table, Http(server.port))
        await side.sit_down(table, server.port, spare)

    driver = Driver(arrive)
    await driver.add(tables)
    await driver.warm_up(WARM_UP)
    gc.collect()
    gc.freeze()
    try:
        yield driver
    finally:
        await driver.end()


async def measured(
    side: Side, server: ServerProcess, tables: int, paces: Sequence[float | None], seconds: float
) -> list[LoadRow]:
    moves = tables * WARM_UP + (
        LIKELY_MOVES * seconds if None in paces else tables * seconds * sum(filter(None, paces))
    )
    spares = int(moves / MOVES_PER_GAME) if side.games_end else 0
    rows = []
    async with driven(side, server, tables, spares) as driver:
        for pace in paces:
            rows.append(await _row(side.name, server, driver, pace, seconds))
    return rows


async def _row(name: str, server: ServerProcess, driver: Driver, pace: float | None, seconds: float) -> LoadRow:
    busy, spent, finished = server.cpu_seconds(), process_time(), driver.finished
    stored = server.database_seconds()
    tally, elapsed = await driver.run(1 / pace if pace else None, seconds)
    busy, spent = server.cpu_seconds() - busy, process_time() - spent
    stored = server.database_seconds() - stored
    return LoadRow(
        server=name,
        tables=driver.tables,
        pace=pace,
        seconds=elapsed,
        refused=tally.refused,
        finished=driver.finished - finished,
        acknowledged=Waits.of(tally.acknowledged),
        seen=Waits.of(tally.seen),
        cpu_microseconds=busy / max(len(tally.acknowledged), 1) * 1e6,
        megabytes=server.megabytes(),
        client_load=spent / elapsed,
        database_microseconds=stored / max(len(tally.acknowledged), 1) * 1e6,
    )


def measure(seconds: float, parts: Sequence[str] = PARTS, tables: int = TABLES) -> ServerReport:
    lift_limit_of_files()
    report = ServerReport(seconds, os.cpu_count() or 1, load_average())
    if "lairkeeper" in parts:
        with folder_on_disk() as folder:
            report.commits = commits_in(folder, seconds)
        _measure(report, LAIRKEEPER, tables, (None, PACE))
    if "boardgame.io" in parts:
        _measure_peer(report, tables)
    for side in ON_POSTGRES if "postgres" in parts else ():
        _measure(report, side, tables, (None, PACE))
    for many in CURVE if "curve" in parts else ():
        _measure(report, LAIRKEEPER, many, (CURVE_PACE,))
    report.load_after = load_average()
    return report


def _measure_peer(report: ServerReport, tables: int) -> None:
    try:
        boardgame_io_side.PACKAGE.install()
    except NotInstalled as reason:
        report.missing.append(f"boardgame.io is not installed: {reason}")
        return
    for side in (IN_MEMORY, FLAT_FILE):
        _measure(report, side, tables, (None, PACE))


def _measure(report: ServerReport, side: Side, tables: int, paces: Sequence[float | None]) -> None:
    """A server that cannot be measured leaves the others their figures."""
    try:
        report.rows += _run(side, tables, paces, report.seconds)
    except (HandshakeFailed, NotServing, Stuck, TimeoutError, Unexpected) as error:
        report.missing.append(f"{side.name} with {tables} tables: {type(error).__name__} {error}")


def _run(side: Side, tables: int, paces: Sequence[float | None], seconds: float) -> list[LoadRow]:
    print(f"measuring {side.name} with {tables} tables", file=sys.stderr, flush=True)
    with (
        folder_on_disk() as folder,
        side.served(folder) as server,
        asyncio.Runner(loop_factory=loop_factory()) as runner,
    ):
        return runner.run(measured(side, server, tables, paces, seconds))


@contextmanager
def folder_on_disk() -> Iterator[Path]:
    """On the disk of the project itself, not in memory."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="bench-server-") as folder:
        yield Path(folder)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def beside_server(drive: Callable[[ServerProcess], Coroutine[Any, Any, T]]) -> T:
    """What a driver finds out about a server that is started for it, with its data on disk."""
    lift_limit_of_files()
    running = asyncio.Runner(loop_factory=loop_factory())
    with folder_on_disk() as folder, lairkeeper_side.served(folder) as server, running as runner:
        return runner.run(drive(server))


def load_average() -> float:
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")


def show(report: ServerReport) -> None:
    print(load_table(report.rows))
    for remark in (*report.missing, *doubts(report)):
        print(f"\n{remark}")
    print(METHOD.format(**{name: getattr(report, name) for name in ServerReport.__dataclass_fields__}))
    if report.commits is not None:
        print(f"Commits in a loop, p50 / p99: {report.commits} ms\n")
    print(
        *load_targets(report, lairkeeper_side.NAME, boardgame_io_side.IN_MEMORY, boardgame_io_side.FLAT_FILE), sep="\n"
    )
    one, two = (side.name for side in ON_POSTGRES)
    print(*process_targets(report.rows, one, two, report.cores), sep="\n")
    BUILD.mkdir(exist_ok=True)
    (BUILD / "bench-server.json").write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2))


def main() -> None:
    parser = argparse.ArgumentParser("bench.serving.measure", description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--only", nargs="*", choices=PARTS, default=PARTS)
    asked = parser.parse_args()
    show(measure(asked.seconds, asked.only, asked.tables))


if __name__ == "__main__":
    main()
