"""A table in the memory of this process: its state, its clients, and the one way to change it."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from lairkeeper.kernel import CLOCK, Seat
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.clock import CLOCK_SKEW, Clock
from lairkeeper.server.errors import OutOfStep, Removed, TableFull
from lairkeeper.server.live.game_data import reads_much
from lairkeeper.server.live.info import table_info, table_line
from lairkeeper.server.live.results import kept_line
from lairkeeper.server.live.table_clock import TableClock
from lairkeeper.server.live.updates import Updates, UpdateSender
from lairkeeper.server.live.visits import Visit, encode_message
from lairkeeper.server.protocol import Closing, Screen, Snapshot, TableInfo, TableLine, TimerInfo
from lairkeeper.server.protocol.speaker import refused
from lairkeeper.server.storage import Conflict, Storage, Summary
from lairkeeper.server.table.checkpoints import EVERY, can_be_kept, write_checkpoint
from lairkeeper.server.table.commands import finding, play_commands
from lairkeeper.server.table.log import read_table
from lairkeeper.server.table.muting import with_mutes
from lairkeeper.server.table.records import (
    Answered,
    Chatted,
    Frozen,
    Marked,
    Opened,
    PersonErased,
    TableRecord,
    TakenBack,
    UndoAnswered,
    UndoWished,
    WentOn,
    read_record,
    write_record,
)
from lairkeeper.server.table.state import TableState
from lairkeeper.server.table.timers import PendingTimer
from lairkeeper.server.telemetry.metrics import Metrics

JOIN_LIFETIME = 12 * 3_600_000
"""Milliseconds for which players may join by a code, as long as they gather."""
_LONG = 40
_TRIES = 5

_QUIET: frozenset[type] = frozenset((Answered, TakenBack, UndoWished, UndoAnswered, Chatted, Marked, WentOn))
"""Records that change neither seats nor status, so that the table info need not be sent again."""


class Live:
    """Every change goes through `commit`, while the table is held: fold, append, tell. Milliseconds come from `now`.

    What was folded but could not be made safe never happened: the table is in doubt then, and is read anew before
    anybody sees it.
    """

    def __init__(self, table_id: str, table: TableState, storage: Storage, now: Clock, metrics: Metrics) -> None:
        self.id = table_id
        self.table = table
        self.sender = UpdateSender(table)
        self.visits: set[Visit] = set()
        self.screen_code: str | None = None
        """The code typed on a device that becomes the public screen."""
        self.used_at = time.monotonic()
        self.arrivals: dict[Seat, float] = {}
        """When the last answer of each seat that counts came; of one clock, for comparison."""
        self._clock = TableClock(now, storage.is_shared)
        self._lock = asyncio.Lock()
        self._users = 0
        """Tasks that hold the lock or wait for it."""
        self._storage = storage
        self._now = now
        self._metrics = metrics
        self._is_in_doubt = False
        self._was_over = False
        self._line: Summary | None = None
        self._told_order = _order(table)
        self._kept_at = table.kept_at
        """The version of the last checkpoint."""

    @property
    def is_busy(self) -> bool:
        return bool(self.visits) or self._users > 0

    @property
    def present(self) -> set[str]:
        return {visit.person for visit in self.visits if visit.person is not None}

    def held(self) -> "Hold":
        """Locks the table, for reading too."""
        return Hold(self)

    async def hold(self) -> TableState:
        self._users += 1
        try:
            await self._lock.acquire()
        except BaseException:
            self._users -= 1
            raise
        self.used_at = time.monotonic()
        if self._is_in_doubt:
            try:
                await self._read_anew()
            except BaseException:
                self.let_go()
                raise
        return self.table

    def let_go(self) -> None:
        self._users -= 1
        self._lock.release()

    def info(self, person: str | None, key: str, screen: Screen | None = None) -> TableInfo:
        """The table as shown to a person who followed the link with this key."""
        info = table_info(self.id, self.table, person, self.present, key, screen, now=self._now())
        if info.watch_key is None and screen != "public":
            return info
        return msgspec.structs.replace(info, screen_code=self.screen_code, join_code=self.join_code)

    @property
    def join_code(self) -> str | None:
        """The code for players; None unless people gather and the code is recent."""
        table = self.table
        is_recent = -CLOCK_SKEW <= self._now() - table.opened.at < JOIN_LIFETIME
        is_valid = table.status == "gathering" and is_recent
        return table.join_code or None if is_valid else None

    def _info_for(self, visit: Visit) -> TableInfo:
        return with_mutes(self.info(visit.person, visit.key, visit.screen), self.table, visit.muted)

    def line(self, person: str, updated_at: int) -> TableLine:
        return table_line(self.id, self.table, person, updated_at)

    # --- time --------------------------------------------------------------------------------------------------------

    def time(self) -> int:
        """Milliseconds since the start of the game."""
        return self._clock.time(self.table)

    def running(self) -> Iterator[tuple[PendingTimer, int]]:
        """The timers that run, with the milliseconds until they have run out."""
        return self._clock.running(self.table, self.present)

    def clocks(self) -> list[TimerInfo]:
        return self._clock.infos(self.table, self.present) if self.table.timers else []

    async def go_on(self, served_since: int) -> None:
        """Records that downtime is not counted as playing time. Another process may have done so already."""
        timers = self.table.timers
        if timers and self.table.status == "playing" and self.table.started_at + timers.at < served_since:
            with suppress(OutOfStep):
                await self.commit(WentOn(self.time()))

    # --- changing ----------------------------------------------------------------------------------------------------

    async def begin(self, opened: Opened, *records: TableRecord) -> None:
        """The first records of a new table."""
        for record in records:
            self.table.fold(record)
        await self._made_safe(self._write(0, (opened, *records), is_public=True))
        self.sender.begin()

    async def change(self, judge: Callable[[], Sequence[TableRecord]]) -> int:
        """Commits the records that `judge` returns. If another process has committed first, calls `judge` again with
        the new state, a few times at most. Refuses changes of a log that has reached its greatest length."""
        if self.table.version >= play_commands.MOST_RECORDS:
            raise TableFull(what="log")
        left = _TRIES
        while True:
            try:
                records = judge()
                return await self.commit(*records) if records else self.table.version
            except OutOfStep:
                left -= 1
                if not left:
                    raise

    async def commit(self, *records: TableRecord) -> int:
        """Folds the records and whatever chance adds to them, makes them safe, and tells everybody.

        While the disk is at work, what will be told is worked out; nobody hears of it before it is safe. A record
        the rules refuse raises and changes nothing, as long as it is the first.
        """
        before = self.table.version
        folded = self._fold(records)
        is_loud = self._is_loud(records)
        if is_loud:
            self._line = None
        written = self._write(before, folded, is_public=is_loud or self._is_heard_by_all(records))
        try:
            news = self._news(is_loud)
        finally:
            await self._made_safe(written)
        self._hand_out(*news, is_loud)
        return self.table.version

    def _fold(self, records: Sequence[TableRecord]) -> list[TableRecord]:
        folded: list[TableRecord] = []
        try:
            for record in records:
                self._fold_one(record, folded)
            at = self.time()
            while (drawn := self.table.draw(at)) is not None:
                folded.append(drawn)
        except BaseException as error:
            self._is_in_doubt = bool(folded) or not isinstance(error, LairkeeperError)
            raise
        return folded

    def _fold_one(self, record: TableRecord, folded: list[TableRecord]) -> None:
        self.table.fold(record)
        folded.append(record)
        if type(record) is TakenBack:
            self.sender.take_back(self.table.retold_from)

    def _is_heard_by_all(self, records: Sequence[TableRecord]) -> bool:
        """False if only some seats were told: lists must not reveal that something happened."""
        for record in records:
            if isinstance(record, Chatted) and record.to is None:
                return True
        for step in self.sender.unsent():
            for told in step:
                if told.to is None:
                    return True
        return False

    def _write(self, expected: int, records: Iterable[TableRecord], *, is_public: bool) -> Awaitable[int]:
        self._is_in_doubt = True
        blobs, is_quiet = [write_record(record) for record in records], self._line is not None
        return self._storage.append(self.id, expected, blobs, self._summary(is_public), is_quiet)

    async def _made_safe(self, written: Awaitable[int]) -> None:
        began = time.perf_counter()
        try:
            await written
        except Conflict as conflict:
            await self._read_anew()
            raise OutOfStep() from conflict
        self._is_in_doubt = False
        self._metrics.commits.observe(time.perf_counter() - began)

    def _summary(self, is_public: bool) -> Summary:
        """The entry for lists. An answer changes only its time, a secret action not even that."""
        now = self._now()
        if self._line is None:
            opened, status = self.table.opened, "over" if self._was_over else self.table.status
            self._line = Summary(
                game=opened.game,
                status=status,
                is_listed=opened.joining == "anyone" and status in ("gathering", "playing") and not self._is_left(),
                title=opened.title,
                people=self.table.people(),
                info=msgspec.json.encode(kept_line(self.id, self.table, now)),
                updated_at=now,
            )
        return msgspec.structs.replace(self._line, updated_at=now if is_public else 0)

    def _is_left(self) -> bool:
        """True if all people who came by matchmaking have left."""
        return finding.is_open(self.table) and not any(chair.person for chair in self.table.chairs)

    async def freeze(self) -> None:
        """Records that the game no longer replays, unless that is recorded already. A finished game is
        left as it is: a later server may have its rules again."""
        table = self.table
        if table.status in ("gathering", "playing") and table.opened.version != table.game.version:
            await self.commit(Frozen("version"))
        elif table.frozen_because and not table.is_frozen_for_good:
            self._was_over = await self._storage.status(self.id) == "over"
            if not self._was_over:
                await self.commit(Frozen(table.frozen_because))

    async def erase(self, rewritten: Awaitable[None]) -> None:
        """Reloads the log after a person was erased from it, and tells the other processes to do the same."""
        await rewritten
        await self._read_anew()
        await self.commit(PersonErased())

    # --- checkpoints -------------------------------------------------------------------------------------------------

    @property
    def is_checkpoint_due(self) -> bool:
        return self.table.version - self._kept_at >= EVERY and can_be_kept(self.table)

    async def keep_checkpoint(self) -> None:
        """Stores a checkpoint, made from the stored records. Nothing depends on it."""
        async with self.held() as table:
            if not self.is_checkpoint_due:
                return
            self._kept_at = table.version
            log = await self._storage.records(self.id)
            if len(log) != table.version:
                return
            state = await asyncio.to_thread(write_checkpoint, table, log)
        await self._storage.keep_checkpoint(self.id, self._kept_at, state)

    # --- reading -----------------------------------------------------------------------------------------------------

    async def _read_anew(self) -> None:
        """Reads the whole log again: what is not in it never happened. Clients receive what they have not seen."""
        blobs = await self._storage.records(self.id)
        self.table = self.sender.table = await _folded(self.id, self._storage, blobs)
        self._is_in_doubt, self._line = False, None
        news = [read_record(blob) for blob in blobs[self.sender.version :]]
        if any(isinstance(record, TakenBack) for record in news):
            self.sender.take_back(0)
        if news:
            self.tell(self._is_loud(news))

    def _is_loud(self, records: Sequence[TableRecord]) -> bool:
        """True if the table info has to be sent, and not only changes of the game."""
        return self._told_order != _order(self.table) or not _QUIET.issuperset(map(type, records))

    def _notice(self, record: TableRecord) -> None:
        """Learns from a record of another process that a player is connected there."""
        seat = getattr(record, "seat", None)
        if isinstance(record, Answered) and seat == CLOCK:
            timers = (pending for pending in self.table.timers if pending.number == record.number)
            seat = next((pending.watches("return") for pending in timers), None)
        person = None if seat is None else self.table.person_in(seat)
        self._clock.note_return(person)

    async def catch_up(self, version: int) -> None:
        """Called after another process has changed the table."""
        async with self.held():
            if version <= self.table.version:
                return
            news = [read_record(blob) for blob in await self._storage.records(self.id, self.table.version)]
            try:
                if any(isinstance(record, PersonErased) for record in news):
                    raise LookupError  # what came before was rewritten
                for record in news:
                    self._notice(record)
                    self._fold_one(record, [])
            except Exception:
                await self._read_anew()
                return
            self._line = None
            self.tell(self._is_loud(news))

    # --- telling -----------------------------------------------------------------------------------------------------

    def tell(self, is_loud: bool) -> None:
        """Broadcasts to each client what changed for its seats."""
        self._hand_out(*self._news(is_loud), is_loud)

    def _news(self, is_loud: bool) -> tuple[Updates, list[tuple[Visit, list[Seat], bytes | None]]]:
        """The update for each client, with the seats it holds now. Clients with the same seats share one encoded
        update; a client whose seats have changed receives a full snapshot."""
        updates = self.sender.updates(self.clocks())
        if is_loud:
            return updates, [(visit, *self._loud_news_for(visit, updates)) for visit in self.visits]
        return updates, [(visit, visit.seats, updates.written(visit.seats)) for visit in self.visits]

    def _loud_news_for(self, visit: Visit, updates: Updates) -> tuple[list[Seat], bytes | None]:
        seats = self.table.seats_of(visit.person)
        if seats != visit.seats and self.table.match is not None:
            return seats, encode_message(self._snapshot(visit, seats))
        return seats, updates.written(seats, self._info_for(visit))

    def _snapshot(self, visit: Visit, seats: list[Seat]) -> Snapshot:
        return self.sender.snapshot(self._info_for(visit), seats, self.clocks())

    def _hand_out(self, updates: Updates, news: list[tuple[Visit, list[Seat], bytes | None]], is_loud: bool) -> None:
        """Sends the updates, and disconnects clients that were removed or whose link was revoked. Round-trip times are
        measured with these messages alone: an extra one would reveal that somebody else acted in secret."""
        self.sender.sent(updates)
        if is_loud:
            self._told_order = _order(self.table)
        for visit, seats, blob in news:
            visit.seats = seats
            if self.table.removed and not self._may_stay(visit):
                visit.send(Closing(refused(Removed())))
                visit.close()
            elif blob is not None:
                visit.send_bytes(blob)
                if seats and self.table.timers.is_timed:
                    visit.ping()

    def _may_stay(self, visit: Visit) -> bool:
        return self.table.welcomes(visit.person, visit.key) or self.table.lets_watch(visit.person, visit.key)

    def show(self, visit: Visit) -> None:
        """A snapshot for one visitor."""
        visit.seats = self.table.seats_of(visit.person)
        visit.send(self._snapshot(visit, visit.seats))

    def greet(self, visit: Visit) -> None:
        self.visits.add(visit)
        self._clock.note_return(visit.person)
        self.show(visit)
        if visit.seats and self.table.timers.is_timed:
            visit.ping()
        self.tell_presence(visit)

    def part(self, visit: Visit) -> None:
        self.visits.discard(visit)
        if visit.person is not None and self.table.seats_of(visit.person) and visit.person not in self.present:
            self._clock.note_departure(visit.person)
        self.sender.forget({point for other in self.visits for point in other.points})

    def tell_presence(self, about: Visit) -> None:
        """Tells the others that a player connected or disconnected. Call it while holding the lock."""
        if about.person is not None and self.table.seats_of(about.person):
            updates = self.sender.updates(self.clocks())
            for visit in self.visits - {about}:
                blob = updates.written(visit.seats, self._info_for(visit))
                if blob is not None:
                    visit.send_bytes(blob)


def _order(table: TableState) -> tuple[object, ...]:
    """Parts of the table info; a change of one of them sends the info again."""
    return table.status, table.teams, table.roles, len(table.chairs)


class Hold:
    """The time in which a table belongs to one command."""

    __slots__ = ("_live",)

    def __init__(self, live: Live) -> None:
        self._live = live

    def __aenter__(self) -> Coroutine[Any, Any, TableState]:
        return self._live.hold()

    async def __aexit__(self, *error: object) -> None:
        self._live.let_go()


async def load(table_id: str, storage: Storage, now: Clock, metrics: Metrics) -> Live | None:
    """A table from storage; none if there is no such table."""
    blobs = await storage.records(table_id)
    if not blobs:
        return None
    return Live(table_id, await _folded(table_id, storage, blobs), storage, now, metrics)


async def _folded(table_id: str, storage: Storage, blobs: list[bytes]) -> TableState:
    """Folds in a thread if there is much to read, so that other tables are not delayed."""
    checkpoint = await storage.checkpoint(table_id) if len(blobs) >= EVERY else None
    is_much = len(blobs) > _LONG or reads_much(blobs[0])
    return await asyncio.to_thread(read_table, blobs, checkpoint) if is_much else read_table(blobs, checkpoint)
