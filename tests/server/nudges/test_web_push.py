"""People who are away are told by web push, once for a table until they have looked at it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from lairkeeper.server.nudges.choices import MOST_DEVICES
from lairkeeper.server.protocol import TableInfo
from lairkeeper.server.protocol.nudges import NudgeChoices
from lairkeeper.server.site.app import Site
from tests.server.nudges.push_service import Browser, PushService, push_service
from tests.server.sites import ServerProcess, free_port, served
from tests.server.visitors import PATIENCE, Person, Visitor

pytestmark = pytest.mark.asyncio


@pytest.fixture
def haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lairkeeper.server.nudges.announcer.GRACE", 0)
    monkeypatch.setattr("lairkeeper.server.nudges.outbox.FIRST_PAUSE", 50)
    monkeypatch.setattr("lairkeeper.server.nudges.sender.EVERY", 0.05)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


async def empty(site: Site) -> None:
    async with asyncio.timeout(PATIENCE):
        while await site.services.nudges.outbox.waiting():
            await asyncio.sleep(0.02)


@asynccontextmanager
async def settled(site: Site) -> AsyncIterator[None]:
    """Whatever was noticed meanwhile is written down, and sent."""
    yield
    await site.services.nudges.watcher.until_idle()
    await empty(site)


async def subscribed(service: PushService, person: Person, name: str = "phone") -> Browser:
    choices = await person.look("/api/me/nudges", NudgeChoices)
    browser = service.browser(name, choices.key)
    await person.ask("/api/me/nudges/devices", browser.device, NudgeChoices)
    return browser


async def pair(ann: Person, bob: Person, **chosen: Any) -> TableInfo:
    """Ann and Bob at a table that has not started; Ann begins."""
    table = await ann.open_table(options={"first": 0}, **chosen)
    await bob.sit(table, 1)
    return table


def is_asked_else(number: int, visitor: Visitor) -> bool:
    return not visitor.questions or visitor.questions[0].number != number


async def play_until_bob(ann: Person, table: TableInfo) -> None:
    """Ann answers until it is Bob's turn."""
    async with ann.at(table.id) as hers:
        await hers.arrive()
        while hers.questions:
            question = hers.questions[0]
            await hers.answer(question, question.choices[-1])
            await hers.until_it(partial(is_asked_else, question.number))


@pytest.mark.usefixtures("haste")
async def test_a_message_comes_signed_and_sealed_and_once_until_one_has_looked(url: str) -> None:
    async with push_service() as service, served(url, push_anywhere=True) as (site, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        await subscribed(service, bob)
        table = await pair(ann, bob, title="An EVENT")
        async with settled(site):
            await ann.do(table, "start")
        [begun] = service.messages
        assert (begun["kind"], begun["table"], begun["title"]) == ("start", table.id, "An EVENT")
        assert service.topics == [begun["event"]] and "Run Run Run!" in begun["text"]
        async with settled(site):
            await play_until_bob(ann, table)
        assert len(service.messages) == 1, "Bob has not looked yet"
        async with bob.at(table.id) as his:
            await his.arrive()
            await site.services.nudges.watcher.until_idle()
        async with settled(site):
            await ann.do(table, "pause", {"paused": True})
            await ann.do(table, "pause", {"paused": False})
        kinds = [message["kind"] for message in service.messages]
        assert kinds in (["start", "turn"], ["start", "waited"])
        assert len({message["event"] for message in service.messages}) == 2


@pytest.mark.usefixtures("haste")
async def test_no_push_is_sent_to_people_connected_to_another_process(postgres_url: str) -> None:
    async with (
        push_service() as service,
        served(postgres_url, push_anywhere=True) as (site, here),
        served(postgres_url, push_anywhere=True) as (there_too, there),
    ):
        ann, bob = await Person.named(here, "Ann"), await Person.named(there, "Bob")
        await subscribed(service, bob)
        table = await pair(ann, bob)
        async with bob.at(table.id) as his:
            await his.hear()
            await there_too.services.nudges.watcher.until_idle()
            async with settled(site):
                await ann.do(table, "start")
            assert service.messages == []


async def test_turns_of_people_with_the_page_open_write_nothing_beside_the_log(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(url) as (site, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        table = await pair(ann, bob)
        await ann.do(table, "start")
        watcher, outbox = site.services.nudges.watcher, site.services.nudges.outbox
        dropped: list[str] = []
        drop = outbox.drop

        async def noted(person: str, table: str) -> None:
            dropped.append(person)
            await drop(person, table)

        monkeypatch.setattr(outbox, "drop", noted)
        async with bob.at(table.id) as his:
            await his.arrive()
            await play_until_bob(ann, table)
            await watcher.until_idle()
            assert dropped == []
            await his.is_asked()
            question = his.questions[0]
            await his.answer(question, question.choices[-1])
            await watcher.until_idle()
            assert dropped == []
        live = site.services.tables.registry.live[table.id]
        await until(lambda: not live.present)
        await ann.do(table, "pause", {"paused": True})
        await watcher.until_idle()
        assert dropped != [], "nobody has the page open: what waits for them is dropped"


@pytest.mark.usefixtures("haste")
async def test_one_sender_among_two_processes(postgres_url: str) -> None:
    async with (
        push_service() as service,
        served(postgres_url, push_anywhere=True) as (site, here),
        served(postgres_url, push_anywhere=True) as _,
    ):
        service.delay = 0.1
        ann, bob = await Person.named(here, "Ann"), await Person.named(here, "Bob")
        await subscribed(service, bob)
        for _ in range(10):
            await ann.do(await pair(ann, bob), "start")
        await until(lambda: len(service.messages) >= 10)
        await empty(site)
        assert len(service.messages) == len({message["event"] for message in service.messages}) == 10


@pytest.mark.usefixtures("haste")
async def test_people_who_left_are_notified_of_a_rematch(sqlite_url: str) -> None:
    async with push_service() as service, served(sqlite_url, push_anywhere=True) as (site, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        await subscribed(service, bob)
        table = await pair(ann, bob)
        live = site.services.tables.registry.live[table.id]
        site.services.nudges.watcher.rematch(live)
        await until(lambda: [message["kind"] for message in service.messages] == ["rematch"])


@pytest.mark.usefixtures("haste")
async def test_a_service_that_is_away_is_tried_again_and_one_that_forgot_the_browser_is_not(sqlite_url: str) -> None:
    async with push_service() as service, served(sqlite_url, push_anywhere=True) as (site, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        await subscribed(service, bob)
        service.statuses = [503, 429, 500]
        await ann.do(await pair(ann, bob), "start")
        await until(lambda: len(service.messages) == 1)
        assert service.asked == 4
        service.browsers.clear()
        async with settled(site):
            await ann.do(await pair(ann, bob), "start")
        assert (await bob.look("/api/me/nudges", NudgeChoices)).devices == 0
        service.statuses = [302]
        await subscribed(service, bob)
        asked = service.asked
        async with settled(site):
            await ann.do(await pair(ann, bob), "start")
        assert service.asked == asked + 1, "a redirect is not followed, and not tried again"


@pytest.mark.usefixtures("haste")
async def test_a_service_that_says_nothing_delays_no_move(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on while the first request still hangs; later ones are given up, and tried again."""
    monkeypatch.setattr("lairkeeper.server.transport.outgoing.LONGEST_TIME", 600.0)
    async with push_service() as service, served(sqlite_url, push_anywhere=True) as (site, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        await subscribed(service, bob)
        service.is_silent = True
        table = await pair(ann, bob)
        await ann.do(table, "start")
        await until(lambda: service.asked == 1)
        await play_until_bob(ann, table)
        assert service.asked == 1 and await site.services.nudges.outbox.waiting() == 1
        service.released.set()
        await until(lambda: len(service.messages) == 1)
        service.released.clear()
        monkeypatch.setattr("lairkeeper.server.transport.outgoing.LONGEST_TIME", 0.5)
        await ann.do(await pair(ann, bob), "start")
        await until(lambda: service.asked > 2)
        assert await site.services.nudges.outbox.waiting() == 1
        service.is_silent = False
        service.released.set()
        await until(lambda: len(service.messages) >= 2)


@pytest.mark.usefixtures("haste")
async def test_expired_notifications_are_dropped(sqlite_url: str) -> None:
    async with push_service() as service, served(sqlite_url, push_anywhere=True) as (site, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        await subscribed(service, bob)
        service.statuses = [503] * 1_000
        await ann.do(await pair(ann, bob), "start")
        await until(lambda: service.asked > 0)
        await site.services.storage.transact(("UPDATE outbox SET expires_at = $1", (1,)))
        await empty(site)
        assert service.messages == []


@pytest.mark.usefixtures("haste")
async def test_one_tap_ends_it_and_few_devices_are_kept(sqlite_url: str) -> None:
    async with push_service() as service, served(sqlite_url, push_anywhere=True) as (site, address):
        site.services.devices._burst = 1_000
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        browsers = [await subscribed(service, bob, f"phone{number}") for number in range(MOST_DEVICES)]
        more = service.browser("more", browsers[0].site_key)
        assert await bob.refused("/api/me/nudges/devices", more.device) == (403, "list-full")
        assert (await bob.ask("/api/me/nudges/devices", browsers[0].device, NudgeChoices)).devices == MOST_DEVICES
        for browser in browsers:
            await bob.ask("/api/me/nudges/off", {"endpoint": browser.endpoint}, NudgeChoices)
        async with settled(site):
            await ann.do(await pair(ann, bob), "start")
        assert service.messages == []


async def test_ten_thousand_subscriptions_are_refused_in_one_sentence(sqlite_url: str) -> None:
    async with push_service() as service, served(sqlite_url, push_anywhere=True) as (site, address):
        bob = await Person.named(address, "Bob")
        key = (await bob.look("/api/me/nudges", NudgeChoices)).key
        codes = set()
        for number in range(40):
            answer = await bob.try_to("/api/me/nudges/devices", service.browser(f"b{number}", key).device)
            codes.add(answer.json().get("code", ""))
        assert codes == {"", "list-full", "message-rate"}
        assert (await bob.look("/api/me/nudges", NudgeChoices)).devices == MOST_DEVICES
        assert await site.services.nudges.outbox.waiting() == 0


async def test_devices_that_no_browser_would_name_are_refused(sqlite_url: str) -> None:
    async with push_service() as service, served(sqlite_url) as (_, address):
        bob = await Person.named(address, "Bob")
        good = service.browser("phone", "").device
        for change, refusal in (
            ({}, (403, "address-refused")),
            ({"endpoint": "https://push.example/x", "p256dh": "AAAA"}, (400, "device-bad")),
            ({"endpoint": "https://push.example/x", "auth": "AAAA"}, (400, "device-bad")),
            ({"endpoint": "https://push.example/x", "p256dh": "!"}, (400, "device-bad")),
            ({"endpoint": "https://user:word@push.example/x"}, (403, "address-refused")),
            ({"endpoint": "file:///etc/passwd"}, (403, "address-refused")),
            ({"endpoint": "https://push.example/" + "x" * 1_000}, (403, "address-refused")),
        ):
            assert await bob.refused("/api/me/nudges/devices", {**good, **change}) == refusal, change


async def test_no_event_is_lost_or_shown_twice_when_the_server_is_killed(url: str, folder: Path) -> None:
    """What is sent again after a kill carries the same event and topic: the browser shows it once."""
    port, events = free_port(), 8
    async with push_service() as service:
        service.delay = 0.05
        ann = bob = Person("")
        tables: list[TableInfo] = []
        for kill in range(3):
            server = ServerProcess(url, port, folder, module="tests.server.nudges.hasty", push_anywhere="true")
            try:
                await asyncio.to_thread(server.wait_until_ready)
                if kill == 0:
                    ann = await Person.named(server.address, "Ann", stays=True)
                    bob = await Person.named(server.address, "Bob", stays=True)
                    await subscribed(service, bob)
                    tables = [await pair(ann, bob) for _ in range(events)]
                if kill < 2:
                    for table in tables[kill * 4 : kill * 4 + 4]:
                        await ann.do(table, "start")
                    await asyncio.sleep(0.02 * kill)
                else:
                    await until(lambda: len({message["table"] for message in service.messages}) == events)
                    await asyncio.sleep(2)
            finally:
                server.kill()
        told = {(message["table"], message["event"]) for message in service.messages}
        assert len(told) == events, "one event for each table"
        assert {message["event"] for message in service.messages} == set(service.topics)
        await ann.leave()
        await bob.leave()
