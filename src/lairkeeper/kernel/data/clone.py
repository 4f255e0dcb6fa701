"""Cloning, derived from the types of a world once per class: shared where frozen, copied where it can change."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from lairkeeper.kernel.data.record import World, bare, is_immutable

W = TypeVar("W", bound=World)
Copier = Callable[[Any], Any]

_SHALLOW: dict[Any, Copier] = {list: list.copy, dict: dict.copy, set: set.copy}


def clone_world(world: W) -> W:
    """A twin that shares nothing that can change."""
    plain: Any = world
    twin: W = plain.__copy__()
    for field, copier in _plan(type(world)):
        setattr(twin, field, copier(getattr(world, field)))
    return twin


@cache
def _plan(cls: type[World]) -> tuple[tuple[str, Copier], ...]:
    hints = get_type_hints(cls)
    copiers = ((field, _copier(hints[field])) for field in cls.__struct_fields__)
    return tuple((field, copier) for field, copier in copiers if copier is not None)


def _copier(hint: Any) -> Copier | None:
    hint = bare(hint)
    if is_immutable(hint):
        return None
    origin = get_origin(hint)
    if origin is None:
        return clone_world
    inner = _copier(get_args(hint)[-1])
    if inner is None:
        return _SHALLOW[origin]
    if origin is dict:
        return lambda items: {key: inner(value) for key, value in items.items()}
    return lambda items: [inner(value) for value in items]
