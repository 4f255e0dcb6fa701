"""Search bots run in worker processes: a thread would slow down everybody on the server.

A table always asks the same process, where its bots keep what they have planned. A process that breaks off is started
again; its bots then plan anew.
"""

import asyncio
import os
import signal
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, NamedTuple
from zlib import crc32

from lairkeeper.bots import Bot, SearcherBot, ask_bot, bot_named, kind_of
from lairkeeper.bots.workers import end_with_parent
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, ChanceStream, Decision, Option, Seat, State, decode, encode
from lairkeeper.packs import load_pack, pack_files
from lairkeeper.server.table.state import TableState

PROCESSES = 2
MOST_BOTS = 64
"""Number of bots whose plans a process keeps (least recently used go first)."""
NICE = 5


class Task(NamedTuple):
    """A question to a bot; `state` is encoded, `pack` are the files of the content that the table plays with."""

    table: str
    game: str
    pack: dict[str, str]
    state: bytes
    number: int
    seat: Seat
    bot: str
    seed: str


def searches(bot: str, game: AnyGame) -> bool:
    return kind_of(bot, game) == SearcherBot.name


def task_for(
    table_id: str, table: TableState, problem: tuple[State[Any], Decision], seat: Seat, bot: str, seed: str
) -> Task:
    state, decision = problem
    return Task(table_id, table.game.name, dict(table.opened.pack), encode(state), decision.number, seat, bot, seed)


class SearchProcesses:
    """The worker processes; they start with the first request."""

    def __init__(self) -> None:
        self._pools: dict[int, ProcessPoolExecutor] = {}

    async def think(self, task: Task) -> Option:
        place = crc32(task.table.encode()) % PROCESSES
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool(place), answered, task)
        except BrokenProcessPool:
            self._pools.pop(place).shutdown(wait=False)
            return await loop.run_in_executor(self._pool(place), answered, task)

    def close(self) -> None:
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        self._pools.clear()

    def _pool(self, place: int) -> ProcessPoolExecutor:
        if place not in self._pools:
            self._pools[place] = ProcessPoolExecutor(1, get_context("spawn"), give_way)
        return self._pools[place]


def give_way() -> None:
    """Lowers the priority, and ignores Ctrl-C of the terminal: the server ends its workers itself, also by dying."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    with suppress(OSError, AttributeError):
        os.nice(NICE)


_bots: OrderedDict[tuple[str, Seat, str], Bot] = OrderedDict()


def answered(task: Task) -> Option:
    """Computes the answer of a bot in a worker process."""
    game = game_named(task.game)
    load_pack(task.game, pack_files(task.pack))
    state: State[Any] = decode(game, task.state)
    decision = next(it for it in state.decisions if it.number == task.number and task.seat in it.seats)
    return ask_bot(game, state, decision, _bot_of(task, game), ChanceStream(task.seed), task.seat)


def _bot_of(task: Task, game: AnyGame) -> Bot:
    key = (task.table, task.seat, task.bot)
    bot = _bots.pop(key, None) or bot_named(task.bot, game)
    _bots[key] = bot
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    return bot
