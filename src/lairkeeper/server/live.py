"""A table in the memory of this process: its fold, who looks at it, and the one way to change it."""

import asyncio
from collections.abc import Callable

import msgspec
from msgspec import Raw

from lairkeeper.kernel import CHANCE, ChanceStream
from lairkeeper.server import showing
from lairkeeper.server.errors import OutOfStep
from lairkeeper.server.points import Gallery
from lairkeeper.server.protocol import TableInfo, TableLine
from lairkeeper.server.records import Answered, Chatted, Marked, Opened, TableRecord, TakenBack, read_record, write_record
from lairkeeper.server.storage import Conflict, Storage, Summary
from lairkeeper.server.table import Table, fold_all
from lairkeeper.server.visit import Visit

Clock = Callable[[], int]

_QUIET = (Answered, TakenBack, Chatted, Marked)
"""Records that change nothing about seats or status, so that the table itself need not be told again."""


class Live:
    """Every change goes through `commit`, under the lock: fold, append, tell. Milliseconds come from `now`."""

    def __init__(self, table_id: str, table: Table, storage: Storage, now: Clock) -> None:
        self.id = table_id
        self.table = table
        self.gallery = Gallery(table)
        self.lock = asyncio.Lock()
        self.visits: set[Visit] = set()
        self._storage = storage
        self._now = now

    @property
    def present(self) -> set[str]:
        return {visit.person for visit in self.visits if visit.person is not None}

    def info(self, person: str | None) -> TableInfo:
        return showing.table_info(self.id, self.table, person, self.present)

    def line(self, person: str, updated_at: int) -> TableLine:
        return showing.table_line(self.id, self.table, person, updated_at)

    async def begin(self, opened: Opened, *records: TableRecord) -> None:
        """The first records of a new table."""
        for record in records:
            self.table.fold(record)
        await self._storage.append(self.id, 0, [write_record(record) for record in (opened, *records)], self._summary())

    async def commit(self, *records: TableRecord) -> int:
        """Folds the records and whatever chance adds to them, makes them safe, and tells everybody.

        A record the rules refuse raises and changes nothing, as long as it is the first.
        """
        before = self.table.version
        told, chatted, status = self._told(), len(self.table.chat), self.table.status
        folded = self._fold(records)
        try:
            await self._storage.append(self.id, before, [write_record(record) for record in folded], self._summary())
        except Conflict as conflict:
            await self.reload()
            raise OutOfStep(version=conflict.current) from conflict
        except BaseException:
            await self.reload()
            raise
        is_loud = status != self.table.status or any(not isinstance(record, _QUIET) for record in records)
        self.tell(min(told, self._told()) if any(isinstance(r, TakenBack) for r in records) else told, chatted, is_loud)
        return self.table.version

    def _fold(self, records: tuple[TableRecord, ...]) -> list[TableRecord]:
        folded: list[TableRecord] = []
        for record in records:
            self.table.fold(record)
            folded.append(record)
        while (drawn := self._drawn()) is not None:
            self.table.fold(drawn)
            folded.append(drawn)
        return folded

    def _drawn(self) -> Answered | None:
        """What chance answers next, if this server draws."""
        table = self.table
        draw = table.match.chance_pending() if table.match and table.opened.luck == "server" else None
        if draw is None or table.status != "playing":
            return None
        outcome = ChanceStream(table.stream.seed, table.stream.used).choose(draw.options, draw.weights)
        return Answered(CHANCE, Raw(msgspec.json.encode(outcome)), self._now() - table.started_at, draw.number)

    def _told(self) -> int:
        return len(self.table.match.told) if self.table.match else 0

    def _summary(self) -> Summary:
        opened = self.table.opened
        line = showing.table_line(self.id, self.table, None, self._now())
        return Summary(
            game=opened.game,
            status=self.table.status,
            is_listed=opened.joining == "anyone" and self.table.status in ("gathering", "playing"),
            title=opened.title,
            people=self.table.people(),
            info=msgspec.json.encode(line),
            updated_at=line.updated_at,
        )

    async def reload(self) -> None:
        """Reads the table anew: what is not in the log never happened. Everybody gets a new snapshot."""
        blobs = await self._storage.records(self.id)
        self.table = fold_all([read_record(blob) for blob in blobs])
        self.gallery = Gallery(self.table)
        for visit in self.visits:
            self.show(visit)

    async def catch_up(self, version: int) -> None:
        """Another process has changed the table."""
        async with self.lock:
            if version > self.table.version:
                await self.reload()

    def tell(self, log_since: int, chat_since: int, is_loud: bool) -> None:
        news = showing.News(self.gallery, log_since, chat_since)
        for visit in self.visits:
            visit.seats = self.table.seats_of(visit.person)
            visit.send(news.update(visit.seats, self.info(visit.person) if is_loud else None))

    def show(self, visit: Visit) -> None:
        """A snapshot for one visitor."""
        visit.seats = self.table.seats_of(visit.person)
        visit.send(showing.snapshot(self.gallery, self.info(visit.person), visit.seats))

    def greet(self, visit: Visit) -> None:
        self.visits.add(visit)
        self.show(visit)
        self._tell_presence(visit)

    def part(self, visit: Visit) -> None:
        self.visits.discard(visit)
        self.gallery.forget({point for other in self.visits for point in other.points})
        self._tell_presence(visit)

    def _tell_presence(self, about: Visit) -> None:
        if about.person is not None and self.table.seats_of(about.person):
            told, chatted = self._told(), len(self.table.chat)
            news = showing.News(self.gallery, told, chatted)
            for visit in self.visits - {about}:
                visit.send(news.update(visit.seats, self.info(visit.person)))


async def load(table_id: str, storage: Storage, now: Clock) -> Live | None:
    """A table from storage; none if there is no such table."""
    blobs = await storage.records(table_id)
    if not blobs:
        return None
    return Live(table_id, fold_all([read_record(blob) for blob in blobs]), storage, now)


