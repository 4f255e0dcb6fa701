"""Word vectors for the computer players: which words have to do with which.

One signed byte per number; the rows are centred, so that a cosine of 0 means unrelated. In French many rare words
share a row.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from lairkeeper.games.trapwords.referee.table import NOWHERE, WordList, load_arrays


class Vectors:
    """The vectors of a language's usual base forms."""

    def __init__(self, language: str) -> None:
        import numpy as np

        arrays = load_arrays(language, "vectors.npz")
        listed = WordList(arrays["words_bytes"], arrays["words_ends"])
        self.words = [listed[number] for number in range(len(listed))]
        self._places = {word: number for number, word in enumerate(self.words)}
        self._rows = arrays["rows"]
        matrix = arrays["matrix"].astype(np.float32)
        self._matrix: Any = matrix / np.maximum(np.linalg.norm(matrix, axis=1, keepdims=True), 1e-9)

    @property
    def size(self) -> int:
        """How many numbers a vector has."""
        return int(self._matrix.shape[1])

    def __contains__(self, word: str) -> bool:
        return word in self._places

    def direction(self, word: str) -> Any:
        """The vector of a word, of length one; None if it is unknown."""
        place = self._places.get(word)
        return None if place is None else self._matrix[self._rows[place]]

    def similarity(self, first: str, second: str) -> float:
        """The cosine of two words; 0 where one of them is unknown."""
        one, other = self._places.get(first, NOWHERE), self._places.get(second, NOWHERE)
        if NOWHERE in (one, other):
            return 0.0
        return float(self._matrix[self._rows[one]] @ self._matrix[self._rows[other]])

    def similarities(self, said: Iterable[str], candidates: Sequence[str]) -> list[float]:
        """For each candidate the mean cosine with the words said. Unknown words are left out, or get 0."""
        rows = [self._rows[self._places[word]] for word in said if word in self._places]
        if not rows:
            return [0.0] * len(candidates)
        scores = self._matrix @ self._matrix[rows].mean(axis=0)
        places = [self._places.get(word, NOWHERE) for word in candidates]
        return [0.0 if place == NOWHERE else float(scores[self._rows[place]]) for place in places]

    def nearest(self, word: str, count: int) -> list[str]:
        """The nearest words, the nearest first; words that share a row in the order of their bytes."""
        import numpy as np

        if word not in self._places:
            return []
        scores = (self._matrix @ self._matrix[self._rows[self._places[word]]])[self._rows]
        order = np.argsort(-scores, kind="stable")[: count + 1]
        return [self.words[place] for place in order.tolist() if self.words[place] != word][:count]


@cache
def vectors(language: str) -> Vectors:
    """The vectors of a language, loaded when they are first asked for."""
    return Vectors(language)
