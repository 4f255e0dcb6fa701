"""The operator's report: counts and states, without names or messages."""

from typing import Literal

from msgspec import Struct


class LiveTable(Struct, frozen=True):
    """A table in the memory of this process. `idle_seconds`: since somebody last used it."""

    game: str
    status: str
    records: int
    visits: int
    bots: int
    idle_seconds: int


class Fault(Struct, frozen=True):
    """A warning or an error; the log holds the rest of it under the same reference."""

    at: int
    level: Literal["warning", "error"]
    event: str
    kind: str
    reference: str


class BackupInfo(Struct, frozen=True):
    """The stored nightly backups, and the latest one."""

    count: int
    latest_at: int | None = None
    latest_bytes: int | None = None


class RetentionInfo(Struct, frozen=True):
    """After how many days finished tables of guests go (0: never), how many are due, and how many went since the
    start of this process."""

    days: int
    due: int
    removed: int
    ran_at: int | None = None


class AdminReport(Struct, frozen=True):
    """`tables`, `visits`, `people_here` and `faults` are those of the process that answers; `queue` counts notices
    that wait to be sent, where there are any, `reports` what people have reported."""

    version: str
    now: int
    started_at: int
    stored: dict[str, int]
    people: int
    accounts: int
    tables: list[LiveTable]
    tables_live: int
    visits: int
    people_here: int
    database_bytes: int
    disk_free: int | None
    queue: int | None
    reports: int
    requests: dict[str, int]
    refusals: dict[str, int]
    faults: list[Fault]
    retention: RetentionInfo
    backups: BackupInfo | None
