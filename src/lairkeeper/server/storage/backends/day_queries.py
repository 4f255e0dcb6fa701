"""SQL about daily challenges, the same for both databases."""

from abc import ABC, abstractmethod
from typing import Any

from lairkeeper.server.storage.backends.rows import TABLE_COLUMNS, as_listed
from lairkeeper.server.storage.contract import Listed
from lairkeeper.server.storage.days import KeptMonth, Try

_TRY = "SELECT person, day, game, table_id FROM daily_tries"
_CLAIM = """
    INSERT INTO daily_tries (person, day, game, table_id) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person, day, game) DO NOTHING
"""
_FINISHED = f"""
    SELECT {TABLE_COLUMNS} FROM daily_tries d JOIN tables t ON t.id = d.table_id
    WHERE d.day = $1 AND d.game = $2 AND t.status = 'over' ORDER BY t.updated_at, t.id LIMIT $3
"""
_COUNT = "SELECT count(*) FROM daily_tries WHERE day = $1 AND game = $2"
_KEEP_MONTH = """
    INSERT INTO daily_months (month, secret, deals) VALUES ($1, $2, $3) ON CONFLICT (month) DO NOTHING
"""

_ANALYSES_OF = """
    SELECT a.table_id, a.report FROM members m JOIN analyses a ON a.table_id = m.table_id
    WHERE m.person = $1 ORDER BY a.table_id LIMIT $2
"""
_OPEN_PROFILE = "INSERT INTO open_profiles (person) VALUES ($1) ON CONFLICT (person) DO NOTHING"


class DayQueries(ABC):
    """The queries of a `DayStorage`."""

    @abstractmethod
    async def _read(self, query: str, *values: str | int) -> list[Any]:
        """The rows that a query gives."""

    @abstractmethod
    async def _put(self, statement: str, *values: str) -> None:
        """Runs a statement in its own transaction."""

    async def claim_try(self, wanted: Try) -> str:
        await self._put(_CLAIM, wanted.person, wanted.day, wanted.game, wanted.table)
        named = f"{_TRY} WHERE person = $1 AND day = $2 AND game = $3"
        [row] = await self._read(named, wanted.person, wanted.day, wanted.game)
        return Try(*row).table

    async def tries_of(self, person: str, day: str) -> list[Try]:
        rows = await self._read(f"{_TRY} WHERE person = $1 AND day = $2 ORDER BY game", person, day)
        return [Try(*row) for row in rows]

    async def finished_tries(self, day: str, game: str, limit: int) -> list[Listed]:
        return [as_listed(row) for row in await self._read(_FINISHED, day, game, limit)]

    async def count_tries(self, day: str, game: str) -> int:
        [[number]] = await self._read(_COUNT, day, game)
        return int(number)

    async def all_tries(self, after: str, limit: int) -> list[Try]:
        rows = await self._read(f"{_TRY} WHERE table_id > $1 ORDER BY table_id LIMIT $2", after, limit)
        return [Try(*row) for row in rows]

    async def drop_try(self, table: str) -> None:
        await self._put("DELETE FROM daily_tries WHERE table_id = $1", table)

    async def keep_month(self, month: str, kept: KeptMonth) -> KeptMonth:
        await self._put(_KEEP_MONTH, month, kept.secret, kept.deals)
        return await self.month(month) or kept

    async def month(self, month: str) -> KeptMonth | None:
        rows = await self._read("SELECT secret, deals FROM daily_months WHERE month = $1", month)
        return KeptMonth(*rows[0]) if rows else None

    async def analyses_of(self, person: str, limit: int) -> dict[str, bytes]:
        return {row[0]: bytes(row[1]) for row in await self._read(_ANALYSES_OF, person, limit)}

    async def open_profile(self, person: str, is_open: bool) -> None:
        await self._put(_OPEN_PROFILE if is_open else "DELETE FROM open_profiles WHERE person = $1", person)

    async def is_profile_open(self, person: str) -> bool:
        return bool(await self._read("SELECT 1 FROM open_profiles WHERE person = $1", person))
