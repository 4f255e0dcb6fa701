"""Driving the terminal as a pipe does: lines go in, text and an exit code come out."""

import re
from collections.abc import Callable, Iterable
from itertools import count, islice
from pathlib import Path
from typing import NamedTuple

import pytest

from lairkeeper.cli import main

Lines = Iterable[str]

MOST_LINES = 3000


class Run(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def everything(self) -> str:
        return self.out + self.err


class Typist:
    """A keyboard on which somebody types these lines, one whenever one is asked for; nobody types for ever."""

    def __init__(self, lines: Lines) -> None:
        self._lines = islice(lines, MOST_LINES)

    def readline(self) -> str:
        return next((f"{line}\n" for line in self._lines), "")

    def isatty(self) -> bool:
        return False


Lairkeeper = Callable[..., Run]


@pytest.fixture
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept during a test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "state" / "lairkeeper"


@pytest.fixture
def lairkeeper(state_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Lairkeeper:
    """Runs a command; games without a seed of their own are the same whenever a test runs."""
    runs = count(1)

    def run(*arguments: str, keys: Lines = ()) -> Run:
        monkeypatch.setattr("sys.stdin", Typist(keys))
        monkeypatch.setattr("lairkeeper.cli.commands.play.new_seed", lambda: f"run {next(runs)}")
        capsys.readouterr()
        code = main(arguments)
        return Run(code, *capsys.readouterr())

    return run


def running(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.running.json"))


def finished(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("*.json") if not re.search(r"\.(running|beside)\.json$", path.name))
