"""Variety without luck: numbers that look drawn, but follow from what they are asked about."""

import math
from hashlib import blake2b
from typing import Any

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


def shares(variety: int, keys: Any) -> Any:
    """As `share`, for many questions at once: an array of their keys (64 bits, unsigned)."""
    import numpy as np

    mixed = keys ^ np.uint64(key(str(variety)))
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return (mixed ^ (mixed >> np.uint64(31))).astype(np.float64) / 2.0**64


def stir(variety: int, *about: str | int) -> float:
    """Noise for a ranking: sorting logarithms of weights with it picks each in proportion to its weight."""
    return -math.log(-math.log(max(share(variety, *about), _SMALLEST)))
