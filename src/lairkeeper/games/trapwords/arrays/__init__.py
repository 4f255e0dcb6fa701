"""Rows of numbers for the computer players: NumPy where it is installed, else the few functions they need in Python.

NumPy takes more room than everything else together, and one table plays well without it. Servers and laboratories
have it, since they play many. Both give the same numbers but for rounding.
"""

from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from typing import Any

from lairkeeper.games.trapwords.arrays import plain

WHOLE = (1 << 64) - 1
STIRRED = ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB))
LAST = 31


@cache
def arrays() -> Any:
    """The array module. Imported on first use, so NumPy is not loaded before a table is opened."""
    if find_spec("numpy") is None:
        return plain
    import numpy as np

    return np


def unit_rows(numbers: memoryview, count: int) -> Any:
    """The rows of a matrix of small whole numbers, each of length one."""
    np = arrays()
    if np is plain:
        return plain.UnitRows(numbers, count)
    matrix = np.frombuffer(numbers, np.int8).reshape(count, -1).astype(np.float32)
    return matrix / np.maximum(np.linalg.norm(matrix, axis=1, keepdims=True), 1e-9)


def whole(numbers: Iterable[int]) -> Any:
    """A row of whole numbers of 64 bits, unsigned."""
    np = arrays()
    return plain.NumberRow(numbers) if np is plain else np.array(numbers, np.uint64)


def scattered(keys: Any, seed: int) -> Any:
    """For each key a number from 0 up to 1 that looks drawn, always the same for the same seed."""
    np = arrays()
    if np is plain:
        return plain.NumberRow([_scattered(number ^ seed) / 2.0**64 for number in keys])
    mixed = keys ^ np.uint64(seed)
    for shift, factor in STIRRED:
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    return (mixed ^ (mixed >> np.uint64(LAST))).astype(np.float64) / 2.0**64


def _scattered(mixed: int) -> int:
    for shift, factor in STIRRED:
        mixed = (mixed ^ mixed >> shift) * factor & WHOLE
    return mixed ^ mixed >> LAST
