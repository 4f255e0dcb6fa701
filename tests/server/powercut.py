"""`lairkeeper` on a disk that loses its power: of SQLite's files, a shadow keeps only what was synced.

The usual VFS of SQLite stays in its place; its writes are noted, and carried out in the shadow when they are synced.
While a file `full` lies beside the store, nothing can be written: the disk is full. While a file `failing` lies there,
every third write and every sync is an input/output error, and the bytes to be synced are dropped, as Linux does.
"""

import ctypes
import os
import shutil
import sys
from collections.abc import Callable
from ctypes import CFUNCTYPE, POINTER, Structure, c_int, c_int64, c_void_p
from pathlib import Path
from typing import Any

SHADOW = "TEST_SHADOW"
STORE = "games.db"
FULL = 13
"""SQLite's own number for a full disk."""
WRITE_FAILED, SYNC_FAILED = 778, 1034
"""SQLite's own numbers for an input/output error (EIO) while writing and while syncing."""

OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, POINTER(c_int))
DELETE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = CFUNCTYPE(c_int, c_void_p, c_int)

Write = tuple[int, bytes | None]
"""Where, and what; no bytes to cut the file there."""


_KEPT: list[Any] = []
"""What SQLite may call must not be collected."""


class Methods(Structure):
    """`sqlite3_io_methods`, as far as it has not changed for many years."""

    _fields_ = [
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", WRITE),
        ("truncate", TRUNCATE),
        ("sync", SYNC),
        ("rest", c_void_p * 13),
    ]


class OpenFile(Structure):
    _fields_ = [("methods", POINTER(Methods))]


class Vfs(Structure):
    _fields_ = [
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_void_p),
        ("data", c_void_p),
        ("open", OPEN),
        ("delete", DELETE),
    ]


class Shadow:
    def __init__(self, folder: Path, beside: Path) -> None:
        self._folder = folder
        self._full, self._failing = beside / "full", beside / "failing"
        self._pending: dict[str, list[Write]] = {}
        self._writes = 0

    def install(self, vfs: Vfs) -> None:
        was_open, was_delete = OPEN.from_buffer_copy(vfs.open), DELETE.from_buffer_copy(vfs.delete)

        def opens(this: int, name: int | None, file: int, flags: int, found: Any) -> int:
            answer = int(was_open(this, name, file, flags, found))
            if not answer and name:
                self._watch(file, Path(ctypes.string_at(name).decode()).name)
            return answer

        def deletes(this: int, name: int, is_synced: int) -> int:
            gone = Path(ctypes.string_at(name).decode()).name
            self._pending.pop(gone, None)
            (self._folder / gone).unlink(missing_ok=True)
            return int(was_delete(this, name, is_synced))

        called = OPEN(opens), DELETE(deletes)
        vfs.open, vfs.delete = called
        _KEPT.extend((*called, was_open, was_delete))

    def _watch(self, file: int, name: str) -> None:
        opened = OpenFile.from_address(file)
        if name not in (STORE, f"{STORE}-wal") or not opened.methods:
            return
        usual, ours = opened.methods.contents, Methods()
        ctypes.memmove(ctypes.byref(ours), ctypes.byref(usual), ctypes.sizeof(Methods))
        called = (
            WRITE(self._noting_write(usual.write, name)),
            TRUNCATE(self._noting_truncate(usual.truncate, name)),
            SYNC(self._syncing(usual.sync, name)),
        )
        ours.write, ours.truncate, ours.sync = called
        opened.methods = ctypes.pointer(ours)
        _KEPT.extend((ours, usual, *called))

    def _noting_write(self, usual: Any, name: str) -> Callable[[int, int, int, int], int]:
        def write(file: int, data: int, size: int, place: int) -> int:
            if self._full.exists():
                return FULL
            self._writes += 1
            if self._failing.exists() and self._writes % 3 == 0:
                return WRITE_FAILED
            answer = int(usual(file, data, size, place))
            if not answer:
                self._pending.setdefault(name, []).append((place, ctypes.string_at(data, size)))
            return answer

        return write

    def _noting_truncate(self, usual: Any, name: str) -> Callable[[int, int], int]:
        def truncate(file: int, size: int) -> int:
            self._pending.setdefault(name, []).append((size, None))
            return int(usual(file, size))

        return truncate

    def _syncing(self, usual: Any, name: str) -> Callable[[int, int], int]:
        def sync(file: int, flags: int) -> int:
            if self._failing.exists():
                self._pending.pop(name, None)
                return SYNC_FAILED
            done = [*self._pending.get(name, [])]
            self._carry_out(name, done)
            del self._pending.setdefault(name, [])[: len(done)]
            return int(usual(file, flags))

        return sync

    def _carry_out(self, name: str, writes: list[Write]) -> None:
        kept = self._folder / name
        kept.touch()
        with kept.open("r+b", buffering=0) as file:
            for place, data in writes:
                if data is None:
                    file.truncate(place)
                else:
                    file.seek(place)
                    file.write(data)


def install(folder: Path, beside: Path) -> None:
    import _sqlite3

    library = ctypes.CDLL(_sqlite3.__file__)
    library.sqlite3_vfs_find.restype = POINTER(Vfs)
    Shadow(folder, beside).install(library.sqlite3_vfs_find(None).contents)


def cut_power(shadow: Path, folder: Path) -> None:
    """After the process is gone: what was not synced is not there any more."""
    for ending in ("", "-wal", "-shm"):
        (folder / f"{STORE}{ending}").unlink(missing_ok=True)
    for kept in shadow.iterdir():
        shutil.copyfile(kept, folder / kept.name)


def settle(shadow: Path, folder: Path) -> None:
    """Long after the last write: everything is on the disk."""
    for ending in ("", "-wal"):
        name = f"{STORE}{ending}"
        (shadow / name).unlink(missing_ok=True)
        if (folder / name).exists():
            shutil.copyfile(folder / name, shadow / name)


if __name__ == "__main__":
    place = Path(os.environ[SHADOW])
    install(place, place.parent)
    from tests.server import packed

    sys.exit(packed.run())
