"""Appends to SQLite: the records of a table and its version, in one transaction.

Most appends are quiet: answers, of which lists need to know no more than when they came. All quiet ones that wait go
into one statement, which is a transaction by itself; between two, the thread that writes would have to wait for its
turn to run Python.
"""

import sqlite3
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from lairkeeper.server.storage.contract import Summary
from lairkeeper.server.storage.errors import Conflict

Value = str | int | bytes

_PREPARE = """
    CREATE TEMP VIEW appends AS SELECT table_id, version, record, 0 AS at FROM records;
    CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appends BEGIN
        UPDATE tables SET version = NEW.version, updated_at = max(updated_at, NEW.at)
            WHERE id = NEW.table_id AND version = NEW.version - 1;
        SELECT RAISE (ABORT, 'the table is at another version') WHERE changes() = 0;
        INSERT INTO records VALUES (NEW.table_id, NEW.version, NEW.record);
    END;
"""
_PUT_TABLE = """
    INSERT INTO tables (id, version, game, status, is_listed, title, people, info, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
        version = excluded.version, game = excluded.game, status = excluded.status, is_listed = excluded.is_listed,
        title = excluded.title, people = excluded.people, info = excluded.info,
        updated_at = max(tables.updated_at, excluded.updated_at)
"""


def prepare_appends(connection: sqlite3.Connection) -> None:
    """Creates what `append_at_once` needs, in the connection that will write."""
    connection.executescript(_PREPARE)


class Append(Struct, frozen=True):
    """See `Storage.append`. Called with a connection, it performs the append, of any kind."""

    table: str
    expected: int
    records: tuple[bytes, ...]
    summary: Summary
    is_quiet: bool

    @property
    def version(self) -> int:
        return self.expected + len(self.records)

    def __call__(self, connection: sqlite3.Connection) -> int:
        found = connection.execute("SELECT version, people FROM tables WHERE id = ?", (self.table,)).fetchone()
        current, known_people = found or (0, None)
        if current != self.expected:
            raise Conflict(table=self.table, expected=self.expected, current=current)
        people = msgspec.json.encode(self.summary.people)
        connection.execute(_PUT_TABLE, self._row(people))
        connection.executemany("INSERT INTO records VALUES (?, ?, ?)", self._numbered())
        if people != known_people:
            _put_members(connection, self.table, self.summary.people)
        return self.version

    def values(self) -> list[Value]:
        """The values of all rows for the table `appends`, flat."""
        table, at, place, values = self.table, self.summary.updated_at, self.expected, list[Value]()
        for record in self.records:
            place += 1
            values += (table, place, record, at)
        return values

    def _numbered(self) -> list[tuple[str, int, bytes]]:
        return [(self.table, place, record) for place, record in enumerate(self.records, self.expected + 1)]

    def _row(self, people: bytes) -> tuple[Value, ...]:
        told = self.summary
        about = (told.game, told.status, told.is_listed, told.title)
        return (self.table, self.version, *about, people, told.info, told.updated_at)


def append_at_once(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """All of these quiet appends, or none: `sqlite3.IntegrityError` if any table is not at its expected version."""
    if not appends:
        return
    values = appends[0].values()
    for append in appends[1:]:
        values += append.values()
    rows = ", ".join(["(?, ?, ?, ?)"] * (len(values) // 4))
    connection.execute(f"INSERT INTO appends VALUES {rows}", values)


def _put_members(connection: sqlite3.Connection, table: str, people: tuple[str, ...]) -> None:
    connection.execute("DELETE FROM members WHERE table_id = ?", (table,))
    rows = [(person, table) for person in dict.fromkeys(people)]
    connection.executemany("INSERT INTO members VALUES (?, ?)", rows)
