"""Storage of tables and people: one SQLite file by default, PostgreSQL when one machine is not enough."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from lairkeeper.server.storage.backup import check_backup, restore
from lairkeeper.server.storage.contract import (
    Heard,
    Holdings,
    Listed,
    Person,
    Row,
    Statement,
    Status,
    Storage,
    Summary,
)
from lairkeeper.server.storage.days import KeptMonth, Try
from lairkeeper.server.storage.errors import (
    BackupNotWritten,
    BadBackup,
    BrokenLog,
    Conflict,
    NameTaken,
    NoBackupHere,
    NoStorageFile,
    NotRestored,
    PersonExists,
    StorageNotOpened,
    StorageTooNew,
    StorageUnavailable,
    UnknownPerson,
    UnknownStorage,
)

__all__ = [
    "BackupNotWritten",
    "BadBackup",
    "BrokenLog",
    "Conflict",
    "Heard",
    "Holdings",
    "KeptMonth",
    "Listed",
    "NameTaken",
    "NoBackupHere",
    "NoStorageFile",
    "NotRestored",
    "Person",
    "PersonExists",
    "Row",
    "Statement",
    "Status",
    "Storage",
    "StorageNotOpened",
    "StorageTooNew",
    "StorageUnavailable",
    "Summary",
    "Try",
    "UnknownPerson",
    "UnknownStorage",
    "check_backup",
    "opened",
    "restore",
    "sqlite_file",
    "storage_at",
]


def storage_at(url: str) -> Storage:
    """`sqlite:///games.db` (four slashes for a path from the root) or `postgresql://host/name`; not yet open.

    Each driver is imported only where it is used.
    """
    scheme = url.partition(":")[0]
    if scheme == "sqlite":
        from lairkeeper.server.storage.backends.sqlite import SqliteStorage

        return SqliteStorage(sqlite_file(url))
    if scheme in ("postgresql", "postgres"):
        from lairkeeper.server.storage.backends.postgres import PostgresStorage

        return PostgresStorage(url)
    raise UnknownStorage(scheme=scheme, known="sqlite, postgresql")


def sqlite_file(url: str) -> Path:
    prefix, slashes, path = url.partition("///")
    if prefix != "sqlite:" or not slashes or not path:
        raise NoStorageFile(example="sqlite:///lairkeeper.db")
    return Path(path)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Storage]:
    storage = storage_at(url)
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()
