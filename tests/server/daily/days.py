"""Daily challenges on a real storage, with a clock that a test turns."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import NamedTuple

from lairkeeper.server.daily.challenges import Challenges
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.people.sessions import Signer
from lairkeeper.server.protocol import TableInfo
from lairkeeper.server.protocol.daily import PlayDaily
from lairkeeper.server.storage import Storage, opened
from lairkeeper.server.table.state import TableState
from tests.server.houses import answer, questions, received, tables_on

TODAY, TOMORROW = "2026-11-18", "2026-11-19"
RUN, TRAPWORDS = "run-run-run", "trapwords"
COUNTED, FREE = PlayDaily(), PlayDaily(is_counted=False)
MOST_ANSWERS = 2_000


class TurnedClock:
    """Stands at noon until it is turned on; a millisecond passes whenever it is looked at."""

    def __init__(self) -> None:
        self.at = moment(f"{TODAY}T12:00:00")

    def __call__(self) -> int:
        self.at += 1
        return self.at

    def turn_to(self, time: str) -> None:
        self.at = moment(time)


def moment(time: str) -> int:
    return int(datetime.fromisoformat(time).replace(tzinfo=UTC).timestamp() * 1000)


class Day(NamedTuple):
    storage: Storage
    tables: Tables
    challenges: Challenges
    clock: TurnedClock

    async def play(self, caller: Caller, game: str = RUN, wanted: PlayDaily = COUNTED) -> TableInfo:
        return await self.challenges.play(caller, game, wanted)

    async def table(self, table_id: str) -> TableState:
        return (await self.tables.registry.find(table_id)).table

    async def finish(self, table_id: str, caller: Caller, place: int = 0) -> None:
        """Gives the first answers, or the last ones with `place` -1, until the game is over."""
        visit = await self.tables.enter(table_id, caller)
        for _ in range(MOST_ANSWERS):
            asked = questions(await received(visit))
            if not asked:
                break
            await self.tables.hear(visit, answer(asked[0], place))
        await self.tables.leave(visit)
        assert (await self.table(table_id)).status == "over"

    async def finished(self, caller: Caller, game: str = RUN) -> str:
        info = await self.play(caller, game)
        await self.finish(info.id, caller)
        return info.id


@asynccontextmanager
async def day_on(storage: Storage, clock: TurnedClock | None = None, key: str = "key") -> AsyncIterator[Day]:
    clock = clock or TurnedClock()
    async with tables_on(storage, now=clock) as tables:
        yield Day(storage, tables, Challenges(storage, tables, Signer(key), clock), clock)


@asynccontextmanager
async def day_at(url: str, clock: TurnedClock | None = None) -> AsyncIterator[Day]:
    async with opened(url) as storage, day_on(storage, clock) as day:
        yield day
