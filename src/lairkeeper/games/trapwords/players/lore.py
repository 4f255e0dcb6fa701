"""What every computer player knows of a language before the game: which words belong together, and how closely.

Two sources: the associations that the authors of the word lists wrote down, read in both directions, and word vectors.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import Any

from lairkeeper.games.trapwords.kinds import Language
from lairkeeper.games.trapwords.lists import GROUPS, shipped
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.table import CONTENT, NOUN, NOWHERE
from lairkeeper.games.trapwords.referee.text import fold, normalise, tokens
from lairkeeper.games.trapwords.referee.vectors import Vectors, vectors

FADE = 18
"""An association that many others precede is weaker: by this many places its strength falls to a third."""
BACKWARDS = 0.6
"""How strong an association is when it is read from its other end."""

SAME_VECTOR = 0.999


class Lore:
    """The knowledge of one language."""

    def __init__(self, code: Language) -> None:
        self.code = code
        self.referee = match(code)
        self.language = self.referee.language
        self.records = tuple(record for group in GROUPS for record in shipped(code, group))

    @cached_property
    def _vectors(self) -> Vectors:
        return vectors(self.code)

    @lru_cache(maxsize=20_000)  # noqa: B019 (one lore per language, kept for good)
    def bases(self, word: str) -> frozenset[str]:
        """The folds of all that a word may be a form of: what is said in one form is known in every form."""
        readings = {lemma for lemma, kind in self.language.readings(normalise(word)) if kind & CONTENT}
        return frozenset(fold(base) for base in (word, *readings))

    @lru_cache(maxsize=20_000)  # noqa: B019
    def direction(self, word: str) -> Any:
        """The vector of a word in any form; of a compound, that of its full words together; None if unknown."""
        text = normalise(word)
        if text in self._vectors:
            return self._vectors.direction(text)
        spellings = sorted(lemma for lemma, kind in self.language.readings(text) if kind & CONTENT)
        found = next((spelling for spelling in spellings if spelling in self._vectors), None)
        if found:
            return self._vectors.direction(found)
        parts = [part for part in text.replace("-", " ").split() if not self.language.is_function_word(part)]
        return between([self.direction(part) for part in parts]) if len(parts) > 1 else None

    @cached_property
    def links(self) -> dict[str, dict[str, float]]:
        """For each base of a clue word, the words it makes people think of, with the strength of the link."""
        links: dict[str, dict[str, float]] = {}
        for record in self.records:
            for rank, clue in enumerate(record.assoc):
                strength = math.exp(-rank / FADE)
                self._link(links, clue, record.word, strength)
                self._link(links, record.word, clue, BACKWARDS * strength)
        return links

    def _link(self, links: dict[str, dict[str, float]], clue: str, word: str, strength: float) -> None:
        for base in self.bases(clue):
            known = links.setdefault(base, {})
            known[word] = max(strength, known.get(word, 0.0))

    @lru_cache(maxsize=20_000)  # noqa: B019
    def linked(self, clue: str) -> Mapping[str, float]:
        """The words that a clue word is linked with."""
        found: dict[str, float] = {}
        for base in sorted(self.bases(clue)):
            for word, strength in self.links.get(base, {}).items():
                found[word] = max(strength, found.get(word, 0.0))
        return found

    @cached_property
    def vocabulary(self) -> tuple[str, ...]:
        """Every word that the lists use, once, the most usual first: what computer players may say and guess."""
        used = (word for record in self.records for word in (record.word, *record.assoc))
        once = {fold(word): word for word in used}.values()
        return tuple(sorted(once, key=lambda word: (-self._frequency(word), word)))

    @cached_property
    def nouns(self) -> tuple[str, ...]:
        """The words of the vocabulary that are nouns in their base form, the most usual first."""
        return tuple(word for word in self.vocabulary if self._is_noun(word))

    def near(self, word: str, count: int) -> list[str]:
        """The words of the vocabulary nearest to a word in meaning, the nearest first.

        Rare words share the vector of another: a word that has the very same one need not be near.
        """
        direction = self.direction(word)
        if direction is None:
            return []
        nearness = self._directions @ direction
        places = [int(place) for place in (-nearness).argsort(kind="stable")[: 3 * count]]
        return [self.vocabulary[place] for place in places if nearness[place] < SAME_VECTOR][:count]

    def rows(self, words: Sequence[str]) -> Any:
        """The vectors of many words, one in each row; unknown words are far from everything."""
        import numpy as np

        found = [self.direction(word) for word in words]
        nothing = np.zeros_like(next(vector for vector in found if vector is not None))
        return np.stack([nothing if vector is None else vector for vector in found])

    def nearness(self, first: str, second: str) -> float:
        """The cosine of two words, or 0 where one is unknown."""
        one, other = self.direction(first), self.direction(second)
        return 0.0 if one is None or other is None else float(one @ other)

    @cached_property
    def _directions(self) -> Any:
        return self.rows(self.vocabulary)

    def _frequency(self, word: str) -> int:
        number = self.language.forms.words.find(normalise(word))
        return 0 if number == NOWHERE else self.language.forms.frequency[number]

    def _is_noun(self, text: str) -> bool:
        if text in self._game_words:
            return True
        word = normalise(text)
        return any(kind & NOUN for lemma, kind in self.language.readings(word) if lemma == word)

    @cached_property
    def _game_words(self) -> frozenset[str]:
        return frozenset(record.word for record in self.records)

    def full_words(self, text: str) -> list[str]:
        """The words of a message that mean something; function words are left out."""
        said = (token.text for token in tokens(text, self.code))
        return [word for word in said if not self.language.is_function_word(word)]

    def kinds(self, word: str) -> int:
        return self.language.word(normalise(word)).kinds

    @lru_cache(maxsize=50_000)  # noqa: B019
    def are_kin(self, first: str, second: str) -> bool:
        """Are two words forms of one word, or derived from one? Quicker than the referee, and nearly as good."""
        one, other = self.language.word(normalise(first)), self.language.word(normalise(second))
        same = one.fold == other.fold or bool(one.lemmas & other.lemmas)
        return same or bool(one.roots & other.roots or one.families & other.families)


def between(vectors_of_parts: Sequence[Any]) -> Any:
    """The direction between several vectors, or None where none is known."""
    import numpy as np

    known = [vector for vector in vectors_of_parts if vector is not None]
    if not known:
        return None
    middle = np.sum(known, axis=0)
    return middle / max(float(np.linalg.norm(middle)), 1e-9)


@cache
def lore(code: Language) -> Lore:
    """The lore of a language, loaded when it is first asked for."""
    return Lore(code)
