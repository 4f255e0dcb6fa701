"""Deletes everything that is kept about a person, at their wish. Games of others stay whole, with somebody in the seat.

Table after table: they leave it if it is not over, then its log is rewritten without their name, and at last the person
is forgotten. What breaks off in between is finished when they ask again.
"""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from lairkeeper.server.errors import TableUnreadable
from lairkeeper.server.live.table import Live
from lairkeeper.server.lobby.registry import Registry
from lairkeeper.server.people.accounts import People
from lairkeeper.server.people.forgetting import forget_choices
from lairkeeper.server.storage import BrokenLog, Person, Storage
from lairkeeper.server.table.records import BotSeated, Frozen, StoodUp, TableRecord
from lairkeeper.server.table.seats import NOBODY_ANY_MORE
from lairkeeper.server.table.state import TableState

PAGE = 50
NOTHING_SAID = "\u2026"
_NAMES = ("name", "host_name", "by")


class Erasure:
    def __init__(self, storage: Storage, registry: Registry, people: People) -> None:
        self._storage = storage
        self._registry = registry
        self._people = people

    async def erase(self, person: Person) -> int:
        """Erases the person; returns the number of their tables."""
        done, unread = 0, set[str]()
        while tables := await self._tables(person.id, unread):
            for table in tables:
                try:
                    await self._leave(await self._registry.find(table), person.id)
                except (TableUnreadable, BrokenLog):
                    with suppress(BrokenLog):
                        await self._rewrite(table, person.id)
                    unread.add(table)
            done += len(tables)
        await self._storage.transact(*forget_choices(person.id))
        await self._people.erase(person)
        return done

    async def _tables(self, person: str, unread: set[str]) -> list[str]:
        """Some tables of the person; those that cannot be read stay in the list."""
        listed = await self._storage.tables_of(person, PAGE + len(unread))
        return [each.table for each in listed if each.table not in unread]

    async def _rewrite(self, table: str, person: str) -> None:
        alias = f"{NOBODY_ANY_MORE}{secrets.token_urlsafe(9)}"
        rewritten = without(person, alias, await self._storage.records(table))
        await self._storage.rewrite(table, rewritten, person, alias)

    async def _leave(self, live: Live, person: str) -> None:
        async with live.held():
            await live.change(lambda: list(_leaving(live.table, person)))
            await live.erase(self._rewrite(live.id, person))
        self._registry.see_to(live)


def _leaving(table: TableState, person: str) -> Iterator[TableRecord]:
    """Takes the person out of a running game: a bot replaces them, and a game without other people is frozen."""
    own = [seat for seat, chair in enumerate(table.chairs) if person in (chair.person, chair.keeps_for)]
    others = set(table.people()) - {person}
    if table.status == "gathering":
        yield from (StoodUp(seat) for seat in own)
    if table.status == "playing" and others:
        yield from (StoodUp(seat) if seat in table.roles else BotSeated(seat, table.game.bot) for seat in own)
    if table.status in ("gathering", "playing") and not others:
        yield Frozen("left")


def without(person: str, alias: str, log: Sequence[bytes]) -> Mapping[int, bytes]:
    """The records of a log that tell of a person, by version, with another id and without their names and words."""
    records = [msgspec.json.decode(blob) for blob in log]
    names = {name for record in records for name in _names_of(record, person)} - {""}
    rewritten = {}
    for version, record in enumerate(records, 1):
        changed = _rewritten(record, person, alias, names)
        if changed != record:
            rewritten[version] = msgspec.json.encode(changed)
    return rewritten


def _names_of(record: dict[str, Any], person: str) -> Iterator[str]:
    if record.get("host") == person:
        yield record["host_name"]
    if record.get("type") == "seated" and record["person"] == person:
        yield record["name"]


def _rewritten(record: dict[str, Any], person: str, alias: str, names: set[str]) -> dict[str, Any]:
    """Names at a table are distinct, so a name identifies the author of a chat line."""
    if record.get("type") == "answered":
        return record
    changed = {key: alias if value == person else value for key, value in record.items()}
    if record.get("host") == person:
        changed["title"] = ""
    if record.get("type") == "chatted" and record["name"] in names:
        changed["text"] = NOTHING_SAID
    return {key: "" if key in _NAMES and value in names else value for key, value in changed.items()}
