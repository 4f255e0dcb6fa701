"""The search for garbage: never while people play, unless there is much of it."""

import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from lairkeeper.kernel.definition.game import AnyGame
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
def test_moves_and_visits_leave_no_rings(game: AnyGame, folder: Path) -> None:
    """In a process of its own: whatever other tests have left behind is no concern of this one."""
    command = [sys.executable, "-m", "tests.server.leftovers", game.name, f"sqlite:///{folder}/games.db"]
    assert int(subprocess.check_output(command, timeout=180)) == 0
