"""Variety without luck: numbers that look drawn, but follow from what they are asked about."""

import math
from hashlib import blake2b

_BYTES = 6
_SMALLEST = 1e-9


def share(variety: int, *about: str | int) -> float:
    """A number from 0 up to 1, always the same for the same questions."""
    text = "/".join(map(str, (variety, *about)))
    number = int.from_bytes(blake2b(text.encode("utf-8"), digest_size=_BYTES).digest(), "big")
    return number / (1 << 8 * _BYTES)


def stir(variety: int, *about: str | int) -> float:
    """Noise for a ranking: sorting logarithms of weights with it picks each in proportion to its weight."""
    return -math.log(-math.log(max(share(variety, *about), _SMALLEST)))
