"""Where a table stands, kept beside its log, so that a long one is opened without folding all of it.

A checkpoint is never the truth. It is used only if the log begins with the very records it was made from, if the code
that would fold them is the code that folded them, and if the state it holds has the fingerprint it had then. Else it is
as if it were not there: the whole log is folded, and a new checkpoint is written.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

import lairkeeper.kernel
from lairkeeper.kernel import AnyGame, Seat, fingerprint
from lairkeeper.kernel.data.luck import Lot, SharedLuck
from lairkeeper.kernel.definition.audience import Channel
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.kernel.history.journal import new_journal, read_config
from lairkeeper.kernel.history.match_codec import decode_match, encode_match
from lairkeeper.server.protocol import Status
from lairkeeper.server.table.question_names import QuestionNames
from lairkeeper.server.table.randomness import stream_of
from lairkeeper.server.table.records import Chatted, Opened
from lairkeeper.server.table.seats import Chair, Wish
from lairkeeper.server.table.state import TableState

EVERY = 250
"""Records between two checkpoints of a table."""

_DIGEST = 16
_SOURCES = (Path(lairkeeper.kernel.__file__).parent, Path(__file__).parent)
"""The code, beside that of a game, that makes a table of its log."""


class _Plain(Struct, kw_only=True):
    """The fields of a table that are written as they are."""

    version: int
    chairs: list[Chair]
    status: Status
    is_paused: bool
    started_at: int
    commitment: str
    join_key: str
    watch_key: str
    join_code: str
    guests: set[str]
    removed: set[str]
    hands: dict[str, set[int]]
    chat: list[Chatted]
    closed_channels: set[Channel]
    team_names: dict[int, str]
    ready_until: int
    markers: dict[int, int]
    wish: Wish | None
    wishes: int
    ages: dict[Seat, int]
    retold_from: int
    next_table: str | None
    next_key: str | None
    has_sequel: bool
    shown_as: str
    frozen_because: str | None
    is_frozen_for_good: bool


class _Times(Struct, array_like=True):
    at: int
    stood: int
    stood_until: int
    is_timed: bool
    asked_at: dict[int, int]


class _Contributions(Struct, array_like=True):
    secret: str
    attempt: int
    marks: dict[str, str]
    closed: list[Lot] | None
    holders: dict[int, str | None]


class _Checkpoint(Struct, array_like=True):
    code: bytes
    """The digest of the code that folded it."""
    log: bytes
    """The digest of the records it was folded from."""
    fingerprint: str
    plain: _Plain
    config: bytes
    times: _Times
    lots: _Contributions
    seed: str
    drawn: int | dict[str, int]
    """How many random numbers were used, or how many of each kind."""
    naming: bytes
    match_seed: str | None
    luck: SharedLuck | None
    match: bytes


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(_Checkpoint)


def can_be_kept(table: TableState) -> bool:
    """True for a finished game, or for a running one when an undo request would need no replay."""
    is_over, match = table.status == "over", table.match
    return match is not None and (is_over or (table.status == "playing" and match.is_settled))


def write_checkpoint(table: TableState, log: Sequence[bytes]) -> bytes:
    """The table after all records of this log."""
    match, timers, lots = table.playing(), table.timers, table.lots
    blob = _encoder.encode(
        _Checkpoint(
            code_digest(table.game),
            log_digest(log),
            fingerprint(match.state),
            _Plain(**{field: getattr(table, field) for field in _Plain.__struct_fields__}),
            msgspec.json.encode(table.config),
            _Times(timers.at, timers.stood, timers.stood_until, timers.is_timed, timers.asked_at()),
            _Contributions(lots.secret, lots.attempt, lots.marks, lots.closed, lots.holders),
            table.stream.seed,
            table.stream.used,
            table.names.key,
            match.journal.seed,
            match.journal.luck,
            encode_match(match),
        )
    )
    return log_digest([blob]) + blob


def read_checkpoint(blob: bytes, opened: Opened, log: Sequence[bytes]) -> TableState | None:
    """The table after the first records of this log; none if the checkpoint does not count."""
    seal, blob = blob[:_DIGEST], blob[_DIGEST:]
    if seal != log_digest([blob]):
        return None
    try:
        kept = _decoder.decode(blob)
        table = TableState(opened)
        upto = kept.plain.version
        if kept.code != code_digest(table.game) or upto > len(log) or kept.log != log_digest(log[:upto]):
            return None
        _restore(table, kept)
    except (msgspec.MsgspecError, LairkeeperError, LookupError):
        return None
    table.kept_at = upto
    return table if fingerprint(table.playing().state) == kept.fingerprint else None


def _restore(table: TableState, kept: _Checkpoint) -> None:
    for field in _Plain.__struct_fields__:
        setattr(table, field, getattr(kept.plain, field))
    table.ages = Counter(kept.plain.ages)
    table.config = read_config(table.game, Raw(kept.config))
    table.stream = stream_of(table.opened, kept.seed, kept.drawn)
    table.names = QuestionNames(kept.naming)
    for field in kept.lots.__struct_fields__:
        setattr(table.lots, field, getattr(kept.lots, field))
    journal = new_journal(table.game, table.config, kept.match_seed)
    journal.luck = kept.luck
    table.match = decode_match(table.game, journal, kept.match)
    timers, times = table.timers, kept.times
    timers.at, timers.stood, timers.stood_until = times.at, times.stood, times.stood_until
    timers.is_timed = times.is_timed
    timers.restore(table.match, times.asked_at)
    table.arrange()


def log_digest(log: Iterable[bytes]) -> bytes:
    digest = blake2b(digest_size=_DIGEST)
    for record in log:
        digest.update(b"%d:" % len(record))
        digest.update(record)
    return digest.digest()


def code_digest(game: AnyGame) -> bytes:
    return _code_digest(game.package, game.version)


@cache
def _code_digest(package: str, version: int) -> bytes:
    """Detects changed rules during development, when the version stays the same: old checkpoints are then ignored."""
    digest = blake2b(b"%d" % version, digest_size=_DIGEST)
    for place in (*_SOURCES, _home_of(package)):
        for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            digest.update(file.read_bytes())
    return digest.digest()


def _home_of(package: str) -> Path:
    """The folder of a package, or the file of a module."""
    module: Any = import_module(package)
    file = Path(module.__file__)
    return file.parent if file.name == "__init__.py" else file
