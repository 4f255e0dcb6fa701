"""One stream of random numbers for each kind of draw, for games that shall have the same dice for the same choices.

The n-th roll of one kind of die takes the n-th number of its own stream, whatever else was drawn in between. A number
is read as a quantile: where a pile holds one card more, most numbers still mean the same card.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import TypeVar

from lairkeeper.kernel.data.chance import ChanceStream

T = TypeVar("T")

_SPAN = 1 << 64


class PairedStream:
    """One stream for each kind of draw; the kind is the question that chance is asked."""

    __slots__ = ("_root", "_streams")

    def __init__(self, seed: str, used: Mapping[str, int] | None = None) -> None:
        """`used` tells how many numbers of each kind were taken before."""
        self._root = ChanceStream(seed)
        self._streams = {kind: self._stream(kind, count) for kind, count in (used or {}).items()}

    @property
    def seed(self) -> str:
        return self._root.seed

    @property
    def used(self) -> dict[str, int]:
        return {kind: stream.used for kind, stream in self._streams.items()}

    def choose(self, kind: str, outcomes: Sequence[T], weights: Sequence[int]) -> T:
        """One of the outcomes, each as likely as its weight."""
        if kind not in self._streams:
            self._streams[kind] = self._stream(kind)
        marks = list(accumulate(weights))
        quantile = self._streams[kind].below(_SPAN) * marks[-1] // _SPAN
        return outcomes[bisect_right(marks, quantile)]

    def split(self, name: str) -> ChanceStream:
        """A stream for a bot, which tells nothing about the draws."""
        return self._root.split(name)

    def _stream(self, kind: str, used: int = 0) -> ChanceStream:
        return ChanceStream(self._root.split(f"draw {kind}").seed, used)
