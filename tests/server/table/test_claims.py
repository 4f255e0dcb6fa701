"""A player who waits long enough may let a bot play for the one who is waited for, host or not."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from lairkeeper.server.errors import NotAllowed
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import TableInfo
from lairkeeper.server.storage import opened
from lairkeeper.server.table.commands.seat_commands import PATIENCE
from tests.server.houses import ANN, BOB, answer, questions, received, started, tables_on

pytestmark = pytest.mark.asyncio


class Time:
    """Stands still until somebody moves it."""

    def __init__(self) -> None:
        self.now = 1_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest_asyncio.fixture
async def tables(sqlite_url: str, time: Time) -> AsyncIterator[Tables]:
    async with opened(sqlite_url) as storage, tables_on(storage, now=time) as tables:
        yield tables


async def refusal(tables: Tables, table: TableInfo, who: Caller, seat: int) -> object:
    with pytest.raises(NotAllowed) as refused:
        await tables.stand_up(table.id, who, seat)
    return refused.value.facts["what"]


async def test_after_two_minutes_without_a_move_a_bot_keeps_the_seat(tables: Tables, time: Time) -> None:
    table = await started(tables)
    time.now += PATIENCE - 1
    assert await refusal(tables, table, BOB, 0) == "claim"
    time.now += 1
    left = await tables.stand_up(table.id, BOB, 0)
    assert (left.seats[0].kind, left.seats[0].keeps_for) == ("bot", "Ann")
    assert (await tables.sit(table.id, ANN, 0)).seats[0].is_mine


async def test_a_move_restarts_the_wait(tables: Tables, time: Time) -> None:
    table = await started(tables)
    ann = await tables.enter(table.id, ANN)
    time.now += PATIENCE
    await tables.hear(ann, answer(questions(await received(ann))[0]))
    assert await refusal(tables, table, BOB, 0) == "claim"


async def test_only_players_who_wait_may_claim_and_only_who_is_waited_for(tables: Tables, time: Time) -> None:
    table = await started(tables)
    time.now += PATIENCE
    onlooker = Caller("eve", "Eve", table.join_key or "")
    assert await refusal(tables, table, onlooker, 0) == "leave"
    await tables.pause(table.id, ANN, True)
    assert await refusal(tables, table, BOB, 0) == "leave"
