"""A game that no longer replays is frozen with a notice, never broken silently; what is in its log stays there."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw

from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.clock import now
from lairkeeper.server.errors import NotNow, TableUnreadable
from lairkeeper.server.protocol import Acknowledged, NewTable, Say
from lairkeeper.server.storage import BrokenLog, Storage, opened, sqlite_file
from lairkeeper.server.table.records import Answered, Opened, read_record, write_record
from lairkeeper.words import LANGUAGES, speak
from tests.every import every_game
from tests.server.houses import ANN, answer, questions, received, reply, started, tables_on
from tests.server.proved import smallest, tables_of

pytestmark = pytest.mark.asyncio


async def interrupted_game(storage: Storage, game: AnyGame) -> str:
    """A table after the first answer; Ann plays for everybody."""
    async with tables_on(storage) as tables:
        info = await tables.create(ANN, NewTable(game.name, {**tables_of(game)[0], "players": smallest(game)}))
        for seat in range(1, smallest(game)):
            await tables.sit(info.id, ANN, seat)
        await tables.start(info.id, ANN)
        visit = await tables.enter(info.id, ANN)
        await tables.hear(visit, answer(questions(await received(visit))[0]))
        return info.id


async def falsify(storage: Storage, table: str, place: int, record: bytes) -> str:
    """The same table under another name, with one record replaced."""
    records = await storage.records(table)
    records[place] = record
    summary = next(listed.summary for listed in await storage.tables_of("ann", 10) if listed.table == table)
    await storage.append("falsified", 0, records, summary)
    return "falsified"


@every_game
async def test_a_game_of_another_version_is_frozen_when_the_server_starts(
    game: AnyGame, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite_url) as storage:
        table = await interrupted_game(storage, game)
        monkeypatch.setattr(
            "lairkeeper.server.table.state.game_named", lambda name: replace(game, version=game.version + 1)
        )
        async with tables_on(storage) as tables:
            info = await tables.info(table, ANN)
            assert info.status == "frozen" and info.notice is not None and info.notice.key == "table-frozen-version"
            with pytest.raises(NotNow):
                await tables.pause(table, ANN, True)
        assert table not in await storage.unfinished()


@every_game
async def test_a_log_the_rules_refuse_freezes_the_table_where_the_replay_stops(game: AnyGame, sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage:
        table = await interrupted_game(storage, game)
        length = len(await storage.records(table))
        falsified = await falsify(storage, table, length - 1, write_record(Answered(0, Raw(b'{"type":"pass"}'), 1, 1)))
        async with tables_on(storage) as tables:
            info = await tables.info(falsified, ANN)
            assert info.notice is not None and info.notice.key == "table-frozen-replay"
            assert [seat.name for seat in info.seats] == ["Ann"] * smallest(game)
            visit = await tables.enter(falsified, ANN)
            snapshot = (await received(visit))[0]
            assert snapshot.points[0].view and not questions([snapshot])
            assert isinstance(await reply(tables, visit, Say(3, "What happened?")), Acknowledged)
        async with tables_on(storage) as tables:
            assert (await tables.registry.seen(falsified, ANN)).table.version == length + 2


@every_game
async def test_missing_components_freeze_a_game(game: AnyGame, sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage:
        table = await interrupted_game(storage, game)
        falsified = await falsify(storage, *await without_components(storage, table))
        async with tables_on(storage) as tables:
            info = await tables.info(falsified, ANN)
            assert info.notice is not None and info.notice.key == "table-frozen-content"


@every_game
async def test_a_finished_game_is_never_frozen_for_good(game: AnyGame, sqlite_url: str) -> None:
    """Its components may be back one day, and with them replay, journal and seed."""
    async with opened(sqlite_url) as storage:
        falsified = await falsify(storage, *await without_components(storage, await finished_game(storage, game)))
        log = await storage.records(falsified)
        async with tables_on(storage) as tables:
            info = await tables.info(falsified, ANN)
            assert info.status == "frozen" and info.notice is not None and info.notice.key == "table-frozen-content"
            assert await storage.records(falsified) == log
            await reply(tables, await tables.enter(falsified, ANN), Say(1, "What happened?"))
        async with tables_on(storage) as tables:
            assert (await tables.registry.seen(falsified, ANN)).table.version == len(log) + 1
        assert await storage.status(falsified) == "over"


async def finished_game(storage: Storage, game: AnyGame) -> str:
    async with tables_on(storage, now=now) as tables:
        info = await tables.create(ANN, NewTable(game.name, tables_of(game)[0]))
        for seat in range(len(info.seats)):
            await tables.seat_bot(info.id, ANN, seat, "random")
        await tables.start(info.id, ANN)
        async with asyncio.timeout(60):
            while await storage.status(info.id) != "over":
                await asyncio.sleep(0.02)
        return info.id


async def without_components(storage: Storage, table: str) -> tuple[str, int, bytes]:
    """The first record of a table, with components that are not here."""
    first = read_record((await storage.records(table))[0])
    assert isinstance(first, Opened)
    options = msgspec.json.decode(first.options) | {"content": "0123456789abcdef"}
    return table, 0, write_record(msgspec.structs.replace(first, options=Raw(msgspec.json.encode(options))))


@every_game
@pytest.mark.parametrize("record", [b'{"type":"from_the_future"}', b"no json"])
async def test_a_table_that_means_nothing_here_is_kept_and_refused(
    game: AnyGame, sqlite_url: str, record: bytes
) -> None:
    async with opened(sqlite_url) as storage:
        falsified = await falsify(storage, await interrupted_game(storage, game), 2, record)
        async with tables_on(storage) as tables:
            with pytest.raises(TableUnreadable):
                await tables.info(falsified, ANN)
            assert len(await tables.mine("ann")) == 2
        assert await storage.records(falsified)


@pytest.mark.parametrize("gap", [1, 3, -1], ids=["first", "middle", "last"])
async def test_a_missing_record_is_reported_and_does_not_affect_other_tables(sqlite_url: str, gap: int) -> None:
    async with opened(sqlite_url) as storage:
        async with tables_on(storage) as tables:
            broken, whole = await started(tables), await started(tables)
        length = len(await storage.records(broken.id))
        place = gap if gap > 0 else length
        with closing(sqlite3.connect(sqlite_file(sqlite_url), isolation_level=None)) as file:
            file.execute("DELETE FROM records WHERE table_id = ? AND version = ?", (broken.id, place))
        async with tables_on(storage) as tables:
            with pytest.raises(BrokenLog) as refusal:
                await tables.info(broken.id, ANN)
            assert refusal.value.facts["version"] == place
            assert {line.id for line in await tables.mine("ann")} == {broken.id, whole.id}
            assert (await tables.info(whole.id, ANN)).status == "playing"


async def test_the_reasons_to_freeze_have_words() -> None:
    source = (Path(__file__).parents[3] / "src/lairkeeper/server/words/en.ftl").read_text("utf-8")
    reasons = [line.split()[0] for line in source.splitlines() if line.startswith("table-frozen-")]
    assert reasons == [f"table-frozen-{reason}" for reason in ("version", "content", "replay", "left")]
    for language in LANGUAGES:
        words = speak(None, None, language, (), "lairkeeper.server")
        assert all(words.say(reason) for reason in reasons)
