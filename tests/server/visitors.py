"""People in tests: they have a cookie, sit down, and play over a real socket as the web client does."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, ClassVar, TypeVar

import httpx
import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lairkeeper.server.protocol import (
    Answer,
    Choice,
    ClientMessage,
    Closing,
    Enter,
    LogLine,
    Me,
    NewTable,
    Ping,
    Point,
    Pong,
    Question,
    Refusal,
    Refused,
    ServerMessage,
    Snapshot,
    TableInfo,
    TableLine,
    Update,
)

T = TypeVar("T")

PATIENCE = float(os.environ.get("TEST_PATIENCE", "20"))
"""Seconds that a test waits for an answer; more on a machine with much else to do."""

KEPT_ALIVE = httpx.Limits(keepalive_expiry=2.0)
"""A server closes an idle connection after five seconds; a test that was kept waiting for longer opens another one."""

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)


class Person:
    """Somebody with a browser; it is closed with the server it looks at, unless they stay for the next one."""

    everybody: ClassVar[list["Person"]] = []

    def __init__(self, address: str, stays: bool = False) -> None:
        self.address = address
        self.stays = stays
        self.everybody.append(self)
        self.http = httpx.AsyncClient(
            base_url=address, timeout=PATIENCE, verify=False, trust_env=False, limits=KEPT_ALIVE
        )
        self.me = Me("", "", False, "")

    @classmethod
    async def named(cls, address: str, name: str, stays: bool = False) -> "Person":
        person = cls(address, stays)
        await person.introduce()
        person.me = await person.ask("/api/me/name", {"name": name}, Me)
        return person

    async def introduce(self) -> None:
        self.me = await self.look("/api/me", Me)

    async def look(self, path: str, kind: type[T], key: str = "") -> T:
        return _read(await self.http.get(path, headers={"x-lairkeeper-key": key}), kind)

    async def ask(self, path: str, body: Any, kind: type[T], key: str = "") -> T:
        return _read(await self.try_to(path, body, key), kind)

    @property
    def headers(self) -> dict[str, str]:
        return {"x-lairkeeper": self.me.token}

    async def try_to(self, path: str, body: Any = None, key: str = "") -> httpx.Response:
        headers = {**self.headers, "x-lairkeeper-key": key}
        return await self.http.post(path, content=msgspec.json.encode(body), headers=headers)

    async def refused(self, path: str, body: Any = None, key: str = "") -> tuple[int, str]:
        """The status and the code of a refusal."""
        answer = await self.try_to(path, body, key)
        return answer.status_code, msgspec.json.decode(answer.content, type=Refusal).code

    async def open_table(self, players: int = 2, game: str = "run-run-run", **chosen: Any) -> TableInfo:
        new = NewTable(game, {"players": players, **chosen.pop("options", {})}, **chosen)
        return await self.ask("/api/tables", new, TableInfo)

    async def sit(self, table: TableInfo, seat: int, key: str | None = None) -> TableInfo:
        known = key if key is not None else table.join_key or ""
        return await self.ask(f"/api/tables/{table.id}/sit", {"seat": seat}, TableInfo, known)

    async def do(self, table: TableInfo, verb: str, body: Any = None) -> TableInfo:
        return await self.ask(f"/api/tables/{table.id}/{verb}", body, TableInfo)

    async def mine(self) -> list[TableLine]:
        return await self.look("/api/tables/mine", list[TableLine])

    @asynccontextmanager
    async def at(self, table: str, key: str = "", screen: Any = None) -> AsyncIterator["Visitor"]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket"
        async with connect(url, additional_headers={"cookie": cookies}, max_size=None, open_timeout=PATIENCE) as socket:
            visitor = Visitor(socket)
            await visitor.say(Enter(key, screen))
            yield visitor

    def move(self, address: str) -> None:
        """Goes on with the server at another address."""
        self.address, self.http.base_url, self.stays = address, httpx.URL(address), False

    async def leave(self) -> None:
        self.everybody.remove(self)
        await self.http.aclose()


async def everybody_leaves(address: str) -> None:
    for person in [person for person in Person.everybody if person.address == address and not person.stays]:
        await person.leave()


def _read(answer: httpx.Response, kind: type[T]) -> T:
    assert answer.is_success, answer.text
    return msgspec.json.decode(answer.content, type=kind)


class Visitor:
    """One socket, and what its client knows of the table after everything it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[bytes] = []
        self.heard: list[Any] = []
        self.table: TableInfo | None = None
        self.points: dict[int | None, Point] = {}
        self.log: list[LogLine] = []
        self.chat: list[str] = []
        self.last: Snapshot | Update | None = None
        self._sequence = 0

    async def say(self, message: ClientMessage) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> Any:
        """The next message; pings are answered at once, as the web client does."""
        while isinstance(message := await self._receive(), Ping):
            await self.say(Pong(message.mark))
        self.heard.append(message)
        self._learn(message)
        return message

    async def _receive(self) -> Any:
        async with asyncio.timeout(PATIENCE):
            blob = await self.socket.recv(decode=False)
        self.received.append(blob)
        return _decoder.decode(blob)

    async def until(self, is_there: Callable[[Any], bool]) -> Any:
        """Listens until a message is there that fits."""
        while not is_there(message := await self.hear()):
            pass
        return message

    async def until_it(self, holds: Callable[["Visitor"], bool]) -> None:
        """Listens until the table looks like this."""
        while not holds(self):
            await self.hear()

    async def is_asked(self) -> bool:
        """Listens until a question waits, or the game is over."""
        await self.until_it(lambda visitor: bool(visitor.questions) or visitor.is_over)
        return not self.is_over

    async def answered(self, question: Question) -> None:
        """Listens until a question waits no more."""
        await self.until_it(lambda visitor: question not in visitor.questions or visitor.is_over)

    async def arrive(self) -> Snapshot:
        snapshot: Snapshot = await self.until(lambda message: isinstance(message, Snapshot))
        return snapshot

    def _learn(self, message: Any) -> None:
        if isinstance(message, Snapshot):
            self.log, self.chat = list(message.log), [line.text for line in message.chat]
            self.points = {point.seat: point for point in message.points}
        elif isinstance(message, Update):
            self.log = [line for line in self.log if line.step < message.log_since] + message.log
            self.chat += [line.text for line in message.chat]
            for point in message.points:
                self._merge(point)
        else:
            return
        self.last = message
        self.table = message.table or self.table

    def _merge(self, point: Point) -> None:
        before = self.points.get(point.seat)
        view = {**(before.view if before else {}), **point.view}
        self.points[point.seat] = msgspec.structs.replace(point, view=view)

    @property
    def questions(self) -> list[Question]:
        return [question for point in self.points.values() for question in point.questions]

    @property
    def thinking(self) -> list[int]:
        return self.last.thinking if self.last else []

    @property
    def is_over(self) -> bool:
        return self.last is not None and self.last.ending is not None

    def next_sequence(self) -> int:
        self._sequence += 1
        return self._sequence

    async def answer(self, question: Question, choice: Choice | Raw) -> Any:
        option = choice.option if isinstance(choice, Choice) else choice
        return await self.tell(Answer(self.next_sequence(), question.seat, question.number, option))

    async def tell(self, message: Any) -> Any:
        """Says something and waits for the reply to it."""
        await self.say(message)
        kinds = (Snapshot, Update, Closing)
        return await self.until(lambda m: not isinstance(m, kinds) and m.sequence == message.sequence)

    async def play(self, choose: Callable[[Question], Choice]) -> None:
        """Answers every question until the game is over."""
        while not self.is_over:
            if self.questions:
                await self.answer(self.questions[0], choose(self.questions[0]))
            else:
                await self.hear()

    async def is_sent_away(self) -> Closing | None:
        """Listens to the end; what the server said last, if it explained itself."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            return self.heard[-1] if self.heard and isinstance(self.heard[-1], Closing) else None


def refusal_code(message: Any) -> str:
    assert isinstance(message, Refused), message
    return message.refusal.code
