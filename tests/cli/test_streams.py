"""Streams that are closed, full or narrow: never a stack trace."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from lairkeeper.games.run_run_run import GAME

ROOT = Path(__file__).resolve().parents[2]


def run(command: str, state_folder: Path, **more: str) -> subprocess.CompletedProcess[bytes]:
    """Runs the program in a shell, so that a command may redirect its streams."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "XDG_STATE_HOME": str(state_folder.parent), **more}
    line = f"{shlex.quote(sys.executable)} -m lairkeeper {command}"
    shell = ["sh", "-c", line]
    done = subprocess.run(shell, check=False, env=environment, capture_output=True, stdin=subprocess.DEVNULL)
    assert b"Traceback" not in done.stderr and b"Exception" not in done.stderr, done.stderr.decode()
    return done


def test_a_closed_input_stream_counts_as_empty(state_folder: Path) -> None:
    done = run(f"play {GAME.name} --lang en <&-", state_folder)
    assert done.returncode == 0
    assert b"goes on with it" in done.stdout


@pytest.mark.parametrize("command", ["games", "version", f"rules {GAME.name}"])
def test_a_closed_screen_shows_nothing(state_folder: Path, command: str) -> None:
    assert run(f"{command} >&-", state_folder).returncode == 0


def test_a_closed_error_stream_does_not_change_the_exit_code(state_folder: Path) -> None:
    assert run("plya 2>&-", state_folder).returncode == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("command", ["games", "version", f"rules {GAME.name}", f"play {GAME.name}"])
def test_a_full_disk_is_one_sentence(state_folder: Path, command: str) -> None:
    done = run(f"{command} --lang en >/dev/full", state_folder)
    assert done.returncode == 2
    assert done.stderr.decode() == "The output cannot be written: there is no room left where it goes.\n"


@pytest.mark.parametrize("command", ["games", "version", f"rules {GAME.name}"])
def test_a_reader_may_close_the_pipe_early(state_folder: Path, command: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    line = [sys.executable, "-m", "lairkeeper", *command.split()]
    done = subprocess.run(line, check=False, env=environment, stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("command", ["verify {file}", "games", "plya"])
def test_letters_that_cannot_be_shown_become_question_marks(state_folder: Path, command: str) -> None:
    file = ROOT / "tests" / "cli" / "readme-game.json"
    done = run(f"{command.format(file=file)} --lang fr", state_folder, PYTHONIOENCODING="ascii")
    assert done.returncode in (0, 2)
    assert b"?" in done.stdout + done.stderr
