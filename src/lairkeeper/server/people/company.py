"""Muted people, and reports to the host of the site."""

import secrets
from hashlib import blake2b

import msgspec
from msgspec import Struct

from lairkeeper.server.clock import Clock
from lairkeeper.server.errors import NotAllowed, TooManyKept, UnknownReport
from lairkeeper.server.protocol.community import Muted
from lairkeeper.server.storage import Row, Storage

MOST_MUTED = 300
_MOST_KNOWN = 50_000
"""The most people kept in memory, counting both the muting and the muted: a few megabytes."""
MOST_OPEN = 10_000
"""Most open reports; beyond that new ones are refused."""
DAYS_KEPT = 180
DAY = 86_400_000

_MUTED = "SELECT muted, name, muted_at FROM mutes WHERE person = $1 ORDER BY muted_at DESC, muted"
_MUTE = """
    INSERT INTO mutes (person, muted, name, muted_at) VALUES ($1, $2, $3, $4) ON CONFLICT (person, muted) DO NOTHING
"""
_UNMUTE = "DELETE FROM mutes WHERE person = $1 AND muted = $2"
_FORGET_OLD = "DELETE FROM reports WHERE reported_at < $1"
_REPORT = """
    INSERT INTO reports (id, reported_at, table_id, reporter, person, kind, name, said, context)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (reporter, table_id, person, kind, name, said) DO NOTHING
"""
_REPORTS = """
    SELECT id, reported_at, table_id, reporter, person, kind, name, said, context FROM reports
    ORDER BY reported_at DESC, id LIMIT $1
"""
_COUNT = "SELECT count(*) FROM reports"
_CLOSE = "DELETE FROM reports WHERE id = $1 RETURNING id"


class SaidBefore(Struct, frozen=True):
    """A chat line that the reporter received before the reported one."""

    at: int
    name: str
    text: str


class PersonReport(Struct, frozen=True):
    """`said` is empty where a name is reported."""

    id: str
    reported_at: int
    table: str
    reporter: str
    person: str
    kind: str
    name: str
    said: str
    context: list[SaidBefore]


class Company:
    """Stored by person, so that it applies on all of their devices."""

    def __init__(self, storage: Storage, now: Clock) -> None:
        self._storage = storage
        self._now = now
        self._known: dict[str, frozenset[str]] = {}
        """By person, whom they have muted; replaced at every change, as somebody may be reading for the old one."""
        self._people_known = 0

    async def muted_by(self, person: str) -> frozenset[str]:
        """Cached, unless other processes may change it: it is asked for whenever somebody comes to a table."""
        known = self._known
        muted = known.get(person)
        if muted is None:
            muted = frozenset([str(muted) for muted, _, _ in await self._storage.rows(_MUTED, person)])
            if not self._storage.is_shared and self._people_known + len(muted) < _MOST_KNOWN:
                known[person] = muted
                self._people_known += 1 + len(muted)
            elif known:
                self.forget_known()
        return muted

    def forget_known(self) -> None:
        """The next question about anybody goes to the storage."""
        self._known, self._people_known = {}, 0

    async def list_of(self, person: str) -> list[Muted]:
        """The muted people, without ids: these stay on the server."""
        return [Muted(_entry(muted), name, at) for muted, name, at in await self._storage.rows(_MUTED, person)]

    async def mute(self, person: str, muted: str, name: str) -> None:
        if person == muted:
            raise NotAllowed(what="mute")
        if len(await self.muted_by(person)) >= MOST_MUTED:
            raise TooManyKept(what="muted", most=MOST_MUTED)
        await self._storage.transact((_MUTE, (person, muted, name, self._now())))
        self.forget_known()

    async def unmute(self, person: str, entry: str) -> None:
        for muted in await self.muted_by(person):
            if _entry(muted) == entry:
                await self._storage.transact((_UNMUTE, (person, muted)))
                self.forget_known()

    async def report(self, found: PersonReport) -> None:
        """Stores a report, unless the same one is stored."""
        if await self.open_reports() >= MOST_OPEN:
            raise TooManyKept(what="reports", most=MOST_OPEN)
        context = msgspec.json.encode(found.context)
        fields = (found.table, found.reporter, found.person, found.kind, found.name, found.said, context)
        await self._storage.transact((_REPORT, (secrets.token_hex(4), self._now(), *fields)))

    async def forget_old_reports(self) -> None:
        """Deletes reports older than half a year."""
        await self._storage.transact((_FORGET_OLD, (self._now() - DAYS_KEPT * DAY,)))

    async def open_reports(self) -> int:
        [(count,)] = await self._storage.rows(_COUNT)
        return int(count)


async def reports(storage: Storage, most: int) -> list[PersonReport]:
    """The latest first."""
    return [_report(row) for row in await storage.rows(_REPORTS, most)]


def _report(row: Row) -> PersonReport:
    fields = dict(zip(PersonReport.__struct_fields__, row, strict=True))
    return PersonReport(**{**fields, "context": msgspec.json.decode(fields["context"], type=list[SaidBefore])})


async def close_report(storage: Storage, id_: str) -> None:
    """Forgets a report that was dealt with."""
    [closed] = await storage.transact((_CLOSE, (id_,)))
    if not closed:
        raise UnknownReport(id=id_)


def _entry(person: str) -> str:
    return blake2b(person.encode(), digest_size=12, person=b"muted").hexdigest()
