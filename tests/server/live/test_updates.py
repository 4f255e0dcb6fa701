"""What it takes to send a move on: an option is decoded once, a draw is drawn once, and only what changed is sent."""

from collections import Counter
from typing import Any

import pytest

from lairkeeper.kernel import ChanceStream
from lairkeeper.server.protocol import Say, Update
from lairkeeper.server.storage import opened
from lairkeeper.server.table import records
from lairkeeper.server.table.commands import play_commands
from tests.server.houses import ANN, BOB, answer, questions, received, started, tables_on

pytestmark = pytest.mark.asyncio


def counted(monkeypatch: pytest.MonkeyPatch, home: Any, name: str, calls: Counter[str]) -> None:
    """Counts the calls of a function."""
    called = getattr(home, name)

    def count(*given: Any) -> Any:
        calls[name] += 1
        return called(*given)

    monkeypatch.setattr(home, name, count)


async def test_an_answer_is_decoded_once_and_a_draw_is_drawn_once(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, same_deal: None
) -> None:
    calls: Counter[str] = Counter()
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables)
        visits = [await tables.enter(info.id, who) for who in (ANN, BOB)]
        for home, name in ((play_commands, "decode_option"), (records, "decode_option"), (ChanceStream, "choose")):
            counted(monkeypatch, home, name, calls)
        table = (await tables.registry.find(info.id)).table
        before = len(table.playing().journal.entries)
        for _ in range(6):
            for visit in visits:
                for question in questions(await received(visit))[:1]:
                    await tables.hear(visit, answer(question))
        entries = table.playing().journal.entries[before:]
        draws = sum(entry.seat == -1 for entry in entries)
        assert draws and calls == {"decode_option": len(entries) - draws, "choose": draws}


async def test_the_log_holds_the_same_bytes_as_one_that_is_written_again(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables)
        visits = [await tables.enter(info.id, who) for who in (ANN, BOB)]
        for _ in range(6):
            for visit in visits:
                for question in questions(await received(visit))[:1]:
                    await tables.hear(visit, answer(question))
        blobs = await storage.records(info.id)
        assert [records.write_record(records.read_record(blob)) for blob in blobs] == blobs


async def test_a_line_of_chat_sends_nothing_else(sqlite_url: str) -> None:
    async with opened(sqlite_url) as storage, tables_on(storage) as tables:
        info = await started(tables)
        ann, bob = [await tables.enter(info.id, who) for who in (ANN, BOB)]
        await received(bob)
        await tables.hear(ann, Say(1, "hello"))
        [update] = await received(bob)
        assert isinstance(update, Update) and [line.text for line in update.chat] == ["hello"]
        assert update.points == [] and update.log == [] and update.table is None
