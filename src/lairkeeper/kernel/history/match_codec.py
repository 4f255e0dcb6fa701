"""Encodes a match with its history, so that it can be loaded without a replay.

What is decoded is not checked against the rules. Keep the journal beside such bytes: the journal is the truth.
"""

from functools import cache
from typing import Any, TypeVar, Union

import msgspec
from msgspec import Struct

from lairkeeper.kernel.data.record import Record, World
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.definition.game import Game
from lairkeeper.kernel.errors import CorruptState
from lairkeeper.kernel.flow.table import ToldEvent
from lairkeeper.kernel.history.codec import decode, encode, option_type
from lairkeeper.kernel.history.journal import Entry, Journal
from lairkeeper.kernel.history.match import Match, MatchData

W = TypeVar("W", bound=World)
C = TypeVar("C", bound=Record)
V = TypeVar("V", bound=Record)

_encoder = msgspec.msgpack.Encoder()


class _Packed(Struct, array_like=True):
    state: bytes
    entries: Any
    told: Any
    at: int
    point_of_no_return: int
    in_turn: list[int]


def encode_match(match: Match[W, C, V]) -> bytes:
    """Encodes everything but the table options and the seed, which are in the journal."""
    data = match.data()
    return _encoder.encode(
        _Packed(
            encode(data.state),
            [(entry.seat, entry.option, entry.at, entry.number) for entry in data.entries],
            [[(told.event, told.to, told.clauses) for told in step] for step in data.told],
            data.at,
            data.point_of_no_return,
            sorted(data.in_turn),
        )
    )


def decode_match(game: Game[W, C, V], journal: Journal[C], blob: bytes) -> Match[W, C, V]:
    """Decodes a match of this game; `journal` is its journal without answers."""
    try:
        packed = _decoder(game.events, option_type(game)).decode(blob)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise CorruptState(game=game.name, reason=str(error)) from error
    data = MatchData(
        decode(game, packed.state),
        [Entry(seat, option, at, number) for seat, option, at, number in packed.entries],
        _shared(packed.told),
        packed.at,
        packed.point_of_no_return,
        set(packed.in_turn),
    )
    return Match.restored(game, journal, data)


def _shared(steps: list[list[tuple[Any, tuple[Seat, ...] | None, tuple[str, ...]]]]) -> list[tuple[ToldEvent, ...]]:
    """Events cite the same few clauses again and again: each tuple is kept once, as in a game that was played."""
    known: dict[tuple[str, ...], tuple[str, ...]] = {}
    return [
        tuple([ToldEvent(event, to, known.setdefault(clauses, clauses)) for event, to, clauses in step])
        for step in steps
    ]


@cache
def _decoder(events: tuple[type, ...], option: Any) -> msgspec.msgpack.Decoder[Any]:
    event: Any = Union[events] if events else None  # noqa: UP007
    packed = msgspec.defstruct(
        "Packed",
        [
            ("state", bytes),
            ("entries", list[tuple[Seat, option, int | None, int | None]]),
            ("told", list[list[tuple[event, tuple[Seat, ...] | None, tuple[str, ...]]]]),
            ("at", int),
            ("point_of_no_return", int),
            ("in_turn", list[int]),
        ],
        array_like=True,
    )
    return msgspec.msgpack.Decoder(packed)
