"""Everything of a person is deleted at their wish; the games of others stay whole."""

import msgspec
import pytest

from lairkeeper.games import game_named
from lairkeeper.kernel.history.journal import read_journal
from lairkeeper.server.daily.rebuilding import rebuild_tries
from lairkeeper.server.history.games import History, rebuild
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.operations.erasure import Erasure
from lairkeeper.server.people.accounts import People
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.people.sessions import Signer
from lairkeeper.server.protocol import Me, NewTable, Say
from lairkeeper.server.storage import Person, Storage, opened
from tests.server.daily.days import RUN, TODAY, day_at
from tests.server.houses import ANN as NAMELESS
from tests.server.houses import BOB, answer, questions, received, started, tables_on, ticking
from tests.server.visitors import Person as Visitor

pytestmark = pytest.mark.asyncio
ANN = Caller("person-of-ann", "Annabella")
MOST_ANSWERS = 3_000


def erasure(storage: Storage, tables: Tables) -> Erasure:
    return Erasure(storage, tables.registry, People(storage, Signer("key"), ticking()))


async def ann_is_erased(storage: Storage, tables: Tables) -> int:
    return await erasure(storage, tables).erase(Person(ANN.person, ANN.name, None, 0))


async def two_at(tables: Tables) -> str:
    info = await tables.create(ANN, NewTable(RUN, {"players": 2, "first": 0}, title="Annabella’s evening"))
    await tables.sit(info.id, msgspec.structs.replace(BOB, key=info.join_key), 1)
    return (await tables.start(info.id, ANN)).id


async def finish(tables: Tables, table_id: str) -> None:
    visits = [await tables.enter(table_id, caller) for caller in (ANN, BOB)]
    await tables.hear(visits[0], Say(1, "I am Annabella"))
    for _ in range(MOST_ANSWERS):
        if (await tables.registry.find(table_id)).table.status == "over":
            break
        for visit in visits:
            if asked := questions(await received(visit)):
                await tables.hear(visit, answer(asked[0]))
    for visit in visits:
        await tables.leave(visit)


async def traces(storage: Storage, table_id: str) -> list[bytes]:
    log = await storage.records(table_id)
    return [blob for blob in log if b"nnabella" in blob or ANN.person.encode() in blob]


async def test_erasing_a_player_keeps_the_finished_game_of_the_other(url: str) -> None:
    async with opened(url) as storage, tables_on(storage) as tables:
        table_id = await two_at(tables)
        await finish(tables, table_id)
        before = read_journal(game_named(RUN), await tables.finished.journal(table_id, BOB))
        assert len(await traces(storage, table_id)) >= 3
        assert await ann_is_erased(storage, tables) == 1
        assert await traces(storage, table_id) == []
        assert read_journal(game_named(RUN), await tables.finished.journal(table_id, BOB)) == before
        [line] = (await History(storage).games(BOB.person)).games
        assert [(seat.name, seat.is_gone) for seat in line.seats] == [("", True), ("Bob", False)]
        assert line.title == "" and (await History(storage).games(ANN.person)).games == []
        assert await storage.tables_of(ANN.person, 10) == []
        assert await rebuild(storage) == 0
    async with opened(url) as storage, tables_on(storage) as tables:
        info = await tables.info(table_id, BOB)
        assert info.status == "over" and info.seats[0].is_gone


async def test_another_process_forgets_the_name_as_well(postgres_url: str) -> None:
    async with (
        opened(postgres_url) as one,
        opened(postgres_url) as other,
        tables_on(one) as tables,
        tables_on(other) as elsewhere,
    ):
        table_id = await two_at(tables)
        assert (await elsewhere.info(table_id, BOB)).seats[0].name == ANN.name
        await ann_is_erased(one, tables)
        seat = (await elsewhere.info(table_id, BOB)).seats[0]
        assert (seat.name, seat.kind) == ("", "bot")


async def test_a_game_under_way_goes_on_with_a_bot_and_one_without_others_is_frozen(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage, pace=60.0) as tables:
        together = await two_at(tables)
        alone = (await tables.create(ANN, NewTable(RUN, {"players": 1}))).id
        await tables.start(alone, ANN)
        gathering = (await tables.create(ANN, NewTable(RUN, {"players": 2}))).id
        others = (await started(tables)).id
        assert await ann_is_erased(storage, tables) == 3
        statuses = [await storage.status(each) for each in (together, alone, gathering, others)]
        assert statuses == ["playing", "frozen", "frozen", "playing"]
        assert (await tables.registry.find(together)).table.chairs[0].bot is not None
        assert (await tables.info(others, NAMELESS)).seats[0].name == "Ann"


async def test_an_interrupted_erasure_is_finished_on_the_next_request(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        table_id = await two_at(tables)
        await finish(tables, table_id)
        await erasure(storage, tables)._rewrite(table_id, ANN.person)
        assert await traces(storage, table_id) == []
        assert [listed.table for listed in await storage.tables_of(ANN.person, 10)] == [table_id]
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        assert await ann_is_erased(storage, tables) == 1
        assert await storage.tables_of(ANN.person, 10) == []


async def test_the_result_of_a_day_stays_without_a_name(sqlite_url: str) -> None:
    async with day_at(sqlite_url) as day:
        await day.finished(ANN)
        await day.challenges.show(ANN, TODAY, RUN, True)
        await ann_is_erased(day.storage, day.tables)
        day.challenges.forget_results()
        board = await day.challenges.board(TODAY, RUN, ANN.person)
        assert (board.finished, board.results, board.mine) == (1, [], None)
        assert await rebuild(day.storage) == 0 and await rebuild_tries(day.storage) == 0


@pytest.mark.asyncio(loop_scope="session")
async def test_every_device_is_signed_out_and_the_name_is_free(address: str) -> None:
    one = await Visitor.named(address, "Leaves for good")
    await one.try_to("/api/me/passphrase", {"passphrase": "long enough for this"})
    await one.introduce()
    other = Visitor(address)
    await other.introduce()
    sign_in = {"name": "Leaves for good", "passphrase": "long enough for this"}
    assert (await other.try_to("/api/sign-in", sign_in)).status_code == 200
    await other.introduce()
    known = other.me.id
    assert known == one.me.id
    await one.ask("/api/me/erase", None, Me)
    await other.introduce()
    assert other.me.id != known and other.me.name == ""
    assert (await other.try_to("/api/sign-in", sign_in)).status_code == 403
    newcomer = await Visitor.named(address, "Leaves for good")
    assert newcomer.me.name == "Leaves for good"


@pytest.mark.asyncio(loop_scope="session")
async def test_nobody_erases_or_exports_for_another(address: str) -> None:
    ann = await Visitor.named(address, "Stays here")
    forged = {"cookie": f"lairkeeper={ann.me.id}.forged", "x-lairkeeper": ann.me.token}
    for method, path in (("POST", "/api/me/erase"), ("GET", "/api/me/export"), ("GET", "/api/me/numbers")):
        answer = await Visitor(address).http.request(method, path, headers=forged)
        assert answer.status_code == 403, path
        assert answer.json()["phrase"]["key"].startswith("error-")
    await ann.introduce()
    assert ann.me.name == "Stays here"
