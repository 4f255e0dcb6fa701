"""The tables of this process, by id: opened, found, visited, and changed by the people who may."""

import asyncio
import hmac
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw

from lairkeeper.bots import bot_named
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Seat, decode_option, facts, why_not
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.kernel.journal import read_config
from lairkeeper.server import playing, replays, seating
from lairkeeper.server.errors import NotAllowed, NotNow, TooLong, UnknownTable
from lairkeeper.server.live import Clock, Live, load
from lairkeeper.server.opponents import Opponents, question_for, think
from lairkeeper.server.phrases import Speaker, refused
from lairkeeper.server.protocol import (
    Acknowledged,
    Answer,
    AskHint,
    AskWhyNot,
    ClientMessage,
    Closing,
    Consent,
    Enter,
    Frame,
    Hint,
    Mark,
    NewTable,
    Refused,
    Say,
    TableInfo,
    TableLine,
    TakeBack,
    WhyNot,
)
from lairkeeper.server.records import BotSeated, Followed, Frozen, Opened, Seated, TableRecord
from lairkeeper.server.storage import Storage
from lairkeeper.server.table import Table
from lairkeeper.server.visit import Visit

LONGEST_TITLE = 60
MOST_LISTED = 50


class Who(msgspec.Struct, frozen=True):
    """Somebody who asks: a person with a name, and the key of the link they came by, if any."""

    person: str
    name: str
    key: str = ""


class Tables:
    """The authority between people and storage. Whoever is not allowed to see a table is told it does not exist."""

    def __init__(self, storage: Storage, now: Clock, bot_pace: float = 0.6) -> None:
        self._storage = storage
        self._now = now
        self._live: dict[str, Live] = {}
        self._loading = asyncio.Lock()
        self._opponents = Opponents(now, bot_pace)
        self._catching_up: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Listens for changes by other processes, and freezes what no longer replays."""
        await self._storage.follow(self._heard)
        for table_id in await self._storage.unfinished():
            await self._check(table_id)

    async def close(self) -> None:
        """Bots stop thinking, and every visitor is asked to come back."""
        await self._opponents.close()
        for live in self._live.values():
            for visit in live.visits:
                visit.send(Closing(refused(NotNow(what="play", status="closing")), retry_after=1.0))
                visit.close()

    async def _check(self, table_id: str) -> None:
        live = await self._find(table_id)
        table = live.table
        if table.status == "frozen":
            return
        if table.opened.version != table.game.version:
            await live.commit(Frozen("version"))
        self._opponents.wake(live)

    def _heard(self, table_id: str, version: int) -> None:
        """News from storage; what this process wrote itself is no news."""
        for live in [self._live[table_id]] if table_id in self._live else [] if table_id else self._live.values():
            task = asyncio.create_task(live.catch_up(version if table_id else live.table.version + 1))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def _find(self, table_id: str) -> Live:
        live = self._live.get(table_id)
        if live is None:
            async with self._loading:
                live = self._live.get(table_id) or await load(table_id, self._storage, self._now)
                if live is None:
                    raise UnknownTable()
                self._live[table_id] = live
        return live

    # --- opening and finding -----------------------------------------------------------------------------------------

    async def create(self, who: Who, new: NewTable) -> TableInfo:
        """A new table with its host in the first seat."""
        if len(new.title) > LONGEST_TITLE:
            raise TooLong(what="title", most=LONGEST_TITLE, found=len(new.title))
        game = game_named(new.game)
        options = Raw(msgspec.json.encode(new.options))
        game.set_up(read_config(game, options))
        table_id = secrets.token_urlsafe(9)
        return await self._open(table_id, who, new, game, options, [Seated(0, who.person, who.name)])

    async def _open(
        self, table_id: str, who: Who, new: NewTable, game: AnyGame, options: Raw, seats: list[TableRecord]
    ) -> TableInfo:
        opened = Opened(
            at=self._now(),
            host=who.person,
            host_name=who.name,
            game=game.name,
            version=game.version,
            options=options,
            title=new.title.strip(),
            joining=new.joining,
            luck=new.luck,
            join_key=secrets.token_urlsafe(12),
            watch_key=secrets.token_urlsafe(12),
        )
        live = Live(table_id, Table(opened), self._storage, self._now)
        await live.begin(opened, *seats)
        self._live[table_id] = live
        return live.info(who.person)

    async def info(self, table_id: str, who: Who) -> TableInfo:
        return (await self._seen(table_id, who)).info(who.person)

    async def _seen(self, table_id: str, who: Who) -> Live:
        """A table this person may look at: their own, an open one, or one they have a link to."""
        live = await self._find(table_id)
        opened = live.table.opened
        keys = (opened.join_key, opened.watch_key)
        has_key = any([hmac.compare_digest(who.key.encode(), key.encode()) for key in keys])
        if not (has_key or opened.joining == "anyone" or who.person in live.table.people()):
            raise UnknownTable()
        return live

    async def listed(self) -> list[TableLine]:
        return [self._line(listed.summary.info) for listed in await self._storage.listed(MOST_LISTED)]

    async def mine(self, person: str) -> list[TableLine]:
        """Own tables, with whether it is one's turn there."""
        lines = []
        for listed in await self._storage.tables_of(person, MOST_LISTED):
            line = self._line(listed.summary.info)
            if line.status in ("gathering", "playing"):
                line = (await self._find(listed.table)).line(person, line.updated_at)
            lines.append(line)
        return lines

    def _line(self, info: bytes) -> TableLine:
        return msgspec.json.decode(info, type=TableLine)

    # --- seats -------------------------------------------------------------------------------------------------------

    async def sit(self, table_id: str, who: Who, seat: int) -> TableInfo:
        """Those with the key to join, members, and everybody at an open table may sit down."""
        live = await self._seen(table_id, who)
        opened = live.table.opened
        may_join = opened.joining == "anyone" or who.person in live.table.people()
        if not may_join and not hmac.compare_digest(who.key.encode(), opened.join_key.encode()):
            raise NotAllowed(what="sit")
        return await self._change(live, who, lambda table: seating.sit(table, who.person, who.name, seat))

    async def stand_up(self, table_id: str, who: Who, seat: int) -> TableInfo:
        live = await self._seen(table_id, who)
        return await self._change(live, who, lambda table: seating.stand_up(table, who.person, seat))

    async def seat_bot(self, table_id: str, who: Who, seat: int, bot: str) -> TableInfo:
        live = await self._seen(table_id, who)
        return await self._change(live, who, lambda table: seating.seat_bot(table, who.person, seat, bot))

    async def remove(self, table_id: str, who: Who, seat: int) -> TableInfo:
        live = await self._seen(table_id, who)
        return await self._change(live, who, lambda table: seating.remove(table, who.person, seat))

    async def ready(self, table_id: str, who: Who, seat: int, is_ready: bool) -> TableInfo:
        live = await self._seen(table_id, who)
        return await self._change(live, who, lambda table: seating.make_ready(table, who.person, seat, is_ready))

    async def start(self, table_id: str, who: Who) -> TableInfo:
        live = await self._seen(table_id, who)
        seed = secrets.token_hex(16)
        return await self._change(live, who, lambda table: seating.start(table, who.person, self._now(), seed))

    async def pause(self, table_id: str, who: Who, is_paused: bool) -> TableInfo:
        live = await self._seen(table_id, who)
        return await self._change(live, who, lambda table: seating.pause(table, who.person, is_paused))

    async def rematch(self, table_id: str, who: Who) -> TableInfo:
        """A new table with the same options and everybody in the seat they had; the first to ask becomes its host."""
        live = await self._seen(table_id, who)
        async with live.lock:
            table = live.table
            if table.status != "over" or who.person not in table.people():
                raise NotNow(what="rematch", status=table.status)
            if table.next_table is not None:
                return await self.info(table.next_table, who)
            opened, next_id = table.opened, secrets.token_urlsafe(9)
            new = NewTable(opened.game, {}, opened.title, opened.joining, opened.luck)
            info = await self._open(next_id, who, new, table.game, opened.options, _same_seats(table))
            await live.commit(Followed(next_id))
        return info

    async def _change(self, live: Live, who: Who, command: Callable[[Table], TableRecord]) -> TableInfo:
        async with live.lock:
            await live.commit(command(live.table))
        self._opponents.wake(live)
        return live.info(who.person)

    # --- visits ------------------------------------------------------------------------------------------------------

    async def enter(self, table_id: str, who: Who) -> Visit:
        """A new visitor, who is shown everything they may see; people without a seat look on."""
        live = await self._seen(table_id, who)
        visit = Visit(table_id, who.person, who.name)
        async with live.lock:
            live.greet(visit)
        self._opponents.wake(live)
        return visit

    async def leave(self, visit: Visit) -> None:
        live = self._live.get(visit.table)
        if live is not None:
            async with live.lock:
                live.part(visit)

    async def hear(self, visit: Visit, message: ClientMessage) -> None:
        """Carries a message out and replies to it; a refusal changes nothing."""
        live = await self._find(visit.table)
        sequence: int = getattr(message, "sequence", 0)
        try:
            async with live.lock:
                reply = await self._obey(live, visit, message)
        except LairkeeperError as error:
            visit.send(Refused(sequence, refused(error)))
            return
        visit.send(reply)
        self._opponents.wake(live)

    async def _obey(self, live: Live, visit: Visit, message: ClientMessage) -> Any:
        match message:
            case AskWhyNot():
                return self._why_not(live.table, visit, message)
            case AskHint():
                return await self._hint(live.table, visit, message)
            case Enter():
                raise NotAllowed(what="enter")
            case _:
                records = self._records(live, visit, message)
                return Acknowledged(message.sequence, await live.commit(*records))

    def _records(self, live: Live, visit: Visit, message: Any) -> list[TableRecord]:
        person, table, now = visit.person or "", live.table, self._now()
        match message:
            case Answer():
                option = playing.answer(live.gallery, person, message.seat, message.number, message.option, now)
                return [option]
            case TakeBack():
                return [playing.take_back(table, person, message.seat)]
            case Consent():
                return playing.consent(table, person, message.seat, message.number, message.agrees)
            case Say():
                return [playing.say(table, visit.name, person, message.text, now)]
            case Mark():
                return [playing.mark(table, person, message.seat, message.place)]
        raise NotAllowed(what="message")

    def _why_not(self, table: Table, visit: Visit, message: AskWhyNot) -> WhyNot:
        match = playing.running(table)
        playing.own_seat(table, visit.person or "", message.seat)
        option = decode_option(table.game, bytes(message.option))
        return WhyNot(message.sequence, list(why_not(match.state, Seat(message.seat), option, message.number)))

    async def _hint(self, table: Table, visit: Visit, message: AskHint) -> Hint:
        playing.running(table)
        playing.own_seat(table, visit.person or "", message.seat)
        seat = Seat(message.seat)
        found = question_for(table, seat)
        if found is None:
            raise NotNow(what="hint", status=table.status)
        state, decision = found
        bot = bot_named("greedy", table.game)
        option = await asyncio.to_thread(think, table, state, decision, bot, seat)
        choice = Speaker(table.game, table.config).choice(option, facts(state, decision))
        return Hint(message.sequence, choice.option, choice.phrase)

    # --- afterwards --------------------------------------------------------------------------------------------------

    async def journal(self, table_id: str, who: Who) -> bytes:
        return replays.journal_of((await self._seen(table_id, who)).table)

    async def frame(self, table_id: str, who: Who, step: int, seat: int | None, is_open: bool) -> Frame:
        """A moment of a finished game: from one seat, as a spectator, or with all hands open."""
        table = (await self._seen(table_id, who)).table
        seats: list[Seat | None] = [None if seat is None else Seat(seat)]
        if is_open:
            seats = [Seat(number) for number in range(len(table.chairs))]
        return await asyncio.to_thread(replays.frame, table, step, seats)


def _same_seats(table: Table) -> list[TableRecord]:
    seats: list[TableRecord] = []
    for seat, chair in enumerate(table.chairs):
        if chair.person is not None:
            seats.append(Seated(seat, chair.person, chair.name))
        elif chair.bot is not None:
            seats.append(BotSeated(seat, chair.bot))
    return seats
