"""`python3 run.py endure --kills N`: kills and failures by the hundred, while people check every acknowledgement.

Every round ends with `kill -9` of all servers and is noted in `build/endure/rounds.jsonl` once its promises are
checked. An interrupted run goes on from there; `--minutes` ends a run between two rounds. The report is written after
every stint: `build/endure/report.md`, or where `--report` says.
"""

import argparse
import asyncio
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from math import inf
from pathlib import Path
from random import Random
from tempfile import mkdtemp

from bench.places import BUILD
from lairkeeper.kernel.definition.game import AnyGame
from tests.every import GAMES
from tests.server.endurance.forks import Forks
from tests.server.endurance.rounds import Rounds
from tests.server.endurance.sites import FragileSite, PostgresSite, SqliteSite
from tests.server.fragile_postgres import fragile_postgres
from tools.endure.notes import STINT, Notes, Run

DATABASES = {"sqlite": SqliteSite.name, "postgresql": PostgresSite.name}


def main() -> int:
    asked = arguments()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    notes = Notes(asked.folder, asked.report)
    if asked.anew:
        notes.forget()
    notes.begin(Run.now())
    forks = Forks()
    ends = time.monotonic() + asked.minutes * 60
    try:
        return asyncio.run(endure(notes, asked.kills, forks, ends, [DATABASES[name] for name in asked.only]))
    except KeyboardInterrupt:
        return 130
    finally:
        forks.close()
        notes.write_report()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("run.py endure", description=__doc__)
    parser.add_argument("--kills", type=int, default=100, help="servers to kill in all, those of earlier runs included")
    parser.add_argument("--only", nargs="*", choices=tuple(DATABASES), default=tuple(DATABASES), help="one database")
    parser.add_argument("--minutes", type=float, default=inf, help="ends after the round in which they are over")
    parser.add_argument("--folder", type=Path, default=BUILD / "endure", help="where rounds and report are kept")
    parser.add_argument("--report", type=Path, help="where the report is written instead")
    parser.add_argument("--anew", action="store_true", help="forget the rounds of earlier runs")
    return parser.parse_args()


async def endure(notes: Notes, kills: int, forks: Forks, ends: float, databases: Sequence[str]) -> int:
    for number in count(notes.stints):
        left = kills - notes.kills
        if left <= 0 or time.monotonic() > ends:
            return 0
        database, game = stint_of(number, databases)
        try:
            await one_stint(notes, forks, database, game, min(STINT, left), ends)
        except Exception:
            if is_interrupted():  # what was being cleaned up may have been in use
                raise asyncio.CancelledError from None
            notes.fail(database, game.name, traceback.format_exc())
            print(traceback.format_exc(), file=sys.stderr)
            return 1
        notes.write_report()
    return 0


def is_interrupted() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def stint_of(number: int, databases: Sequence[str]) -> tuple[str, AnyGame]:
    """The databases and all games in turn."""
    return databases[number % len(databases)], GAMES[number // len(databases) % len(GAMES)]


async def one_stint(notes: Notes, forks: Forks, database: str, game: AnyGame, rounds: int, ends: float) -> None:
    with fragile_site(database, forks) as site:
        began = time.monotonic()
        async for one in Rounds(site, [game], Random()).run(rounds, ends):
            notes.add(one, time.monotonic() - began)
            print(notes.progress(one), flush=True)
            began = time.monotonic()
    notes.end_stint()


@contextmanager
def fragile_site(database: str, forks: Forks) -> Iterator[FragileSite]:
    """A site in a folder of its own, which is kept if something went wrong."""
    folder = Path(mkdtemp(prefix="lairkeeper-endure-"))
    try:
        if database == SqliteSite.name:
            yield SqliteSite(folder, forks.start)
        else:
            with fragile_postgres() as postgres:
                yield PostgresSite(postgres, folder, forks.start)
    except Exception:
        print(f"The files are kept in {folder}.", file=sys.stderr)
        raise
    except BaseException:  # interrupted: what was checked is noted
        shutil.rmtree(folder, ignore_errors=True)
        raise
    else:
        shutil.rmtree(folder)


if __name__ == "__main__":
    sys.exit(main())
