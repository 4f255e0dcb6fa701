"""Playing on from a moment of a finished game, at a table of its own. The log of the new table holds the answers up to
that moment, so that it can be read without the other one."""

from collections.abc import Sequence

from lairkeeper.bots import refuse_budgets
from lairkeeper.kernel import Entry
from lairkeeper.server.errors import NotAllowed, NotNow, UnknownMoment, UnknownSeat
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import ForkInfo, PlayOn
from lairkeeper.server.table.records import BotSeated, Forked, Opened, Seated, Started, TableRecord, answered
from lairkeeper.server.table.state import TableState


def answers_until(table: TableState, wanted: PlayOn) -> Sequence[Entry]:
    """The answers before the moment; refused for a running game, for its last moment, and without a known seed."""
    if table.status != "over" or table.match is None:
        raise NotNow(what="fork", status=table.status)
    entries = table.match.journal.entries
    if not 0 <= wanted.step < len(entries):
        raise UnknownMoment(step=wanted.step, most=len(entries) - 1)
    if wanted.has_same_dice and table.match.journal.seed is None:
        raise NotAllowed(what="same_dice")
    return entries[: wanted.step]


def origin(table_id: str, wanted: PlayOn) -> ForkInfo:
    return ForkInfo(table_id, wanted.step, wanted.has_same_dice)


def seats(table: TableState, caller: Caller, wanted: PlayOn) -> list[TableRecord]:
    """Seats the person as requested; other seats get the bot that sat there, or the requested one."""
    players = table.players()
    for seat in wanted.seats:
        if seat not in players:
            raise UnknownSeat(number=seat, most=len(players))
    if wanted.bot is not None:
        refuse_budgets(wanted.bot, table.game)
    bots = (BotSeated(seat, wanted.bot or table.chairs[seat].bot or table.game.bot) for seat in players)
    return [Seated(bot.seat, caller.person, caller.name) if bot.seat in wanted.seats else bot for bot in bots]


def begun(
    opened: Opened, seated: Sequence[TableRecord], past: Sequence[Entry], seed: str, now: int
) -> list[TableRecord]:
    """All records of the new table up to its first question, draws included. Its time of play goes on from there."""
    table = TableState(opened)
    at = max((entry.at for entry in past if entry.at is not None), default=0)
    answers = [answered(entry.seat, entry.option, entry.at or 0, entry.number) for entry in past]
    records: list[TableRecord] = [*seated, Started(now - at, seed), Forked(answers)]
    for record in records:
        table.fold(record)
    while (drawn := table.draw(at)) is not None:
        records.append(drawn)
    return records
