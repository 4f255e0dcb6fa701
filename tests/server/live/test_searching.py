"""Bots that search think in processes of their own, with the answers that they would give anywhere."""

import asyncio
import os
import signal
from typing import Any

import pytest

from lairkeeper.bots import ask_bot, bot_named
from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.kernel import CHANCE, ChanceStream, Decision, State, encode, resolve, start
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.live.search.processes import SearchProcesses, Task, answered, searches

SEED = "search"


@pytest.fixture
def state() -> State[Any]:
    state: State[Any] = start(GAME, TableOptions(players=2))
    luck = ChanceStream(SEED)
    while state.decisions[0].seats[0] == CHANCE:
        resolve(state, luck)
    return state


def question_of(state: State[Any]) -> Decision:
    return state.decisions[0]


def task(state: State[Any], bot: str = "searcher") -> Task:
    asked = question_of(state)
    return Task("table", GAME.name, {}, encode(state), asked.number, asked.seats[0], bot, SEED)


def test_only_bots_that_search_get_a_process() -> None:
    game: AnyGame = GAME
    assert searches("expert", game) and searches("searcher", game)
    assert not searches("hard", game)


def test_the_answer_is_that_of_the_same_bot_anywhere(state: State[Any]) -> None:
    asked, bot = question_of(state), bot_named("expert", GAME)
    here = ask_bot(GAME, state, asked, bot, ChanceStream(SEED), asked.seats[0])
    assert answered(task(state, "expert")) == here


@pytest.mark.asyncio
async def test_a_process_that_breaks_off_is_started_again(state: State[Any]) -> None:
    searching = SearchProcesses()
    first = await searching.think(task(state))
    assert first in question_of(state).options
    (pool,) = searching._pools.values()
    for process in [*pool._processes.values()]:
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        await asyncio.to_thread(process.join)
    assert await searching.think(task(state)) == first
    searching.close()


@pytest.mark.asyncio
async def test_the_loop_goes_on_while_a_bot_searches(state: State[Any]) -> None:
    searching = SearchProcesses()
    thinking = asyncio.create_task(searching.think(task(state)))
    beats = 0
    while not thinking.done():
        await asyncio.sleep(0.005)
        beats += 1
    assert beats > 5 and await thinking in question_of(state).options
    searching.close()
