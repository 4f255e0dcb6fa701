"""Word vectors for the computer players: which words have to do with which.

One signed byte per number; the rows are centred, so that a cosine of 0 means unrelated. In French many rare words
share a row.
"""

from functools import cache
from typing import Any

from lairkeeper.games.trapwords.arrays import unit_rows
from lairkeeper.games.trapwords.referee.lexicon.table import WordList, load_arrays


class Vectors:
    """The vectors of a language's usual base forms."""

    def __init__(self, language: str) -> None:
        tables = load_arrays(language, "vectors.npz")
        listed = WordList(tables["words_bytes"], tables["words_ends"])
        self.words = [listed[number] for number in range(len(listed))]
        self._places = {word: number for number, word in enumerate(self.words)}
        self._rows = tables["rows"]
        self._matrix = unit_rows(tables["matrix"], 1 + max(self._rows))

    @property
    def size(self) -> int:
        """How many numbers a vector has."""
        return len(self._matrix[0])

    def __contains__(self, word: str) -> bool:
        return word in self._places

    def direction(self, word: str) -> Any:
        """The vector of a word, of length one; None if it is unknown."""
        place = self._places.get(word)
        return None if place is None else self._matrix[self._rows[place]]

    def similarity(self, first: str, second: str) -> float:
        """The cosine of two words; 0 where one of them is unknown."""
        one, other = self.direction(first), self.direction(second)
        return 0.0 if one is None or other is None else float(one @ other)


@cache
def vectors(language: str) -> Vectors:
    """The vectors of a language, loaded when they are first asked for."""
    return Vectors(language)
