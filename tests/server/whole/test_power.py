"""The simulated power cut is a real one: it takes what was not synced, and only that."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.powercut import STORE, cut_power
from tests.server.sites import ROOT

APPENDS = """
import sqlite3, sys, os
from pathlib import Path
from tests.server.powercut import install
folder = Path(sys.argv[1])
install(folder / "shadow", folder)
store = sqlite3.connect(folder / "games.db", isolation_level=None)
store.execute("PRAGMA journal_mode = WAL")
store.execute("PRAGMA synchronous = " + sys.argv[2])
store.execute("CREATE TABLE IF NOT EXISTS numbers (number INTEGER)")
for number in range(50):
    store.execute("INSERT INTO numbers VALUES (?)", (number,))
if sys.argv[3] == "full":
    (folder / "full").touch()
    try:
        store.execute("INSERT INTO numbers VALUES (50)")
    except sqlite3.OperationalError as error:
        print(error)
os._exit(0)
"""
COUNT = "import sqlite3, sys; print(*sqlite3.connect(sys.argv[1]).execute('SELECT count(*) FROM numbers').fetchone())"


def run(script: str, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=True)
    return done.stdout.strip()


@pytest.mark.parametrize(("synchronous", "survives"), [("FULL", True), ("NORMAL", False)])
def test_only_commits_that_waited_for_the_disk_survive(tmp_path: Path, synchronous: str, survives: bool) -> None:
    (tmp_path / "shadow").mkdir()
    run(APPENDS, str(tmp_path), synchronous, "enough")
    assert run(COUNT, str(tmp_path / STORE)) == "50"
    cut_power(tmp_path / "shadow", tmp_path)
    try:
        left = run(COUNT, str(tmp_path / STORE))
    except subprocess.CalledProcessError:
        left = "not even the table"
    assert (left == "50") is survives


def test_a_full_disk_takes_nothing(tmp_path: Path) -> None:
    (tmp_path / "shadow").mkdir()
    assert "full" in run(APPENDS, str(tmp_path), "FULL", "full")
