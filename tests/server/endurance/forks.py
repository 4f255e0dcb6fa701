"""Servers that start at once: a process that has imported everything forks one of them whenever it is asked.

A forked server is a process like any other: it opens its own database, threads and port, and `kill -9` ends it between
any two instructions. Only reading the modules, which takes most of a start, happens once.
"""

import gc
import os
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import IO

import msgspec
from msgspec import Struct

from lairkeeper.kernel.definition.table_options import agree
from tests.server.endurance.players import TABLES
from tests.server.sites import ROOT, answers_health, server_environment, until_ready
from tests.watchdog import release, watch

_DIE_WITH_PARENT = 1
"""`PR_SET_PDEATHSIG` of Linux."""


class Start(Struct, frozen=True):
    arguments: list[str]
    environment: dict[str, str]
    log: str
    shadow: str
    """Where the synced bytes of SQLite are kept; empty with another database."""


class Forks:
    """The process that forks servers; it ends with the one that started it."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.endurance.forks"]
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        self._process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._one_at_a_time = Lock()
        watch(self._process)

    def start(self, database: str, port: int, folder: Path, shadow: Path | None = None) -> "ForkedServer":
        arguments = ["serve", "--port", str(port), "--database", database]
        log = folder / f"server-{port}.log"
        asked = Start(arguments, server_environment(folder), str(log), str(shadow or ""))
        return ForkedServer(self, self._ask(msgspec.json.encode(asked)), port, log)

    def wait(self, process: int) -> None:
        """Waits until this server has ended."""
        self._ask(b"%d" % process)

    def has_ended(self, process: int) -> bool:
        return self._ask(b"-%d" % process) != 0

    def close(self) -> None:
        self._pipe(self._process.stdin).close()
        self._process.wait()
        self._pipe(self._process.stdout).close()
        release(self._process)

    def _ask(self, line: bytes) -> int:
        given = self._pipe(self._process.stdin)
        with self._one_at_a_time:
            given.write(line + b"\n")
            given.flush()
            return int(self._pipe(self._process.stdout).readline())

    def _pipe(self, pipe: IO[bytes] | None) -> IO[bytes]:
        assert pipe is not None
        return pipe


class ForkedServer:
    def __init__(self, forks: Forks, process: int, port: int, log: Path) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.is_running = True
        self._forks = forks
        self._process = process
        self._log = log

    def wait_until_ready(self) -> None:
        until_ready(lambda: answers_health(self.address), self._complaint)

    def _complaint(self) -> str | None:
        """The output of a server that ended without being killed; none if it still runs."""
        return self._log.read_text(encoding="utf-8") if self._forks.has_ended(self._process) else None

    def kill(self) -> None:
        if self.is_running:
            self.is_running = False
            os.kill(self._process, signal.SIGKILL)
            self._forks.wait(self._process)


def _fork(asked: Start) -> int:
    if process := os.fork():
        return process
    try:
        _serve(asked)
    finally:
        os._exit(1)


def _serve(asked: Start) -> None:
    import ctypes

    from tests.server import packed, powercut

    ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, signal.SIGKILL)
    log = os.open(asked.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for stream in (0, 1, 2):
        os.dup2(log, stream)
    os.environ.clear()
    os.environ.update(asked.environment)
    sys.argv = ["lairkeeper", *asked.arguments]
    if asked.shadow:
        powercut.install(Path(asked.shadow), Path(asked.shadow).parent)
    os._exit(packed.run())


def main() -> None:
    from tests.every import GAMES
    from tests.server import packed
    from tests.server.proved import tables_of

    for module in (
        "lairkeeper.cli.commands.serve",
        "lairkeeper.server.site.app",
        "lairkeeper.server.site.processes.server",
    ):
        import_module(module)
    packed.read_packs()
    for game in GAMES:
        if game.load is not None:
            for options in tables_of(game)[:TABLES]:
                game.load(agree(game, options))
    gc.freeze()
    for line in sys.stdin.buffer:
        if line.startswith(b"{"):
            told = _fork(msgspec.json.decode(line, type=Start))
        else:  # a number is waited for; with a sign before it, it is only looked at
            told, _ = os.waitpid(abs(int(line)), os.WNOHANG if line.startswith(b"-") else 0)
        sys.stdout.write(f"{told}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
