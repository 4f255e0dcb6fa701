"""People, the games there are, and tables as they are opened, listed and sat down at: what is asked for by HTTP."""

from typing import Literal

from msgspec import Struct

from lairkeeper.server.protocol.phrases import Phrase

Status = Literal["gathering", "playing", "over", "frozen"]
SeatKind = Literal["empty", "person", "bot"]
Joining = Literal["anyone", "invited"]
Luck = Literal["server", "table"]


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


class TableOption(Struct, frozen=True):
    """A table option: worded by `table-<field>` and, for a value, `table-<field>-<value>`; clause of its switch.

    Tables that anybody may join agree on `among_strangers`, unless they say otherwise."""

    field: str
    values: list[str]
    default: str
    among_strangers: str
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


class TipInfo(Struct, frozen=True):
    """One sentence for newcomers, `tip-<id>`, at the first event or question of a kind; `mine`: of the own seat."""

    id: str
    event: str = ""
    question: str = ""
    mine: bool = False


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

    `next_table`: the rematch; `next_key`: the key to watch there, for those who have the one to watch here.
    `may_sit`: whoever this is sent to may take a seat that is free; those who came by the link for spectators may not.
    `kept_seats`: those that bots keep for whoever this is sent to.
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
    next_key: str | None = None
    notice: Phrase | None = None
    may_sit: bool = False
    kept_seats: list[int] = []


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


class Sit(Take, frozen=True):
    """Who plays with others at one screen gives each of their seats a name; otherwise it is that of the person."""

    name: str = ""


class Ready(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    is_ready: bool = True


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    bot: str


class Pause(Struct, frozen=True, forbid_unknown_fields=True):
    paused: bool
