"""The stream of random numbers, kept outside every state, so a clone of a state does not predict any draw.

Numbers come from BLAKE2b in counter mode, keyed by the seed: outcomes seen so far tell nothing about the next,
and anybody who learns the seed after the game can derive every outcome again.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import reduce
from hashlib import blake2b, sha256
from itertools import accumulate, compress
from struct import unpack
from typing import Generic, NamedTuple, TypeVar

from lairkeeper.kernel.data.record import Option

T = TypeVar("T")
O = TypeVar("O", bound=Option)  # noqa: E741

_SPAN = 1 << 64
_SMALL = 1 << 32
_SURE = _SPAN - _SMALL
"""Below it no number is refused, whatever the small bound."""


class Odds(NamedTuple, Generic[O]):
    """The outcomes of a draw with their weights."""

    outcomes: tuple[O, ...]
    weights: tuple[int, ...]

    @classmethod
    def even(cls, outcomes: Iterable[O]) -> "Odds[O]":
        """All outcomes with equal weights."""
        drawn = tuple(outcomes)
        return cls(drawn, (1,) * len(drawn))

    @classmethod
    def counted(cls, outcomes: Sequence[O], counts: Sequence[int]) -> "Odds[O]":
        """Outcomes weighted by the number of pieces left; exhausted ones are left out."""
        return cls(tuple(compress(outcomes, counts)), tuple(filter(None, counts)))


class ChanceStream:
    """Random numbers derived from a seed; `used` tells how many were taken."""

    __slots__ = ("_block", "_key", "_numbers", "seed", "used")

    def __init__(self, seed: str, used: int = 0) -> None:
        self.seed = seed
        self.used = used
        self._key = sha256(seed.encode()).digest()
        self._block = -1
        self._numbers: tuple[int, ...] = ()

    def below(self, bound: int) -> int:
        """A uniform number from 0 to `bound` - 1."""
        if bound <= 0:
            raise ValueError(f"{bound} is not a bound from 1 up")
        if bound > _SPAN:
            return self._far_below(bound)
        number = self._next()
        if number >= _SURE or bound > _SMALL:
            limit = _SPAN - _SPAN % bound
            while number >= limit:
                number = self._next()
        return number % bound

    def _far_below(self, bound: int) -> int:
        """The same for large bounds: joins several numbers as digits."""
        parts = -(-(bound - 1).bit_length() // 64)
        span = _SPAN**parts
        limit = span - span % bound
        while (number := reduce(lambda most, _: most * _SPAN + self._next(), range(parts), 0)) >= limit:
            pass
        return number % bound

    def choose(self, outcomes: Sequence[T], weights: Sequence[int]) -> T:
        """One of the outcomes, each as likely as its weight."""
        marks = list(accumulate(weights))
        return outcomes[bisect_right(marks, self.below(marks[-1]))]

    def pick(self, outcomes: Sequence[T]) -> T:
        return outcomes[self.below(len(outcomes))]

    def shuffle(self, items: list[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def split(self, name: str) -> "ChanceStream":
        """A separate stream, for a bot or a trial, that neither advances nor reveals this one."""
        return ChanceStream(sha256(f"lairkeeper stream {self.seed}/{name}".encode()).hexdigest())

    def _next(self) -> int:
        used = self.used
        block = used >> 3
        if block != self._block:
            digest = blake2b(block.to_bytes(8, "little"), key=self._key).digest()
            self._block, self._numbers = block, unpack("<8Q", digest)
        self.used = used + 1
        return self._numbers[used & 7]


def commitment(seed: str) -> str:
    """A hash to show before the game: it binds the seed and reveals nothing about it."""
    return sha256(b"lairkeeper seed " + seed.encode()).hexdigest()
