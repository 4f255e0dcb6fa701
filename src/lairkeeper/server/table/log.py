"""Reads a table from its log."""

import msgspec

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.errors import TableUnreadable
from lairkeeper.server.table.checkpoints import read_checkpoint
from lairkeeper.server.table.records import (
    Answered,
    Forked,
    Marked,
    Opened,
    Started,
    TableRecord,
    TakenBack,
    UndoAnswered,
    UndoWished,
    WentOn,
    read_record,
)
from lairkeeper.server.table.state import TableState

_PLAYED = (Started, Forked, Answered, TakenBack, UndoWished, UndoAnswered, Marked, WentOn)


def read_table(blobs: list[bytes], checkpoint: bytes | None = None) -> TableState:
    """A table from its log; one that means nothing to this server is refused. With a checkpoint that counts, only what
    came after it is folded."""
    try:
        if checkpoint is not None and isinstance(opened := read_record(blobs[0]), Opened):
            table = read_checkpoint(checkpoint, opened, blobs)
            if table is not None:
                return fold_on(table, [read_record(blob) for blob in blobs[table.version :]])
        return fold_all([read_record(blob) for blob in blobs])
    except msgspec.MsgspecError as error:
        raise TableUnreadable() from error


def fold_all(records: list[TableRecord]) -> TableState:
    """A table from the beginning of its log."""
    return fold_on(_opened(records[0]), records[1:])


def fold_on(table: TableState, records: list[TableRecord]) -> TableState:
    """A table after these records. A log that no longer replays gives a frozen table, never a broken one: the game
    stands where the replay stopped, seats and talk are complete."""
    version = table.version + len(records)
    for record in records:
        if table.status == "frozen" and isinstance(record, _PLAYED):
            continue
        try:
            table.fold(record)
        except Exception as error:
            table.freeze(error)
    table.version = version
    return table


def _opened(record: TableRecord) -> TableState:
    try:
        assert isinstance(record, Opened)
        return TableState(record)
    except (LairkeeperError, AssertionError) as error:
        raise TableUnreadable() from error
