"""Playing on from a moment of a finished game: at a table of its own, which counts nowhere."""

from pathlib import Path
from typing import Any

import pytest

from lairkeeper.kernel import CHANCE, fingerprint, replay
from lairkeeper.kernel.history.journal import read_journal, write_journal
from lairkeeper.server.errors import NotAllowed, NotNow, UnknownMoment, UnknownSeat, UnknownTable
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import ForkInfo, PlayOn, TableInfo
from lairkeeper.server.site.services import Services
from lairkeeper.server.table.log import read_table
from lairkeeper.server.table.randomness import drawn
from lairkeeper.server.table.records import Opened, read_record, write_record
from lairkeeper.server.table.state import TableState
from lairkeeper.server.table.verification import verify
from tests.server.storage.test_stored_database import FINISHED, IN_PLAY, ann, services_on_a_copy

pytestmark = pytest.mark.asyncio
STEP = 120


async def forked(services: Services, caller: Caller, **wanted: Any) -> TableInfo:
    return await services.tables.fork(FINISHED, caller, PlayOn(**{"step": STEP, "seats": [0], **wanted}))


async def table_of(services: Services, table_id: str) -> TableState:
    return (await services.tables.registry.find(table_id)).table


async def test_a_fork_stands_where_the_game_stood(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        info = await forked(services, await ann(services))
        fork, past = await table_of(services, info.id), await table_of(services, FINISHED)
        entries = past.playing().journal.entries
        drawn = fork.playing().journal.entries[STEP:]
        assert [(it.seat, it.option) for it in fork.playing().journal.entries[:STEP]] == [
            (it.seat, it.option) for it in entries[:STEP]
        ]
        assert all(entry.seat == CHANCE for entry in drawn)
        assert (info.status, info.fork) == ("playing", ForkInfo(FINISHED, STEP))
        assert [seat.kind for seat in info.seats] == ["person"] + ["bot"] * (len(info.seats) - 1)


async def test_the_log_of_a_fork_is_read_without_the_other_table(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        info = await forked(services, await ann(services), has_same_dice=True)
        live = await table_of(services, info.id)
        blobs = await services.storage.records(info.id)
        read = read_table(blobs)
        assert fingerprint(read.playing().state) == fingerprint(live.playing().state)
        assert (read.status, read.timers.played, read.stream.used) == ("playing", read.playing().at, live.stream.used)


async def test_the_same_dice_fall_again_and_verify(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        info = await forked(services, await ann(services), has_same_dice=True)
        fork, past = await table_of(services, info.id), await table_of(services, FINISHED)
        match, entries = fork.playing(), past.playing().journal.entries
        for entry in entries[len(match.journal.entries) :]:
            if entry.seat == CHANCE:
                draw = match.chance_pending()
                assert draw is not None and drawn(fork.stream, draw) == entry.option
            match.answer(entry.seat, entry.option, entry.number, entry.at)
        assert match.state.outcome == past.playing().state.outcome
        assert verify(past.game, match.sealed()).differs_at == 0


async def test_new_dice_are_not_derived_from_a_seed_that_people_know(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        info = await forked(services, await ann(services))
        fork, past = await table_of(services, info.id), await table_of(services, FINISHED)
        assert fork.playing().journal.seed is None
        assert fork.stream.seed != past.stream.seed


async def test_a_fork_belongs_to_no_journey(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        caller = await ann(services)
        info = await forked(services, caller)
        assert info.journey is None and not info.can_go_on
        with pytest.raises(NotNow):
            await services.tables.sequel(info.id, caller)
        with pytest.raises(NotAllowed):
            await services.tables.export_journey(info.id, caller)
        [line] = [line for line in await services.tables.mine(caller.person) if line.id == info.id]
        assert line.is_fork


async def test_a_running_game_cannot_be_forked(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        caller = await ann(services)
        with pytest.raises(NotNow):
            await services.tables.fork(IN_PLAY, caller, PlayOn(0, [0]))
        with pytest.raises(UnknownTable):
            await services.tables.fork(FINISHED, Caller("somebody else", "Eve"), PlayOn(0, [0]))


@pytest.mark.parametrize(
    ("wanted", "refusal"),
    [({"step": -1}, UnknownMoment), ({"step": 10**9}, UnknownMoment), ({"seats": [9]}, UnknownSeat)],
)
async def test_moments_and_seats_that_are_not_there_are_refused(
    folder: Path, wanted: dict[str, Any], refusal: type[Exception]
) -> None:
    async with services_on_a_copy(folder) as services:
        with pytest.raises(refusal):
            await forked(services, await ann(services), **wanted)


async def test_a_fork_is_played_on_by_its_bots(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        info = await forked(services, await ann(services), seats=[], bot="random")
        fork = await table_of(services, info.id)
        assert [seat.bot for seat in info.seats] == ["random"] * len(info.seats)
        assert services.tables.registry.bots.is_busy(info.id)
        replayed = replay(fork.game, read_journal(fork.game, _journal(fork)))
        assert fingerprint(replayed) == fingerprint(fork.playing().state)


def _journal(table: TableState) -> bytes:
    return write_journal(table.playing().sealed())


async def test_tables_that_are_no_forks_are_written_as_before(folder: Path) -> None:
    async with services_on_a_copy(folder) as services:
        first, *_ = await services.storage.records(FINISHED)
        opened = read_record(first)
        assert isinstance(opened, Opened) and opened.fork is None
        assert write_record(opened) == first
