"""Working processes end when the process that started them is killed."""

import signal
import subprocess
import sys

import pytest

DIE = "lambda *_: os.kill(os.getpid(), signal.SIGKILL)"
POOLS = {
    "trials": "from lairkeeper.bots.trials import pool_of; pool_of(2); die()",
    "jobs": "from lairkeeper.lab.processes import run_jobs; [die() for _ in run_jobs(abs, range(9), 2, 1)]",
    "study": "from lairkeeper.lab.pool import share_out; share_out(abs, iter(range(9)), 2, keep=die, report=die)",
}


@pytest.mark.parametrize("pool", POOLS)
def test_no_working_process_is_left_when_its_parent_is_killed(pool: str) -> None:
    """They share the output of their parent, so it stays open as long as one of them is left."""
    code = f"import os, signal; die = {DIE}; {POOLS[pool]}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr
