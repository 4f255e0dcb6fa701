"""Nothing acknowledged is lost: processes that write are killed at any moment, and the log is read afterwards."""

import asyncio
import random
import subprocess
import time
from itertools import chain
from pathlib import Path

import pytest

from lairkeeper.server.storage import opened
from tests.server.storage.appender import acknowledged, start_appender, tables_of
from tests.server.storage.samples import log


def killed_at_any_moment(processes: list[subprocess.Popen[str]]) -> list[dict[str, int]]:
    """Waits until each process was acknowledged something, kills each after a while, and tells what each was told."""
    first_lines = [process.stdout.readline() for process in processes if process.stdout]
    for process in random.sample(processes, len(processes)):
        time.sleep(random.uniform(0, 0.06))
        process.kill()
    rest = [process.communicate()[0] for process in processes]
    assert all(first_lines), "a process ended by itself before it was acknowledged anything"
    return [acknowledged([first, *more.splitlines(True)]) for first, more in zip(first_lines, rest, strict=True)]


async def check(url: str, name: str, acknowledged: dict[str, int]) -> int:
    """Every acknowledged record is there once; one more may be, for its acknowledgement was on the way."""
    async with opened(url) as storage:
        for table in tables_of(name):
            found, told = await storage.records(table), acknowledged.get(table, 0)
            assert found == log(table, len(found))
            assert (await storage.version(table) or 0) == len(found)
            if told:
                assert told <= len(found) <= told + 1
    return sum(acknowledged.values())


def test_sqlite_keeps_acknowledged_appends_through_twenty_kills(tmp_path: Path) -> None:
    places = {f"w{number}": f"sqlite:///{tmp_path}/{number}.db" for number in range(5)}
    for _ in range(4):
        told = killed_at_any_moment([start_appender(url, name) for name, url in places.items()])
        for (name, url), versions in zip(places.items(), told, strict=True):
            assert asyncio.run(check(url, name, versions)) > 0


def test_processes_that_share_a_sqlite_file_begin_it_and_die_together(tmp_path: Path) -> None:
    url, names = f"sqlite:///{tmp_path}/shared.db", ["a", "b"]
    told = killed_at_any_moment([start_appender(url, name) for name in names])
    for name, versions in zip(names, told, strict=True):
        assert asyncio.run(check(url, name, versions)) > 0


def test_postgres_keeps_acknowledged_appends_when_clients_are_killed(postgres_url: str) -> None:
    names = ["a", "b", "c"]
    for _ in range(2):
        told = killed_at_any_moment([start_appender(postgres_url, name) for name in names])
        for name, versions in zip(names, told, strict=True):
            assert asyncio.run(check(postgres_url, name, versions)) > 0


@pytest.mark.parametrize("cut", ["a-0 7", "a-0 "])
def test_a_line_that_was_cut_off_does_not_count(cut: str) -> None:
    assert acknowledged(list(chain(["a-0 6\n", "a-1 2\n"], [cut]))) == {"a-0": 6, "a-1": 2}
