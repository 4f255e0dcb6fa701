"""A game that has much to read does so beside the other tables, which go on meanwhile."""

import asyncio
import threading
from dataclasses import replace
from typing import cast

import pytest

from lairkeeper.games import games
from lairkeeper.kernel import AnyGame, Record
from lairkeeper.server.app import Site
from lairkeeper.server.protocol import TableInfo
from tests.server.proved import smallest
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
    site.house.tables._live.pop(table.id)
    assert (await ann.look(f"/api/tables/{table.id}", TableInfo)).id == table.id
    assert len(library.readers) == 2
    assert threading.main_thread() not in library.readers
