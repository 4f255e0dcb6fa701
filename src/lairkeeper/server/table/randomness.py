"""The parts of a table's seed, folded from its records: the secret of the server and the numbers of the people."""

from msgspec.structs import replace

from lairkeeper.kernel import ChanceStream, Decision, Option
from lairkeeper.kernel.data.luck import Lot, SharedLuck
from lairkeeper.kernel.data.paired import PairedStream
from lairkeeper.server.table.records import Announced, LotsClosed, NumberTold, Opened

Stream = ChanceStream | PairedStream


def stream_of(opened: Opened, seed: str, used: int | dict[str, int] = 0) -> Stream:
    """The random numbers of a table, of which some were used, of a daily challenge by kind of draw: the same choices
    have the same dice for everybody there."""
    if opened.daily is not None:
        return PairedStream(seed, used if isinstance(used, dict) else {})
    return ChanceStream(seed, used if isinstance(used, int) else 0)


def drawn(stream: Stream, draw: Decision) -> Option:
    """The outcome that the next random number selects."""
    if isinstance(stream, PairedStream):
        return stream.choose(draw.question, draw.options, draw.weights)
    return stream.choose(draw.options, draw.weights)


class Lots:
    """`marks` by person while people gather; `closed` is the list that counts, once there is one."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.attempt = 1
        self.marks: dict[str, str] = {}
        self.closed: list[Lot] | None = None
        self.holders: dict[int, str | None] = {}
        """The person who contributed for a seat, even if another one sits there now."""

    def fold(self, record: Announced | LotsClosed | NumberTold, people: list[str | None]) -> None:
        """`people` are those in the seats now."""
        match record:
            case Announced():
                self.marks[record.person] = record.mark
            case LotsClosed():
                self.closed = [*record.lots]
                self.holders = {lot.seat: people[lot.seat] for lot in record.lots}
            case NumberTold():
                told = (
                    replace(lot, number=record.number) if lot.seat == record.seat else lot for lot in self.closed or ()
                )
                self.closed = [*told]

    def begin_again(self) -> None:
        """Discards all contributions: seats changed after the list was closed."""
        if self.closed is not None:
            self.attempt, self.marks, self.closed, self.holders = self.attempt + 1, {}, None, {}

    @property
    def are_awaited(self) -> bool:
        """True while a number of the closed list is missing."""
        return any(lot.number is None for lot in self.closed or ())

    def luck(self) -> SharedLuck:
        return SharedLuck(self.secret, tuple(self.closed or ()), self.attempt)
