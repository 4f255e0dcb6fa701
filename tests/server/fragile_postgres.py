"""A PostgreSQL that can lose its power, or its disk can be full, while others use it.

What survives a power cut is what was synced. The log is written with `open_datasync`, so that every byte of it is on
disk when its write returns. Of all other files nothing is believed to have reached the disk since the last stop: they
are put back as they were then, and the database recovers from its log. On a full disk no file grows (`RLIMIT_FSIZE`),
while pages and segments that are already there can still be written.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from tests.server.postgres import OWNER, _identity, _programs, _run_initdb, _start, _wait_until_ready
from tests.watchdog import release, watch

DURABLE = ("wal_sync_method=open_datasync", "checkpoint_timeout=1h", "max_wal_size=8GB", "max_connections=100")
SEGMENT = 1 << 20
"""Bytes of a piece of the log: small, so that there is a limit which it keeps and a table exceeds."""
LONGEST_END = 60.0
"""Seconds in which a killed process ends, also on a busy machine."""
_SYNCED = ("pg_wal", "global/pg_control")
"""What is written to disk at once: the log, and where it begins."""


class FragilePostgres:
    def __init__(self, folder: Path, *settings: str) -> None:
        self.folder, self._identity, self._settings = folder, _identity(), (*DURABLE, *settings)
        self._programs = _programs(folder)
        if self._identity:
            os.chown(folder, self._identity["user"], self._identity["group"])
        _run_initdb(self._programs, folder, self._identity, f"--wal-segsize={SEGMENT >> 20}")
        self._process: subprocess.Popen[Any] | None = None
        self._keep()
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://{OWNER}@/postgres?{urlencode({'host': str(self.folder)})}"

    def start(self) -> None:
        self._process = _start(self._programs, self.folder, self._identity, self._settings)
        watch(self._process, self.folder)
        _wait_until_ready(self._programs, self.folder, self._process)

    def kill(self) -> None:
        """All its processes at once; those it has started have sessions of their own, and hold its memory until they
        end. The first process is stopped before they are listed, so that it cannot start another one meanwhile."""
        assert self._process is not None
        first = self._process.pid
        self._process.send_signal(signal.SIGSTOP)
        _wait_until(lambda: not _state(first) or _state(first) in "TZ")
        processes = [first, *self._children()]
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.wait()
        _wait_until(lambda: all(_state(process) in ("", "Z") for process in processes))
        release(self._process)
        for left in ("data/postmaster.pid", ".s.PGSQL.5432", ".s.PGSQL.5432.lock"):
            (self.folder / left).unlink(missing_ok=True)

    def lose_power(self) -> None:
        """What was not synced is gone. The database recovers, and what it holds then is on disk."""
        self.kill()
        data, kept = self.folder / "data", self.folder / "kept"
        crashed = self.folder / "crashed"
        data.rename(crashed)
        self._copy(kept, data)
        for synced in _SYNCED:
            shutil.rmtree(data / synced) if (data / synced).is_dir() else (data / synced).unlink()
            (crashed / synced).rename(data / synced)
        shutil.rmtree(crashed)
        self.recover()

    def recover(self) -> None:
        """Recovery ends with a checkpoint, from which the log goes on: what the files hold then is on disk."""
        self.start()
        self.stop()
        self._keep()
        self.start()

    def stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait()
        release(self._process)

    @contextmanager
    def full_disk(self) -> Iterator[None]:
        self._limit(SEGMENT)
        try:
            yield
        finally:
            self._limit("unlimited")

    def _limit(self, most: int | str) -> None:
        """Sets the limit for the first process and its present children; later ones inherit it."""
        assert self._process is not None
        for process in (self._process.pid, *self._children()):  # only the user a process runs as may set its limits
            subprocess.run(["prlimit", f"--pid={process}", f"--fsize={most}:"], check=False, **self._identity)

    def _children(self) -> list[int]:
        assert self._process is not None
        first = self._process.pid
        try:
            return [int(child) for child in Path(f"/proc/{first}/task/{first}/children").read_text().split()]
        except FileNotFoundError:  # it has ended already
            return []

    def _keep(self) -> None:
        kept = self.folder / "kept"
        shutil.rmtree(kept, ignore_errors=True)
        self._copy(self.folder / "data", kept)

    def _copy(self, source: Path, to: Path) -> None:
        subprocess.run(["cp", "-a", source, to], check=True)


def _state(process: int) -> str:
    """The letter of Linux: `T` is stopped, `Z` has ended and holds nothing any more; empty if it is gone."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return ""


def _wait_until(is_so: Callable[[], bool]) -> None:
    give_up = time.monotonic() + LONGEST_END
    while not is_so():
        assert time.monotonic() < give_up, "a process of the database does not end"
        time.sleep(0.01)


@contextmanager
def fragile_postgres(*settings: str) -> Iterator[FragilePostgres]:
    folder = Path(tempfile.mkdtemp(prefix="lairkeeper-pg-"))
    folder.chmod(0o755)
    try:
        database = FragilePostgres(folder, *settings)
        try:
            yield database
        finally:
            database.kill()
    finally:
        shutil.rmtree(folder)
