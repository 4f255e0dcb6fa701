"""States as bytes and back, derived from the types; fingerprints to compare them by."""

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, Struct

from lairkeeper.kernel.data.outcome import Outcome
from lairkeeper.kernel.data.record import Option, Record, World, bare, is_immutable
from lairkeeper.kernel.data.seat import CHANCE, Seat
from lairkeeper.kernel.data.text import FreeText, fitting
from lairkeeper.kernel.definition.game import AnyGame, Game
from lairkeeper.kernel.errors import CorruptState, MalformedOption
from lairkeeper.kernel.flow.agenda import run
from lairkeeper.kernel.flow.state import Fork, Lane, State
from lairkeeper.kernel.flow.step import BeginAgain, Together
from lairkeeper.kernel.flow.table import Table

W = TypeVar("W", bound=World)
C = TypeVar("C", bound=Record)
V = TypeVar("V", bound=Record)


class _Lane(Struct, array_like=True):
    steps: list[Any]
    asked: int


class _TimedLane(_Lane, array_like=True):
    spent: int
    rung: int


class _Fork(Struct, tag="fork"):
    lanes: list[_Lane]


class _State(Struct, array_like=True):
    world: Any
    trunk: _Lane
    asked: dict[Seat, int]
    outcome: Any


class _RawLane(Struct, array_like=True):
    steps: list[Raw]
    asked: int
    spent: int = 0
    rung: int = 0


class _RawFork(Struct, tag="fork"):
    lanes: list[_RawLane]


class _RawTogether(Struct, tag="together"):
    lanes: list[list[Raw]]


class _RawState(Struct, array_like=True):
    world: Raw
    trunk: _RawLane
    asked: dict[Seat, int]
    outcome: Outcome | None


Sorter = Callable[[Any], Any]

_SEAL = 8
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(_RawState)


def encode(state: State[W]) -> bytes:
    """The same bytes for equal states, however they were reached; ends with a checksum, so that damage is detected."""
    world, asked = _sorted_world(state.world), dict(sorted(state.asked.items()))
    blob = _encoder.encode(_State(world, _pack(state.trunk), asked, _pack_outcome(state.outcome)))
    return blob + _seal(blob)


def decode(game: Game[W, C, V], blob: bytes) -> State[W]:
    body, seal = blob[:-_SEAL], blob[-_SEAL:]
    if seal != _seal(body):
        raise CorruptState(game=game.name, reason="seal")
    try:
        raw = _decoder.decode(body)
        world = _world_decoder(game.world).decode(raw.world)
        trunk = _unpack(raw.trunk, _step_decoder(game.steps))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise CorruptState(game=game.name, reason=str(error)) from error
    state = State(world, trunk, raw.asked, raw.outcome)
    run(state, Table(CHANCE))
    return state


def fingerprint(state: State[W]) -> str:
    return blake2b(encode(state), digest_size=16).hexdigest()


def same(one: State[W], other: State[W]) -> bool:
    """True if two states are equal in everything that will ever matter: exactly if they have the same bytes."""
    return (
        one.asked == other.asked
        and one.outcome == other.outcome
        and one.world == other.world
        and _same_lane(one.trunk, other.trunk)
    )


def _same_lane(one: Lane, other: Lane) -> bool:
    if (one.asked, one.spent, one.rung, len(one.steps)) != (other.asked, other.spent, other.rung, len(other.steps)):
        return False
    steps, others = one.steps, other.steps
    if not steps or type(top := steps[-1]) is not Fork or type(twin := others[-1]) is not Fork:
        return steps == others
    return steps[:-1] == others[:-1] and _same_fork(top, twin)


def _same_fork(one: Fork, other: Fork) -> bool:
    lanes = zip(one.lanes, other.lanes, strict=False)
    return len(one.lanes) == len(other.lanes) and all(_same_lane(lane, twin) for lane, twin in lanes)


def option_type(game: AnyGame) -> Any:
    """The union of all option types of a game, for typed codecs."""
    return Union[(*game.options, BeginAgain)]


def decode_option(game: AnyGame, blob: bytes | str) -> Option:
    """An answer from JSON; unknown tags, fields of a wrong type and broken JSON are refused."""
    try:
        option: Option = _option_decoder((*game.options, BeginAgain)).decode(blob)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise MalformedOption(game=game.name, reason=str(error)) from error
    return option


def write_option(game: AnyGame, wanted: FreeText, text: str | tuple[str, ...]) -> Option:
    """The answer that carries a text to an open question."""
    fields = {"type": wanted.option, wanted.field: fitting(text, wanted)}
    return decode_option(game, msgspec.json.encode(fields))


@cache
def _option_decoder(options: tuple[type[Option], ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Union[options])  # noqa: UP007


@cache
def _world_decoder(world: type[W]) -> msgspec.msgpack.Decoder[W]:
    return msgspec.msgpack.Decoder(world)


@cache
def _step_decoder(steps: tuple[type, ...]) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(Union[(*steps, _RawFork, _RawTogether)])


def _seal(blob: bytes) -> bytes:
    return blake2b(blob, digest_size=_SEAL).digest()


def _sorted_world(world: W) -> W:
    """The same world with its sets and dicts in order; itself, if it has none."""
    plan = _sorting(type(world))
    if not plan:
        return world
    return msgspec.structs.replace(world, **{field: sort(getattr(world, field)) for field, sort in plan})


@cache
def _sorting(cls: type[World]) -> tuple[tuple[str, Sorter], ...]:
    hints = get_type_hints(cls)
    sorters = ((field, _sorter(hints[field])) for field in cls.__struct_fields__)
    return tuple((field, sorter) for field, sorter in sorters if sorter is not None)


def _sorter(hint: Any) -> Sorter | None:
    hint = bare(hint)
    if is_immutable(hint):
        return None
    if get_origin(hint) is None:
        return _sorted_world if _sorting(hint) else None
    if get_origin(hint) is set:
        return sorted
    inner = _sorter(get_args(hint)[-1])
    if get_origin(hint) is dict:
        return lambda items: {key: inner(items[key]) if inner else items[key] for key in sorted(items)}
    return (lambda items: [inner(item) for item in items]) if inner else None


def _pack_outcome(outcome: Outcome | None) -> Any:
    """An outcome without ranks is encoded in the older format, so that finished games keep their fingerprints."""
    if outcome is None or outcome.ranks:
        return outcome
    return {field: getattr(outcome, field) for field in outcome.__struct_fields__ if field != "ranks"}


def _pack(lane: Lane) -> _Lane:
    """A lane whose question has no timer is encoded without timer fields."""
    steps = [_pack_fork(step) if isinstance(step, Fork) else step for step in lane.steps]
    if lane.spent or lane.rung:
        return _TimedLane(steps, lane.asked, lane.spent, lane.rung)
    return _Lane(steps, lane.asked)


def _pack_fork(fork: Fork) -> _Fork:
    return _Fork([_pack(lane) for lane in fork.lanes])


def _unpack(lane: _RawLane, decoder: msgspec.msgpack.Decoder[Any]) -> Lane:
    return Lane([_unpack_step(raw, decoder) for raw in lane.steps], lane.asked, lane.spent, lane.rung)


def _unpack_step(raw: Raw, decoder: msgspec.msgpack.Decoder[Any]) -> Any:
    step = decoder.decode(raw)
    if isinstance(step, _RawFork):
        return Fork([_unpack(lane, decoder) for lane in step.lanes])
    if isinstance(step, _RawTogether):
        return Together(tuple(tuple(_unpack_step(inner, decoder) for inner in lane) for lane in step.lanes))
    return step
