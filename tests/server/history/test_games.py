"""Finished games of a person and their numbers: derived from the log, and told to nobody else."""

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from lairkeeper.games import game_named
from lairkeeper.kernel.history.journal import read_journal
from lairkeeper.server.history.counted import CountedGame
from lairkeeper.server.history.games import History, rebuild
from lairkeeper.server.history.numbers import numbers_of
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.people.cookies import COOKIE
from lairkeeper.server.protocol import NewTable, PlayOn
from lairkeeper.server.protocol.history import Export, Facet, GameLine
from lairkeeper.server.storage import Storage, opened
from tests.server.houses import ANN, BOB, answer, questions, received, tables_on
from tests.server.sites import served
from tests.server.storage.test_stored_database import ANNS_COOKIE, FINISHED, SECRET, ann, services_on_a_copy

pytestmark = pytest.mark.asyncio
MOST_ANSWERS = 2_000


async def played(tables: Tables) -> str:
    """A game of Run Run Run! that Ann has played to its end, alone."""
    info = await tables.create(ANN, NewTable("run-run-run", {"players": 1}))
    await tables.start(info.id, ANN)
    await finish(tables, info.id, ANN)
    return info.id


async def finish(tables: Tables, table_id: str, caller: Caller) -> None:
    """Gives the first answer to every question until the game is over."""
    visit = await tables.enter(table_id, caller)
    for _ in range(MOST_ANSWERS):
        asked = questions(await received(visit))
        if not asked:
            break
        await tables.hear(visit, answer(asked[0]))
    assert (await tables.registry.find(table_id)).table.status == "over"


async def lines(storage: Storage, person: str) -> list[GameLine]:
    return (await History(storage).games(person)).games


async def test_a_game_is_in_the_history_once_it_is_over(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        assert await lines(storage, ANN.person) == [] and await History(storage).numbers(ANN.person) == []
        table_id = await played(tables)
        [line] = await lines(storage, ANN.person)
        assert (line.id, line.game, line.counts, line.result.is_cooperative) == (table_id, "run-run-run", True, True)
        assert line.has_won == bool(line.result.winners) and line.result.turns > 0
        assert [seat.is_mine for seat in line.seats] == [True]
        assert line.result.phrase.key.startswith("outcome-")
        assert await lines(storage, BOB.person) == []


async def test_the_history_made_again_from_the_log_is_the_same(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        table_id = await played(tables)
        before, numbers = await lines(storage, ANN.person), await History(storage).numbers(ANN.person)
        assert await rebuild(storage) == 0
        version = await storage.version(table_id) or 0
        [kept] = await storage.finished("", 1)
        poor = msgspec.json.encode({**msgspec.json.decode(kept.summary.info), "result": None})
        assert not await storage.set_info(table_id, version + 1, poor)
        assert await storage.set_info(table_id, version, poor)
        assert await lines(storage, ANN.person) == []
        assert await rebuild(storage) == 1
        assert await lines(storage, ANN.person) == before
        assert await History(storage).numbers(ANN.person) == numbers and numbers[0].played == 1


async def test_games_of_an_earlier_version_enter_the_history_when_it_is_rebuilt(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        person = (await ann(services)).person
        assert (await services.history.games(person)).games == []
        assert await rebuild(services.storage) == 1
        [line] = (await services.history.games(person)).games
        assert line.id == FINISHED
        assert (await services.history.games(person, game="woodlands")).games == []
        assert (await services.history.games(person, name="nobody called this")).games == []
        assert (await services.history.games(person, name="AN")).games == [line]


async def test_a_game_that_goes_on_from_another_one_does_not_count(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        caller = await ann(services)
        fork = await services.tables.fork(FINISHED, caller, PlayOn(step=370, seats=[0, 1]))
        await finish(services.tables, fork.id, caller)
        await rebuild(services.storage)
        counted = {line.id: line.counts for line in (await services.history.games(caller.person)).games}
        assert counted == {FINISHED: True, fork.id: False}
        [numbers] = await services.history.numbers(caller.person)
        assert numbers.played == 1


async def test_pages_follow_one_another_without_a_gap(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        await rebuild(services.storage)
        person = (await ann(services)).person
        first = await services.history.games(person)
        assert first.before is None
        assert (await services.history.games(person, before=first.games[-1].updated_at)).games == []


def counted(has_won: bool, turns: int, score: int | None = None, **changed: Any) -> CountedGame:
    fields: dict[str, Any] = {"id": "t", "game": "g", "preset": "easy", "is_cooperative": True}
    fields |= {"facets": (msgspec.json.encode(Facet("hero", "Xylia")),)} | changed
    return CountedGame(turns=turns, has_won=has_won, score=score, **fields)


async def test_numbers_are_counted_by_game_and_preset() -> None:
    games = [counted(True, 5, 10), counted(True, 9, 4), counted(False, 7, 6), counted(True, 1)]
    games.append(counted(True, 3, preset="hard"))
    easy, hard = numbers_of(games)
    assert (easy.preset, easy.played, easy.won, easy.streak, easy.best_streak) == ("easy", 4, 3, 2, 2)
    assert (easy.median_turns, easy.best_score, easy.median_score) == (5, 10, 6)
    assert [(facet.thing, facet.played, facet.won) for facet in easy.facets] == [("Xylia", 4, 3)]
    assert (hard.preset, hard.played, hard.best_score) == ("hard", 1, None)


async def test_everything_of_mine_comes_in_one_file(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        await rebuild(services.storage)
    url = f"sqlite:///{folder}/games.db"
    async with served(url, secret=SECRET, bot_pace=600.0) as (_, address):
        async with httpx.AsyncClient(base_url=address) as stranger:
            assert (await stranger.get("/api/me/export")).status_code == 403
            await stranger.get("/api/me")
            nothing = await stranger.get("/api/me/export")
            assert msgspec.json.decode(nothing.content, type=Export) == Export("", [], [], {})
        async with httpx.AsyncClient(base_url=address, cookies={COOKIE: ANNS_COOKIE}) as http:
            await look_at_the_file(http)


async def look_at_the_file(http: httpx.AsyncClient) -> None:
    answer = await http.get("/api/me/export")
    kept = msgspec.json.decode(answer.content, type=Export)
    assert "attachment" in answer.headers["content-disposition"]
    assert [line.id for line in kept.games] == [FINISHED] and kept.numbers[0].played == 1
    assert read_journal(game_named("run-run-run"), kept.journals[FINISHED].encode()).entries
    assert [*kept.journals] == [FINISHED]
    assert (await http.get("/api/me/games", params={"name": "x" * 61})).status_code == 400
    assert (await http.get("/api/me/games", params={"before": "soon"})).status_code == 400
