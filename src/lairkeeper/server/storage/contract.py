"""The storage contract that both databases fulfil.

Every change of a table is one record, appended to the log of the table: its version is the number of its records, and
its state is the fold of them. So nothing is ever overwritten, and "accepted" means "committed".
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, Protocol

from msgspec import Struct

from lairkeeper.server.storage.days import DayStorage
from lairkeeper.server.storage.errors import BrokenLog
from lairkeeper.server.storage.log_files import LogFiles

Status = Literal["gathering", "playing", "over", "frozen"]
Heard = Callable[[str, int], None]


class Summary(Struct, frozen=True):
    """What lists show of a table, so that they need not fold its records.

    `people` are the ids of those with a seat, and of the host; `info` is JSON for the client. `updated_at` never goes
    back: one that is earlier than what is stored leaves it as it is.
    """

    game: str
    status: Status
    is_listed: bool
    title: str
    people: tuple[str, ...]
    info: bytes
    updated_at: int


class Listed(Struct, frozen=True):
    """A table in a list."""

    table: str
    version: int
    summary: Summary


class Holdings(Struct, frozen=True):
    """Totals: tables by status, people, accounts, and bytes on disk."""

    tables: dict[str, int]
    people: int
    accounts: int
    bytes: int


class Person(Struct, frozen=True):
    """`passphrase` is a hash, and only there for people who sign in with their name."""

    id: str
    name: str
    passphrase: str | None
    created_at: int
    sign_outs: int = 0

    def __repr__(self) -> str:
        """Leaves out the hash, so that it cannot get into a log."""
        return f"Person({self.id!r})"


def whole_log(table: str, since: int, rows: Sequence[Sequence[Any]]) -> list[bytes]:
    """The records after a version, from rows with the version of the table, that of a record, and the record."""
    log = [record for _, found, record in rows if found is not None]
    current = rows[0][0] if rows else 0
    for version, (_, found, _) in zip(range(since + 1, current + 1), [*rows, (0, None, b"")], strict=False):
        if found != version:
            raise BrokenLog(table=table, version=version)
    return log


Value = str | int | bytes | None
Statement = tuple[str, tuple[Value, ...]]
"""A statement in the words of both databases, with parameters numbered as in `$1`, and their values."""
Row = Sequence[Any]


class Storage(DayStorage, Protocol):
    """The only authority about tables and people.

    `StorageUnavailable` means that nothing was acknowledged, not that nothing was written: a caller that gets it, or is
    cancelled while waiting, reads the version again before trying once more.
    """

    is_shared: bool
    """True if other processes may serve the same tables."""

    files: LogFiles | None
    """Logs that were moved from the database to files."""

    async def open(self) -> None:
        """Connects, and brings the schema up to date."""

    async def close(self) -> None:
        """Finishes pending requests and refuses new ones."""

    def append(
        self, table: str, expected: int, records: Sequence[bytes], summary: Summary, is_quiet: bool = False
    ) -> Awaitable[int]:
        """The new version, once the records and the summary are safe on disk; `Conflict` unless the table is at the
        expected one. A table begins with its first append, at version 0. Writing begins before anybody waits for it.
        An append is quiet if nothing but the time is new in the summary."""

    async def records(self, table: str, since: int = 0) -> list[bytes]:
        """The records after this version, oldest first; none for a table that does not exist. `BrokenLog` if one of
        them is missing."""

    async def checkpoint(self, table: str) -> bytes | None:
        """The latest checkpoint of a table, or None."""

    async def keep_checkpoint(self, table: str, version: int, state: bytes) -> None:
        """Keeps where a table stands at this version, unless something later is kept. It may be lost: the records
        alone count."""

    async def version(self, table: str) -> int | None: ...

    async def status(self, table: str) -> str | None:
        """The status in the last summary."""

    async def listed(self, limit: int) -> list[Listed]:
        """Listed tables that are gathering, then those that are playing; of each the one that changed last first."""

    async def gathering(self, limit: int) -> list[Listed]:
        """Listed tables that are gathering, the one that changed last first."""

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        """The tables of a person, whatever their status, the one that changed last first."""

    async def finished_of(self, person: str, before: int, limit: int) -> list[Listed]:
        """The finished tables of a person that changed before this time, the latest first."""

    async def finished(self, after: str, limit: int) -> list[Listed]:
        """Finished tables with an id after this one, in order of their ids."""

    async def set_info(self, table: str, version: int, info: bytes) -> bool:
        """Replaces what lists keep about a table; False if the table is no longer at this version."""

    async def finished_by_guests(self, before: int, after: str, limit: int) -> list[Listed]:
        """Finished tables that last changed before this time and have no person who signs in with their name, with an
        id after this one, in order of their ids."""

    async def logs_to_file(self, before: int, after: str, limit: int) -> list[Listed]:
        """Finished tables that last changed before this time and whose log is in the database, with an id after this
        one, in order of their ids."""

    async def drop_log(self, table: str, version: int) -> bool:
        """Forgets the records of a finished table, whose log is in a file by now; False if it is no longer at this
        version."""

    async def remove(self, table: str, version: int) -> bool:
        """Forgets a finished table of guests with all that belongs to it; False if it is no longer at this version, or
        one of its people signs in with their name by now."""

    async def holdings(self) -> Holdings:
        """The totals of this storage."""

    async def unfinished(self) -> list[str]:
        """Every table that is gathering or playing."""

    async def in_play(self) -> list[str]:
        """Every table with a running game."""

    async def add_code(self, code: str, table: str) -> bool:
        """Keeps a code for a table, which need not be there yet; False if the code was given out before."""

    async def table_with_code(self, code: str) -> str | None:
        """The table that has this code."""

    async def keep_analysis(self, table: str, report: bytes) -> None:
        """Keeps what an analysis of a finished game found, in the place of an earlier one."""

    async def analysis(self, table: str) -> bytes | None:
        """The analysis that was kept last."""

    async def add_person(self, person: str, name: str, created_at: int) -> None: ...

    async def person(self, person: str) -> Person | None: ...

    async def rename(self, person: str, name: str) -> None:
        """`NameTaken` for an account, if another account has that name."""

    async def set_passphrase(self, person: str, passphrase: str | None) -> None:
        """Keeps the hash of a passphrase, or forgets it; `NameTaken` if another one with a passphrase has the name."""

    async def sign_out(self, person: str) -> None:
        """Counts one more sign-out, if this person is stored."""

    async def rewrite(self, table: str, records: Mapping[int, bytes], person: str, alias: str) -> None:
        """Puts records in the place of those of a log, by version, and another person in the place of one who had
        everything of theirs deleted. Checkpoints of the table are gone."""

    async def erase_person(self, person: str, now: int) -> None:
        """Forgets name and passphrase; what is left is that cookies of this id no longer count."""

    async def person_named(self, name: str) -> Person | None:
        """The person who signs in under this name; guests of the same name do not count."""

    async def follow(self, heard: Heard, is_chosen: bool = False) -> None:
        """From now on `heard` is told the table and its version, in the event loop, whenever one was appended to: by
        any process with PostgreSQL, by this one with SQLite. `heard("", 0)` means that news may have been missed, and
        any table may have changed. Versions of one table can arrive late and twice, but the last is never left out.

        `is_chosen`: with PostgreSQL only of tables that were taken up, and only of what other processes appended."""

    async def take_up(self, table: str) -> None:
        """Call this before reading a table that is to be followed. An append that is committed meanwhile may not be
        announced: check the version again a moment later."""

    async def put_down(self, tables: Sequence[str]) -> None:
        """Stops following these tables."""

    async def served_since(self, now: int) -> int:
        """Since when, in milliseconds, there has always been a process that served these tables, to about a second;
        `now` for the first one. From then on this process counts as one, until it closes or is killed."""

    async def refuse_full(self) -> None:
        """`StorageUnavailable` if there is hardly any space left to write to."""

    async def rows(self, query: str, *values: str | int) -> list[Row]:
        """The rows of a query; for data beside tables and people."""

    async def transact(self, *statements: Statement) -> list[list[Row]]:
        """Runs statements that change something, all of them or none; the rows that each of them returns."""

    async def backup(self, target: Path) -> None:
        """Writes all there is into one new file, while others go on writing."""
