"""Tables of daily challenges: the same deal for everybody, played alone, with bots on the other seats."""

import asyncio
from contextlib import suppress

import msgspec
from msgspec import Raw, Struct

from lairkeeper.kernel import AnyGame, Record
from lairkeeper.server.clock import Clock
from lairkeeper.server.errors import NotAllowed, OutOfStep
from lairkeeper.server.live.game_data import made_ready
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import DailyMark, NewTable, TableInfo
from lairkeeper.server.table.records import BotSeated, NameShown, Opened, Seated, Started, TableRecord
from lairkeeper.server.table.state import TableState

OWN_SEAT = 0


class Deal(Struct, frozen=True):
    """The challenge of a day as one person plays it."""

    game: AnyGame
    config: Record
    seed: str
    mark: DailyMark


def begun(opened: Opened, seed: str, caller: Caller, now: int) -> list[TableRecord]:
    """All records up to the first question."""
    table = TableState(opened)
    others = [BotSeated(seat, table.game.bot) for seat in table.players() if seat != OWN_SEAT]
    records: list[TableRecord] = [Seated(OWN_SEAT, caller.person, caller.name), *others, Started(now, seed)]
    for record in records:
        table.fold(record)
    while (drawn := table.draw(0)) is not None:
        records.append(drawn)
    return records


async def open_deal(tables: Tables, table_id: str, caller: Caller, deal: Deal, now: Clock) -> TableInfo:
    """A new table for a daily challenge, or the one that a concurrent request opened under this id."""
    await made_ready(deal.game, deal.config)
    new = NewTable(deal.game.name, has_undo=False)
    opened = tables.new_record(caller, new, deal.game, Raw(msgspec.json.encode(deal.config)), "")
    opened = msgspec.structs.replace(opened, secret="", daily=deal.mark)
    records = await asyncio.to_thread(begun, opened, deal.seed, caller, now())
    with suppress(OutOfStep):  # both are the same challenge
        await tables.begin(table_id, caller, opened, records)
    tables.registry.see_to(await tables.registry.find(table_id))
    return await tables.info(table_id, caller)


async def show_name(tables: Tables, table_id: str, caller: Caller, name: str) -> TableInfo:
    """Shows the result of a daily challenge under a name, or under none."""

    def command(table: TableState) -> TableRecord:
        if table.status != "over" or table.opened.daily is None or table.person_in(OWN_SEAT) != caller.person:
            raise NotAllowed(what="show_name")
        return NameShown(name)

    return await tables.change(table_id, caller, command)
