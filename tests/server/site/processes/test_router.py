"""Several processes behind one address: all visitors of a table meet in the process that owns it."""

import asyncio
import os
import signal
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from lairkeeper.server.errors import BadSettings
from lairkeeper.server.lobby.ownership import owner
from lairkeeper.server.protocol import Acknowledged, Say, TableInfo
from lairkeeper.server.site.processes.router import refuse_alone, table_in
from lairkeeper.server.site.settings import Settings
from tests.server.sites import ServerProcess, free_port
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio

NAMES = ["one", "two", "three"]
TABLES = [f"table {number}" for number in range(300)]


async def test_the_table_of_a_request_is_found_in_its_first_line() -> None:
    assert table_in(b"GET /api/tables/a-b_c/socket HTTP/1.1\r\n") == "a-b_c"
    assert table_in(b"POST /api/tables/x?y=1 HTTP/1.1\r\n") == "x"
    for other in (b"", b"GET / HTTP/1.1", b"GET /api/tables/ HTTP/1.1", b"\xff\xff", b"GET /elsewhere/api/tables/a/"):
        assert table_in(other) is None


async def test_every_process_owns_its_share_of_the_tables() -> None:
    assert min(Counter(owner(table, NAMES) for table in TABLES).values()) > 60


async def test_where_a_process_leaves_only_its_tables_get_another_owner() -> None:
    for table in TABLES:
        before = owner(table, NAMES)
        assert before == "two" or owner(table, ["one", "three"]) == before


async def test_several_processes_need_a_database_that_tells_each_of_the_others() -> None:
    with pytest.raises(BadSettings):
        refuse_alone(Settings(processes=2, database="sqlite:///games.db"))
    refuse_alone(Settings(processes=2, database="postgresql://somewhere/games"))


def children(process: int) -> list[int]:
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, encoding="utf-8", check=True).stdout
    pairs = (line.split() for line in listed.splitlines())
    return [int(child) for child, parent in pairs if int(parent) == process]


async def test_people_meet_at_their_table_and_come_back_to_it_when_a_process_dies(
    postgres_url: str, folder: Path
) -> None:
    server = ServerProcess(postgres_url, free_port(), folder, processes="2")
    try:
        await asyncio.to_thread(server.wait_until_ready)
        ann, bob = await Person.named(server.address, "Ann"), await Person.named(server.address, "Bob")
        tables = [await ann.open_table() for _ in range(6)]
        for table in tables:
            await bob.sit(table, 1)
            await meet(ann, bob, table)
        workers = children(server.process.pid)
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        for table in tables:
            await say_again(ann, table)
            await meet(ann, bob, table)
        code, _, complained = await asyncio.to_thread(server.stop)
        assert code == 0 and "Traceback" not in complained
    finally:
        if server.process.poll() is None:
            server.kill()
    for person in (ann, bob):
        await person.leave()


async def meet(ann: Person, bob: Person, table: TableInfo) -> None:
    """Who is shown as connected is connected to the same process."""
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        await one.arrive()
        await two.arrive()
        await one.until_it(lambda visitor: bool(visitor.table and visitor.table.seats[1].is_connected))


async def say_again(person: Person, table: TableInfo) -> None:
    """Comes back as a client does, until somebody is there again."""
    async with asyncio.timeout(20):
        while True:
            try:
                async with person.at(table.id) as visitor:
                    await visitor.arrive()
                    assert isinstance(await visitor.tell(Say(1, "still here")), Acknowledged)
                    return
            except (OSError, WebSocketException):
                await asyncio.sleep(0.1)
