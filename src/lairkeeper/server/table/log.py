"""Reads a table from its log."""

import msgspec

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.errors import TableUnreadable
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


def read_table(blobs: list[bytes]) -> TableState:
    """A table from its log; one that means nothing to this server is refused."""
    try:
        return fold_all([read_record(blob) for blob in blobs])
    except msgspec.MsgspecError as error:
        raise TableUnreadable() from error


def fold_all(records: list[TableRecord]) -> TableState:
    """A table from the beginning of its log. A log that no longer replays gives a frozen table, never a broken one:
    the game stands where the replay stopped, seats and talk are complete."""
    table = _opened(records[0])
    for record in records[1:]:
        if table.status == "frozen" and isinstance(record, _PLAYED):
            continue
        try:
            table.fold(record)
        except Exception as error:
            table.freeze(error)
    table.version = len(records)
    return table


def _opened(record: TableRecord) -> TableState:
    try:
        assert isinstance(record, Opened)
        return TableState(record)
    except (LairkeeperError, AssertionError) as error:
        raise TableUnreadable() from error
