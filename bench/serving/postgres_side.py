"""Lairkeeper on PostgreSQL that waits for the disk, with one process or several behind one address."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from bench.serving import lairkeeper_side
from bench.serving.processes import Family, ServerProcess
from tests.server.postgres import running_postgres

DURABLE = ("fsync=on", "synchronous_commit=on", "full_page_writes=on", "max_connections=200")
DATABASE = "bench"


def name(processes: int) -> str:
    return f"Lairkeeper, PostgreSQL, {processes} process{'es' if processes > 1 else ''}"


@contextmanager
def served(
    folder: Path, processes: int, limits: Mapping[str, str] = lairkeeper_side.NO_LIMITS
) -> Iterator[ServerProcess]:
    with running_postgres(DURABLE, folder.parent) as postgres:
        asyncio.run(postgres.execute("postgres", f"CREATE DATABASE {DATABASE}"))
        with lairkeeper_side.served(folder, limits, postgres.url(DATABASE), processes) as server:
            yield Family(server, postgres.process.pid)
