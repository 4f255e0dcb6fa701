"""The log of a table: every change is one record, and a table is the fold of its records."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw, Struct

from lairkeeper.kernel import AnyGame, Option, decode_option
from lairkeeper.kernel.data.luck import Lot
from lairkeeper.kernel.definition.audience import Channel
from lairkeeper.server.protocol import DailyMark, DrawnBy, ForkInfo, Joining, Leg, Reaction
from lairkeeper.server.protocol.community import FindPlayers


class Opened(Struct, frozen=True, tag="opened", omit_defaults=True):
    """Always the first record. The keys are secret: anybody with a link can use it. `legs`: the games that led
    to this one, the first one first. `secret`: the server's part of the seed, where it draws; older tables have the
    whole seed in `Started`, and no codes. `fork`: the moment of another game that this one goes on from; `Forked`
    follows on `Started` then, and the seed is in `Started`. `daily`: the challenge that is played; its seed is in
    `Started`, and each kind of draw has a stream of its own."""

    at: int
    host: str
    host_name: str
    game: str
    version: int
    options: Raw
    title: str
    joining: Joining
    luck: DrawnBy
    join_key: str
    watch_key: str
    legs: list[Leg] = []
    has_undo: bool = True
    secret: str = ""
    join_code: str = ""
    screen_code: str = ""
    fork: ForkInfo | None = None
    daily: DailyMark | None = None
    language: str = ""
    """The language people speak at an open table; empty if any will do."""
    days: int = 0
    """Days for one move at a slow table; 0 where people play at the same time."""
    is_found: bool = False
    """Opened by somebody who looked for players: it starts by itself once everybody is ready."""
    pack: dict[str, str] = {}
    """The content pack that the table plays with, file by file; a running game needs it as long as it is stored."""


class Agreed(Struct, frozen=True, tag="agreed"):
    """The host has changed the table options while people gather."""

    options: Raw


class Seated(Struct, frozen=True, tag="seated", omit_defaults=True):
    """`is_stranger`: they looked for players, and came by no link. From `fill_at` on bots may take the free seats.
    `wish`: what they looked for; a person who stays alone is moved to another table that fits it."""

    seat: int
    person: str
    name: str
    is_stranger: bool = False
    fill_at: int = 0
    wish: FindPlayers | None = None


class StoodUp(Struct, frozen=True, tag="stood_up"):
    seat: int


class BotSeated(Struct, frozen=True, tag="bot_seated"):
    """`keeps_for` is the person who may take the seat back; `by` is the name of somebody else who asked for it."""

    seat: int
    bot: str
    keeps_for: str | None = None
    by: str = ""


class PersonRemoved(Struct, frozen=True, tag="person_removed"):
    """The host sent somebody away for good: all their seats go to a bot, or become free. The keys in links change."""

    person: str
    join_key: str
    bot: str | None = None
    watch_key: str | None = None
    join_code: str = ""


class SeatOffered(Struct, frozen=True, tag="seat_offered"):
    """A person agrees that a newcomer takes this seat and its hand."""

    seat: int
    person: str


class Readied(Struct, frozen=True, tag="readied"):
    seat: int
    is_ready: bool


class ReadyAsked(Struct, frozen=True, tag="ready_asked"):
    """Everybody who looked for players is asked whether they are still there; until then they have time to answer."""

    until: int


class ChannelSet(Struct, frozen=True, tag="channel_set"):
    """The host closes a chat channel, or opens it again."""

    channel: Channel
    is_open: bool


class TeamNamed(Struct, frozen=True, tag="team_named"):
    """A team has a name of its own; an empty one takes it away again."""

    team: int
    name: str


class Announced(Struct, frozen=True, tag="announced"):
    """A person commits to a number for the seed by its hash."""

    person: str
    mark: str


class LotsClosed(Struct, frozen=True, tag="lots_closed"):
    """Closes the list of hashes; now the numbers behind them are told."""

    lots: list[Lot]


class NumberTold(Struct, frozen=True, tag="number_told"):
    """A seat reveals the number whose mark it announced."""

    seat: int
    number: str


class Started(Struct, frozen=True, tag="started"):
    """The seed stays on the server until the game is over. It is empty where it follows from what the people added."""

    at: int
    seed: str


class Answered(Struct, frozen=True, tag="answered", omit_defaults=True):
    """An accepted answer of a seat, of chance (-1) or of the clock (-2), `at` milliseconds after the start."""

    seat: int
    option: Raw
    at: int
    number: int | None = None


def answered(seat: int, option: Option, at: int, number: int | None) -> Answered:
    """An answer just given. It holds the option itself, encoded with the rest of the record."""
    kept: Any = option
    return Answered(seat, kept, at, number)


def option_in(record: Answered, game: AnyGame) -> Option:
    """The option of an answer; decoded only if the answer was read from a log."""
    option: object = record.option
    return option if isinstance(option, Option) else decode_option(game, bytes(record.option))


class Forked(Struct, frozen=True, tag="forked"):
    """The answers of another game up to the moment that this one goes on from; `at` is the time of play there."""

    answers: list[Answered]


class TakenBack(Struct, frozen=True, tag="taken_back", omit_defaults=True):
    """Undoes the last answers; or, if `is_own`, the last answer of this seat, on which no other builds."""

    count: int
    seat: int
    is_own: bool = False


class UndoWished(Struct, frozen=True, tag="undo_wished"):
    number: int
    seat: int
    count: int


class UndoAnswered(Struct, frozen=True, tag="undo_answered"):
    number: int
    seat: int
    agrees: bool


class Paused(Struct, frozen=True, tag="paused", omit_defaults=True):
    """`at` is milliseconds after the start, as for answers: no time passes at a table that is paused."""

    is_paused: bool
    at: int | None = None


class WentOn(Struct, frozen=True, tag="went_on"):
    """A server loaded a table with running timers. The time since the last record is not counted."""

    at: int


class Chatted(Struct, frozen=True, tag="chatted", omit_defaults=True):
    """`to` lists the seats that received it, -3 for spectators; None means everybody. `person` said it, which clients
    are not told. A reaction has no text."""

    at: int
    name: str
    text: str
    seat: int | None = None
    channel: Channel = "table"
    to: list[int] | None = None
    person: str = ""
    reaction: Reaction | None = None


class Marked(Struct, frozen=True, tag="marked"):
    seat: int
    place: int | None = None


class Followed(Struct, frozen=True, tag="followed", omit_defaults=True):
    """A rematch or a sequel with the same people at another table. Spectators may follow with its key. While people
    gather: the table at which somebody who was alone here has met others."""

    table: str
    watch_key: str | None = None
    is_sequel: bool = False


class Imported(Struct, frozen=True, tag="imported"):
    """The journals of the games of a journey that came in a file, so that all of it can be taken along again."""

    journals: list[Raw]


class NameShown(Struct, frozen=True, tag="name_shown"):
    """The name under which the player shows the result of a daily challenge to everybody; empty if they do not."""

    name: str


class PersonErased(Struct, frozen=True, tag="person_erased"):
    """Somebody had everything of theirs deleted: the records before this one were rewritten without their name."""


class Frozen(Struct, frozen=True, tag="frozen"):
    """The game no longer replays with the rules of this server; it is kept, and not played on."""

    reason: str


TableRecord = (
    Opened
    | Agreed
    | Seated
    | StoodUp
    | BotSeated
    | PersonRemoved
    | SeatOffered
    | Readied
    | ReadyAsked
    | ChannelSet
    | TeamNamed
    | Announced
    | LotsClosed
    | NumberTold
    | Started
    | Answered
    | Forked
    | TakenBack
    | UndoWished
    | UndoAnswered
    | Paused
    | WentOn
    | Chatted
    | Marked
    | Followed
    | Imported
    | NameShown
    | PersonErased
    | Frozen
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(TableRecord)


write_record: Callable[[TableRecord], bytes] = _encoder.encode


def read_record(blob: bytes) -> TableRecord:
    record: TableRecord = _decoder.decode(blob)
    return record
