"""`python3 run.py bench --server`: servers under load over real sockets, Lairkeeper and boardgame.io driven alike.

Also `python -m bench.serving.measure` for a part of it: `--only` names the parts, `--tables` other numbers of tables,
`--against` a commit whose server is measured in the same run, `--driver-cores` those that the driver keeps to while
servers and databases have the others.
"""

import argparse
import asyncio
import gc
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from time import process_time
from typing import Any, TypeVar

import msgspec

from bench.against import UnknownRevision, commit_of, sources_of
from bench.node_package import NotInstalled
from bench.places import BUILD
from bench.serving import boardgame_io_side, lairkeeper_side
from bench.serving.commits import commits_in
from bench.serving.frames import HandshakeFailed
from bench.serving.load import DrivenTable, Driver, Stuck
from bench.serving.pinning import NoCoresLeft, cores_for_servers, pinned
from bench.serving.processes import Http, NotServing, ServerProcess, Unexpected, lift_limit_of_files
from bench.serving.rows import (
    LoadRow,
    ServerReport,
    Waits,
    distributions,
    doubts,
    load_table,
    load_targets,
    process_targets,
)
from bench.serving.sides import FLAT_FILE, IN_MEMORY, LAIRKEEPER, ON_POSTGRES, OTHER_GAMES, TOY, Side, run_of

T = TypeVar("T")

SECONDS = 6.0
TABLES = 100
PACE = 2.0
ROUNDS, PACED_ROUNDS = 3, 5
"""Every figure is the median of so many rounds; that of waits at a steady pace of more, as they scatter."""
CURVE = (10, 100, 300, 1000)
CURVE_PACE = 0.5
MOVES_PER_GAME = 40
"""Fewer than a random game takes, to have enough games in reserve before the clock starts."""
LIKELY_MOVES = 3000
"""A second, in the same estimate."""
PARTS = ("lairkeeper", "toy", "games", "boardgame.io", "postgres", "curve")

METHOD = """
Sent → seen: from writing a move to the socket to another seat hearing what it led to; all seats of every table are
driven by one process with a bare WebSocket client over loopback, on {cores} cores{apart}
(load average {load_before:.1f} before, {load_after:.1f} after). Every round is {seconds:g} s after a warm-up on a new
server; the figures are medians of {rounds} rounds at full speed and {paced} at a steady pace, the servers in turn.
Lairkeeper plays whole games, of Run Run Run! where none is named, or the same 64 places as boardgame.io, and tells of a
move only when it is on disk; boardgame.io tells of it before it is stored, and has no fsync.
"""


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
    await driver.warm_up(side.warm_up)
    gc.collect()
    gc.freeze()
    try:
        yield driver
    finally:
        await driver.end()


async def measured(
    side: Side, server: ServerProcess, tables: int, paces: Sequence[float | None], seconds: float
) -> list[LoadRow]:
    moves = tables * side.warm_up + (
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


def measure(
    seconds: float,
    parts: Sequence[str] = PARTS,
    tables: int = TABLES,
    against: str | None = None,
    rounds: tuple[int, int] = (ROUNDS, PACED_ROUNDS),
    driver_cores: Sequence[int] = (),
) -> ServerReport:
    lift_limit_of_files()
    report = ServerReport(seconds, os.cpu_count() or 1, load_average(), rounds=rounds[0], paced=rounds[1])
    report.driver_cores, report.server_cores = sorted(driver_cores), sorted(cores_for_servers(driver_cores))
    if "lairkeeper" in parts:
        with folder_on_disk() as folder:
            report.commits = commits_in(folder, seconds)
    with _sources(against) as sources:
        sides = [*_sides(report, parts), *([run_of(against, sources)] if against and sources else ())]
        for number in range(max(rounds)):
            paces = (*((None,) if number < rounds[0] else ()), *((PACE,) if number < rounds[1] else ()))
            for side in sides:
                _measure(report, side, tables, paces if side in PACED else paces[:1] if None in paces else ())
    for many in CURVE if "curve" in parts else ():
        _measure(report, LAIRKEEPER, many, (CURVE_PACE,))
    report.load_after = load_average()
    return report


PACED = (LAIRKEEPER, IN_MEMORY, FLAT_FILE, *ON_POSTGRES)
"""The servers whose waits are measured at a steady pace as well."""


def _sources(revision: str | None) -> AbstractContextManager[Path | None]:
    return sources_of(commit_of(revision)) if revision else nullcontext()


def _sides(report: ServerReport, parts: Sequence[str]) -> Iterator[Side]:
    yield from (LAIRKEEPER,) if "lairkeeper" in parts else ()
    yield from (TOY,) if "toy" in parts else ()
    if "boardgame.io" in parts and _has_peer(report):
        yield from (IN_MEMORY, FLAT_FILE)
    yield from OTHER_GAMES if "games" in parts else ()
    yield from ON_POSTGRES if "postgres" in parts else ()


def _has_peer(report: ServerReport) -> bool:
    try:
        boardgame_io_side.PACKAGE.install()
    except NotInstalled as reason:
        report.missing.append(f"boardgame.io is not installed: {reason}")
        return False
    return True


def _measure(report: ServerReport, side: Side, tables: int, paces: Sequence[float | None]) -> None:
    """A server that cannot be measured leaves the others their figures."""
    if not paces:
        return
    try:
        with pinned(report.server_cores):
            report.measured += _run(side, tables, paces, report.seconds, report.driver_cores)
    except (HandshakeFailed, NotServing, Stuck, TimeoutError, Unexpected) as error:
        report.missing.append(f"{side.name} with {tables} tables: {type(error).__name__} {error}")


def _run(
    side: Side, tables: int, paces: Sequence[float | None], seconds: float, driver_cores: Sequence[int]
) -> list[LoadRow]:
    print(f"measuring {side.name} with {tables} tables", file=sys.stderr, flush=True)
    with (
        folder_on_disk() as folder,
        side.served(folder) as server,
        pinned(driver_cores),
        asyncio.Runner(loop_factory=loop_factory()) as runner,
    ):
        return runner.run(measured(side, server, tables, paces, seconds))


@contextmanager
def folder_on_disk() -> Iterator[Path]:
    """A temporary folder on the disk of the project, since the usual one may be in memory."""
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
    fields = {name: getattr(report, name) for name in ServerReport.__dataclass_fields__}
    print(METHOD.format(**fields, apart=report.apart))
    print(*distributions(report.measured), sep="\n")
    if report.commits is not None:
        print(f"Commits in a loop, p50 / p99: {report.commits} ms\n")
    print(
        "Targets of the server:",
        *load_targets(report, LAIRKEEPER.name, TOY.name, IN_MEMORY.name, FLAT_FILE.name),
        sep="\n",
    )
    one, two = (side.name for side in ON_POSTGRES)
    print(*process_targets(report, one, two), sep="\n")
    BUILD.mkdir(exist_ok=True)
    (BUILD / "bench-server.json").write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2))


def main() -> int:
    parser = argparse.ArgumentParser("bench.serving.measure", description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--only", nargs="*", choices=PARTS, default=PARTS)
    parser.add_argument("--against", metavar="REV", help="measure the server of another commit as well")
    both = "rounds at full speed, and at a steady pace"
    parser.add_argument("--rounds", type=int, nargs=2, default=(ROUNDS, PACED_ROUNDS), help=both)
    pin = "cores that the driver keeps to, while the servers have the others"
    parser.add_argument("--driver-cores", type=int, nargs="+", default=(), metavar="CORE", help=pin)
    asked = parser.parse_args()
    rounds, cores = tuple(asked.rounds), asked.driver_cores
    try:
        show(measure(asked.seconds, asked.only, asked.tables, asked.against, rounds, cores))
    except (UnknownRevision, NoCoresLeft) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
