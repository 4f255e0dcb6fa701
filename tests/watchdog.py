"""Ends the processes that a test run has started when the run itself dies, even by `kill -9`.

A helper process reads from a pipe that only the test process holds open. The pipe closes with the test process, for
whatever reason; the helper then ends every process that is still watched and removes its folder.
"""

import subprocess
import sys
from functools import cache
from pathlib import Path

_HELPER = r"""
import os, shutil, signal, sys, time

def started(pid):
    # Tells a process from a later one with the same id, where the system has /proc.
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[19]
    except OSError:
        return None

def send(pid, number):
    try:
        os.kill(pid, number)
        return True
    except OSError:
        return False

watched = {}
for line in sys.stdin:
    pid, folder = line.rstrip("\n").split("\t")
    if folder == "-":
        watched.pop(int(pid), None)
    else:
        watched[int(pid)] = (folder, started(pid))

left = {pid: folder for pid, (folder, birth) in watched.items() if started(pid) == birth}
for pid in left:
    send(pid, signal.SIGTERM)
give_up = time.monotonic() + 5
while time.monotonic() < give_up and any(send(pid, 0) for pid in left):
    time.sleep(0.05)
for pid in left:
    send(pid, signal.SIGKILL)
for folder, _ in watched.values():
    if folder:
        shutil.rmtree(folder, ignore_errors=True)
"""


def watch(process: subprocess.Popen[str] | subprocess.Popen[bytes], folder: Path | None = None) -> None:
    """From now on the process ends with the test run, and `folder` is removed with it."""
    _tell(process.pid, str(folder or ""))


def release(process: subprocess.Popen[str] | subprocess.Popen[bytes]) -> None:
    """The process has ended; its id may be given to another one."""
    _tell(process.pid, "-")


def _tell(pid: int, folder: str) -> None:
    pipe = _helper().stdin
    assert pipe is not None
    pipe.write(f"{pid}\t{folder}\n")
    pipe.flush()


@cache
def _helper() -> subprocess.Popen[str]:
    """In a session of its own, so that Ctrl-C does not end it before its work is done."""
    command = [sys.executable, "-I", "-S", "-c", _HELPER]
    return subprocess.Popen(command, stdin=subprocess.PIPE, encoding="utf-8", start_new_session=True)
