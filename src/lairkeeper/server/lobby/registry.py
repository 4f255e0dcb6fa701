"""The tables in the memory of this process, each kept until it is unused."""

import asyncio
import time
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any, Protocol

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.clock import Clock
from lairkeeper.server.errors import ShuttingDown, UnknownTable
from lairkeeper.server.live.bots import BotRunner
from lairkeeper.server.live.table import Live, load
from lairkeeper.server.live.timekeeper import Timekeeper
from lairkeeper.server.live.visits import Visit
from lairkeeper.server.lobby.codes import Codes
from lairkeeper.server.lobby.ownership import Share
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import Closing
from lairkeeper.server.protocol.speaker import refused
from lairkeeper.server.storage import Storage, StorageUnavailable
from lairkeeper.server.telemetry.logs import LOG
from lairkeeper.server.telemetry.metrics import Metrics

COME_BACK = 1.0
LOOK_AGAIN = 1.0


class Attention(Protocol):
    """Receives notifications about the tables of this process. Methods must return quickly."""

    def look(self, live: Live) -> None:
        """A table has changed, or was read from the storage."""

    def catch_up(self, live: Live) -> None:
        """Another process has changed it."""

    def rematch(self, live: Live) -> None:
        """Opens a new table for people who have just played together."""

    def come(self, visit: Visit) -> None: ...

    def go(self, visit: Visit, live: Live) -> None: ...


class Unnoticed:
    """Ignores all notifications."""

    def look(self, live: Live) -> None: ...

    catch_up = rematch = look

    def come(self, visit: Visit) -> None: ...

    def go(self, visit: Visit, live: Live) -> None: ...


class Registry:
    """Loads tables from storage when they are needed, and runs their bots and timers."""

    def __init__(
        self,
        storage: Storage,
        now: Clock,
        bot_pace: float,
        metrics: Metrics,
        idle_seconds: float,
        codes: Codes,
        *,
        share: Share,
    ) -> None:
        self.live: dict[str, Live] = {}
        self.bots = BotRunner(bot_pace, metrics, self.see_to)
        self.timekeeper = Timekeeper(metrics, self.see_to)
        self.attention: Attention = Unnoticed()
        self._storage = storage
        self._codes = codes
        self._share = share
        self._now = now
        self._metrics = metrics
        self._idle_seconds = idle_seconds
        self._served_since = 0
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._put_down: list[str] = []
        """Tables that have left the memory, of which the storage does not know yet."""

    async def open(self) -> None:
        """Subscribes to changes of other processes, resumes unfinished games, and starts to unload idle tables."""
        await self._storage.follow(self._heard, is_chosen=True)
        self._served_since = await self._storage.served_since(self._now())
        self._run(self._look_after(filter(self._share.has, await self._storage.in_play())))
        self._run(self._forget_idle())

    async def close(self) -> None:
        """Stops bots and timers, and asks every client to reconnect."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.timekeeper.close()
        await self.bots.close()
        for live in self.live.values():
            for visit in live.visits:
                visit.send(Closing(refused(ShuttingDown()), retry_after=COME_BACK))
                visit.close()

    def counts(self) -> dict[str, float]:
        return {"tables": len(self.live), "visits": sum(len(live.visits) for live in self.live.values())}

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_after(self, in_play: Iterable[str]) -> None:
        """Resumes bots and timers of the games that this process owns; freezes games that no longer replay. A table
        where people alone are waited for leaves the memory until they come."""
        for table_id in in_play:
            try:
                is_new, live = table_id not in self.live, await self.find(table_id)
                self.see_to(live)
                if is_new and not self._is_busy(live):
                    self._forget(live)
            except LairkeeperError as error:
                LOG.warning("table", extra={"facts": {"code": error.code}})
            await asyncio.sleep(0)

    def see_to(self, live: Live) -> None:
        """Wakes bots and timers after a change, and keeps a checkpoint now and then."""
        self.bots.wake(live)
        self.timekeeper.watch(live)
        self.attention.look(live)
        if live.is_checkpoint_due:
            self._run(self._keep_checkpoint(live))

    async def _keep_checkpoint(self, live: Live) -> None:
        """A failure is only logged: a checkpoint is optional."""
        try:
            await live.keep_checkpoint()
        except LairkeeperError as error:
            LOG.warning("checkpoint", extra={"facts": {"code": error.code}})

    async def _forget_idle(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, self._idle_seconds))
            self.forget_idle(time.monotonic() - self._idle_seconds)

    def forget_idle(self, since: float) -> None:
        """Unloads tables without clients and bots; they stay in the storage."""
        for live in [*self.live.values()]:
            if live.used_at <= since and not self._is_busy(live):
                self._forget(live)

    def forget(self, table_id: str) -> None:
        """Unloads a table that the storage no longer has."""
        live = self.live.get(table_id)
        if live is not None:
            self._forget(live)

    def _is_busy(self, live: Live) -> bool:
        return live.is_busy or self.bots.is_busy(live.id) or self.timekeeper.is_busy(live.id)

    def _forget(self, live: Live) -> None:
        del self.live[live.id]
        self.bots.forget(live.id)
        if self._storage.is_shared:
            self._put_down.append(live.id)
            if len(self._put_down) == 1:
                self._run(self._put_all_down())

    async def _put_all_down(self) -> None:
        await asyncio.sleep(0)
        tables, self._put_down = self._put_down, []
        with suppress(StorageUnavailable):
            await self._storage.put_down([table for table in tables if table not in self.live])

    def _heard(self, table_id: str, version: int) -> None:
        """News from storage; what this process wrote itself is no news. No id means that any table may have changed.
        A table that another process serves leaves the memory of this one, instead of being read again with each move.
        """
        if not table_id:
            for live in [*self.live.values()]:
                self._run(self._catch_up(live, version))
        elif (found := self.live.get(table_id)) is not None and version > found.table.version:
            if self._is_busy(found):
                self._run(self._catch_up(found, version))
            else:
                self._forget(found)

    async def _catch_up(self, live: Live, version: int) -> None:
        """Bots run in the process that made the last change; with no known owner, in this one."""
        try:
            await live.catch_up(version or live.table.version + 1)
            if version:
                self.timekeeper.watch(live)
                self.attention.catch_up(live)
            else:
                self.see_to(live)
        except LairkeeperError as error:
            LOG.warning("catch up", extra={"facts": {"code": error.code}})

    async def find(self, table_id: str) -> Live:
        live = self.live.get(table_id)
        if live is None:
            async with self._loading:
                live = self.live.get(table_id) or await self._load(table_id)
        live.used_at = time.monotonic()
        return live

    async def _load(self, table_id: str) -> Live:
        await self._storage.take_up(table_id)
        live = await load(table_id, self._storage, self._now, self._metrics)
        if live is None:
            raise UnknownTable()
        async with live.held():
            await live.freeze()
            await live.go_on(self._served_since)
        await self.keep(live)
        if self._storage.is_shared:
            self._run(self._look_again(live))
        return live

    async def _look_again(self, live: Live) -> None:
        """Catches an append by another process that was under way when the table was loaded."""
        await asyncio.sleep(LOOK_AGAIN)
        if self.live.get(live.id) is live:
            with suppress(StorageUnavailable):
                version = await self._storage.version(live.id) or 0
                if version > live.table.version:
                    await self._catch_up(live, version)

    async def keep(self, live: Live) -> Live:
        """Stores codes for tables that were opened before codes existed."""
        live.screen_code = live.table.opened.screen_code or await self._codes.draw("screen", live.id)
        self.live[live.id] = live
        return live

    async def seen(self, table_id: str, caller: Caller) -> Live:
        """A table this person may look at: their own, an open one, or one they have a link to; as things stand now,
        even if the news of another process has not arrived yet."""
        live = await self.find(table_id)
        if self._storage.is_shared:
            await live.catch_up(await self._storage.version(table_id) or 0)
        table = live.table
        may_look = table.welcomes(caller.person, caller.key) or table.lets_watch(caller.person, caller.key)
        if not (may_look or table.seats_of(caller.person)):
            raise UnknownTable()
        return live
