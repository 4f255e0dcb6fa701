"""A database written by an earlier version opens: its people sign in, its tables are listed, and their games go on.

The file was written by commit 4188901 with Ann, who has an account, and Bob, a guest. Never write it anew: it stands
for the databases that players have.
"""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from lairkeeper.games import game_named
from lairkeeper.kernel.history.journal import read_journal
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import Acknowledged
from lairkeeper.server.site.services import Services
from lairkeeper.server.site.settings import Settings
from lairkeeper.server.storage import opened
from lairkeeper.server.table.records import read_record, write_record
from lairkeeper.server.table.verification import verify
from tests.server.houses import answer, questions, received, reply

STORED = Path(__file__).parent / "fixtures" / "written_2026_11.db"
SECRET = "a secret of the stored site"
ANNS_COOKIE = "ZNQfHAoo21J942aC.ZEPNINQLzLb7LfAvizIjXyKDpx21P-Sf"
BOBS_COOKIE = "BpQyLtej0_-uSk95.abKQGgFe7I9f60y-H2FjW_D1CQQmFj-c"
TABLES = {
    "Lw-EEpRNfc6D": ("run-run-run", "gathering", 3),
    "FdyGemvAHsyx": ("run-run-run", "playing", 57),
    "I7I4bGYiQZgh": ("run-run-run", "over", 386),
    "Bu-lGPHQP5-T": ("run-run-run", "playing", 25),
    "165jZj5Z9M8Z": ("woodlands", "playing", 52),
    "p6297NvT-NcE": ("vengeance", "playing", 20),
    "_Ec1zqAcJx4C": ("trapwords", "playing", 15),
}
"""Game, status and number of records of every table."""
IN_PLAY, FINISHED = "FdyGemvAHsyx", "I7I4bGYiQZgh"

pytestmark = pytest.mark.asyncio


@asynccontextmanager
async def services_on_a_copy(folder: Path) -> AsyncIterator[Services]:
    shutil.copy(STORED, folder / "games.db")
    services = Services(Settings(database=f"sqlite:///{folder}/games.db", secret=SECRET, bot_pace=600.0))
    async with services.opened():
        yield services


async def ann(services: Services) -> Caller:
    person = await services.people.recognised(ANNS_COOKIE)
    assert person is not None
    return Caller(person.id, person.name)


async def test_cookies_and_passphrases_of_the_stored_people_are_valid(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        guest = await services.people.recognised(BOBS_COOKIE)
        assert guest is not None and guest.name == "Bob"
        account = await services.people.sign_in("Ann", "correct horse")
        assert account.id == (await ann(services)).person


async def test_every_stored_record_is_read_and_written_with_all_it_holds(folder: Path) -> None:
    shutil.copy(STORED, folder / "games.db")
    async with opened(f"sqlite:///{folder}/games.db") as storage:
        for table, (_, _, length) in TABLES.items():
            blobs = await storage.records(table)
            assert len(blobs) == length
            for blob in blobs:
                stored, written = msgspec.json.decode(blob), msgspec.json.decode(write_record(read_record(blob)))
                assert stored.items() <= written.items()


@pytest.mark.parametrize("table", TABLES)
async def test_a_stored_table_stands_where_it_stood(folder: Path, table: str) -> None:
    """Unless a later version of the rules replaced the one it was played with: then it is frozen, with all records."""
    _, status, length = TABLES[table]
    async with services_on_a_copy(folder) as services:
        info = await services.tables.info(table, await ann(services))
        found = services.tables.registry.live[table].table
        if found.opened.version != found.game.version and status != "over":
            assert info.status == "frozen"
        else:
            assert info.status == status and found.version in (length, length + 1)  # a timer goes on with one record


async def test_a_stored_game_goes_on(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        visit = await services.tables.enter(IN_PLAY, await ann(services))
        asked = questions(await received(visit))
        assert asked, "the fixture was stored while Ann had to answer"
        assert isinstance(await reply(services.tables, visit, answer(asked[0])), Acknowledged)


async def test_the_lists_of_a_stored_database_are_complete(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        assert {line.id for line in await services.tables.mine((await ann(services)).person)} == {*TABLES}
        assert [line.title for line in await services.tables.listed()] == ["Thursday"]


async def test_the_journal_of_a_stored_game_follows_from_its_seed(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        blob = await services.tables.finished.journal(FINISHED, await ann(services))
        game = game_named(TABLES[FINISHED][0])
        assert verify(game, read_journal(game, blob)).is_honest(None)
        assert msgspec.json.decode(blob)["seed"]
