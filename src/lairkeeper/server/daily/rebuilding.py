"""The counted tries, made again from the logs of the tables."""

from lairkeeper.server.lobby.deals import OWN_SEAT
from lairkeeper.server.storage import Storage, Try
from lairkeeper.server.table.records import Opened, Seated, read_record

PAGE = 100


async def rebuild_tries(storage: Storage) -> int:
    """Deletes tries that have no log and adds missing ones; returns the number of changes."""
    changed, after, known = 0, "", set[str]()
    while page := await storage.all_tries(after, PAGE):
        for kept in page:
            if await logged_try(storage, kept.table) == kept:
                known.add(kept.table)
            else:
                await storage.drop_try(kept.table)
                changed += 1
        after = page[-1].table
    for table in await _tables(storage):
        found = await logged_try(storage, table) if table not in known else None
        if found is not None:
            changed += await storage.claim_try(found) == table
    return changed


async def _tables(storage: Storage) -> list[str]:
    found, after = await storage.unfinished(), ""
    while page := await storage.finished(after, PAGE):
        found += [listed.table for listed in page]
        after = page[-1].table
    return found


async def logged_try(storage: Storage, table: str) -> Try | None:
    """The counted try that the log of a table begins with."""
    log = await storage.records(table)
    opened = read_record(log[0]) if log else None
    if not isinstance(opened, Opened) or opened.daily is None or not opened.daily.is_counted:
        return None
    for blob in log[1:]:
        record = read_record(blob)
        if isinstance(record, Seated) and record.seat == OWN_SEAT:
            return Try(record.person, opened.daily.day, opened.game, table)
    return None
