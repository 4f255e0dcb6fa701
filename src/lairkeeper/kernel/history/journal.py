"""The record of a game: table options and every answer, chance and clock included. Replaying needs nothing else."""

from hashlib import blake2b
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Raw, Struct

from lairkeeper.kernel.data.luck import DayLuck, SharedLuck
from lairkeeper.kernel.data.record import Option, Record, World
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.definition.game import AnyGame, Game, start
from lairkeeper.kernel.errors import BadConfig, CorruptJournal, LairkeeperError
from lairkeeper.kernel.flow.agenda import apply
from lairkeeper.kernel.flow.state import State
from lairkeeper.kernel.flow.table import ToldEvent
from lairkeeper.kernel.flow.timing import pass_time
from lairkeeper.kernel.history.codec import decode_option

W = TypeVar("W", bound=World)
C = TypeVar("C", bound=Record)
V = TypeVar("V", bound=Record)

FORMAT = 1


class Entry(Record, omit_defaults=True):
    """One answer; `at` is the time it was accepted, where a clock runs: milliseconds of play, pauses not counted.

    `number` is there where several questions waited for the same seat, chance included.
    """

    seat: Seat
    option: Option
    at: int | None = None
    number: int | None = None


class Journal(Struct, Generic[C], kw_only=True):
    """`seed` is there once it may be known: in a local game, or after the end of a hosted one; `luck` is what the seed
    was made of, where it was made of several parts; `daily` is there if it is that of a daily challenge."""

    game: str
    version: int
    content: str
    config: C
    entries: list[Entry]
    seed: str | None = None
    luck: SharedLuck | None = None
    daily: DayLuck | None = None
    fingerprint: str = ""


class _Heading(Struct, kw_only=True):
    lairkeeper: int
    game: str
    version: int
    content: str
    config: Raw
    entries: list[Raw]
    seed: str | None = None
    luck: SharedLuck | None = None
    daily: DayLuck | None = None
    fingerprint: str = ""
    digest: str = ""


class _RawEntry(Struct):
    seat: int
    option: Raw
    at: int | None = None
    number: int | None = None


def new_journal(game: Game[W, C, V], config: C, seed: str | None = None) -> Journal[C]:
    return Journal(
        game=game.name, version=game.version, content=game.content(config), config=config, entries=[], seed=seed
    )


def replay(game: Game[W, C, V], journal: Journal[C], upto: int | None = None) -> State[W]:
    """The state after the first `upto` answers (all, if not given)."""
    state, now = start(game, journal.config), 0
    for place, entry in enumerate(journal.entries[:upto]):
        try:
            _, now = give(state, entry, now)
        except LairkeeperError as error:
            raise CorruptJournal(where=place + 1, reason=error.code, option=entry.option.slug) from error
    return state


def give(state: State[W], entry: Entry, now: int) -> tuple[tuple[ToldEvent, ...], int]:
    """Repeats an answer after the time that passed since `now`; returns the events and the time of play."""
    then = now if entry.at is None else max(entry.at, now)
    pass_time(state, then - now)
    return apply(state, entry.seat, entry.option, entry.number), then


def write_journal(journal: Journal[C]) -> bytes:
    """JSON, one answer per line, ending with a digest that detects edits and losses."""
    heading: dict[str, Any] = {"lairkeeper": FORMAT, **msgspec.to_builtins(journal)}
    for optional in ("luck", "daily"):
        if heading[optional] is None:
            del heading[optional]
    heading["digest"] = _digest(heading)
    entries = b",\n".join(msgspec.json.encode(entry) for entry in heading.pop("entries"))
    return msgspec.json.encode(heading)[:-1] + b',"entries":[\n' + entries + b"\n]}\n"


def read_heading(blob: bytes) -> str:
    """The name of the game a journal belongs to."""
    return _read(blob).game


def read_journal(game: Game[W, C, V], blob: bytes) -> Journal[C]:
    """A journal of this game, checked to be whole and unedited; `replay` then checks that it is legal."""
    heading = _read(blob)
    if heading.game != game.name:
        raise CorruptJournal(reason="game", expected=game.name, found=heading.game, where=0)
    if heading.version != game.version:
        raise CorruptJournal(reason="version", expected=game.version, found=heading.version, where=0)
    entries = [_read_entry(game, raw, place) for place, raw in enumerate(heading.entries, 1)]
    try:
        config = read_config(game, heading.config)
    except BadConfig as error:
        raise CorruptJournal(reason="config", where=0, detail=str(error)) from error
    return Journal(
        game=game.name,
        version=heading.version,
        content=heading.content,
        config=config,
        entries=entries,
        seed=heading.seed,
        luck=heading.luck,
        daily=heading.daily,
        fingerprint=heading.fingerprint,
    )


def read_config(game: Game[W, C, V], raw: bytes | Raw) -> C:
    try:
        return msgspec.json.decode(raw, type=game.config)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadConfig(key="config", value=bytes(raw).decode(errors="replace"), expected=str(error)) from error


def _read(blob: bytes) -> _Heading:
    try:
        heading = msgspec.json.decode(blob, type=_Heading)
        content = msgspec.json.decode(blob)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise CorruptJournal(reason="unreadable", detail=str(error), where=0) from error
    if heading.lairkeeper != FORMAT:
        raise CorruptJournal(reason="format", expected=FORMAT, found=heading.lairkeeper, where=0)
    content.pop("digest", None)
    if heading.digest != _digest(content):
        raise CorruptJournal(reason="edited", where=0)
    return heading


def _read_entry(game: AnyGame, raw: Raw, place: int) -> Entry:
    try:
        entry = msgspec.json.decode(raw, type=_RawEntry)
        return Entry(Seat(entry.seat), decode_option(game, bytes(entry.option)), entry.at, entry.number)
    except (msgspec.MsgspecError, LairkeeperError) as error:
        raise CorruptJournal(reason="entry", where=place, detail=str(error)) from error


def _digest(content: dict[str, Any]) -> str:
    return blake2b(msgspec.json.encode(content, order="deterministic"), digest_size=16).hexdigest()
