"""Plain data: what a state, a step, an option and an event may be made of.

Clone, equality and codec are derived from the types, so a field that is not plain data is refused when its
class is defined, not when a game breaks. Frozen records are shared by clones; worlds are copied field by field.
"""

import enum
import inspect
import re
import types
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NewType,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
)

from msgspec import Struct

_ATOMS = (int, str, bool, float, bytes, type(None))
_SORTABLE = (int, str, bytes)


def snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def _fields(cls: type) -> list[tuple[str, Any]]:
    hints: dict[str, Any] = inspect.get_annotations(cls)
    return [(name, hint) for name, hint in hints.items() if get_origin(hint) is not ClassVar]


def is_immutable(hint: Any) -> bool:
    """True for types that clones may share: numbers, strings, enums, tuples and frozen records of these."""
    hint = bare(hint)
    if isinstance(hint, type) and get_origin(hint) is None:
        return hint in _ATOMS or issubclass(hint, enum.Enum | Record)
    if get_origin(hint) is Literal:
        return True
    if get_origin(hint) in (tuple, Union, types.UnionType):
        return all(is_immutable(part) for part in get_args(hint) if part is not Ellipsis)
    return False


def is_sortable(hint: Any) -> bool:
    """True for types that may be keys or set members: numbers, strings and tuples of these, which have one order."""
    hint = bare(hint)
    if isinstance(hint, type) and get_origin(hint) is None:
        return issubclass(hint, _SORTABLE)
    return get_origin(hint) is tuple and all(is_sortable(part) for part in get_args(hint) if part is not Ellipsis)


def is_plain(hint: Any) -> bool:
    """True for immutable data, for worlds, for lists and dicts of these, and for sets."""
    hint = bare(hint)
    if is_immutable(hint):
        return True
    if isinstance(hint, type) and get_origin(hint) is None:
        return issubclass(hint, World)
    parts = get_args(hint)
    if get_origin(hint) in (set, dict):
        return is_sortable(parts[0]) and is_plain(parts[-1])
    return get_origin(hint) is list and is_plain(parts[0])


def bare(hint: Any) -> Any:
    """A type without `NewType` and `Annotated` wrappers."""
    while isinstance(hint, NewType) or get_origin(hint) is Annotated:
        hint = hint.__supertype__ if isinstance(hint, NewType) else hint.__origin__
    if isinstance(hint, TypeVar):
        return int
    return hint


@dataclass_transform(frozen_default=True)
class Record(Struct, frozen=True, gc=False):
    """An immutable record of ids and numbers; clones share it."""

    slug: ClassVar[str] = ""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.slug = snake_case(cls.__name__)
        for field, hint in _fields(cls):
            if not is_immutable(hint):
                raise TypeError(f"{cls.__qualname__}.{field}: {hint!r} is not immutable plain data")


class World(Struct):
    """A mutable record of plain data: a game's whole table, or a part of it."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        for field, hint in _fields(cls):
            if not is_plain(hint):
                raise TypeError(f"{cls.__qualname__}.{field}: {hint!r} is not plain data")


class Option(Record, tag=snake_case):
    """A possible answer of a seat, chance or the clock: an imperative made of ids.

    `is_for_people` marks what people alone may want, as to end a game before its end: bots leave it out if they can.
    `is_binding` marks what is not taken back, nor what came before it, such as what is let pass against a clock.
    """

    is_for_people: ClassVar[bool] = False
    is_binding: ClassVar[bool] = False


class Event(Record, tag=snake_case):
    """Something that happened, in the past tense.

    `reveals` marks what can no longer be taken back; `begins_turn` lets any game be measured in turns.
    """

    reveals: ClassVar[bool] = False
    begins_turn: ClassVar[bool] = False
