"""Muting people, reporting them, and finding players."""

from typing import Literal

from msgspec import Struct

from lairkeeper.kernel.definition.audience import Channel
from lairkeeper.server.protocol.lobby import TableLine


class Mute(Struct, frozen=True, forbid_unknown_fields=True):
    """A person at a table: the one in a seat, or the author of a chat line."""

    seat: int | None = None
    author: str = ""


class Unmute(Struct, frozen=True, forbid_unknown_fields=True):
    """`id` is that of the entry in the list of muted people."""

    id: str


class Muted(Struct, frozen=True):
    """An entry in the list of muted people; `name` is their name at the time."""

    id: str
    name: str
    muted_at: int


class ReportAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of chat, by its author and time, or the name of the person in a seat."""

    kind: Literal["line", "name"]
    seat: int | None = None
    author: str = ""
    at: int | None = None


class SetChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """The host closes a chat channel for everybody, or opens it again."""

    channel: Channel
    is_open: bool


class FindPlayers(Struct, frozen=True, forbid_unknown_fields=True):
    """A matchmaking request. An empty `language` means any, and `players` None any number; `wait` is
    after how many seconds bots take the free seats, None if never. `days` for one move make it a slow table."""

    game: str
    preset: str | None = None
    language: str = ""
    days: int = 0
    players: int | None = None
    wait: int | None = None


class LobbyNews(Struct, frozen=True):
    """The open tables as they are now, and by game how many people look for players."""

    tables: list[TableLine]
    looking: dict[str, int]
