"""What the rounds of all runs came to, as lines of JSON and as a report."""

import os
import platform
import sqlite3
import subprocess
from collections import Counter
from datetime import date
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.places import ROOT
from tests.server.endurance.rounds import Round
from tests.server.postgres import version as postgres_version

STINT = 20
"""Rounds on one database, which is then checked as a whole and thrown away."""

_ENCODER = msgspec.json.Encoder()

HEADING = """# Endurance

Written by `{command}`, which goes on where it stopped. In every round servers start on what the round before left, two
people play three tables of one game and note every acknowledgement, something fails, and every server is ended by
`kill -9`. Then the log of every table is read: each acknowledged answer is in it exactly once, and what was in it
before is there unchanged. After {stint} rounds, or where the time of a run is up, every log is replayed from its
beginning, and the next rounds have a new database.

A power cut leaves what was synced, and nothing else. EIO: a third of all writes and every sync fail, and the bytes to
be synced are dropped. On a full disk nothing can be written (SQLite), or no file grows (PostgreSQL).
"""


class Run(Struct, frozen=True):
    """One call of the command, and what it ran on."""

    day: str
    revision: str
    versions: str

    @classmethod
    def now(cls) -> "Run":
        versions = (
            f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, PostgreSQL {postgres_version()}"
        )
        return cls(str(date.today()), _revision(), versions)


class Line(Struct, frozen=True, omit_defaults=True):
    """One round, or the end of a stint, or a failure, or the begin of a run."""

    round: Round | None = None
    seconds: float = 0.0
    failure: str = ""
    run: Run | None = None

    @property
    def ends_stint(self) -> bool:
        return self == Line()


class Notes:
    def __init__(self, folder: Path, report: Path | None) -> None:
        self._file = folder / "rounds.jsonl"
        self._report = report or folder / "report.md"
        folder.mkdir(parents=True, exist_ok=True)
        self._lines = [*self._kept()]

    def _kept(self) -> list[Line]:
        """A last line that was cut off by an interruption is not counted."""
        if not self._file.exists():
            return []
        whole, _, _ = self._file.read_bytes().rpartition(b"\n")
        self._file.write_bytes(whole + b"\n" if whole else b"")
        return [msgspec.json.decode(line, type=Line) for line in whole.splitlines()]

    @property
    def rounds(self) -> int:
        return len(self._played)

    @property
    def kills(self) -> int:
        """Server processes killed: one in a round on SQLite, two on PostgreSQL."""
        return sum(one.processes_killed for one, _ in self._played)

    @property
    def _played(self) -> list[tuple[Round, float]]:
        return [(line.round, line.seconds) for line in self._lines if line.round is not None]

    @property
    def stints(self) -> int:
        return sum(line.ends_stint for line in self._lines)

    @property
    def unfinished(self) -> int:
        """Rounds of stints that were interrupted: their logs were not replayed from the beginning."""
        rounds = open_rounds = 0
        for line in self._lines:
            if line.round is not None:
                open_rounds += 1
            elif line.ends_stint:
                open_rounds = 0
            else:
                rounds, open_rounds = rounds + open_rounds, 0
        return rounds + open_rounds

    @property
    def failures(self) -> list[str]:
        return [line.failure for line in self._lines if line.failure]

    def begin(self, run: Run) -> None:
        self._note(Line(run=run))

    def add(self, one: Round, seconds: float) -> None:
        self._note(Line(one, seconds))

    def end_stint(self) -> None:
        self._note(Line())

    def fail(self, database: str, game: str, reason: str) -> None:
        self._note(Line(failure=f"{database}, {game}: {reason}"))

    def forget(self) -> None:
        self._file.unlink(missing_ok=True)
        self._lines = []

    def _note(self, line: Line) -> None:
        self._lines.append(line)
        with self._file.open("ab") as file:
            file.write(_ENCODER.encode(line) + b"\n")

    def progress(self, one: Round) -> str:
        acknowledged = sum(played.acknowledged for played, _ in self._played)
        return f"{self.rounds:6}  {one.database}, {one.games[0]}: {one.trouble} ({acknowledged} answers checked so far)"

    def write_report(self) -> None:
        self._report.write_text(self.report(), encoding="utf-8")

    def report(self) -> str:
        played = [one for one, _ in self._played]
        totals = (
            f"**{self.rounds} rounds, {self.kills} server processes killed, "
            f"{sum(one.acknowledged for one in played)} acknowledged answers checked: "
            f"{len(self.failures)} failures.**"
        )
        parts = [
            HEADING.format(command=self._command, stint=STINT),
            totals,
            _table("database and failure", [f"{one.database}: {one.trouble}" for one in played], played),
            _table("game", [one.games[0] for one in played], played),
            self._circumstances(),
            *(f"```text\n{failure}\n```" for failure in self.failures),
        ]
        return "\n".join(f"{part.strip()}\n" for part in parts)

    @property
    def _command(self) -> str:
        """The call that wrote this report; the folder and the report are named as seen from the repository."""
        places = f"--folder {_place(self._file.parent)} --report {_place(self._report)}"
        return f"python3 run.py endure --kills {self.kills} {places}"

    def _circumstances(self) -> str:
        hours = sum(seconds for _, seconds in self._played) / 3600
        runs = [line.run for line in self._lines if line.run is not None]
        counted = Counter((run.day, run.revision, run.versions) for run in runs)
        return "\n".join(
            [
                f"{hours:.2f} hours on {os.cpu_count()} shared cores, with two processes of the server at PostgreSQL.",
                f"{self.unfinished} rounds belong to runs that were interrupted: their logs were compared after every",
                "round, but not replayed from the beginning.",
                "",
                "| day | revision | versions | runs |",
                "|---|---|---|---:|",
                *(f"| {' | '.join(kind)} | {times} |" for kind, times in counted.items()),
            ]
        )


def _revision() -> str:
    """The commit that ran, and whether what runs differed from it."""
    changed = _git("status", "--porcelain", "--", "src", "tests", "tools")
    return (_git("rev-parse", "--short", "HEAD") or "unknown") + (" with changes" if changed else "")


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    return done.stdout.strip()


def _place(path: Path) -> str:
    whole = path.resolve()
    return whole.relative_to(ROOT).as_posix() if whole.is_relative_to(ROOT) else whole.name


def _table(heading: str, kinds: list[str], played: list[Round]) -> str:
    rounds = Counter(kinds)
    answers: Counter[str] = Counter()
    for kind, one in zip(kinds, played, strict=True):
        answers[kind] += one.acknowledged
    lines = [f"| {kind} | {times} | {answers[kind]} |" for kind, times in sorted(rounds.items())]
    return "\n".join([f"| {heading} | rounds | answers acknowledged |", "|---|---:|---:|", *lines])
