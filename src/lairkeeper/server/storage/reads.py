"""What both databases are asked, in the same words: parameters are numbered, as in `$1`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from lairkeeper.server.storage.contract import Listed, Person, Summary, whole_log
from lairkeeper.server.storage.name_keys import name_keys

_COLUMNS = "t.id, t.version, t.game, t.status, t.is_listed, t.title, t.people, t.info, t.updated_at"
_LOG = """
    SELECT t.version, r.version, r.record FROM tables t LEFT JOIN records r ON r.table_id = t.id AND r.version > $1
    WHERE t.id = $2 ORDER BY r.version
"""
_CHECKPOINT = "SELECT state FROM checkpoints WHERE table_id = $1"
KEEP_CHECKPOINT = """
    INSERT INTO checkpoints (table_id, version, state) VALUES ($1, $2, $3)
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, state = excluded.state
    WHERE checkpoints.version < excluded.version
"""
_VERSION = "SELECT version FROM tables WHERE id = $1"
_STATUS = "SELECT status FROM tables WHERE id = $1"
_LISTED = f"""
    SELECT {_COLUMNS} FROM tables t WHERE t.is_listed AND t.status IN ('gathering', 'playing')
    ORDER BY t.updated_at DESC, t.id LIMIT $1
"""
_TABLES_OF = f"""
    SELECT {_COLUMNS} FROM members m JOIN tables t ON t.id = m.table_id WHERE m.person = $1
    ORDER BY t.updated_at DESC, t.id LIMIT $2
"""
_FINISHED_OF = f"""
    SELECT {_COLUMNS} FROM members m JOIN tables t ON t.id = m.table_id
    WHERE m.person = $1 AND t.status = 'over' AND t.updated_at < $2 ORDER BY t.updated_at DESC, t.id LIMIT $3
"""
_FINISHED = f"SELECT {_COLUMNS} FROM tables t WHERE t.status = 'over' AND t.id > $1 ORDER BY t.id LIMIT $2"
_UNFINISHED = "SELECT id FROM tables WHERE status IN ('gathering', 'playing') ORDER BY id"
_CODE = "SELECT table_id FROM codes WHERE code = $1"
_ANALYSIS = "SELECT report FROM analyses WHERE table_id = $1"
_PERSON = "SELECT id, name, passphrase, created_at, sign_outs FROM people"
_NAMED = f"{_PERSON} WHERE name_key IN ($1, $2) AND passphrase IS NOT NULL ORDER BY (name_key = $1) DESC"


class Reads(ABC):
    """The queries of a `Storage`."""

    @abstractmethod
    async def _read(self, query: str, *values: str | int) -> list[Any]:
        """The rows that a query gives."""

    async def records(self, table: str, since: int = 0) -> list[bytes]:
        return whole_log(table, since, await self._read(_LOG, since, table))

    async def checkpoint(self, table: str) -> bytes | None:
        rows = await self._read(_CHECKPOINT, table)
        return rows[0][0] if rows else None

    async def version(self, table: str) -> int | None:
        rows = await self._read(_VERSION, table)
        return rows[0][0] if rows else None

    async def status(self, table: str) -> str | None:
        rows = await self._read(_STATUS, table)
        return rows[0][0] if rows else None

    async def listed(self, limit: int) -> list[Listed]:
        return [_as_listed(row) for row in await self._read(_LISTED, limit)]

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        return [_as_listed(row) for row in await self._read(_TABLES_OF, person, limit)]

    async def finished_of(self, person: str, before: int, limit: int) -> list[Listed]:
        return [_as_listed(row) for row in await self._read(_FINISHED_OF, person, before, limit)]

    async def finished(self, after: str, limit: int) -> list[Listed]:
        return [_as_listed(row) for row in await self._read(_FINISHED, after, limit)]

    async def unfinished(self) -> list[str]:
        return [row[0] for row in await self._read(_UNFINISHED)]

    async def table_with_code(self, code: str) -> str | None:
        rows = await self._read(_CODE, code)
        return rows[0][0] if rows else None

    async def analysis(self, table: str) -> bytes | None:
        rows = await self._read(_ANALYSIS, table)
        return bytes(rows[0][0]) if rows else None

    async def person(self, person: str) -> Person | None:
        return _as_person(await self._read(f"{_PERSON} WHERE id = $1", person))

    async def person_named(self, name: str) -> Person | None:
        return _as_person(await self._read(_NAMED, *name_keys(name)))


def _as_listed(row: Sequence[Any]) -> Listed:
    table, version, game, status, is_listed, title, people, info, updated_at = row
    names = msgspec.json.decode(people, type=tuple[str, ...])
    return Listed(table, version, Summary(game, status, bool(is_listed), title, names, info, updated_at))


def _as_person(rows: list[Any]) -> Person | None:
    return Person(*rows[0]) if rows else None
