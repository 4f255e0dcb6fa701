"""Own dice and cards with one person in every seat: nobody is asked to draw, or sent, what they must not know."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from lairkeeper.kernel import CHANCE, Decision, Option, Seat
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.kernel.errors import NoDrawer
from lairkeeper.server.live import updates
from lairkeeper.server.live.visits import Visit
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import Acknowledged, Answer, NewTable, Question
from lairkeeper.server.table.records import Answered
from lairkeeper.server.table.state import TableState
from tests.conformance.test_drawers import MOST_OUTCOMES, learned, tells_apart
from tests.every import GAMES, every_game
from tests.server.houses import ANN, received, tables_at
from tests.server.proved import tables_of
from tests.server.secrets_elsewhere import Looking, copied
from tests.server.whole.test_leaks import Recorded
from tests.server.whole.test_leaks import person as person_in

pytestmark = pytest.mark.asyncio

STEPS = 250
MOST_COMPARED = 200


class OwnBox:
    """A table with one person in every seat, who enter what they draw and answer at random."""

    def __init__(self, tables: Tables, game: AnyGame, table: TableState, visits: list[Visit]) -> None:
        self.tables, self.game, self.table, self.visits = tables, game, table, visits
        self.asked: list[list[Question]] = [[] for _ in visits]
        self.heard: list[list[Any]] = [[] for _ in visits]
        self.drawn: list[tuple[str, int, dict[str, Any]]] = []
        """What was entered: the draw, the seat, the outcome."""
        self._random = Random(11)

    @classmethod
    async def open(cls, tables: Tables, game: AnyGame, options: dict[str, Any]) -> "OwnBox":
        info = await tables.create(Caller("p0", "P0"), NewTable(game.name, options, luck="table"))
        people = [Caller(f"p{seat}", f"P{seat}", info.join_key or "") for seat in range(len(info.seats))]
        for seat, person in enumerate(people[1:], 1):
            await tables.sit(info.id, person, seat)
        await tables.start(info.id, people[0])
        visits = [await tables.enter(info.id, person) for person in people]
        return cls(tables, game, (await tables.registry.find(info.id)).table, visits)

    async def listen(self) -> None:
        for seat, visit in enumerate(self.visits):
            for message in await received(visit):
                self.heard[seat].append(message)
                for point in getattr(message, "points", ()):
                    self.asked[seat] = point.questions

    def draws(self) -> list[Decision]:
        match = self.table.match
        return [each for each in match.state.decisions if each.is_chance] if match else []

    async def step(self) -> bool:
        """One answer of anybody; False if nobody is asked anything that has listed answers."""
        await self.listen()
        open_now = [(seat, each) for seat, asked in enumerate(self.asked) for each in asked if each.choices]
        self._random.shuffle(open_now)
        for seat, question in open_now:
            for choice in self._random.sample(question.choices, len(question.choices)):
                message = Answer(1, question.seat, question.number, choice.option)
                await self.tables.hear(self.visits[seat], message)
                await self.listen()
                if any(isinstance(each, Acknowledged) for each in self.heard[seat][-3:]):
                    if question.is_draw:
                        self.drawn.append((question.question, seat, msgspec.json.decode(choice.option)))
                    return True
        return False


@every_game
async def test_nobody_is_asked_for_a_draw_that_they_may_not_see(game: AnyGame, sqlite_url: str) -> None:
    async with tables_at(sqlite_url) as tables:
        box = await OwnBox.open(tables, game, tables_of(game)[0])
        for _ in range(STEPS):
            await box.listen()
            drawers = {box.table.drawer(draw): draw for draw in box.draws()}
            for seat, asked in enumerate(box.asked):
                assert [each.question for each in asked if each.is_draw] == [
                    draw.question for drawer, draw in drawers.items() if drawer == seat
                ]
            for drawer, draw in drawers.items():
                assert drawer is not None
                state, outcomes = box.table.playing().state, draw.options[:MOST_OUTCOMES]
                assert tells_apart(game, state, draw, drawer, outcomes), draw.question
            if box.table.status != "playing" or not await box.step():
                break
        assert len(box.drawn) >= 5


async def compared_draws(game: AnyGame) -> tuple[int, int]:
    """Every draw that a person enters, beside another outcome of it: a seat that the rules do not show which one it
    was is sent the same bytes. How many were compared, and how many of them the rules hide."""
    compared = hidden = 0
    for number in range(2):
        recorded = Recorded(game, number, "table")
        for decision, answer in recorded.moments():
            is_entered = decision.is_chance and recorded.table.drawer(decision) is not None
            if not is_entered or len(decision.options) < 2 or compared >= MOST_COMPARED:
                continue
            taken, other = recorded.random.sample(decision.options, 2)
            for viewer in recorded.viewers:
                compared += 1
                if is_hidden(recorded, decision, (taken, other), viewer):
                    hidden += 1
                    entered = [msgspec.structs.replace(answer, option=encoded(one)) for one in (taken, other)]
                    assert await messages(recorded, entered[0], viewer) == await messages(recorded, entered[1], viewer)
    return compared, hidden


def encoded(option: Option) -> Raw:
    return Raw(msgspec.json.encode(option))


def is_hidden(recorded: Recorded, draw: Decision, outcomes: tuple[Option, Option], viewer: Seat | None) -> bool:
    """Whether view, events and questions of the rules are the same for this seat after both outcomes."""
    state = recorded.table.playing().state
    one, other = (learned(recorded.game, state, draw, outcome, viewer) for outcome in outcomes)
    return one == other


async def messages(recorded: Recorded, answer: Answered, viewer: Seat | None) -> object:
    """Everything that a client is sent when the draw is entered, and when it connects again."""
    looking = Looking(copied(recorded.table), person_in(viewer))
    looking.arrives()
    told = await looking.sees(answer)
    return told, Looking(looking.live.table, person_in(viewer)).arrives()


@every_game
async def test_every_message_about_a_draw_is_the_same_for_seats_that_may_not_see_it(game: AnyGame) -> None:
    compared, _ = await compared_draws(game)
    assert compared >= 40


async def test_words_and_hands_are_among_the_hidden_draws_that_are_compared() -> None:
    """Else the comparison would prove nothing."""
    hidden = {game.name: (await compared_draws(game))[1] for game in GAMES}
    assert hidden["trapwords"] and hidden["run-run-run"], hidden


async def test_a_draw_that_is_told_to_everybody_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(updates, "heard_by", lambda lines, seats: lines)
    with pytest.raises(AssertionError):
        for game in GAMES:
            await compared_draws(game)


async def test_the_setters_draw_the_word_and_no_guesser_is_sent_it(sqlite_url: str) -> None:
    from lairkeeper.games.trapwords import GAME

    async with tables_at(sqlite_url) as tables:
        box = await OwnBox.open(tables, GAME, tables_of(GAME)[0])
        for _ in range(60):
            if sum(question == "draw_a_word" for question, _, _ in box.drawn) == 2 or not await box.step():
                break
        await box.listen()
        words = [(seat, outcome["word"]) for question, seat, outcome in box.drawn if question == "draw_a_word"]
        assert len(words) == 2
        for drawer, word in words:
            team = next(seats for seats in box.table.teams if Seat(drawer) in seats)
            for seat in range(len(box.visits)):
                is_sent = word in msgspec.json.encode(box.heard[seat]).decode()
                assert is_sent == (seat in team), (word, seat)


async def test_the_kind_of_a_token_face_down_is_drawn_by_the_server(sqlite_url: str) -> None:
    from lairkeeper.games.woodlands import GAME

    async with tables_at(sqlite_url) as tables:
        box = await OwnBox.open(tables, GAME, {"players": 2})
        for _ in range(STEPS):
            if not await box.step():
                break
        journal = box.table.playing().journal
        placed = [told.event for step in box.table.playing().told for told in step]
        assert any(type(event).__name__ == "MonsterPlaced" for event in placed)
        drawn = sum(entry.seat == CHANCE for entry in journal.entries)
        assert drawn > len(box.drawn) >= 5


async def test_a_game_that_names_no_drawers_refuses_own_dice(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lairkeeper.kernel.definition.game.Game.names_drawers", False)
    async with tables_at(sqlite_url) as tables:
        with pytest.raises(NoDrawer):
            await tables.create(ANN, NewTable("run-run-run", {"players": 2}, luck="table"))
        assert (await tables.create(ANN, NewTable("run-run-run", {"players": 2}))).status == "gathering"
