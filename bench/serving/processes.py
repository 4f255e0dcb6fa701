"""A server as a process of its own on loopback: started, waited for, weighed, ended."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import msgspec

from tests.watchdog import release, watch

LONGEST_START = 180.0


class NotServing(Exception):
    """A server that did not start, in its own last words."""


class ServerProcess:
    def __init__(self, process: "subprocess.Popen[bytes]", port: int) -> None:
        self.port = port
        self._process = process

    @property
    def pid(self) -> int:
        return self._process.pid

    def database_seconds(self) -> float:
        """CPU seconds of a separate database; NaN if there is none."""
        return float("nan")

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def cpu_seconds(self) -> float:
        """CPU seconds of all threads so far; NaN if the system does not report them."""
        return _cpu_of(self.pid) or float("nan")

    def megabytes(self) -> float:
        """Resident memory."""
        return megabytes_of(self.pid) or float("nan")


class Family(ServerProcess):
    """A server of several processes, with a database of several as well: all of them count."""

    def __init__(self, server: ServerProcess, database: int) -> None:
        super().__init__(server._process, server.port)
        self._database = database

    def cpu_seconds(self) -> float:
        return sum(_cpu_of(pid) for pid in _descendants(self.pid))

    def database_seconds(self) -> float:
        return sum(_cpu_of(pid) for pid in _descendants(self._database))

    def megabytes(self) -> float:
        return sum(megabytes_of(pid) for pid in _descendants(self.pid))


def _descendants(ancestor: int) -> list[int]:
    """A process and all that came from it, where the system tells."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            children.setdefault(int(_fields_of(entry)[1]), []).append(int(entry.parent.name))
    found = [ancestor]
    for pid in found:
        found += children.get(pid, [])
    return found


def _fields_of(stat: Path) -> list[str]:
    return stat.read_text("utf-8").rpartition(")")[2].split()


def _cpu_of(pid: int) -> float:
    try:
        fields = _fields_of(Path(f"/proc/{pid}/stat"))
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes_of(pid: int) -> float:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def running(
    command: Sequence[str], port: int, health: str, folder: Path, environment: Mapping[str, str]
) -> Iterator[ServerProcess]:
    """Ready when it answers on the path `health`; ended afterwards, also if the benchmark itself is killed."""
    said = folder / "server.log"
    with said.open("wb") as log:
        process = subprocess.Popen(command, cwd=folder, env={**os.environ, **environment}, stdout=log, stderr=log)
    watch(process, folder)
    try:
        _wait_for(process, port, health, said)
        yield ServerProcess(process, port)
    finally:
        _end(process)


def _wait_for(process: "subprocess.Popen[bytes]", port: int, health: str, said: Path) -> None:
    give_up = time.monotonic() + LONGEST_START
    while not _answers(port, health):
        if process.poll() is not None or time.monotonic() > give_up:
            raise NotServing(said.read_text("utf-8", errors="replace")[-2000:])
        time.sleep(0.05)


def _answers(port: int, path: str) -> bool:
    try:
        Http(port).ask("GET", path)
    except (OSError, HTTPException, Unexpected):
        return False
    return True


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    release(process)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def lift_limit_of_files() -> None:
    """Every table takes two sockets here and two in the server, which inherits the limit."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Unexpected(Exception):
    """An answer that is no success."""


class Http:
    """Requests over one connection, to open tables with."""

    def __init__(self, port: int) -> None:
        self._connection = HTTPConnection("127.0.0.1", port, timeout=LONGEST_START)
        self.cookie = ""

    def ask(self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None) -> bytes:
        given = {"content-type": "application/json", **(headers or {})}
        content = msgspec.json.encode(body) if method == "POST" else None
        self._connection.request(method, path, content, given)
        answer = self._connection.getresponse()
        found = answer.read()
        self.cookie = (answer.getheader("set-cookie") or "").partition(";")[0] or self.cookie
        if answer.status >= 400:
            raise Unexpected(f"{method} {path}: {answer.status} {found[:200].decode(errors='replace')}")
        return found
