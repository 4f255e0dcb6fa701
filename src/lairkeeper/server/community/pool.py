"""Matchmaking: a matching open table, or a new one that the next person with the same request finds.

The database decides who opens a table: of two people who look at the same moment, in whichever process, one opens it
and the other sits down there.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress

from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.clock import CLOCK_SKEW, Clock
from lairkeeper.server.errors import BadWish, NameAtTable, NameNeeded, OutOfStep, TooFast, UnknownTable
from lairkeeper.server.lobby import lists
from lairkeeper.server.lobby.tables import MOST_LISTED, Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.people.company import Company
from lairkeeper.server.protocol import NewTable, TableInfo, TableLine
from lairkeeper.server.protocol.community import FindPlayers
from lairkeeper.server.storage import Listed, Storage
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
    """`looking` counts people, by game, at tables where they wait for others."""

    def __init__(self, storage: Storage, tables: Tables, company: Company, now: Clock) -> None:
        self._storage = storage
        self._tables = tables
        self._company = company
        self._now = now

    async def find(self, caller: Caller, wish: FindPlayers) -> TableInfo:
        """Takes a seat at a matching open table, or opens one."""
        game = _checked(wish)
        if not caller.name:
            raise NameNeeded()
        fill_at = 0 if wish.wait is None else self._now() + wish.wait * 1000
        for _ in range(_TRIES):
            before = await self._opened_last(wish)
            if before is None:
                await asyncio.sleep(_PATIENCE)
                continue
            async for table in self._fitting(caller, wish, game):
                with suppress(LairkeeperError):
                    return await self._sit(table, caller, fill_at)
            with suppress(NameAtTable):
                if (opened := await self._open(caller, wish, before, fill_at)) is not None:
                    return opened
            await asyncio.sleep(_PATIENCE)
        raise TooFast()

    async def _fitting(self, caller: Caller, wish: FindPlayers, game: AnyGame) -> AsyncIterator[Listed]:
        """Tables that match the request, the fullest first, so that people do not spread over many. Nobody
        is seated beside a person that one of them has muted."""
        muted = await self._company.muted_by(caller.person)
        open_now = [(lists.line(each), each) for each in await self._storage.listed(MOST_LISTED)]
        for line, listed in sorted(open_now, key=lambda pair: _free(pair[0])):
            people = listed.summary.people
            if not _fits(line, wish, game) or caller.person in people or not muted.isdisjoint(people):
                continue
            if any([caller.person in await self._company.muted_by(person) for person in people]):
                continue
            yield listed

    async def _sit(self, listed: Listed, caller: Caller, fill_at: int) -> TableInfo:
        return await self._tables.sit_found(listed.table, caller, PoolSeating(fill_at))

    async def _opened_last(self, wish: FindPlayers) -> str | None:
        """The table that was opened last for such a wish; None while somebody is opening it. Asked before open tables
        are looked through, so that nobody opens another one while this one comes."""
        rows = await self._storage.rows(_POOL, _kind(wish))
        before, opened_at = rows[0] if rows else ("", 0)
        is_new = -CLOCK_SKEW <= self._now() - opened_at < OPENING
        is_coming = is_new and await self._storage.version(before) is None
        return None if is_coming else before

    async def _open(self, caller: Caller, wish: FindPlayers, before: str, fill_at: int) -> TableInfo | None:
        """None if somebody else with the same request was faster."""
        table_id = secrets.token_urlsafe(9)
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
            return await self._tables.create(caller, new, table_id=table_id, found=PoolSeating(fill_at))
        return None


def _checked(wish: FindPlayers) -> AnyGame:
    """The game; refuses a request that no table could satisfy."""
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
    return game


def _fits(line: TableLine, wish: FindPlayers, game: AnyGame) -> bool:
    """False for tables where people draw themselves: strangers would have to trust each other's dice."""
    players = sum(seat.role is None for seat in line.seats)
    return (
        (line.game, line.luck, line.status, line.days) == (game.name, "server", "gathering", wish.days)
        and _free(line) > 0
        and not line.is_fork
        and wish.language in (line.language, "")
        and wish.preset in (line.preset, None)
        and wish.players in (players, None)
    )


def _free(line: TableLine) -> int:
    return sum(seat.kind == "empty" and seat.role is None for seat in line.seats)


def _kind(wish: FindPlayers) -> str:
    return " ".join(str(each) for each in (wish.game, wish.preset, wish.language, wish.days, wish.players))
