"""The search for garbage: never while people play, unless there is much of it."""

import asyncio
import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.site.processes import garbage_collection
from lairkeeper.server.site.processes.garbage_collection import search, swept
from lairkeeper.server.telemetry.metrics import Metrics
from tests.every import every_game

SOME = 10
MANY = 1_000


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


def test_few_new_objects_cause_no_search() -> None:
    ring = a_ring(among=SOME)
    search(is_at_rest=True, some=MANY, many=MANY)
    assert ring() is not None


def test_a_busy_server_does_not_search() -> None:
    ring = a_ring(among=SOME)
    search(is_at_rest=False, some=SOME, many=MANY)
    assert ring() is not None


def test_when_there_is_much_it_is_searched_all_the_same() -> None:
    ring = a_ring(among=MANY)
    search(is_at_rest=False, some=SOME, many=MANY)
    assert ring() is None


def test_late_reference_cycles_are_collected_when_idle() -> None:
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
    assert ring() is not None
    search(is_at_rest=True, is_thorough=True)
    assert ring() is None


def test_a_search_at_rest_takes_time_for_new_objects_alone() -> None:
    a_ring(among=MANY)
    search(is_at_rest=True, some=SOME, many=MANY)
    frozen = gc.get_freeze_count()
    a_ring(among=SOME)
    assert len(gc.get_objects()) < MANY < frozen
    search(is_at_rest=True, some=SOME, many=MANY)
    assert gc.get_freeze_count() >= frozen


@pytest.mark.asyncio
async def test_everything_is_searched_once_in_a_long_while_without_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    searches: list[tuple[bool, bool]] = []
    made = 0
    for name, seconds in (("EVERY", 0.01), ("REST", 0.03), ("LONG_WHILE", 0.1)):
        monkeypatch.setattr(garbage_collection, name, seconds)
    monkeypatch.setattr(garbage_collection, "search", lambda rest, thorough: searches.append((rest, thorough)))

    def moving() -> int:
        nonlocal made
        made += len(searches) < 20
        return made

    async with swept(moving):
        while searches.count((True, True)) < 2:
            await asyncio.sleep(0)
    assert {*searches[:19]} == {(False, False)}
    assert searches[searches.index((True, True)) + 1] == (True, False)


@pytest.mark.asyncio
async def test_afterwards_the_interpreter_searches_again() -> None:
    gc.enable()
    async with swept(Metrics().moves):
        assert not gc.isenabled()
        assert gc.get_freeze_count() > 0
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


@every_game
def test_moves_and_visits_leave_no_rings(game: AnyGame, folder: Path) -> None:
    """In a separate process, so that objects of other tests do not count."""
    command = [sys.executable, "-m", "tests.server.leftovers", game.name, f"sqlite:///{folder}/games.db"]
    assert int(subprocess.check_output(command, timeout=180)) == 0
