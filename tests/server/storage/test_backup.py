"""A backup is consistent while others write, and a restore never loses what was there before."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from lairkeeper.server.storage import BackupNotWritten, BadBackup, NotRestored, Storage, StorageTooNew, opened, restore
from tests.server.storage.samples import begin, log, record, summary

TABLES = [f"t{number}" for number in range(8)]


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


async def stored(file: Path, table: str = "t") -> list[bytes]:
    async with opened(url_of(file)) as storage:
        return await storage.records(table)


async def store(file: Path, versions: int) -> None:
    async with opened(url_of(file)) as storage:
        await begin(storage, "t", versions)


async def backed_up(folder: Path, versions: int) -> Path:
    """The backup of a small store."""
    async with opened(url_of(folder / "source.db")) as storage:
        await begin(storage, "t", versions)
        await storage.backup(folder / "backup.db")
    return folder / "backup.db"


async def keep_writing(storage: Storage, table: str, versions: dict[str, int]) -> None:
    while True:
        version = versions[table]
        versions[table] = await storage.append(table, version, [record(table, version + 1)], summary())


@pytest.mark.asyncio
async def test_a_backup_while_others_write_restores_to_a_consistent_store(tmp_path: Path) -> None:
    versions = dict.fromkeys(TABLES, 0)
    async with opened(url_of(tmp_path / "x.db")) as storage:
        writing = [asyncio.create_task(keep_writing(storage, table, versions)) for table in TABLES]
        await asyncio.sleep(0.2)
        before = dict(versions)
        await storage.backup(tmp_path / "backup.db")
        after = dict(versions)
        for task in writing:
            task.cancel()
        await asyncio.gather(*writing, return_exceptions=True)
    assert restore(tmp_path / "backup.db", tmp_path / "restored" / "x.db") is None
    async with opened(url_of(tmp_path / "restored" / "x.db")) as storage:
        for table in TABLES:
            found = await storage.records(table)
            assert found == log(table, len(found))
            assert await storage.version(table) == len(found)
            assert 0 < before[table] <= len(found) <= after[table] + 1
            assert await storage.append(table, len(found), [b"{}"], summary()) == len(found) + 1


@pytest.mark.asyncio
async def test_a_backup_is_one_private_file(tmp_path: Path) -> None:
    backup = await backed_up(tmp_path, 2)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert sorted(file.name for file in tmp_path.iterdir()) == ["backup.db", "source.db"]


@pytest.mark.asyncio
async def test_a_backup_replaces_no_file(tmp_path: Path) -> None:
    async with opened(url_of(tmp_path / "x.db")) as storage:
        await begin(storage, "t")
        for target in (tmp_path / "x.db", tmp_path / "missing" / "backup.db"):
            with pytest.raises(BackupNotWritten):
                await storage.backup(target)
        assert await storage.records("t") == log("t", 1)


@pytest.mark.asyncio
async def test_a_restore_keeps_the_old_store(tmp_path: Path) -> None:
    backup = await backed_up(tmp_path, 2)
    await store(tmp_path / "x.db", 5)
    kept = restore(backup, tmp_path / "x.db")
    assert kept is not None
    assert await stored(tmp_path / "x.db") == log("t", 2)
    assert await stored(kept) == log("t", 5)
    assert await stored(backup) == log("t", 2)


@pytest.mark.asyncio
async def test_restore_keeps_records_that_only_the_write_ahead_log_of_the_old_store_has(tmp_path: Path) -> None:
    backup = await backed_up(tmp_path, 2)
    async with opened(url_of(tmp_path / "live.db")) as storage:
        await begin(storage, "t", 5)
        for ending in ("", "-wal"):
            (tmp_path / f"x.db{ending}").write_bytes((tmp_path / f"live.db{ending}").read_bytes())
    kept = restore(backup, tmp_path / "x.db")
    assert kept is not None
    assert await stored(kept) == log("t", 5)
    assert await stored(tmp_path / "x.db") == log("t", 2)


@pytest.mark.asyncio
async def test_a_damaged_store_is_kept_as_it_is(tmp_path: Path) -> None:
    backup = await backed_up(tmp_path, 2)
    for ending in ("", "-wal"):
        (tmp_path / f"x.db{ending}").write_bytes(b"dust" * 2_000)
    kept = restore(backup, tmp_path / "x.db")
    assert kept is not None
    assert kept.read_bytes() == kept.with_name(f"{kept.name}-wal").read_bytes() == b"dust" * 2_000
    assert await stored(tmp_path / "x.db") == log("t", 2)


@pytest.mark.asyncio
async def test_a_store_that_is_open_is_not_replaced(tmp_path: Path) -> None:
    backup = await backed_up(tmp_path, 2)
    async with opened(url_of(tmp_path / "x.db")) as storage:
        await begin(storage, "t", 5)
        with pytest.raises(NotRestored, match="locked"):
            restore(backup, tmp_path / "x.db")
        assert await storage.append("t", 5, [record("t", 6)], summary()) == 6
    assert await stored(tmp_path / "x.db") == log("t", 6)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["backup.db", "source.db", "x.db"]


def damage(backup: Path) -> None:
    content = bytearray(backup.read_bytes())
    content[5_000:9_000] = b"\xaa" * 4_000
    backup.write_bytes(content)


def make_foreign(backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as connection:
        connection.execute("PRAGMA application_id = 7")


def leave_a_log(backup: Path) -> None:
    backup.with_name(f"{backup.name}-wal").write_bytes(b"")


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("spoil", "reason"),
    [(Path.unlink, "missing"), (damage, "damaged"), (make_foreign, "foreign"), (leave_a_log, "in-use")],
)
async def test_an_incomplete_backup_is_refused(tmp_path: Path, spoil: object, reason: str) -> None:
    backup = await backed_up(tmp_path, 50)
    await store(tmp_path / "x.db", 5)
    assert callable(spoil)
    spoil(backup)
    with pytest.raises(BadBackup) as refused:
        restore(backup, tmp_path / "x.db")
    assert refused.value.facts == {"file": str(backup), "reason": reason}
    assert await stored(tmp_path / "x.db") == log("t", 5)


@pytest.mark.asyncio
async def test_a_backup_of_a_later_version_is_refused(tmp_path: Path) -> None:
    backup = await backed_up(tmp_path, 2)
    with closing(sqlite3.connect(backup, isolation_level=None)) as connection:
        connection.execute("INSERT INTO schema_version VALUES (99, 'later')")
        connection.execute("DROP TABLE backup_seal")
    with pytest.raises(StorageTooNew):
        restore(backup, tmp_path / "x.db")
    assert not (tmp_path / "x.db").exists()


@pytest.mark.asyncio
async def test_a_backup_with_one_changed_byte_is_refused(tmp_path: Path) -> None:
    backup = await backed_up(tmp_path, 3)
    content = backup.read_bytes()
    place = content.index(record("t", 2)) + len(record("t", 2)) // 2
    backup.write_bytes(content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :])
    with pytest.raises(BadBackup) as refused:
        restore(backup, tmp_path / "restored.db")
    assert refused.value.facts["reason"] == "damaged" and not (tmp_path / "restored.db").exists()


@pytest.mark.asyncio
async def test_a_restored_store_bears_no_seal(tmp_path: Path) -> None:
    restore(await backed_up(tmp_path, 3), tmp_path / "restored.db")
    with closing(sqlite3.connect(tmp_path / "restored.db")) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema")]
    assert "tables" in names and not any("seal" in name for name in names)
