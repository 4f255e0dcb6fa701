"""Where the draws of a game come from: one stream for all, or one for each kind of draw so that games can be paired."""

from typing import Protocol

from lairkeeper.kernel import ChanceStream, Decision, Option
from lairkeeper.kernel.data.paired import PairedStream


class StreamLuck(Protocol):
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
    """One stream for each kind of draw, for two games that shall differ by one thing only."""

    def __init__(self, seed: str) -> None:
        self._stream = PairedStream(seed)

    @property
    def seed(self) -> str:
        return self._stream.seed

    def draw(self, decision: Decision) -> Option:
        return self._stream.choose(decision.question, decision.options, decision.weights)

    def split(self, name: str) -> ChanceStream:
        return self._stream.split(name)
