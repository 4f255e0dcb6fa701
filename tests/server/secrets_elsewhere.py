"""The same table with everything dealt anew that one point of view must not know: hands, piles, seed, private news."""

import copy
from collections.abc import Sequence
from typing import Any, cast

from msgspec.structs import replace

from lairkeeper.kernel import (
    BEGIN_AGAIN,
    ChanceStream,
    Entry,
    Event,
    Match,
    Option,
    Seat,
    ToldEvent,
    reshuffle_unseen,
)
from lairkeeper.server.live.table import Live
from lairkeeper.server.live.visits import Visit
from lairkeeper.server.storage import Storage, Summary
from lairkeeper.server.table.commands.channels import heard_chat
from lairkeeper.server.table.randomness import stream_of
from lairkeeper.server.table.records import TableRecord
from lairkeeper.server.table.state import AnyMatch, TableState
from lairkeeper.server.telemetry.metrics import Metrics
from tests.server.houses import raw

NOW = 1_000
OTHER_SEED = "another seed, which nobody may see"


class Whispered(Event):
    """Stands for whatever others were told."""

    text: str


class Nowhere:
    """A storage that accepts everything and keeps only the time of the latest change that lists show."""

    is_shared = False

    def __init__(self) -> None:
        self.updated_at = 0

    async def append(
        self, table: str, expected: int, records: Sequence[bytes], summary: Summary, is_quiet: bool = False
    ) -> int:
        self.updated_at = summary.updated_at
        return expected + len(records)


def copied(table: TableState) -> TableState:
    """A table that goes its own way."""
    twin = copy.copy(table)
    twin.chairs, twin.chat, twin.markers = [*table.chairs], [*table.chat], {**table.markers}
    twin.stream = stream_of(table.opened, table.stream.seed, table.stream.used)
    twin.ages, twin.timers = table.ages.copy(), copy.copy(table.timers)
    twin.match = table.playing().clone()
    return twin


class Elsewhere(Match[Any, Any, Any]):
    """A match whose hidden things are others. How it came to that is not known, so the true history tells which answers
    can be taken back."""

    history: AnyMatch

    @classmethod
    def of(cls, match: AnyMatch) -> "Elsewhere":
        twin = cls.__new__(cls)
        vars(twin).update(vars(match.clone()), history=match.clone())
        return twin

    def answer(
        self, seat: Seat, option: Option, number: int | None = None, at: int | None = None
    ) -> tuple[ToldEvent, ...]:
        told = super().answer(seat, option, number, at)
        self.history.answer(seat, option, number, at)
        return told

    def clone(self) -> "Elsewhere":
        """A copy with a history of its own."""
        twin = cast(Elsewhere, super().clone())
        twin.history = self.history.clone()
        return twin

    def can_undo(self, seat: Seat) -> bool:
        return self.history.can_undo(seat)


def dealt_anew(table: TableState, seat: Seat | None, stream: ChanceStream) -> TableState:
    """What the table could be just as well, as far as this seat (or a spectator) can know."""
    twin = copied(table)
    match = twin.match = Elsewhere.of(table.playing())
    match.state = reshuffle_unseen(twin.game, match.state, seat, stream)
    match.told = [tuple(_overheard(told, seat) for told in step) for step in match.told]
    match.journal.entries = [_unseen_entry(entry, seat) for entry in match.journal.entries]
    match.journal.seed = OTHER_SEED
    heard = heard_chat(twin.chat, [] if seat is None else [seat])
    twin.chat = [said if said in heard else replace(said, text="what others said") for said in twin.chat]
    twin.stream = stream_of(table.opened, OTHER_SEED, table.stream.used)
    return twin


def _overheard(told: ToldEvent, seat: Seat | None) -> ToldEvent:
    if told.to is None or seat in told.to:
        return told
    return ToldEvent(Whispered("what others were told"), told.to, ("SECRET",))


def _unseen_entry(entry: Entry, seat: Seat | None) -> Entry:
    return entry if entry.seat == seat else Entry(entry.seat, BEGIN_AGAIN, entry.at, entry.number)


class Looking:
    """One visitor at a table of their own copy: every byte they are sent."""

    def __init__(self, table: TableState, person: str | None) -> None:
        self.storage = Nowhere()
        self.live = Live("table", table, cast(Storage, self.storage), lambda: NOW, Metrics())
        self.visit = Visit("table", person, "")

    def arrives(self) -> list[bytes]:
        self.live.greet(self.visit)
        return raw(self.visit)

    async def sees(self, record: TableRecord) -> tuple[int, list[bytes]]:
        """How many records followed, and what the visitor was sent."""
        before = self.live.table.version
        await self.live.commit(record)
        return self.live.table.version - before, raw(self.visit)
