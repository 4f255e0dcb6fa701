"""A process that appends to some tables until it is killed, and prints every version it was acknowledged."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from lairkeeper.server.storage import Storage, opened
from tests.server.storage.samples import record, summary

ROOT = Path(__file__).resolve().parents[3]
TABLES_EACH = 4


def tables_of(name: str) -> list[str]:
    return [f"{name}-{number}" for number in range(TABLES_EACH)]


def start_appender(url: str, name: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.server.storage.appender", url, name]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, encoding="utf-8")


def acknowledged(lines: list[str]) -> dict[str, int]:
    """The last version of each table; a line cut off by the kill does not count."""
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {table: int(version) for table, version in whole}


async def append_for_ever(storage: Storage, table: str) -> None:
    version = await storage.version(table) or 0
    while True:
        version = await storage.append(table, version, [record(table, version + 1)], summary())
        sys.stdout.write(f"{table} {version}\n")
        sys.stdout.flush()


async def main(url: str, name: str) -> None:
    async with opened(url) as storage:
        await asyncio.gather(*(append_for_ever(storage, table) for table in tables_of(name)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
