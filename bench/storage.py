"""`python -m bench.storage [URL ...]`: acknowledged appends a second, with few and many who wait.

Without a URL a SQLite file in `build/` is measured, on the disk of the project itself. Every waiter appends to a table
of its own, one record after the other, each only when the one before is safe.
"""

import argparse
import asyncio
import secrets
import tempfile
from dataclasses import dataclass
from time import perf_counter, process_time

from bench.places import BUILD
from lairkeeper.server.storage import Storage, Summary, opened

WAITING = (1, 50)
RECORD = b'{"seat":1,"option":{"type":"move","to":[3,-2]},"at":123456}' * 3
SUMMARY = Summary("run-run-run", "playing", True, "Bench", ("ann", "bob"), b'{"seats":2}', 1)


@dataclass(frozen=True)
class Row:
    waiting: int
    rate: float
    cpu: float
    median: float
    slow: float


async def append_until(storage: Storage, table: str, end: float) -> list[float]:
    """Seconds that each append took."""
    taken, version = [], 0
    while (started := perf_counter()) < end:
        version = await storage.append(table, version, [RECORD], SUMMARY)
        taken.append(perf_counter() - started)
    return taken


async def measured(url: str, waiting: int, seconds: float) -> Row:
    async with opened(url) as storage:
        run, started, spent = secrets.token_hex(4), perf_counter(), process_time()
        tables = [append_until(storage, f"{run}-{number}", started + seconds) for number in range(waiting)]
        taken = sorted(second for each in await asyncio.gather(*tables) for second in each)
        elapsed, spent = perf_counter() - started, process_time() - spent
    middle, slow = taken[len(taken) // 2], taken[len(taken) * 99 // 100]
    return Row(waiting, len(taken) / elapsed, spent / len(taken) * 1e6, middle * 1e3, slow * 1e3)


def show(url: str, seconds: float) -> None:
    print(f"{url.partition(':')[0]:<12} waiting   appends/s   CPU us each   p50 ms   p99 ms")
    for waiting in WAITING:
        row = asyncio.run(measured(url, waiting, seconds))
        print(f"{'':<12} {row.waiting:>7} {row.rate:>11,.0f} {row.cpu:>13.0f} {row.median:>8.2f} {row.slow:>8.2f}")


def main() -> None:
    parser = argparse.ArgumentParser("bench.storage", description=__doc__)
    parser.add_argument("urls", nargs="*", metavar="URL")
    parser.add_argument("--seconds", type=float, default=3.0)
    asked = parser.parse_args()
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        for url in asked.urls or [f"sqlite:///{folder}/bench.db"]:
            show(url, asked.seconds)


if __name__ == "__main__":
    main()
