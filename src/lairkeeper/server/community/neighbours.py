"""Moderation at one table: mute a person, report a person, close a chat channel."""

from lairkeeper.server.errors import MalformedMessage, NotAllowed
from lairkeeper.server.live.table import Live
from lairkeeper.server.lobby.registry import Registry
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.people.company import Company, PersonReport, SaidBefore
from lairkeeper.server.protocol.community import Mute, Muted, ReportAsked, SetChannel
from lairkeeper.server.table.commands import seat_commands
from lairkeeper.server.table.commands.channels import heard_chat
from lairkeeper.server.table.muting import author_mark, person_behind
from lairkeeper.server.table.records import Chatted
from lairkeeper.server.table.state import TableState

CONTEXT = 10
"""Lines of context before the reported one, as far as the reporter received them."""


class Neighbours:
    def __init__(self, registry: Registry, company: Company) -> None:
        self._registry = registry
        self._company = company

    async def mute(self, table_id: str, caller: Caller, wanted: Mute) -> list[Muted]:
        live = await self._registry.seen(table_id, caller)
        async with live.held() as table:
            muted, name = _person(table, wanted.seat, wanted.author)
        await self._company.mute(caller.person, muted, name)
        await self._changed(caller.person)
        return await self._company.list_of(caller.person)

    async def unmute(self, person: str, entry: str) -> list[Muted]:
        await self._company.unmute(person, entry)
        await self._changed(person)
        return await self._company.list_of(person)

    async def _changed(self, person: str) -> None:
        """Refreshes every table that this person has open, on all of their devices."""
        muted = await self._company.muted_by(person)
        for live in [*self._registry.live.values()]:
            for visit in [visit for visit in live.visits if visit.person == person]:
                visit.muted = muted
                async with live.held():
                    live.show(visit)

    async def report(self, table_id: str, caller: Caller, wanted: ReportAsked) -> None:
        live = await self._registry.seen(table_id, caller)
        async with live.held() as table:
            found = self._report(live, table, caller.person, wanted)
        if found.person == caller.person:
            raise NotAllowed(what="report")
        await self._company.report(found)

    def _report(self, live: Live, table: TableState, reporter: str, wanted: ReportAsked) -> PersonReport:
        if wanted.kind == "name":
            person, name = _person(table, wanted.seat, wanted.author)
            return PersonReport("", 0, live.id, reporter, person, "name", name, "", [])
        heard = heard_chat(table.chat, table.seats_of(reporter))
        place = next((at for at, said in enumerate(heard) if _is_meant(table, said, wanted)), None)
        if place is None:
            raise MalformedMessage(reason="line")
        said = heard[place]
        before = [SaidBefore(each.at, each.name, each.text) for each in heard[max(place - CONTEXT, 0) : place]]
        return PersonReport("", 0, live.id, reporter, said.person, "line", said.name, said.text, before)

    async def set_channel(self, table_id: str, caller: Caller, wanted: SetChannel) -> None:
        live = await self._registry.seen(table_id, caller)
        async with live.held():
            await live.change(
                lambda: [seat_commands.set_channel(live.table, caller.person, wanted.channel, wanted.is_open)]
            )


def _is_meant(table: TableState, said: Chatted, wanted: ReportAsked) -> bool:
    is_author = bool(said.person) and author_mark(table, said.person) == wanted.author
    return said.at == wanted.at and (is_author or (not said.person and said.seat == wanted.seat is not None))


def _person(table: TableState, seat: int | None, author: str) -> tuple[str, str]:
    """The person in a seat, the one it is kept for, or the author of a chat line."""
    if seat is None:
        found = person_behind(table, author)
        if found is None:
            raise NotAllowed(what="mute")
        return found
    chair = seat_commands.chair_at(table, seat)
    person = chair.person or chair.keeps_for
    if person is None:
        raise NotAllowed(what="mute")
    return person, chair.name
