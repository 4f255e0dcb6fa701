"""Words errors as sentences; long texts are shortened."""

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.words import Words

LONGEST = 200
MOST_DIGITS = 9


def whole_number(text: str) -> int | None:
    """A number as people type it; what has more digits than anything here could need is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def brief(text: str) -> str:
    """A text from outside, made short and printable."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"


def sentence(words: Words, error: LairkeeperError) -> str:
    """An error as a sentence: what is wrong, where, and what is expected."""
    error.facts = {name: brief(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
    return words.error(error)
