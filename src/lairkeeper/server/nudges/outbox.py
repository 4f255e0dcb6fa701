"""The outbox in the database: one row for each device and event, claimed by one process at a time.

A person is told one thing about a table until they have looked at it. Rows are tried again with longer and longer
pauses, and dropped once they expire. A process that is killed while it sends leaves its claim behind, which ends by
itself; the next process sends the row with the same event id, so that browsers and push services drop the repeat.
"""

import secrets

from msgspec import Struct

from lairkeeper.server.clock import CLOCK_SKEW, Clock
from lairkeeper.server.storage import Row, Statement, Storage

UNKNOWN = b"EVENT"
"""Stands in a body, as its first word, for the event that is known once the row is written."""
GRACE = 4_000
"""Milliseconds before a notification is sent: people who reload a page are not away."""
LIFETIME = 24 * 3_600_000
"""Milliseconds after which a notification expires."""
CLAIM = 60_000
"""Milliseconds for which a claim holds; a request takes a fraction of it."""
FIRST_PAUSE, LONGEST_PAUSE = 10_000, 3_600_000
LOOKING = 90_000
"""Milliseconds for which an open page counts, unless its process renews it."""

_OPEN_ELSEWHERE = """
    NOT EXISTS (SELECT 1 FROM looking l WHERE l.person = $1 AND l.table_id = $2 AND l.until_at > $6)
"""
_NOTE = f"""
    INSERT INTO nudges (person, table_id, mark, event, has_looked)
    SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), 0 WHERE {_OPEN_ELSEWHERE}
    ON CONFLICT (person, table_id) DO UPDATE SET mark = excluded.mark, event = excluded.event, has_looked = 0
    WHERE (nudges.has_looked = 1 OR CAST($5 AS BIGINT) = 1) AND nudges.mark <> excluded.mark
"""
_ADD = """
    INSERT INTO outbox (
        id, person, table_id, device, webhook, event, body, due_at, expires_at, attempts, claimed_until
    )
    SELECT CAST($1 AS TEXT), n.person, n.table_id, CAST($2 AS TEXT), '', n.event, $3, CAST($4 AS BIGINT),
           CAST($5 AS BIGINT), 0, 0
    FROM nudges n WHERE n.person = $6 AND n.table_id = $7 AND n.event = $8
"""
_ADD_HOOK = """
    INSERT INTO outbox (
        id, person, table_id, device, webhook, event, body, due_at, expires_at, attempts, claimed_until
    )
    VALUES ($1, '', $2, '', $3, $4, $5, $6, $7, 0, 0)
"""
_CLAIM = """
    UPDATE outbox SET claimed_until = $1, attempts = attempts + 1
    WHERE due_at <= $2 AND (claimed_until < $2 OR claimed_until > $4) AND id IN (
        SELECT o.id FROM outbox o
        WHERE o.due_at <= $2 AND (o.claimed_until < $2 OR o.claimed_until > $4) ORDER BY o.due_at LIMIT $3
    )
    RETURNING id, person, table_id, device, webhook, event, body, expires_at, attempts
"""
_EXPIRE = "DELETE FROM outbox WHERE expires_at < $1 AND claimed_until < $1"
_DONE = "DELETE FROM outbox WHERE id = $1"
_AGAIN = "UPDATE outbox SET due_at = $2, claimed_until = 0 WHERE id = $1"
_COME = """
    INSERT INTO looking (person, table_id, process, until_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person, table_id, process) DO UPDATE SET until_at = excluded.until_at
"""
_LOOKED = "UPDATE nudges SET has_looked = 1 WHERE person = $1 AND table_id = $2"
_DROP = "DELETE FROM outbox WHERE person = $1 AND table_id = $2 AND claimed_until < $3"
_GO = "DELETE FROM looking WHERE person = $1 AND table_id = $2 AND process = $3"
_STAY = "UPDATE looking SET until_at = $2 WHERE process = $1"
_FORGET = "DELETE FROM looking WHERE until_at < $1"
_LEAVE_ALL = "DELETE FROM looking WHERE process = $1 OR until_at < $2"
_COUNT = "SELECT count(*) FROM outbox"


class Notice(Struct, frozen=True):
    """One event for one device; `due_at` is when it may be sent."""

    device: str
    body: bytes
    due_at: int


class Claimed(Struct, frozen=True):
    """A row that is claimed by this process."""

    id: str
    person: str
    table: str
    device: str
    webhook: str
    event: str
    body: bytes
    expires_at: int
    attempts: int


class Outbox:
    """`process` is the id of this one among those that serve the same database."""

    def __init__(self, storage: Storage, now: Clock) -> None:
        self._storage = storage
        self._now = now
        self.process = secrets.token_urlsafe(9)

    async def add(self, person: str, table: str, mark: str, notices: list[Notice], *, again: bool = False) -> str:
        """Takes an event up, unless the person was told something about the table and has not looked since (`again`
        tells them in any case), has a page of it open, or was told of this very event."""
        event, now = secrets.token_urlsafe(12), self._now()
        adding: list[Statement] = [
            (
                _ADD,
                (
                    secrets.token_urlsafe(12),
                    notice.device,
                    notice.body.replace(UNKNOWN, event.encode(), 1),
                    notice.due_at,
                    notice.due_at + LIFETIME,
                    person,
                    table,
                    event,
                ),
            )
            for notice in notices
        ]
        await self._storage.transact((_NOTE, (person, table, mark, event, int(again), now)), *adding)
        return event

    async def add_hook(self, table: str, webhook: str, body: bytes) -> None:
        """Queues a message for a webhook, even while people look at the table."""
        event, now = secrets.token_urlsafe(12), self._now()
        row = (secrets.token_urlsafe(12), table, webhook, event, body, now, now + LIFETIME)
        await self._storage.transact((_ADD_HOOK, row))

    async def claim(self, most: int) -> list[Claimed]:
        """Claims rows that are due, and deletes those that have expired."""
        now = self._now()
        _, rows = await self._storage.transact(
            (_EXPIRE, (now,)), (_CLAIM, (now + CLAIM, now, most, now + CLAIM + CLOCK_SKEW))
        )
        return [_claimed(row) for row in rows]

    async def done(self, row: Claimed) -> None:
        await self._storage.transact((_DONE, (row.id,)))

    async def try_again(self, row: Claimed, wait: int | None = None) -> None:
        """Schedules another attempt: after the requested pause, or one that doubles each time."""
        pause = min(FIRST_PAUSE << min(row.attempts - 1, 12), LONGEST_PAUSE)
        pause = max(pause, min((wait or 0) * 1000, LONGEST_PAUSE))
        await self._storage.transact((_AGAIN, (row.id, self._now() + pause)))

    # --- pages that are open -----------------------------------------------------------------------------------------

    async def come(self, person: str, table: str) -> None:
        """The person has opened the table: drops pending notifications about it."""
        now = self._now()
        await self._storage.transact(
            (_COME, (person, table, self.process, now + LOOKING)),
            (_LOOKED, (person, table)),
            (_DROP, (person, table, now)),
        )

    async def go(self, person: str, table: str) -> None:
        await self._storage.transact((_GO, (person, table, self.process)))

    async def stay(self) -> None:
        """Renews the open pages of this process; deletes those of processes that were killed."""
        now = self._now()
        await self._storage.transact((_STAY, (self.process, now + LOOKING)), (_FORGET, (now,)))

    async def leave(self) -> None:
        """This process ends."""
        await self._storage.transact((_LEAVE_ALL, (self.process, self._now())))

    async def drop(self, person: str, table: str) -> None:
        """Drops notifications for a person whom the table no longer waits for."""
        await self._storage.transact((_DROP, (person, table, self._now())))

    async def waiting(self) -> int:
        [(count,)] = await self._storage.rows(_COUNT)
        return int(count)


def _claimed(row: Row) -> Claimed:
    fields = dict(zip(Claimed.__struct_fields__, row, strict=True))
    return Claimed(**{**fields, "body": bytes(fields["body"])})
