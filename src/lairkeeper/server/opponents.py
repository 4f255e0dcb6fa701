"""Bots at the tables: they think in threads of their own, on what their seat sees, and answer like anybody else."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from lairkeeper.bots import Bot, ask_bot, bot_named
from lairkeeper.kernel import Decision, Option, Seat, State, clone
from lairkeeper.kernel.errors import Illegal, Stale
from lairkeeper.server.errors import ShuttingDown
from lairkeeper.server.live import Clock, Live
from lairkeeper.server.logs import LOG
from lairkeeper.server.metrics import Metrics
from lairkeeper.server.pacing import bot_pace, is_in_haste
from lairkeeper.server.records import answered
from lairkeeper.server.storage import StorageUnavailable
from lairkeeper.server.table_state import TableState

_THINKERS = 2
_LATER = 2.0
"""Seconds to wait while the storage is away."""

_WITHIN = 0.1
"""The share of the pace that a bot waits between two answers of its turn: clients show it at a pace of their own."""

Problem = tuple[State[Any], Decision]
Line = tuple[str, Seat | None]
"""A table and a seat; no seat for the bots of a table that play one after the other."""


class Opponents:
    """One thinker per table at a time; `pace` seconds lie before each turn of a bot, so that people can follow.

    Where people hurry, every bot plays for itself, at the pace of a person.
    """

    def __init__(self, now: Clock, pace: float, metrics: Metrics, after: Callable[[Live], None]) -> None:
        """`after` is called when a bot has answered."""
        self._now = now
        self._pace = pace
        self._metrics = metrics
        self._after = after
        self._tasks: dict[Line, asyncio.Task[None]] = {}
        self._bots: dict[str, dict[tuple[Seat, str], Bot]] = {}
        self._thinking = ThreadPoolExecutor(_THINKERS, "lairkeeper-bot")
        self._advising = asyncio.Lock()
        self._is_closed = False

    def wake(self, live: Live) -> None:
        """Lets the bots of a table go on, if it is their turn and they are not already thinking."""
        for seat in live.table.bots_to_move():
            line = (live.id, seat if is_in_haste(live.table, seat) else None)
            if line not in self._tasks and not self._is_closed:
                self._tasks[line] = asyncio.create_task(self._play(live, line))

    def is_busy(self, table_id: str) -> bool:
        return any(table_id == busy for busy, _ in self._tasks)

    def forget(self, table_id: str) -> None:
        """A table has left the memory, and with it what its bots had planned."""
        self._bots.pop(table_id, None)

    async def close(self) -> None:
        """From now on nobody thinks any more, whatever is still said at the tables."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinking.shutdown(wait=False, cancel_futures=True)

    async def hint(self, table: TableState, problem: Problem, seat: Seat) -> Option:
        """What a bot would do in the place of a person; one after the other, so that a thread is left for the games."""
        if self._is_closed:
            raise ShuttingDown()
        async with self._advising:
            return await self._think(table, problem, bot_named(table.game.bot, table.game), seat)

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

    async def _take_turn(self, live: Live, line: Line) -> bool:
        """False if nobody in this line is to move. Only a table that is held tells: it may be in doubt."""
        async with live.held() as table:
            seat = _next_in(line, table)
            goes_on = seat is not None and _goes_on(table, seat)
        if seat is None:
            return False
        pace = self._pace * (_WITHIN if goes_on else 1)
        await asyncio.sleep(pace if line[1] is None else bot_pace())
        await self._answer(live, seat)
        self._after(live)
        return True

    async def _answer(self, live: Live, seat: Seat) -> None:
        """Thinks while others may go on; an answer that came too late is dropped, and so is one that another process
        has already given."""
        async with live.held() as table:
            problem, name = question_for(table, seat), table.chairs[seat].bot
        if problem is None or name is None:
            return
        option = await self._think(table, problem, self._bot(live, seat, name), seat)
        with suppress(Stale, Illegal):
            async with live.held() as table:
                if table.chairs[seat].bot == name and seat in table.thinking():
                    at = self._now() - table.started_at
                    arrived_at = time.monotonic()
                    await live.commit(answered(seat, option, at, problem[1].number))
                    live.arrivals[seat] = arrived_at
                    self._metrics.bot_answers += 1

    def _bot(self, live: Live, seat: Seat, name: str) -> Bot:
        bots = self._bots.setdefault(live.id, {})
        if (seat, name) not in bots:
            bots[seat, name] = bot_named(name, live.table.game)
        return bots[seat, name]

    async def _think(self, table: TableState, problem: Problem, bot: Bot, seat: Seat) -> Option:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thinking, think, table, problem, bot, seat)


def _next_in(line: Line, table: TableState) -> Seat | None:
    bots = (seat for seat in table.bots_to_move() if line[1] == (seat if is_in_haste(table, seat) else None))
    return next(bots, None)


def _goes_on(table: TableState, seat: Seat) -> bool:
    """True if this seat gave the last answer, and no time runs in which others would be hurried."""
    entries = table.match.journal.entries if table.match else []
    last = next((entry.seat for entry in reversed(entries) if entry.seat >= 0), None)
    return last == seat and not table.hourglasses


def question_for(table: TableState, seat: Seat, number: int | None = None) -> Problem | None:
    """A copy of the state, and the question that waits for a seat."""
    match = table.match
    if match is None or seat not in table.thinking():
        return None
    waiting = (d for d in match.state.decisions if seat in d.seats and number in (None, d.number))
    decision = next(waiting, None)
    return (clone(match.state), decision) if decision else None


def think(table: TableState, problem: Problem, bot: Bot, seat: Seat) -> Option:
    """The bot's luck is its own: nobody can foresee it, and it tells the bot nothing about the draws to come."""
    state, decision = problem
    luck = table.stream.split(f"bot {seat} {decision.number}")
    return ask_bot(table.game, state, decision, bot, luck, seat)
