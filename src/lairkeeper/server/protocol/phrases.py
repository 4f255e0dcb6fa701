"""A phrase in any language: a message key and its arguments; the client renders it."""

from typing import Literal

from msgspec import Struct

Language = Literal["en", "fr"]


class NamePart(Struct, frozen=True, tag="name"):
    """Something called by a message of its own; `otherwise` where the language has no such message."""

    key: str
    facts: "dict[str, Part]" = {}
    otherwise: "NamePart | str | None" = None


class SeatPart(Struct, frozen=True, tag="seat"):
    """The player in that seat; -1 is chance, -2 the clock."""

    seat: int


class ListPart(Struct, frozen=True, tag="list"):
    """Several things, said as the message `list-<style>` words it."""

    items: "list[Part]"
    style: Literal["and", "or", "comma", "sum"] = "and"


Part = str | int | float | NamePart | SeatPart | ListPart


class Phrase(Struct, frozen=True):
    """The key of a Fluent message (or `key.attribute`) and what it mentions."""

    key: str
    facts: dict[str, Part] = {}


class Refusal(Struct, frozen=True):
    """Why something was not done: a stable code, the phrase that says it, the clauses behind it."""

    code: str
    phrase: Phrase
    clauses: list[str] = []
