"""Errors of the storage, as data; their words are under `error-` and the code."""

from lairkeeper.kernel.errors import Illegal, LairkeeperError, Malformed, Stale


class Conflict(Stale):
    """Another process or task appended first: facts are `table`, `expected` and `current`."""

    code = "storage-conflict"

    def __init__(self, *, table: str, expected: int, current: int) -> None:
        super().__init__(table=table, expected=expected, current=current)
        self.current = current


class StorageUnavailable(LairkeeperError):
    """Nothing was acknowledged. `reason` is one of `full`, `locked`, `read-only`, `damaged`, `unreachable`, `closed`
    and `failed`; what the database itself said is the cause, for the log, and not a fact, for players read those."""

    code = "storage-unavailable"


class StorageNotOpened(LairkeeperError):
    """The storage cannot be used from the start: facts are `where` (without a password) and `reason`."""

    code = "storage-not-opened"


class StorageTooNew(LairkeeperError):
    """Written by a later Lairkeeper: facts are the schema versions `found` and `known`."""

    code = "storage-too-new"


class UnknownStorage(Malformed):
    """A URL of another kind: facts are its `scheme` and the `known` ones; the rest may hold a password."""

    code = "storage-unknown"


class NoStorageFile(Malformed):
    """A SQLite URL that names no file: `example` is one that does."""

    code = "storage-no-file"


class NoBackupHere(Illegal):
    """This database has tools of its own for backups: `tool` is the one to use."""

    code = "storage-no-backup-here"


class BackupNotWritten(LairkeeperError):
    """Facts are `file` and `reason`, a word of the operating system or of the database."""

    code = "storage-backup-not-written"


class BadBackup(Malformed):
    """A file that is not restored: facts are `file` and `reason` (`missing`, `foreign`, `damaged`, or `in-use`:
    a log beside it holds a part of what it should)."""

    code = "storage-backup-bad"


class NotRestored(LairkeeperError):
    """The store stays as it was: facts are `file` and `reason`."""

    code = "storage-not-restored"


class BrokenLog(Illegal):
    """A record of a table is missing: facts are `table` and the `version` that is not there. It is kept as it is."""

    code = "storage-log-broken"


class UnknownPerson(Malformed):
    code = "storage-person-unknown"


class PersonExists(Malformed):
    code = "storage-person-exists"


class NameTaken(Illegal):
    """Another account has this name."""

    code = "storage-name-taken"
