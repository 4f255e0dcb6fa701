"""Bots at tables: they compute in threads or processes, from the view of their seat, and answer as people do."""

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple

from lairkeeper.analysis import Advice, Deadline, Dilemma, advise
from lairkeeper.bots import Bot, ask_bot, bot_named
from lairkeeper.kernel import ChanceStream, Decision, Option, Seat, State, clone
from lairkeeper.kernel.definition.pace import NEVER, Delay, bot_delay
from lairkeeper.kernel.errors import Illegal, Stale
from lairkeeper.server.errors import ShuttingDown
from lairkeeper.server.live.search.processes import SearchProcesses, searches, task_for
from lairkeeper.server.live.table import Live
from lairkeeper.server.storage import StorageUnavailable
from lairkeeper.server.table.cooldowns import is_in_haste
from lairkeeper.server.table.records import answered
from lairkeeper.server.table.state import TableState
from lairkeeper.server.telemetry.logs import LOG
from lairkeeper.server.telemetry.metrics import Metrics

_THINKERS = 2
HINT_SECONDS = 0.28
"""For a hint with its reasons."""
_LATER = 2.0
"""Seconds to wait while the storage is unavailable."""

_USUAL_PACE = 0.6
"""The default of the setting `bot_pace`, in seconds."""
_WITHIN = 0.1
"""The share of the pace that a bot waits between two answers of its turn: clients show it at a pace of their own."""

Problem = tuple[State[Any], Decision]
Line = tuple[str, Seat | None]
"""A table and a seat; no seat for the bots of a table that play one after the other."""


class BotRunner:
    """Bots of a table play in turn, `pace` seconds before each turn, so that people can follow.

    Where the game states a delay, every bot plays for itself and waits as long as the game says; a shorter `pace` than
    usual shortens that delay too, except where people hurry as well.
    """

    def __init__(self, pace: float, metrics: Metrics, after: Callable[[Live], None]) -> None:
        """`after` is called when a bot has answered."""
        self._pace = pace
        self._metrics = metrics
        self._after = after
        self._tasks: dict[Line, asyncio.Task[None]] = {}
        self._busy: dict[str, set[Line]] = {}
        """The same by table: how many tables there are makes no difference to `is_busy`."""
        self._hurries: dict[str, asyncio.Event] = {}
        """For each table whose bots wait before they answer; set when people skip ahead."""
        self._bots: dict[str, dict[tuple[Seat, str], Bot]] = {}
        self._thinking = ThreadPoolExecutor(_THINKERS, "lairkeeper-bot")
        self._searching = SearchProcesses()
        self._advising = asyncio.Lock()
        self._is_closed = False

    def wake(self, live: Live) -> None:
        """Starts the bots of a table that have a decision and are not already thinking."""
        for seat, _, delay in _bots_to_move(live.table):
            line = (live.id, None if delay is None else seat)
            if line not in self._tasks and not self._is_closed:
                self._tasks[line] = asyncio.create_task(self._play(live, line))
                self._busy.setdefault(live.id, set()).add(line)

    def is_busy(self, table_id: str) -> bool:
        return table_id in self._busy

    def skip_ahead(self, table_id: str) -> None:
        """Ends the pause before the answers of this table's bots."""
        if (hurry := self._hurries.pop(table_id, None)) is not None:
            hurry.set()

    async def _pause(self, table_id: str, seconds: float) -> None:
        hurry = self._hurries.setdefault(table_id, asyncio.Event())
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await hurry.wait()

    def forget(self, table_id: str) -> None:
        """Drops the plans of a table's bots when the table leaves memory."""
        self._bots.pop(table_id, None)
        self._hurries.pop(table_id, None)

    async def close(self) -> None:
        """Stops all bots."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinking.shutdown(wait=False, cancel_futures=True)
        self._searching.close()

    async def hint(self, table: TableState, problem: Problem, seat: Seat) -> Advice:
        """Computes hints. One at a time, so that game bots keep a free thread."""
        if self._is_closed:
            raise ShuttingDown()
        async with self._advising:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thinking, advice_of, table, problem, seat)

    async def _play(self, live: Live, line: Line) -> None:
        """While the storage is away the bot waits. One that cannot answer stops, its seat can be taken, and the
        log says why."""
        goes_on = True
        try:
            while goes_on:
                try:
                    goes_on = await self._take_turn(live, line)
                except StorageUnavailable:
                    await asyncio.sleep(_LATER)
        except Exception as error:
            LOG.error("bot", exc_info=error)
        finally:
            del self._tasks[line]
            self._busy[live.id].discard(line)
            if not self._busy[live.id]:
                del self._busy[live.id]

    async def _take_turn(self, live: Live, line: Line) -> bool:
        """False if no bot in this line has to move.

        Reads the table only while holding its lock; otherwise the state may not be durable yet.
        """
        async with live.held() as table:
            found = _next_in(line, table)
            wait = self._wait(table, found) if found else 0.0
        if found is None:
            return False
        await self._pause(live.id, wait)
        await self._answer(live, found.seat)
        self._after(live)
        return True

    def _wait(self, table: TableState, asked: "Asked") -> float:
        """Seconds before the next answer of a bot."""
        if asked.delay is None:
            return self._pace * (_WITHIN if _goes_on(table, asked.seat) else 1)
        return seconds_of(asked.delay) * (1 if is_in_haste(table, asked.seat) else min(self._pace / _USUAL_PACE, 1))

    async def _answer(self, live: Live, seat: Seat) -> None:
        """Thinks while others may go on; an answer that came too late is dropped, and so is one that another process
        has already given."""
        async with live.held() as table:
            asked = next((asked for asked in _bots_to_move(table) if asked.seat == seat), None)
            problem, name = question_for(table, seat, asked.number) if asked else None, table.chairs[seat].bot
        if problem is None or name is None:
            return
        option = await self._think(live, problem, seat, name)
        with suppress(Stale, Illegal):
            async with live.held() as table:
                if table.chairs[seat].bot == name and seat in table.thinking():
                    arrived_at = time.monotonic()
                    await live.commit(answered(seat, option, live.time(), problem[1].number))
                    live.arrivals[seat] = arrived_at
                    self._metrics.bot_answers += 1

    def _bot(self, live: Live, seat: Seat, name: str) -> Bot:
        bots = self._bots.setdefault(live.id, {})
        if (seat, name) not in bots:
            bots[seat, name] = bot_named(name, live.table.game)
        return bots[seat, name]

    async def _think(self, live: Live, problem: Problem, seat: Seat, name: str) -> Option:
        table = live.table
        if searches(name, table.game):
            luck = _luck(table, seat, problem[1])
            return await self._searching.think(task_for(live.id, table, problem, seat, name, luck.seed))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thinking, think, table, problem, self._bot(live, seat, name), seat)


def seconds_of(delay: Delay) -> float:
    return random.uniform(delay.least, delay.most) / 1000


class Asked(NamedTuple):
    """A bot, the number of the question it is to answer, and the delay that the game states for it."""

    seat: Seat
    number: int
    delay: Delay | None


def _bots_to_move(table: TableState) -> Iterator[Asked]:
    """The first question of each bot that it does not leave to others."""
    if (match := table.match) is None:
        return
    for seat in table.bots_to_move():
        own = (decision for decision in match.state.decisions if seat in decision.seats)
        delays = ((each.number, bot_delay(table.game, match.state.world, each, seat)) for each in own)
        first = next(((number, delay) for number, delay in delays if delay != NEVER), None)
        if first is not None:
            yield Asked(seat, *first)


def _next_in(line: Line, table: TableState) -> Asked | None:
    moving = _bots_to_move(table)
    return next((asked for asked in moving if line[1] == (None if asked.delay is None else asked.seat)), None)


def _goes_on(table: TableState, seat: Seat) -> bool:
    """True if this seat gave the last answer, and no time runs in which others would be hurried."""
    entries = table.match.journal.entries if table.match else []
    last = next((entry.seat for entry in reversed(entries) if entry.seat >= 0), None)
    return last == seat and not table.timers


def question_for(table: TableState, seat: Seat, number: int | None = None) -> Problem | None:
    """A copy of the state, and the question that waits for a seat."""
    match = table.match
    if match is None or seat not in table.thinking():
        return None
    waiting = (d for d in match.state.decisions if seat in d.seats and number in (None, d.number))
    decision = next(waiting, None)
    return (clone(match.state), decision) if decision else None


def advice_of(table: TableState, problem: Problem, seat: Seat) -> Advice:
    """The answer of a good bot, compared with other answers as far as time permits."""
    deadline, (state, decision) = Deadline(HINT_SECONDS), problem
    asked = Dilemma(table.game, state, decision, seat, len(table.players()))
    return advise(asked, table.stream.split(f"hint {seat} {decision.number}"), deadline)


def think(table: TableState, problem: Problem, bot: Bot, seat: Seat) -> Option:
    """The bot gets its own random stream: unpredictable, and independent of the draws of the game."""
    state, decision = problem
    return ask_bot(table.game, state, decision, bot, _luck(table, seat, decision), seat)


def _luck(table: TableState, seat: Seat, decision: Decision) -> ChanceStream:
    return table.stream.split(f"bot {seat} {decision.number}")
