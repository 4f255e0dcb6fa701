"""What records speak of, made ready for words: ids become names that a language can say.

No sentence is written here. A `Name` is the key of a message and what that message mentions, a `SeatName` is a seat,
`NameList` is a list. The package `words` looks the messages up.
"""

import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from lairkeeper.kernel.data.record import Record
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.kernel.errors import Fact, Plain


@dataclass(frozen=True)
class Name:
    """Something called by a message of its own (`key`, or `key.attribute`); `otherwise` where there is none."""

    key: str
    facts: "Mapping[str, Spelled]" = field(default_factory=dict)
    otherwise: "Name | str | None" = None
    sent: Any = field(default=None, init=False, compare=False, repr=False)
    """What the server sends for it, made once: games keep the names that they use often."""


@dataclass(frozen=True)
class SeatName:
    """The name of a seat: a player, chance or the clock."""

    seat: Seat


@dataclass(frozen=True)
class NameList:
    """A list, said as `list-<style>` words it."""

    items: "tuple[Spelled, ...]"
    style: Literal["and", "or", "comma", "sum"] = "and"


def signed(number: int) -> str:
    """The number with a typographic minus sign."""
    return str(number).replace("-", "−")


Spelled: TypeAlias = Plain | Name | SeatName | NameList
Sayable: TypeAlias = Record | Mapping[str, Fact]
Speller: TypeAlias = Callable[[Any], Spelled]

_SEATS: Mapping[Any, Speller] = {Seat: SeatName}
_SEAT_FIELDS: Mapping[str, Any] = {"seat": Seat}


def spelled(game: AnyGame, config: Any, said: Sayable, asked: Mapping[str, Fact]) -> Mapping[str, Spelled]:
    """What a record or the facts of a question mention, as their game spells it."""
    return (game.spell or spell_plainly)(config, said, asked)


def spell_plainly(config: Any, said: Sayable, asked: Mapping[str, Fact]) -> dict[str, Spelled]:
    """The default: seats become names, other values stay as they are."""
    return spell_fields(said, _SEATS, _SEAT_FIELDS)


def spell_fields(said: Sayable, spellers: Mapping[Any, Speller], fields: Mapping[str, Any]) -> dict[str, Spelled]:
    """Every field by its type: a record declares it, facts of a question have it by their name in `fields`.

    A fact made of records is for clients and for the words of options; a sentence cannot hold it, so it is left out.
    """
    hints = _hints(type(said)) if isinstance(said, Record) else fields
    spelled: dict[str, Spelled] = {}
    for name, value in facts_in(said).items():
        if type(value) is int:
            speller = spellers.get(_without_none(hints.get(name)))
            spelled[name] = value if speller is None else speller(value)
        elif not _holds_records(value):
            spelled[name] = _spelled(hints.get(name), value, spellers)
    return spelled


def facts_in(said: Sayable) -> Mapping[str, Any]:
    """The fields of a record, or facts as they are."""
    if isinstance(said, Record):
        return {name: getattr(said, name) for name in said.__struct_fields__}
    return said


def _spelled(hint: Any, value: Any, spellers: Mapping[Any, Speller]) -> Spelled:
    """Words select by yes, no and none."""
    if isinstance(value, tuple):
        return NameList(tuple(_spelled(_item(hint), item, spellers) for item in value))
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    speller = spellers.get(_without_none(hint))
    spelled: Spelled = value if speller is None else speller(value)
    return spelled


def _holds_records(value: Any) -> bool:
    return isinstance(value, Record) or (isinstance(value, tuple) and any(map(_holds_records, value)))


@cache
def _item(hint: Any) -> Any:
    """The common type of a tuple's items; mixed tuples are left as they are."""
    kinds = set(get_args(hint)) - {Ellipsis}
    return kinds.pop() if len(kinds) == 1 else None


@cache
def _without_none(hint: Any) -> Any:
    if get_origin(hint) in (Union, types.UnionType):
        kinds = [kind for kind in get_args(hint) if kind is not type(None)]
        return kinds[0] if len(kinds) == 1 else None
    return hint


@cache
def _hints(record: type[Record]) -> dict[str, Any]:
    return get_type_hints(record)
