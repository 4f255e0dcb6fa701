"""Where two pieces of plain data differ first, as a path that a person can follow."""

from typing import Any

import msgspec


def first_difference(one: Any, other: Any) -> str:
    """Something like `.hands[2]: 3 became 4`; empty if the two are equal."""
    return _difference(msgspec.to_builtins(one), msgspec.to_builtins(other), "")


def _difference(one: Any, other: Any, path: str) -> str:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(filter(None, (_difference(one[key], other[key], f"{path}.{key}") for key in one)), "")
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return next(filter(None, (_difference(left, right, f"{path}[{at}]") for at, (left, right) in pairs)), "")
    return "" if one == other else f"{path}: {one!r} became {other!r}"
