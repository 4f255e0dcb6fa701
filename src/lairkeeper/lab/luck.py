"""Where the draws of a game come from: one stream for all, or one for each kind of draw so that games can be paired."""

from bisect import bisect_right
from itertools import accumulate
from typing import Protocol

from lairkeeper.kernel import ChanceStream, Decision, Option

_SPAN = 1 << 64


class Luck(Protocol):
    """Answers draws; bots think with streams split from it."""

    @property
    def seed(self) -> str: ...

    def draw(self, decision: Decision) -> Option: ...

    def split(self, name: str) -> ChanceStream: ...


class SeedLuck:
    """All draws from one stream, as at a table: the seed verifies them."""

    def __init__(self, stream: ChanceStream) -> None:
        self._stream = stream

    @property
    def seed(self) -> str:
        return self._stream.seed

    def draw(self, decision: Decision) -> Option:
        return self._stream.choose(decision.options, decision.weights)

    def split(self, name: str) -> ChanceStream:
        return self._stream.split(name)


class PairedLuck:
    """One stream for each kind of draw (the question of the draw), for two games that shall differ by one thing only.

    The n-th roll of the mummy dice takes the n-th number of its own stream, whatever was drawn in between. A number is
    read as a quantile: where a pile holds one card more, most numbers still mean the same card.
    """

    def __init__(self, seed: str) -> None:
        self._root = ChanceStream(seed)
        self._streams: dict[str, ChanceStream] = {}

    @property
    def seed(self) -> str:
        return self._root.seed

    def draw(self, decision: Decision) -> Option:
        kind = decision.question
        if kind not in self._streams:
            self._streams[kind] = self._root.split(f"draw {kind}")
        marks = list(accumulate(decision.weights))
        quantile = self._streams[kind].below(_SPAN) * marks[-1] // _SPAN
        return decision.options[bisect_right(marks, quantile)]

    def split(self, name: str) -> ChanceStream:
        return self._root.split(name)
