"""Scripted people who think for a moment about a question, and give one answer at a time."""

import argparse
import asyncio
import gc
import os
import random
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Generic, Protocol, TypeVar

from msgspec import Raw, Struct
from msgspec.json import Decoder

from bench.serving.frames import Socket, connect
from bench.serving.lairkeeper_side import Spare
from bench.serving.measure import load_average
from bench.serving.processes import ServerProcess

R = TypeVar("R")


class Choice(Struct):
    option: Raw


class Question(Struct):
    number: int
    seat: int
    question: str
    choices: list[Choice]


class Heard(Protocol):
    """What the server says, as far as everybody cares."""

    type: str
    mark: int


H = TypeVar("H", bound=Heard)


class Thinker(Generic[H]):
    """One connection of a seat. A game says how its messages are read, and what is looked at, answered and counted."""

    decoder: Decoder[H]

    def __init__(self, seat: int, chance: random.Random) -> None:
        self.seat = seat
        self.question: Question | None = None
        self._chance = chance
        self._sequence = 0
        self._is_waiting = False
        self._thinking: asyncio.TimerHandle | None = None
        self._socket = Socket(self.hear)

    async def enter(self, port: int, spare: Spare) -> None:
        await connect(self._socket, port, f"/api/tables/{spare.table}/socket", spare.cookies[self.seat])
        self._socket.send(b'{"type":"enter"}')

    @property
    def is_gone(self) -> bool:
        """The server has ended the connection."""
        return self._socket.is_closed

    def leave(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        self._socket.close()

    def hear(self, blob: bytes) -> None:
        heard = self.decoder.decode(blob)
        if heard.type == "ping":
            self._socket.send(b'{"type":"pong","mark":%d}' % heard.mark)
        elif heard.type in ("update", "snapshot"):
            self.look(heard)
        elif heard.type in ("acknowledged", "refused"):
            self._is_waiting = False
            self.replied(is_refused=heard.type == "refused")
        self.think(self._chance.uniform(*self.pause()))

    def look(self, heard: H) -> None:
        raise NotImplementedError

    def pause(self) -> tuple[float, float]:
        """The fewest and the most seconds to think about the question."""
        raise NotImplementedError

    def decide(self, question: Question) -> bytes:
        """The option that is answered, as it is sent."""
        raise NotImplementedError

    def replied(self, *, is_refused: bool) -> None:
        """The server has replied to the last answer."""
        raise NotImplementedError

    def think(self, seconds: float) -> None:
        """Answers the question in so many seconds, unless there is none or an answer is under way already."""
        if self.question is not None and not self._is_waiting and self._thinking is None:
            self._thinking = asyncio.get_running_loop().call_later(seconds, self._answer)

    def _answer(self) -> None:
        self._thinking = None
        if (question := self.question) is None:
            return
        option = self.decide(question)
        self._sequence, self._is_waiting = self._sequence + 1, True
        self._socket.send(
            b'{"type":"answer","sequence":%d,"seat":%d,"number":%d,"option":%b}'
            % (self._sequence, question.seat, question.number, option)
        )


async def sit_down(people: "Sequence[Thinker[H]]", port: int, spare: Spare) -> None:
    for person in people:
        await person.enter(port, spare)


class SeenByAll:
    """What was sent, until everybody at a table has seen it."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._sent: dict[Hashable, tuple[float, set[int]]] = {}

    def __contains__(self, what: Hashable) -> bool:
        return what in self._sent

    def send(self, what: Hashable) -> None:
        self._sent[what] = perf_counter(), set()

    def forget(self, what: Hashable) -> None:
        self._sent.pop(what, None)

    def saw(self, seat: int, what: Hashable) -> list[float]:
        """The seconds it took, once the last has seen it."""
        if what not in self._sent:
            return []
        sent, seen_by = self._sent[what]
        seen_by.add(seat)
        if len(seen_by) < self._seats:
            return []
        del self._sent[what]
        return [perf_counter() - sent]


@dataclass(frozen=True, kw_only=True)
class Circumstances:
    """What was run, on what, and how busy server and driver were, of one core."""

    tables: int
    seconds: float
    cores: int
    load_before: float
    load_after: float
    server_load: float
    client_load: float

    @property
    def was_disturbed(self) -> bool:
        return max(self.load_before, self.load_after) > self.cores / 2

    def show_doubt(self) -> None:
        if self.was_disturbed:
            print("Other work took cores or disk meanwhile: of these figures only the counts tell about the server.\n")


async def watched(server: ServerProcess, tables: int, seconds: float, load_before: float) -> Circumstances:
    """Waits for so many seconds."""
    gc.collect()
    gc.freeze()
    busy, spent = server.cpu_seconds(), process_time()
    await asyncio.sleep(seconds)
    return Circumstances(
        tables=tables,
        seconds=seconds,
        cores=os.cpu_count() or 1,
        load_before=load_before,
        load_after=load_average(),
        server_load=(server.cpu_seconds() - busy) / seconds,
        client_load=(process_time() - spent) / seconds,
    )


def by_hand(
    name: str,
    about: str | None,
    measure: Callable[[float, int], R],
    show: Callable[[R], None],
    usual: tuple[float, int],
) -> None:
    """A measurement that is asked for at the command line; `usual` are its seconds and tables."""
    parser = argparse.ArgumentParser(name, description=about)
    parser.add_argument("--seconds", type=float, default=usual[0])
    parser.add_argument("--tables", type=int, default=usual[1])
    asked = parser.parse_args()
    show(measure(asked.seconds, asked.tables))
