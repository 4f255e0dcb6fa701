"""The form of an answer: an example of its JSON, with the kind of each value in its place."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from lairkeeper.kernel import AnyGame, Option

Form = str | list[Any] | dict[str, Any]


def forms_of(game: AnyGame, slugs: Iterable[str]) -> list[str]:
    """The forms of these kinds of answers, such as `{"type":"step","to":"integer"}`."""
    wanted = set(slugs)
    return [_written(kind) for kind in game.options if kind.slug in wanted]


@cache
def _written(kind: type[Option]) -> str:
    return msgspec.json.encode({"type": kind.slug, **_fields(inspect.type_info(kind))}).decode()


def _fields(kind: Any) -> dict[str, Form]:
    return {field.encode_name: _form(field.type) for field in kind.fields}


def _form(kind: Any) -> Form:
    match kind:
        case inspect.StructType():
            return _fields(kind)
        case inspect.VarTupleType() | inspect.ListType() | inspect.FrozenSetType():
            return [_form(kind.item_type)]
        case inspect.TupleType():
            return [_form(item) for item in kind.item_types]
        case inspect.UnionType():
            return "|".join(str(_form(each)) for each in kind.types)
        case _:
            return _word(kind)


def _word(kind: Any) -> str:
    """The type of a value, or the list of its possible values."""
    if isinstance(kind, inspect.EnumType):
        return "|".join(str(value.value) for value in kind.cls)
    if isinstance(kind, inspect.LiteralType):
        return "|".join(map(str, kind.values))
    return _KINDS.get(type(kind), "value")


_KINDS: dict[type, str] = {
    inspect.IntType: "integer",
    inspect.FloatType: "number",
    inspect.StrType: "text",
    inspect.BoolType: "true|false",
    inspect.NoneType: "null",
}
