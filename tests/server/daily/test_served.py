"""Daily challenges over HTTP, and a server that is killed while people begin them."""

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest

from lairkeeper.server.daily.browser_tries import BrowserTries
from lairkeeper.server.daily.rebuilding import logged_try
from lairkeeper.server.lobby.lists import line
from lairkeeper.server.protocol import Me, TableInfo
from lairkeeper.server.protocol.daily import DailyMonth, DailyPage
from lairkeeper.server.storage import opened
from tests.server.daily.days import RUN
from tests.server.sites import ServerProcess, free_port
from tests.server.visitors import PATIENCE, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
KILLS = 2
PEOPLE = 6


async def test_a_guest_without_a_name_plays_and_finds_the_try_again(address: str) -> None:
    guest = Person(address)
    await guest.introduce()
    stranger = await guest.look("/api/daily", DailyPage)
    assert len(stranger.games) == 4 and all(game.mine is None for game in stranger.games)
    assert 0 < stranger.left_ms <= 86_400_000
    table = await guest.ask(f"/api/daily/{RUN}", {}, TableInfo)
    again = await guest.ask(f"/api/daily/{RUN}", {"is_counted": True}, TableInfo)
    assert again.id == table.id and table.status == "playing" and table.daily is not None
    page = await guest.look("/api/daily", DailyPage)
    mine = next(game.mine for game in page.games if game.game == RUN)
    assert mine is not None and (mine.table, mine.status, mine.result) == (table.id, "playing", None)


async def test_a_guest_who_becomes_an_account_finds_the_try_on_another_device(address: str) -> None:
    guest = Person(address)
    await guest.introduce()
    table = await guest.ask(f"/api/daily/{RUN}", {}, TableInfo)
    await guest.try_to("/api/me/name", {"name": "Daily player"})
    await guest.try_to("/api/me/passphrase", {"passphrase": "long enough for this"})
    elsewhere = Person(address)
    await elsewhere.introduce()
    signed = await elsewhere.try_to("/api/sign-in", {"name": "Daily player", "passphrase": "long enough for this"})
    assert signed.status_code == 200
    await elsewhere.introduce()
    assert (await elsewhere.ask(f"/api/daily/{RUN}", {}, TableInfo)).id == table.id


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        (f"/api/daily/{RUN}", {"is_counted": False}, 403, "daily-first"),
        (f"/api/daily/{RUN}", {"result": {"score": 1_000}}, 400, "message-malformed"),
        (f"/api/daily/{RUN}", {"options": {"players": "4"}}, 403, "table-not-allowed"),
        ("/api/daily/chess", {}, 403, "daily-none"),
        (f"/api/daily/2026-99-99/{RUN}/result", {"is_shown": True}, 400, "daily-day"),
        (f"/api/daily/2020-01-01/{RUN}/result", {"is_shown": True}, 403, "table-not-allowed"),
    ],
)
async def test_what_cannot_be_is_refused_in_one_sentence(
    address: str, path: str, body: dict[str, object], status: int, code: str
) -> None:
    person = Person(address)
    await person.introduce()
    answer = await person.try_to(path, body)
    refusal = answer.json()
    assert (answer.status_code, refusal["code"]) == (status, code)
    assert refusal["phrase"]["key"] == f"error-{code}"


async def test_another_guest_in_the_same_browser_has_no_second_counted_try(address: str) -> None:
    """Signing out gives a new cookie, and no new try; who signs in with a passphrase may share the browser."""
    person = Person(address)
    await person.introduce()
    first = await person.ask(f"/api/daily/{RUN}", {}, TableInfo)
    assert (await person.ask(f"/api/daily/{RUN}", {}, TableInfo)).id == first.id
    await person.ask("/api/sign-out", {}, Me)
    await person.introduce()
    assert await person.refused(f"/api/daily/{RUN}", {}) == (403, "daily-tried-here")
    assert (await person.ask(f"/api/daily/{RUN}", {"is_counted": False}, TableInfo)).id != first.id
    assert (await person.look("/api/daily", DailyPage)).games[0].tries >= 1
    assert await counted_tries(person) == []
    await person.ask("/api/daily/vengeance", {}, TableInfo)
    await person.ask("/api/me/name", {"name": "Shares the tablet"}, Me)
    await person.ask("/api/me/passphrase", {"passphrase": "long enough for this"}, Me)
    await person.introduce()
    await person.ask(f"/api/daily/{RUN}", {}, TableInfo)
    assert await counted_tries(person) == [RUN, "vengeance"]


async def counted_tries(person: Person) -> list[str]:
    return sorted(deal.game for deal in (await person.look("/api/daily", DailyPage)).games if deal.mine is not None)


@pytest.mark.parametrize(
    "cookie", ["", "2026-11-18", "2026-11-18.run-run-run", "x" * 3_000, "\xff.%00..", "2026-11-17.a.b"]
)
async def test_a_cookie_of_tries_that_is_not_ours_counts_for_nothing(cookie: str) -> None:
    tries = BrowserTries.read(cookie, "2026-11-18")
    assert not tries.is_of_another(RUN, "mine")
    assert BrowserTries.read(tries.noted(RUN, "mine"), "2026-11-18").is_of_another(RUN, "another")


async def test_a_request_of_another_site_begins_no_try(address: str) -> None:
    person = Person(address)
    await person.introduce()
    async with httpx.AsyncClient(base_url=address, cookies=person.http.cookies) as forged:
        assert (await forged.post(f"/api/daily/{RUN}", json={})).status_code == 403
    page = await person.look("/api/daily", DailyPage)
    assert all(game.mine is None for game in page.games)


async def test_the_list_of_the_month_is_open_to_everybody(address: str) -> None:
    stranger = Person(address)
    month = (await stranger.look("/api/daily", DailyPage)).day[:7]
    assert (await stranger.look(f"/api/daily/months/{month}", DailyMonth)).month == month
    for wrong in ("2020-01", "soon", "2026-1"):
        assert (await stranger.http.get(f"/api/daily/months/{wrong}")).status_code in (400, 403)


async def test_kills_lose_no_try_and_double_none(url: str, folder: Path) -> None:
    port, random = free_port(), Random()
    people: list[Person] = []
    told: dict[str, set[str]] = {}
    for _ in range(KILLS):
        server = ServerProcess(url, port, folder, module="tests.server.packed")
        try:
            await asyncio.to_thread(server.wait_until_ready)
            people = people or [Person(server.address, stays=True) for _ in range(PEOPLE)]
            for person in people:
                await person.introduce()
            begun = [asyncio.create_task(_begin(person, told)) for person in people for _ in range(3)]
            await asyncio.wait(begun, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(random.uniform(0.0, 0.05))
        finally:
            server.kill()
        await asyncio.gather(*begun)
    assert told and all(len(tables) == 1 for tables in told.values())
    async with opened(url) as storage:
        for person in people:
            listed = [line(each) for each in await storage.tables_of(person.me.id, 10)]
            counted = [each for each in listed if each.daily is not None and each.daily.is_counted]
            assert len(counted) <= 1
            assert told.get(person.me.id, set()) <= {each.id for each in counted}
            for each in counted:
                tries = await storage.tries_of(person.me.id, each.daily.day if each.daily else "")
                assert tries == [await logged_try(storage, each.id)]
    for person in people:
        await person.http.aclose()


async def _begin(person: Person, told: dict[str, set[str]]) -> None:
    """Notes the table that the server has acknowledged."""
    try:
        table = await person.ask(f"/api/daily/{RUN}", {}, TableInfo)
    except (httpx.HTTPError, AssertionError):
        return
    told.setdefault(person.me.id, set()).add(table.id)
