"""People, the games there are, and tables as they are opened, listed and sat down at: what is asked for by HTTP."""

from typing import Any, Literal

from msgspec import Struct

from lairkeeper.kernel.definition.audience import Channel
from lairkeeper.kernel.definition.table_options import Kind, Unit
from lairkeeper.server.protocol.phrases import Phrase

Status = Literal["gathering", "playing", "over", "frozen"]
SeatKind = Literal["empty", "person", "bot"]
Joining = Literal["anyone", "invited"]
DrawnBy = Literal["server", "table"]
Screen = Literal["own", "shared", "public"]
"""What a table is shown on: the screen of one person, of several who share it, or one for all to see, with no seat."""


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


class OpenProfile(Struct, frozen=True, forbid_unknown_fields=True):
    is_open: bool


class Passphrase(Struct, frozen=True, forbid_unknown_fields=True):
    passphrase: str


class TableOptionInfo(Struct, frozen=True):
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
    options: list[TableOptionInfo]
    presets: list[PresetInfo]
    bots: list[str]
    has_teams: bool = False


class ClauseInfo(Struct, frozen=True):
    """A clause; its words are the message with its id in the rulebook's Fluent file."""

    id: str
    chapter: str
    tag: str
    see: list[str] = []


class TipInfo(Struct, frozen=True):
    """One sentence for newcomers, `tip-<id>`, at the first event or question of a kind; `mine`: of this seat."""

    id: str
    event: str = ""
    question: str = ""
    mine: bool = False


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`luck` is `table` where people enter what their real box shows. `options` count more than the `preset`."""

    game: str
    options: dict[str, str | int | None] = {}
    title: str = ""
    joining: Joining = "invited"
    luck: DrawnBy = "server"
    has_undo: bool = True
    preset: str | None = None
    language: str = ""
    days: int = 0
    """Days for one move at a slow table; 0 where people play at the same time."""
    pack: dict[str, str] = {}
    """Content files that take the place of those in the box, by name: the table plays a variant."""


class VariantAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A content pack to be looked at before a table is opened with it."""

    game: str
    pack: dict[str, str]


class Changed(Struct, frozen=True):
    """A changed number or word of the content: its place, old and new value; empty if missing on that side."""

    place: str
    before: str
    after: str


class VariantInfo(Struct, frozen=True):
    """What a variant changes; `more` counts the changes that are not listed."""

    changes: list[Changed]
    more: int = 0


class SeatInfo(Struct, frozen=True):
    """`is_mine` holds for the person this is sent to; a bot may keep a seat for a person (`keeps_for`).

    `can_offer`: this person may agree that a newcomer takes the seat; `offers` counts the people who agree.

    `is_gone`: the person had everything of theirs deleted, and is called somebody.
    `is_stranger`: this person looked for players and came by no link; `is_muted`: by the person this is sent to.

    `team` counts from 0. A seat with a `role` is no player's: it may stay empty, and spectators may take it.
    """

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str | None = None
    is_mine: bool = False
    is_host: bool = False
    is_ready: bool = False
    is_connected: bool = False
    keeps_for: str | None = None
    team: int | None = None
    role: str | None = None
    can_offer: bool = False
    offers: int = 0
    is_gone: bool = False
    is_stranger: bool = False
    is_muted: bool = False


class Leg(Struct, frozen=True):
    """A finished game of a journey; `table` is empty where it was played elsewhere and came in a file."""

    table: str
    reason: str
    clause: str
    winners: list[int]


class JourneyInfo(Struct, frozen=True):
    """A series of games in which each led to the next: `number` is this game's, from 1; `legs` are the earlier ones."""

    id: str
    number: int
    legs: list[Leg]


class ForkInfo(Struct, frozen=True):
    """The position of a finished game that a table continues: after `step` answers, with the same dice or new ones."""

    table: str
    step: int
    has_same_dice: bool = False


class DailyMark(Struct, frozen=True):
    """Marks a table that plays a daily challenge; each person has one counted try."""

    day: str
    is_counted: bool


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Goes on from a moment of a finished game. `seats` are those that the person takes; bots play the others."""

    step: int
    seats: list[int]
    has_same_dice: bool = False
    bot: str | None = None


class LotInfo(Struct, frozen=True):
    """A person's contribution to the seed: the announced hash and, once revealed, the number."""

    seat: int
    mark: str
    number: str | None = None
    is_mine: bool = False


class LotsInfo(Struct, frozen=True):
    """What the seed is made of beside the secret of the server, which is there once the game is over.

    Once they are closed nobody announces any more, and everybody tells their number. `attempt` is above 1 if somebody
    came or went after that, and all announced anew.
    """

    is_closed: bool
    attempt: int
    lots: list[LotInfo]
    secret: str | None = None


class Found(Struct, frozen=True):
    """A table of people who looked for players. `fill_in`: milliseconds until bots take the free seats, if they do;
    `ready_in`: those left to say that one is ready, once all seats are taken."""

    fill_in: int | None = None
    ready_in: int | None = None


class TableInfo(Struct, frozen=True):
    """A table as one person sees it; the keys are there for members only, to build links from.

    `open_information`: nobody hides anything from the others, so there is no curtain and no hand-over.

    `options`: the game's own record of table options; `preset`: the named set they amount to. `next_table`: the
    rematch; `next_key`: the key to watch it, for people who may watch this one. `may_sit`: the person this is
    sent to may take a free seat; people with the spectator link may not. `kept_seats`: those that bots keep
    for them. `screen`: the kind of screen this is sent to; `screen_code`: what is typed on a public one; `join_code`:
    what players type to join while people gather, for members and public screens. `can_go_on`:
    the game is over and leads to another (`sequel`); `carried`: what this one has from those before. `commitment`: the
    mark of the server's part of the seed; `lots`: the parts of the people. `fork`: the moment of another game that this
    one goes on from; it counts in no journey. `muted`: the authors of chat lines that this person does not want to
    hear; `closed_channels`: those the host has closed; `team_names`: by
    team, empty where the game's own is used. `found`: people look for players here. `daily`: the
    challenge that is played here.
    """

    id: str
    game: str
    options: dict[str, Any]
    preset: str | None
    title: str
    status: Status
    joining: Joining
    luck: DrawnBy
    has_undo: bool
    open_information: bool
    seats: list[SeatInfo]
    is_host: bool
    is_paused: bool
    commitment: str
    seed: str | None = None
    join_key: str | None = None
    watch_key: str | None = None
    next_table: str | None = None
    next_key: str | None = None
    notice: Phrase | None = None
    may_sit: bool = False
    kept_seats: list[int] = []
    screen: Screen = "own"
    screen_code: str | None = None
    join_code: str | None = None
    journey: JourneyInfo | None = None
    can_go_on: bool = False
    carried: list[Phrase] = []
    lots: LotsInfo | None = None
    fork: ForkInfo | None = None
    has_analysis: bool = False
    variant: VariantInfo | None = None
    daily: DailyMark | None = None
    muted: list[str] = []
    closed_channels: list[Channel] = []
    team_names: list[str] = []
    language: str = ""
    days: int = 0
    found: "Found | None" = None


class TableLine(Struct, frozen=True):
    """A table in a list. Of a `journey` only the last table is listed, with its `number` in it.

    `can_go_on`: the game is over and leads to another, which nobody has opened yet.
    """

    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatInfo]
    is_my_turn: bool
    updated_at: int
    preset: str | None = None
    journey: str | None = None
    number: int = 1
    can_go_on: bool = False
    is_fork: bool = False
    daily: DailyMark | None = None
    luck: DrawnBy = "server"
    language: str = ""
    days: int = 0
    is_found: bool = False


class Take(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat of a request: sit down, stand up, be ready, hand over to a bot, take back."""

    seat: int


class Sit(Take, frozen=True):
    """`name` is for players who share a screen; otherwise the seat has the person's name."""

    name: str = ""


class Swap(Take, frozen=True):
    """Swaps the occupants of these two seats."""

    other: int


class NameTeam(Struct, frozen=True, forbid_unknown_fields=True):
    """An empty name brings the usual one back."""

    team: int
    name: str


class Ready(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    is_ready: bool = True


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    bot: str


class Pause(Struct, frozen=True, forbid_unknown_fields=True):
    paused: bool


class Agree(Struct, frozen=True, forbid_unknown_fields=True):
    """The host changes the table options before the start; more players mean more seats."""

    options: dict[str, str | int | None]


class JoinTicket(Struct, frozen=True):
    """What a join code resolves to: a table, and the key of its invite link."""

    table: str
    key: str


class ScreenTicket(Struct, frozen=True):
    """What a screen code resolves to: a table, and the key to watch it."""

    table: str
    key: str
