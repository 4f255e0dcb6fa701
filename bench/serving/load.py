"""Tables driven by scripted players: one move at a time at each, at full speed or at a steady pace.

A move counts from the moment it is sent. It is acknowledged when the server tells its player so, and seen when the
other seat is told what it led to. The next move is sent by a seat that has something to decide, once the one before is
acknowledged. What a rule keeps from the other seat altogether is acknowledged, but never seen. Messages carry no number
that tells which move they follow from, so what a seat hears belongs to the last move that was sent.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Protocol

SEATS = 2
LONGEST_ARRIVAL = 60.0
PAUSE_AFTER_REFUSAL = 0.02


class Stuck(Exception):
    """A table on which nothing goes on."""


class Player(Protocol):
    """A seat's connection. It tells the table what it hears, and writes the next message when it is to move."""

    @property
    def can_move(self) -> bool: ...

    def move(self) -> None: ...

    def leave(self) -> None: ...


@dataclass
class Tally:
    """What happened while the clock ran."""

    refused: int = 0
    acknowledged: list[float] = field(default_factory=list)
    """Seconds from sent to acknowledged."""
    seen: list[float] = field(default_factory=list)
    """Seconds from sent to seen by the other seat."""


@dataclass
class _Sent:
    at: float
    is_seen: bool = False


class DrivenTable:
    """Players at one table; `interval` is None at full speed."""

    def __init__(self, driver: "Driver", seed: int) -> None:
        self.players: list[Player] = []
        self.chance = random.Random(seed)
        self.is_over = False
        self._driver = driver
        self._mover = -1
        self._sent: _Sent | None = None
        """The move that is under way."""
        self._last: _Sent | None = None
        self._due = 0.0
        self._is_waiting = False

    def go(self) -> None:
        """The next move, if the one before is done and somebody can move."""
        if self._sent is not None or self._is_waiting or self.is_over or self._driver.is_still:
            return
        mover = next((seat for seat, player in enumerate(self.players) if player.can_move), None)
        if mover is None:
            return
        if self._driver.interval is None:
            self._move(mover)
        else:
            self._wait(mover)

    def start_within(self, seconds: float) -> None:
        """Tables do not move in step."""
        self._due = asyncio.get_running_loop().time() + self.chance.random() * seconds - (self._driver.interval or 0)

    def _wait(self, mover: int) -> None:
        loop = asyncio.get_running_loop()
        self._due = max(self._due + (self._driver.interval or 0), loop.time())
        self._is_waiting = True
        loop.call_at(self._due, self._move, mover)

    def _move(self, mover: int) -> None:
        self._is_waiting = False
        if self._driver.is_still:
            return
        self._mover = mover
        self._sent = self._last = _Sent(perf_counter())
        self.players[mover].move()

    # --- what players hear -------------------------------------------------------------------------------------------

    def acknowledged(self) -> None:
        """The next move is sent once all that arrived together has been heard, the news for the other seat included."""
        sent, self._sent = self._sent, None
        if sent is not None:
            self._driver.tally.acknowledged.append(perf_counter() - sent.at)
        asyncio.get_running_loop().call_soon(self.go)

    def refused(self) -> None:
        """What a player answered was no longer asked, or not allowed; another answer follows a moment later."""
        self._sent = self._last = None
        self._driver.tally.refused += 1
        asyncio.get_running_loop().call_later(PAUSE_AFTER_REFUSAL, self.go)

    def updated(self, seat: int) -> None:
        """A seat has received the update of the last move."""
        sent = self._last
        if seat != self._mover and sent is not None and not sent.is_seen:
            sent.is_seen = True
            self._driver.tally.seen.append(perf_counter() - sent.at)
        self.go()

    def ended(self) -> None:
        if not self.is_over:
            self.is_over = True
            self._driver.replace(self)

    def leave(self) -> None:
        for player in self.players:
            player.leave()


class Driver:
    """Keeps so many tables going; a finished game gives way to a new one."""

    def __init__(self, open_table: Callable[["DrivenTable"], Awaitable[None]]) -> None:
        self.tally = Tally()
        self.interval: float | None = None
        self.is_still = True
        self.tables = 0
        self.finished = 0
        self._open = open_table
        self._tables: set[DrivenTable] = set()
        self._coming: set[asyncio.Task[None]] = set()
        self._seeds = iter(range(1, 1_000_000))

    async def add(self, tables: int) -> None:
        self.tables += tables
        for _ in range(tables):
            await self._arrive()

    async def _arrive(self) -> None:
        table = DrivenTable(self, next(self._seeds))
        await asyncio.wait_for(self._open(table), LONGEST_ARRIVAL)
        self._tables.add(table)
        table.go()

    def replace(self, table: DrivenTable) -> None:
        self.finished += 1
        self._tables.discard(table)
        asyncio.get_running_loop().call_soon(table.leave)
        coming = asyncio.get_running_loop().create_task(self._arrive())
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)

    async def warm_up(self, moves: int) -> None:
        """Full speed until the tables have made so many moves on average, so that they stand at different places."""
        self._begin(None)
        give_up = perf_counter() + LONGEST_ARRIVAL + moves * self.tables / 100
        while len(self.tally.acknowledged) < moves * self.tables:
            if perf_counter() > give_up:
                raise Stuck(f"{len(self.tally.acknowledged)} moves at {self.tables} tables")
            await asyncio.sleep(0.05)
        await self.rest()

    async def run(self, interval: float | None, seconds: float) -> tuple[Tally, float]:
        """Moves for so long; what happened, and how long it really was."""
        started = perf_counter()
        self._begin(interval)
        await asyncio.sleep(seconds)
        tally, elapsed = self.tally, perf_counter() - started
        self.tally = Tally()
        await self.rest()
        return tally, elapsed

    def _begin(self, interval: float | None) -> None:
        self.tally, self.interval, self.is_still = Tally(), interval, False
        for table in [*self._tables]:
            table.start_within(interval or 0)
            table.go()

    async def rest(self) -> None:
        """No more moves, and whatever is under way comes to its end."""
        self.is_still = True
        await asyncio.sleep(max(1.0, (self.interval or 0) + 0.2))

    async def end(self) -> None:
        self.is_still = True
        for table in self._tables:
            table.leave()
        for coming in self._coming:
            coming.cancel()
        await asyncio.sleep(0.2)
