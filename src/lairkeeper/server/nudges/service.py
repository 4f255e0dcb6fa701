"""The notification service of one process."""

from collections.abc import Coroutine
from contextlib import suppress

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.clock import Clock
from lairkeeper.server.errors import NotAllowed, UnknownTable
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.nudges.announcer import Announcer, Occasion
from lairkeeper.server.nudges.choices import Choices
from lairkeeper.server.nudges.outbox import Outbox
from lairkeeper.server.nudges.sender import NudgeSender
from lairkeeper.server.nudges.slow_clock import SlowClock
from lairkeeper.server.nudges.watcher import Watcher
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.storage import Storage
from lairkeeper.server.table.commands import seat_commands
from lairkeeper.server.transport.outgoing import Outgoing


class Nudges:
    def __init__(
        self,
        storage: Storage,
        tables: Tables,
        now: Clock,
        *,
        contact: str,
        site: str,
        holiday_days: int,
        is_open: bool,
    ) -> None:
        outgoing = Outgoing(is_open)
        self._tables = tables
        self.outbox = Outbox(storage, now)
        self.choices = Choices(storage, outgoing, now, holiday_days)
        self.announcer = Announcer(self.outbox, self.choices, now, site)
        self.slow = SlowClock(storage, self.choices, now)
        self.slow.remind, self.slow.step_in = self._remind, self._step_in
        self.watcher = Watcher(self.outbox, self.announcer, self.slow)
        self.sender = NudgeSender(self.outbox, self.choices, outgoing, contact)
        tables.registry.attention = self.watcher

    async def open(self) -> None:
        """Makes the keys of the site, unless they are there."""
        await self.choices.key()

    def watches(self) -> list[Coroutine[None, None, None]]:
        return [self.watcher.keep_watch(), self.sender.keep_watch(), self.slow.keep_watch()]

    async def close(self) -> None:
        """Removes the open pages of this process."""
        with suppress(LairkeeperError):
            await self.outbox.leave()

    async def refuse_strangers(self, table_id: str, caller: Caller) -> None:
        """Only the host of a table may set its webhooks."""
        live = await self._tables.registry.seen(table_id, caller)
        if live.table.host != caller.person:
            raise NotAllowed(what="webhook")

    async def _remind(self, person: str, table_id: str, mark: str) -> None:
        with suppress(UnknownTable):
            live = await self._tables.registry.find(table_id)
            table = live.table
            occasion = Occasion(
                person,
                table.name_of(person),
                table_id,
                table.game.name,
                table.opened.title,
                "reminder",
                f"half of {mark}",
            )
            await self.announcer.tell(occasion, again=True)

    async def _step_in(self, person: str, table_id: str, mark: str) -> None:
        """A bot takes over the seats of a person whose time has run out; they can return at any time."""
        with suppress(UnknownTable):
            live = await self._tables.registry.find(table_id)
            async with live.held():
                await live.change(lambda: seat_commands.stand_in(live.table, person))
            self._tables.registry.see_to(live)
