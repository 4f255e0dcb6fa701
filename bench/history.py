"""`python -m bench.history`: my games, numbers and the lobby, beside 100,000 finished tables.

The tables are copies of one game that was really played, each with people of its own; half of the people asked about
have a thousand games, the others a hundred. Garbage is collected as in a server.
"""

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from lairkeeper.server.clock import now
from lairkeeper.server.history.games import History
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import Answer, NewTable, ServerMessage
from lairkeeper.server.site.processes.garbage_collection import swept
from lairkeeper.server.storage import Storage, opened
from lairkeeper.server.telemetry.metrics import Metrics

ANN = Caller("ann", "Ann")
LARGE, SMALL = 1_000, 100
ASKED = 200
MOST_ANSWERS = 5_000
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    asyncio.run(measure(parser.parse_args().tables))


async def measure(count: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.db"
        async with opened(f"sqlite:///{file}") as storage:
            await play_one(storage)
            print(f"{'what':<28} {'tables':>8} {'median ms':>10} {'p99 ms':>10} {'CPU median':>10} {'CPU p99':>10}")
            await measure_lobby(storage, 1)
        people = fill(file, count)
        async with opened(f"sqlite:///{file}") as storage, swept(lambda: 0):
            history = History(storage)
            await measure_lobby(storage, count)
            for size in (LARGE, SMALL):
                some = [person for person, games in people.items() if games == size] or ["ann"]
                chosen = [some[number % len(some)] for number in range(ASKED)]
                await show(f"my games, of {size}", count, [partial(history.games, who) for who in chosen])
                await show(f"my numbers, of {size}", count, [partial(history.numbers, who) for who in chosen])


async def measure_lobby(storage: Storage, count: int) -> None:
    tables = Tables(storage, now, 0.0, Metrics(), 600.0)
    await show("open tables of the lobby", count, [tables.listed] * ASKED)


async def show(what: str, count: int, calls: list[Callable[[], Awaitable[object]]]) -> None:
    """Median and 99th percentile by the clock, and of the CPU time of this process."""
    taken, used = [], []
    for call in calls:
        began, worked = time.perf_counter(), time.process_time()
        await call()
        taken.append((time.perf_counter() - began) * 1000)
        used.append((time.process_time() - worked) * 1000)
    figures = [sorted(each)[place] for each in (taken, used) for place in (len(calls) // 2, int(len(calls) * 0.99))]
    print(f"{what:<28} {count:>8} " + " ".join(f"{figure:>10.2f}" for figure in figures), flush=True)


async def play_one(storage: Storage) -> None:
    """A game of Run Run Run! that Ann plays alone, with the first answer to everything."""
    tables = Tables(storage, now, 0.0, Metrics(), 600.0)
    await tables.open()
    info = await tables.create(ANN, NewTable("run-run-run", {"players": 1}))
    await tables.start(info.id, ANN)
    visit = await tables.enter(info.id, ANN)
    for number in range(MOST_ANSWERS):
        told = [_decoder.decode(blob) for blob in visit.taken()]
        asked = [question for each in told for point in getattr(each, "points", ()) for question in point.questions]
        if asked:
            option = asked[-1].choices[0].option
            await tables.hear(visit, Answer(number, asked[-1].seat, asked[-1].number, option))
        if (await tables.registry.find(info.id)).table.status == "over":
            break
    await tables.close()


def owners(count: int) -> Iterator[tuple[str, int]]:
    """People, each with a thousand games or a hundred, until all tables have somebody."""
    left, number = count, 0
    while left > 0:
        size = min(LARGE if number % 2 else SMALL, left)
        yield f"person-{number}", size
        left, number = left - size, number + 1


def fill(file: Path, count: int) -> dict[str, int]:
    """Copies the one table; returns the people with the number of their games."""
    people = dict(owners(count))
    with closing(sqlite3.connect(file)) as connection, connection:
        columns = "game, status, is_listed, title, info, updated_at, version"
        game, status, is_listed, title, info, updated_at, version = connection.execute(
            f"SELECT {columns} FROM tables"
        ).fetchone()
        kept = msgspec.json.decode(info)
        place = 0
        for person, size in people.items():
            kept["holders"] = [person]
            for _ in range(size):
                place += 1
                table, kept["id"] = f"copy-{place}", f"copy-{place}"
                members = msgspec.json.encode([person])
                row = (table, version, game, status, is_listed, title, members, msgspec.json.encode(kept), updated_at)
                connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ? + ?)", (*row, place))
                connection.execute("INSERT INTO members VALUES (?, ?)", (person, table))
    return people


if __name__ == "__main__":
    main()
