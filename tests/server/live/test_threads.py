"""Hints and previews use one thread at a time, however many clients ask at once."""

import asyncio
import threading
import time
from typing import Any, cast

import pytest

from lairkeeper.analysis.hints import Advice
from lairkeeper.games import games
from lairkeeper.kernel import Seat
from lairkeeper.server.live import bots, messages
from lairkeeper.server.live.bots import Problem
from lairkeeper.server.lobby import replays
from lairkeeper.server.protocol import AskHint
from tests.server.houses import ANN, questions, received, started, tables_at
from tests.server.hurry import GAME as HURRY
from tests.server.site.processes.test_processes import played

pytestmark = pytest.mark.asyncio

MANY = 6


class Counted:
    """A function that tells how often it ran, and how often at the same time."""

    def __init__(self, function: Any) -> None:
        self._function, self._lock = function, threading.Lock()
        self.calls = self.running = self.most = 0

    def __call__(self, *given: Any) -> Any:
        with self._lock:
            self.calls, self.running = self.calls + 1, self.running + 1
            self.most = max(self.most, self.running)
        try:
            time.sleep(0.01)
            return self._function(*given)
        finally:
            with self._lock:
                self.running -= 1


async def test_moments_of_finished_games_are_computed_one_at_a_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(cast("dict[str, Any]", games()), "hurry", HURRY)
    counted = Counted(replays._frame)
    monkeypatch.setattr(replays, "_frame", counted)
    async with tables_at(sqlite_url) as tables:
        info = await played(tables)
        await asyncio.gather(*(tables.finished.frame(info.id, ANN, step, None, False) for step in range(MANY)))
    assert (counted.calls, counted.most) == (MANY, 1)


async def test_hints(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def first(table: object, problem: Problem, seat: Seat) -> Advice:
        return Advice(problem[1].options[0])

    counted = Counted(first)
    monkeypatch.setattr(bots, "advice_of", counted)
    async with tables_at(sqlite_url) as tables:
        asking = []
        for _ in range(messages.HINT_BURST):
            ann = await tables.enter((await started(tables)).id, ANN)
            (asked, *_) = questions(await received(ann))
            asking.append(tables.hear(ann, AskHint(1, asked.seat, asked.number)))
        await asyncio.gather(*asking)
    assert (counted.calls, counted.most) == (messages.HINT_BURST, 1)
