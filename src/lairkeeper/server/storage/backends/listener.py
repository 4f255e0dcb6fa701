"""Hears of every append, by whichever process, through PostgreSQL's NOTIFY; and lets the others know that we are there.

A connection can be lost, and what was told meanwhile with it. So the listener connects again by itself and then says
that anything may have changed; and as a dead line can stay silent for ever, it asks now and then whether it is alive.
"""

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg

from lairkeeper.server.storage.backends.holders import Holders, channel_of
from lairkeeper.server.storage.contract import Heard

SERVING = 0x6C616972
"""The first number of an advisory lock that every serving process shares; any that others do not use. The second is
since when there has been one, in seconds from `EPOCH`: a lock goes with the last process that holds it."""
EPOCH = 1_577_836_800
"""The year 2020, so that the seconds fit into 32 bits for decades."""
PULSE = 10.0
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
_SINCE = """
    SELECT min(objid::bigint) FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
_LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Listener:
    def __init__(self, url: str, holders: Holders) -> None:
        self._url = url
        self._holders = holders
        self._followers: list[Heard] = []
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()
        self._starting = asyncio.Lock()
        self._since: int | None = None

    def add(self, heard: Heard) -> None:
        self._followers.append(heard)

    async def start(self) -> None:
        """Returns once the listener is active."""
        async with self._starting:
            if self._task is None:
                await self._connect()
                self._task = asyncio.create_task(self._stay_connected())

    async def served_since(self, now: int) -> int:
        """If processes start together, clocks may differ by a second; each then sees itself as the first."""
        if self._since is None:
            found: int | None = await self._connection.fetchval(_SINCE, SERVING)
            self._since = max(now // 1000 - EPOCH, 0) if found is None else found
            await self._stay(self._connection)
        return min((self._since + EPOCH) * 1000, now)

    async def _stay(self, connection: Any) -> None:
        await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", SERVING, self._since)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        await self._disconnect()

    async def _connect(self) -> None:
        self._lost.clear()
        connection = await asyncpg.connect(self._url, timeout=PULSE, command_timeout=PULSE)
        self._connection = connection
        connection.add_termination_listener(self._hear_end)
        await connection.add_listener(channel_of(connection.get_server_pid()), self._hear)
        await self._holders.begin(connection)
        if self._since is not None:
            await self._stay(connection)

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is None or connection.is_closed():
            return
        connection.remove_termination_listener(self._hear_end)
        try:
            await connection.close(timeout=1)
        except _LOST:
            connection.terminate()

    async def _stay_connected(self) -> None:
        while True:
            await self._until_lost()
            await self._reconnect()
            self._tell("", 0)

    async def _until_lost(self) -> None:
        while not self._lost.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), PULSE)
                return
            try:
                await self._connection.execute("SELECT 1")
            except _LOST:
                return

    async def _reconnect(self) -> None:
        pause = FIRST_PAUSE
        while True:
            await self._disconnect()
            try:
                return await self._connect()
            except _LOST:
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)

    def _hear(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        version, _, table = str(payload).partition(" ")
        self._tell(table, int(version))

    def _hear_end(self, _connection: Any) -> None:
        self._lost.set()

    def _tell(self, table: str, version: int) -> None:
        """Schedules a separate call for each follower, so that one that fails does not affect the others."""
        loop = asyncio.get_running_loop()
        for heard in self._followers:
            loop.call_soon(heard, table, version)
