"""Moments of finished games."""

from pathlib import Path

import pytest

from lairkeeper.kernel import Seat
from lairkeeper.server.live.updates import UpdateSender
from lairkeeper.server.lobby import replays
from lairkeeper.server.protocol import Frame
from lairkeeper.server.table.state import TableState
from tests.server.storage.test_stored_database import FINISHED, ann, services_on_a_copy

pytestmark = pytest.mark.asyncio
LATE = 999_999_999


async def test_the_end_is_shown_without_a_replay_and_is_the_same(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with services_on_a_copy(folder) as services:
        finished, caller = services.tables.finished, await ann(services)
        live = await services.tables.registry.find(FINISHED)
        expected = [
            _replayed(live.table, [Seat(0)]),
            _replayed(live.table, [None]),
            _replayed(live.table, [*map(Seat, range(2))]),
        ]
        monkeypatch.setattr(replays, "_beginning", None)
        for looked, frame in zip(((0, False), (None, False), (None, True)), expected, strict=True):
            assert await finished.frame(FINISHED, caller, LATE, *looked) == frame
            assert frame.step == frame.steps and frame.ending is not None


def _replayed(table: TableState, seats: list[Seat | None]) -> Frame:
    match = replays.finished(table)
    past, steps = replays._beginning(table, match), len(match.journal.entries)
    replays._go_on(past.playing(), match, steps)
    return replays._frame(table, UpdateSender(past), steps, seats)
