"""Nothing hidden reaches a client: with all hidden things dealt anew, every byte it is sent stays the same.

`TEST_LEAK_GAMES=200` plays that many games; a few are enough for every day.
"""

import os
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from msgspec import Raw

from lairkeeper.bots import bot_named
from lairkeeper.games import game_named
from lairkeeper.kernel import ChanceStream, Decision, Option, Seat, why_not
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server import playing, points, showing
from lairkeeper.server.opponents import question_for, think
from lairkeeper.server.phrases import refused
from lairkeeper.server.records import Answered, Opened, Seated, Started
from lairkeeper.server.table import Table
from tests.server.secrets_elsewhere import Looking, copied, dealt_anew

pytestmark = pytest.mark.asyncio

GAMES = int(os.environ.get("TEST_LEAK_GAMES", "3"))
GAME = game_named("run-run-run")


def person(seat: int | None) -> str | None:
    return None if seat is None else f"person {seat}"


def seated_table(players: int, seed: str) -> Table:
    options = Raw(msgspec.json.encode({"players": players}))
    opened = Opened(0, "person 0", "", GAME.name, GAME.version, options, "", "invited", "server", "join", "watch")
    table = Table(opened)
    for seat in range(players):
        table.fold(Seated(seat, f"person {seat}", f"Player {seat}"))
    table.fold(Started(0, seed))
    return table


class Recorded:
    """A game that goes on by random answers; chance is drawn as on the server."""

    def __init__(self, number: int) -> None:
        self.random = Random(number)
        self.stream = ChanceStream(f"deals of game {number}")
        self.table = seated_table(2 + number % 3, f"seed {number}")
        self.known_options: list[Option] = []
        self._draw()

    def moments(self) -> Iterator[tuple[Decision, Answered]]:
        """Every decision with the answer it is about to get."""
        while self.table.status == "playing":
            decision = self.random.choice(self.table.playing().state.decisions)
            seat, option = self.random.choice(decision.seats), self.random.choice(decision.options)
            self.known_options = [*self.known_options[-200:], option]
            answer = Answered(seat, Raw(msgspec.json.encode(option)), 0, decision.number)
            yield decision, answer
            self.table.fold(answer)
            self._draw()

    def _draw(self) -> None:
        match = self.table.playing()
        while self.table.status == "playing" and (draw := match.chance_pending()):
            option = ChanceStream(self.table.stream.seed, self.table.stream.used).choose(draw.options, draw.weights)
            self.table.fold(Answered(-1, Raw(msgspec.json.encode(option)), 0, draw.number))

    @property
    def viewers(self) -> list[Seat | None]:
        return [None, *(Seat(seat) for seat in range(len(self.table.chairs)))]


def has_secret_drafts(table: Table, viewer: Seat | None) -> bool:
    """True if others are in the middle of a declaration, which is thrown away when cards are dealt anew."""
    return any(d.can_begin_again and viewer not in d.seats for d in table.playing().state.decisions)


async def check_bytes(game: Recorded, answer: Answered, viewer: Seat | None) -> int:
    """Snapshot and update, with the true cards and with others; the update only if the answer revealed nothing."""
    one = Looking(copied(game.table), person(viewer))
    other = Looking(dealt_anew(game.table, viewer, game.stream), person(viewer))
    assert one.arrives() == other.arrives()
    if has_secret_drafts(game.table, viewer):
        return 1
    try:
        truth, possible = await one.sees(answer), await other.sees(answer)
    except LairkeeperError:
        return 1
    if any(hides_nothing(looking.live.table) for looking in (one, other)):
        return 1
    assert truth == possible
    return 2


def hides_nothing(table: Table) -> bool:
    """True if the last answer was one of chance, or revealed something, or ended the game: then secrets come out."""
    match = table.playing()
    return table.status == "over" or not match.revocable()


def check_refusals(game: Recorded, decision: Decision, seat: Seat) -> int:
    """What is not possible, and why, depends on nothing that the seat cannot see."""
    twin = dealt_anew(game.table, seat, game.stream)
    options = game.random.sample(game.known_options, min(6, len(game.known_options)))
    for option in options:
        assert explained(game.table, seat, decision, option) == explained(twin, seat, decision, option), option
    return len(options)


def explained(table: Table, seat: Seat, decision: Decision, option: Option) -> object:
    match = copied(table).playing()
    reasons = why_not(match.state, seat, option, decision.number)
    if not reasons:
        return ()
    try:
        match.answer(seat, option, decision.number)
    except LairkeeperError as error:
        return reasons, msgspec.json.encode(refused(error))
    return reasons


@pytest.mark.parametrize("number", range(GAMES))
async def test_every_byte_a_client_gets_is_the_same_when_hidden_things_are_dealt_anew(number: int) -> None:
    game, compared = Recorded(number), 0
    for decision, answer in game.moments():
        if game.random.random() < 0.5:
            viewer = game.random.choice(game.viewers)
            compared += await check_bytes(game, answer, viewer)
        if game.random.random() < 0.5:
            compared += check_refusals(game, decision, game.random.choice(decision.seats))
    assert compared


@pytest.mark.parametrize("number", range(min(GAMES, 20)))
async def test_a_hint_depends_on_nothing_the_seat_cannot_see(number: int) -> None:
    game = Recorded(100 + number)
    for step, (decision, _) in enumerate(game.moments()):
        if step == 12:
            seat = decision.seats[0]
            twin = dealt_anew(game.table, seat, game.stream)
            hints = [hint(table, seat) for table in (game.table, twin)]
            assert hints[0] == hints[1]
            return


def hint(table: Table, seat: Seat) -> Option:
    problem = question_for(table, seat)
    assert problem is not None
    return think(table, problem, bot_named(GAME.bot, GAME), seat)


async def test_nobody_can_ask_about_another_seat() -> None:
    table = seated_table(2, "seed")
    for seat in (1, -1, 7):
        with pytest.raises(LairkeeperError) as refusal:
            playing.own_seat(table, "person 0", seat)
        assert refusal.value.facts == {"what": "answer"}


@pytest.mark.parametrize("leak", ["log", "seed"])
async def test_a_leak_would_be_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if leak == "log":
        for module in (showing, points):
            monkeypatch.setattr(module, "heard_by", lambda lines, seats: lines)
    else:
        told = property(lambda table: table.stream.seed, lambda table, value: None)
        monkeypatch.setattr(Table, "commitment", told, raising=False)
    with pytest.raises(AssertionError):
        for number in range(5):
            game = Recorded(number)
            for _, answer in game.moments():
                for viewer in game.viewers:
                    await check_bytes(game, answer, viewer)
