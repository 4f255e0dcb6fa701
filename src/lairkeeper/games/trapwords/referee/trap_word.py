"""A trap made ready: its words, what it stands for, and every form it may take."""

from collections.abc import Sequence
from functools import cached_property

from lairkeeper.games.trapwords.referee.lexicon.language import Language, Word
from lairkeeper.games.trapwords.referee.lexicon.numbers import number_words, round_number
from lairkeeper.games.trapwords.referee.lexicon.text import joined, tokens

# Nouns that are also modal verbs: only their full meaning counts (TRP-TRIG6).
MODAL_NOUNS = frozenset(["pouvoir", "devoir"])
DROPPED_FIRST = {"fr": frozenset(["se"]), "en": frozenset(["to"])}
SHORTEST_JOINED = 6


class TrapWord:
    """A trap, or the secret word with its family, in the form the comparison needs."""

    def __init__(self, language: Language, text: str, family: Sequence[str] = ()) -> None:
        self.language, self.text = language, text
        self.parts = [language.word(part) for part in self._split(text)] or [language.word("")]
        self.is_compound = len(self.parts) > 1
        self.word = language.word_as_written(self.parts[0].text)
        self.is_modal = language.code == "fr" and bool(self.word.lemmas & MODAL_NOUNS) and not self.is_compound
        self.joined = joined("".join(part.text for part in self.parts))
        self.family = [TrapWord(language, member) for member in family]

    def _split(self, text: str) -> list[str]:
        found = tokens(text, self.language.code)
        if len(found) > 1 and found[0].text in DROPPED_FIRST[self.language.code]:
            found = found[1:]
        words = [part for token in found for part in token.parts]
        return round_number([spoken for word in words for spoken in number_words(word, self.language.code) or [word]])

    @cached_property
    def spellings(self) -> frozenset[str]:
        """The folds of all forms of a trap of one word; a compound has only its own, without hyphens and spaces."""
        whole = self.language.word("-".join(part.text for part in self.parts)) if self.is_compound else self.word
        return frozenset(joined(form) for form in self.language.forms_of(whole)) | {self.joined}

    @cached_property
    def own_spellings(self) -> frozenset[str]:
        """As `spellings`, but only forms of the word as it is written, not of another base form it may belong to."""
        text = "-".join(part.text for part in self.parts)
        return frozenset(joined(form) for form in self.language.forms_spelled(text)) | {self.joined}

    @cached_property
    def stands_for(self) -> list[Word]:
        """The single words that a trap is short for."""
        if self.is_compound:
            return []
        meanings = self.language.abbreviations.get(self.word.text, ())
        return [self.language.word(words[0]) for words in meanings if len(words) == 1]
