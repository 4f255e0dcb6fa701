"""Options as integers. An option has the same number in every decision and every game, but for collisions.

The number of an option is the BLAKE2b hash of its JSON (`{"type": …, fields}`, keys sorted), modulo `ACTIONS`. Where
two options of one decision share a number, the one listed later takes the next free number. So numbers depend on the
rules alone: not on the process, the seed, or what was asked before.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import blake2b

import msgspec
import numpy as np
import numpy.typing as npt

from lairkeeper.kernel import Option

ACTIONS = 1024
"""How many numbers there are; no decision lists as many options."""


class ActionCodec:
    """The numbers of the options of one decision."""

    def __init__(self, options: Iterable[Option], size: int = ACTIONS) -> None:
        self._size = size
        self._options: dict[int, Option] = {}
        for option in options:
            self._add(option)

    def _add(self, option: Option) -> None:
        number = _hash(option) % self._size
        while number in self._options:
            number = (number + 1) % self._size
        self._options[number] = option

    @property
    def options(self) -> Mapping[int, Option]:
        return self._options

    def mask(self) -> npt.NDArray[np.int8]:
        """1 for the numbers that may be answered."""
        mask = np.zeros(self._size, np.int8)
        mask[list(self._options)] = 1
        return mask


@lru_cache(maxsize=100_000)
def _hash(option: Option) -> int:
    content = msgspec.json.encode(option, order="deterministic")
    return int.from_bytes(blake2b(content, digest_size=8).digest(), "big")
