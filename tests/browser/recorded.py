"""Positions of recorded games, shown on a real page.

The page opens a real table. From its first snapshot on the test sends the messages on its socket, made by the code of
the server, so that one page can be led through hundreds of positions and a hint can name every answer.
"""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.async_api import Page, WebSocketRoute, expect

from bench.browsing import OPENED
from lairkeeper.games import game_named
from lairkeeper.kernel import facts
from lairkeeper.kernel.definition.audience import seats_of
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.kernel.history.journal import read_journal
from lairkeeper.kernel.history.match import Match
from lairkeeper.server.protocol.speaker import Speaker
from tests.every import golden, more_golden
from web.src.demo.positions import Position, plain, position

Message = dict[str, Any]
MOST_PREVIEWED = 150
EACH_KIND = 6
"""Positions of one kind that are looked at in one recorded game: to word a position takes longer than to play it."""
SOCKET = "**/api/tables/*/socket*"
TYPED = "lantern"
# What is told before a chapter lies over the board until it has been read.
STORY = ".sheet .begin"


@dataclass(frozen=True)
class Moment:
    """A position with the previews of its answers; `option` is the answer that a hint names."""

    position: Position
    previews: list[Message]
    option: Message
    seats: int

    @property
    def question(self) -> Message:
        first: Message = self.position["questions"][0]
        return first

    @property
    def name(self) -> str:
        return f"{self.question['question']}: {self.option['type']}"


@cache
def moments(name: str) -> tuple[Moment, ...]:
    """For each type of answer to each kind of question the last position in which the recorded games offer it."""
    game, found = game_named(name), dict[str, Moment]()
    for folder in (golden(game), more_golden(game)):
        for file in sorted(folder.glob("*.journal")):
            found |= {moment.name: moment for moment in _walk(game, file.read_bytes())}
    return tuple(found[name] for name in sorted(found))


def _walk(game: AnyGame, blob: bytes) -> Iterator[Moment]:
    journal = read_journal(game, blob)
    if game.load is not None:
        game.load(journal.config)
    match: Any = Match(game, journal.config, journal.seed)
    speaker, seen = Speaker(game, journal.config), dict[str, int]()
    for entry in journal.entries:
        for decision in match.state.decisions:
            seen[decision.question] = seen.get(decision.question, 0) + 1
            if decision.seats[0] >= 0 and seen[decision.question] <= EACH_KIND:
                yield from _moments_of(match, speaker, decision)
        match.answer(entry.seat, entry.option, entry.number, entry.at)


def _moments_of(match: Any, speaker: Speaker, decision: Any) -> Iterator[Moment]:
    seat = decision.seats[0]
    here = position(match, speaker, seat, len(match.told))
    here["questions"].sort(key=lambda asked: asked["question"] != decision.question)
    previews = _previews(match, speaker, decision)
    seats = len(seats_of(match.game, match.journal.config, match.state.world))
    for option in _one_of_each(here["questions"][0]):
        yield Moment(here, previews, option, seats)


def _one_of_each(asked: Message) -> list[Message]:
    """The answers to a question, one of each type; free words are one as well."""
    found = {choice["option"]["type"]: choice["option"] for choice in reversed(asked["choices"])}
    if wanted := asked["text"]:
        found.setdefault(wanted["option"], {"type": wanted["option"], wanted["field"]: TYPED})
    return list(found.values())


def _previews(match: Any, speaker: Speaker, decision: Any) -> list[Message]:
    preview, seat = match.game.preview, decision.seats[0]
    if preview is None:
        return []
    asked = facts(match.state, decision)
    known = ((option, preview(match.state.world, seat, asked, option)) for option in decision.options[:MOST_PREVIEWED])
    return [plain(speaker.preview(option, effects)) for option, effects in known if effects]


NO_REASONS = {"kind": "chance", "answers": [], "is_clear": False}
"""A hint without a comparison of answers, as in games without a value."""


class Projection:
    """A page on which positions are shown one after the other."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._socket: WebSocketRoute | None = None
        self._snapshot: Message = {}
        self._is_connected = asyncio.Event()
        self._moment: Moment | None = None
        self._shown = 0

    async def open(self, game: str) -> "Projection":
        await self.page.route_web_socket(SOCKET, self._connect)
        await self.page.goto("/")
        table = await self.page.evaluate(OPENED, game)
        await self.page.goto(f"/table/{table}")
        await expect(self.page.locator(".layout")).to_be_visible()
        return self

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._socket, self._moment, self._snapshot = socket, None, {}
        self._is_connected.clear()
        socket.on_message(lambda said: self._answer(json.loads(said)) if self._moment else server.send(said))
        server.on_message(self._pass_on)

    def _pass_on(self, told: str | bytes) -> None:
        """Everything up to the first snapshot; afterwards the real table goes on unheard, but for its pings."""
        message = json.loads(told)
        if message["type"] == "snapshot":
            self._snapshot = message
            self._is_connected.set()
        assert self._socket is not None
        if not self._moment:
            self._socket.send(told)

    def _answer(self, said: Message) -> None:
        assert self._socket is not None
        assert self._moment is not None
        replies: dict[str, Message] = {
            "ask_hint": {"type": "hint", "option": self._moment.option, "phrase": self._phrase} | NO_REASONS,
            "ask_previews": {"type": "previews", "previews": self._moment.previews},
        }
        if reply := replies.get(said["type"]):
            self._socket.send(json.dumps({**reply, "sequence": said["sequence"]}))

    @property
    def _phrase(self) -> Message:
        """The words of the hinted answer."""
        assert self._moment is not None
        asked, option = self._moment.question, self._moment.option
        said = [choice["phrase"] for choice in asked["choices"] if choice["option"] == option]
        phrase: Message = said[0] if said else asked["phrase"]
        return phrase

    async def show(self, moment: Moment) -> None:
        """Sends the position as a snapshot: nothing is played, everything is there at once."""
        await self._is_connected.wait()
        self._moment, self._shown = moment, self._shown + 1
        here = moment.position
        questions = [{**asked, "number": 1000 * self._shown + asked["number"]} for asked in here["questions"]]
        for asked in questions:
            asked["can_preview"] = bool(moment.previews) and asked is questions[0]
        point = {**self._snapshot["points"][0], "seat": here["seat"], "view": here["view"], "questions": questions}
        info = {**self._snapshot["table"], "seats": self._seats(here["seat"], moment.seats)}
        told = {"table": info, "points": [point], "thinking": [here["seat"]], "log": [], "clocks": [], "ending": None}
        assert self._socket is not None
        self._socket.send(json.dumps({**self._snapshot, **told}))
        await self.page.wait_for_function(
            "number => document.querySelector('#question')?.dataset.number === `${number}`", arg=questions[0]["number"]
        )
        if await (story := self.page.locator(STORY)).count():
            await story.click()
            await expect(story).to_have_count(0)

    def _seats(self, mine: int, count: int) -> list[Message]:
        seats: list[Message] = self._snapshot["table"]["seats"]
        own = next(seat for seat in seats if seat["is_mine"])
        other = next(seat for seat in seats if not seat["is_mine"])
        return [{**(own if seat == mine else other), "seat": seat, "name": f"Player {seat}"} for seat in range(count)]
