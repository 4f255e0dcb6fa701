"""The schema, as numbered SQL files for each dialect; each is applied once, in order, in a transaction of its own.

Several processes may start at once: the first holds a lock while it applies a file, and the others then find
it applied. A database that has seen a later version of the code is refused, for its records may mean something else.
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from lairkeeper.server.storage.errors import StorageTooNew

Dialect = Literal["sqlite", "postgres"]

FOLDER = Path(__file__).parent / "migrations"
CREATE_VERSIONS = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, name TEXT NOT NULL)"
READ_VERSION = "SELECT coalesce(max(version), 0) FROM schema_version"
LOCK = 0x6C616972
"""The advisory lock for changes of the schema of a PostgreSQL database; any number that others do not use."""


class Migration(Struct, frozen=True):
    version: int
    name: str
    sql: str


def migrations(dialect: Dialect) -> list[Migration]:
    files = sorted((FOLDER / dialect).glob("*.sql"))
    found = [Migration(int(file.stem[:4]), file.stem, file.read_text(encoding="utf-8")) for file in files]
    assert [migration.version for migration in found] == list(range(1, len(found) + 1))
    return found


def statements(sql: str) -> Iterator[str]:
    """The statements of a script. SQLite's own way to run a script ends the transaction it should be part of."""
    ends = [place + 1 for place, letter in enumerate(sql) if letter == ";"]
    start = 0
    for end in ends:
        if sqlite3.complete_statement(sql[start:end]):
            yield sql[start:end].strip()
            start = end


def refuse_newer(found: int, known: int) -> None:
    if found > known:
        raise StorageTooNew(found=found, known=known)


def sqlite_version(connection: sqlite3.Connection) -> int:
    found: int = connection.execute(READ_VERSION).fetchone()[0]
    return found


def migrate_sqlite(connection: sqlite3.Connection, steps: list[Migration] | None = None) -> None:
    steps = migrations("sqlite") if steps is None else steps
    connection.execute(CREATE_VERSIONS)
    current = sqlite_version(connection)
    refuse_newer(current, len(steps))
    for step in steps[current:]:
        _apply_sqlite(connection, step)


def _apply_sqlite(connection: sqlite3.Connection, step: Migration) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        if sqlite_version(connection) < step.version:
            for statement in statements(step.sql):
                connection.execute(statement)
            connection.execute("INSERT INTO schema_version VALUES (?, ?)", (step.version, step.name))
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


async def migrate_postgres(connection: Any, steps: list[Migration] | None = None) -> None:
    steps = migrations("postgres") if steps is None else steps
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute(CREATE_VERSIONS)
        current = await connection.fetchval(READ_VERSION)
    refuse_newer(current, len(steps))
    for step in steps[current:]:
        await _apply_postgres(connection, step)


async def _apply_postgres(connection: Any, step: Migration) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        if await connection.fetchval(READ_VERSION) < step.version:
            await connection.execute(step.sql)
            await connection.execute("INSERT INTO schema_version VALUES ($1, $2)", step.version, step.name)
