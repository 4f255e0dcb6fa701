"""Refusals as sentences. Words take texts of a limited length, and so does a reader."""

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.words import Words

LONGEST = 200


def brief(text: str) -> str:
    """A text from outside, made short and printable."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"


def sentence(words: Words, error: LairkeeperError) -> str:
    """Why something was refused: what, where, and what would be right."""
    error.facts = {name: brief(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
    return words.error(error)
