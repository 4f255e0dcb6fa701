"""Requests and sockets over TLS through nginx, with a handshake for each: as the site runs with `deploy/nginx.conf`."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.attack.hostile import Attack, crowd
from bench.attack.seated import Guesthouse, Preparation, chat
from tests.server.site.test_nginx import NGINX, OPENSSL, proxied, trusting

REQUESTS = 5
"""On each connection, before the next handshake."""
SETTINGS: Mapping[str, str] = {"TRUSTED_PROXIES": "127.0.0.1"}


async def through_nginx(attack: Attack) -> None:
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        with proxied(Path(folder), f"http://127.0.0.1:{attack.port}") as address:
            secure = replace(attack, port=int(address.rpartition(":")[2]), tls=trusting())
            houses = (await Preparation.of(secure, 2)).houses
            secure.begin()
            attack.until, attack.done = secure.until, secure.done

            async def once() -> None:
                line = await secure.connect()
                for _ in range(REQUESTS):
                    await line.ask("GET", "/api/tables/")
                line.writer.close()

            await asyncio.gather(crowd(secure, once), *(_talk(secure, house) for house in houses))


async def _talk(attack: Attack, house: Guesthouse) -> None:
    await attack.again_and_again(lambda: house.visit(lambda line: chat(house, line)))


BEHIND_PROXY: dict[str, Callable[[Attack], Awaitable[None]]] = (
    {"TLS through nginx": through_nginx} if NGINX and OPENSSL else {}
)
"""Nothing where nginx is not installed (Debian: nginx-light)."""
