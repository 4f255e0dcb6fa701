"""Moves somebody who found nobody to a fitting table that came later.

People who want the same thing in other words open one table each: "any preset" does not look at the same table as
"Hard", and two processes may both have been asked at once. Without this they would wait beside each other for good.
"""

from contextlib import suppress

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.community.open_tables import OpenTable, OpenTables, fits
from lairkeeper.server.errors import OutOfStep
from lairkeeper.server.live.table import Live
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.table.commands import finding
from lairkeeper.server.table.commands.seat_commands import PoolSeating
from lairkeeper.server.table.records import StoodUp, TableRecord
from lairkeeper.server.table.seats import Chair
from lairkeeper.server.table.state import TableState


class Moves:
    def __init__(self, tables: Tables, open_tables: OpenTables) -> None:
        self._tables = tables
        self._open = open_tables

    async def look(self, found: list[Live]) -> None:
        """Each step is safe on its own: a person seated at the other table who still sits here when a process
        is killed is found alone again, and leaves then."""
        alone = [live for live in found if _alone_here(live) is not None]
        tables = await self._open.read() if alone else []
        for live in alone:
            chair = _alone_here(live)
            if chair is not None and (other := await self._other_table(live, chair, tables)) is not None:
                await self.move(live, chair, other)

    async def _other_table(self, live: Live, chair: Chair, tables: list[OpenTable]) -> OpenTable | None:
        mine = next((table for table in tables if table.id == live.id), None)
        if mine is None or chair.person is None or chair.wish is None:
            return None
        others = [table for table in tables if table.id != live.id]
        fitting = await self._open.fitting(others, chair.person, chair.wish)
        return next((table for table in fitting if not _comes_here(table, mine)), None)

    async def move(self, live: Live, chair: Chair, other: OpenTable) -> None:
        if chair.person is None or chair.wish is None:
            return
        person, caller = chair.person, Caller(chair.person, chair.name, "")
        if person not in other.people:
            try:
                await self._tables.sit_found(other.id, caller, PoolSeating(chair.wish, chair.fill_at))
            except LairkeeperError:
                return
        async with live.held():
            await live.change(lambda: finding.moved(live.table, person, other.id))
        if live.table.next_table != other.id:
            with suppress(OutOfStep):
                await self._tables.change(other.id, caller, lambda table: _left_again(table, person))


def _alone_here(live: Live) -> Chair | None:
    """A person alone at a table and connected to it in this process; at a slow table they need not be connected."""
    chair = finding.person_alone(live.table)
    is_here = chair is not None and (chair.person in live.present or bool(live.table.opened.days))
    return chair if is_here else None


def _comes_here(table: OpenTable, mine: OpenTable) -> bool:
    """If each of two lone people fits the other's table, the one who came later moves."""
    theirs, own = table.line.alone, mine.line.alone
    if theirs is None or own is None or not fits(mine.line, theirs.wish):
        return False
    return (own.since, mine.id) < (theirs.since, table.id)


def _left_again(table: TableState, person: str) -> list[TableRecord]:
    """Others have come to the first table meanwhile."""
    return [StoodUp(seat) for seat in table.seats_of(person)] if table.status == "gathering" else []
