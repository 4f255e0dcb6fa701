"""What every computer player knows of a language before the game: which words belong together, and how closely.

Two sources: the associations that the authors of the word lists wrote down, read in both directions, and word vectors.
"""

import math
import tomllib
from collections.abc import Iterable
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, NamedTuple

from lairkeeper.games.trapwords.players.vectors import vectors
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.table import CONTENT, NOUN
from lairkeeper.games.trapwords.referee.text import fold, normalise, tokens

GROUPS = ("fantasy", "contemporary")
FADE = 18
"""An association that many others precede is weaker: by this many places its strength falls to a third."""
BACKWARDS = 0.6
"""How strong an association is when it is read from its other end."""


class Entry(NamedTuple):
    """A word of a shipped list."""

    word: str
    group: str
    forms: tuple[str, ...]
    family: tuple[str, ...]
    examples: tuple[str, ...]
    assoc: tuple[str, ...]


class Lore:
    """The knowledge of one language."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.referee = match(code)
        self.language = self.referee.language
        self.entries = {fold(entry.word): entry for group in GROUPS for entry in _read(code, group)}

    @cached_property
    def vectors(self) -> Any:
        return vectors(self.code)

    def entry(self, word: str) -> Entry | None:
        """The record of a word, if a shipped list has it. A pasted list may hold others."""
        return self.entries.get(fold(word))

    def words(self, group: str) -> tuple[str, ...]:
        """The words of a group, in the order of their list."""
        return tuple(entry.word for entry in self.entries.values() if entry.group == group)

    @cache  # noqa: B019 (one lore per language, kept for good)
    def bases(self, word: str) -> frozenset[str]:
        """The folds of all that a word may be a form of: what is said in one form is known in every form."""
        known = self.language.word(normalise(word))
        readings = {lemma for lemma, kind in known.readings if kind & CONTENT}
        return frozenset(fold(base) for base in (word, *readings))

    @cache  # noqa: B019
    def direction(self, word: str) -> Any:
        """The vector of a word in any form; of a compound, that of its full words together."""
        known = self.language.word(normalise(word))
        found = self.vectors.of((word, *sorted(lemma for lemma, kind in known.readings if kind & CONTENT)))
        parts = [part for part in normalise(word).replace("-", " ").split() if not self.language.is_function_word(part)]
        if found is not None or len(parts) < 2:
            return found
        return self.vectors.mean([self.direction(part) for part in parts])

    @cached_property
    def links(self) -> dict[str, dict[str, float]]:
        """For each base of a clue word, the words it makes people think of, with the strength of the link."""
        links: dict[str, dict[str, float]] = {}
        for entry in self.entries.values():
            for rank, clue in enumerate(entry.assoc):
                strength = math.exp(-rank / FADE)
                self._link(links, clue, entry.word, strength)
                self._link(links, entry.word, clue, BACKWARDS * strength)
        return links

    def _link(self, links: dict[str, dict[str, float]], clue: str, word: str, strength: float) -> None:
        for base in self.bases(clue):
            known = links.setdefault(base, {})
            known[word] = max(strength, known.get(word, 0.0))

    def linked(self, clue: str) -> dict[str, float]:
        """The words that a clue word is linked with."""
        found: dict[str, float] = {}
        for base in sorted(self.bases(clue)):
            for word, strength in self.links.get(base, {}).items():
                found[word] = max(strength, found.get(word, 0.0))
        return found

    @cached_property
    def vocabulary(self) -> tuple[str, ...]:
        """Every word that the lists use, once, the most usual first: what computer players may say and guess."""
        used = (word for entry in self.entries.values() for word in (entry.word, *entry.assoc))
        once = {fold(word): word for word in used}.values()
        return tuple(sorted(once, key=lambda word: (-self._frequency(word), word)))

    @cached_property
    def nouns(self) -> tuple[str, ...]:
        """The words of the vocabulary that are nouns in their base form, the most usual first."""
        return tuple(word for word in self.vocabulary if self._is_noun(word))

    def near(self, word: str, count: int) -> list[str]:
        """The words of the vocabulary nearest to a word in meaning, the nearest first."""
        direction = self.direction(word)
        if direction is None:
            return []
        nearness = self._directions @ direction
        places = (-nearness).argsort(kind="stable")[: count + 1]
        return [near for place in places if fold(near := self.vocabulary[int(place)]) != fold(word)][:count]

    def nearness(self, first: str, second: str) -> float:
        """The cosine of two words, or 0 where one is unknown."""
        one, other = self.direction(first), self.direction(second)
        return 0.0 if one is None or other is None else float(one @ other)

    @cached_property
    def _directions(self) -> Any:
        return self.vectors.stacked([self.direction(word) for word in self.vocabulary])

    def _frequency(self, word: str) -> int:
        return self.language.frequency(self.language.word(normalise(word)))

    def _is_noun(self, text: str) -> bool:
        word = self.language.word(normalise(text))
        return any(kind & NOUN for lemma, kind in word.readings if lemma == word.text) or self.entry(text) is not None

    def full_words(self, text: str) -> list[str]:
        """The words of a message that mean something, as typed; function words are left out."""
        found = (token.text for token in tokens(text, self.code))
        return [word for word in found if not self.language.is_function_word(word)]

    def kinds(self, word: str) -> int:
        return self.language.word(normalise(word)).kinds

    def is_related(self, text: str, words: Iterable[str], level: int) -> bool:
        """Would this text count as saying one of the words, at least at this level?"""
        return any(self.referee.trap(text, word).level >= level for word in words)


def _read(code: str, group: str) -> list[Entry]:
    text = (files("lairkeeper.games.trapwords") / "content" / "words" / f"{code}-{group}.toml").read_text("utf-8")
    return [_entry(group, record) for record in tomllib.loads(text).values()]


def _entry(group: str, record: dict[str, Any]) -> Entry:
    lists = {name: tuple(record[name]) for name in ("forms", "family", "examples", "assoc")}
    return Entry(record["word"], group, **lists)


@cache
def lore(code: str) -> Lore:
    """The lore of a language, loaded when it is first asked for."""
    return Lore(code)
