"""Cloning, derived from the types of a world once per class: shared where frozen, copied where it can change.

Tree search lives on it, so the function for a class is written out and compiled, as `dataclasses` does.
"""

from collections.abc import Callable
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from lairkeeper.kernel.data.record import World, bare, is_immutable

W = TypeVar("W", bound=World)
Copier = Callable[[Any], Any]

_COPIERS: dict[type[World], Copier] = {}


def clone_world(world: W) -> W:
    """A twin that shares nothing that can change."""
    copier = _COPIERS.get(type(world)) or _compiled(type(world))
    twin: W = copier(world)
    return twin


def _compiled(cls: type[World]) -> Copier:
    hints = get_type_hints(cls)
    copies = ((field, _copied(hints[field], f"world.{field}")) for field in cls.__struct_fields__)
    changed = [f"    twin.{field} = {copy}" for field, copy in copies if copy is not None]
    source = "\n".join(["def copied(world):", "    twin = world.__copy__()", *changed, "    return twin"])
    names: dict[str, Any] = {"clone_world": clone_world}
    exec(compile(source, f"<clone of {cls.__qualname__}>", "exec"), names)
    copier: Copier = names["copied"]
    return _COPIERS.setdefault(cls, copier)


def _copied(hint: Any, value: str, depth: int = 0) -> str | None:
    """The expression for a copy of a value of this type; none where it may be shared."""
    hint = bare(hint)
    if is_immutable(hint):
        return None
    origin = get_origin(hint)
    if origin is None:
        return f"clone_world({value})"
    item = f"item{depth}"
    inner = _copied(get_args(hint)[-1], item, depth + 1)
    if inner is None:
        return f"{value}.copy()"
    if origin is dict:
        return f"{{key: {inner} for key, {item} in {value}.items()}}"
    return f"[{inner} for {item} in {value}]"
