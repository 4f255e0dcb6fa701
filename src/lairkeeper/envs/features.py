"""Views as arrays of one length, for any game: hashed features.

Every number in a view is a feature named by its path (`heroes/0/orbs`), every word a feature of its path and value
(`phase=fight`) that counts 1. The BLAKE2b hash of the name, modulo the length of the array, is its place; features that
share a place add up. Values are clipped to ±`MOST`.
"""

from collections.abc import Mapping
from enum import Enum
from hashlib import blake2b
from typing import Any

import numpy as np
import numpy.typing as npt
from msgspec import Struct

FEATURES = 2048
MOST = 100.0

Array = npt.NDArray[np.float32]


class _Path:
    """A node of the tree of all paths seen so far; its place is computed once."""

    __slots__ = ("_name", "_size", "children", "place")

    def __init__(self, name: str, size: int) -> None:
        self._name, self._size = name, size
        self.children: dict[object, _Path] = {}
        self.place = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big") % size

    def to(self, key: object, sign: str = "/") -> "_Path":
        found = self.children.get(key)
        if found is None:
            found = self.children[key] = _Path(f"{self._name}{sign}{key}", self._size)
        return found


class Features:
    """Turns plain data into an array; one instance may be shared by environments."""

    def __init__(self, size: int = FEATURES) -> None:
        self.size = size
        self._root = _Path("", size)

    def array(self, facts: Mapping[str, Any]) -> Array:
        """The array of several named things, such as the view and the question."""
        places: list[int] = []
        values: list[float] = []
        for name, thing in facts.items():
            _collect(thing, self._root.to(name), places, values)
        summed = np.bincount(places, values, self.size) if places else np.zeros(self.size)
        return np.clip(summed, -MOST, MOST).astype(np.float32)


def _collect(thing: Any, path: _Path, places: list[int], values: list[float]) -> None:
    if isinstance(thing, int | float):
        places.append(path.place)
        values.append(thing)
    elif isinstance(thing, str | Enum):
        places.append(path.to(thing, "=").place)
        values.append(1.0)
    elif isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            _collect(getattr(thing, name), path.to(name), places, values)
    elif isinstance(thing, tuple | list):
        for index, part in enumerate(thing):
            _collect(part, path.to(index), places, values)
    elif isinstance(thing, Mapping):
        for key, part in thing.items():
            _collect(part, path.to(key), places, values)
    elif isinstance(thing, frozenset | set):
        for part in thing:
            places.append(path.to(part, "=").place)
            values.append(1.0)
