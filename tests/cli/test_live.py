"""With a person before it: a real terminal, made of a pseudo-terminal of a given size."""

import os
import re
import select
import signal
import struct
import sys
import time
from pathlib import Path

import pytest

from lairkeeper.games import games
from lairkeeper.games.run_run_run import GAME

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR = "\x1b[2J"
CLEAR_HISTORY = "\x1b[3J"


class Window:
    """A terminal window in which the command runs."""

    def __init__(self, *arguments: str, columns: int = 80, rows: int = 24) -> None:
        self.process, self.screen = pty.fork()
        if self.process == 0:
            environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "TERM": "xterm-256color"}
            command = [sys.executable, "-c", START.format(columns=columns, rows=rows), *arguments]
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests that run in the background may not hear it
            os.execve(sys.executable, command, environment)
        fcntl.ioctl(self.screen, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.shown, self.seen = "", 0

    def read_until(self, text: str) -> str:
        """What appears from the last such text to this one, which must come."""
        start, limit = self.seen, time.monotonic() + PATIENCE
        while (found := self.shown.find(text, start)) < 0:
            assert time.monotonic() < limit, self.shown[start:]
            if select.select([self.screen], [], [], 0.2)[0]:
                self.shown += self._received()
        self.seen = found + len(text)
        return self.shown[start : self.seen]

    def _received(self) -> str:
        try:
            return os.read(self.screen, 65536).decode("utf-8", "replace")
        except OSError as error:
            raise AssertionError(f"the window is closed: {self.shown}") from error

    def type(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def exit_code(self) -> int:
        _, status = os.waitpid(self.process, 0)
        os.close(self.screen)
        return os.waitstatus_to_exitcode(status)


START = """
import fcntl, struct, sys, termios
fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", {rows}, {columns}, 0, 0))
from lairkeeper.cli import main
sys.exit(main())
"""


def rows_of(text: str) -> list[str]:
    """The lines on the screen since it was last cleared."""
    return ESCAPES.sub("", text.rpartition(CLEAR)[2]).split("\r\n")


@pytest.fixture(autouse=True)
def _own_state(state_folder: Path) -> None:
    """Every test keeps its games in a folder of its own."""


@pytest.mark.parametrize(("typed", "game"), [("\r", 0), ("9\rchess\r3\r", 2), (f"{list(games())[-1]}\r", -1)])
def test_a_person_who_names_no_game_is_asked(typed: str, game: int) -> None:
    window = Window("play", "--lang", "en")
    window.read_until("Which game?")
    window.type(typed)
    window.read_until("> ")
    window.type("quit\r\r")
    assert list(games())[game] in window.read_until("goes on with it")
    assert window.exit_code() == 0


def test_a_person_who_wants_no_game_after_all_gets_none(state_folder: Path) -> None:
    window = Window("play", "--lang", "en")
    window.read_until("Which game?")
    window.type("\x04")
    assert window.exit_code() == 130
    assert not state_folder.exists()


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40)])
def test_a_question_fits_into_the_window(columns: int, rows: int) -> None:
    window = Window("play", GAME.name, "--seed", "s1", "--lang", "en", columns=columns, rows=rows)
    first = rows_of(window.read_until("> "))
    window.type("1\r1\r")
    second = rows_of(window.read_until("Where do you place") + window.read_until("> "))
    for screen in (first, second):
        assert len(screen) <= rows
        assert max(len(line) for line in screen) <= columns
    assert any("VAULT" in line for line in first)
    window.type("quit\r\r")
    window.read_until("goes on with it")
    assert window.exit_code() == 0


def test_the_end_of_the_keyboard_keeps_the_game() -> None:
    window = Window("play", GAME.name, "--seed", "s1", "--lang", "en")
    window.read_until("> ")
    window.type("\x04")
    window.read_until("goes on with it")
    assert window.exit_code() == 0
    assert "Traceback" not in window.shown


def test_control_c_keeps_the_game() -> None:
    window = Window("play", GAME.name, "--seed", "s1", "--lang", "en")
    window.read_until("> ")
    time.sleep(0.5)  # A signal in the instant in which input() begins to wait is only noticed with the next key.
    window.type("\x03")
    window.read_until("goes on with it")
    assert window.exit_code() == 130
    assert "Traceback" not in window.shown


def test_a_curtain_clears_the_screen_and_its_history() -> None:
    window = Window("play", GAME.name, "--seed", "s1", "--seats", "Anna,Ben", "--lang", "en")
    curtain = window.read_until("Press Enter:")
    assert CLEAR_HISTORY in curtain
    window.type("\r")
    assert CLEAR_HISTORY in window.read_until("> ")
    os.kill(window.process, signal.SIGTERM)
    assert window.exit_code() == -signal.SIGTERM


def test_a_long_list_is_cut_and_can_be_searched() -> None:
    window = Window("play", GAME.name, "--my-dice", "--seats", "me", "--lang", "en")
    window.read_until("> ")
    window.type("1\r")
    screen = rows_of(window.read_until("type a part of one to find it") + window.read_until("> "))
    assert len(screen) <= 24
    window.type("r57\r")
    assert "Room R57" in window.read_until("Press Enter to take")
    window.type("quit\r\r")
    assert window.exit_code() == 0
