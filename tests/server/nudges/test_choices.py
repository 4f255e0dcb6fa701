"""Quiet hours, holidays, and the addresses that a server may send to."""

from datetime import UTC, datetime
from typing import Any

import pytest

from lairkeeper.server.errors import AddressRefused
from lairkeeper.server.nudges.choices import DAY, end_of_quiet
from lairkeeper.server.nudges.slow_clock import after
from lairkeeper.server.protocol.nudges import NudgeChoices, QuietHours, WebhookInfo
from lairkeeper.server.transport.outgoing import Outgoing, is_public
from tests.server.nudges.push_service import push_service
from tests.server.nudges.test_web_push import empty, haste, pair, until
from tests.server.sites import served
from tests.server.visitors import Person

__all__ = ["haste"]
pytestmark = pytest.mark.asyncio


def at(hour: int, minute: int = 0, day: int = 2) -> int:
    return int(datetime(2026, 3, day, hour, minute, tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "expected"),
    [
        (at(12), at(12)),
        (at(22), at(6, day=3)),
        (at(23, 30), at(6, day=3)),
        (at(3), at(6)),
        (at(6), at(6)),
        (at(20, 59), at(20, 59)),
        (at(21), at(6, day=3)),
    ],
)
async def test_nothing_is_sent_in_quiet_hours_which_may_go_past_midnight(now: int, expected: int) -> None:
    """From ten in the evening until seven, in a zone that is an hour ahead."""
    assert end_of_quiet(QuietHours(22 * 60, 7 * 60, "Europe/Paris"), now) == expected
    assert end_of_quiet(None, now) == now


async def test_the_clock_of_a_slow_table_stands_still_on_holidays() -> None:
    day = 20_000
    assert after(day * DAY, 3 * DAY, []) == (day + 3) * DAY
    assert after(day * DAY, 3 * DAY, [(day + 1, day + 2)]) == (day + 5) * DAY
    assert after(day * DAY + DAY // 2, DAY, [(day, day)]) == (day + 2) * DAY
    assert after(day * DAY, DAY, [(day - 3, day - 1), (day + 1, day + 9)]) == (day + 1) * DAY


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("192.168.0.1", False),
        ("169.254.169.254", False),
        ("0.0.0.0", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("::ffff:93.184.216.34", True),
    ],
)
async def test_private_addresses_are_known_however_they_are_written(address: str, expected: bool) -> None:
    assert is_public(address) is expected


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://10.0.0.8:8443/",
        "http://93.184.216.34/",
        "ftp://93.184.216.34/",
        "https://",
        "https://a b/",
        "https://x:99999/",
        "https://user@93.184.216.34/",
    ],
)
async def test_a_webhook_goes_to_no_place_that_is_not_public(url: str) -> None:
    outgoing = Outgoing()
    with pytest.raises(AddressRefused):
        await outgoing.resolved(outgoing.checked(url))


async def test_a_webhook_to_loopback_is_refused_and_so_is_that_of_a_guest_at_the_table(sqlite_url: str) -> None:
    async with served(sqlite_url) as (_, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        table = await pair(ann, bob)
        path = f"/api/tables/{table.id}/webhooks"
        for url in ("https://127.0.0.1/hook", "http://example.org/hook", "nonsense"):
            assert await ann.refused(path, {"url": url}) == (403, "address-refused")
        assert await bob.refused(path, {"url": "https://127.0.0.1/hook"}) == (403, "table-not-allowed")
        assert await ann.look(path, list[WebhookInfo]) == []


@pytest.mark.usefixtures("haste")
async def test_a_webhook_is_called_and_not_too_often(sqlite_url: str) -> None:
    async with push_service() as service, served(sqlite_url, push_anywhere=True) as (site, address):
        ann, bob = await Person.named(address, "Ann"), await Person.named(address, "Bob")
        table = await pair(ann, bob)
        path = f"/api/tables/{table.id}/webhooks"
        hooks = await ann.ask(path, {"url": f"{service.address}/hook/secret"}, list[WebhookInfo])
        assert [hook.host for hook in hooks] == ["127.0.0.1"] and "secret" not in str(hooks)
        await ann.do(table, "start")
        await until(lambda: len(service.hooked) == 1)
        [told] = service.hooked
        assert told["content"] == told["text"] and "Run Run Run!" in told["text"] and told["table"] == table.id
        await site.services.nudges.watcher.until_idle()
        await empty(site)
        assert len(service.hooked) == 1
        assert await ann.ask(f"{path}/drop", {"id": hooks[0].id}, list[WebhookInfo]) == []


async def test_impossible_hours_and_days_and_unknown_time_zones_are_refused(sqlite_url: str) -> None:
    async with served(sqlite_url, holiday_days=10) as (_, address):
        ann = await Person.named(address, "Ann")

        async def quiet(**hours: Any) -> tuple[int, str]:
            return await ann.refused(
                "/api/me/nudges/quiet", {"hours": {"begins": 1, "ends": 2, "zone": "UTC", **hours}}
            )

        for wrong in ({"begins": -1}, {"ends": 1_440}, {"zone": "Mars/Crater"}, {"zone": "../../etc/passwd"}):
            assert await quiet(**wrong) == (400, "hours-bad"), wrong
        known = await ann.ask(
            "/api/me/nudges/quiet", {"hours": {"begins": 1_320, "ends": 420, "zone": "Europe/Paris"}}, NudgeChoices
        )
        assert known.quiet == QuietHours(1_320, 420, "Europe/Paris")

        async def refused(*spans: tuple[str, str]) -> tuple[int, str]:
            holidays = [{"first": first, "last": last} for first, last in spans]
            return await ann.refused("/api/me/nudges/holidays", {"holidays": holidays})

        assert await refused(("2099-02-30", "2099-03-01")) == (400, "hours-bad")
        assert await refused(("2099-03-02", "2099-03-01")) == (403, "table-not-allowed")
        assert await refused(("2099-03-01", "2099-03-04"), ("2099-03-04", "2099-03-05")) == (403, "table-not-allowed")
        assert await refused(("2099-03-01", "2099-03-11")) == (403, "list-full")
        assert await refused(("2099-03-01", "9999-03-11")) == (403, "list-full")
        body = {"holidays": [{"first": "2098-12-25", "last": "2099-01-07"}]}
        assert (await ann.ask("/api/me/nudges/holidays", body, NudgeChoices)).holidays[0].last == "2099-01-07"
