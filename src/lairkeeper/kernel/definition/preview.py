"""Previews (known effects of an answer), and tips (sentences shown to newcomers once)."""

from typing import ClassVar, Literal

from lairkeeper.kernel.data.record import Record, snake_case


class Effect(Record, tag=snake_case):
    """Something an answer costs, brings or risks, as far as its seat can know; worded by `preview-<slug>`.

    A field `percent` is the chance that it comes about, rounded: `in_percent` makes it.
    """

    kind: ClassVar[Literal["cost", "gain", "risk", "fact"]] = "fact"


def in_percent(ways: int, all_ways: int) -> int:
    """A chance as a whole percentage; only certainty is 0 or 100."""
    if ways in (0, all_ways):
        return 100 * ways // all_ways
    return min(99, max(1, round(100 * ways / all_ways)))


class Tip(Record):
    """One friendly sentence, `tip-<id>`, shown at the first event or question of a kind, and never again.

    `mine` narrows an event to those of the seat itself.
    """

    id: str
    event: str = ""
    question: str = ""
    mine: bool = False
