"""Two people and a bot play a whole game through the real server; a spectator looks on."""

import asyncio
from random import Random

import msgspec
import pytest

from lairkeeper.games import game_named
from lairkeeper.kernel import read_journal
from lairkeeper.server.protocol import Choice, Frame, Question, TableInfo
from lairkeeper.server.verifying import verify
from tests.server.sites import served
from tests.server.visitors import Person, Visitor

GAME = game_named("run-run-run")


def any_choice(seed: int) -> "Chooser":
    return Chooser(Random(seed))


class Chooser:
    def __init__(self, random: Random) -> None:
        self._random = random

    def __call__(self, question: Question) -> Choice:
        return self._random.choice(question.choices)


async def started_table(ann: Person, bob: Person, **chosen: object) -> TableInfo:
    """Ann and Bob sit, a bot has the third seat."""
    table = await ann.open_table(3, **chosen)
    await bob.sit(table, 1)
    await ann.do(table, "bot", {"seat": 2, "bot": "random"})
    return await ann.do(table, "start")


@pytest.mark.asyncio
async def test_two_people_and_a_bot_play_to_the_end_on_both_databases(url: str) -> None:
    async with served(url) as (_, address):
        ann, bob, eve = [await Person.named(address, name) for name in ("Ann", "Bob", "Eve")]
        table = await started_table(ann, bob)
        assert table.watch_key is not None
        async with ann.at(table.id) as one, bob.at(table.id) as two, eve.at(table.id, table.watch_key) as looking:
            playing = asyncio.gather(one.play(any_choice(1)), two.play(any_choice(2)))
            await asyncio.gather(playing, looking.until_it(lambda visitor: visitor.is_over))
            await asyncio.gather(*(v.until_it(is_told_the_seed) for v in (one, two, looking)))
        assert set(one.points) == {0} and set(two.points) == {1} and set(looking.points) == {None}
        assert_same_game(one, two, looking)
        await check_afterwards(ann, table)


def is_told_the_seed(visitor: Visitor) -> bool:
    return visitor.table is not None and visitor.table.seed is not None


def assert_same_game(*visitors: Visitor) -> None:
    """All have seen the same ending, and the maze as it is."""
    assert len({msgspec.json.encode(visitor.last.ending) for visitor in visitors if visitor.last}) == 1
    assert len({bytes(point.view["spaces"]) for visitor in visitors for point in visitor.points.values()}) == 1
    assert len({visitor.version for visitor in visitors}) == 1


async def check_afterwards(ann: Person, table: TableInfo) -> None:
    """The journal follows from the seed that was promised, and every moment can be looked at again."""
    journal = read_journal(GAME, (await ann.http.get(f"/api/tables/{table.id}/journal")).content)
    verdict = verify(GAME, journal)
    assert verdict.is_honest(table.commitment) and verdict.draws > 0
    last = await ann.look(f"/api/tables/{table.id}/frames/{verdict.answers}?open=true", Frame)
    assert last.step == last.steps == verdict.answers
    assert [point.seat for point in last.points] == [0, 1, 2] and last.ending is not None
    first = await ann.look(f"/api/tables/{table.id}/frames/0", Frame)
    assert [point.seat for point in first.points] == [None] and first.ending is None
