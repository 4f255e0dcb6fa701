"""An interrupted test run leaves no process and no folder behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 60.0


def is_running(pid: int) -> bool:
    """False for a zombie too: it has ended, and only its parent has not asked yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux tells which processes run")
@pytest.mark.parametrize("interruption", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_interrupted_run_leaves_nothing_behind(interruption: signal.Signals) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:cacheprovider", "tests/server/endless_run.py"]
    run = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8", start_new_session=True)
    assert run.stdout is not None
    told = next(line for line in run.stdout if line.count("\t") == 2)
    database, server, folder = told.strip().split("\t")
    pids = [int(database.split()[-1]), int(server)]
    assert all(is_running(pid) for pid in pids) and Path(folder).is_dir()
    os.kill(run.pid, interruption)
    run.communicate()
    give_up = time.monotonic() + LONGEST
    while any(is_running(pid) for pid in pids) or Path(folder).exists():
        assert time.monotonic() < give_up, f"left behind: {pids} {folder}"
        time.sleep(0.05)
