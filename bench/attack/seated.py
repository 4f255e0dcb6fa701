"""Hostile guests at tables of their own: all they say is allowed, and they say as much as they may."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Any

import msgspec
from msgspec import Raw, Struct

from bench.attack.hostile import CONNECTIONS, Attack, Guest, Line, guest
from bench.serving.frames import frame

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
PACE = 1 / 24
"""A little slower than one person may speak; all guests together stay below the limit of an address."""
LONGEST_PREPARATION = 25.0
LONGEST_OPENING = 4.0
"""Seconds for which guests play before they ask about the middle of a game."""


class _Choice(Struct):
    option: Raw


class _Question(Struct):
    number: int
    seat: int
    choices: list[_Choice]


class _Point(Struct):
    questions: list[_Question]


class _Heard(Struct):
    type: str
    points: list[_Point] = []
    ending: Raw = Raw(b"null")


class Seats(Struct):
    """A game as the lobby lists it."""

    name: str
    least_players: int


class Guesthouse:
    """One guest at a table with bots, and what they are asked there."""

    def __init__(self, attack: Attack, who: Guest, table: str) -> None:
        self.attack, self.who, self.table = attack, who, table
        self.questions: list[_Question] = []
        self.is_over = False
        self._sequence = 0

    @classmethod
    async def opened(cls, attack: Attack, game: str = "run-run-run", players: int = 1) -> "Guesthouse":
        line = await attack.connect()
        who = await guest(line)
        house = cls(attack, who, "")
        house.table = (await house.ask(line, "", {"game": game, "options": {"players": players}}))["id"]
        for seat in range(1, players):
            await house.ask(line, f"/{house.table}/bot", {"seat": seat, "bot": "random"})
        await house.ask(line, f"/{house.table}/start", {})
        line.writer.close()
        return house

    async def ask(self, line: Line, path: str, body: object) -> dict[str, Any]:
        _, _, answer = await line.ask("POST", f"/api/tables{path}", body, *self.who.headers)
        said: dict[str, Any] = msgspec.json.decode(answer)
        return said

    async def visit(self, speak: Callable[[Line], Awaitable[None]]) -> None:
        """Enters, listens, and speaks until the connection is closed or time is up."""
        line = await self.attack.connect()
        await self.enter(line)
        listening, speaking = asyncio.create_task(self.listen(line)), asyncio.ensure_future(speak(line))
        done, _ = await asyncio.wait((listening, speaking), return_when=asyncio.FIRST_COMPLETED)
        for task in (listening, speaking):
            task.cancel()
        line.writer.transport.abort()
        await asyncio.gather(*done)

    async def enter(self, line: Line) -> None:
        await line.upgrade(f"/api/tables/{self.table}/socket", *self.who.headers[:1])
        await line.send(frame(_TEXT, b'{"type":"enter"}'))

    async def listen(self, line: Line) -> None:
        async for blob in received(line):
            heard = msgspec.json.decode(blob, type=_Heard)
            self.attack.done.refused += heard.type == "refused"
            for point in heard.points:
                self.questions = point.questions
            self.is_over = self.is_over or bytes(heard.ending) != b"null"

    async def tell(self, line: Line, kind: str, **given: object) -> None:
        self._sequence += 1
        message = {"type": kind, "sequence": self._sequence, **given}
        await line.send(frame(_TEXT, msgspec.json.encode(message)))
        await asyncio.sleep(PACE)

    async def answer(self, line: Line) -> None:
        question = next((each for each in self.questions if each.choices), None)
        if question is None:
            await asyncio.sleep(PACE)
            return
        option = random.choice(question.choices).option
        await self.tell(line, "answer", seat=question.seat, number=question.number, option=option)


async def received(line: Line) -> AsyncIterator[bytes]:
    """The messages of the server, until it hangs up; its pings are answered."""
    while True:
        kind, length = await line.reader.readexactly(2)
        if length >= 126:
            length = int.from_bytes(await line.reader.readexactly(2 if length == 126 else 8), "big")
        blob = await line.reader.readexactly(length)
        line.attack.done.answered += length
        if kind & 0xF == _CLOSE:
            raise ConnectionResetError
        if kind & 0xF == _PING:
            await line.send(frame(_PONG, blob))
        elif kind & 0xF == _TEXT:
            yield blob


# --- what they say ---------------------------------------------------------------------------------------------------


async def chat(services: Guesthouse, line: Line) -> None:
    while not services.attack.is_over:
        await services.tell(line, "say", text="x" * 490)


async def hints(services: Guesthouse, line: Line) -> None:
    while not services.attack.is_over:
        for question in services.questions[:1]:
            await services.tell(line, "ask_hint", seat=question.seat, number=question.number)
        await asyncio.sleep(PACE)


async def undo(services: Guesthouse, line: Line) -> None:
    """Every answer is taken back at once, where it can be."""
    while not services.attack.is_over:
        if services.questions:
            await services.answer(line)
            await services.tell(line, "take_back", seat=0)
        await asyncio.sleep(PACE)


async def previews(services: Guesthouse, line: Line) -> None:
    while not services.attack.is_over:
        for question in services.questions[:1]:
            await services.tell(line, "ask_previews", seat=question.seat, number=question.number)
        await asyncio.sleep(PACE)


async def play_some(services: Guesthouse, line: Line) -> None:
    """Into the middle of a game."""
    give_up = monotonic() + LONGEST_OPENING
    while monotonic() < give_up and not services.is_over:
        await services.answer(line)


async def play(services: Guesthouse, line: Line) -> None:
    while not services.is_over:
        if services.questions:
            await services.answer(line)
        await asyncio.sleep(PACE)


@dataclass(frozen=True)
class Preparation:
    """Guests at their tables, before anything is counted."""

    houses: list[Guesthouse]

    @classmethod
    async def of(cls, attack: Attack, count: int) -> "Preparation":
        return cls([await Guesthouse.opened(attack) for _ in range(count)])

    @classmethod
    async def of_every_game(cls, attack: Attack, count: int) -> "Preparation":
        """Guests in the middle of games: all games in turn, after some answers."""
        line = await attack.connect()
        _, _, answer = await line.ask("GET", "/api/games/")
        line.writer.close()
        games = msgspec.json.decode(answer, type=list[Seats])
        chosen = [games[number % len(games)] for number in range(count)]
        houses = [await Guesthouse.opened(attack, game.name, max(2, game.least_players)) for game in chosen]
        await asyncio.gather(*(_visit(house, play_some) for house in houses))
        return cls(houses)


def speaking(
    speak: Callable[[Guesthouse, Line], Awaitable[None]],
    prepare: Callable[[Attack, int], Awaitable[Preparation]] = Preparation.of,
) -> Callable[[Attack], Awaitable[None]]:
    async def attack(attack: Attack) -> None:
        prepared = await prepare(attack, CONNECTIONS)
        attack.begin()
        visits = (partial(_visit, services, speak) for services in prepared.houses)
        await asyncio.gather(*(attack.again_and_again(visit) for visit in visits))

    return attack


async def _visit(services: Guesthouse, speak: Callable[[Guesthouse, Line], Awaitable[None]]) -> None:
    await services.visit(lambda line: speak(services, line))


async def replay_frames(attack: Attack) -> None:
    """Moments of a game that is over, asked for again and again."""
    (services,) = (await Preparation.of(attack, 1)).houses
    async with asyncio.timeout(LONGEST_PREPARATION):
        await _visit(services, play)
    attack.begin()

    async def once() -> None:
        line = await attack.connect()
        while not attack.is_over:
            step = random.randrange(500)
            await line.ask("GET", f"/api/tables/{services.table}/frames/{step}?open=true", None, *services.who.headers)

    await asyncio.gather(*(attack.again_and_again(once) for _ in range(CONNECTIONS)))


SEATED: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "chat": speaking(chat),
    "hints": speaking(hints),
    "hints in every game": speaking(hints, Preparation.of_every_game),
    "previews in every game": speaking(previews, Preparation.of_every_game),
    "undo": speaking(undo),
    "undo in every game": speaking(undo, Preparation.of_every_game),
    "replay frames": replay_frames,
}
