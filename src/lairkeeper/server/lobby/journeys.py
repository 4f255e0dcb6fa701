"""Rematches, sequels, and journeys: several games in a row, listed as one."""

import asyncio
import base64
import hashlib
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

import msgspec
from msgspec import Raw, Struct

from lairkeeper.games import game_named
from lairkeeper.kernel import Match
from lairkeeper.kernel.errors import CorruptJournal
from lairkeeper.kernel.history.journal import write_journal
from lairkeeper.kernel.history.journey import game_of_journey, next_options, read_journey, travel
from lairkeeper.server.errors import TooFast
from lairkeeper.server.live.search.processes import give_way
from lairkeeper.server.protocol import Leg, TableLine
from lairkeeper.server.table.records import BotSeated, Imported, Opened, Seated, TableRecord, TeamNamed, read_record
from lairkeeper.server.table.state import TableState


def next_id(table_id: str, table: TableState) -> str:
    """A table has one successor, whichever process opens it; its id cannot be told from that of the table alone."""
    told = hashlib.blake2b(f"{table_id} {table.opened.join_key}".encode(), digest_size=9).digest()
    return base64.urlsafe_b64encode(told).decode()


def again(table: TableState) -> Raw:
    """The table options of a rematch."""
    return Raw(msgspec.json.encode(table.config))


def onward(table: TableState) -> Raw:
    """The table options of the game that this one leads to."""
    return Raw(msgspec.json.encode(next_options(table.playing())))


def legs_with(table_id: str, table: TableState) -> list[Leg]:
    """The earlier games of the journey, for the game that follows this table."""
    return [*table.opened.legs, _leg(table_id, table.playing())]


def _leg(table_id: str, match: Match[Any, Any, Any]) -> Leg:
    outcome = match.state.outcome
    assert outcome is not None
    return Leg(table_id, outcome.reason, outcome.clause, [*outcome.winners])


def same_seats(table: TableState, opened: Opened) -> list[TableRecord]:
    """Everybody in the seat they had, as far as the next game has it, and teams by their names. On a journey those come
    back for whom a bot has kept a seat."""
    count = len(TableState(opened).chairs)
    seats: list[TableRecord] = []
    for seat, chair in enumerate(table.chairs[:count]):
        person = chair.person or (chair.keeps_for if opened.legs else None)
        if person is not None:
            seats.append(Seated(seat, person, chair.name))
        elif chair.bot is not None:
            seats.append(BotSeated(seat, chair.bot))
    return [*seats, *(TeamNamed(team, name) for team, name in table.team_names.items())]


def last_of_each(lines: Sequence[TableLine]) -> list[TableLine]:
    """Lists show a journey as one line: its last table."""
    last: dict[str, int] = {}
    for line in lines:
        if line.journey is not None:
            last[line.journey] = max(line.number, last.get(line.journey, 0))
    return [line for line in lines if line.journey is None or line.number == last[line.journey]]


LONG_FILE = 200_000
"""Bytes from which on a file is read in a process of its own: decoding holds the interpreter, 0.25 s for 4 MB."""
MOST_WAITING = 8
"""Files of all people that are read or wait for it, each of which may have megabytes."""


class Arrived(Struct, frozen=True):
    """A journey that came in a file: the game, the options of the next one, its past, and the record that keeps it."""

    game: str
    options: Raw
    legs: list[Leg]
    record: Imported


class JourneyReader:
    """Reads journeys from files, one at a time, as a long one is replayed for seconds."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0

    async def read(self, blob: bytes) -> Arrived:
        if self._waiting >= MOST_WAITING:
            raise TooFast()
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                return await (_read_aside(blob) if len(blob) > LONG_FILE else asyncio.to_thread(read_file, blob))
        finally:
            self._waiting -= 1


async def _read_aside(blob: bytes) -> Arrived:
    """In a process of low priority that ends afterwards, as does the memory that it took."""
    process = ProcessPoolExecutor(1, get_context("spawn"), give_way)
    try:
        return await asyncio.get_running_loop().run_in_executor(process, read_file, blob)
    except BrokenProcessPool as error:
        raise CorruptJournal(reason="unreadable", detail=str(error), where=0) from error
    finally:
        process.shutdown(wait=False, cancel_futures=True)


def read_file(blob: bytes) -> Arrived:
    """Continues a journey here; all its games are replayed first."""
    game = game_named(game_of_journey(blob))
    journals = read_journey(game, blob)
    played = travel(game, journals)
    options = Raw(msgspec.json.encode(next_options(played[-1])))
    kept = Imported([Raw(write_journal(journal)) for journal in journals])
    return Arrived(game.name, options, [_leg("", match) for match in played], kept)


def imported(blobs: Sequence[bytes]) -> list[bytes]:
    """The journals that came in a file, from the log of the first table of the journey that was played here."""
    kept = (record for record in map(read_record, blobs) if isinstance(record, Imported))
    return [bytes(journal) for record in kept for journal in record.journals]
