"""Luck nobody chooses: the server commits itself, everybody adds a number, and the seed is made of all of it."""

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

import pytest

from lairkeeper.cli import main
from lairkeeper.games import game_named
from lairkeeper.kernel import Journal, read_journal, write_journal
from lairkeeper.kernel.data.luck import SharedLuck, mark_of
from lairkeeper.server.lobby import tables as serving
from lairkeeper.server.protocol import Acknowledged, Announce, LotsInfo, NewTable, SeatBot, TableInfo, TellNumber
from lairkeeper.server.table.verification import verify
from tests.server.houses import ANN, BOB, received, reply, tables_at
from tests.server.sites import served
from tests.server.visitors import Person, Visitor, refusal_code

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAME = game_named("run-run-run")


def lots(visitor: Visitor) -> LotsInfo:
    assert visitor.table is not None and visitor.table.lots is not None
    return visitor.table.lots


class Contributor:
    """Somebody at a table who adds a number, as the web client does."""

    def __init__(self, visitor: Visitor, number: str | None = None) -> None:
        self.visitor = visitor
        self.number = number or secrets.token_hex(16)

    async def announces(self) -> None:
        reply = await self.visitor.tell(Announce(self.visitor.next_sequence(), mark_of(self.number)))
        assert isinstance(reply, Acknowledged)

    async def tells(self) -> None:
        await self.visitor.until_it(lambda visitor: lots(visitor).is_closed)
        reply = await self.visitor.tell(TellNumber(self.visitor.next_sequence(), self.number))
        assert isinstance(reply, Acknowledged)

    async def starts(self, host: Person, *others: "Contributor") -> TableInfo:
        """The host starts, and everybody named tells their number."""
        assert self.visitor.table is not None
        starting = asyncio.create_task(host.do(self.visitor.table, "start"))
        for contributor in (self, *others):
            await contributor.tells()
        return await starting


async def played(person: Person, table: TableInfo) -> Journal[Any]:
    """The journal of a game that one person plays to its end in all seats."""
    async with person.at(table.id) as visitor:
        await visitor.arrive()
        await visitor.play(lambda question: question.choices[0])
    return await journal_of(person, table)


async def journal_of(person: Person, table: TableInfo) -> Journal[Any]:
    return read_journal(GAME, (await person.http.get(f"/api/tables/{table.id}/journal")).content)


async def test_the_server_commits_itself_when_the_table_opens(ann: Person) -> None:
    table = await ann.open_table(1)
    assert len(table.commitment) == 64
    started = await ann.do(table, "start")
    assert started.commitment == table.commitment and started.lots == LotsInfo(False, 1, [])


async def test_the_seed_is_made_of_the_secret_and_of_the_numbers_and_the_journal_holds_all(ann: Person) -> None:
    table = await ann.open_table(1)
    async with ann.at(table.id) as visitor:
        await visitor.arrive()
        me = Contributor(visitor)
        await me.announces()
        assert [(lot.seat, lot.mark, lot.number, lot.is_mine) for lot in lots(visitor).lots] == [
            (0, mark_of(me.number), None, True)
        ]
        started = await me.starts(ann)
        assert started.lots is not None and [lot.number for lot in started.lots.lots] == [me.number]
        assert started.lots.secret is None and started.seed is None
    journal = await played(ann, table)
    luck = journal.luck
    assert luck is not None and [lot.number for lot in luck.lots] == [me.number]
    assert luck.seed == journal.seed and luck.commitment == table.commitment
    verdict = verify(GAME, journal)
    assert verdict.is_honest(table.commitment, me.number) and not verdict.is_honest(table.commitment, "0" * 32)
    over = await ann.look(f"/api/tables/{table.id}", TableInfo)
    assert over.seed == journal.seed and over.lots is not None and over.lots.secret == luck.secret


async def test_all_numbers_are_committed_before_any_is_revealed(ann: Person, bob: Person) -> None:
    table = await ann.open_table(2)
    await bob.sit(table, 1)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        await one.arrive()
        await two.arrive()
        first, second = Contributor(one), Contributor(two)
        early = TellNumber(one.next_sequence(), first.number)
        await first.announces()
        assert refusal_code(await one.tell(early)) == "table-not-now"
        await second.announces()
        starting = asyncio.create_task(ann.do(table, "start"))
        await first.tells()
        other = secrets.token_hex(16)
        await two.until_it(lambda visitor: any(lot.number for lot in lots(visitor).lots))
        late = await two.tell(Announce(two.next_sequence(), mark_of(other)))
        false = await two.tell(TellNumber(two.next_sequence(), other))
        assert refusal_code(late) == refusal_code(false) == "table-not-now"
        await second.tells()
        assert (await starting).status == "playing"
        again = await two.tell(TellNumber(two.next_sequence(), second.number))
        assert refusal_code(again) == "table-not-now"


async def test_a_withheld_number_delays_nobody_and_is_visible(
    ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "PATIENCE", 0.3)
    table = await ann.open_table(2)
    await bob.sit(table, 1)
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        await one.arrive()
        await two.arrive()
        first, second = Contributor(one), Contributor(two)
        await first.announces()
        await second.announces()
        started = await first.starts(ann)
        assert started.status == "playing" and started.lots is not None
        assert [lot.number for lot in started.lots.lots] == [first.number, None]
        late = await two.tell(TellNumber(two.next_sequence(), second.number))
        assert refusal_code(late) == "table-not-now"


async def test_who_has_left_before_the_list_is_closed_is_not_waited_for(ann: Person, bob: Person) -> None:
    table = await ann.open_table(2)
    await bob.sit(table, 1)
    async with ann.at(table.id) as one:
        await one.arrive()
        first = Contributor(one)
        await first.announces()
        async with bob.at(table.id) as two:
            await two.arrive()
            await Contributor(two).announces()
        await one.until_it(lambda visitor: bool(visitor.table and not visitor.table.seats[1].is_connected))
        started = await first.starts(ann)
        assert started.lots is not None and [lot.seat for lot in started.lots.lots] == [0]


async def test_a_change_of_people_restarts_the_commitments_and_is_counted(
    ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "PATIENCE", 0.5)
    table = await ann.open_table(2)
    await bob.sit(table, 1)
    async with ann.at(table.id) as one:
        await one.arrive()
        await Contributor(one).announces()
        starting = asyncio.create_task(ann.try_to(f"/api/tables/{table.id}/start"))
        await one.until_it(lambda visitor: lots(visitor).is_closed)
        await bob.do(table, "leave", {"seat": 1})
        await one.until_it(lambda visitor: lots(visitor).attempt == 2)
        assert not lots(one).is_closed and lots(one).lots == []
        assert (await starting).status_code == 403
        await ann.do(table, "bot", SeatBot(1, "random"))
        again = Contributor(one)
        await again.announces()
        started = await again.starts(ann)
        assert started.lots is not None and started.lots.attempt == 2


async def test_only_people_at_the_table_add_to_its_luck(ann: Person, bob: Person) -> None:
    table = await ann.open_table(2)
    async with bob.at(table.id, key=table.watch_key or "") as visitor:
        await visitor.arrive()
        assert refusal_code(await visitor.tell(Announce(1, mark_of("x")))) == "table-not-allowed"
    async with ann.at(table.id) as visitor:
        await visitor.arrive()
        for mark in ("", "x" * 64, "A" * 64, "0" * 65):
            assert refusal_code(await visitor.tell(Announce(1, mark))) == "message-malformed"
        for number in ("", "0" * 31, "0" * 33, "é" * 32):
            assert refusal_code(await visitor.tell(TellNumber(1, number))) == "message-malformed"


async def test_own_box_tables_have_no_contributions_to_the_seed(ann: Person) -> None:
    table = await ann.open_table(1, luck="table")
    assert table.lots is None and table.commitment == ""
    async with ann.at(table.id) as visitor:
        await visitor.arrive()
        assert refusal_code(await visitor.tell(Announce(1, mark_of("x")))) == "table-not-now"


async def test_the_seed_survives_the_server(folder: Path) -> None:
    """Marks, numbers and the secret are in the log: another process folds the same seed."""
    database = f"sqlite:///{folder}/games.db"
    async with served(database) as (site, address):
        ann = await Person.named(address, "Ann", stays=True)
        table = await ann.open_table(1)
        async with ann.at(table.id) as visitor:
            await visitor.arrive()
            me = Contributor(visitor)
            await me.announces()
            await me.starts(ann)
        seed = site.services.tables.registry.live[table.id].table.stream.seed
    async with served(database) as (site, address):
        ann.move(address)
        again = await ann.look(f"/api/tables/{table.id}", TableInfo)
        assert again.commitment == table.commitment and again.lots is not None
        assert [lot.number for lot in again.lots.lots] == [me.number]
        assert site.services.tables.registry.live[table.id].table.stream.seed == seed


async def test_numbers_reach_the_process_where_the_host_starts(postgres_url: str) -> None:
    async with tables_at(postgres_url) as one, tables_at(postgres_url) as other:
        info = await one.create(ANN, NewTable("run-run-run", {"players": 2}, joining="anyone"))
        await one.sit(info.id, BOB, 1)
        there, number = await other.enter(info.id, BOB), secrets.token_hex(16)
        await received(there)
        assert isinstance(await reply(other, there, Announce(1, mark_of(number))), Acknowledged)
        starting = asyncio.create_task(one.start(info.id, ANN))
        async with asyncio.timeout(10):
            while other.registry.live[info.id].table.lots.closed is None:
                await asyncio.sleep(0.01)
        await received(there)
        assert isinstance(await reply(other, there, TellNumber(2, number)), Acknowledged)
        started = await starting
        assert started.lots is not None and [lot.number for lot in started.lots.lots] == [number]


async def test_verify_finds_a_seed_that_was_chosen(
    ann: Person, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A server that grinds seeds for a wished hand has to give up the mark it showed, or the numbers it was told."""
    table = await ann.open_table(1)
    async with ann.at(table.id) as visitor:
        await visitor.arrive()
        me = Contributor(visitor)
        await me.announces()
        await me.starts(ann)
    journal = await played(ann, table)
    file = folder / "game.json"
    file.write_bytes(write_journal(journal))
    told = ["verify", str(file), "--lang", "en", "--commitment", table.commitment, "--number", me.number]
    assert main(told) == 0
    assert "a part of the seed" in capsys.readouterr().out
    assert main(["verify", str(file), "--number", "0" * 32]) == 1
    assert journal.luck is not None
    ground = SharedLuck(secrets.token_hex(16), journal.luck.lots)
    for luck in (ground, SharedLuck(journal.luck.secret), SharedLuck(journal.luck.secret, journal.luck.lots, 2)):
        journal.luck = luck
        file.write_bytes(write_journal(journal))
        assert main(told) == 1
    assert "meddled" in capsys.readouterr().out


async def test_a_journal_from_before_is_verified_as_before(ann: Person) -> None:
    table = await ann.do(await ann.open_table(1), "start")
    journal = await played(ann, table)
    journal.luck = None
    old = read_journal(GAME, write_journal(journal))
    assert "luck" not in json.loads(write_journal(journal))
    assert old.luck is None and verify(GAME, old).is_honest(None)
