"""The logs of games that were finished long ago, as files: one for each table, written once.

The line of such a table stays in the database with its version; a record that is appended later goes into the database
and counts on from the last one in the file.
"""

import os
from hashlib import blake2b
from pathlib import Path

import msgspec

from lairkeeper.server.storage.errors import BrokenLog

_SEAL = 16
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(tuple[str, list[bytes]])


class LogFiles:
    """Files under names made from the ids of tables, in folders of which none grows large."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def write(self, table: str, records: list[bytes]) -> None:
        """Writes the file durably."""
        file = self._file(table)
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        content = _encoder.encode((table, records))
        aside = file.with_suffix(".part")
        handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as written:
            written.write(_seal(content) + content)
            written.flush()
            os.fsync(written.fileno())
        aside.replace(file)
        _sync(file.parent)

    def read(self, table: str) -> list[bytes]:
        """The records of a table from the first one on; none if there is no file. `BrokenLog` if it is damaged."""
        try:
            blob = self._file(table).read_bytes()
        except FileNotFoundError:
            return []
        seal, content = blob[:_SEAL], blob[_SEAL:]
        if seal != _seal(content):
            raise BrokenLog(table=table, version=1)
        named, records = _decoder.decode(content)
        if named != table:
            raise BrokenLog(table=table, version=1)
        return records

    def remove(self, table: str) -> None:
        self._file(table).unlink(missing_ok=True)

    def _file(self, table: str) -> Path:
        name = blake2b(table.encode(), digest_size=16).hexdigest()
        return self._folder / name[:2] / f"{name}.log"


def _seal(content: bytes) -> bytes:
    return blake2b(content, digest_size=_SEAL).digest()


def _sync(folder: Path) -> None:
    """Syncs the folder, so that the name of a new file is durable, where folders can be opened."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
