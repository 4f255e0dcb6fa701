"""Journeys: a finished game leads to the next, with the same people, listed and kept as one."""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import cast

import msgspec
import pytest

from lairkeeper.games import games
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.kernel.errors import CorruptJournal
from lairkeeper.server.errors import TooFast
from lairkeeper.server.lobby import journeys
from lairkeeper.server.lobby.journeys import Arrived, JourneyReader, read_file
from lairkeeper.server.protocol import Leg, TableInfo
from lairkeeper.server.site.routes.tables import LARGEST_JOURNEY
from tests import every
from tests.server.visitors import Person
from tests.server.whispers import GAME

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture(autouse=True)
def whispers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast("dict[str, AnyGame]", games()), GAME.name, GAME)


async def opened(ann: Person, bob: Person) -> TableInfo:
    table = await ann.open_table(2, game=GAME.name, title="To the sea")
    return await bob.sit(table, 1)


async def played(ann: Person, bob: Person, table: TableInfo) -> TableInfo:
    """The table when its game is over."""
    await ann.do(table, "start")
    async with ann.at(table.id) as one, bob.at(table.id) as other:
        await asyncio.gather(*(visitor.play(lambda question: question.choices[0]) for visitor in (one, other)))
    return await ann.look(f"/api/tables/{table.id}", TableInfo)


async def test_a_sequel_starts_with_the_options_of_the_finished_game(ann: Person, bob: Person) -> None:
    first = await played(ann, bob, await opened(ann, bob))
    assert first.can_go_on and first.journey is None and first.carried == []
    second = await ann.do(first, "sequel")
    assert second.options == {"players": 2, "luggage": {"points": 1, "leg": 2}}
    assert [phrase.key for phrase in second.carried] == ["carried-luggage"]
    assert second.carried[0].facts == {"points": 1, "leg": 2}
    assert [seat.name for seat in second.seats[:2]] == ["Ann", "Bob"] and second.title == "To the sea"
    assert second.journey is not None and (second.journey.id, second.journey.number) == (first.id, 2)
    assert second.journey.legs == [Leg(first.id, "played", "WSP-1", [1])]
    first = await bob.look(f"/api/tables/{first.id}", TableInfo)
    assert first.next_table == second.id and not first.can_go_on
    assert first.journey is not None and first.journey.number == 1
    assert (await bob.do(first, "sequel")).id == second.id


async def test_a_journey_is_one_line_in_a_list(ann: Person, bob: Person) -> None:
    first = await played(ann, bob, await opened(ann, bob))
    second = await played(ann, bob, await ann.do(first, "sequel"))
    third = await ann.do(second, "sequel")
    [line] = await bob.mine()
    assert (line.id, line.journey, line.number) == (third.id, first.id, 3)


async def test_a_journey_ends(ann: Person, bob: Person) -> None:
    table = await opened(ann, bob)
    for _ in range(2):
        table = await ann.do(await played(ann, bob, table), "sequel")
    last = await played(ann, bob, table)
    assert not last.can_go_on
    assert await ann.refused(f"/api/tables/{last.id}/sequel") == (403, "sequel-none")


async def test_nothing_follows_a_game_that_is_not_over_or_knows_no_sequel(ann: Person, bob: Person) -> None:
    table = await opened(ann, bob)
    assert await ann.refused(f"/api/tables/{table.id}/sequel") == (403, "table-not-now")


async def test_a_bot_stands_in_for_one_game_and_its_person_is_back_for_the_next(ann: Person, bob: Person) -> None:
    table = await opened(ann, bob)
    await ann.do(table, "start")
    await bob.do(table, "leave", {"seat": 1})
    async with ann.at(table.id) as one:
        await one.play(lambda question: question.choices[0])
    following = await ann.do(table, "sequel")
    assert [seat.name for seat in following.seats[:2]] == ["Ann", "Bob"]
    assert (await ann.do(following, "bot", {"seat": 0, "bot": "random"})).seats[0].kind == "bot"


async def test_a_journey_goes_on_elsewhere_from_one_file(ann: Person, bob: Person) -> None:
    first = await played(ann, bob, await opened(ann, bob))
    second = await played(ann, bob, await ann.do(first, "sequel"))
    file = await ann.http.get(f"/api/tables/{second.id}/journey")
    assert file.is_success and "attachment" in file.headers["content-disposition"]
    answer = await bob.http.post("/api/tables/journeys", content=file.content, headers={"x-lairkeeper": bob.me.token})
    third = msgspec.json.decode(answer.content, type=TableInfo)
    assert third.options["luggage"]["leg"] == 3 and third.is_host and third.seats[0].name == "Bob"
    assert third.journey is not None and third.journey.number == 3
    assert [leg.table for leg in third.journey.legs] == ["", ""]


async def test_a_journey_that_came_in_a_file_is_taken_along_whole(ann: Person, bob: Person) -> None:
    first = await played(ann, bob, await opened(ann, bob))
    file = (await ann.http.get(f"/api/tables/{first.id}/journey")).content
    answer = await bob.http.post("/api/tables/journeys", content=file, headers={"x-lairkeeper": bob.me.token})
    second = msgspec.json.decode(answer.content, type=TableInfo)
    assert games_in((await bob.http.get(f"/api/tables/{second.id}/journey")).content) == games_in(file)
    await ann.sit(second, 1)
    second = await played(bob, ann, second)
    third = await bob.do(second, "sequel")
    whole = (await bob.http.get(f"/api/tables/{third.id}/journey")).content
    assert games_in(whole)[:1] == games_in(file) and len(games_in(whole)) == 2
    again = await ann.http.post("/api/tables/journeys", content=whole, headers={"x-lairkeeper": ann.me.token})
    assert msgspec.json.decode(again.content, type=TableInfo).options == third.options


def games_in(file: bytes) -> list[object]:
    games: list[object] = msgspec.json.decode(file)["games"]
    return games


async def test_lists_show_a_sequel_until_it_is_opened(ann: Person, bob: Person) -> None:
    first = await played(ann, bob, await opened(ann, bob))
    assert [line.can_go_on for line in await bob.mine()] == [True]
    await ann.do(first, "sequel")
    assert [line.can_go_on for line in await bob.mine()] == [False]


async def test_an_edited_journey_is_refused(ann: Person, bob: Person) -> None:
    first = await played(ann, bob, await opened(ann, bob))
    second = await played(ann, bob, await ann.do(first, "sequel"))
    whole = msgspec.json.decode((await ann.http.get(f"/api/tables/{second.id}/journey")).content)
    richer = msgspec.json.decode(msgspec.json.encode(whole))
    richer["games"][1]["config"]["luggage"]["points"] = 99
    headers = {"x-lairkeeper": ann.me.token}
    doubled, empty = {**whole, "games": whole["games"][1:] * 2}, {**whole, "games": []}
    for bad in (richer, doubled, empty, {**whole, "notes": "mine"}, {"lairkeeper_journey": 7}):
        answer = await ann.http.post("/api/tables/journeys", content=msgspec.json.encode(bad), headers=headers)
        assert answer.status_code == 400 and msgspec.json.decode(answer.content)["code"] == "journal-corrupt"


async def test_journeys_are_replayed_one_at_a_time(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long one takes a thread for seconds: several at once would keep all other tables waiting."""
    at_work, most = [0], [0]

    def replayed(blob: bytes) -> None:
        at_work[0] += 1
        most[0] = max(most[0], at_work[0])
        time.sleep(0.05)
        at_work[0] -= 1
        raise CorruptJournal(reason="format", where=0)

    monkeypatch.setattr(journeys, "read_file", replayed)
    headers = {"x-lairkeeper": ann.me.token}
    files = [ann.http.post("/api/tables/journeys", content=b"{}", headers=headers) for _ in range(4)]
    assert {answer.status_code for answer in await asyncio.gather(*files)} == {400}
    assert most == [1]


async def test_a_long_file_is_read_in_another_process() -> None:
    """To decode four megabytes holds the interpreter for a quarter of a second, in a thread as well."""
    short = (every.tests_of(games()["woodlands"]) / "golden" / "chapter_won-1.journal").read_bytes()
    threads: list[bytes] = []

    async def to_thread(read: Callable[[bytes], Arrived], blob: bytes) -> Arrived:
        threads.append(blob)
        return read(blob)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(asyncio, "to_thread", to_thread)
        came = [await JourneyReader().read(blob) for blob in (short, short + b" " * journeys.LONG_FILE)]
    assert came[0] == came[1] == read_file(short) and threads == [short]


async def test_many_files_at_once_are_refused_instead_of_kept_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    reader, go_on = JourneyReader(), threading.Event()
    monkeypatch.setattr(journeys, "read_file", lambda blob: go_on.wait())
    waiting = [asyncio.create_task(reader.read(b"")) for _ in range(journeys.MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(TooFast):
        await reader.read(b"")
    go_on.set()
    await asyncio.gather(*waiting)
    await reader.read(b"")


async def test_a_file_of_a_journey_may_be_long_but_not_endless(ann: Person) -> None:
    headers = {"x-lairkeeper": ann.me.token}
    long = await ann.http.post("/api/tables/journeys", content=b"[" + b" " * 300_000 + b"]", headers=headers)
    assert long.status_code == 400 and msgspec.json.decode(long.content)["code"] == "journal-corrupt"
    endless = await ann.http.post("/api/tables/journeys", content=b" " * (LARGEST_JOURNEY + 1), headers=headers)
    assert endless.status_code in (413, 429)


async def test_a_rematch_is_no_journey(ann: Person, bob: Person) -> None:
    first = await played(ann, bob, await opened(ann, bob))
    again = await ann.do(first, "rematch")
    assert again.journey is None and {line.id for line in await ann.mine()} == {first.id, again.id}
