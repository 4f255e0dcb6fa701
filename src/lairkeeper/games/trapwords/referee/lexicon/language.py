"""A language as the referee knows it: its tables, and what they say of a word."""

import re
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from lairkeeper.games.trapwords.referee.lexicon.curated import (
    read_definitions,
    read_entries,
    read_families,
    read_pairs,
    read_sections,
    read_words,
)
from lairkeeper.games.trapwords.referee.lexicon.endings import stems
from lairkeeper.games.trapwords.referee.lexicon.function_words import FunctionWords
from lairkeeper.games.trapwords.referee.lexicon.table import CONTENT, NAME, NOUN, NOWHERE, Forms, Spelling
from lairkeeper.games.trapwords.referee.lexicon.text import ELISIONS, fold

# Ten times as frequent, on a scale where 100 steps are a factor of two.
TEN_TIMES = 332
MOST_REMEMBERED = 10_000
"""Words looked up lately, about 2 kB each; the memory is given back when so many are reached."""
NONE: frozenset[int] = frozenset()
MUTE = "aeiouyh"
"""The letters before which a French article loses its vowel."""
SHORTEST = 4


class Word(NamedTuple):
    """A word and all that is known of it. Numbers name base forms in the table of forms."""

    text: str
    fold: str
    number: int
    kinds: int
    readings: tuple[tuple[str, int], ...]
    lemmas: frozenset[str]
    families: frozenset[int]
    roots: frozenset[int]
    weak_roots: frozenset[int]
    kin: frozenset[int]
    bases: frozenset[int]
    parts: tuple[tuple[str, bool], ...]
    variants: frozenset[int]
    stem: int
    stems: frozenset[str]
    twins: tuple[str, ...]
    """Far more usual words that the typed one may stand for, as accents are often left out: *congres* for *congrès*."""

    @property
    def is_known(self) -> bool:
        """True for a word of the dictionary, spelled as typed."""
        return self.kinds != 0

    @property
    def is_respelled(self) -> bool:
        """True for a word that was found by putting its accents or its apostrophe back: *chateau*, *pres*, *oclock*."""
        return self.number == NOWHERE and bool(self.readings)


class Language:
    """The tables of a language, loaded once. Every question after that is pure."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.forms = Forms(code)
        self.spelling = Spelling(code)
        families = read_families(code)
        self.families = _groups([[*close, *loose] for close, loose in families])
        self.close_families = _groups([close for close, _ in families])
        self.variants = _groups(read_entries(code, "variants"))
        self.abbreviations = read_definitions(code, "abbreviations")
        self.blends = {blend: sources[0] for blend, sources in read_definitions(code, "blends").items()}
        self.unrelated = frozenset(frozenset(pair) for pair in read_pairs(code, "not_related"))
        self.derived = {line[0]: line[1:] for line in read_entries(code, "derived")}
        self.compounds = {line[0]: line[1:] for line in read_entries(code, "compounds")}
        self.endings = frozenset(fold(ending) for ending in read_words(code, "endings"))
        self.function_words = FunctionWords(read_sections(code, "function_words"))
        self.folded_abbreviations = {fold(short): meanings for short, meanings in self.abbreviations.items()}
        meanings = [words for some in self.abbreviations.values() for words in some]
        self.known_phrases = [[fold(word) for word in words] for words in meanings if len(words) > 1]
        self._remembered: dict[str, Word] = {}
        self._functions: dict[str, bool] = {}

    def word(self, text: str) -> Word:
        """The entry of a word in its normal form."""
        found = self._remembered.get(text)
        if found is None:
            found = self._look_up(text)
            if len(self._remembered) >= MOST_REMEMBERED:
                self._remembered.clear()
                self._functions.clear()
            self._remembered[text] = found
        return found

    def word_as_written(self, text: str) -> Word:
        """A word meant as it is spelled: a base form is no form of an unrelated word (*bois* is not *boire*)."""
        word = self.word(text)
        own = [lemma for lemma, kind in word.readings if lemma == text and kind & CONTENT]
        if not own or len(word.lemmas) == 1:
            return word
        base = self.forms.words.find(text)
        related = self.own_roots(text)
        kept = [
            number for number in word.bases if number in related or base in self.own_roots(self.forms.words[number])
        ]
        names = {name for number in kept if not self.is_unrelated(text, name := self.forms.words[number])}
        kept = [number for number in kept if self.forms.words[number] in names]
        return self._built(text, base, tuple(pair for pair in word.readings if pair[0] in names), kept)

    def is_unrelated(self, one: str, other: str) -> bool:
        return frozenset((one, other)) in self.unrelated

    def is_argued(self, one: str, other: str) -> bool:
        """Two words of one line that are not both before its `~`: people would argue whether they are kin."""
        if one == other or not self.families.get(one, NONE) & self.families.get(other, NONE):
            return False
        return not self.close_families.get(one, NONE) & self.close_families.get(other, NONE)

    def spellings(self, lemma: str) -> frozenset[str]:
        """A base form; English *-our* and *-re* are *-or* and *-er* too (TRP-TRIG9)."""
        return frozenset([lemma, american(lemma)]) if self.code == "en" else frozenset([lemma])

    def own_roots(self, lemma: str) -> frozenset[int]:
        """A base form and what it is built on by strong links, without its other readings."""
        number = self.forms.words.find(lemma)
        return frozenset([number, *(entry >> 1 for entry in self.forms.roots[number] if not entry & 1)])

    def is_usual(self, text: str, frequency: int) -> bool:
        """A function word, or a word at least this frequent."""
        number = self.forms.words.find(text)
        return text in self.function_words.listed or (number != NOWHERE and self.forms.frequency[number] >= frequency)

    def gender(self, noun: str) -> int:
        """1 for a masculine noun, 2 for a feminine one, 0 where it is not known or may be both."""
        number = self.forms.words.find(noun)
        return 0 if number == NOWHERE else self.forms.genders[number]

    def frequency(self, word: Word) -> int:
        """How usual a word is, on a scale where 100 steps are a factor of two."""
        return 0 if word.number == NOWHERE else self.forms.frequency[word.number]

    def is_word(self, text: str) -> bool:
        """In the dictionary as typed (TRP-TRAP9)."""
        return self.word(text).is_known

    def can_be_noun(self, text: str) -> bool:
        return bool(self.word(text).kinds & (NOUN | NAME))

    def forms_of(self, word: Word) -> set[str]:
        """The folds of every inflected form of a word."""
        numbers = {form for lemma in word.bases for form in self.forms.forms_of(lemma)}
        return {fold(self.forms.words[number]) for number in numbers} | {word.fold}

    def forms_spelled(self, lemma: str) -> set[str]:
        """The folds of the forms of one base form; none where the word is no base form."""
        number = self.forms.words.find(lemma)
        return set() if number == NOWHERE else {fold(self.forms.words[form]) for form in self.forms.forms_of(number)}

    def is_function_word(self, text: str) -> bool:
        word = self.word(text)
        found = self._functions.get(text)
        if found is None:
            found = self._functions[text] = self.function_words.holds(word)
        return found

    def is_spelled(self, word: Word) -> bool:
        """True for a word of the dictionary, also without its accents: no slip of another word (TRP-TRIG15)."""
        return word.is_known or word.is_respelled or self.spelling.has_accented(word.fold)

    def are_unrelated(self, first: Word, second: Word) -> bool:
        """A pair of the table of unrelated words, in any of their inflections; two words of one line are related."""
        if self.families.get(first.text, NONE) & self.families.get(second.text, NONE):
            return False
        return any(frozenset((one, other)) in self.unrelated for one in first.lemmas for other in second.lemmas)

    def readings(self, text: str) -> tuple[tuple[str, int], ...]:
        """The base forms a word may belong to, and what it is then. Nothing else is looked up, and nothing is kept:
        thousands of words are asked about when a language is read."""
        return self._readings_of(self._meant(text, self.forms.words.find(text)))

    def _meant(self, text: str, number: int) -> list[int]:
        """The words of the table of forms that a typed word may be; accents and an apostrophe may be missing."""
        if number != NOWHERE:
            return [number]
        return self._without_accents(text) or ([] if self.spelling.kinds(text) else self._without_apostrophe(text))

    def _readings_of(self, numbers: list[int]) -> tuple[tuple[str, int], ...]:
        return tuple([pair for found in numbers for pair in self._readings(found)])

    def _look_up(self, text: str) -> Word:
        number = self.forms.words.find(text)
        numbers = self._meant(text, number)
        own = (lemma for found in numbers for lemma in self.forms.lemmas[found])
        return self._built(text, number, self._readings_of(numbers), own)

    def _built(self, text: str, number: int, readings: tuple[tuple[str, int], ...], own: Iterable[int]) -> Word:
        lemmas = frozenset().union(*(self.spellings(lemma) for lemma in (text, *(lemma for lemma, _ in readings))))
        found = (self.forms.words.find(lemma) for lemma in lemmas if lemma != text)
        bases = frozenset([*own, number, *found]) - {NOWHERE}
        strong, weak = self._roots(bases, lemmas)
        return Word(
            text=text,
            fold=fold(text),
            number=number,
            kinds=self._kinds(text, number, readings),
            readings=readings,
            lemmas=lemmas,
            families=frozenset(family for lemma in lemmas for family in self.families.get(lemma, ())),
            roots=strong | bases,
            weak_roots=weak | strong | bases,
            kin=frozenset(near for base in bases for near in self.forms.kin[base]),
            bases=bases,
            parts=tuple(self._parts(bases, lemmas)),
            variants=frozenset(entry for lemma in lemmas for entry in self.variants.get(lemma, ())),
            stem=self.forms.stems[number] if number != NOWHERE else 0,
            stems=stems(text, self.endings, self.code),
            twins=self._twins(text, number),
        )

    def _twins(self, text: str, number: int) -> tuple[str, ...]:
        """Accented words at least ten times as frequent as a plain one, or a function word with an apostrophe."""
        if text in self.function_words.joined:
            return (self.function_words.joined[text],)
        if number == NOWHERE:
            return ()
        usual, words = self.forms.frequency[number] + TEN_TIMES, self.forms.words
        own = set(self.forms.lemmas[number])
        accented = [twin for twin in self.forms.with_fold(text) if self.forms.frequency[twin] >= usual]
        return tuple([words[twin] for twin in accented if twin != number and own.isdisjoint(self.forms.lemmas[twin])])

    def _without_accents(self, text: str) -> list[int]:
        """The words that a word of no dictionary is with accents put on; a plain spelling of an accented one too."""
        folded = fold(text)
        plain = self.forms.words.find(folded) if folded != text else NOWHERE
        if "oe" not in folded and plain == NOWHERE:
            return self.forms.with_fold(folded)
        return [*self.forms.with_fold(folded), *([plain] if plain != NOWHERE else [])]

    def _without_apostrophe(self, text: str) -> list[int]:
        """The words that a word of no dictionary is with an apostrophe: *oclock*; French *larbre* is *l'arbre*."""
        heads, folded = self.forms.heads, fold(text)
        is_even = len(folded) == len(text)
        for at in range(1, len(text)):
            before, after = text[:at], text[at:]
            may_end = before in heads or (folded[:at] if is_even else fold(before)) in heads
            if may_end and (found := self._spelled_or_plain(f"{before}'{after}")):
                return found
            is_elided = self.code == "fr" and before in ELISIONS and fold(after)[0] in MUTE and len(after) >= SHORTEST
            if is_elided and (found := self._spelled_or_plain(after)):
                return found
        return []

    def _spelled_or_plain(self, text: str) -> list[int]:
        number = self.forms.words.find(text)
        return [number] if number != NOWHERE else self.forms.with_fold(fold(text))

    def _readings(self, number: int) -> Iterable[tuple[str, int]]:
        pairs = zip(self.forms.lemmas[number], self.forms.kinds[number], strict=True)
        return [(self.forms.words[lemma], kind) for lemma, kind in pairs]

    def _kinds(self, text: str, number: int, readings: Iterable[tuple[str, int]]) -> int:
        if number == NOWHERE:
            return self.spelling.kinds(text)
        kinds = 0
        for _, kind in readings:
            kinds |= kind
        return kinds

    def _roots(self, bases: frozenset[int], lemmas: frozenset[str]) -> tuple[frozenset[int], frozenset[int]]:
        entries = [entry for base in bases for entry in self.forms.roots[base]]
        built_on = [self.forms.words.find(base) for lemma in lemmas for base in self.derived.get(lemma, ())]
        strong = frozenset([*(entry >> 1 for entry in entries if not entry & 1), *built_on])
        return strong, frozenset(entry >> 1 for entry in entries if entry & 1)

    def _parts(self, bases: frozenset[int], lemmas: frozenset[str]) -> Iterable[tuple[str, bool]]:
        """The parts of a closed compound and whether one is doubtful: those written by hand first."""
        listed = [part for lemma in sorted(lemmas) for part in self.compounds.get(lemma, ())]
        entries = sorted({entry for base in bases for entry in self.forms.parts[base]})
        built = [(self.forms.words[entry >> 1], bool(entry & 1)) for entry in entries]
        return [*((part, False) for part in listed), *(pair for pair in built if pair[0] not in listed)]


def american(word: str) -> str:
    """*colour* as *color*, *favourite* as *favorite*, *theatre* as *theater*."""
    if "our" not in word and "re" not in word:
        return word
    plain = re.sub(r"(?<=..)our(?=(s|ed|ing|ite|ites|able|ful|less|er|ers|y|al|ly)?$)", "or", word)
    return re.sub(r"(?<=[a-z][bcdgptv])re(?=s?$)", "er", plain)


def content_lemmas(word: Word) -> frozenset[str]:
    """The nouns, adjectives and verbs that a form may belong to."""
    return frozenset(lemma for lemma, kind in word.readings if kind & CONTENT)


def _groups(entries: list[list[str]]) -> dict[str, frozenset[int]]:
    """For each word the numbers of the lines it stands on."""
    groups: dict[str, set[int]] = {}
    for number, words in enumerate(entries):
        for word in words:
            groups.setdefault(word, set()).add(number)
    return {word: frozenset(numbers) for word, numbers in groups.items()}


@cache
def language(code: str) -> Language:
    """The language, loaded when it is first asked for."""
    return Language(code)
