"""Servers for tests: in the same loop as the test, or as a process of their own that can be killed."""

import asyncio
import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from lairkeeper.server.site.app import Site
from lairkeeper.server.site.processes.server import CourteousServer, config, listening
from lairkeeper.server.site.settings import Settings
from tests.server.visitors import everybody_leaves
from tests.watchdog import release, watch

ROOT = Path(__file__).resolve().parents[2]
QUICK = Settings(
    secret="a secret for tests",
    bot_pace=0.0,
    request_rate=10_000.0,
    request_burst=10_000,
    message_rate=10_000.0,
    message_burst=10_000,
    address_message_rate=100_000.0,
    address_message_burst=100_000,
    sign_in_rate=1_000.0,
    sign_in_burst=1_000,
    opening_rate=1_000.0,
    opening_burst=1_000,
    address_opening_rate=1_000.0,
    address_opening_burst=1_000,
    connections_per_address=1_000,
    http_connections_per_address=5_000,
    piece_rate=1_000_000.0,
    piece_burst=1_000_000,
    byte_rate=1e9,
    byte_burst=1_000_000_000,
)
LONGEST_START = 300.0


class ServerInTests(CourteousServer):
    """Leaves signals to the tests around it: some of them interrupt themselves while this server waits."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def served(database: str, **chosen: Any) -> AsyncIterator[tuple[Site, str]]:
    """A site with its address; quick and without limits, unless chosen otherwise."""
    site = Site(msgspec.structs.replace(QUICK, database=database, **chosen))
    bound = listening("127.0.0.1", 0)
    server = ServerInTests(config(site), site)
    async with site.services.opened():
        serving = asyncio.create_task(server.serve([bound]))
        while not server.started:
            await asyncio.sleep(0.01)
        address = f"http://127.0.0.1:{bound.getsockname()[1]}"
        try:
            yield site, address
        finally:
            await everybody_leaves(address)
            server.should_exit = True
            await serving


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def server_environment(folder: Path, **chosen: str) -> dict[str, str]:
    """The variables of a server that knows no limits, unless chosen otherwise."""
    return {
        **os.environ,
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
        "XDG_STATE_HOME": str(folder),
        "LC_ALL": "en",
        "LAIRKEEPER_SECRET": QUICK.secret,
        "LAIRKEEPER_BOT_PACE": "0",
        "LAIRKEEPER_MESSAGE_RATE": "10000",
        "LAIRKEEPER_ADDRESS_MESSAGE_RATE": "100000",
        "LAIRKEEPER_PIECE_RATE": "1000000",
        "LAIRKEEPER_PIECE_BURST": "1000000",
        "LAIRKEEPER_LOG_LEVEL": "warning",
        **{f"LAIRKEEPER_{name.upper()}": value for name, value in chosen.items()},
    }


def answers_health(address: str) -> bool:
    """Whether a server is there and well; asked without a client library, whose start takes longer than the answer."""
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=5)
    try:
        connection.request("GET", "/api/health")
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def until_ready(is_ready: Callable[[], bool], complaint: Callable[[], Any]) -> None:
    """Waits for a server; what it complained of, if it ended instead, is what the test fails with."""
    give_up = time.monotonic() + LONGEST_START
    while not is_ready():
        told = complaint()
        assert told is None and time.monotonic() < give_up, told
        time.sleep(0.02)


class ServerProcess:
    """`lairkeeper serve` as anybody would run it."""

    def __init__(
        self,
        database: str,
        port: int,
        folder: Path,
        module: str = "lairkeeper",
        variables: dict[str, str] | None = None,
        **chosen: str,
    ) -> None:
        self.address = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", module, "serve", "--port", str(port), "--database", database]
        self.process = subprocess.Popen(
            command,
            env={**server_environment(folder, **chosen), **(variables or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        watch(self.process)

    def wait_until_ready(self) -> None:
        until_ready(self.is_ready, self._complaint)

    def is_ready(self) -> bool:
        return answers_health(self.address)

    def _complaint(self) -> tuple[str, str] | None:
        return None if self.process.poll() is None else self.process.communicate()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()
        release(self.process)

    def stop(self) -> tuple[int, str, str]:
        """Asks it to end; the exit code and what it said."""
        self.process.send_signal(signal.SIGTERM)
        said, complained = self.process.communicate(timeout=20)
        release(self.process)
        return self.process.returncode, said, complained
