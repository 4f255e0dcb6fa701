"""A game that has much to read does so beside the other tables, which go on meanwhile."""

import asyncio
import threading
from dataclasses import replace
from typing import cast

import httpx
import msgspec
import pytest

from lairkeeper.games import games
from lairkeeper.kernel import AnyGame, Record
from lairkeeper.server.errors import TooFast
from lairkeeper.server.live import game_data
from lairkeeper.server.live.game_data import made_ready
from lairkeeper.server.protocol import NewTable, TableInfo
from lairkeeper.server.site.app import Site
from lairkeeper.server.site.services import ADDRESS_SHARE, OPTION_BYTES_BURST
from lairkeeper.server.transport.limits import Limit
from tests.server.proved import smallest
from tests.server.sites import served
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Library:
    """A game that reads until somebody lets it go on, and in which threads it did."""

    def __init__(self, game: AnyGame) -> None:
        self.may_go_on = threading.Event()
        self.readers: list[threading.Thread] = []
        self.game = replace(game, load=self._load)

    def _load(self, config: Record) -> None:
        self.readers.append(threading.current_thread())
        self.may_go_on.wait(10)


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Library:
    known = cast("dict[str, AnyGame]", games())
    found = Library(known["run-run-run"])
    monkeypatch.setitem(known, "run-run-run", found.game)
    return found


async def test_others_are_answered_while_a_table_reads(library: Library, ann: Person, bob: Person) -> None:
    opening = asyncio.create_task(ann.open_table())
    assert (await bob.http.get("/api/health")).status_code == 200
    library.may_go_on.set()
    assert (await opening).status == "gathering"
    assert threading.main_thread() not in library.readers and library.readers


async def test_new_options_and_stored_tables_are_read_in_a_thread(library: Library, ann: Person, site: Site) -> None:
    library.may_go_on.set()
    table = await ann.open_table()
    await ann.ask(f"/api/tables/{table.id}/agree", {"options": {"players": smallest(library.game)}}, TableInfo)
    site.services.tables.registry.live.pop(table.id)
    assert (await ann.look(f"/api/tables/{table.id}", TableInfo)).id == table.id
    assert len(library.readers) == 2
    assert threading.main_thread() not in library.readers


async def test_a_check_that_has_not_begun_is_dropped_with_its_request(library: Library) -> None:
    checks = [asyncio.create_task(made_ready(library.game, library.game.config())) for _ in range(5)]
    await asyncio.sleep(0.05)
    for check in checks[1:]:
        check.cancel()
    await asyncio.sleep(0.05)
    library.may_go_on.set()
    await checks[0]
    await made_ready(library.game, library.game.config())
    assert len(library.readers) == 2


async def test_a_check_is_dropped_when_its_client_hangs_up(library: Library, ann: Person, bob: Person) -> None:
    first = asyncio.create_task(ann.open_table())
    while not library.readers:
        await asyncio.sleep(0.01)
    given = NewTable("run-run-run", {"players": 2})
    with pytest.raises(httpx.ReadTimeout):
        await bob.http.post("/api/tables", content=msgspec.json.encode(given), headers=bob.headers, timeout=0.2)
    while len(game_data._waiting) > 1:
        await asyncio.sleep(0.01)
    library.may_go_on.set()
    await first
    await ann.open_table()
    assert len(library.readers) == 2


async def test_table_options_are_rationed_by_person_and_by_address(sqlite_url: str) -> None:
    async with served(sqlite_url) as (site, address):
        site.services.option_bytes = Limit(0, OPTION_BYTES_BURST)
        site.services.address_option_bytes = Limit(0, OPTION_BYTES_BURST * ADDRESS_SHARE)
        people = [await Person.named(address, f"Person {name}") for name in "ABCDEF"]
        tables = [await person.open_table() for person in people]
        lists = {"options": {"first": "x" * 30_000}}
        for person, table in zip(people[:4], tables[:4], strict=True):
            answers = [await person.refused(f"/api/tables/{table.id}/agree", lists) for _ in range(5)]
            assert [code for _, code in answers] == ["config-bad"] * 4 + ["message-rate"]
        assert (await people[0].do(tables[0], "agree", {"options": {"players": 3}})).options["players"] == 3
        for person, table in zip(people[4:], tables[4:], strict=True):
            answers = [await person.refused(f"/api/tables/{table.id}/agree", lists) for _ in range(4)]
        assert answers[-1] == (429, "message-rate")


async def test_too_many_checks_at_once_are_refused_and_other_threads_stay_free(library: Library) -> None:
    checks = [asyncio.create_task(made_ready(library.game, library.game.config())) for _ in range(16)]
    await asyncio.sleep(0.05)
    with pytest.raises(TooFast):
        await made_ready(library.game, library.game.config())
    assert await asyncio.wait_for(asyncio.to_thread(lambda: "free"), 5) == "free"
    library.may_go_on.set()
    await asyncio.gather(*checks)
    await made_ready(library.game, library.game.config())
