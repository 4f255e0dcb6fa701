"""The search for garbage: never while people play, unless there is much of it."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from lairkeeper.kernel.game import AnyGame
from lairkeeper.server.garbage import search, swept
from lairkeeper.server.metrics import Metrics
from lairkeeper.server.protocol import NewTable
from lairkeeper.server.storage import opened
from lairkeeper.server.tables import Tables
from tests.every import every_game
from tests.server.houses import ANN, answer, questions, received, tables_on
from tests.server.proved import tables_of

SOME = 10
MANY = 1_000
ANSWERS = 6


@pytest.fixture(autouse=True)
def _nothing_by_itself() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


class Link:
    other: "Link"


LITTER: list[list[int]] = []


def a_ring(among: int) -> "weakref.ref[Link]":
    """Garbage, and as many other new objects as are asked for."""
    link = Link()
    link.other = Link()
    link.other.other = link
    LITTER.extend([] for _ in range(among))
    return weakref.ref(link)


def test_at_rest_a_ring_is_found() -> None:
    ring = a_ring(among=SOME)
    search(is_at_rest=True, some=SOME, many=MANY)
    assert ring() is None


def test_for_few_objects_nobody_searches() -> None:
    ring = a_ring(among=SOME)
    search(is_at_rest=True, some=MANY, many=MANY)
    assert ring() is not None


def test_nobody_waits_for_a_search() -> None:
    ring = a_ring(among=SOME)
    search(is_at_rest=False, some=SOME, many=MANY)
    assert ring() is not None


def test_when_there_is_much_it_is_searched_all_the_same() -> None:
    ring = a_ring(among=MANY)
    search(is_at_rest=False, some=SOME, many=MANY)
    assert ring() is None


def test_what_became_a_ring_later_is_found_at_rest() -> None:
    link = Link()
    link.other = Link()
    a_ring(among=MANY)
    search(is_at_rest=False, some=SOME, many=MANY)
    link.other.other = link
    ring = weakref.ref(link)
    del link
    a_ring(among=MANY)
    search(is_at_rest=False, some=SOME, many=MANY)
    assert ring() is not None
    a_ring(among=SOME)
    search(is_at_rest=True, some=SOME, many=MANY)
    assert ring() is None


@pytest.mark.asyncio
async def test_afterwards_the_interpreter_searches_again() -> None:
    gc.enable()
    async with swept(Metrics().moves):
        assert not gc.isenabled()
        assert gc.get_freeze_count() > 0
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


@every_game
@pytest.mark.asyncio
@pytest.mark.usefixtures("same_deal")
async def test_moves_and_visits_leave_no_rings(game: AnyGame, sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        await play_some(tables, game)
        gc.collect()
        await play_some(tables, game)
        assert gc.collect() == 0


async def play_some(tables: Tables, game: AnyGame) -> None:
    """Ann answers, and bots do; the first one pays for what is worked out once."""
    info = await tables.create(ANN, NewTable(game.name, tables_of(game)[0]))
    for seat in range(1, len(info.seats)):
        await tables.seat_bot(info.id, ANN, seat, "random")
    await tables.start(info.id, ANN)
    visit = await tables.enter(info.id, ANN)
    answers = 0
    async with asyncio.timeout(10):
        while answers < ANSWERS:
            for question in questions(await received(visit))[:1]:
                await tables.hear(visit, answer(question))
                answers += 1
            await asyncio.sleep(0)
    await tables.leave(visit)
