"""People mute each other, report what goes too far, and hosts close channels."""

import asyncio

import pytest

from lairkeeper.cli import main
from lairkeeper.server.people.company import MOST_MUTED, Company, reports
from lairkeeper.server.protocol import Acknowledged, React, Say, TableLine
from lairkeeper.server.protocol.community import Muted
from lairkeeper.server.storage import Row, opened
from tests.server.sites import served
from tests.server.table.test_seats import pair
from tests.server.visitors import Person, Visitor, refusal_code

pytestmark = pytest.mark.asyncio


async def said(visitor: Visitor, text: str) -> None:
    assert isinstance(await visitor.tell(Say(visitor.next_sequence(), text)), Acknowledged)


async def test_who_is_muted_stays_so_at_all_tables_and_on_all_devices(url: str) -> None:
    async with served(url) as (_, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        table = await pair(ann, bob)
        async with ann.at(table.id) as hers, bob.at(table.id) as his:
            await hers.arrive()
            await his.arrive()
            await said(his, "hello")
            await hers.until_it(lambda visitor: bool(visitor.chat))
            [line] = [line for message in hers.heard for line in getattr(message, "chat", [])]
            assert line.author and bob.me.id not in line.author
            [entry] = await ann.ask(f"/api/tables/{table.id}/mute", {"author": line.author}, list[Muted])
            assert entry.name == "Bob" and bob.me.id not in entry.id
            await hers.until_it(lambda visitor: visitor.table is not None and line.author in visitor.table.muted)
            assert hers.table is not None and [seat.is_muted for seat in hers.table.seats] == [False, True]
        elsewhere = await bob.open_table(joining="anyone")
        async with ann.at(elsewhere.id) as again:
            await again.arrive()
            assert again.table is not None and again.table.seats[0].is_muted
        lines = {each.id: each for each in await ann.look("/api/tables", list[TableLine])}
        assert lines[elsewhere.id].seats[0].is_muted
        assert not (await bob.look("/api/tables", list[TableLine]))[0].seats[0].is_muted
        assert await ann.ask("/api/me/unmute", {"id": entry.id}, list[Muted]) == []
        assert await ann.look("/api/me/muted", list[Muted]) == []


async def test_whom_somebody_has_muted_is_read_once_until_it_changes(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite_url) as storage:
        company, rows, reads = Company(storage, lambda: 1), storage.rows, list[str]()

        async def counted(query: str, *given: str | int) -> list[Row]:
            reads.append(query)
            return await rows(query, *given)

        monkeypatch.setattr(storage, "rows", counted)
        for _ in range(3):
            assert await company.muted_by("ann") == frozenset()
        assert len(reads) == 1
        await company.mute("ann", "bob", "Bob")
        assert await company.muted_by("ann") == {"bob"}
        [entry] = await company.list_of("ann")
        await company.unmute("ann", entry.id)
        assert await company.muted_by("ann") == frozenset()


async def test_people_who_mute_many_fill_no_memory(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lairkeeper.server.people.company._MOST_KNOWN", 20)
    async with opened(sqlite_url) as storage:
        company, people = Company(storage, lambda: 1), [f"p{number}" for number in range(8)]
        for person in people:
            for muted in people[:6]:
                if muted != person:
                    await company.mute(person, muted, muted)
        for person in people:
            assert len(await company.muted_by(person)) >= 5
            assert sum(1 + len(muted) for muted in company._known.values()) <= 20


async def test_the_marks_of_authors_differ_from_table_to_table(sqlite_url: str) -> None:
    async with served(sqlite_url) as (_, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        marks = set()
        for _ in range(2):
            table = await pair(ann, bob)
            async with bob.at(table.id) as his:
                await his.arrive()
                await said(his, "hello")
                await his.until_it(lambda visitor: bool(visitor.chat))
                marks |= {line.author for message in his.heard for line in getattr(message, "chat", [])}
        assert len(marks) == 2


async def test_people_cannot_mute_themselves_empty_seats_or_too_many_people(sqlite_url: str) -> None:
    async with served(sqlite_url) as (site, address):
        ann = await Person.named(address, "Ann")
        table = await ann.open_table()
        for body in ({"seat": 0}, {"seat": 1}, {"author": "nobody"}):
            assert await ann.refused(f"/api/tables/{table.id}/mute", body) == (403, "table-not-allowed")
        assert await ann.refused(f"/api/tables/{table.id}/mute", {"seat": 99}) == (400, "seat-unknown")
        for number in range(MOST_MUTED):
            await site.services.company.mute(ann.me.id, f"somebody {number}", "x")
        bob = await Person.named(address, "Bob")
        await bob.sit(table, 1)
        assert await ann.refused(f"/api/tables/{table.id}/mute", {"seat": 1}) == (403, "list-full")
        assert len(await ann.look("/api/me/muted", list[Muted])) == MOST_MUTED


async def test_a_report_reaches_the_host_with_the_lines_before_it(
    sqlite_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(sqlite_url) as (site, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        table = await pair(ann, bob)
        async with ann.at(table.id) as hers, bob.at(table.id) as his:
            await hers.arrive()
            await his.arrive()
            await said(hers, "good evening")
            await said(his, "go away")
            await hers.until_it(lambda visitor: len(visitor.chat) == 2)
            lines = [line for message in hers.heard for line in getattr(message, "chat", [])]
            wanted = {"kind": "line", "author": lines[1].author, "at": lines[1].at, "seat": 1}
            for _ in range(2):
                assert (await ann.try_to(f"/api/tables/{table.id}/report", wanted)).status_code == 204
            assert (await ann.try_to(f"/api/tables/{table.id}/report", {"kind": "name", "seat": 1})).status_code == 204
            assert await bob.refused(f"/api/tables/{table.id}/report", wanted) == (403, "table-not-allowed")
            assert await ann.refused(f"/api/tables/{table.id}/report", {"kind": "line"}) == (400, "message-malformed")
        assert await site.services.company.open_reports() == 2
    monkeypatch.setenv("LAIRKEEPER_DATABASE", sqlite_url)
    monkeypatch.setenv("LC_ALL", "en")
    shown = await run(capsys, "reports")
    assert "“Bob” said: go away" in shown and "“Ann”: good evening" in shown and "the name “Bob”" in shown
    first = shown.split()[0]
    assert first not in await run(capsys, "reports", "--close", first)
    assert await asyncio.to_thread(main, ["reports", "--close", "nothing"]) == 2
    assert "no report nothing" in capsys.readouterr().err


async def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert await asyncio.to_thread(main, [*arguments]) == 0
    return capsys.readouterr().out


async def test_reports_of_one_person_are_rationed(sqlite_url: str) -> None:
    async with served(sqlite_url) as (site, address):
        site.services.reports._rate = 0
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        table = await pair(ann, bob)
        answers = [
            (await ann.try_to(f"/api/tables/{table.id}/report", {"kind": "name", "seat": 1})).status_code
            for _ in range(11)
        ]
        assert answers == [*[204] * 10, 429] and await site.services.company.open_reports() == 1


async def test_a_host_closes_a_channel_and_opens_it_again(sqlite_url: str) -> None:
    async with served(sqlite_url) as (_, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        table = await pair(ann, bob)
        path = f"/api/tables/{table.id}/channel"
        assert await bob.refused(path, {"channel": "table", "is_open": False}) == (403, "table-not-allowed")
        async with bob.at(table.id) as his:
            await his.arrive()
            assert (await ann.try_to(path, {"channel": "table", "is_open": False})).status_code == 204
            await his.until_it(lambda visitor: visitor.table is not None and visitor.table.closed_channels == ["table"])
            assert refusal_code(await his.tell(Say(his.next_sequence(), "hello?"))) == "channel-closed"
            assert refusal_code(await his.tell(React(his.next_sequence(), 1, "cheer"))) == "channel-closed"
            assert (await ann.try_to(path, {"channel": "table", "is_open": True})).status_code == 204
            await said(his, "hello!")
        assert await ann.refused(path, {"channel": "nowhere", "is_open": True}) == (400, "message-malformed")


async def test_reactions_are_heard_like_lines_and_rationed(sqlite_url: str) -> None:
    async with served(sqlite_url) as (_, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        table = await pair(ann, bob)
        async with ann.at(table.id) as hers, bob.at(table.id) as his:
            await hers.arrive()
            await his.arrive()
            assert refusal_code(await his.tell(React(his.next_sequence(), 0, "cheer"))) == "table-not-allowed"
            for _ in range(3):
                assert isinstance(await his.tell(React(his.next_sequence(), 1, "thanks")), Acknowledged)
            assert refusal_code(await his.tell(React(his.next_sequence(), 1, "hurry"))) == "message-rate"
            await hers.until_it(lambda visitor: len(visitor.chat) == 3)
            lines = [line for message in hers.heard for line in getattr(message, "chat", [])]
            assert [(line.seat, line.text, line.reaction) for line in lines] == [(1, "", "thanks")] * 3


async def test_an_erased_person_leaves_no_choice_behind(url: str) -> None:
    async with served(url) as (site, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        table = await pair(ann, bob)
        await ann.ask(f"/api/tables/{table.id}/mute", {"seat": 1}, list[Muted])
        await bob.ask(f"/api/tables/{table.id}/mute", {"seat": 0}, list[Muted])
        assert (await ann.try_to(f"/api/tables/{table.id}/report", {"kind": "name", "seat": 1})).status_code == 204
        quiet = {"hours": {"begins": 1, "ends": 2, "zone": "UTC"}}
        assert (await ann.try_to("/api/me/nudges/quiet", quiet)).status_code == 200
        assert (await ann.try_to("/api/me/erase")).status_code == 200
        assert await bob.look("/api/me/muted", list[Muted]) == []
        for kept in ("mutes", "quiet_hours"):
            assert await site.services.storage.rows(f"SELECT * FROM {kept} WHERE person = $1", ann.me.id) == []
        [report] = await reports(site.services.storage, 10)
        assert report.reporter not in (ann.me.id, "") and report.name == "Bob"
