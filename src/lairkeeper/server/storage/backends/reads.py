"""SQL that both databases share; parameters are numbered, as in `$1`."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from lairkeeper.server.storage.backends.name_keys import name_keys
from lairkeeper.server.storage.backends.rows import TABLE_COLUMNS, as_listed
from lairkeeper.server.storage.contract import Holdings, Listed, Person, Row, whole_log
from lairkeeper.server.storage.errors import BrokenLog
from lairkeeper.server.storage.log_files import LogFiles

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
    SELECT {TABLE_COLUMNS} FROM tables t
    WHERE t.is_listed AND t.status IN ('gathering', 'playing') AND t.status = $1
    ORDER BY t.updated_at DESC, t.id LIMIT $2
"""
_TABLES_OF = f"""
    SELECT {TABLE_COLUMNS} FROM members m JOIN tables t ON t.id = m.table_id WHERE m.person = $1
    ORDER BY t.updated_at DESC, t.id LIMIT $2
"""
_FINISHED_OF = f"""
    SELECT {TABLE_COLUMNS} FROM (
        SELECT f.id FROM members m JOIN tables f ON f.id = m.table_id
        WHERE m.person = $1 AND f.status = 'over' AND f.updated_at < $2 ORDER BY f.updated_at DESC, f.id LIMIT $3
    ) AS found JOIN tables t ON t.id = found.id ORDER BY t.updated_at DESC, t.id
"""
_FINISHED = f"SELECT {TABLE_COLUMNS} FROM tables t WHERE t.status = 'over' AND t.id > $1 ORDER BY t.id LIMIT $2"
_OF_GUESTS = """
    t.status = 'over' AND NOT EXISTS (
        SELECT 1 FROM members m JOIN people p ON p.id = m.person WHERE m.table_id = t.id AND p.passphrase IS NOT NULL
    )
"""
_FINISHED_BY_GUESTS = f"""
    SELECT {TABLE_COLUMNS} FROM tables t WHERE t.updated_at < $1 AND t.id > $2 AND {_OF_GUESTS} ORDER BY t.id LIMIT $3
"""
REMOVABLE = f"SELECT t.id FROM tables t WHERE t.id = $1 AND t.version = $2 AND {_OF_GUESTS}"
REMOVE = (
    "DELETE FROM checkpoints WHERE table_id = $1",
    "DELETE FROM analyses WHERE table_id = $1",
    "DELETE FROM codes WHERE table_id = $1",
    "DELETE FROM outbox WHERE table_id = $1",
    "DELETE FROM nudges WHERE table_id = $1",
    "DELETE FROM webhooks WHERE table_id = $1",
    "DELETE FROM slow_turns WHERE table_id = $1",
    "DELETE FROM looking WHERE table_id = $1",
    "DELETE FROM pools WHERE table_id = $1",
    "DELETE FROM members WHERE table_id = $1",
    "DELETE FROM daily_tries WHERE table_id = $1",
    "DELETE FROM records WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
)
REWRITE = "UPDATE records SET record = $3 WHERE table_id = $1 AND version = $2"
REWRITTEN = (
    "DELETE FROM checkpoints WHERE table_id = $1",
    "UPDATE daily_tries SET person = $3 WHERE table_id = $1 AND person = $2",
)
FORGET_PERSON = (
    *(
        f"DELETE FROM {table} WHERE person = $1"
        for table in ("open_profiles", "mutes", "devices", "quiet_hours", "holidays", "looking", "nudges")
    ),
    *(f"DELETE FROM {table} WHERE person = $1" for table in ("slow_turns", "webhooks", "outbox")),
    "DELETE FROM mutes WHERE muted = $1",
    "DELETE FROM reports WHERE reporter = $1",
)
"""Tables with other data of a person. Reports by others stay with the host of the site."""
ERASE_PERSON = """
    INSERT INTO people (id, name, name_key, created_at, sign_outs) VALUES ($1, '', '', $2, 1)
    ON CONFLICT (id) DO UPDATE SET name = '', name_key = '', passphrase = NULL, created_at = excluded.created_at,
        sign_outs = people.sign_outs + 1
"""
_LOGS_TO_FILE = f"""
    SELECT {TABLE_COLUMNS} FROM tables t WHERE t.status = 'over' AND t.updated_at < $1 AND t.id > $2
    AND EXISTS (SELECT 1 FROM records r WHERE r.table_id = t.id) ORDER BY t.id LIMIT $3
"""
OF_A_FINISHED_TABLE = "SELECT id FROM tables WHERE id = $1 AND version = $2 AND status = 'over'"
DROP_LOG = ("DELETE FROM checkpoints WHERE table_id = $1", "DELETE FROM records WHERE table_id = $1")
_TABLES = "SELECT status, count(*) FROM tables GROUP BY status ORDER BY status"
_PEOPLE = "SELECT count(*), count(passphrase) FROM people"
_UNFINISHED = "SELECT id FROM tables WHERE status IN ('gathering', 'playing') ORDER BY id"
_IN_PLAY = "SELECT id FROM tables WHERE status = 'playing' ORDER BY id"
_CODE = "SELECT table_id FROM codes WHERE code = $1"
_ANALYSIS = "SELECT report FROM analyses WHERE table_id = $1"
_PERSON = "SELECT id, name, passphrase, created_at, sign_outs FROM people"
_NAMED = f"{_PERSON} WHERE name_key IN ($1, $2) AND passphrase IS NOT NULL ORDER BY (name_key = $1) DESC"


class Reads(ABC):
    """The queries of a `Storage`."""

    files: LogFiles | None = None

    @abstractmethod
    async def _read(self, query: str, *values: str | int) -> list[Any]:
        """The rows that a query gives."""

    async def rows(self, query: str, *values: str | int) -> list[Row]:
        return await self._read(query, *values)

    async def records(self, table: str, since: int = 0) -> list[bytes]:
        rows = await self._read(_LOG, since, table)
        try:
            return whole_log(table, since, rows)
        except BrokenLog:
            filed = await asyncio.to_thread(self.files.read, table) if self.files is not None else []
            if not filed:
                raise
        again = [(rows[0][0], version, record) for version, record in enumerate(filed, 1) if version > since]
        later = [row for row in rows if row[1] is not None and row[1] > len(filed)]
        return whole_log(table, since, [*again, *later])

    async def _rewrite_file(self, table: str, records: Mapping[int, bytes]) -> None:
        """Puts records in the place of those of a log that was moved to a file."""
        filed = await asyncio.to_thread(self.files.read, table) if self.files is not None else []
        if self.files is not None and filed:
            changed = [records.get(version, record) for version, record in enumerate(filed, 1)]
            await asyncio.to_thread(self.files.write, table, changed)

    async def _remove_file(self, table: str) -> bool:
        if self.files is not None:
            await asyncio.to_thread(self.files.remove, table)
        return True

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
        open_now = await self.gathering(limit)
        rows = await self._read(_LISTED, "playing", limit - len(open_now)) if len(open_now) < limit else []
        return [*open_now, *map(as_listed, rows)]

    async def gathering(self, limit: int) -> list[Listed]:
        return [as_listed(row) for row in await self._read(_LISTED, "gathering", limit)]

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        return [as_listed(row) for row in await self._read(_TABLES_OF, person, limit)]

    async def finished_of(self, person: str, before: int, limit: int) -> list[Listed]:
        return [as_listed(row) for row in await self._read(_FINISHED_OF, person, before, limit)]

    async def finished(self, after: str, limit: int) -> list[Listed]:
        return [as_listed(row) for row in await self._read(_FINISHED, after, limit)]

    async def finished_by_guests(self, before: int, after: str, limit: int) -> list[Listed]:
        return [as_listed(row) for row in await self._read(_FINISHED_BY_GUESTS, before, after, limit)]

    async def logs_to_file(self, before: int, after: str, limit: int) -> list[Listed]:
        return [as_listed(row) for row in await self._read(_LOGS_TO_FILE, before, after, limit)]

    async def holdings(self) -> Holdings:
        tables = {row[0]: row[1] for row in await self._read(_TABLES)}
        [(people, accounts)] = await self._read(_PEOPLE)
        return Holdings(tables, people, accounts, await self._bytes())

    @abstractmethod
    async def _bytes(self) -> int:
        """The size of the database on disk."""

    async def unfinished(self) -> list[str]:
        return [row[0] for row in await self._read(_UNFINISHED)]

    async def in_play(self) -> list[str]:
        return [row[0] for row in await self._read(_IN_PLAY)]

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


def _as_person(rows: list[Any]) -> Person | None:
    return Person(*rows[0]) if rows else None
