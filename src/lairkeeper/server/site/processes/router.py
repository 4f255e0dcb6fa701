"""One address for several processes: hands each connection to the process that owns the requested table.

The owner of a table follows from its id and the running processes, so all clients of a table meet in one process. The
router hands over the socket itself, with nothing read from it, and sees nothing of it afterwards. A connection that
names no table goes to any process; each can answer everything, because the database is the authority.
"""

import asyncio
import re
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import count

import msgspec

from lairkeeper.server.errors import BadSettings
from lairkeeper.server.lobby.ownership import owner, process_names
from lairkeeper.server.site.settings import Settings
from lairkeeper.server.storage import opened
from lairkeeper.server.telemetry.logs import LOG

PATIENCE = 1.0
"""Seconds for a client to send its first line; after that any process gets the connection."""
MOST_WAITING = 1_000
LONGEST_GOODBYE = 4.5
PAUSE = 1.0
"""Seconds before a process that ended is started again."""

_TABLE = re.compile(rb"[A-Z]+ /api/tables/([^/?\s]+)")
_HANDED_OVER = b"c"


def table_in(beginning: bytes) -> str | None:
    """The table that a request is about."""
    found = _TABLE.match(beginning)
    return found[1].decode("latin-1") if found else None


class Worker:
    """A worker process, and the socket over which the router hands it connections."""

    def __init__(self, number: int, name: str, settings: Settings) -> None:
        self.name = name
        self._number = number
        self.is_ready = False
        self._settings = settings
        self._line: socket.socket | None = None
        self._process: asyncio.subprocess.Process | None = None

    async def run(self, ready: Callable[[], None]) -> None:
        """Starts the process and waits until it has ended."""
        ours, theirs = socket.socketpair()
        with ours, theirs:
            ours.setblocking(False)
            command = (sys.executable, "-m", "lairkeeper.server.site.processes.worker")
            process = await asyncio.create_subprocess_exec(
                *command,
                str(theirs.fileno()),
                str(self._number),
                stdin=asyncio.subprocess.PIPE,
                pass_fds=(theirs.fileno(),),
            )
            theirs.close()
            self._process, self._line = process, ours
            assert process.stdin is not None
            process.stdin.write(msgspec.json.encode(self._settings) + b"\n")
            greeting = asyncio.create_task(self._greet(ours, ready))
            try:
                await process.wait()
            finally:
                self.is_ready, self._line = False, None
                greeting.cancel()
                await asyncio.gather(greeting, return_exceptions=True)

    async def _greet(self, line: socket.socket, ready: Callable[[], None]) -> None:
        self.is_ready = bool(await asyncio.get_running_loop().sock_recv(line, 1))
        if self.is_ready:
            ready()

    def hand_over(self, visitor: socket.socket) -> None:
        if self._line is not None:
            socket.send_fds(self._line, [_HANDED_OVER], [visitor.fileno()])

    async def end(self) -> None:
        process = self._process
        if process is None or process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            process.terminate()
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), LONGEST_GOODBYE)
            return
        with suppress(ProcessLookupError):
            process.kill()


class Router:
    def __init__(self, bound: socket.socket, settings: Settings, started: Callable[[], None]) -> None:
        self._bound = bound
        names = enumerate(process_names(settings.processes))
        self._workers = [Worker(number, name, settings) for number, name in names]
        self._tell_started = started
        self._turns = count()
        self._waiting: set[asyncio.Task[None]] = set()
        self._is_closing = asyncio.Event()

    async def stand_open(self) -> None:
        """Waits for a signal to stop."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._is_closing.set)
        looking_after = [asyncio.create_task(self._look_after(worker)) for worker in self._workers]
        accepting = asyncio.create_task(self._accept())
        await self._is_closing.wait()
        accepting.cancel()
        await asyncio.gather(*(worker.end() for worker in self._workers))
        for task in (*looking_after, *self._waiting):
            task.cancel()
        await asyncio.gather(accepting, *looking_after, *self._waiting, return_exceptions=True)

    async def _look_after(self, worker: Worker) -> None:
        while not self._is_closing.is_set():
            await worker.run(self._are_all_ready)
            if not self._is_closing.is_set():
                LOG.error("process ended")
                await asyncio.sleep(PAUSE)

    def _are_all_ready(self) -> None:
        if all(worker.is_ready for worker in self._workers):
            tell, self._tell_started = self._tell_started, lambda: None
            tell()

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            visitor, _ = await loop.sock_accept(self._bound)
            if len(self._waiting) >= MOST_WAITING:
                self._hand_over(visitor, b"")
                continue
            task = asyncio.create_task(self._show_in(visitor))
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)

    async def _show_in(self, visitor: socket.socket) -> None:
        visitor.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        with suppress(TimeoutError):
            await asyncio.wait_for(_something_from(visitor), PATIENCE)
        beginning = b""
        with suppress(OSError):
            beginning = visitor.recv(1_024, socket.MSG_PEEK)
        self._hand_over(visitor, beginning)

    def _hand_over(self, visitor: socket.socket, beginning: bytes) -> None:
        """Hands a connection over. If no worker runs, closes it; the client reconnects by itself."""
        with visitor, suppress(OSError):
            worker = self._worker_for(table_in(beginning))
            if worker is not None:
                worker.hand_over(visitor)

    def _worker_for(self, table: str | None) -> Worker | None:
        ready = {worker.name: worker for worker in self._workers if worker.is_ready}
        if not ready:
            return None
        names = [*ready]
        return ready[owner(table, names) if table else names[next(self._turns) % len(names)]]


async def _something_from(visitor: socket.socket) -> None:
    """Waits until the socket is readable, without reading."""
    loop = asyncio.get_running_loop()
    came = asyncio.Event()
    loop.add_reader(visitor.fileno(), came.set)
    try:
        await came.wait()
    finally:
        loop.remove_reader(visitor.fileno())


def refuse_alone(settings: Settings) -> None:
    """Several processes need a database that tells each of what the others did, and a system that hands connections
    over."""
    if not settings.database.startswith("postgres"):
        raise BadSettings(where="", key="processes", reason="postgresql")
    if not hasattr(socket, "send_fds"):
        raise BadSettings(where="", key="processes", reason=sys.platform)


def run_router(bound: socket.socket, settings: Settings, started: Callable[[], None]) -> None:
    """Serves with several processes until a signal to stop. Raises errors of starting them."""
    refuse_alone(settings)
    bound.setblocking(False)
    asyncio.run(_keep(bound, settings, started))


async def _keep(bound: socket.socket, settings: Settings, started: Callable[[], None]) -> None:
    async with opened(settings.database):
        pass
    await Router(bound, settings, started).stand_open()
