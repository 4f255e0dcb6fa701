"""What every computer player knows of a language before the game: which words belong together, and how closely.

Two sources: the associations that the authors of the word lists wrote down, read in both directions, and word vectors.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import Any, NamedTuple

from lairkeeper.games.trapwords.arrays import arrays
from lairkeeper.games.trapwords.bots.language.variety import key, pair_keys
from lairkeeper.games.trapwords.components.kinds import Language
from lairkeeper.games.trapwords.components.lists import GROUPS, record_of, shipped
from lairkeeper.games.trapwords.referee.lexicon.language import Word, content_lemmas
from lairkeeper.games.trapwords.referee.lexicon.table import ADJECTIVE, CONTENT, NOUN, NOWHERE, VERB
from lairkeeper.games.trapwords.referee.lexicon.text import fold, normalise, tokens
from lairkeeper.games.trapwords.referee.lexicon.vectors import Vectors, vectors
from lairkeeper.games.trapwords.referee.match import match

FADE = 18
"""An association that many others precede is weaker: by this many places its strength falls to a third."""
BACKWARDS = 0.6
"""How strong an association is when it is read from its other end."""

SAME_VECTOR = 0.999
BLOCK = 2_500
ABSTRACT = {
    "fr": ("tion", "sion", "ité", "eté", "ence", "ance", "isme", "ement", "esse", "eur"),
    "en": ("tion", "sion", "ness", "ity", "ism", "ment", "ence", "ance", "ing", "ship"),
}
"""Endings of nouns that are rarely secret words."""


class Associations(NamedTuple):
    """The associations of all words of the vocabulary in one row, those of its first word first.

    `starts` tells where those of each word begin, `others` which word of the vocabulary each association is,
    `strengths` how strong it is, and `keys` by which number a player remembers or forgets it.
    """

    starts: Any
    others: Any
    strengths: Any
    keys: Any


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

    def read_all(self) -> None:
        """Compute all that the first guess would have to wait for."""
        _ = self.associations, self.directions, self.places

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
        parts = text.replace("-", " ").split()
        if len(parts) < 2 or all(self.direction(part) is None for part in parts):
            return None
        full = [part for part in parts if not self.language.is_function_word(part)]
        return between([self.direction(part) for part in full]) if len(full) > 1 else None

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
        return self._links_of(clue)

    def linked_by_itself(self, word: str) -> Mapping[str, float]:
        """The words that this very word is linked with, not another that it may be a form of: *boxing*, not *box*."""
        return self.links.get(fold(word), {})

    def _links_of(self, clue: str) -> dict[str, float]:
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
        """The words of the vocabulary that could be secret words, the most usual first: concrete nouns."""
        return tuple(word for word in self.vocabulary if self._could_be_secret(word))

    @cached_property
    def associations(self) -> Associations:
        """The associations of every word of the vocabulary."""
        np = arrays()
        starts: list[int] = []
        words: list[int] = []
        others: list[int] = []
        strengths: list[float] = []
        for spot, word in enumerate(self.vocabulary):
            starts.append(len(others))
            for other, strength in self._profile(word).items():
                words.append(spot)
                others.append(self.spots[other])
                strengths.append(strength)
        keys = pair_keys([key(folded) for folded in self.spots], words, others)
        return Associations(np.array(starts), np.array(others), np.array(strengths, np.float32), keys)

    def _profile(self, word: str) -> Mapping[str, float]:
        """The words that people connect with this one, and how strongly: its associations, and entries that name it."""
        found = {fold(other): strength for other, strength in self._links_of(word).items()}
        for rank, other in enumerate(record_of(self.code, word).assoc):
            found[fold(other)] = max(found.get(fold(other), 0.0), math.exp(-rank / FADE))
        return found

    @cached_property
    def spots(self) -> Mapping[str, int]:
        """The place of each word in the vocabulary, by its fold."""
        return {fold(word): spot for spot, word in enumerate(self.vocabulary)}

    @cached_property
    def places(self) -> Mapping[str, tuple[int, ...]]:
        """For each base form the places of its words in the vocabulary."""
        found: dict[str, list[int]] = {}
        for place, word in enumerate(self.vocabulary):
            for base in self.bases(word):
                found.setdefault(base, []).append(place)
        return {base: tuple(places) for base, places in found.items()}

    def commonness(self, word: str) -> int:
        """How usual a word is, on a scale where 100 steps are a factor of two; 0 where it is unknown."""
        return self._frequency(word)

    def near(self, word: str, count: int) -> list[str]:
        """The words of the vocabulary nearest to a word in meaning, the nearest first.

        Rare words share the vector of another: a word that has the very same one need not be near.
        """
        direction = self.direction(word)
        if direction is None:
            return []
        nearness = self.cosines(direction)
        places = [int(place) for place in (-nearness).argsort(kind="stable")[: 3 * count]]
        return [self.vocabulary[place] for place in places if nearness[place] < SAME_VECTOR][:count]

    def cosines(self, direction: Any) -> Any:
        """The cosine of every word of the vocabulary with a vector.

        In blocks, since NumPy spreads a larger product over threads, which is far slower on a busy machine.
        """
        np, directions = arrays(), self.directions
        blocks = range(0, len(self.vocabulary), BLOCK)
        return np.concatenate([directions[first : first + BLOCK] @ direction for first in blocks])

    def rows(self, words: Sequence[str]) -> Any:
        """The vectors of many words, one in each row; unknown words are far from everything."""
        rows = arrays().zeros((len(words), self._vectors.size), arrays().float32)
        for place, word in enumerate(words):
            direction = self.direction(word)
            if direction is not None:
                rows[place] = direction
        return rows

    def nearness(self, first: str, second: str) -> float:
        """The cosine of two words, or 0 where one is unknown."""
        one, other = self.direction(first), self.direction(second)
        return 0.0 if one is None or other is None else float(one @ other)

    @cached_property
    def directions(self) -> Any:
        """The vectors of the vocabulary, one in each row."""
        return self.rows(self.vocabulary)

    def _frequency(self, word: str) -> int:
        number = self.language.forms.words.find(normalise(word))
        return 0 if number == NOWHERE else self.language.forms.frequency[number]

    def _could_be_secret(self, text: str) -> bool:
        """A word of the lists, or a noun in its singular that is nothing else and does not end like an abstract one."""
        if text in self._game_words:
            return True
        word = normalise(text)
        readings = self.language.readings(word)
        is_noun = any(kind & NOUN for lemma, kind in readings if lemma == word)
        is_other = any(kind & (VERB | ADJECTIVE) for _, kind in readings)
        is_plural = word.endswith("s") and self.language.can_be_noun(word[:-1])
        return is_noun and not is_other and not is_plural and not word.endswith(ABSTRACT[self.code])

    @cached_property
    def _game_words(self) -> frozenset[str]:
        return frozenset(record.word for record in self.records)

    def full_words(self, text: str) -> list[str]:
        """The words of a message that mean something; function words are left out."""
        said = (token.text for token in tokens(text, self.code))
        return [word for word in said if not self.language.is_function_word(word)]

    def base_forms(self, word: str) -> frozenset[str]:
        """The nouns, adjectives and verbs that a word may be a form of."""
        return content_lemmas(self.language.word(normalise(word)))

    def kinds(self, word: str) -> int:
        return self.language.word(normalise(word)).kinds

    def gender(self, noun: str) -> int:
        """Of a French noun in its singular: 1 for masculine, 2 for feminine, 0 where it is not known or may be both."""
        return self.language.gender(normalise(noun))

    @lru_cache(maxsize=50_000)  # noqa: B019
    def are_kin(self, first: str, second: str) -> bool:
        """Whether two words are forms of one word, derived from one, or one is short for the other.

        Quicker than the referee, and nearly as good.
        """
        one, other = self.language.word(normalise(first)), self.language.word(normalise(second))
        if one.fold == other.fold or one.lemmas & other.lemmas or self._is_short_for(one, other):
            return True
        return bool(one.roots & other.roots or one.families & other.families or self._is_short_for(other, one))

    def _is_short_for(self, short: Word, whole: Word) -> bool:
        return any(whole.text in meaning for meaning in self.language.abbreviations.get(short.text, ()))


def between(vectors_of_parts: Sequence[Any]) -> Any:
    """The direction between several vectors, or None where none is known."""
    np = arrays()
    known = [vector for vector in vectors_of_parts if vector is not None]
    if not known:
        return None
    middle = np.add.reduce(known, axis=0)
    return middle / max(float(np.linalg.norm(middle)), 1e-9)


@cache
def lore(code: Language) -> Lore:
    """The lore of a language, loaded when it is first asked for."""
    return Lore(code)
