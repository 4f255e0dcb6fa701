"""Scripted people who think for a moment about a question, and give one answer at a time."""

import asyncio
import gc
from collections.abc import Hashable
from dataclasses import dataclass
from time import perf_counter, process_time

from msgspec import Raw, Struct

from bench.serving.frames import Socket, connect
from bench.serving.lairkeeper_side import Spare
from bench.serving.processes import ServerProcess


class Choice(Struct):
    option: Raw


class Question(Struct):
    number: int
    seat: int
    question: str
    choices: list[Choice]


class Thinker:
    """One connection of a seat. A game says what is heard in `hear`, and what is answered in `decide`."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.question: Question | None = None
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
        raise NotImplementedError

    def decide(self, question: Question) -> bytes:
        """The option that is answered, as it is sent."""
        raise NotImplementedError

    def return_ping(self, mark: int) -> None:
        self._socket.send(b'{"type":"pong","mark":%d}' % mark)

    def answered(self) -> None:
        """The server has replied to the last answer."""
        self._is_waiting = False

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


@dataclass(frozen=True)
class Loads:
    """How busy server and driver were, of one core."""

    server: float
    client: float


async def watched(server: ServerProcess, seconds: float) -> Loads:
    """Lets things go on for so long."""
    gc.collect()
    gc.freeze()
    busy, spent = server.cpu_seconds(), process_time()
    await asyncio.sleep(seconds)
    return Loads((server.cpu_seconds() - busy) / seconds, (process_time() - spent) / seconds)
