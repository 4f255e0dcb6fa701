"""`python -m bench.studies GAME --games N`: plays a study of policy games and watches its memory.

It runs `lairkeeper lab study` as anybody would, and adds up the memory of all its processes while games are
written. What counts is how far memory moves from the tenth to the last percent of the games. `--engines local ray`
plays the same games on each engine in turn, in slices, and compares what a game costs in CPU seconds of all processes:
on a busy machine the clock tells nothing. Ray has two nodes of one processor each then.

`--folder` keeps the studies there and goes on with them; `--seconds` interrupts each after so long, as Ctrl-C does.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from msgspec import Struct

from bench.places import ROOT
from bench.tables import table
from lairkeeper.games import game_named

MEGABYTE = 1_000_000
PAGE, TICKS = os.sysconf("SC_PAGESIZE"), os.sysconf("SC_CLK_TCK")
PAUSE = 0.5
ALLOWED = 20.0
"""Megabytes by which memory may move from the tenth to the last percent."""
LAST = 0.99
"""The share of the games after which processes begin to end."""
SHARE_OF_POOL = 0.85


class StudyRow(Struct, frozen=True):
    """One study: what it cost, and the memory of all its processes, in megabytes."""

    game: str
    bot: str
    games: int
    done: int
    engine: str
    cpu_seconds: float
    seconds: float
    memory_at_tenth: float
    memory_at_end: float
    smallest: float
    largest: float

    @property
    def is_flat(self) -> bool:
        return max(self.largest - self.memory_at_tenth, self.memory_at_tenth - self.smallest) <= ALLOWED


def main() -> int:
    asked = arguments()
    if len(asked.engines) > 1:
        return compare(asked)
    rows = [
        measured(game, asked.bot, asked.games, asked.workers, asked.engines[0], keep=asked.folder, limit=asked.seconds)
        for game in asked.games_of
    ]
    show(rows)
    return 0 if all(row.is_flat for row in rows) else 1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("bench.studies", description=__doc__)
    parser.add_argument("games_of", metavar="GAME", nargs="+")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--bot", default="", help="the policy of the game, unless named")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--engines", nargs="+", default=["local"], choices=["local", "ray"])
    parser.add_argument("--folder", type=Path, help="keep the studies here, and go on with those that are here")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="interrupt each study after so long")
    parser.add_argument("--slices", type=int, default=3, help="how often the engines take turns")
    return parser.parse_args()


def measured(
    game: str,
    bot: str,
    games: int,
    workers: int,
    engine: str,
    *,
    seed: str = "memory",
    keep: Path | None = None,
    limit: float = float("inf"),
    nodes: Sequence[int] = (),
) -> StudyRow:
    """Plays one study in a process of its own. The report, which comes after the games, is not watched.

    What the processes of `nodes` use meanwhile counts, too.
    """
    bot = bot or game_named(game).policy
    with tempfile.TemporaryDirectory(prefix="lairkeeper-study-") as folder:
        file = (keep or Path(folder)) / f"{game}.toml"
        file.write_text(f'game = "{game}"\ngames = {games}\nseed = "{seed}"\nbots = ["{bot}"]\n', encoding="utf-8")
        played = file.with_suffix(".study") / "games"
        before = _done(played)
        command = [sys.executable, "-m", "lairkeeper", "lab", "study", str(file), "--workers", str(workers)]
        began = time.monotonic()
        with subprocess.Popen([*command, "--engine", engine], cwd=ROOT, stdout=subprocess.DEVNULL) as process:
            samples = [*_watched(process, played, games, began + limit, TreeUsage([process.pid, *nodes]))]
            seconds = time.monotonic() - began
            cpu = samples[-1][2] if samples else 0.0
            if process.wait() and seconds < limit:
                raise SystemExit(f"The study of {game} ended with {process.returncode}.")
        done = _done(played)
    late = [memory for at, memory, _ in samples if games / 10 <= at <= LAST * games] or [0.0]
    return StudyRow(game, bot, games, done - before, engine, cpu, seconds, late[0], late[-1], min(late), max(late))


def _watched(
    process: subprocess.Popen[bytes], folder: Path, games: int, until: float, usage: "TreeUsage"
) -> Iterator[tuple[int, float, float]]:
    """Games on disk, megabytes and CPU seconds of all processes, until the last game is written or time is up."""
    done = 0
    while process.poll() is None and done < games:
        time.sleep(PAUSE)
        if time.monotonic() > until:
            process.send_signal(signal.SIGINT)
            return
        done = _done(folder)
        memory, cpu = usage.look()
        yield done, memory / MEGABYTE, cpu


def _done(folder: Path) -> int:
    return sum(_games_in(file.stem) for file in folder.glob("*.parquet"))


def _games_in(name: str) -> int:
    """A file is named by its cell, its first game and the one after its last."""
    first, end = name.split("-")[-2:]
    return int(end) - int(first)


class TreeUsage:
    """What some processes and all they have started use: memory now, and CPU since this was made.

    The CPU of a process that ended is what was last seen of it: Ray does not add that of its workers to their parent's.
    """

    def __init__(self, roots: Sequence[int]) -> None:
        self._roots = roots
        self._cpu: dict[int, float] = {}
        self._before = 0.0
        self._before = self.look()[1]

    def look(self) -> tuple[float, float]:
        """Bytes, and CPU seconds."""
        memory = 0
        for process in dict.fromkeys(found for root in self._roots for found in descendants(root)):
            try:
                fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
                memory += int(Path(f"/proc/{process}/statm").read_text(encoding="utf-8").split()[1]) * PAGE
            except (FileNotFoundError, ProcessLookupError):
                continue
            self._cpu[process] = sum(map(int, fields[11:13])) / TICKS
        return memory, sum(self._cpu.values()) - self._before


def descendants(root: int) -> list[int]:
    found = [root]
    for process in found:
        for task in Path(f"/proc/{process}/task").glob("*/children"):
            try:
                found += [int(child) for child in task.read_text(encoding="utf-8").split()]
            except (FileNotFoundError, ProcessLookupError):
                continue
    return found


def show(rows: Sequence[StudyRow]) -> None:
    heading = [
        "study",
        "bot",
        "games",
        "now",
        "engine",
        "CPU s",
        "s",
        "CPU ms a game",
        "MB at 10 %",
        "at the end",
        "moved",
        "flat",
    ]
    cells = (
        [
            row.game,
            row.bot,
            f"{row.games:,}",
            f"{row.done:,}",
            row.engine,
            f"{row.cpu_seconds:.0f}",
            f"{row.seconds:.0f}",
            f"{1000 * row.cpu_seconds / max(row.done, 1):.1f}",
            f"{row.memory_at_tenth:.0f}",
            f"{row.memory_at_end:.0f}",
            f"{row.smallest - row.memory_at_tenth:+.0f} to {row.largest - row.memory_at_tenth:+.0f}",
            "yes" if row.is_flat else "NO",
        ]
        for row in rows
    )
    print(table(heading, cells))


def compare(asked: argparse.Namespace) -> int:
    """The engines in turn, so that what disturbs one disturbs the other; then games for a CPU second of each."""
    rows = []
    with two_nodes() as nodes:
        for number in range(asked.slices):
            for engine in asked.engines:
                row = measured(
                    asked.games_of[0],
                    asked.bot,
                    asked.games,
                    asked.workers,
                    engine,
                    seed=f"slice {number}",
                    nodes=nodes if engine == "ray" else (),
                )
                rows.append(row)
                print(f"{engine}: {row.cpu_seconds:.1f} CPU s, {row.seconds:.1f} s by the clock", flush=True)
    show(rows)
    by_cpu = _share(rows, [row.cpu_seconds / row.done for row in rows])
    by_clock = _share(rows, [row.seconds / row.done for row in rows])
    print(f"Ray beside the pool: {by_cpu:.2f} by CPU, {by_clock:.2f} by the clock; wanted {SHARE_OF_POOL}.")
    return 0 if by_cpu >= SHARE_OF_POOL else 1


def _share(rows: Sequence[StudyRow], cost: Sequence[float]) -> float:
    pool = median(each for row, each in zip(rows, cost, strict=True) if row.engine == "local")
    return pool / median(each for row, each in zip(rows, cost, strict=True) if row.engine == "ray")


@contextmanager
def two_nodes() -> Iterator[list[int]]:
    """A Ray cluster on this machine, of one processor each; the processes that this one has started for it."""
    os.environ |= {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0", "RAY_raylet_start_wait_time_s": "180"}
    os.environ["PYTHONPATH"] = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    from ray.cluster_utils import Cluster

    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        made.add_node(num_cpus=1)
        made.wait_for_nodes()
        os.environ["RAY_ADDRESS"] = made.address
        yield [process for process in descendants(os.getpid())[1:] if _parent(process) == os.getpid()]
    finally:
        made.shutdown()


def _parent(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])


if __name__ == "__main__":
    sys.exit(main())
