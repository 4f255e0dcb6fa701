"""`lairkeeper serve` and its companions, as processes: an address, a goodbye, a backup, a verdict."""

import asyncio
import json
import socket
import sys
import time
from pathlib import Path

import pytest

from lairkeeper.cli import main
from lairkeeper.server.protocol import Closing, TableInfo
from tests.server.lateness import Lateness
from tests.server.sites import ServerProcess, free_port, served, server_environment
from tests.server.slow_options import BEGUN
from tests.server.visitors import Person
from tests.server.whole.test_whole_game import any_choice

pytestmark = pytest.mark.asyncio

LONGEST_STOP = 5.0
"""Seconds from the signal to end to the end, on a machine that is not late itself."""


async def test_it_says_its_address_and_goodbye(folder: Path) -> None:
    server = ServerProcess(f"sqlite:///{folder}/games.db", free_port(), folder)
    await asyncio.to_thread(server.wait_until_ready)
    ann = await Person.named(server.address, "Ann")
    table = await ann.open_table()
    async with ann.at(table.id) as visitor:
        await visitor.arrive()
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        closing = await visitor.is_sent_away()
        assert isinstance(closing, Closing) and closing.refusal.code == "server-closing" and closing.retry_after
    code, said, complained = await stopping
    await ann.leave()
    assert code == 0 and server.address in said and complained == ""
    assert not (folder / "games.db-wal").exists()


async def test_the_signal_to_end_is_obeyed_while_threads_compute_and_requests_wait(
    folder: Path, late: Lateness
) -> None:
    """Three tables are being opened: one check computes for a minute, two wait for their turn."""
    begun = folder / "begun"
    module, variables = "tests.server.slow_options", {BEGUN: str(begun)}
    server = ServerProcess(f"sqlite:///{folder}/games.db", free_port(), folder, module, variables)
    await asyncio.to_thread(server.wait_until_ready)
    ann = await Person.named(server.address, "Ann")
    openings = [asyncio.create_task(ann.try_to("/api/tables", {"game": "run-run-run"})) for _ in range(3)]
    while not begun.exists():
        await asyncio.sleep(0.02)
    began, late_before = time.monotonic(), late.seconds
    code, _, _ = await asyncio.to_thread(server.stop)
    assert time.monotonic() - began < LONGEST_STOP + late.seconds - late_before
    assert code == 0 and begun.read_text() == "x"
    await asyncio.gather(*openings, return_exceptions=True)
    await ann.leave()


async def test_a_signal_to_end_before_anybody_is_served_is_obeyed_too(folder: Path) -> None:
    """Everything is open, and uvicorn does not listen to signals yet."""
    script = """
import asyncio, os, signal, sys
from lairkeeper.server.site.app import Site
from lairkeeper.server.site.processes.server import opened_site
from lairkeeper.server.site.settings import Settings

async def open_and_wait():
    async with opened_site(Site(Settings(database=sys.argv[1], secret="a secret for tests"))):
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.sleep(120)
        sys.exit(1)

asyncio.run(open_and_wait())
"""
    command = [sys.executable, "-c", script, f"sqlite:///{folder}/games.db"]
    process = await asyncio.create_subprocess_exec(*command, env=server_environment(folder))
    assert await process.wait() == 0


async def test_a_taken_port_is_no_reason_not_to_play(folder: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        server = ServerProcess(f"sqlite:///{folder}/games.db", port, folder)
        assert server.process.stdout is not None
        first, second = [await asyncio.to_thread(server.process.stdout.readline) for _ in range(2)]
        code, _, _ = await asyncio.to_thread(server.stop)
    assert str(port) in first and "http://127.0.0.1:" in second and str(port) not in second and code == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["serve", "--database", "mysql://somewhere"],
        ["serve", "--database", "sqlite:///"],
        ["serve", "--settings", "none.toml"],
        ["serve", "--database", "sqlite:////proc/none/games.db"],
        ["serve", "--host", "192.0.2.1"],
        ["serve", "--port", "many"],
        ["backup", "copy.db", "--database", "sqlite:////proc/none/games.db"],
        ["restore", "none.db"],
        ["verify", "none.json"],
    ],
)
async def test_what_cannot_be_is_one_sentence(
    arguments: list[str],
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    same_loggers: None,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    monkeypatch.chdir(folder)
    for language in ("en", "fr"):
        assert await asyncio.to_thread(main, [*arguments, "--lang", language]) == 2
        said = capsys.readouterr()
        assert said.out == "" and len(said.err.splitlines()) == 1 and "Traceback" not in said.err


async def finished_game(folder: Path) -> tuple[TableInfo, Path]:
    """A game that one person has played alone, and its journal."""
    async with served(f"sqlite:///{folder}/games.db") as (_, address):
        ann = await Person.named(address, "Ann")
        table = await ann.do(await ann.open_table(1), "start")
        async with ann.at(table.id) as visitor:
            await visitor.arrive()
            await visitor.play(any_choice(4))
        journal = folder / "game.json"
        journal.write_bytes((await ann.http.get(f"/api/tables/{table.id}/journal")).content)
    return table, journal


async def test_verify_tells_honest_luck_from_any_other(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, journal = await finished_game(folder)
    assert main(["verify", str(journal), "--lang", "en"]) == 0
    assert table.commitment in capsys.readouterr().out
    assert main(["verify", str(journal), "--commitment", table.commitment]) == 0
    assert main(["verify", str(journal), "--commitment", "0" * 64]) == 1
    other = json.loads(journal.read_text())
    other["seed"] = "another"
    journal.write_text(json.dumps(other))
    assert main(["verify", str(journal)]) == 2


async def test_a_backup_is_made_while_the_server_runs_and_can_be_restored(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, copy = f"sqlite:///{folder}/games.db", folder / "copy.db"
    async with served(database) as (_, address):
        ann = await Person.named(address, "Ann", stays=True)
        table = await ann.open_table(title="Kept")
        assert await asyncio.to_thread(main, ["backup", str(copy), "--database", database, "--lang", "en"]) == 0
        await ann.open_table(title="Later")
    assert await asyncio.to_thread(main, ["backup", str(copy), "--database", database]) == 2
    assert await asyncio.to_thread(main, ["restore", str(copy), "--database", database, "--lang", "en"]) == 0
    assert "kept" in capsys.readouterr().out
    async with served(database) as (_, address):
        ann.move(address)
        assert [line.id for line in await ann.mine()] == [table.id]
