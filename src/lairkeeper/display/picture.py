"""What a game draws for a terminal: plain characters, with light marks for colour that can be left out.

An ink is written `[ink]…[/]`; no other bracket occurs. Inks are named by meaning, and the terminal gives them colours.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol, get_args

from lairkeeper.display.spelling import Spelled
from lairkeeper.kernel.data.record import Option
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.errors import Fact, Plain

Ink = Literal[
    "line",
    "opening",
    "quiet",
    "strong",
    "accent",
    "good",
    "danger",
    "choice",
    "seat-0",
    "seat-1",
    "seat-2",
    "seat-3",
    "seat-4",
    "seat-5",
    "seat-6",
    "seat-7",
]
INKS: tuple[Ink, ...] = get_args(Ink)

_SEAT_INKS = INKS[-8:]
_SPAN = re.compile(r"\[([a-z0-9-]+)\](.*?)\[/\]|([^\[]+)", re.DOTALL)
_BRACKETS = str.maketrans("[]", "()")


class Speech(Protocol):
    """Words for a key and what it mentions, and the name of what a fact stands for."""

    def say(self, key: str, /, **facts: Spelled) -> str: ...

    def name(self, field: str, value: Plain) -> str: ...


@dataclass(frozen=True, kw_only=True)
class Sketch:
    """What a picture shows besides the view: words, the question with its answers, and markers on the board."""

    speech: Speech
    choices: tuple[Option, ...] = ()
    asked: Mapping[str, Fact] = field(default_factory=dict)
    markers: Mapping[Seat, int] = field(default_factory=dict)
    width: int = 80
    height: int | None = None


class Picture(NamedTuple):
    """A view as text: the board, short facts, a line for each figure, what only this seat sees, and the legend."""

    board: str
    facts: tuple[str, ...]
    figures: tuple[str, ...]
    own: str
    legend: str


def inked(text: str, ink: Ink | None) -> str:
    """A text in an ink; brackets would be taken for marks, so they become round."""
    safe = text.translate(_BRACKETS)
    return f"[{ink}]{safe}[/]" if ink and safe.strip() else safe


def seat_ink(seat: Seat) -> Ink:
    return _SEAT_INKS[seat % len(_SEAT_INKS)]


def spans(text: str) -> Iterator[tuple[str, str | None]]:
    """The parts of a text, each with its ink."""
    for found in _SPAN.finditer(text):
        ink, within, without = found.groups()
        yield (within, ink) if ink else (without, None)


def plain(text: str) -> str:
    """A text without its inks."""
    return "".join(part for part, _ in spans(text))
