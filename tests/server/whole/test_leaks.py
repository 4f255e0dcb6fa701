"""Nothing hidden reaches a client: with all hidden things dealt anew, every byte it is sent stays the same.

`TEST_LEAK_GAMES=200` plays that many games; a few are enough for every day.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, cast

import msgspec
import pytest
from msgspec import Raw

from lairkeeper.bots import bot_named
from lairkeeper.bots.bot import Imagine
from lairkeeper.games import games
from lairkeeper.kernel import CLOCK, ChanceStream, Decision, Option, Record, Seat, why_not
from lairkeeper.kernel.definition.game import AnyGame, menu
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.live import log_lines
from lairkeeper.server.live.bots import question_for, think
from lairkeeper.server.protocol.lobby import DrawnBy
from lairkeeper.server.protocol.speaker import refused
from lairkeeper.server.table.commands import play_commands
from lairkeeper.server.table.randomness import drawn, stream_of
from lairkeeper.server.table.records import Answered, Opened, Seated, Started, TableRecord
from lairkeeper.server.table.state import AnyMatch, TableState
from tests.every import every_game
from tests.server.proved import smallest, tables_of
from tests.server.secrets_elsewhere import Looking, copied, dealt_anew

pytestmark = pytest.mark.asyncio

GAMES = int(os.environ.get("TEST_LEAK_GAMES", "3"))


def person(seat: int | None) -> str | None:
    return None if seat is None else f"person {seat}"


def seated_table(game: AnyGame, chosen: dict[str, Any], seed: str, luck: DrawnBy = "server") -> TableState:
    options = Raw(msgspec.json.encode(chosen))
    opened = Opened(0, "person 0", "", game.name, game.version, options, "", "invited", luck, "join", "watch")
    table = TableState(opened)
    for seat in range(len(table.chairs)):
        table.fold(Seated(seat, f"person {seat}", f"Player {seat}"))
    table.fold(Started(0, seed))
    return table


class Recorded:
    """A game that goes on by random answers; chance is drawn as on the server."""

    def __init__(self, game: AnyGame, number: int, luck: DrawnBy = "server", shows_draws: bool = False) -> None:
        """With `shows_draws` the draws of the server are moments, too."""
        tables = tables_of(game)
        self.game = game
        self.shows_draws = shows_draws
        self.random = Random(number)
        self.stream = ChanceStream(f"deals of game {number}")
        self.table = seated_table(game, tables[number % len(tables)], f"seed {number}", luck)
        self.known_options: list[Option] = []
        self._draw_unseen()

    def moments(self) -> Iterator[tuple[Decision, Answered]]:
        """Every decision with the answer it is about to get."""
        while self.table.status == "playing":
            draw = self._server_draw(self.table.playing())
            decision, answer = self._answered() if draw is None else (draw, self._drawn(draw))
            yield decision, answer
            self.table.fold(answer)
            self._draw_unseen()

    def _answered(self) -> tuple[Decision, Answered]:
        decision = self._next()
        seat = self.random.choice(decision.seats)
        option = self.random.choice(self._answers(decision, seat))
        self.known_options = [*self.known_options[-200:], option]
        return decision, Answered(seat, Raw(msgspec.json.encode(option)), 0, decision.number)

    def _answers(self, decision: Decision, seat: Seat) -> Sequence[Option]:
        """What is listed and, where people type, what the game suggests."""
        return decision.options if seat < 0 else menu(self.game, self.table.playing().state, decision, seat)

    def _next(self) -> Decision:
        """Time runs out now and then."""
        decisions = self.table.playing().state.decisions
        asked = [decision for decision in decisions if CLOCK not in decision.seats]
        return self.random.choice(asked if asked and self.random.random() < 0.95 else decisions)

    def _draw_unseen(self) -> None:
        match = self.table.playing()
        while not self.shows_draws and self.table.status == "playing" and (draw := self._server_draw(match)):
            self.table.fold(self._drawn(draw))

    def _drawn(self, draw: Decision) -> Answered:
        stream = stream_of(self.table.opened, self.table.stream.seed, self.table.stream.used)
        option = drawn(stream, draw)
        return Answered(-1, Raw(msgspec.json.encode(option)), 0, draw.number)

    def _server_draw(self, match: AnyMatch) -> Decision | None:
        """The next draw that no person at the table makes."""
        draws = (each for each in match.state.decisions if each.is_chance)
        return next((draw for draw in draws if self.table.drawer(draw) is None), None)

    @property
    def viewers(self) -> list[Seat | None]:
        return [None, *(Seat(seat) for seat in range(len(self.table.chairs)))]


def has_secret_drafts(table: TableState, viewer: Seat | None) -> bool:
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


def hides_nothing(table: TableState) -> bool:
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


def explained(table: TableState, seat: Seat, decision: Decision, option: Option) -> object:
    match = copied(table).playing()
    reasons = why_not(match.state, seat, option, decision.number)
    if not reasons:
        return ()
    try:
        match.answer(seat, option, decision.number)
    except LairkeeperError as error:
        return reasons, msgspec.json.encode(refused(error))
    return reasons


@every_game
@pytest.mark.parametrize("number", range(GAMES))
async def test_reshuffling_hidden_cards_changes_no_byte_that_a_client_receives(game: AnyGame, number: int) -> None:
    recorded, compared = Recorded(game, number), 0
    for decision, answer in recorded.moments():
        if recorded.random.random() < 0.5:
            viewer = recorded.random.choice(recorded.viewers)
            compared += await check_bytes(recorded, answer, viewer)
        if recorded.random.random() < 0.5 and CLOCK not in decision.seats:
            compared += check_refusals(recorded, decision, recorded.random.choice(decision.seats))
    assert compared


async def told_alike(recorded: Recorded, answers: list[Answered], viewer: Seat | None) -> bool:
    """True if the table looks the same after each of these answers; then it was told in the same bytes, too."""
    ways = [Looking(copied(recorded.table), person(viewer)) for _ in answers]
    for way in ways:
        way.arrives()
    told = [await way.sees(answer) for way, answer in zip(ways, answers, strict=True)]
    one, other = [Looking(way.live.table, person(viewer)).arrives() for way in ways]
    assert one != other or told[0] == told[1]
    return one == other


async def secret_answers(game: AnyGame) -> int:
    """How many answers and draws of one game somebody could not tell from others; each was told in the same bytes."""
    recorded, secret = Recorded(game, 0, shows_draws=True), 0
    for decision, answer in recorded.moments():
        viewer = recorded.random.choice(recorded.viewers)
        others = [option for option in decision.options if msgspec.json.encode(option) != bytes(answer.option)]
        if others and viewer not in decision.seats:
            option = Raw(msgspec.json.encode(recorded.random.choice(others)))
            secret += await told_alike(recorded, [answer, msgspec.structs.replace(answer, option=option)], viewer)
    return secret


@every_game
async def test_a_secret_answer_causes_the_same_bytes_as_any_other(game: AnyGame) -> None:
    assert await secret_answers(game)


@every_game
@pytest.mark.parametrize("number", range(min(GAMES, 20)))
async def test_a_hint_depends_on_nothing_the_seat_cannot_see(game: AnyGame, number: int) -> None:
    recorded = Recorded(game, 100 + number)
    for step, (decision, _) in enumerate(recorded.moments()):
        if step >= 12 and CLOCK not in decision.seats:
            seat = decision.seats[0]
            twin = dealt_anew(recorded.table, seat, recorded.stream)
            twin.stream = recorded.table.stream  # the luck of who advises comes from the seed and tells nothing of it
            hints = [hint(table, seat) for table in (recorded.table, twin)]
            assert hints[0] == hints[1]
            return


def hint(table: TableState, seat: Seat) -> Option:
    problem = question_for(table, seat)
    assert problem is not None
    return think(table, problem, bot_named(table.game.bot, table.game), seat)


@every_game
async def test_copies_of_a_table_dealt_anew_go_their_own_ways(game: AnyGame) -> None:
    """A whole game, every answer given at two copies: neither knows what was answered at the other."""
    recorded, given = Recorded(game, 0, shows_draws=True), 0
    table = dealt_anew(recorded.table, None, recorded.stream)
    for _, answer in recorded.moments():
        one, other = answered_at_a_copy(table, answer), answered_at_a_copy(table, answer)
        assert (one is None) == (other is None)
        table = one or dealt_anew(recorded.table, None, recorded.stream)
        given += one is not None
    assert given


def answered_at_a_copy(table: TableState, answer: Answered) -> TableState | None:
    """None if the answer is impossible with the cards that were dealt anew."""
    twin = copied(table)
    try:
        twin.fold(answer)
    except LairkeeperError:
        return None
    for seat in range(len(twin.chairs)):
        twin.playing().can_undo(Seat(seat))
    return twin


@every_game
async def test_nobody_can_ask_about_another_seat(game: AnyGame) -> None:
    table = seated_table(game, {"players": smallest(game)}, "seed")
    for seat in (1, -1, 7):
        with pytest.raises(LairkeeperError) as refusal:
            play_commands.own_seat(table, "person 0", seat)
        assert refusal.value.facts == {"what": "answer"}


class Listener:
    """A bot that takes the first answer and notes its luck."""

    def __init__(self) -> None:
        self.seeds: list[str] = []

    def choose(self, seat: Seat, view: Record, decision: Decision, imagine: Imagine, chance: ChanceStream) -> Option:
        self.seeds.append(chance.seed)
        return decision.options[0]


@every_game
async def test_the_luck_of_a_bot_follows_from_nothing_public_and_tells_nothing_secret(game: AnyGame) -> None:
    tables, bot = [Recorded(game, 0).table, Recorded(game, 0).table], Listener()
    tables[1].stream = stream_of(tables[1].opened, "another seed", tables[1].stream.used)
    for table in tables:
        seat = table.thinking()[0]
        problem = question_for(table, seat)
        assert problem is not None
        think(table, problem, bot, seat)
        assert table.stream.seed not in bot.seeds[-1]
    assert bot.seeds[0] != bot.seeds[1]


async def test_stops_and_reviews_of_trapwords_are_among_what_is_compared() -> None:
    recorded = Recorded(games()["trapwords"], 1)
    answers = {msgspec.json.decode(answer.option)["type"] for _, answer in recorded.moments()}
    told = {told.event.slug for step in recorded.table.playing().told for told in step}
    assert {"stop", "name_trap", "name_rule", "contest", "uphold", "doubt"} <= answers
    assert {"stop_called", "claim_named", "stop_contested", "doubt_raised", "review_began"} <= told


async def look_everywhere(game: AnyGame, count: int = 5) -> None:
    for number in range(count):
        recorded = Recorded(game, number)
        for _, answer in recorded.moments():
            for viewer in recorded.viewers:
                await check_bytes(recorded, answer, viewer)


@every_game
@pytest.mark.parametrize("leak", ["seed", "view"])
async def test_a_leak_would_be_found(game: AnyGame, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if leak == "seed":
        told = property(lambda table: table.stream.seed, lambda table, value: None)
        monkeypatch.setattr(TableState, "commitment", told, raising=False)
    else:
        open_hearted = replace(game, view=lambda world, seat: world)
        monkeypatch.setitem(cast("dict[str, AnyGame]", games()), game.name, open_hearted)
    with pytest.raises(AssertionError):
        await look_everywhere(game)


def sending_update(monkeypatch: pytest.MonkeyPatch) -> Callable[[], bool]:
    """Whether somebody is sent an update at the moment; a control that leaks only then has honest snapshots."""
    honest_sight, is_sending = Looking.sees, False

    async def sees(looking: Looking, record: TableRecord) -> tuple[int, list[bytes]]:
        nonlocal is_sending
        is_sending = True
        try:
            return await honest_sight(looking, record)
        finally:
            is_sending = False

    monkeypatch.setattr(Looking, "sees", sees)
    return lambda: is_sending


@every_game
async def test_a_view_that_tells_too_much_in_an_update_would_be_found(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    tells_all = sending_update(monkeypatch)
    leaky = replace(game, view=lambda world, seat: world if tells_all() else game.view(world, seat))
    monkeypatch.setitem(cast("dict[str, AnyGame]", games()), game.name, leaky)
    with pytest.raises(AssertionError) as found:
        await look_everywhere(game)
    assert "truth == possible" in str(found.traceback[-1].statement)


async def test_news_for_others_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_lines, "is_for", lambda to, seats: True)
    with pytest.raises(AssertionError):
        for game in games().values():
            await look_everywhere(game)


async def test_news_for_others_in_an_update_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest_rule, tells_all = log_lines.is_for, sending_update(monkeypatch)
    monkeypatch.setattr(log_lines, "is_for", lambda to, seats: tells_all() or honest_rule(to, seats))
    found = []
    for game in games().values():
        try:
            await secret_answers(game)
        except AssertionError:
            found.append(game.name)
    assert found == [game.name for game in games().values() if tells_in_private(game)]


def tells_in_private(game: AnyGame) -> bool:
    """Whether anything in a game is told to some seats alone."""
    recorded = Recorded(game, 0)
    for _ in recorded.moments():
        pass
    return any(told.to is not None for step in recorded.table.playing().told for told in step)
