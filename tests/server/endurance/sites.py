"""Sites that fail in every way: a process, the disk or the database beneath them, while people play."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Protocol

import asyncpg

from tests.server.endurance.forks import ForkedServer
from tests.server.fragile_postgres import FragilePostgres
from tests.server.powercut import STORE, cut_power, settle
from tests.server.sites import ServerProcess, free_port

LONGEST_TROUBLE = 0.5
"""Seconds for which a disk is full or fails."""

StartServer = Callable[[str, int, Path, Path | None], ServerProcess | ForkedServer]
"""Starts a server: database, port, folder, and where the synced bytes of SQLite are kept."""


class FragileSite(Protocol):
    """A site that opens, fails in one of the ways it names, and leaves a database to be checked."""

    name: str
    troubles: tuple[str, ...]
    database: str
    processes_killed: int

    async def open(self) -> tuple[str, str]:
        """Starts the servers; two addresses, which may be the same."""

    async def fail(self, trouble: str, random: Random) -> None:
        """Afterwards no server runs, and the database holds what survived."""

    def close(self) -> None:
        """Ends what still runs."""

    def settle(self) -> None:
        """Called after the check: what is there now is on disk."""


class SqliteSite:
    """One process; a power cut leaves of its database what was synced."""

    name = "SQLite, one process"
    troubles: tuple[str, ...] = (
        "kill -9",
        "power cut",
        "full disk, then power cut",
        "EIO, then power cut",
        "EIO, then kill -9",
    )

    def __init__(self, folder: Path, start: StartServer) -> None:
        self.database = f"sqlite:///{folder}/{STORE}"
        self.processes_killed = 0
        self._folder, self._shadow = folder, folder / "shadow"
        self._shadow.mkdir()
        self._start, self._port = start, free_port()
        self._server: ServerProcess | ForkedServer | None = None

    async def open(self) -> tuple[str, str]:
        self._server = self._start(self.database, self._port, self._folder, self._shadow)
        await asyncio.to_thread(self._server.wait_until_ready)
        return self._server.address, self._server.address

    async def fail(self, trouble: str, random: Random) -> None:
        if trouble.startswith("full disk"):
            await self._while_there_is("full", random)
        elif trouble.startswith("EIO"):
            await self._while_there_is("failing", random)
        self.close()
        if trouble.endswith("power cut"):
            cut_power(self._shadow, self._folder)

    async def _while_there_is(self, mark: str, random: Random) -> None:
        """Half of the time the process ends while the disk still fails."""
        file = self._folder / mark
        file.touch()
        await asyncio.sleep(random.uniform(0.05, LONGEST_TROUBLE))
        if random.random() < 0.5:
            self.close()
        file.unlink()
        await asyncio.sleep(random.uniform(0.05, LONGEST_TROUBLE))

    def close(self) -> None:
        if self._server is not None:
            self._server.kill()
            self._server = None
            self.processes_killed += 1

    def settle(self) -> None:
        settle(self._shadow, self._folder)


class PostgresSite:
    """Two processes at one PostgreSQL."""

    name = "PostgreSQL, two processes"
    troubles: tuple[str, ...] = (
        "kill -9 of one process, then of the other",
        "kill -9 of both at once",
        "full disk of the database",
        "kill -9 of the database",
        "power cut of the database",
    )

    def __init__(self, database: FragilePostgres, folder: Path, start: StartServer) -> None:
        self.database = database.url
        self.processes_killed = 0
        self._postgres, self._folder, self._start = database, folder, start
        self._ports = (free_port(), free_port())
        self._servers: list[ServerProcess | ForkedServer] = []
        self._is_filled = False

    async def open(self) -> tuple[str, str]:
        self._servers = [self._start(self.database, port, self._folder, None) for port in self._ports]
        await asyncio.gather(*(asyncio.to_thread(server.wait_until_ready) for server in self._servers))
        return self._servers[0].address, self._servers[1].address

    async def fail(self, trouble: str, random: Random) -> None:
        if trouble.startswith("kill -9 of one"):
            self._kill(random.choice(self._servers))
        elif trouble.startswith("full disk"):
            await self._fill_disk()
        elif trouble == "kill -9 of the database":
            await asyncio.to_thread(self._postgres.kill)
            await asyncio.to_thread(self._postgres.recover)
        if trouble != "kill -9 of both at once":
            await asyncio.sleep(random.uniform(0.1, LONGEST_TROUBLE))
        self.close()
        if trouble.startswith("power cut"):
            await asyncio.to_thread(self._postgres.lose_power)

    async def _fill_disk(self) -> None:
        if not self._is_filled:
            await fill(self.database)
            self._is_filled = True
        with self._postgres.full_disk():
            await asyncio.sleep(LONGEST_TROUBLE)

    def close(self) -> None:
        for server in [*self._servers]:
            self._kill(server)

    def _kill(self, server: ServerProcess | ForkedServer) -> None:
        self._servers.remove(server)
        server.kill()
        self.processes_killed += 1

    def settle(self) -> None:
        """A database that recovered has synced what it holds."""


async def fill(url: str) -> None:
    """As many records of another table as make the file of records longer than a full disk allows it to grow."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(
            "INSERT INTO tables SELECT 'long', version, game, status, false, title, people, info, 0 FROM tables LIMIT 1"
        )
        await connection.execute(
            "INSERT INTO records SELECT 'long', number, convert_to(repeat(md5(number::text), 60), 'UTF8')"
            " FROM generate_series(1, 2000) AS number"
        )
    finally:
        await connection.close()
