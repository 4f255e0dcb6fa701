"""Saved games on disk. A file is replaced as a whole or not at all, so a crash never leaves half a game."""

import os
import secrets
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from lairkeeper.cli.command_errors import NothingToResume, UnreadableFile, UnwritableFile
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Entry, Journal, Record, read_heading, read_journal, write_journal
from lairkeeper.kernel.history.journey import game_of_journey, read_journey, write_journey
from lairkeeper.kernel.history.match import Match

AnyMatch = Match[Any, Any, Any]

RUNNING = ".running.json"
OVER = ".json"
BESIDE = ".beside.json"
JOURNEY = ".journey.json"


def state_folder(environment: Mapping[str, str]) -> Path:
    """Where running games are kept."""
    base = environment.get("XDG_STATE_HOME") or environment.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "state") / "lairkeeper"


def write_whole(path: Path, content: bytes) -> None:
    """Writes atomically, readable only by the owner: the file holds all hands."""
    aside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            aside.unlink()
        raise UnwritableFile(file=str(path), reason=_reason(error)) from None


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnwritableFile(file=str(folder), reason=_reason(error)) from None


def read_whole(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise UnreadableFile(file=str(path), reason=_reason(error)) from None


def save(match: AnyMatch, path: Path) -> None:
    write_whole(path, write_journal(match.sealed()))


def load(path: Path) -> tuple[AnyGame, Journal[Any]]:
    """The game and the journal in a file; it is not yet known to be legal."""
    blob = read_whole(path)
    game = game_named(read_heading(blob))
    return game, read_journal(game, blob)


def load_journey(path: Path) -> tuple[AnyGame, list[Journal[Any]]]:
    """The game and the journals in a file of a journey, or of a single game."""
    blob = read_whole(path)
    game = game_named(game_of_journey(blob))
    return game, read_journey(game, blob)


class Beside(Record):
    """What a journal does not tell about a running game: who sits where, whose dice roll, the folder of a pack, and the
    file of the games that led to it."""

    seats: tuple[str, ...]
    has_own_dice: bool = False
    pack: str | None = None
    after: str | None = None


class Keeper:
    """Keeps a running game on disk, together with what its journal does not tell, until it is over."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder, self.name = folder, name
        self._beside: Beside | None = None
        self._kept: list[Entry] | None = None

    @classmethod
    def new(cls, folder: Path, game: str) -> "Keeper":
        return cls(folder, f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}")

    @classmethod
    def newest(cls, folder: Path, game: str | None) -> "Keeper":
        """The running game that was played last, of all or of those of this name."""
        running = sorted(_running(folder, game), key=lambda path: path.stat().st_mtime)
        if not running:
            raise NothingToResume(game=game or "none", folder=str(folder))
        return cls(folder, running[-1].name.removesuffix(RUNNING))

    @property
    def running(self) -> Path:
        return self.folder / f"{self.name}{RUNNING}"

    @property
    def over(self) -> Path:
        return self.folder / f"{self.name}{OVER}"

    @property
    def journey(self) -> Path:
        return self.folder / f"{self.name}{JOURNEY}"

    def beside(self) -> Beside | None:
        try:
            return msgspec.json.decode(read_whole(self.folder / f"{self.name}{BESIDE}"), type=Beside)
        except (UnreadableFile, msgspec.MsgspecError):
            return None

    def keep(self, match: AnyMatch, beside: Beside) -> None:
        make_folder(self.folder)
        if beside != self._beside:
            write_whole(self.folder / f"{self.name}{BESIDE}", msgspec.json.encode(beside))
            self._beside = beside
        if match.journal.entries != self._kept:
            save(match, self.running)
            self._kept = match.journal.entries.copy()

    def finish(self, match: AnyMatch) -> None:
        """Moves a finished game to the finished ones, where it can be replayed."""
        make_folder(self.folder)
        save(match, self.over)
        self.running.unlink(missing_ok=True)
        (self.folder / f"{self.name}{BESIDE}").unlink(missing_ok=True)

    def finish_journey(self, match: AnyMatch, after: Path | None) -> None:
        """Puts the games of a journey, this one the last, into one file."""
        earlier = load_journey(after)[1] if after is not None else []
        write_whole(self.journey, write_journey([*earlier, match.sealed()]))


def _running(folder: Path, game: str | None) -> Iterator[Path]:
    return folder.glob(f"{game}-*{RUNNING}" if game else f"*{RUNNING}")


def path_of(typed: str) -> Path:
    """The path of a typed file name; an unknown `~user` is left as it is."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        return Path(typed)


def is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # no name that a file could have; writing it will say so
        return False


def _reason(error: Exception) -> str:
    """The reason of an OS error, as an id that has words."""
    reasons: dict[type[Exception], str] = {
        FileNotFoundError: "missing",
        PermissionError: "denied",
        IsADirectoryError: "folder",
        NotADirectoryError: "not-a-folder",
        FileExistsError: "not-a-folder",
    }
    return reasons.get(type(error), "other")
