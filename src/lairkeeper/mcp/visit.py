"""One seat at one table over a WebSocket: what the server has sent so far, and what the assistant sends."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lairkeeper.kernel.definition.audience import Channel
from lairkeeper.mcp.errors import ServerUnreachable
from lairkeeper.mcp.guest import PATIENCE, Guest, RefusedByServer
from lairkeeper.mcp.links import TableLink
from lairkeeper.server.protocol import (
    Answer,
    ChatLine,
    ClientMessage,
    Closing,
    Ending,
    Enter,
    LogLine,
    Marker,
    Ping,
    Point,
    Pong,
    Question,
    Refusal,
    Refused,
    Say,
    ServerMessage,
    Snapshot,
    TableInfo,
    TimerInfo,
    Update,
)

RECONNECT_AFTER = 1.0
SHORT = 3.0
"""Seconds to wait for the update that an answer leads to; the same question may be asked again."""
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)


class TableVisit:
    """Reconnects by itself until the server refuses it or it is closed."""

    def __init__(self, guest: Guest, link: TableLink) -> None:
        self._guest, self._link = guest, link
        self._socket: ClientConnection | None = None
        self._sequence = 0
        self._replies: dict[int, asyncio.Future[Any]] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._heard_at = 0.0
        self.refusal: Refusal | None = None
        self.table: TableInfo | None = None
        self.points: dict[int | None, Point] = {}
        self.log: list[LogLine] = []
        self.chat: list[ChatLine] = []
        self.markers: list[Marker] = []
        self.ending: Ending | None = None
        self._clocks: list[TimerInfo] = []

    async def enter(self) -> None:
        """Connects and waits for the first snapshot."""
        self._task = asyncio.create_task(self._stay())
        await self.wait(lambda: self.table is not None or self.refusal is not None, PATIENCE)
        if self.refusal is not None:
            raise RefusedByServer(self.refusal)
        if self.table is None:
            await self.leave()
            raise ServerUnreachable(address=self._link.address, reason="no answer")

    async def leave(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    @property
    def questions(self) -> list[Question]:
        """The assistant's questions, in a stable order."""
        own = sorted((seat, point) for seat, point in self.points.items() if seat is not None)
        return [question for _, point in own for question in point.questions]

    @property
    def left_ms(self) -> int | None:
        """Milliseconds left on the timer that runs out first."""
        passed = round(1000 * (time.monotonic() - self._heard_at))
        running = [clock.left_ms - passed for clock in self._clocks if clock.is_running]
        return max(0, min(running)) if running else None

    @property
    def needs_attention(self) -> bool:
        """True if the assistant has a decision, or the game is over."""
        return bool(self.questions) or self.ending is not None or self.refusal is not None

    async def wait(self, holds: Callable[[], bool], seconds: float) -> bool:
        """Waits until a condition holds, or until the timeout."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not holds():
                    self._changed.clear()
                    await self._changed.wait()
        return holds()

    async def answer(self, question: Question, option: Raw) -> None:
        await self._tell(lambda number: Answer(number, question.seat, question.number, option))
        await self.wait(lambda: question not in self.questions or self.ending is not None, SHORT)

    async def say(self, text: str, channel: Channel) -> None:
        own = next((seat for seat in self.points if seat is not None), None)
        said = len(self.chat)
        await self._tell(lambda number: Say(number, text, channel, own))
        await self.wait(lambda: len(self.chat) > said, PATIENCE)

    async def _tell(self, message: Callable[[int], ClientMessage]) -> None:
        """Sends a message and waits for its acknowledgement; raises if it is refused."""
        self._sequence += 1
        number = self._sequence
        reply = self._replies[number] = asyncio.get_running_loop().create_future()
        try:
            if self._socket is None:
                raise ServerUnreachable(address=self._link.address, reason="disconnected")
            async with asyncio.timeout(PATIENCE):
                await self._socket.send(msgspec.json.encode(message(number)).decode())
                answer = await reply
        except (TimeoutError, WebSocketException, OSError) as error:
            raise ServerUnreachable(address=self._link.address, reason=type(error).__name__) from None
        finally:
            self._replies.pop(number, None)
        if isinstance(answer, Refused):
            raise RefusedByServer(answer.refusal)

    async def _stay(self) -> None:
        url = f"{self._link.socket}/api/tables/{self._link.table}/socket"
        while self.refusal is None:
            try:
                cookie = {"cookie": self._guest.cookie}
                async with connect(url, additional_headers=cookie, max_size=None, open_timeout=PATIENCE) as socket:
                    await socket.send(msgspec.json.encode(Enter(self._link.key)).decode())
                    self._socket = socket
                    async for blob in socket:
                        await self._hear(socket, _decoder.decode(blob))
            except (WebSocketException, OSError, TimeoutError):
                pass
            self._socket = None
            self._changed.set()
            if self.refusal is None:
                await asyncio.sleep(RECONNECT_AFTER)

    async def _hear(self, socket: ClientConnection, message: Any) -> None:
        match message:
            case Ping():
                await socket.send(msgspec.json.encode(Pong(message.mark)).decode())
                return
            case Snapshot():
                self.points = {point.seat: point for point in message.points}
                self.log, self.chat, self.markers = list(message.log), list(message.chat), message.markers
                self._learn(message)
            case Update():
                self.log = [line for line in self.log if line.step < message.log_since] + message.log
                self.chat += message.chat
                self.markers = self.markers if message.markers is None else message.markers
                for point in message.points:
                    self._merge(point)
                self._learn(message)
            case Closing():
                self.refusal = message.refusal if message.retry_after is None else None
            case _:
                reply = self._replies.get(message.sequence)
                if reply is not None and not reply.done():
                    reply.set_result(message)
        self._changed.set()

    def _learn(self, message: Snapshot | Update) -> None:
        self.table = message.table or self.table
        self.ending, self._clocks, self._heard_at = message.ending, message.clocks, time.monotonic()

    def _merge(self, point: Point) -> None:
        before = self.points.get(point.seat)
        view = {**(before.view if before else {}), **point.view}
        self.points[point.seat] = msgspec.structs.replace(point, view=view)
