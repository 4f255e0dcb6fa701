"""Variety without luck: numbers that look drawn, but follow from what they are asked about."""

import math
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from lairkeeper.games.trapwords.arrays import scattered, whole

WHOLE = (1 << 64) - 1
_BYTES = 6
_SMALLEST = 1e-9


def share(variety: int, *about: str | int) -> float:
    """A number from 0 up to 1, always the same for the same questions."""
    text = "/".join(map(str, (variety, *about)))
    number = int.from_bytes(blake2b(text.encode("utf-8"), digest_size=_BYTES).digest(), "big")
    return number / (1 << 8 * _BYTES)


def key(*about: str) -> int:
    """A number that stands for a question, to be asked together with many others by `shares`."""
    return int.from_bytes(blake2b("/".join(about).encode("utf-8"), digest_size=8).digest(), "big")


def pair_keys(keys: Sequence[int], first: Sequence[int], second: Sequence[int]) -> Any:
    """A key for each pair of places: an array of 64 bits each, unsigned."""
    return whole([3 * keys[one] + keys[other] & WHOLE for one, other in zip(first, second, strict=True)])


def shares(variety: int, keys: Any) -> Any:
    """As `share`, for many questions at once: an array of their keys (64 bits, unsigned)."""
    return scattered(keys, key(str(variety)))


def stir(variety: int, *about: str | int) -> float:
    """Noise for a ranking: sorting logarithms of weights with it picks each in proportion to its weight."""
    return -math.log(-math.log(max(share(variety, *about), _SMALLEST)))
