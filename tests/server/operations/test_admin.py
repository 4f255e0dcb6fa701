"""The report for the operator: behind a token, and without anybody's name."""

import logging

import httpx
import msgspec
import pytest

from lairkeeper.server.protocol.admin import AdminReport
from lairkeeper.server.telemetry.logs import LOG
from tests.server.sites import served
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio
TOKEN = "a token of the operator"


async def asked(address: str, token: str | None) -> httpx.Response:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    async with httpx.AsyncClient() as client:
        return await client.get(f"{address}/api/admin", headers=headers)


async def test_without_a_token_in_the_settings_there_is_no_such_page(sqlite_url: str) -> None:
    async with served(sqlite_url) as (_, address):
        for token in (None, "x", TOKEN):
            assert (await asked(address, token)).status_code == 404


async def test_only_the_token_opens_it_and_few_are_tried(sqlite_url: str) -> None:
    async with served(sqlite_url, admin_token=TOKEN, sign_in_rate=0.001, sign_in_burst=5) as (_, address):
        for token in (None, "x", "a token of somebody", f"{TOKEN}s", TOKEN[:-1]):
            refused = await asked(address, token)
            assert (refused.status_code, refused.json()["code"]) == (403, "token-wrong")
        assert (await asked(address, TOKEN)).status_code == 429
    async with served(sqlite_url, admin_token=TOKEN, sign_in_rate=0.001, sign_in_burst=5) as (_, address):
        for _ in range(9):
            assert (await asked(address, TOKEN)).status_code == 200


async def test_the_report_counts_and_names_nobody(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with served(sqlite_url, admin_token=TOKEN, retention=30) as (_, address):
        ann = await Person.named(address, "Ann-Sophie")
        table = await ann.open_table(title="Our secret evening")
        with caplog.at_level(logging.ERROR):
            LOG.error("fault", exc_info=ValueError("secret"), extra={"facts": {"reference": "ab12"}})
        async with ann.at(table.id) as visitor:
            await visitor.hear()
            answer = await asked(address, TOKEN)
        report = msgspec.json.decode(answer.content, type=AdminReport)
        assert (report.stored, report.people, report.accounts) == ({"gathering": 1}, 1, 0)
        assert (report.tables_live, report.visits, report.people_here) == (1, 1, 1)
        assert [line.game for line in report.tables] == ["run-run-run"] and report.tables[0].visits == 1
        assert report.database_bytes > 0 and (report.disk_free or 0) > 0
        assert [(fault.event, fault.kind, fault.reference) for fault in report.faults] == [
            ("fault", "ValueError", "ab12")
        ]
        assert (report.retention.days, report.retention.due, report.backups) == (30, 0, None)
        for secret in (b"Ann-Sophie", b"evening", b"secret", table.id.encode()):
            assert secret not in answer.content
