"""A worker process: `python -m lairkeeper.server.site.processes.worker FD NUMBER` reads its settings and accepts
connections from the router."""

import asyncio
import socket
import sys

import msgspec

from lairkeeper.server.site.app import Site
from lairkeeper.server.site.processes.server import (
    LONGEST_END,
    CourteousServer,
    config,
    end_within,
    new_loop,
    opened_site,
)
from lairkeeper.server.site.settings import Settings
from lairkeeper.server.telemetry.logs import write_logs

_READY = b"r"


class HandedConnections(CourteousServer):
    """Serves connections that arrive over a socket instead of a port."""

    def take_from(self, line: socket.socket) -> None:
        asyncio.get_running_loop().add_reader(line.fileno(), self._take, line)

    def _take(self, line: socket.socket) -> None:
        """Receives a connection. When the router closes the socket, no more will come."""
        try:
            said, handles, _, _ = socket.recv_fds(line, 1, 4)
        except BlockingIOError:
            return
        if not said:
            asyncio.get_running_loop().remove_reader(line.fileno())
            end_within(LONGEST_END)
            self.should_exit = True
        for handle in handles:
            asyncio.get_running_loop().create_task(self._serve_one(socket.socket(fileno=handle)))

    async def _serve_one(self, visitor: socket.socket) -> None:
        visitor.setblocking(False)
        await asyncio.get_running_loop().connect_accepted_socket(self._protocol, visitor)

    def _protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made


async def serve(settings: Settings, number: int, line: socket.socket) -> None:
    site = Site(settings, number)
    line.setblocking(False)
    async with opened_site(site):
        server = HandedConnections(config(site), site, lambda: None)
        server.take_from(line)
        line.send(_READY)
        await server.serve([])


def main() -> None:
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
    write_logs(settings.log_level)
    with socket.socket(fileno=int(sys.argv[1])) as line, asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(serve(settings, int(sys.argv[2]), line))


if __name__ == "__main__":
    main()
