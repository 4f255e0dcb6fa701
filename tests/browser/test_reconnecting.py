"""Networks fail and servers die in the middle of a move; the page comes back, and no answer is lost or given twice."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from tests.browser.conftest import lifted_server
from tests.browser.pages import TablePage, started_with_bot, try_to_answer
from tests.browser.people import COARSE, People
from tests.browser.storms import Storm, assert_nothing_lost_or_doubled
from tests.browser.words import said
from tests.server.postgres import PostgresServer
from tests.server.sites import free_port

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCALE = COARSE

CUT_OFF = ("ERR_", "WebSocket connection")


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    postgres: PostgresServer = request.getfixturevalue("postgres_server")
    return asyncio.run(postgres.empty_database())


@pytest.fixture
def storm(database: str, tmp_path: Path) -> Iterator[Storm]:
    port = free_port()
    made = Storm(database, lambda: lifted_server(database, port, tmp_path))
    yield made
    made.end()


async def test_a_page_that_was_offline_comes_back_to_the_same_game(people: People) -> None:
    people.forgive(*CUT_OFF)
    table = await started_with_bot(await people.new())
    await table.answer()
    before = await table.question.inner_text()
    await cut_and_mend(table)
    await expect(table.question).to_have_text(before)
    await table.play(Random(3), 3)
    assert table.wire.snapshots == 2 and table.wire.refused == []


async def cut_and_mend(table: TablePage) -> None:
    """Chromium lets open sockets live when it is offline, so the page's own socket is closed as well."""
    context = table.page.context
    seen = table.wire.snapshots
    await context.set_offline(True)
    await table.wire.cut()
    await expect(table.page.get_by_text(said("connection-reconnecting"))).to_be_visible()
    await expect(table.answers).to_have_count(0)
    await context.set_offline(False)
    await table.wire.until(lambda: table.wire.snapshots > seen)


@pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)
async def test_a_killed_server_loses_no_acknowledged_answer_and_doubles_none(
    browser: Browser, storm: Storm, kills: int
) -> None:
    people = People(browser, storm.address)
    random = Random(kills)
    page = await people.new()
    table, survived, played = await started_with_bot(page), 0, 0
    while survived < kills:
        if table.wire.is_over:
            page = await people.new()
            table = await started_with_bot(page)
        played += await play_through_a_kill(table, storm, random)
        survived += 1
        assert_nothing_lost_or_doubled(await storm.kept_answers(table.id, 0), table.wire)
    assert played > 0
    await people.leave()


async def play_through_a_kill(table: TablePage, storm: Storm, random: Random) -> int:
    """Answers, and has the server killed a few milliseconds after the last click."""
    seen = table.wire.snapshots
    given = await table.play(random, random.randrange(4))
    clicked = await try_to_answer(table, 0)
    await asyncio.sleep(random.random() * 0.02)
    storm.strike()
    await asyncio.to_thread(storm.rebuild)
    await table.wire.until(lambda: table.wire.snapshots > seen, 40)
    given += await table.play(random, 1)
    return given + clicked
