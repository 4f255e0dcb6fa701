"""Tables are opened, found, joined and left; who may not see one is told that it does not exist."""

import pytest

from lairkeeper.server.protocol import GameInfo, TableInfo, TableLine
from tests.games.trapwords.tables import ENGLISH
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def listed(person: Person) -> list[TableLine]:
    return await person.look("/api/tables", list[TableLine])


async def test_a_new_table_has_its_host_in_the_first_seat_and_every_option_written_down(ann: Person) -> None:
    table = await ann.open_table(3, title="  Friday \n night ", options={"stop_length": "step", "first": "none"})
    assert table.status == "gathering" and table.is_host and table.title == "Friday night"
    assert [seat.kind for seat in table.seats] == ["person", "empty", "empty"] and table.seats[0].is_mine
    assert (table.options["stop_length"], table.options["first"], table.options["shield_turn"]) == ("step", None, "any")
    assert table.options["content"] and table.join_key and table.watch_key and table.seed is None


async def test_options_may_be_given_as_the_words_that_lists_show(ann: Person) -> None:
    games = await ann.look("/api/games", list[GameInfo])
    shown = {option.field: option.default for option in games[0].options}
    table = await ann.open_table(2, options={**shown, "players": "4"})
    assert len(table.seats) == 4


@pytest.mark.parametrize(
    "new",
    [
        {"game": "run-run-run", "options": {"players": 9}},
        {"game": "run-run-run", "options": {"players": "many"}},
        {"game": "run-run-run", "options": {"stop_length": "never"}},
        {"game": "run-run-run", "options": {"speed": 3}},
        {"game": "run-run-run", "options": {"content": "0123"}},
        {"game": "run-run-run", "title": "x" * 61},
        {"game": "run-run-run", "joining": "nobody"},
        {"game": "run-run-run", "hidden": True},
        {"title": "no game"},
        [],
        None,
    ],
)
async def test_a_table_that_cannot_be_is_refused(ann: Person, new: object) -> None:
    status, code = await ann.refused("/api/tables", new)
    assert status == 400 and code in ("config-bad", "content-bad", "message-too-long", "message-malformed")


async def test_only_open_tables_are_listed(ann: Person, bob: Person) -> None:
    invited = await ann.open_table()
    open_one = await ann.open_table(joining="anyone", title="Come in")
    found = {line.id for line in await listed(bob)}
    assert open_one.id in found and invited.id not in found
    assert {line.id for line in await ann.mine()} == {invited.id, open_one.id} and await bob.mine() == []
    seen = await bob.look(f"/api/tables/{open_one.id}", TableInfo)
    assert seen.join_key is None and not seen.is_host


async def test_a_closed_table_and_no_table_look_the_same(ann: Person, bob: Person) -> None:
    table = await ann.open_table()
    answers = [await bob.http.get(f"/api/tables/{table_id}") for table_id in (table.id, "abcdefghijkl")]
    assert [answer.status_code for answer in answers] == [404, 404]
    assert answers[0].content == answers[1].content
    for verb, body in (("sit", {"seat": 1}), ("start", None), ("leave", {"seat": 0}), ("rematch", None)):
        assert await bob.refused(f"/api/tables/{table.id}/{verb}", body) == (404, "table-unknown")


async def test_a_spectator_link_gives_no_seat(ann: Person, bob: Person) -> None:
    table = await ann.open_table()
    path = f"/api/tables/{table.id}"
    assert (await bob.look(path, TableInfo, table.watch_key or "")).join_key is None
    assert await bob.refused(f"{path}/sit", {"seat": 1}, table.watch_key or "") == (403, "table-not-allowed")
    joined = await bob.sit(table, 1)
    assert joined.seats[1].is_mine and joined.join_key == table.join_key
    assert (await bob.look(path, TableInfo)).id == table.id


async def test_whose_turn_it_is_shows_in_the_list_of_own_tables(ann: Person, bob: Person) -> None:
    table = await ann.open_table(2, options={"first": 1})
    await bob.sit(table, 1)
    await ann.do(table, "start")
    turns = [(await person.mine())[0].is_my_turn for person in (ann, bob)]
    assert any(turns)


async def test_a_rematch_seats_the_same_people_and_is_asked_for_once(ann: Person, bob: Person) -> None:
    table = await ann.open_table(2)
    await bob.sit(table, 1)
    assert await ann.refused(f"/api/tables/{table.id}/rematch") == (403, "table-not-now")


async def test_a_table_says_who_may_sit_down(ann: Person, bob: Person) -> None:
    """A link for spectators gives no seat, and the page need not offer one."""
    table = await ann.open_table()
    path, join_key, watch_key = f"/api/tables/{table.id}", table.join_key or "", table.watch_key or ""
    assert table.may_sit
    assert (await bob.look(path, TableInfo, join_key)).may_sit
    assert not (await bob.look(path, TableInfo, watch_key)).may_sit
    assert await bob.refused(f"{path}/sit", {"seat": 1}, watch_key) == (403, "table-not-allowed")
    open_one = await ann.open_table(joining="anyone")
    assert (await bob.look(f"/api/tables/{open_one.id}", TableInfo)).may_sit


@pytest.mark.parametrize("link", ["join_key", "watch_key"])
async def test_a_snapshot_says_whether_a_visitor_may_sit_down(ann: Person, bob: Person, link: str) -> None:
    table = await ann.open_table()
    async with bob.at(table.id, getattr(table, link)) as visitor:
        arrived = (await visitor.arrive()).table
        await ann.do(table, "bot", {"seat": 1, "bot": "random"})
        await visitor.until_it(lambda v: v.table is not None and v.table.seats[1].kind == "bot")
        assert visitor.table is not None
        assert [arrived.may_sit, visitor.table.may_sit] == [link == "join_key"] * 2


async def test_a_host_is_warned_of_words_that_bots_know_nothing_about(ann: Person, bob: Person) -> None:
    words = [*ENGLISH, *(f"zorbl{letter}x" for letter in "abcdefghi")]
    table = await ann.open_table(4, game="trapwords", joining="anyone", options={"word_list": "\n".join(words)})
    assert table.notice is not None
    assert (table.notice.key, table.notice.facts["more"]) == ("caution-unknown_words", 1)
    seen = await bob.look(f"/api/tables/{table.id}", TableInfo)
    assert seen.notice is None
    agreed = await ann.do(table, "agree", {"options": {"word_list": "\n".join(ENGLISH)}})
    assert agreed.notice is None
