"""What the disk alone makes a move wait for: commits of one record each, one after the other, by plain SQLite."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter

from bench.serving.rows import Waits
from bench.storage import RECORD
from lairkeeper.server.storage.backends.sqlite import SETTINGS


def commits_in(folder: Path, seconds: float) -> Waits:
    return Waits.of([*_commits(folder / "commits.db", perf_counter() + seconds)])


def _commits(file: Path, end: float) -> Iterator[float]:
    """The seconds that each took, with the settings the server writes with."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for setting in ("PRAGMA journal_mode = WAL", *SETTINGS, "CREATE TABLE records (record BLOB)"):
            connection.execute(setting)
        while (started := perf_counter()) < end:
            connection.execute("INSERT INTO records VALUES (?)", (RECORD,))
            yield perf_counter() - started
