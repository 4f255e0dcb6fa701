"""Messages from the server over a table socket."""

from msgspec import Raw, Struct

from lairkeeper.kernel.definition.valuation import ValueKind
from lairkeeper.server.protocol.lobby import TableInfo
from lairkeeper.server.protocol.phrases import Phrase, Refusal
from lairkeeper.server.protocol.play import ChatLine, Ending, LogLine, Marker, Point, Preview, TimerInfo, UndoWish


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """The complete state of the table for this person."""

    table: TableInfo
    points: list[Point]
    thinking: list[int]
    log: list[LogLine]
    chat: list[ChatLine]
    markers: list[Marker]
    undo: UndoWish | None = None
    ending: Ending | None = None
    clocks: list[TimerInfo] = []


class Update(Struct, frozen=True, tag="update"):
    """What changed since the last message: fields that did not change are left out.

    Log lines from the step `log_since` on take the place of what the client had there: answers may have been taken
    back. `undo`, `ending`, `thinking` and `clocks` are always complete.
    """

    log_since: int
    points: list[Point] = []
    thinking: list[int] = []
    log: list[LogLine] = []
    chat: list[ChatLine] = []
    table: TableInfo | None = None
    markers: list[Marker] | None = None
    undo: UndoWish | None = None
    ending: Ending | None = None
    clocks: list[TimerInfo] = []


class Acknowledged(Struct, frozen=True, tag="acknowledged"):
    """The message was accepted and is durable. It may arrive before or after the update that it caused."""

    sequence: int


class Refused(Struct, frozen=True, tag="refused"):
    sequence: int
    refusal: Refusal


class WhyNot(Struct, frozen=True, tag="why_not"):
    sequence: int
    clauses: list[str]


class HintedAnswer(Struct, frozen=True):
    """One of the two best answers: its value and standard error in tenths, and what speaks for it and against it."""

    option: Raw
    phrase: Phrase
    value: int
    error: int
    reason: Phrase | None = None


class Hint(Struct, frozen=True, tag="hint"):
    """A suggested answer. `answers` are the two best, this one first, where the game has a value and time was enough;
    unless `is_clear`, they are about equal. `gap` is by how much the first is better, with its standard error: less
    than those of the values, since both had the same luck."""

    sequence: int
    option: Raw
    phrase: Phrase
    kind: ValueKind = "chance"
    answers: list[HintedAnswer] = []
    is_clear: bool = False
    gap: int = 0
    gap_error: int = 0


class Previews(Struct, frozen=True, tag="previews"):
    """Previews in the order of the options; options without known effects are left out."""

    sequence: int
    previews: list[Preview]


class Closing(Struct, frozen=True, tag="closing"):
    """The server shuts down, or the person was removed; the client reconnects after so many seconds, or not at all."""

    refusal: Refusal
    retry_after: float | None = None


class Ping(Struct, frozen=True, tag="ping"):
    """Asks for a `Pong` with the same mark; sent only in real-time phases, where arrival order matters."""

    mark: int


ServerMessage = Snapshot | Update | Acknowledged | Refused | WhyNot | Hint | Previews | Closing | Ping
