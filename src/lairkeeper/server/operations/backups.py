"""Nightly backups: one file a day, verified after writing; the oldest files are deleted."""

import asyncio
import os
from hashlib import sha256
from pathlib import Path

from lairkeeper.server.protocol.admin import BackupInfo
from lairkeeper.server.storage import Storage, check_backup

PREFIX, SUFFIX, CHECKSUM = "lairkeeper-", ".db", ".sha256"
_PIECE = 1 << 20


class Backups:
    """Nightly backups in a folder; off without a folder."""

    def __init__(self, storage: Storage, folder: Path | None, kept: int) -> None:
        self._storage = storage
        self._folder = folder
        self._kept = kept

    async def run(self, day: str) -> None:
        """Writes and verifies the backup of this day, unless that is done. A file that was interrupted has another
        name; one that nobody has verified yet has no checksum."""
        if self._folder is None or _checksum_of(self._file(day)).exists():
            return
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = self._file(day)
        if not file.exists():
            await self._storage.backup(file)
        await asyncio.to_thread(_seal, file)
        for old in self._files()[: -self._kept]:
            old.unlink(missing_ok=True)
            _checksum_of(old).unlink(missing_ok=True)

    def info(self) -> BackupInfo | None:
        """The part of the operator's report; None if backups are off."""
        if self._folder is None:
            return None
        files = self._files()
        if not files:
            return BackupInfo(0)
        latest = files[-1].stat()
        return BackupInfo(len(files), int(latest.st_mtime * 1000), latest.st_size)

    def _file(self, day: str) -> Path:
        assert self._folder is not None
        return self._folder / f"{PREFIX}{day}{SUFFIX}"

    def _files(self) -> list[Path]:
        """The oldest first: their names are their days."""
        assert self._folder is not None
        return sorted(self._folder.glob(f"{PREFIX}????-??-??{SUFFIX}"))


def _seal(file: Path) -> None:
    """Reads the backup as `restore` would, and writes a checksum that `sha256sum --check` understands beside it."""
    check_backup(file)
    digest = sha256()
    with file.open("rb") as content:
        while piece := content.read(_PIECE):
            digest.update(piece)
    aside = _checksum_of(file).with_suffix(".part")
    handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as written:
        written.write(f"{digest.hexdigest()}  {file.name}\n")
    aside.replace(_checksum_of(file))


def _checksum_of(file: Path) -> Path:
    return file.with_name(file.name + CHECKSUM)
