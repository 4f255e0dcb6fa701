"""Seats are taken, left, handed over, kept by bots and taken back; the host removes and pauses."""

import pytest

from lairkeeper.server.protocol import Acknowledged, NameTeam, Pause, Ready, Say, SeatBot, Sit, Swap, TableInfo, Take
from tests.server.sites import served
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def pair(ann: Person, bob: Person) -> TableInfo:
    """Ann begins, so that nothing happens before she wants it to."""
    table = await ann.open_table(2, options={"first": 0})
    await bob.sit(table, 1)
    return await ann.do(table, "start")


async def test_a_seat_is_taken_once_and_becomes_free_again(ann: Person, bob: Person) -> None:
    table = await ann.open_table(2)
    path = f"/api/tables/{table.id}"
    assert await bob.refused(f"{path}/sit", Take(0), table.join_key or "") == (403, "seat-taken")
    assert await bob.refused(f"{path}/sit", Take(7), table.join_key or "") == (400, "seat-unknown")
    assert await bob.refused(f"{path}/sit", Take(-1), table.join_key or "") == (400, "seat-unknown")
    await bob.sit(table, 1)
    assert (await bob.do(table, "leave", Take(1))).seats[1].kind == "empty"


async def test_a_person_who_stands_up_may_sit_down_again_without_the_link(ann: Person, bob: Person) -> None:
    table = await ann.open_table(2)
    await bob.sit(table, 1)
    async with bob.at(table.id) as visitor:
        await visitor.arrive()
        stood = await bob.do(table, "leave", Take(1))
        assert stood.may_sit and stood.join_key is None
        await visitor.until_it(lambda visitor: bool(visitor.table and visitor.table.seats[1].kind == "empty"))
        assert visitor.table is not None and visitor.table.may_sit
    assert (await bob.sit(table, 1, key="")).seats[1].is_mine
    await ann.do(table, "remove", Take(1))
    assert await bob.refused(f"/api/tables/{table.id}/sit", Take(1)) == (404, "table-unknown")


async def test_people_who_share_a_screen_name_their_seats(ann: Person) -> None:
    table = await ann.open_table(2)
    path = f"/api/tables/{table.id}/sit"
    assert await ann.refused(path, Sit(1, "x" * 25)) == (400, "name-bad")
    assert [seat.name for seat in (await ann.do(table, "sit", Sit(1, " Tim "))).seats] == ["Ann", "Tim"]
    await ann.do(table, "leave", Take(0))
    async with ann.at(table.id) as screen:
        await screen.tell(Say(1, "Mum has left"))
        assert screen.last is not None and [line.name for line in screen.last.chat] == ["Tim"]


async def test_one_person_may_hold_several_seats(ann: Person) -> None:
    table = await ann.open_table(2)
    await ann.sit(table, 1)
    table = await ann.do(table, "start")
    async with ann.at(table.id) as visitor:
        snapshot = await visitor.arrive()
        assert [point.seat for point in snapshot.points] == [0, 1]


async def test_the_game_starts_when_no_seat_is_empty_and_the_host_says_so(ann: Person, bob: Person) -> None:
    table = await ann.open_table(3)
    await bob.sit(table, 1)
    assert await ann.refused(f"/api/tables/{table.id}/start") == (403, "seats-empty")
    ready = await bob.do(table, "ready", {"seat": 1})
    assert (
        ready.seats[1].is_ready and not (await bob.do(table, "ready", {"seat": 1, "is_ready": False})).seats[1].is_ready
    )
    assert await bob.refused(f"/api/tables/{table.id}/bot", SeatBot(2, "random")) == (403, "table-not-allowed")
    assert await ann.refused(f"/api/tables/{table.id}/bot", SeatBot(2, "genius")) == (400, "bot-unknown")
    await ann.do(table, "bot", SeatBot(2, "greedy"))
    assert await bob.refused(f"/api/tables/{table.id}/start") == (403, "table-not-allowed")
    started = await ann.do(table, "start")
    assert started.status == "playing" and started.commitment and started.seed is None
    assert await ann.refused(f"/api/tables/{table.id}/start") == (403, "table-not-now")


async def test_a_bot_keeps_the_seat_of_a_leaver_who_takes_it_back(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    left = await bob.do(table, "leave", Take(1))
    assert (left.seats[1].kind, left.seats[1].keeps_for, left.kept_seats) == ("bot", "Bob", [1])
    assert (await ann.look(f"/api/tables/{table.id}", TableInfo)).kept_seats == []
    eve = await Person.named(ann.address, "Eve")
    assert await eve.refused(f"/api/tables/{table.id}/sit", Take(1), table.join_key or "") == (403, "seat-not-offered")
    back = await bob.sit(table, 1, key="")
    assert back.seats[1].is_mine and back.seats[1].keeps_for is None and back.kept_seats == []


async def test_who_leaves_twice_hands_the_seat_over_if_the_others_agree(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    await bob.do(table, "leave", Take(1))
    await bob.do(table, "leave", Take(1))
    eve = await Person.named(ann.address, "Eve")
    assert await eve.refused(f"/api/tables/{table.id}/sit", Take(1), table.join_key or "") == (403, "seat-not-offered")
    offered = await ann.do(table, "offer", Take(1))
    assert (offered.seats[1].offers, offered.seats[1].can_offer) == (1, False)
    assert (await eve.sit(table, 1)).seats[1].is_mine


async def test_a_host_cannot_empty_a_seat_and_look_into_it_with_a_second_cookie(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    emptied = await ann.do(table, "leave", Take(1))
    assert (emptied.seats[1].kind, emptied.seats[1].keeps_for) == ("bot", "Bob")
    for act in ("leave", "offer"):
        assert await ann.refused(f"/api/tables/{table.id}/{act}", Take(1)) == (403, "table-not-allowed")
    second = await Person.named(ann.address, "Anna")
    assert await second.refused(f"/api/tables/{table.id}/sit", Take(1), table.join_key or "") == (
        403,
        "seat-not-offered",
    )
    assert (await bob.sit(table, 1, key="")).seats[1].is_mine


async def test_a_newcomer_takes_an_absent_players_seat_if_all_others_agree(ann: Person, bob: Person) -> None:
    table = await ann.open_table(3)
    cyd, eve = await Person.named(ann.address, "Cyd"), await Person.named(ann.address, "Eve")
    await bob.sit(table, 1)
    await cyd.sit(table, 2)
    table = await ann.do(table, "start")
    await ann.do(table, "leave", Take(1))
    await ann.do(table, "offer", Take(1))
    assert await eve.refused(f"/api/tables/{table.id}/sit", Take(1), table.join_key or "") == (403, "seat-not-offered")
    await cyd.do(table, "offer", Take(1))
    assert (await eve.sit(table, 1)).seats[1].is_mine
    assert await bob.refused(f"/api/tables/{table.id}/sit", Take(1)) == (403, "seat-taken")


async def test_a_player_cannot_take_the_hand_of_a_bot_beside_other_people(ann: Person, bob: Person) -> None:
    table = await ann.open_table(3)
    await bob.sit(table, 1)
    await ann.do(table, "bot", SeatBot(2, "random"))
    await ann.do(table, "start")
    assert await bob.refused(f"/api/tables/{table.id}/sit", Take(2)) == (403, "table-not-allowed")


async def test_leaving_the_own_seat_first_opens_no_other_hand(ann: Person, bob: Person) -> None:
    table = await ann.open_table(3)
    await bob.sit(table, 1)
    await ann.do(table, "bot", SeatBot(2, "random"))
    await ann.do(table, "start")
    await bob.do(table, "leave", Take(1))
    assert await bob.refused(f"/api/tables/{table.id}/sit", Take(2)) == (403, "table-not-allowed")
    assert (await bob.sit(table, 1, key="")).seats[1].is_mine


async def test_a_host_cannot_see_the_hand_of_a_person_they_removed(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    await ann.do(table, "leave", Take(1))
    assert await ann.refused(f"/api/tables/{table.id}/sit", Take(1)) == (403, "seat-not-offered")


async def test_a_lone_player_may_take_seats_over_from_bots(ann: Person) -> None:
    table = await ann.open_table(2)
    await ann.do(table, "bot", SeatBot(1, "random"))
    await ann.do(table, "start")
    assert [seat.is_mine for seat in (await ann.sit(table, 1)).seats] == [True, True]


async def test_a_removed_person_loses_the_seat_for_good(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    assert await bob.refused(f"/api/tables/{table.id}/remove", Take(0)) == (403, "table-not-allowed")
    async with bob.at(table.id) as visitor:
        await visitor.arrive()
        after = await ann.do(table, "remove", Take(1))
        closing = await visitor.is_sent_away()
    assert closing is not None and closing.refusal.code == "person-removed" and closing.retry_after is None
    assert (after.seats[1].kind, after.seats[1].keeps_for) == ("bot", None)
    assert after.join_key != table.join_key
    for key in (table.join_key, after.join_key, table.watch_key):
        assert await bob.refused(f"/api/tables/{table.id}/sit", Take(1), key or "") == (404, "table-unknown")
    assert await bob.mine() == []


async def test_the_host_cannot_remove_themselves_or_an_empty_seat(ann: Person) -> None:
    table = await ann.open_table(3)
    for seat in (0, 1):
        assert await ann.refused(f"/api/tables/{table.id}/remove", Take(seat)) == (403, "table-not-allowed")
    await ann.do(table, "bot", SeatBot(1, "random"))
    assert (await ann.do(table, "remove", Take(1))).seats[1].kind == "empty"


async def test_a_table_whose_host_has_left_is_not_stuck(ann: Person, bob: Person) -> None:
    table = await ann.open_table(2)
    await bob.sit(table, 1)
    assert not (await bob.look(f"/api/tables/{table.id}", TableInfo)).is_host
    await ann.do(table, "leave", Take(0))
    assert (await bob.look(f"/api/tables/{table.id}", TableInfo)).is_host


async def test_the_host_lets_two_seats_change_places_before_the_game(ann: Person, bob: Person) -> None:
    table = await ann.open_table(4, "trapwords")
    path = f"/api/tables/{table.id}/swap"
    await bob.sit(table, 1)
    await bob.do(table, "ready", Ready(1))
    await ann.do(table, "bot", SeatBot(2, "random"))
    assert await bob.refused(path, Swap(0, 1)) == (403, "table-not-allowed")
    assert await ann.refused(path, Swap(1, 1)) == (403, "table-not-allowed")
    assert await ann.refused(path, Swap(1, 9)) == (400, "seat-unknown")
    changed = await ann.do(table, "swap", Swap(1, 2))
    assert [(seat.name, seat.kind) for seat in changed.seats[1:]] == [("", "bot"), ("Bob", "person"), ("", "empty")]
    assert changed.seats[2].is_ready and changed.seats[1].bot == "random"
    changed = await ann.do(table, "swap", Swap(0, 3))
    assert changed.seats[0].kind == "empty" and changed.seats[3].is_mine and changed.is_host
    await ann.do(table, "bot", SeatBot(0, "random"))
    await ann.do(table, "start")
    assert await ann.refused(path, Swap(2, 3)) == (403, "table-not-now")


async def test_the_host_and_its_members_name_a_team_before_the_game(ann: Person, bob: Person) -> None:
    table = await ann.open_table(4, "trapwords")
    path = f"/api/tables/{table.id}/team"
    await bob.sit(table, 1)
    assert await bob.refused(path, NameTeam(0, "Foxes")) == (403, "table-not-allowed")
    assert await ann.refused(path, NameTeam(2, "Foxes")) == (403, "table-not-allowed")
    assert (await bob.do(table, "team", NameTeam(1, " Night  owls "))).team_names == ["", "Night owls"]
    assert await ann.refused(path, NameTeam(0, "Night Owls")) == (403, "name-at-table")
    assert await ann.refused(path, NameTeam(0, "x" * 25)) == (400, "name-bad")
    assert (await ann.do(table, "team", NameTeam(0, "Foxes"))).team_names == ["Foxes", "Night owls"]
    assert (await ann.do(table, "team", NameTeam(0, ""))).team_names == ["", "Night owls"]


async def test_a_paused_game_waits_for_everybody_bots_included(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    assert await bob.refused(f"/api/tables/{table.id}/pause", Pause(True)) == (403, "table-not-allowed")
    assert (await ann.do(table, "pause", Pause(True))).is_paused
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        await one.arrive()
        await two.arrive()
        assert one.thinking == []
        visitor = one if one.questions else two
        question = visitor.questions[0]
        reply = await visitor.answer(question, question.choices[0])
        assert reply.refusal.code == "table-paused"
        await ann.do(table, "pause", Pause(False))
        assert await visitor.answer(question, question.choices[0]) == visitor.heard[-1]
        assert isinstance(visitor.heard[-1], Acknowledged)


async def test_people_are_notified_when_others_join_and_leave(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    async with ann.at(table.id) as one:
        await one.arrive()
        async with bob.at(table.id) as two:
            await two.arrive()
            await one.until_it(lambda visitor: visitor.table is not None and visitor.table.seats[1].is_connected)
        await one.until_it(lambda visitor: visitor.table is not None and not visitor.table.seats[1].is_connected)


async def test_seats_and_removals_survive_a_restart(sqlite_url: str) -> None:
    async with served(sqlite_url) as (_, address):
        ann, bob = [await Person.named(address, name, stays=True) for name in ("Ann", "Bob")]
        table = await pair(ann, bob)
        await ann.do(table, "remove", Take(1))
    async with served(sqlite_url) as (_, address):
        for person in (ann, bob):
            person.move(address)
        assert (await ann.look(f"/api/tables/{table.id}", TableInfo)).seats[1].bot == "hard"
        assert await bob.refused(f"/api/tables/{table.id}/sit", Take(1)) == (404, "table-unknown")
