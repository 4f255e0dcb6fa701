"""Backups of the SQLite file: a consistent copy while others write, and the way back."""

import errno
import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Literal

from lairkeeper.server.storage.errors import BackupNotWritten, BadBackup, NotRestored
from lairkeeper.server.storage.migrate import migrations, refuse_newer, sqlite_version

APPLICATION = int.from_bytes(b"Lair", "big")
SIDE_FILES = ("-wal", "-shm")
KEPT = ("", "-wal")

_SEAL = "backup_seal"


def write_backup(connect: Callable[[], sqlite3.Connection], target: Path) -> None:
    """Writes a new file atomically; never replaces an existing one."""
    aside = _beside(target, "part")
    try:
        if target.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        _create_private(aside)
        with closing(connect()) as source, closing(sqlite3.connect(aside, isolation_level=None)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            _seal(copy)
        _put_in_place(aside, target)
    except (OSError, sqlite3.Error) as error:
        raise BackupNotWritten(file=str(target), reason=getattr(error, "strerror", None) or str(error)) from error
    finally:
        aside.unlink(missing_ok=True)


def restore(backup: Path, file: Path) -> Path | None:
    """Replaces a store that nobody has open by a backup, and returns where the old store is now."""
    check_backup(backup)
    aside = _beside(file, "part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _copy(backup, aside)
        kept = _keep(file) if file.exists() else None
        for ending in SIDE_FILES:
            _side_file(file, ending).unlink(missing_ok=True)
        with closing(sqlite3.connect(aside, isolation_level=None)) as copy:
            copy.execute(f"DROP TABLE IF EXISTS {_SEAL}")
        _put_in_place(aside, file)
    except (OSError, sqlite3.Error) as error:
        raise NotRestored(file=str(file), reason=getattr(error, "strerror", None) or str(error)) from error
    finally:
        aside.unlink(missing_ok=True)
    return kept


def check_backup(backup: Path) -> None:
    """Refuses files that are no complete store, or a store of a later version."""
    if not backup.is_file():
        raise BadBackup(file=str(backup), reason="missing")
    if _side_file(backup, "-wal").exists():
        raise BadBackup(file=str(backup), reason="in-use")
    try:
        with closing(sqlite3.connect(f"{backup.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            problem = _problem(connection)
            found = 0 if problem else sqlite_version(connection)
    except sqlite3.Error as error:
        raise BadBackup(file=str(backup), reason="damaged") from error
    if problem:
        raise BadBackup(file=str(backup), reason=problem)
    refuse_newer(found, len(migrations("sqlite")))


def _problem(connection: sqlite3.Connection) -> Literal["foreign", "damaged"] | None:
    if connection.execute("PRAGMA application_id").fetchone() != (APPLICATION,):
        return "foreign"
    is_whole = connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    is_whole = is_whole and not connection.execute("PRAGMA foreign_key_check").fetchall()
    return None if is_whole and _is_as_sealed(connection) else "damaged"


def _seal(copy: sqlite3.Connection) -> None:
    """Writes a checksum of all that the backup holds into it."""
    digest = _digest(copy)
    copy.execute(f"CREATE TABLE {_SEAL} (digest TEXT NOT NULL)")
    copy.execute(f"INSERT INTO {_SEAL} VALUES (?)", (digest,))


def _is_as_sealed(connection: sqlite3.Connection) -> bool:
    """Whether the checksum matches. A copy made by hand has none and is accepted."""
    if not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = ?", (_SEAL,)).fetchone():
        return True
    return connection.execute(f"SELECT digest FROM {_SEAL}").fetchall() == [(_digest(connection),)]


def _digest(connection: sqlite3.Connection) -> str:
    """A digest of the SQL dump, without the checksum itself."""
    digest = blake2b(digest_size=16)
    for statement in connection.iterdump():
        if f'"{_SEAL}"' not in statement and f"TABLE {_SEAL} " not in statement:
            digest.update(statement.encode())
    return digest.hexdigest()


def _keep(file: Path) -> Path:
    """Copies the old store aside, damaged or not: at first, for SQLite drops a log that it cannot read."""
    kept = _beside(file, "replaced")
    try:
        for ending in KEPT:
            if _side_file(file, ending).exists():
                _copy(_side_file(file, ending), _side_file(kept, ending))
        _refuse_open(file)
    except BaseException:
        for ending in KEPT:
            _side_file(kept, ending).unlink(missing_ok=True)
        raise
    return kept


def _side_file(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)


def _refuse_open(file: Path) -> None:
    """A store cannot leave WAL mode while anybody else has it open; whatever else is wrong is why it is replaced."""
    with closing(sqlite3.connect(file, timeout=0.5, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise


def _beside(file: Path, purpose: str) -> Path:
    return file.with_name(f"{file.name}.{purpose}-{time.strftime('%Y%m%d-%H%M%S')}-{time.time_ns() % 10**9:09}")


def _create_private(file: Path) -> None:
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _copy(source: Path, target: Path) -> None:
    _create_private(target)
    shutil.copyfile(source, target)
    _flush(target)


def _put_in_place(aside: Path, target: Path) -> None:
    _flush(aside)
    aside.replace(target)
    if os.name == "posix":
        _flush(target.parent)


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
