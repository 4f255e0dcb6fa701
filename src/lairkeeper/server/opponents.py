"""Bots at the tables: they think in threads of their own, on what their seat sees, and answer like anybody else."""

import asyncio
from typing import Any

import msgspec
from msgspec import Raw

from lairkeeper.bots import Bot, ask_bot, bot_named
from lairkeeper.kernel import ChanceStream, Decision, Option, Seat, State, clone
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.live import Clock, Live
from lairkeeper.server.records import Answered
from lairkeeper.server.table import Table


class Opponents:
    """One thinker per table at a time; `pace` seconds lie between two answers, so that people can follow."""

    def __init__(self, now: Clock, pace: float) -> None:
        self._now = now
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._bots: dict[tuple[str, Seat, str], Bot] = {}

    def wake(self, live: Live) -> None:
        """Lets the bots of a table go on, if it is their turn and they are not already thinking."""
        if live.id not in self._tasks and any(True for _ in live.table.bots_to_move()):
            task = asyncio.create_task(self._play(live))
            self._tasks[live.id] = task
            task.add_done_callback(lambda done: self._tasks.pop(live.id, None))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, live: Live) -> None:
        while (seat := next(live.table.bots_to_move(), None)) is not None:
            await asyncio.sleep(self._pace)
            await self._answer(live, seat)

    async def _answer(self, live: Live, seat: Seat) -> None:
        """Thinks without the lock, for others may go on meanwhile; an answer that came too late is dropped."""
        table = live.table
        found = question_for(table, seat)
        name = table.chairs[seat].bot
        if found is None or name is None:
            return
        state, decision = found
        bot = self._bots.setdefault((live.id, seat, name), bot_named(name, table.game))
        option = await asyncio.to_thread(think, table, state, decision, bot, seat)
        async with live.lock:
            try:
                at = self._now() - live.table.started_at
                await live.commit(Answered(seat, Raw(msgspec.json.encode(option)), at, decision.number))
            except LairkeeperError:
                return


def question_for(table: Table, seat: Seat) -> tuple[State[Any], Decision] | None:
    """A copy of the state, and the question that waits for a seat."""
    match = table.match
    if match is None:
        return None
    decision = next((decision for decision in match.state.decisions if seat in decision.seats), None)
    return (clone(match.state), decision) if decision else None


def think(table: Table, state: State[Any], decision: Decision, bot: Bot, seat: Seat) -> Option:
    """The bot's luck is its own: it follows from what is public, never from the seed of the game."""
    luck = ChanceStream(f"{table.commitment} {seat} {decision.number}")
    return ask_bot(table.game, state, decision, bot, luck, seat)
