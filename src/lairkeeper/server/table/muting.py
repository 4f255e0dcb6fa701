"""How a table looks to a person who has muted others."""

from hashlib import blake2b

from msgspec.structs import replace

from lairkeeper.server.protocol import ChatLine, SeatInfo, TableInfo
from lairkeeper.server.table.records import Chatted
from lairkeeper.server.table.state import TableState

_LENGTH = 8


def author_mark(table: TableState, person: str) -> str:
    """An opaque mark of the author of chat lines. The same person has another mark at another table."""
    return blake2b(person.encode(), digest_size=_LENGTH, key=table.opened.watch_key.encode()[:64]).hexdigest()


def chat_line(table: TableState, said: Chatted) -> ChatLine:
    """A chat line as clients receive it: without the author's id."""
    author = author_mark(table, said.person) if said.person else ""
    return ChatLine(said.at, said.name, said.text, said.seat, said.channel, author, said.reaction)


def with_mutes(info: TableInfo, table: TableState, muted: frozenset[str]) -> TableInfo:
    """The same for a person who has muted these people."""
    if not muted:
        return info
    seats = [_seat(seat, table.chairs[seat.seat].person in muted) for seat in info.seats]
    return replace(info, seats=seats, muted=sorted(author_mark(table, person) for person in muted))


def _seat(seat: SeatInfo, is_muted: bool) -> SeatInfo:
    return replace(seat, is_muted=True) if is_muted else seat


def person_behind(table: TableState, author: str) -> tuple[str, str] | None:
    """The person who wrote under this mark, with the name they had then."""
    for said in reversed(table.chat):
        if said.person and author_mark(table, said.person) == author:
            return said.person, said.name
    return None
