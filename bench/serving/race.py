"""`python3 run.py bench --race`: 40 players at 10 tables race for dice over real sockets; no die may go astray.

`python -m bench.serving.race --seconds 120` for longer, `--tables` for more.
"""

import asyncio
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from bench.places import BUILD
from bench.serving import lairkeeper_side
from bench.serving.measure import beside_server, load_average
from bench.serving.processes import Http, ServerProcess
from bench.serving.racers import DICE, GAME, SEATS, RaceTable, RaceTally
from bench.serving.rows import Waits, verdict
from bench.serving.thinkers import Circumstances, by_hand, sit_down, watched
from bench.tables import number, table

SECONDS = 30.0
TABLES = 10
WARM_UP = 5.0
MOST_MILLISECONDS = 100
SAMPLE = 5
"""How many of the wrong counts are printed."""
HEADING = [
    "Race for dice",
    "tables",
    "seconds",
    "orders/s",
    "rolls",
    "roll → shown to all, p50 / p99 / slowest ms",
    "scarce requests",
    "refused",
    "games over",
    "dice counted",
    "server's core",
    "driver's core",
]

METHOD = """
Sent → shown: from writing a roll to the socket to the last of the four at the table hearing what the dice show; all are
driven by one process over loopback, which shares {cores} cores with the server and whatever else runs (load average
{load_before:.1f} before, {load_after:.1f} after). Rolls are on disk before anybody is told. Every player gives an order
every 0.65 to 1.2 s while dice are rolled, and counts all {dice} dice after every message.
"""


@dataclass(kw_only=True)
class RaceReport:
    run: Circumstances
    shown: Waits
    slowest: float
    gone: int
    tally: RaceTally


class Races:
    """Keeps so many tables going; a finished game gives way to a new one."""

    def __init__(self, port: int) -> None:
        self.tally = RaceTally()
        self._port = port
        self._tables: set[RaceTable] = set()
        self._coming: set[asyncio.Task[None]] = set()
        self._seeds = iter(range(1, 1_000_000))

    async def add(self) -> None:
        spare = await asyncio.to_thread(lairkeeper_side.open_table, Http(self._port), GAME, SEATS)
        driven = RaceTable(self.tally, next(self._seeds), self._replace)
        self._tables.add(driven)
        await sit_down(driven.players, self._port, spare)

    def _replace(self, driven: RaceTable) -> None:
        self._tables.discard(driven)
        loop = asyncio.get_running_loop()
        loop.call_soon(driven.leave)
        coming = loop.create_task(self.add())
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)

    @property
    def gone(self) -> int:
        """Players the server has sent away."""
        return sum(player.is_gone for driven in self._tables for player in driven.players)

    def start_anew(self) -> None:
        """What was counted so far was a warm-up; a die lost in it is lost."""
        self.tally = RaceTally(wrong=self.tally.wrong)
        for driven in self._tables:
            driven.tally = self.tally

    def end(self) -> None:
        for coming in self._coming:
            coming.cancel()
        for driven in self._tables:
            driven.leave()


async def raced(server: ServerProcess, tables: int, seconds: float) -> RaceReport:
    load_before = load_average()
    races = Races(server.port)
    for _ in range(tables):
        await races.add()
    await asyncio.sleep(WARM_UP)
    races.start_anew()
    run = await watched(server, tables, seconds, load_before)
    tally, gone = races.tally, races.gone
    races.end()
    return RaceReport(
        run=run,
        shown=Waits.of(tally.shown),
        slowest=max(tally.shown, default=float("nan")) * 1e3,
        gone=gone,
        tally=tally,
    )


def measure(seconds: float = SECONDS, tables: int = TABLES) -> RaceReport:
    print(f"racing at {tables} tables for {seconds:g} s", file=sys.stderr, flush=True)
    return beside_server(lambda server: raced(server, tables, seconds))


def show(report: RaceReport) -> None:
    print(table(HEADING, [_cells(report)]))
    run = report.run
    print(METHOD.format(dice=DICE, cores=run.cores, load_before=run.load_before, load_after=run.load_after))
    run.show_doubt()
    print("Targets of the race:", *_targets(report), sep="\n")
    BUILD.mkdir(exist_ok=True)
    (BUILD / "bench-race.json").write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2))


def _cells(report: RaceReport) -> list[str]:
    tally, run = report.tally, report.run
    return [
        f"{GAME}, {SEATS} players",
        str(run.tables),
        f"{run.seconds:g}",
        number(tally.orders / run.seconds),
        str(report.shown.count),
        f"{report.shown} / {report.slowest:.2f}",
        str(tally.contended),
        str(tally.refused),
        str(tally.games),
        f"{tally.counted:,}",
        f"{run.server_load:.0%}",
        f"{run.client_load:.0%}",
    ]


def _targets(report: RaceReport) -> Iterator[str]:
    tally, slow = report.tally, report.shown.slow
    yield verdict(f"p99 under {MOST_MILLISECONDS} ms", f"{slow:.2f} ms", slow < MOST_MILLISECONDS)
    counts = f"{len(tally.wrong)} of {tally.counted:,} counts were wrong"
    yield verdict("no die lost or doubled", counts, not tally.wrong)
    everybody = f"{tally.unseen} rolls unseen, {report.gone} players gone"
    yield verdict("everybody sees every roll", everybody, not tally.unseen and not report.gone)
    yield from tally.wrong[:SAMPLE]


if __name__ == "__main__":
    by_hand("bench.serving.race", __doc__, measure, show, (SECONDS, TABLES))
