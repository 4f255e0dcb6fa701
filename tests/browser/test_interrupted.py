"""An interrupted test run leaves no browser behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.browser.conftest import chromium
from tests.server.test_interrupted import LONGEST, ROOT, is_running


def descendants(ancestor: int) -> list[int]:
    """The processes that came from one, as long as their parents live."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(entry.parent.name)] = int(entry.read_text("utf-8").rpartition(")")[2].split()[1])
        except OSError:
            continue  # it has ended meanwhile
    found = [ancestor]
    for pid in found:
        found += [child for child, parent in parents.items() if parent == pid]
    return found[1:]


def is_browser(pid: int) -> bool:
    try:
        return "chrom" in Path(f"/proc/{pid}/cmdline").read_text("utf-8")
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux tells which processes run")
@pytest.mark.parametrize("interruption", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_interrupted_run_leaves_no_browser_behind(interruption: signal.Signals) -> None:
    chromium()
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:cacheprovider", "tests/browser/endless_run.py"]
    run = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8", start_new_session=True)
    assert run.stdout is not None
    assert any(line.endswith("browsing\t\n") for line in run.stdout)
    left = descendants(run.pid)
    assert any(map(is_browser, left))
    os.kill(run.pid, interruption)
    run.communicate()
    give_up = time.monotonic() + LONGEST
    while any(map(is_running, left)):
        assert time.monotonic() < give_up, f"left behind: {[pid for pid in left if is_running(pid)]}"
        time.sleep(0.05)
