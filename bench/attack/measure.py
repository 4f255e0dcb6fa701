"""`python3 run.py bench --attack`: one hostile address against a server with 20 tables in play.

Also `python -m bench.attack.measure --only pings chat --seconds 5` for a part of it.
"""

import argparse
import asyncio
import os
import sys
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from bench.attack.behind_proxy import BEHIND_PROXY, SETTINGS
from bench.attack.dropper import PROBE
from bench.attack.hostile import Done
from bench.attack.kinds import KINDS
from bench.attack.patient import PREPARED
from bench.attack.shared import SHARED
from bench.attack.watched import HOLDS, MODULE, longest_hold
from bench.places import BUILD, ROOT
from bench.serving import lairkeeper_side, postgres_side
from bench.serving.load import Driver
from bench.serving.measure import driven, folder_on_disk, load_average, loop_factory
from bench.serving.processes import ServerProcess, free_port, lift_limit_of_files, running
from bench.serving.rows import Waits, verdict
from bench.serving.sides import LAIRKEEPER
from bench.tables import number, table

T = TypeVar("T")

SECONDS = 8.0
TABLES = 20
PACE = 2.0
MOST_MILLISECONDS = 60
MOST_TIMES = 5
MOST_MEGABYTES = 150
"""The memory or disk space that one row may add."""

HEADING = [
    "Attack from one address",
    "moves p50 / p99 ms before",
    "during",
    "dropping server, during",
    "CPU ms/s before / during",
    "longest hold",
    "memory MB",
    "disk MB",
    "connections",
    "cut off",
    "refused",
    "sent MB",
]

METHOD = """
Moves: from sending an answer to its acknowledgement, at {tables} tables with {pace:g} moves/s each from 127.0.0.1,
while another process attacks from 127.0.0.2 for {seconds:g} s; server, players and attacker share {cores} cores (load
average {load_before:.1f} before). The server has its default limits. The dropping server reads and forgets every byte:
what its own probe waits is the share of the machine. CPU: of the server, with the moves of the players. Longest hold:
CPU milliseconds of one callback of the event loop, with `--holds`, if it was more than one. Memory and disk: what the
row added.
"""


@dataclass(frozen=True, kw_only=True)
class AttackRow:
    kind: str
    before: Waits
    during: Waits
    dropped: Waits
    cpu_before: float
    cpu_during: float
    """Milliseconds of CPU of the server in a second: of all that is measured, what depends least on the machine."""
    megabytes: float
    disk: float
    done: Done
    hold: float | None = None
    """Milliseconds of CPU for which one callback held the event loop, if that was watched."""

    @property
    def bar(self) -> float:
        return max(MOST_MILLISECONDS, MOST_TIMES * self.dropped.slow)

    @property
    def is_met(self) -> bool:
        return self.during.slow <= self.bar and max(self.megabytes, self.disk) <= MOST_MEGABYTES


@dataclass
class AttackReport:
    seconds: float
    cores: int
    load_before: float
    rows: list[AttackRow]
    tables: int = TABLES
    pace: float = PACE


def measure(seconds: float, kinds: Sequence[str], holds: bool = False) -> AttackReport:
    lift_limit_of_files()
    report = AttackReport(seconds, os.cpu_count() or 1, load_average(), [])
    for kind in kinds:
        print(f"measuring {kind}", file=sys.stderr, flush=True)
        report.rows.append(_row(kind, seconds, holds))
    return report


def _row(kind: str, seconds: float, holds: bool) -> AttackRow:
    if kind in PREPARED:
        PREPARED[kind]()
    dropped = _run(_dropped(kind, seconds))
    with folder_on_disk() as folder, _served(kind, folder, holds) as server:
        return _run(_attacked(kind, seconds, server, folder, dropped))


@contextmanager
def _served(kind: str, folder: Path, holds: bool) -> Iterator[ServerProcess]:
    """A server with its default limits; attacks on several processes meet two of them, with PostgreSQL."""
    if kind in SHARED:
        with postgres_side.served(folder, 2, limits={}) as server:
            yield server
    else:
        os.environ[HOLDS] = str(_holds(folder))
        module = MODULE if holds else lairkeeper_side.SERVER
        settings = SETTINGS if kind in BEHIND_PROXY else {}
        with lairkeeper_side.served(folder, limits=settings, module=module) as server:
            yield server


def _holds(folder: Path) -> Path:
    return folder / "longest-hold"


def _run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(work)


async def _attacked(kind: str, seconds: float, server: ServerProcess, folder: Path, dropped: Waits) -> AttackRow:
    async with driven(LAIRKEEPER, server, TABLES, spares=TABLES // 2) as driver:
        before, cpu_before = await _moves(driver, server, seconds / 2)
        attacker = await _attacker(kind, server.port, seconds)
        _holds(folder).unlink(missing_ok=True)
        memory, disk = server.megabytes(), _size(folder)
        during, cpu_during = await _moves(driver, server, seconds)
        done = await _ended(attacker)
        return AttackRow(
            kind=kind,
            before=before,
            during=during,
            dropped=dropped,
            cpu_before=cpu_before,
            cpu_during=cpu_during,
            megabytes=server.megabytes() - memory,
            disk=_size(folder) - disk,
            done=done,
            hold=longest_hold(_holds(folder)),
        )


async def _moves(driver: Driver, server: ServerProcess, seconds: float) -> tuple[Waits, float]:
    busy, began = server.cpu_seconds(), perf_counter()
    tally, _ = await driver.run(1 / PACE, seconds)
    return Waits.of(tally.acknowledged), (server.cpu_seconds() - busy) / (perf_counter() - began) * 1e3


async def _dropped(kind: str, seconds: float) -> Waits:
    with _dropping() as server:
        attacker = await _attacker(kind, server.port, seconds / 2, "no preparation")
        waits = await _probe(server.port, seconds / 2)
        await _ended(attacker)
    return waits


@contextmanager
def _dropping() -> Iterator[ServerProcess]:
    port = free_port()
    command = [sys.executable, "-m", "bench.attack.dropper", str(port)]
    with folder_on_disk() as folder, running(command, port, "/api/health", folder, {"PYTHONPATH": str(ROOT)}) as server:
        yield server


async def _probe(port: int, seconds: float) -> Waits:
    """Measures round trips, as many as the tables would make moves."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    waits, until = [], perf_counter() + seconds
    while perf_counter() < until:
        sent = perf_counter()
        writer.write(PROBE)
        await reader.readexactly(len(PROBE))
        waits.append(perf_counter() - sent)
        await asyncio.sleep(1 / (TABLES * PACE))
    writer.close()
    return Waits.of(waits)


async def _attacker(kind: str, port: int, seconds: float, *more: str) -> asyncio.subprocess.Process:
    """An attacker that has prepared itself and begins now."""
    command = (sys.executable, "-m", "bench.attack.kinds", kind, str(port), str(seconds), *more)
    attacker = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    assert attacker.stdout is not None
    await attacker.stdout.readline()
    return attacker


async def _ended(attacker: asyncio.subprocess.Process) -> Done:
    said, _ = await attacker.communicate()
    return msgspec.json.decode(said, type=Done)


def _size(folder: Path) -> float:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6


def show(report: AttackReport) -> None:
    print(table(HEADING, (_cells(row) for row in report.rows)))
    facts = {name: getattr(report, name) for name in AttackReport.__dataclass_fields__}
    print(METHOD.format(**facts), "Targets under attack:", sep="\n")
    for row in report.rows:
        aim = f"{row.kind}: p99 at most {row.bar:.0f} ms, at most {MOST_MEGABYTES} MB more"
        print(verdict(aim, f"{row.during.slow:.1f} ms, {max(row.megabytes, row.disk):.0f} MB", row.is_met))
    BUILD.mkdir(exist_ok=True)
    (BUILD / "bench-attack.json").write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2))


def _cells(row: AttackRow) -> list[str]:
    done = row.done
    return [
        row.kind,
        str(row.before),
        str(row.during),
        str(row.dropped),
        f"{row.cpu_before:.0f} / {row.cpu_during:.0f}",
        number(row.hold) if row.hold else "",
        number(row.megabytes),
        number(row.disk),
        *(str(count) for count in (done.connections, done.cut_off, done.refused)),
        number(done.sent / 1e6),
    ]


def main() -> None:
    parser = argparse.ArgumentParser("bench.attack.measure", description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--only", nargs="*", choices=tuple(KINDS), default=tuple(KINDS))
    parser.add_argument(
        "--holds", action="store_true", help="watch for how long the event loop is held, on asyncio's loop"
    )
    asked = parser.parse_args()
    show(measure(asked.seconds, asked.only, asked.holds))


if __name__ == "__main__":
    main()
