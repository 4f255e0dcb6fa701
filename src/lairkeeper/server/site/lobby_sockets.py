"""The lobby over a WebSocket: the server pushes changes; clients send nothing."""

import asyncio
from contextlib import suppress

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.community.feed import Reader
from lairkeeper.server.people.cookies import cookie_in
from lairkeeper.server.site.services import Services
from lairkeeper.server.transport.addresses import household
from lairkeeper.server.transport.asgi import TEXTS, Receive, Scope, Send

PATH = "/api/lobby/socket"
MOST_HEARD = 5
"""Unexpected messages of a client before it is disconnected."""


class LobbySockets:
    """Lobby sockets; they count with the table sockets of their address."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        services, origin = self._services, household(scope)
        if services.is_closing or services.connections[origin] >= services.settings.connections_per_address:
            await send({"type": "websocket.close", "code": 1013})
            return
        services.connections[origin] += 1
        try:
            await send({"type": "websocket.accept"})
            with suppress(OSError, LairkeeperError):
                await self._serve(cookie_in(scope["headers"]), receive, send)
        finally:
            services.connections[origin] -= 1
            if not services.connections[origin]:
                del services.connections[origin]

    async def _serve(self, cookie: str, receive: Receive, send: Send) -> None:
        person = await self._services.people.recognised(cookie)
        async with self._services.feed.reading(person.id if person else "") as reader:
            tasks = [
                asyncio.create_task(_until_gone(receive)),
                asyncio.create_task(_tell(reader, send)),
                asyncio.create_task(self._until_closing()),
            ]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Exception):
            await send({"type": "websocket.close", "code": 1001})

    async def _until_closing(self) -> None:
        await self._services.closing.wait()


async def _until_gone(receive: Receive) -> None:
    for _ in range(MOST_HEARD):
        if (await receive())["type"] == "websocket.disconnect":
            return


async def _tell(reader: Reader, send: Send) -> None:
    while True:
        await reader.told.wait()
        reader.told.clear()
        await send({"type": TEXTS, "texts": [reader.latest]})
