"""Notices which absent people a table waits for, without delaying the table.

Looking at a table after a change takes some microseconds; everything else happens later, in a task of its own.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import NamedTuple
from weakref import WeakKeyDictionary

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.live.table import Live
from lairkeeper.server.live.visits import Visit
from lairkeeper.server.nudges.announcer import Announcer, Occasion
from lairkeeper.server.nudges.outbox import Outbox
from lairkeeper.server.nudges.slow_clock import SlowClock
from lairkeeper.server.protocol import Status
from lairkeeper.server.protocol.nudges import NudgeKind
from lairkeeper.server.table.commands.turns import waited_for
from lairkeeper.server.table.state import TableState
from lairkeeper.server.telemetry.logs import LOG

MOST_WAITING = 10_000
"""Most occasions that wait to be stored; more means that the database is unavailable, and they are dropped."""

Due = Mapping[str, str]
"""Per person, what the table waits for: a turn, an undo request or a ready check."""
_NOBODY: Due = {}


class _Known(NamedTuple):
    status: Status
    due: Due


class Watcher:
    def __init__(self, outbox: Outbox, announcer: Announcer, slow: SlowClock) -> None:
        self._outbox = outbox
        self._announcer = announcer
        self._slow = slow
        self._known: WeakKeyDictionary[Live, _Known] = WeakKeyDictionary()
        self._open: set[tuple[str, str]] = set()
        """By person and table, the pages that the outbox knows to be open here: it holds nothing for them."""
        self._work: asyncio.Queue[Callable[[], object]] = asyncio.Queue(MOST_WAITING)

    # --- called by tables --------------------------------------------------------------------------------------------

    def look(self, live: Live) -> None:
        """Called after every change of a table in this process, and when it is loaded."""
        table = live.table
        before = self._known.get(live)
        due = due_at(table)
        if before is not None and before.status == table.status and before.due == due:
            return
        self._known[live] = _Known(table.status, due)
        if before is not None and before.status == table.status and before.due.keys() == due.keys():
            return
        was_due = before.due if before else _NOBODY
        has_begun = _has_begun(table, before)
        present = live.present
        if has_begun:
            for person in {each for each in table.people() if table.seats_of(each)} - present:
                self._tell(live, person, "start", "start")
        for person in due.keys() - was_due.keys():
            if table.opened.days:
                self._do(self._slow.begin, person, live.id, _mark(table, person, due[person]), table.opened.days)
            if person in present:
                self._note_open(person, live.id)
            elif not has_begun:
                kind: NudgeKind = "waited" if present or due[person] != "turn" else "turn"
                self._tell(live, person, kind, _mark(table, person, due[person]))
        for person in was_due.keys() - due.keys():
            if table.opened.days or (person, live.id) not in self._open:
                self._do(self._forget, person, live.id, bool(table.opened.days))

    def catch_up(self, live: Live) -> None:
        """Called when another process has changed the table; that process notifies people."""
        self._known[live] = _Known(live.table.status, due_at(live.table))

    def rematch(self, live: Live) -> None:
        """A new table for the same people."""
        host = live.table.host
        for person in set(live.table.people()) - {host} - live.present:
            self._tell(live, person, "rematch", "rematch")

    def come(self, visit: Visit) -> None:
        if visit.person is not None and visit.seats:
            self._open.discard((visit.person, visit.table))
            self._note_open(visit.person, visit.table)

    def go(self, visit: Visit, live: Live) -> None:
        if visit.person is None or visit.person in live.present:
            return
        page = visit.person, visit.table
        if visit.seats or page in self._open:
            self._open.discard(page)
            self._do(self._outbox.go, *page)

    def _note_open(self, person: str, table: str) -> None:
        """Drops what waits for a person who has a page open, and keeps more from being added."""
        if (person, table) not in self._open and self._do(self._outbox.come, person, table):
            self._open.add((person, table))

    # --- done later --------------------------------------------------------------------------------------------------

    def _tell(self, live: Live, person: str, kind: NudgeKind, mark: str) -> None:
        table = live.table
        occasion = Occasion(person, table.name_of(person), live.id, table.game.name, table.opened.title, kind, mark)
        self._do(self._announcer.tell, occasion)

    async def _forget(self, person: str, table: str, is_slow: bool) -> None:
        await self._outbox.drop(person, table)
        if is_slow:
            await self._slow.end(person, table)

    def _do(self, work: Callable[..., object], *given: object) -> bool:
        """False if it is dropped because too much waits."""
        try:
            self._work.put_nowait(lambda: work(*given))
        except asyncio.QueueFull:
            LOG.warning("nudges", extra={"facts": {"code": "full"}})
            return False
        return True

    async def keep_watch(self) -> None:
        while True:
            work = await self._work.get()
            try:
                await work()  # type: ignore[misc]
            except LairkeeperError as error:
                LOG.warning("nudges", extra={"facts": {"code": error.code}})
            except Exception as error:
                LOG.error("nudges", exc_info=error)
            finally:
                self._work.task_done()

    async def until_idle(self) -> None:
        """Waits until all occasions are stored."""
        await self._work.join()


def due_at(table: TableState) -> Due:
    """The people a table waits for: to answer, to agree to an undo, or to confirm that they are ready."""
    if table.status == "gathering":
        if not table.ready_until:
            return _NOBODY
        asked = (chair.person for chair in table.chairs if not chair.is_ready)
        return {person: f"ready {table.ready_until}" for person in asked if person is not None}
    if table.status != "playing":
        return _NOBODY
    chairs = table.chairs
    due = {person: "turn" for seat in waited_for(table) if (person := chairs[seat].person) is not None}
    if table.wish is not None:
        asked = (chairs[seat].person for seat in table.wish.waiting_for)
        due.update((person, f"undo {table.wish.number}") for person in asked if person is not None)
    return due


def _mark(table: TableState, person: str, what: str) -> str:
    """The event id: constant until the person answers, also across restarts."""
    if what != "turn" or table.match is None:
        return what
    mine = set(table.seats_of(person))
    return f"turn {sum(entry.seat in mine for entry in table.match.journal.entries)}"


def _has_begun(table: TableState, before: _Known | None) -> bool:
    """True right after the start, or if the reloaded table has no answers yet."""
    if table.status != "playing" or table.match is None:
        return False
    if before is not None:
        return before.status == "gathering"
    return not any(entry.seat >= 0 for entry in table.match.journal.entries)
