"""Teams, roles and channels: who is asked, who hears what, and who must not be told anything."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, cast

import msgspec
import pytest

from lairkeeper.games import games
from lairkeeper.kernel import Seat
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.lobby.lists import game_infos
from lairkeeper.server.protocol import GameInfo, Say, TableInfo
from lairkeeper.server.table.commands import channels
from lairkeeper.server.table.commands.channels import hearers
from lairkeeper.server.table.records import Chatted
from lairkeeper.server.table.state import TableState
from lairkeeper.testing import check_game
from tests.server.visitors import Person, Visitor, refusal_code
from tests.server.whispers import GAME, WORDS, WhisperOptions
from tests.server.whole.test_leaks import Recorded, check_bytes

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture(autouse=True)
def whispers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(cast("dict[str, AnyGame]", games()), GAME.name, GAME)
    game_infos.cache_clear()
    yield
    game_infos.cache_clear()


async def table_of(people: list[Person]) -> TableInfo:
    table = await people[0].open_table(len(people), game=GAME.name)
    for seat, person in enumerate(people[1:], 1):
        await person.sit(table, seat)
    return await people[0].do(table, "start")


async def four(address: str) -> list[Person]:
    return [await Person.named(address, name) for name in ("Ann", "Bob", "Cid", "Dot")]


@asynccontextmanager
async def all_at(people: list[Person], table: TableInfo) -> AsyncIterator[list[Visitor]]:
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(person.at(table.id)) for person in people]
        for visitor in visitors:
            await visitor.arrive()
        yield visitors


async def say(visitor: Visitor, text: str, channel: Any = "table") -> Any:
    return await visitor.tell(Say(visitor.next_sequence(), text, channel))


def secret_in(visitor: Visitor) -> str:
    found: str = msgspec.json.decode(visitor.points[0].view["secret"])
    return found


async def test_the_toy_is_a_game() -> None:
    check_game(GAME, [WhisperOptions(players=4)], games=6, every=2)


async def test_sixteen_people_sit_in_two_teams_and_spectators_may_take_a_role(ann: Person) -> None:
    table = await ann.open_table(16, game=GAME.name)
    assert [seat.team for seat in table.seats] == [0, 1] * 8 + [None, None]
    assert [seat.role for seat in table.seats] == [None] * 16 + ["juror", "juror"]
    for seat in range(1, 16):
        table = await ann.do(table, "bot", {"seat": seat, "bot": "random"})
    assert (await ann.do(table, "start")).status == "playing"


async def test_games_say_whether_they_have_teams(ann: Person) -> None:
    found = {info.name: info for info in await ann.look("/api/games", list[GameInfo])}
    assert found[GAME.name].has_teams and not found["run-run-run"].has_teams


async def test_tables_say_whether_anybody_hides_anything(ann: Person) -> None:
    assert (await ann.open_table(2, game="woodlands")).open_information
    assert not (await ann.open_table(2)).open_information


async def test_everybody_sees_which_seat_is_the_host_s(ann: Person, bob: Person) -> None:
    table = await ann.open_table(2)
    assert [seat.is_host for seat in (await bob.sit(table, 1)).seats] == [True, False]


async def test_team_chat_reaches_only_the_team(address: str) -> None:
    people = await four(address)
    table = await table_of(people)
    async with all_at(people, table) as visitors, people[0].at(table.id, table.watch_key or "") as again:
        await again.arrive()
        secret = secret_in(visitors[0])
        assert b'"word":"' + secret.encode() in visitors[2].received[-1]
        for visitor in (visitors[1], visitors[3]):
            assert visitor.log == [] and bytes(visitor.points[visitor_seat(visitor)].view["secret"]) == b"null"
    async with Person(address).at(table.id, table.watch_key or "") as stranger:
        await stranger.arrive()
        assert not any(secret.encode() in blob for blob in stranger.received)


def visitor_seat(visitor: Visitor) -> int | None:
    return next(iter(visitor.points))


async def test_any_member_of_a_team_answers_and_the_second_comes_too_late(address: str) -> None:
    people = await four(address)
    table = await table_of(people)
    async with all_at(people, table) as visitors:
        asked = [visitors[seat].questions[0] for seat in (1, 3)]
        await visitors[3].answer(asked[1], asked[1].choices[0])
        late = await visitors[1].answer(asked[0], asked[0].choices[0])
        assert refusal_code(late) == "decision-stale"
        assert [line.phrase.key for line in visitors[1].log] == ["event-guessed"]


async def test_guessers_receive_no_chat_while_they_guess(address: str) -> None:
    people = await four(address)
    table = await table_of(people)
    async with all_at(people, table) as visitors:
        assert [visitors[seat].points[seat].channels for seat in range(4)] == [["team"], [], ["team"], []]
        for seat, channel in ((1, "table"), (1, "team"), (3, "team"), (0, "table"), (0, "after")):
            assert refusal_code(await say(visitors[seat], "psst", channel)) == "channel-closed"
        await say(visitors[0], "among us", "team")
        await visitors[2].until_it(lambda visitor: visitor.chat == ["among us"])
        guess = visitors[1].questions[0]
        await visitors[1].answer(guess, guess.choices[0])
        await say(visitors[1], "what was it?")
        await visitors[0].until_it(lambda visitor: "what was it?" in visitor.chat)
        for seat in (1, 3):
            await visitors[seat].until_it(lambda visitor: bool(visitor.chat))
            assert visitors[seat].chat == ["what was it?"]
    async with people[3].at(table.id) as back:
        assert [line.text for line in (await back.arrive()).chat] == ["what was it?"]
    async with people[2].at(table.id) as back:
        assert [(line.text, line.channel) for line in (await back.arrive()).chat] == [
            ("among us", "team"),
            ("what was it?", "table"),
        ]


async def test_once_the_game_is_over_everybody_talks(address: str) -> None:
    people = await four(address)
    table = await table_of(people)
    watcher = await Person.named(address, "Eve")
    async with all_at(people, table) as visitors, watcher.at(table.id, table.watch_key or "") as eve:
        await eve.arrive()
        while not visitors[0].is_over:
            busy = next((visitor for visitor in visitors if visitor.questions), None)
            if busy is not None:
                await busy.answer(busy.questions[0], busy.questions[0].choices[0])
            for visitor in visitors:
                await say(visitor, "hm")
        await say(eve, "well played")
        await say(visitors[1], "thank you", "team")
        said = await visitors[3].until(
            lambda message: bool(getattr(message, "chat", ())) and "thank" in message.chat[-1].text
        )
        assert said.chat[-1].channel == "team" and "well played" in visitors[3].chat
    async with watcher.at(table.id, table.watch_key or "") as eve:
        told = [(line.text, line.channel) for line in (await eve.arrive()).chat]
        assert ("well played", "after") in told and ("thank you", "team") not in told


async def test_a_spectator_becomes_a_juror_and_votes(address: str) -> None:
    people = await four(address)
    table = await table_of(people)
    eve = await Person.named(address, "Eve")
    seen = await eve.sit(table, 4, table.watch_key)
    assert seen.seats[4].is_mine and seen.join_key is None and not seen.may_sit
    async with all_at(people, table) as visitors, eve.at(table.id, table.watch_key or "") as juror:
        await juror.arrive()
        await juror.answer(juror.questions[0], juror.questions[0].choices[0])
        guess = visitors[1].questions[0]
        await visitors[1].answer(guess, guess.choices[0])
        await juror.until_it(lambda visitor: bool(visitor.questions))
        vote = juror.questions[0]
        assert (vote.question, vote.seat) == ("judge", 4)
        await juror.answer(vote, vote.choices[0])
        await visitors[0].until_it(lambda visitor: any(line.phrase.key == "event-voted" for line in visitor.log))
    await people[1].do(table, "leave", {"seat": 1})
    assert await eve.refused(f"/api/tables/{table.id}/sit", {"seat": 1}, table.watch_key or "") == (
        403,
        "table-not-allowed",
    )
    assert (await eve.do(table, "leave", {"seat": 4})).seats[4].kind == "empty"


async def test_an_empty_role_is_not_waited_for(address: str) -> None:
    people = await four(address)
    table = await table_of(people)
    async with people[0].at(table.id) as ann:
        assert (await ann.arrive()).thinking == [1, 3]


async def test_a_role_is_no_seat_for_a_bot_and_is_not_asked_about_undo(ann: Person) -> None:
    table = await ann.open_table(2, game=GAME.name)
    assert await ann.refused(f"/api/tables/{table.id}/bot", {"seat": 2, "bot": "random"}) == (403, "table-not-allowed")


async def test_a_latecomer_joins_between_two_rounds(address: str) -> None:
    people = await four(address)
    table = await table_of(people)
    eve = await Person.named(address, "Eve")
    seen = await eve.sit(table, 6)
    assert (seen.seats[6].role, seen.seats[6].team) == ("latecomer", None)
    async with all_at(people, table) as visitors, eve.at(table.id) as late:
        await late.arrive()
        assert late.questions == []
        guess = visitors[1].questions[0]
        await visitors[1].answer(guess, guess.choices[0])
        await late.until_it(lambda visitor: bool(visitor.questions))
        await late.answer(late.questions[0], late.questions[0].choices[0])
        await visitors[0].until_it(lambda visitor: visitor.table is not None and visitor.table.seats[6].team == 0)
        assert visitors[0].table is not None and visitors[0].table.seats[6].role is None
        await visitors[0].answer(visitors[0].questions[0], visitors[0].questions[0].choices[0])
        await late.until_it(lambda visitor: bytes(visitor.points[6].view["secret"]) != b"null")


async def test_the_host_adds_seats_while_people_gather(ann: Person, bob: Person) -> None:
    table = await ann.open_table(2, game=GAME.name)
    await bob.sit(table, 1)
    table = await ann.do(table, "agree", {"options": {"players": 6}})
    assert [seat.kind for seat in table.seats] == ["person", "person", *["empty"] * 6]
    assert await bob.refused(f"/api/tables/{table.id}/agree", {"options": {"players": 3}}) == (403, "table-not-allowed")
    assert await ann.refused(f"/api/tables/{table.id}/agree", {"options": {"players": 99}}) == (400, "config-bad")
    await ann.do(table, "bot", {"seat": 5, "bot": "random"})
    assert await ann.refused(f"/api/tables/{table.id}/agree", {"options": {"players": 3}}) == (403, "seat-taken")
    await ann.do(table, "remove", {"seat": 5})
    assert len((await ann.do(table, "agree", {"options": {"players": 3}})).seats) == 5


class Chatting(Recorded):
    """A recorded game in which people talk on every channel they have."""

    def moments(self) -> Iterator[Any]:
        for moment in super().moments():
            self._talk(self.table)
            yield moment

    def _talk(self, table: TableState) -> None:
        for seat in range(4):
            for channel in channels.channels(table, Seat(seat)):
                to = hearers(table, channel, Seat(seat))
                table.fold(Chatted(0, f"Player {seat}", f"{self.random.choice(WORDS)}!", seat, channel, to))


@pytest.mark.parametrize("number", range(5))
async def test_words_and_talk_of_a_team_change_no_byte_for_others(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await compared(number, monkeypatch) > 20


async def compared(number: int, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("tests.server.whole.test_leaks.tables_of", lambda game: ({"players": 4},))
    recorded, count = Chatting(GAME, number), 0
    for _, answer in recorded.moments():
        for viewer in recorded.viewers:
            count += await check_bytes(recorded, answer, viewer)
    return count


async def test_talk_for_others_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lairkeeper.server.live.updates.heard_chat", lambda lines, seats: [*lines])
    with pytest.raises(AssertionError):
        await compared(0, monkeypatch)


async def test_a_chat_line_is_stored_with_its_receivers() -> None:
    line = Chatted(0, "Ann", "hm", 0, "team", [0, 2])
    assert channels.heard_chat([line], [Seat(1)]) == [] and channels.heard_chat([line], []) == []
    assert channels.heard_chat([line], [Seat(1), Seat(2)]) == [line]
    assert msgspec.json.encode(Chatted(0, "Ann", "hm")) == b'{"type":"chatted","at":0,"name":"Ann","text":"hm"}'
