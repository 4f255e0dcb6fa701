"""People, the games there are, and tables as they are opened, listed and sat down at: what is asked for by HTTP."""

from typing import Any, Literal

from msgspec import Struct

from lairkeeper.kernel.table_options import Kind, Unit
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
    """A table option: worded by `table-<field>` and, for a value, `table-<field>-<value>`; clause of its reading.

    A number has bounds (`least`, `most`), a unit, and in `values` those worth offering; without bounds `values` are all
    there are. It means something only where the options in `needs` have one of the values named there. Tables that
    anybody may join agree on `among_strangers`, unless they say otherwise.
    """

    field: str
    kind: Kind
    values: list[str]
    default: str
    among_strangers: str
    clause: str | None = None
    unit: Unit = ""
    least: int | None = None
    most: int | None = None
    needs: dict[str, list[str]] = {}


class PresetInfo(Struct, frozen=True):
    """A named set of options, worded by `preset-<name>`; offered only where `needs` is met."""

    name: str
    options: dict[str, str]
    needs: dict[str, list[str]] = {}


class GameInfo(Struct, frozen=True):
    name: str
    version: int
    least_players: int
    most_players: int
    options: list[TableOption]
    presets: list[PresetInfo]
    bots: list[str]


class ClauseInfo(Struct, frozen=True):
    """A clause; its words are the message with its id in the rulebook's Fluent file."""

    id: str
    chapter: str
    tag: str
    see: list[str] = []


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`luck` is `table` where people enter what their real box shows. `options` count more than the `preset`."""

    game: str
    options: dict[str, str | int | None] = {}
    title: str = ""
    joining: Joining = "invited"
    luck: Luck = "server"
    preset: str | None = None


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

    `options`: the game's own record of table options; `preset`: the named set they amount to. `next_table`: the
    rematch; `next_key`: the key to watch there, for those who have the one to watch here. `may_sit`: the person this is
    sent to may take a free seat; those who came by the link for spectators may not. `kept_seats`: those that bots keep
    for them.
    """

    id: str
    version: int
    game: str
    options: dict[str, Any]
    preset: str | None
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
    preset: str | None = None


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
