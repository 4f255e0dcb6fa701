"""Serves a site on an address: bind, run, shut down."""

import asyncio
import errno
import os
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from types import FrameType

import uvicorn

from lairkeeper.server.site.app import Site
from lairkeeper.server.site.processes.garbage_collection import swept
from lairkeeper.server.site.sockets import LONGEST_MESSAGE
from lairkeeper.server.transport.frames import LARGEST_HEADER, HttpProtocol, SocketProtocol

_PING_EVERY = 20.0
_LONGEST_GOODBYE = 2
LONGEST_END = 4.0
"""Seconds from the signal until the process is ended by force."""
_BACKLOG = 2048
_TURN = 0.0005


def listening(host: str, port: int) -> socket.socket:
    """A socket on this port, or on a free one if it is in use."""
    try:
        return _bound(host, port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
    return _bound(host, 0)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or the event loop does not send small messages at once.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(_BACKLOG)
        bound.setblocking(False)
    except OSError:
        bound.close()
        raise
    return bound


class CourteousServer(uvicorn.Server):
    """Shuts down gently: stops accepting, lets the services notify clients, then closes connections."""

    def __init__(self, config: uvicorn.Config, site: Site, started: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._site = site
        self._tell_started = started

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        end_within(LONGEST_END)
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._site.services.say_goodbye()
        await super().shutdown(sockets)


def end_within(seconds: float) -> None:
    """Ends the process even if a thread is still computing: acknowledged answers are on disk."""
    end = threading.Timer(seconds, os._exit, (0,))
    end.daemon = True
    end.start()


def serve(site: Site, sockets: list[socket.socket], started: Callable[[], None]) -> None:
    """Serves until the process is asked to stop. Raises the errors of opening the services."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(_serve(site, sockets, started))


async def _serve(site: Site, sockets: list[socket.socket], started: Callable[[], None]) -> None:
    async with opened_site(site):
        await CourteousServer(config(site), site, started).serve(sockets)


@asynccontextmanager
async def opened_site(site: Site) -> AsyncIterator[None]:
    """Everything a process needs to serve, apart from connections."""
    sys.setswitchinterval(_TURN)  # a thread that has been to the disk waits less
    async with site.services.opened(), swept(site.services.metrics.moves):
        with suppress(ValueError):  # only the main thread hears signals; uvicorn raises those it heard once more
            signal.signal(signal.SIGTERM, lambda *_: end_within(LONGEST_END))
        yield


def config(site: Site) -> uvicorn.Config:
    return uvicorn.Config(
        site,
        http=HttpProtocol,
        h11_max_incomplete_event_size=LARGEST_HEADER,
        ws=SocketProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=_PING_EVERY,
        ws_ping_timeout=_PING_EVERY,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=site.services.settings.trusted_proxies,
        timeout_graceful_shutdown=_LONGEST_GOODBYE,
    )


def new_loop() -> asyncio.AbstractEventLoop:
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()
