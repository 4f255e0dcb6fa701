"""`python -m bench.serving.cold`: tables that nobody has in memory, and those that nobody looks at.

A long table is opened with and without its checkpoint, while a ticker notes how long others would wait. A storage full
of finished tables is opened. Tables are loaded, looked at and left, to weigh them.
"""

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw

from bench.places import BUILD
from bench.serving.rows import verdict
from bench.serving.toy import register
from bench.tables import number, table
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Seat
from lairkeeper.kernel.definition.game import menu
from lairkeeper.server.clock import now
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.storage import Storage, Summary, opened
from lairkeeper.server.table.records import Opened, Seated, Started, TableRecord, answered, write_record
from lairkeeper.server.table.state import TableState
from lairkeeper.server.telemetry.metrics import Metrics

LONG, STORED, WEIGHED = 2_000, 100_000, 200
MOST_MS, MOST_START, MOST_KILOBYTES = 100.0, 3.0, 150.0
ANN = Caller("ann", "Ann", "")
WEIGHED_GAMES = (("run-run-run", 2), ("woodlands", 2), ("vengeance", 2), ("trapwords", 8))
UNFINISHED = 100
"""One table in so many is not finished."""
HEADING = ["Cold tables", "records", "ms to the first snapshot", "others waited at most, ms"]


def played(game: AnyGame, players: int, records: int) -> list[bytes]:
    """The log of a table played by chance, up to so many records or its end."""
    config = game.config(players=players)
    if game.load is not None:
        game.load(config)
    options = Raw(msgspec.json.encode(config))
    first = Opened(1, "ann", "Ann", game.name, game.version, options, "", "anyone", "server", "j", "w", secret="s" * 32)
    state, log, chance = TableState(first), [write_record(first)], random.Random(7)
    begun: list[TableRecord] = [*(Seated(seat, "ann", "Ann") for seat in range(players)), Started(1, "")]
    for record in begun:
        state.fold(record)
        log.append(write_record(record))
    while len(log) < records and state.status == "playing":
        log += _moved(state, chance)
    return log


def _moved(state: TableState, chance: random.Random) -> Iterator[bytes]:
    at = state.timers.at + 100
    while (drawn := state.draw(at)) is not None:
        yield write_record(drawn)
    waiting = state.playing().state.decisions
    asked = [decision for decision in waiting if decision.seats[0] >= 0] or [*waiting]
    if asked:
        decision = chance.choice(asked)
        seat = Seat(chance.choice(decision.seats))
        answers = menu(state.game, state.playing().state, decision, seat) if seat >= 0 else decision.answers_of(seat)
        record = answered(seat, chance.choice(answers), at, decision.number_for(seat))
        state.fold(record)
        yield write_record(record)


def summary_of(game: str, status: Any) -> Summary:
    return Summary(game, status, False, "", ("ann",), b"{}", 1)


def tables_on(storage: Storage) -> Tables:
    return Tables(storage, now, 0.0, Metrics(), 600.0)


async def opening(tables: Tables, table_id: str) -> tuple[float, float]:
    """Milliseconds until a client has its snapshot, and the longest that the event loop did not get to others."""
    late = [0.0]
    ticking = asyncio.create_task(_tick(late))
    await asyncio.sleep(0.05)
    late[0] = 0.0
    started = time.perf_counter()
    visit = await tables.enter(table_id, ANN)
    taken = time.perf_counter() - started
    await asyncio.sleep(0.01)
    ticking.cancel()
    await tables.leave(visit)
    return taken * 1e3, late[0] * 1e3


async def _tick(late: list[float]) -> None:
    while True:
        asleep = time.perf_counter()
        await asyncio.sleep(0.001)
        late[0] = max(late[0], time.perf_counter() - asleep - 0.001)


async def measure_opening(game: str, players: int) -> list[list[str]]:
    log, rows = played(game_named(game), players, LONG), []
    with folder() as place:
        async with opened(f"sqlite:///{place / 'cold.db'}") as storage:
            await storage.append("long", 0, log, summary_of(game, "playing"))
            for name, times in (("without a checkpoint", 1), ("with a checkpoint", 3)):
                tables = tables_on(storage)
                taken = sorted([await _opened_anew(tables) for _ in range(times)])[times // 2]
                rows.append([f"{game}, {players} players, {name}", number(len(log)), *(f"{ms:.1f}" for ms in taken)])
                await _kept(tables, storage)
                await tables.close()
    return rows


async def _opened_anew(tables: Tables) -> tuple[float, float]:
    tables.registry.live.clear()
    return await opening(tables, "long")


async def _kept(tables: Tables, storage: Storage) -> None:
    """Waits for the checkpoint that the first opening has asked for."""
    for _ in range(200):
        if await storage.checkpoint("long") is not None:
            return
        await asyncio.sleep(0.02)


async def measure_start(stored: int) -> float:
    """Seconds until a process with so many stored tables serves people."""
    with folder() as place:
        url = f"sqlite:///{place / 'full.db'}"
        log = played(game_named("run-run-run"), 2, 40)
        async with opened(url) as storage:
            for first in range(0, stored, 500):
                await asyncio.gather(*(_store(storage, each, log) for each in range(first, min(first + 500, stored))))
        started = time.perf_counter()
        async with opened(url) as storage:
            tables = tables_on(storage)
            await tables.open()
            await tables.listed()
            taken = time.perf_counter() - started
            await tables.close()
    return taken


async def _store(storage: Storage, place: int, log: list[bytes]) -> None:
    status = "playing" if place % UNFINISHED == 0 else "over"
    await storage.append(f"table{place:08}", 0, log[:12], summary_of("run-run-run", status))


async def measure_memory(game: str, players: int, tables_count: int) -> float:
    """Kilobytes that one more table takes that somebody has looked at and left, in the middle of its game."""
    with folder() as place:
        async with opened(f"sqlite:///{place / 'many.db'}") as storage:
            log = played(game_named(game), players, 120)
            for each in range(tables_count + 20):
                await storage.append(f"t{each}", 0, log, summary_of(game, "over"))
            tables = tables_on(storage)
            await tables.open()
            for each in range(20):
                await tables.leave(await tables.enter(f"t{each}", ANN))
            tracemalloc.start()
            before = await _weight()
            for each in range(20, tables_count + 20):
                await tables.leave(await tables.enter(f"t{each}", ANN))
            taken = await _weight() - before
            tracemalloc.stop()
            await tables.close()
    return taken / tables_count


async def _weight() -> float:
    await asyncio.sleep(0.1)
    gc.collect()
    return tracemalloc.get_traced_memory()[0] / 1e3


@contextmanager
def folder() -> Iterator[Path]:
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="bench-cold-") as place:
        yield Path(place)


async def measure(stored: int) -> None:
    long = [row for game in (("toy-places", 2), ("trapwords", 16)) for row in await measure_opening(*game)]
    start = await measure_start(stored)
    weights = {game: await measure_memory(game, players, WEIGHED) for game, players in WEIGHED_GAMES}
    print(table(HEADING, long))
    print("\nTargets of cold tables:")
    slowest = max(float(row[2]) for row in long[1::2])
    aim = f"the first snapshot of a long table in {MOST_MS:g} ms"
    print(verdict(aim, f"{slowest:.1f} ms at the most", slowest <= MOST_MS))
    aim = f"start-up with {stored:,} stored tables in {MOST_START:g} s"
    print(verdict(aim, f"{start:.2f} s", start <= MOST_START))
    for game, weight in weights.items():
        aim = f"{game}: an idle table in memory takes {MOST_KILOBYTES:g} kB"
        print(verdict(aim, f"{weight:.0f} kB", weight <= MOST_KILOBYTES))


def main() -> int:
    parser = argparse.ArgumentParser("bench.serving.cold", description=__doc__)
    parser.add_argument("--stored", type=int, default=STORED)
    register()
    asyncio.run(measure(parser.parse_args().stored))
    return 0


if __name__ == "__main__":
    sys.exit(main())
