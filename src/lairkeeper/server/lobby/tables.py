"""What people do with tables: open, find, visit, change and replay them."""

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Raw

from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame
from lairkeeper.kernel.definition.table_options import agree, change
from lairkeeper.kernel.errors import NoDrawer
from lairkeeper.kernel.history.journal import write_journal
from lairkeeper.kernel.history.journey import bound_journey
from lairkeeper.server.clock import Clock
from lairkeeper.server.errors import (
    NotAllowed,
    NotNow,
    OutOfStep,
    TableUnreadable,
    UnknownCode,
    UnknownJoinCode,
)
from lairkeeper.server.live.game_data import Check, made_ready
from lairkeeper.server.live.messages import MessageHandler
from lairkeeper.server.live.table import Live
from lairkeeper.server.live.visits import Visit
from lairkeeper.server.lobby import forks, journeys, lists, replays
from lairkeeper.server.lobby.codes import Codes, typed
from lairkeeper.server.lobby.finished import FinishedGames
from lairkeeper.server.lobby.ownership import ALL, Share
from lairkeeper.server.lobby.registry import Registry
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.people.names import checked_line
from lairkeeper.server.protocol import (
    ClientMessage,
    JoinTicket,
    Leg,
    NewTable,
    PlayOn,
    Screen,
    ScreenTicket,
    TableInfo,
    TableLine,
)
from lairkeeper.server.storage import BrokenLog, Listed, Storage, StorageUnavailable
from lairkeeper.server.table.commands import contributions, seat_commands
from lairkeeper.server.table.commands.finding import refuse_wish
from lairkeeper.server.table.commands.seat_commands import PoolSeating
from lairkeeper.server.table.records import Followed, Opened, Seated, TableRecord
from lairkeeper.server.table.state import TableState
from lairkeeper.server.table.variants import READER, with_variant
from lairkeeper.server.telemetry.metrics import Metrics

LONGEST_TITLE = 60
MOST_LISTED = 50
PATIENCE = 3.0
"""Seconds that clients have to reveal the number they committed to (they do so automatically)."""


class Tables:
    """All operations on tables. A person who may not see a table is told that it does not exist."""

    def __init__(
        self,
        storage: Storage,
        now: Clock,
        bot_pace: float,
        metrics: Metrics,
        idle_seconds: float,
        share: Share = ALL,
    ) -> None:
        self._storage = storage
        self._codes = Codes(storage)
        self._now = now
        self._metrics = metrics
        self._journeys = journeys.JourneyReader()
        self.registry = Registry(storage, now, bot_pace, metrics, idle_seconds, self._codes, share=share)
        self.finished = FinishedGames(storage, self.registry, now)
        self._messages = MessageHandler(now, self.registry.bots, metrics)

    async def open(self) -> None:
        await self.registry.open()

    async def close(self) -> None:
        await self.finished.close()
        await self.registry.close()

    def counts(self) -> dict[str, float]:
        return self.registry.counts()

    # --- opening and finding -----------------------------------------------------------------------------------------

    async def create(
        self,
        caller: Caller,
        new: NewTable,
        check: Check = made_ready,
        *,
        table_id: str = "",
        found: PoolSeating | None = None,
    ) -> TableInfo:
        """A new table with its host in the first seat. All options are written down, those left to the default too:
        a later default must not change a running game. `OutOfStep` if there is a table with this id."""
        title = checked_line(new.title, "title", LONGEST_TITLE)
        game = game_named(new.game)
        refuse_wish(new.language, new.days)
        if new.luck == "table" and not game.names_drawers:
            raise NoDrawer(game=game.name)
        agreed = agree(game, new.options, preset=new.preset, among_strangers=new.joining == "anyone")
        reading = asyncio.get_running_loop().run_in_executor
        config = await reading(READER, with_variant, game, agreed, new.pack) if new.pack else agreed
        await check(game, config)
        is_found = found is not None
        opened = self.new_record(caller, new, game, Raw(msgspec.json.encode(config)), title, is_found=is_found)
        seated = Seated(0, caller.person, caller.name, is_found, *((found.fill_at, found.wish) if found else ()))
        return await self.begin(table_id or secrets.token_urlsafe(9), caller, opened, [seated])

    async def sit_found(self, table_id: str, caller: Caller, found: PoolSeating) -> TableInfo:
        person, name = caller.person, caller.name
        return await self.change(table_id, caller, lambda table: seat_commands.sit_found(table, person, name, found))

    def new_record(
        self,
        caller: Caller,
        new: NewTable,
        game: AnyGame,
        options: Raw,
        title: str,
        legs: Sequence[Leg] = (),
        *,
        is_found: bool = False,
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
            pack=new.pack,
            language=new.language,
            days=new.days,
            is_found=is_found,
        )

    async def begin(self, table_id: str, caller: Caller, opened: Opened, seats: list[TableRecord]) -> TableInfo:
        join, screen = await asyncio.gather(self._codes.draw("join", table_id), self._codes.draw("screen", table_id))
        opened = msgspec.structs.replace(opened, join_code=join, screen_code=screen)
        live = Live(table_id, TableState(opened), self._storage, self._now, self._metrics)
        await self._storage.take_up(table_id)
        await live.begin(opened, *seats)
        return (await self.registry.keep(live)).info(caller.person, caller.key)

    async def import_journey(self, caller: Caller, blob: bytes) -> TableInfo:
        """A table for the next game of a journey that was played elsewhere; every game of it is replayed first."""
        came = await self._journeys.read(blob)
        opened = self.new_record(caller, NewTable(came.game), game_named(came.game), came.options, "", came.legs)
        first: list[TableRecord] = [came.record, Seated(0, caller.person, caller.name)]
        return await self.begin(secrets.token_urlsafe(9), caller, opened, first)

    async def export_journey(self, table_id: str, caller: Caller) -> bytes:
        """The finished games of a journey, up to this table, in one file."""
        live = await self.registry.seen(table_id, caller)
        async with live.held() as table:
            legs, is_over = table.opened.legs, table.status == "over"
            if table.opened.fork or table.opened.daily:
                raise NotAllowed(what="export")
        played_here = [leg.table for leg in legs if leg.table]
        elsewhere = len(legs) - len(played_here)
        first = played_here[0] if played_here else table_id
        journals = journeys.imported(await self._storage.records(first)) if elsewhere else []
        if len(journals) < elsewhere:
            raise NotAllowed(what="export")
        for each in [*played_here, table_id] if is_over else played_here:
            async with (await self.registry.find(each)).held() as table:
                journals.append(write_journal(replays.finished(table).sealed()))
        if not journals:
            raise NotNow(what="replay", status="playing")
        return bound_journey(journals)

    async def screen(self, code: str) -> ScreenTicket:
        """The table whose public screen has this code: an unfinished one, or one that was looked at lately."""
        table_id = await self._codes.table_with("screen", typed("screen", code))
        if table_id is None or not (table_id in self.registry.live or await self._is_unfinished(table_id)):
            raise UnknownCode()
        live = await self.registry.find(table_id)
        async with live.held() as table:
            return ScreenTicket(table_id, table.watch_key)

    async def invited(self, code: str) -> JoinTicket:
        """The table that players join by this code while people gather there."""
        code = typed("join", code)
        table_id = await self._codes.table_with("join", code)
        if table_id is None or not await self._is_unfinished(table_id):
            raise UnknownJoinCode()
        live = await self.registry.find(table_id)
        async with live.held() as table:
            if live.join_code != code:
                raise UnknownJoinCode()
            return JoinTicket(table_id, table.join_key)

    async def _is_unfinished(self, table_id: str) -> bool:
        return await self._storage.status(table_id) in ("gathering", "playing")

    async def info(self, table_id: str, caller: Caller) -> TableInfo:
        live = await self.registry.seen(table_id, caller)
        async with live.held():
            return live.info(caller.person, caller.key)

    async def listed(self, muted: frozenset[str] = frozenset()) -> list[TableLine]:
        """Open tables, for a reader who does not want to see the names of some people."""
        found = await self._storage.listed(MOST_LISTED)
        return journeys.last_of_each(
            [line for line in (lists.line(each, muted) for each in found) if lists.is_shown(line)]
        )

    async def mine(self, person: str) -> list[TableLine]:
        """The tables of a person, with whether it is their turn."""
        listed = await self._storage.tables_of(person, MOST_LISTED)
        lines = [await self._own_line(each, person) for each in listed]
        return journeys.last_of_each([line for line in lines if lists.is_shown(line)])

    async def _own_line(self, listed: Listed, person: str) -> TableLine:
        line = lists.line(listed)
        if line.status in ("gathering", "playing"):
            with suppress(TableUnreadable, BrokenLog):
                live = await self.registry.find(listed.table)
                async with live.held():
                    return live.line(person, line.updated_at)
        return line

    # --- seats -------------------------------------------------------------------------------------------------------

    async def sit(self, table_id: str, caller: Caller, seat: int) -> TableInfo:
        """Members, people with the key to join, and everybody at an open table may take a seat; spectators may take a
        role."""

        def command(table: TableState) -> TableRecord:
            may_watch = seat in table.roles and table.lets_watch(caller.person, caller.key)
            if not (may_watch or table.welcomes(caller.person, caller.key)):
                raise NotAllowed(what="sit")
            return seat_commands.sit(table, caller.person, caller.name, seat)

        return await self.change(table_id, caller, command)

    async def agree(
        self, table_id: str, caller: Caller, options: Mapping[str, Any], check: Check = made_ready
    ) -> TableInfo:
        table = (await self.registry.find(table_id)).table
        if caller.person == table.host and table.status == "gathering":
            await check(table.game, change(table.game, table.config, options))
        return await self.change(table_id, caller, lambda table: seat_commands.agree(table, caller.person, options))

    async def stand_up(self, table_id: str, caller: Caller, seat: int) -> TableInfo:
        live = await self.registry.seen(table_id, caller)
        return await self.change(
            table_id, caller, lambda table: seat_commands.stand_up(table, caller.person, seat, live.time())
        )

    async def offer(self, table_id: str, caller: Caller, seat: int) -> TableInfo:
        return await self.change(table_id, caller, lambda table: seat_commands.offer(table, caller.person, seat))

    async def seat_bot(self, table_id: str, caller: Caller, seat: int, bot: str) -> TableInfo:
        return await self.change(
            table_id, caller, lambda table: seat_commands.seat_bot(table, caller.person, seat, bot)
        )

    async def swap(self, table_id: str, caller: Caller, seat: int, other: int) -> TableInfo:
        return await self.change(table_id, caller, lambda table: seat_commands.swap(table, caller.person, seat, other))

    async def name_team(self, table_id: str, caller: Caller, team: int, name: str) -> TableInfo:
        return await self.change(
            table_id, caller, lambda table: seat_commands.name_team(table, caller.person, team, name)
        )

    async def remove(self, table_id: str, caller: Caller, seat: int) -> TableInfo:
        """Disconnects the removed person at once."""
        keys = new_key(), new_key(), await self._codes.draw("join", table_id)
        return await self.change(
            table_id, caller, lambda table: seat_commands.remove(table, caller.person, seat, *keys)
        )

    async def ready(self, table_id: str, caller: Caller, seat: int, is_ready: bool) -> TableInfo:
        return await self.change(
            table_id, caller, lambda table: seat_commands.make_ready(table, caller.person, seat, is_ready)
        )

    async def start(self, table_id: str, caller: Caller) -> TableInfo:
        """Closes the list of contributions to the seed, waits for the numbers, and starts with those that came."""
        await self._hear_numbers(await self.registry.seen(table_id, caller), caller)
        seed = secrets.token_hex(16)  # for the bots, where people draw themselves
        return await self.change(
            table_id, caller, lambda table: seat_commands.start(table, caller.person, self._now(), seed)
        )

    async def _hear_numbers(self, live: Live, caller: Caller) -> None:
        async with live.held() as table:
            seat_commands.refuse_start(table, caller.person)
            present = None if self._storage.is_shared else live.present
            if contributions.close(table, present):
                await live.change(lambda: contributions.close(live.table, present))
        give_up = time.monotonic() + PATIENCE
        while live.table.status == "gathering" and live.table.lots.are_awaited and time.monotonic() < give_up:
            await asyncio.sleep(0.01)

    async def pause(self, table_id: str, caller: Caller, is_paused: bool) -> TableInfo:
        live = await self.registry.seen(table_id, caller)
        return await self.change(
            table_id, caller, lambda table: seat_commands.pause(table, caller.person, is_paused, live.time())
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
        live = await self.registry.seen(table_id, caller)
        async with live.held() as table:
            is_closed = is_sequel and bool(table.opened.fork or table.opened.daily)
            if table.status != "over" or caller.person not in table.people() or is_closed:
                raise NotNow(what="sequel" if is_sequel else "rematch", status=table.status)
            if table.next_table is not None:
                return await self.info(table.next_table, caller)
            before, next_id = table.opened, journeys.next_id(table_id, table)
            same = {name: getattr(before, name) for name in ("joining", "luck", "has_undo", "pack", "language", "days")}
            new = NewTable(before.game, **same)
            legs = journeys.legs_with(table_id, table) if is_sequel else []
            opened = self.new_record(caller, new, table.game, options(table), before.title, legs)
            try:
                info = await self.begin(next_id, caller, opened, journeys.same_seats(table, opened))
            except OutOfStep:
                info = await self.info(next_id, caller)
            self.registry.attention.rematch(await self.registry.find(next_id))
            await live.change(lambda: [Followed(next_id, info.watch_key, is_sequel)])
        return info

    async def change(
        self, table_id: str, caller: Caller, command: Callable[[TableState], TableRecord | list[TableRecord]]
    ) -> TableInfo:
        live = await self.registry.seen(table_id, caller)

        def records() -> list[TableRecord]:
            made = command(live.table)
            return made if isinstance(made, list) else [made]

        async with live.held():
            await live.change(records)
            info = live.info(caller.person, caller.key)
        self.registry.see_to(live)
        return info

    async def fork(self, table_id: str, caller: Caller, wanted: PlayOn) -> TableInfo:
        """A new table that goes on from a moment of a finished game."""
        live = await self.registry.seen(table_id, caller)
        async with live.held() as table:
            past = forks.answers_until(table, wanted)
            new = NewTable(table.opened.game, has_undo=table.opened.has_undo)
            opened = self.new_record(caller, new, table.game, journeys.again(table), table.opened.title)
            opened = msgspec.structs.replace(opened, secret="", fork=forks.origin(table_id, wanted))
            seats = forks.seats(table, caller, wanted)
            seed = table.match.journal.seed if table.match and wanted.has_same_dice else None
        records = await asyncio.to_thread(forks.begun, opened, seats, past, seed or secrets.token_hex(16), self._now())
        fork_id = secrets.token_urlsafe(9)
        info = await self.begin(fork_id, caller, opened, records)
        self.registry.see_to(await self.registry.find(fork_id))
        return info

    # --- visits ------------------------------------------------------------------------------------------------------

    async def enter(
        self, table_id: str, caller: Caller, screen: Screen | None = None, muted: frozenset[str] = frozenset()
    ) -> Visit:
        """Connects a client and sends it a snapshot. People without a seat are spectators; a public screen has no seat
        and sends nothing."""
        live = await self.registry.seen(table_id, caller)
        person = None if screen == "public" else caller.person or None
        visit = Visit(table_id, person, caller.name, caller.key, screen)
        visit.muted = muted
        async with live.held():
            live.greet(visit)
        self.registry.see_to(live)
        self.registry.attention.come(visit)
        return visit

    async def leave(self, visit: Visit) -> None:
        live = self.registry.live.get(visit.table)
        if live is not None:
            live.part(visit)
            self.registry.attention.go(visit, live)
            self.registry.timekeeper.watch(live)
            with suppress(StorageUnavailable):
                async with live.held():
                    live.tell_presence(visit)

    async def hear(self, visit: Visit, message: ClientMessage) -> None:
        """Handles a message and replies to it; a refusal changes nothing."""
        live = await self.registry.find(visit.table)
        if await self._messages.hear(live, visit, message):
            self.registry.see_to(live)


def new_key() -> str:
    return secrets.token_urlsafe(12)
