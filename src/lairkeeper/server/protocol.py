"""What a client and the server say to each other: the one place both sides are built from.

The client's types are generated from these records. A client is sent ids and phrases, never sentences: a phrase is the
key of a Fluent message and what it mentions, and the client says it in its own language. Views, options and events are
the game's own records, passed on as they are.
"""

from typing import Literal

from msgspec import Raw, Struct

Language = Literal["en", "fr"]
Status = Literal["gathering", "playing", "over", "frozen"]
SeatKind = Literal["empty", "person", "bot"]
Joining = Literal["anyone", "invited"]
Luck = Literal["server", "table"]


class NamePart(Struct, frozen=True, tag="name"):
    """Something called by a message of its own; `otherwise` where the language has no such message."""

    key: str
    facts: "dict[str, Part]" = {}
    otherwise: "NamePart | str | None" = None


class SeatPart(Struct, frozen=True, tag="seat"):
    """Whoever sits there; -1 is chance, -2 the clock."""

    seat: int


class ListPart(Struct, frozen=True, tag="list"):
    """Several things, said as the message `list-<style>` words it."""

    items: "list[Part]"
    style: Literal["and", "or", "comma", "sum"] = "and"


Part = str | int | float | NamePart | SeatPart | ListPart


class Phrase(Struct, frozen=True):
    """The key of a Fluent message (or `key.attribute`) and what it mentions."""

    key: str
    facts: dict[str, Part] = {}


class Refusal(Struct, frozen=True):
    """Why something was not done: a stable code, the phrase that says it, the clauses behind it."""

    code: str
    phrase: Phrase
    clauses: list[str] = []


# --- people -----------------------------------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """`token` is to be sent back as the header `X-Lairkeeper` with every request that changes something."""

    id: str
    name: str
    has_passphrase: bool
    token: str


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    passphrase: str


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Passphrase(Struct, frozen=True, forbid_unknown_fields=True):
    passphrase: str


# --- games ------------------------------------------------------------------------------------------------------------


class TableOption(Struct, frozen=True):
    """A table option: worded by `table-<field>` and, for a value, `table-<field>-<value>`; clause of its switch."""

    field: str
    values: list[str]
    default: str
    clause: str | None = None


class GameInfo(Struct, frozen=True):
    name: str
    version: int
    least_players: int
    most_players: int
    options: list[TableOption]
    bots: list[str]


class ClauseInfo(Struct, frozen=True):
    """A clause; its words are the message with its id in the rulebook's Fluent file."""

    id: str
    chapter: str
    tag: str
    see: list[str] = []


# --- tables -----------------------------------------------------------------------------------------------------------


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`luck` is `table` where people enter what their real box shows."""

    game: str
    options: dict[str, str | int | None] = {}
    title: str = ""
    joining: Joining = "invited"
    luck: Luck = "server"


class SeatInfo(Struct, frozen=True):
    """`is_mine` holds for the person this is sent to; a bot may keep a seat warm for somebody (`keeps_for`)."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str | None = None
    is_mine: bool = False
    is_ready: bool = False
    is_connected: bool = False
    keeps_for: str | None = None


class TableInfo(Struct, frozen=True):
    """A table as one person sees it; the keys are there for members only, to build links from.

    `may_sit`: whoever this is sent to may take a seat that is free; those who came by the link for spectators may not.
    """

    id: str
    version: int
    game: str
    options: dict[str, str | int | None]
    title: str
    status: Status
    joining: Joining
    luck: Luck
    seats: list[SeatInfo]
    is_host: bool
    is_paused: bool
    commitment: str
    created_at: int
    seed: str | None = None
    join_key: str | None = None
    watch_key: str | None = None
    next_table: str | None = None
    notice: Phrase | None = None
    may_sit: bool = False


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatInfo]
    is_my_turn: bool
    updated_at: int


class Take(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down, stand up, be ready, hand a seat to a bot, take it back: all name a seat."""

    seat: int


class Ready(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    is_ready: bool = True


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    bot: str


class Pause(Struct, frozen=True, forbid_unknown_fields=True):
    paused: bool


# --- what is played ---------------------------------------------------------------------------------------------------


class Choice(Struct, frozen=True):
    option: Raw
    phrase: Phrase


class Question(Struct, frozen=True):
    """A question for this point of view. `is_draw`: chance is asked of the people at the table."""

    number: int
    seat: int
    question: str
    phrase: Phrase
    choices: list[Choice]
    clauses: list[str]
    facts: dict[str, str | int | float] = {}
    is_open: bool = False
    can_begin_again: bool = False
    is_draw: bool = False
    can_undo: bool = False


class Point(Struct, frozen=True):
    """What one seat sees, or a spectator (`seat` is None): changed fields of its view, and its questions.

    In a snapshot the view is complete; a point of which nothing changed is left out of an update. `can_undo`: the own
    last answer can be taken back at once; `can_ask_undo`: it can if the others agree.
    """

    seat: int | None
    view: dict[str, Raw]
    questions: list[Question]
    can_undo: bool = False
    can_ask_undo: bool = False


class LogLine(Struct, frozen=True):
    """Something that happened, for those who may hear it: `step` counts answers, `seat` whose ears it is meant for."""

    step: int
    event: Raw
    phrase: Phrase
    clauses: list[str]
    seats: list[int] | None = None


class ChatLine(Struct, frozen=True):
    at: int
    name: str
    text: str
    seat: int | None = None


class Marker(Struct, frozen=True):
    """A player's reserved place; what the number means is the game's affair."""

    seat: int
    place: int


class UndoWish(Struct, frozen=True):
    """Somebody would like to take an answer back; the seats listed still have to agree."""

    number: int
    seat: int
    waiting_for: list[int]


class ClockInfo(Struct, frozen=True):
    """Something that ends by itself: what the clock is asked, and the milliseconds left when this was sent.

    `seat` is there where it concerns one seat alone.
    """

    question: str
    after_ms: int
    left_ms: int
    is_running: bool = True
    seat: int | None = None


class Ending(Struct, frozen=True):
    reason: str
    clause: str
    winners: list[int]
    phrase: Phrase
    scores: list[int] = []


# --- client to server -------------------------------------------------------------------------------------------------


class Enter(Struct, frozen=True, tag="enter", forbid_unknown_fields=True):
    """The first message. `key` is the one from the link's fragment; `since` the last version seen, for a reconnect."""

    key: str = ""
    since: int = 0


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    sequence: int
    seat: int
    number: int
    option: Raw


class TakeBack(Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    sequence: int
    seat: int


class Consent(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    sequence: int
    seat: int
    number: int
    agrees: bool


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    sequence: int
    text: str


class Mark(Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    sequence: int
    seat: int
    place: int | None = None


class AskWhyNot(Struct, frozen=True, tag="ask_why_not", forbid_unknown_fields=True):
    """Why an answer is not among the choices."""

    sequence: int
    seat: int
    number: int
    option: Raw


class AskHint(Struct, frozen=True, tag="ask_hint", forbid_unknown_fields=True):
    sequence: int
    seat: int
    number: int


class Pong(Struct, frozen=True, tag="pong", forbid_unknown_fields=True):
    """The answer to a `Ping`, at once. Nothing is replied to it."""

    mark: int


ClientMessage = Enter | Answer | TakeBack | Consent | Say | Mark | AskWhyNot | AskHint | Pong


# --- server to client -------------------------------------------------------------------------------------------------


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """Everything this person may know about the table now."""

    version: int
    table: TableInfo
    points: list[Point]
    thinking: list[int]
    log: list[LogLine]
    chat: list[ChatLine]
    markers: list[Marker]
    undo: UndoWish | None = None
    ending: Ending | None = None
    clocks: list[ClockInfo] = []


class Update(Struct, frozen=True, tag="update"):
    """What changed from the version before: fields that did not change are left out.

    Log lines from `log_since` on take the place of what the client had there: answers may have been taken back.
    Versions may leave numbers out. `undo`, `ending`, `thinking` and `clocks` are always complete.
    """

    version: int
    log_since: int
    points: list[Point] = []
    thinking: list[int] = []
    log: list[LogLine] = []
    chat: list[ChatLine] = []
    table: TableInfo | None = None
    markers: list[Marker] | None = None
    undo: UndoWish | None = None
    ending: Ending | None = None
    clocks: list[ClockInfo] = []


class Acknowledged(Struct, frozen=True, tag="acknowledged"):
    """The message was accepted and is safe on disk. It may come before or after the update it led to."""

    sequence: int
    version: int


class Refused(Struct, frozen=True, tag="refused"):
    sequence: int
    refusal: Refusal


class WhyNot(Struct, frozen=True, tag="why_not"):
    sequence: int
    clauses: list[str]


class Hint(Struct, frozen=True, tag="hint"):
    sequence: int
    option: Raw
    phrase: Phrase


class Closing(Struct, frozen=True, tag="closing"):
    """The server is going down or the person was removed; a client comes back after so many seconds, if at all."""

    refusal: Refusal
    retry_after: float | None = None


class Ping(Struct, frozen=True, tag="ping"):
    """Asks for a `Pong` with the same mark, where it matters who was first; tables without haste send none."""

    mark: int


ServerMessage = Snapshot | Update | Acknowledged | Refused | WhyNot | Hint | Closing | Ping


# --- replays ----------------------------------------------------------------------------------------------------------


class Frame(Struct, frozen=True):
    """A finished game after so many answers, from one point of view (or all of them)."""

    step: int
    steps: int
    points: list[Point]
    log: list[LogLine]
    seats: list[str]
    ending: Ending | None = None
