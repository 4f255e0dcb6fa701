"""The folder of a study: what it is of, and the rows of finished games, one Parquet file per chunk.

A file is written under another name and renamed, so it is whole or not there: nothing is counted twice or by halves
after any interruption. Its name says which games it holds: `cell-first-end`.
"""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame
from lairkeeper.lab.studies.errors import (
    DamagedDescription,
    DamagedFile,
    FolderInUse,
    NoStudy,
    OtherStudy,
    OverlappingFiles,
    UnwritableFolder,
)
from lairkeeper.lab.studies.plan import Cell, StudyPlan
from lairkeeper.lab.studies.records.recording import GameRow, Timing
from lairkeeper.lab.studies.records.rows import check_file, read_games, read_times
from lairkeeper.packs import load_pack

ABOUT, GAMES, TIMES, LOCK = "study.json", "games", "times", "playing.lock"
SUFFIX = ".parquet"
_FACTS = {"study", "game", "rules", "seed", "cells", "games", "command", "packs"}
_NAME = re.compile(r"(\d{4})-(\d{9})-(\d{9})\.parquet")


class PlayedGames(NamedTuple):
    """A chunk that is finished: which games, and its two files. An interrupted chunk ends early."""

    cell: int
    first: int
    end: int
    games: bytes
    times: bytes


class GameStretch(NamedTuple):
    """Finished games from `first` to before `end`, and the file that holds them."""

    cell: int
    first: int
    end: int
    file: Path


class StudyFolder:
    """A folder that belongs to one plan."""

    def __init__(self, folder: Path, plan: StudyPlan) -> None:
        self.path = folder
        self.plan = plan
        self._study = plan.digest

    @classmethod
    def open(cls, folder: Path, plan: StudyPlan, command: str) -> "StudyFolder":
        """A new folder, or the one of this very study; another study in it is refused.

        Where the description was lost, the finished games tell whether they are of this study.
        """
        about = folder / ABOUT
        try:
            (folder / GAMES).mkdir(parents=True, exist_ok=True)
            (folder / TIMES).mkdir(exist_ok=True)
            if about.exists():
                _refuse_other(folder, _about(about), plan)
            else:
                cls(folder, plan).stretches()
            packs = [{name: content.decode() for name, content in cell.pack} for cell in plan.cells]
            facts = {"study": plan.digest, "games": plan.games, "command": command, **plan.identity, "packs": packs}
            write_whole(about, msgspec.json.format(msgspec.json.encode(facts), indent=1))
        except OSError as error:
            raise UnwritableFolder(folder=str(folder), reason=error.strerror or str(error)) from None
        return cls(folder, plan)

    @contextmanager
    def locked(self) -> Iterator[None]:
        """One process plays a study at a time; the lock ends with the process, however that ends."""
        with (self.path / LOCK).open("ab") as lock:
            if not _lock(lock.fileno()):
                raise FolderInUse(folder=str(self.path))
            yield

    def keep(self, played: PlayedGames) -> None:
        """Times first: rows without times would lack them for good, while times without rows are written again."""
        name = f"{played.cell:04d}-{played.first:09d}-{played.end:09d}{SUFFIX}"
        write_whole(self.path / TIMES / name, played.times)
        write_whole(self.path / GAMES / name, played.games)

    def stretches(self) -> list[GameStretch]:
        """What is finished, in order; damaged, foreign and overlapping files are refused."""
        found = sorted(self._stretch(file) for file in (self.path / GAMES).glob(f"*{SUFFIX}"))
        for before, after in pairwise(found):
            if before.cell == after.cell and after.first < before.end:
                raise OverlappingFiles(first=before.file.name, second=after.file.name)
        return found

    def _stretch(self, file: Path) -> GameStretch:
        named = _NAME.fullmatch(file.name)
        if named is None:
            raise DamagedFile(file=file.name)
        cell, first, end = (int(part) for part in named.groups())
        check_file(file, self._study, end - first)
        return GameStretch(cell, first, end, file)

    def missing(self) -> list[list[tuple[int, int]]]:
        """The games that are still to be played, by cell."""
        done: list[list[GameStretch]] = [[] for _ in self.plan.cells]
        for stretch in self.stretches():
            done[stretch.cell].append(stretch)
        return [_gaps(stretches, self.plan.games) for stretches in done]

    def rows(self, cell: int | None = None) -> Iterator[GameRow]:
        """Every finished game, by cell and number; only one file at a time is in memory."""
        for stretch in self.stretches():
            if cell in (None, stretch.cell):
                yield from (row for row in read_games(stretch.file, self._study) if row.number < self.plan.games)

    def times(self) -> Iterator[tuple[int, Timing]]:
        """The times of finished games, with their cells; games whose times are not there are passed over."""
        for stretch in self.stretches():
            file = self.path / TIMES / stretch.file.name
            if file.exists():
                yield from ((stretch.cell, timing) for timing in read_times(file, self._study))


def _gaps(done: list[GameStretch], games: int) -> list[tuple[int, int]]:
    gaps, place = [], 0
    for stretch in done:
        if place < min(stretch.first, games):
            gaps.append((place, min(stretch.first, games)))
        place = stretch.end
    return [*gaps, (place, games)] if place < games else gaps


def stored_study(folder: Path) -> tuple[StudyFolder, str]:
    """The study in a folder, and the command that began it; the file it came from is not needed."""
    if not (folder / ABOUT).is_file():
        raise NoStudy(folder=str(folder))
    found = _about(folder / ABOUT)
    game = game_named(found["game"])
    try:
        stored = zip(found["cells"], found["packs"], strict=True)
        plan = StudyPlan(game, tuple(_cell(game, *each) for each in stored), found["games"], found["seed"])
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError, AttributeError):
        raise DamagedDescription(file=ABOUT) from None
    _refuse_other(folder, found, plan)
    return StudyFolder(folder, plan), str(found["command"])


def _cell(game: AnyGame, facts: dict[str, Any], pack: dict[str, str]) -> Cell:
    files = tuple((name, content.encode()) for name, content in pack.items())
    load_pack(game.name, files)
    chosen = tuple((str(name), str(value)) for name, value in facts["chosen"])
    return Cell(chosen, msgspec.convert(facts["table"], game.config), tuple(map(str, facts["bots"])), files)


def _about(file: Path) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
    except (OSError, msgspec.MsgspecError):
        raise DamagedDescription(file=file.name) from None
    if not found.keys() >= _FACTS:
        raise DamagedDescription(file=file.name)
    return found


def _refuse_other(folder: Path, found: dict[str, Any], plan: StudyPlan) -> None:
    if found["study"] != plan.digest:
        here = plan.identity
        differs = [name for name in ("game", "rules", "seed", "cells") if found[name] != here[name]]
        raise OtherStudy(folder=str(folder), differs=", ".join(differs) or "study")


def write_whole(path: Path, content: bytes) -> None:
    """The whole content or nothing, even if the machine stops."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    with beside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def _lock(descriptor: int) -> bool:
    """False if another process holds it. Systems without such locks go without."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
