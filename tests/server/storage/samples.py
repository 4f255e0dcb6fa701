"""Small tables to store."""

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from lairkeeper.server.storage import Status, Storage, Summary

GATHERING = Summary("run-run-run", "gathering", True, "Cats", ("ann",), b"{}", 1_000)


def summary(
    status: Status = "playing", people: tuple[str, ...] = ("ann",), updated_at: int = 1_000, is_listed: bool = True
) -> Summary:
    return replace(GATHERING, status=status, people=people, updated_at=updated_at, is_listed=is_listed)


def record(table: str, version: int) -> bytes:
    """A record that tells where it belongs."""
    return f'"{table} {version}"'.encode()


def log(table: str, versions: int) -> list[bytes]:
    return [record(table, version) for version in range(1, versions + 1)]


async def begin(storage: Storage, table: str, versions: int = 1) -> None:
    await storage.append(table, 0, log(table, versions), GATHERING)


async def until(is_so: Callable[[], bool], seconds: float = 60.0) -> None:
    """Waits for what another thread or process has to do."""
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)
