"""The tables of this process, by id: opened, found, visited, and changed by the people who may."""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Raw

from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.kernel.journey import write_journey
from lairkeeper.kernel.table_options import agree, change
from lairkeeper.server import announcing, journeys, listing, replays, seating
from lairkeeper.server.caller import Caller
from lairkeeper.server.errors import (
    NotAllowed,
    NotNow,
    OutOfStep,
    ShuttingDown,
    TableUnreadable,
    UnknownCode,
    UnknownTable,
)
from lairkeeper.server.hearing import Hearing
from lairkeeper.server.live import Clock, Live, load
from lairkeeper.server.logs import LOG
from lairkeeper.server.metrics import Metrics
from lairkeeper.server.opponents import Opponents
from lairkeeper.server.phrases import refused
from lairkeeper.server.protocol import (
    ClientMessage,
    Closing,
    Frame,
    Leg,
    LogLine,
    NewTable,
    Screen,
    ScreenTicket,
    TableInfo,
    TableLine,
)
from lairkeeper.server.reading import made_ready
from lairkeeper.server.records import Followed, Opened, Seated, TableRecord
from lairkeeper.server.screens import ScreenCodes
from lairkeeper.server.seals import Seals
from lairkeeper.server.storage import BrokenLog, Listed, Storage, StorageUnavailable
from lairkeeper.server.table_state import TableState
from lairkeeper.server.timekeeper import Timekeeper
from lairkeeper.server.visit import Visit
from lairkeeper.server.writing import checked_line

LONGEST_TITLE = 60
MOST_LISTED = 50
COME_BACK = 1.0
PATIENCE = 3.0
"""Seconds for those who announced a number to tell it; clients do so by themselves."""


class Tables:
    """The authority between people and storage. People who may not see a table are told it does not exist."""

    def __init__(
        self,
        storage: Storage,
        now: Clock,
        bot_pace: float,
        metrics: Metrics,
        idle_seconds: float,
        codes: ScreenCodes | None = None,
    ) -> None:
        self._storage = storage
        self._codes = codes or ScreenCodes(Seals(secrets.token_urlsafe()))
        self._now = now
        self._metrics = metrics
        self._idle_seconds = idle_seconds
        self._live: dict[str, Live] = {}
        self._served_since = 0
        self._loading = asyncio.Lock()
        self._replaying = asyncio.Lock()
        self._projector = replays.Projector()
        self._opponents = Opponents(now, bot_pace, metrics, self._see_to)
        self._timekeeper = Timekeeper(now, metrics, self._see_to)
        self._hearing = Hearing(now, self._opponents, metrics)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Listens for changes by other processes; looks after unfinished games and forgets idle ones meanwhile."""
        await self._storage.follow(self._heard)
        self._served_since = await self._storage.served_since(self._now())
        self._run(self._look_after(await self._storage.unfinished()))
        self._run(self._forget_idle())

    async def close(self) -> None:
        """Bots stop thinking, and every visitor is asked to come back."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._timekeeper.close()
        await self._opponents.close()
        for live in self._live.values():
            for visit in live.visits:
                visit.send(Closing(refused(ShuttingDown()), retry_after=COME_BACK))
                visit.close()

    def counts(self) -> dict[str, float]:
        return {"tables": len(self._live), "visits": sum(len(live.visits) for live in self._live.values())}

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_after(self, unfinished: list[str]) -> None:
        """Games that no longer replay are frozen, and bots go on where they were when the server went down."""
        for table_id in unfinished:
            try:
                self._see_to(await self._find(table_id))
            except LairkeeperError as error:
                LOG.warning("table", extra={"facts": {"code": error.code}})
            await asyncio.sleep(0)

    def _see_to(self, live: Live) -> None:
        """Something has changed: bots may have to move, and the clock may have been asked or stopped."""
        self._opponents.wake(live)
        self._timekeeper.watch(live)

    async def _forget_idle(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, self._idle_seconds))
            self.forget_idle(time.monotonic() - self._idle_seconds)

    def forget_idle(self, since: float) -> None:
        """Tables that nobody looks at and no bot plays at leave the memory; they stay in the storage."""
        for live in [*self._live.values()]:
            if live.used_at <= since and not self._is_busy(live):
                self._forget(live)

    def _is_busy(self, live: Live) -> bool:
        return live.is_busy or self._opponents.is_busy(live.id) or self._timekeeper.is_busy(live.id)

    def _forget(self, live: Live) -> None:
        del self._live[live.id]
        self._opponents.forget(live.id)

    def _heard(self, table_id: str, version: int) -> None:
        """News from storage; what this process wrote itself is no news. No id means that any table may have changed.
        A table that another process serves leaves the memory of this one, instead of being read again with each move.
        """
        for live in [*self._live.values()] if not table_id else filter(None, [self._live.get(table_id)]):
            if table_id and version > live.table.version and not self._is_busy(live):
                self._forget(live)
            elif not table_id or version > live.table.version:
                self._run(self._catch_up(live, version))

    async def _catch_up(self, live: Live, version: int) -> None:
        """The process that changed a table runs its bots. If none is known (no version), this one does as well."""
        try:
            await live.catch_up(version or live.table.version + 1)
            if version:
                self._timekeeper.watch(live)
            else:
                self._see_to(live)
        except LairkeeperError as error:
            LOG.warning("catch up", extra={"facts": {"code": error.code}})

    async def _find(self, table_id: str) -> Live:
        live = self._live.get(table_id)
        if live is None:
            async with self._loading:
                live = self._live.get(table_id) or await self._load(table_id)
        live.used_at = time.monotonic()
        return live

    async def _load(self, table_id: str) -> Live:
        live = await load(table_id, self._storage, self._now, self._metrics)
        if live is None:
            raise UnknownTable()
        async with live.held():
            await live.freeze()
            await live.go_on(self._served_since)
        return self._keep(live)

    def _keep(self, live: Live) -> Live:
        live.screen_code = self._codes.code_of(live.id)
        self._live[live.id] = live
        return live

    # --- opening and finding -----------------------------------------------------------------------------------------

    async def create(self, caller: Caller, new: NewTable) -> TableInfo:
        """A new table with its host in the first seat. All options are written down, those left to the default too:
        a later default must not change a running game."""
        title = checked_line(new.title, "title", LONGEST_TITLE)
        game = game_named(new.game)
        config = agree(game, new.options, preset=new.preset, among_strangers=new.joining == "anyone")
        await made_ready(game, config)
        opened = self._opened(caller, new, game, Raw(msgspec.json.encode(config)), title)
        return await self._open(secrets.token_urlsafe(9), caller, opened, [Seated(0, caller.person, caller.name)])

    def _opened(
        self, caller: Caller, new: NewTable, game: AnyGame, options: Raw, title: str, legs: Sequence[Leg] = ()
    ) -> Opened:
        return Opened(
            at=self._now(),
            host=caller.person,
            host_name=caller.name,
            game=game.name,
            version=game.version,
            options=options,
            title=title,
            joining=new.joining,
            luck=new.luck,
            has_undo=new.has_undo,
            join_key=new_key(),
            watch_key=new_key(),
            legs=[*legs],
            secret=secrets.token_hex(16) if new.luck == "server" else "",
        )

    async def _open(self, table_id: str, caller: Caller, opened: Opened, seats: list[TableRecord]) -> TableInfo:
        live = Live(table_id, TableState(opened), self._storage, self._now, self._metrics)
        await live.begin(opened, *seats)
        return self._keep(live).info(caller.person, caller.key)

    async def import_journey(self, caller: Caller, blob: bytes) -> TableInfo:
        """A table for the next game of a journey that was played elsewhere; every game of it is replayed first."""
        came = await asyncio.to_thread(journeys.read_file, blob)
        opened = self._opened(caller, NewTable(came.game.name), came.game, came.options, "", came.legs)
        first: list[TableRecord] = [came.record, Seated(0, caller.person, caller.name)]
        return await self._open(secrets.token_urlsafe(9), caller, opened, first)

    async def export_journey(self, table_id: str, caller: Caller) -> bytes:
        """The finished games of a journey, up to this table, in one file."""
        live = await self._seen(table_id, caller)
        async with live.held() as table:
            legs, is_over, game = table.opened.legs, table.status == "over", table.game
        played_here = [leg.table for leg in legs if leg.table]
        elsewhere = len(legs) - len(played_here)
        first = played_here[0] if played_here else table_id
        journals = journeys.imported(game, await self._storage.records(first)) if elsewhere else []
        if len(journals) < elsewhere:
            raise NotAllowed(what="export")
        for each in [*played_here, table_id] if is_over else played_here:
            async with (await self._find(each)).held() as table:
                journals.append(replays.finished(table).sealed())
        if not journals:
            raise NotNow(what="replay", status="playing")
        return write_journey(journals)

    async def screen(self, code: str) -> ScreenTicket:
        """The table whose public screen has this code: a running one, or one that was looked at lately."""
        table_id = self._codes.table_with(code, {*await self._storage.unfinished(), *self._live})
        if table_id is None:
            raise UnknownCode()
        live = await self._find(table_id)
        async with live.held() as table:
            return ScreenTicket(table_id, table.watch_key)

    async def info(self, table_id: str, caller: Caller) -> TableInfo:
        live = await self._seen(table_id, caller)
        async with live.held():
            return live.info(caller.person, caller.key)

    async def _seen(self, table_id: str, caller: Caller) -> Live:
        """A table this person may look at: their own, an open one, or one they have a link to; as things stand now,
        even if the news of another process has not arrived yet."""
        live = await self._find(table_id)
        if self._storage.is_shared:
            await live.catch_up(await self._storage.version(table_id) or 0)
        table = live.table
        may_look = table.welcomes(caller.person, caller.key) or table.lets_watch(caller.person, caller.key)
        if not (may_look or table.seats_of(caller.person)):
            raise UnknownTable()
        return live

    async def listed(self) -> list[TableLine]:
        return journeys.last_of_each([listing.line(listed) for listed in await self._storage.listed(MOST_LISTED)])

    async def mine(self, person: str) -> list[TableLine]:
        """Own tables, with whether it is one's turn there."""
        listed = await self._storage.tables_of(person, MOST_LISTED)
        return journeys.last_of_each([await self._own_line(each, person) for each in listed])

    async def _own_line(self, listed: Listed, person: str) -> TableLine:
        line = listing.line(listed)
        if line.status in ("gathering", "playing"):
            with suppress(TableUnreadable, BrokenLog):
                live = await self._find(listed.table)
                async with live.held():
                    return live.line(person, line.updated_at)
        return line

    # --- seats -------------------------------------------------------------------------------------------------------

    async def sit(self, table_id: str, caller: Caller, seat: int) -> TableInfo:
        """Those with the key to join, members, and everybody at an open table may sit down; those who watch may take a
        role."""

        def command(table: TableState) -> TableRecord:
            may_watch = seat in table.roles and table.lets_watch(caller.person, caller.key)
            if not (may_watch or table.welcomes(caller.person, caller.key)):
                raise NotAllowed(what="sit")
            return seating.sit(table, caller.person, caller.name, seat)

        return await self._change(table_id, caller, command)

    async def agree(self, table_id: str, caller: Caller, options: Mapping[str, Any]) -> TableInfo:
        table = (await self._find(table_id)).table
        if caller.person == table.host and table.status == "gathering":
            await made_ready(table.game, change(table.game, table.config, options))
        return await self._change(table_id, caller, lambda table: seating.agree(table, caller.person, options))

    async def stand_up(self, table_id: str, caller: Caller, seat: int) -> TableInfo:
        at = self._now()
        return await self._change(table_id, caller, lambda table: seating.stand_up(table, caller.person, seat, at))

    async def offer(self, table_id: str, caller: Caller, seat: int) -> TableInfo:
        return await self._change(table_id, caller, lambda table: seating.offer(table, caller.person, seat))

    async def seat_bot(self, table_id: str, caller: Caller, seat: int, bot: str) -> TableInfo:
        return await self._change(table_id, caller, lambda table: seating.seat_bot(table, caller.person, seat, bot))

    async def remove(self, table_id: str, caller: Caller, seat: int) -> TableInfo:
        """A person who is removed is disconnected at once."""
        keys = new_key(), new_key()
        return await self._change(table_id, caller, lambda table: seating.remove(table, caller.person, seat, *keys))

    async def ready(self, table_id: str, caller: Caller, seat: int, is_ready: bool) -> TableInfo:
        return await self._change(
            table_id, caller, lambda table: seating.make_ready(table, caller.person, seat, is_ready)
        )

    async def start(self, table_id: str, caller: Caller) -> TableInfo:
        """Closes the list of those who add a number to the seed, hears the numbers, and starts with those there are."""
        await self._hear_numbers(await self._seen(table_id, caller), caller)
        seed = secrets.token_hex(16)  # for the bots, where people draw themselves
        return await self._change(
            table_id, caller, lambda table: seating.start(table, caller.person, self._now(), seed)
        )

    async def _hear_numbers(self, live: Live, caller: Caller) -> None:
        async with live.held() as table:
            seating.refuse_start(table, caller.person)
            present = None if self._storage.is_shared else live.present
            if announcing.close(table, present):
                await live.change(lambda: announcing.close(live.table, present))
        give_up = time.monotonic() + PATIENCE
        while live.table.status == "gathering" and live.table.lots.are_awaited and time.monotonic() < give_up:
            await asyncio.sleep(0.01)

    async def pause(self, table_id: str, caller: Caller, is_paused: bool) -> TableInfo:
        return await self._change(
            table_id, caller, lambda table: seating.pause(table, caller.person, is_paused, self._now())
        )

    async def rematch(self, table_id: str, caller: Caller) -> TableInfo:
        """A new table with the same options."""
        return await self._follow(table_id, caller, journeys.again, is_sequel=False)

    async def sequel(self, table_id: str, caller: Caller) -> TableInfo:
        """A new table for the game that this one leads to."""
        return await self._follow(table_id, caller, journeys.onward, is_sequel=True)

    async def _follow(
        self, table_id: str, caller: Caller, options: Callable[[TableState], Raw], *, is_sequel: bool
    ) -> TableInfo:
        """A new table with everybody in the seat they had; the first to ask becomes its host. Another process may have
        opened it already, and even have ended before it could write that down."""
        live = await self._seen(table_id, caller)
        async with live.held() as table:
            if table.status != "over" or caller.person not in table.people():
                raise NotNow(what="sequel" if is_sequel else "rematch", status=table.status)
            if table.next_table is not None:
                return await self.info(table.next_table, caller)
            before, next_id = table.opened, journeys.next_id(table_id, table)
            new = NewTable(before.game, joining=before.joining, luck=before.luck, has_undo=before.has_undo)
            legs = journeys.legs_with(table_id, table) if is_sequel else []
            opened = self._opened(caller, new, table.game, options(table), before.title, legs)
            try:
                info = await self._open(next_id, caller, opened, journeys.same_seats(table, opened))
            except OutOfStep:
                info = await self.info(next_id, caller)
            await live.change(lambda: [Followed(next_id, info.watch_key, is_sequel)])
        return info

    async def _change(self, table_id: str, caller: Caller, command: Callable[[TableState], TableRecord]) -> TableInfo:
        live = await self._seen(table_id, caller)
        async with live.held():
            await live.change(lambda: [command(live.table)])
            info = live.info(caller.person, caller.key)
        self._see_to(live)
        return info

    # --- visits ------------------------------------------------------------------------------------------------------

    async def enter(self, table_id: str, caller: Caller, screen: Screen | None = None) -> Visit:
        """A new visitor, who is shown everything they may see; people without a seat look on. A public screen has no
        seat, and nothing is said or answered there."""
        live = await self._seen(table_id, caller)
        person = None if screen == "public" else caller.person or None
        visit = Visit(table_id, person, caller.name, caller.key, screen)
        async with live.held():
            live.greet(visit)
        self._see_to(live)
        return visit

    async def leave(self, visit: Visit) -> None:
        live = self._live.get(visit.table)
        if live is not None:
            live.part(visit)
            self._timekeeper.watch(live)
            with suppress(StorageUnavailable):
                async with live.held():
                    live.tell_presence(visit)

    async def hear(self, visit: Visit, message: ClientMessage) -> None:
        """Carries a message out and replies to it; a refusal changes nothing."""
        live = await self._find(visit.table)
        if await self._hearing.hear(live, visit, message):
            self._see_to(live)

    # --- afterwards --------------------------------------------------------------------------------------------------

    async def journal(self, table_id: str, caller: Caller) -> bytes:
        live = await self._seen(table_id, caller)
        async with live.held() as table:
            return replays.journal_of(table)

    async def frame(self, table_id: str, caller: Caller, step: int, seat: int | None, is_open: bool) -> Frame:
        """A moment of a finished game: from one seat, as a spectator, or with all hands open."""
        live = await self._seen(table_id, caller)
        async with live.held() as table:
            seats = replays.points_of_view(table, seat, is_open)
        async with self._replaying:  # one at a time: threads that compute keep the tables in play waiting
            return await asyncio.to_thread(self._projector.frame, table_id, table, step, seats)

    async def story(self, table_id: str, caller: Caller) -> list[LogLine]:
        """All that everybody heard of a finished game."""
        live = await self._seen(table_id, caller)
        async with live.held() as table:
            return replays.story(table)


def new_key() -> str:
    return secrets.token_urlsafe(12)
