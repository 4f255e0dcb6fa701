"""What decided a finished game: computed in a process of its own and kept beside the table."""

import asyncio
from dataclasses import replace
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from lairkeeper.analysis import NoFittedValue
from lairkeeper.games.run_run_run import GAME
from lairkeeper.server.errors import NotAnalysed, NotNow, UnknownTable
from lairkeeper.server.lobby import postmortem_worker
from lairkeeper.server.lobby.postmortem_worker import analyses
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import AnalysisInfo
from lairkeeper.server.site.services import Services
from lairkeeper.server.storage import opened
from tests.every import golden
from tests.server.storage.test_stored_database import FINISHED, IN_PLAY, ann, services_on_a_copy

VAULT = (golden(GAME) / "vault.journal").read_bytes()
PATIENCE = 120.0


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short recorded game in the place of the long one that is stored."""
    monkeypatch.setattr("lairkeeper.server.lobby.replays.journal_of", lambda table: VAULT)


async def finished(services: Services, caller: Caller) -> AnalysisInfo:
    async with asyncio.timeout(PATIENCE):
        while not (found := await services.tables.finished.analysis(FINISHED, caller)).is_final:
            await asyncio.sleep(0.05)
    return found


@pytest.mark.asyncio
async def test_an_analysis_is_computed_once_and_kept(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        caller = await ann(services)
        first = await services.tables.finished.analysis(FINISHED, caller)
        assert (first.curves, first.is_final) == ([], False)
        found = await finished(services, caller)
        assert found.curves[0].moments[-1].value == 0 and found.points
        while (kept := await services.storage.analysis(FINISHED)) is None:
            await asyncio.sleep(0.01)
        assert msgspec.json.decode(kept, type=AnalysisInfo) == found
        assert await services.tables.finished.analysis(FINISHED, caller) == found


@pytest.mark.asyncio
async def test_only_finished_games_are_analysed_and_only_for_people_who_may_see_them(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        with pytest.raises(NotNow):
            await services.tables.finished.analysis(IN_PLAY, await ann(services))
        with pytest.raises(UnknownTable):
            await services.tables.finished.analysis(FINISHED, Caller("somebody else", "Eve"))


@pytest.mark.asyncio
async def test_a_failed_analysis_is_not_repeated(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lairkeeper.server.lobby.replays.journal_of", lambda table: b"no journal")
    async with services_on_a_copy(folder) as services:
        with pytest.raises(NotAnalysed):
            await finished(services, await ann(services))


@pytest.mark.asyncio
async def test_both_databases_keep_an_analysis(url: str) -> None:
    async with opened(url) as storage:
        assert await storage.analysis("t") is None
        await storage.keep_analysis("t", b"rough")
        await storage.keep_analysis("t", b"fine")
        assert await storage.analysis("t") == b"fine"


def test_lines_refine_and_the_last_one_is_final(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postmortem_worker, "PAUSE", 0.0)
    first, second, *rest = analyses(VAULT, rollouts=4)
    assert first.done == 0 and all(change is None for change in first.curves[0].changes)
    assert any(change is not None for change in second.curves[0].changes)
    assert [it.is_final for it in rest] == [False] * (len(rest) - 1) + [True]
    chosen = [point for point in rest[-1].points if point.better is not None]
    assert chosen and all(point.chosen is not None and point.reason is not None for point in chosen)


def test_without_time_there_is_a_curve_and_no_split() -> None:
    (only,) = islice(analyses(VAULT, seconds=-1.0), 2)
    assert only.is_final and len(only.curves[0].moments) > 2 and only.points == []


def test_a_game_without_a_value_has_no_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postmortem_worker, "game_named", lambda name: replace(GAME, value=None))
    with pytest.raises(NoFittedValue):
        next(analyses(VAULT))
