"""Matchmaking: a matching open table, or a new one that the next person with the same request finds.

The database decides who opens a table: of two people who look at the same moment, in whichever process, one opens it
and the other sits down there.
"""

import asyncio
import secrets
from contextlib import suppress

from lairkeeper.games import game_named
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.clock import CLOCK_SKEW, Clock
from lairkeeper.server.community.open_tables import OpenTables
from lairkeeper.server.errors import BadWish, NameNeeded, OutOfStep, TooFast, UnknownTable
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import NewTable, TableInfo
from lairkeeper.server.protocol.community import FindPlayers
from lairkeeper.server.storage import Storage
from lairkeeper.server.table.commands.finding import refuse_wish
from lairkeeper.server.table.commands.seat_commands import PoolSeating

WAITS = (0, 15, 30, 60, 120, 300, 600)
"""Seconds after which bots may take the free seats."""
OPENING = 4_000
"""Milliseconds that another process has to open a table it has announced."""
_PATIENCE = 0.1
_TRIES = 60

_POOL = "SELECT table_id, opened_at FROM pools WHERE wish = $1"
_ANNOUNCE = """
    INSERT INTO pools (wish, table_id, opened_at) VALUES ($1, $2, $3)
    ON CONFLICT (wish) DO UPDATE SET table_id = excluded.table_id, opened_at = excluded.opened_at
    WHERE pools.table_id = $4 RETURNING table_id
"""


class Pool:
    def __init__(self, storage: Storage, tables: Tables, open_tables: OpenTables, now: Clock) -> None:
        self._storage = storage
        self._tables = tables
        self.open_tables = open_tables
        self._now = now

    async def find(self, caller: Caller, wish: FindPlayers) -> TableInfo:
        """Takes a seat at a matching open table, or opens one. Asking again returns the same table."""
        _refuse(wish)
        if not caller.name:
            raise NameNeeded()
        found = PoolSeating(wish, 0 if wish.wait is None else self._now() + wish.wait * 1000)
        for _ in range(_TRIES):
            before = await self._opened_last(wish)
            if before is not None:
                if (table := await self._sit(caller, found)) is not None:
                    return table
                if (opened := await self._open(caller, before, found)) is not None:
                    return opened
            await asyncio.sleep(_PATIENCE)
        raise TooFast()

    async def _sit(self, caller: Caller, found: PoolSeating) -> TableInfo | None:
        fitting = await self.open_tables.fitting(await self.open_tables.read(), caller.person, found.wish)
        for table in sorted(fitting, key=lambda table: caller.person not in table.people):
            with suppress(LairkeeperError):
                if caller.person in table.people:
                    return await self._tables.info(table.id, caller)
                return await self._tables.sit_found(table.id, caller, found)
        return None

    async def _opened_last(self, wish: FindPlayers) -> str | None:
        """The table that was opened last for such a wish; None while somebody is opening it. Asked before open tables
        are looked through, so that nobody opens another one while this one comes."""
        rows = await self._storage.rows(_POOL, _kind(wish))
        before, opened_at = rows[0] if rows else ("", 0)
        is_new = -CLOCK_SKEW <= self._now() - opened_at < OPENING
        is_coming = is_new and await self._storage.version(before) is None
        return None if is_coming else before

    async def _open(self, caller: Caller, before: str, found: PoolSeating) -> TableInfo | None:
        """None if another person with the same request was faster."""
        wish, table_id = found.wish, secrets.token_urlsafe(9)
        [won] = await self._storage.transact((_ANNOUNCE, (_kind(wish), table_id, self._now(), before)))
        if not won:
            return None
        new = NewTable(
            wish.game,
            {} if wish.players is None else {"players": wish.players},
            joining="anyone",
            preset=wish.preset,
            language=wish.language,
            days=wish.days,
        )
        with suppress(OutOfStep, UnknownTable):
            return await self._tables.create(caller, new, table_id=table_id, found=found)
        return None


def _refuse(wish: FindPlayers) -> None:
    """Refuses a request that no table could satisfy."""
    game = game_named(wish.game)
    refuse_wish(wish.language, wish.days)
    if wish.wait is not None and wish.wait not in WAITS:
        raise BadWish(what="wait")
    if wish.players is not None and wish.players not in game.seats:
        raise BadWish(what="players")
    if game.seats[-1] < 2 or wish.players == 1:
        raise BadWish(what="players")
    if wish.preset is not None and wish.preset not in [preset.name for preset in game.presets]:
        raise BadWish(what="preset")


def _kind(wish: FindPlayers) -> str:
    return " ".join(str(each) for each in (wish.game, wish.preset, wish.language, wish.days, wish.players))
