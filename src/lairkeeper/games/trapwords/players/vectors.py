"""Word vectors of a language: how near two words are in meaning."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from lairkeeper.games.trapwords.referee.table import NOWHERE, WordList, load_arrays
from lairkeeper.games.trapwords.referee.text import normalise


class Vectors:
    """Directions of length one, so that the product of two is their cosine. Unknown words have none."""

    def __init__(self, language: str) -> None:
        import numpy as np

        arrays = load_arrays(language, "vectors.npz")
        self.words = WordList(arrays["words_bytes"], arrays["words_ends"])
        self._rows = memoryview(arrays["rows"])
        matrix = arrays["matrix"].astype(np.float32)
        self._matrix = matrix / np.linalg.norm(matrix, axis=1, keepdims=True)

    def of(self, spellings: Iterable[str]) -> Any:
        """The vector of a word that may be spelled in these ways, or of the parts of a compound; None if unknown."""
        for spelling in spellings:
            found = self.words.find(normalise(spelling))
            if found != NOWHERE:
                return self._matrix[self._rows[found]]
        return None

    def stacked(self, vectors: Sequence[Any]) -> Any:
        """One row for each vector; unknown ones are far from everything."""
        import numpy as np

        nothing = np.zeros(self._matrix.shape[1], np.float32)
        return np.stack([nothing if vector is None else vector for vector in vectors])

    def mean(self, vectors: Sequence[Any]) -> Any:
        """The direction between several vectors, or None where none is known."""
        import numpy as np

        known = [vector for vector in vectors if vector is not None]
        if not known:
            return None
        middle = np.sum(known, axis=0)
        return middle / max(float(np.linalg.norm(middle)), 1e-9)


@cache
def vectors(language: str) -> Vectors:
    """The vectors of a language, loaded when they are first asked for."""
    return Vectors(language)
