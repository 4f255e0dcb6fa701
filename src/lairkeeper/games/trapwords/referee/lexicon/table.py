"""A packed table of words: sorted bytes and arrays, searched where they lie, so that loading builds no objects.

The files are made by `tools/language`; docs/language-data.md names their arrays. A word is a number here.
"""

from array import array
from ast import literal_eval
from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from functools import cached_property
from io import BytesIO
from pathlib import Path
from typing import Literal
from zipfile import ZipFile

from lairkeeper.games.trapwords.referee.lexicon.curated import data_file

NOUN, ADJECTIVE, VERB, ADVERB, OTHER, NAME = 1, 2, 4, 8, 16, 32
CONTENT = NOUN | ADJECTIVE | VERB
NOWHERE = -1
KINDS: Mapping[str, Literal["B", "b", "H", "i"]] = {"|u1": "B", "|i1": "b", "<u2": "H", "<i4": "i"}
"""Kinds of numbers in the files, and what a memoryview calls them."""
ACCENTED = {"a": "aàâä", "c": "cç", "e": "eéèêë", "i": "iîï", "n": "nñ", "o": "oôö", "u": "uùûü"}


def load_arrays(language: str, name: str) -> dict[str, memoryview]:
    """Every array of a file as one row of numbers: an archive of files, each with a header and then the numbers."""
    with ZipFile(BytesIO(data_file(language, name).read_bytes())) as archive:
        return {Path(file).stem: _numbers(archive.read(file)) for file in archive.namelist()}


def _numbers(data: bytes) -> memoryview:
    """A header of ten bytes and a description, whose length stands in the last two of the ten."""
    start = 10 + int.from_bytes(data[8:10], "little")
    described = literal_eval(data[10:start].decode("latin-1"))
    return memoryview(data)[start:].cast(KINDS[described["descr"]])


class WordList:
    """Words in the order of their bytes. Where the words with the same first two bytes stand is remembered: there are
    at most 65,536 such beginnings, whatever is looked up."""

    def __init__(self, letters: memoryview, ends: memoryview) -> None:
        self._letters: bytes = letters.tobytes()
        self._ends = ends
        self._count = range(len(self._ends) - 1)
        self._shelves: dict[bytes, tuple[int, int]] = {}

    def __len__(self) -> int:
        return len(self._count)

    def __getitem__(self, number: int) -> str:
        return self._bytes(number).decode("utf-8")

    def _bytes(self, number: int) -> bytes:
        return self._letters[self._ends[number] : self._ends[number + 1]]

    def _place(self, wanted: bytes) -> int:
        """Where a word stands, or would stand."""
        begun = wanted[:2]
        shelf = self._shelves.get(begun)
        if shelf is None:
            first = bisect_left(self._count, begun, key=self._bytes)
            shelf = first, bisect_left(self._count, begun + b"\xff", lo=first, key=self._bytes)
            self._shelves[begun] = shelf
        return bisect_left(self._count, wanted, *shelf, key=self._bytes)

    def find(self, word: str) -> int:
        """The number of a word, or NOWHERE."""
        wanted = word.encode("utf-8")
        at = self._place(wanted)
        return at if at < len(self._count) and self._bytes(at) == wanted else NOWHERE

    def has_prefix(self, begun: str) -> bool:
        """Whether a word begins with these letters."""
        wanted = begun.encode("utf-8")
        at = self._place(wanted)
        return at < len(self._count) and self._bytes(at).startswith(wanted)

    def run(self, word: str) -> range:
        """The places of a word that may stand in the list several times."""
        wanted = word.encode("utf-8")
        first = self._place(wanted)
        last = first
        while last < len(self._count) and self._bytes(last) == wanted:
            last += 1
        return range(first, last)

    def heads(self, sign: str) -> frozenset[str]:
        """What stands before this sign in the words that hold it."""
        wanted, found, at = sign.encode("utf-8"), set(), -1
        while (at := self._letters.find(wanted, at + 1)) >= 0:
            word = bisect_right(self._ends, at) - 1
            found.add(self._letters[self._ends[word] : at])
        return frozenset(head.decode("utf-8") for head in found)


class Lists:
    """For each word a list of numbers, kept in one row."""

    def __init__(self, starts: memoryview, entries: memoryview) -> None:
        self._starts, self._entries = starts, entries

    def __getitem__(self, number: int) -> list[int]:
        return self._entries[self._starts[number] : self._starts[number + 1]].tolist()


class Forms:
    """The forms of a language: base forms, frequencies, roots, compound parts, kin, stems, sounds, genders of nouns."""

    def __init__(self, language: str) -> None:
        arrays = load_arrays(language, "forms.npz")
        self.words = WordList(arrays["words_bytes"], arrays["words_ends"])
        self.lemmas = Lists(arrays["lemmas_starts"], arrays["lemmas"])
        self.kinds = Lists(arrays["lemmas_starts"], arrays["kinds"])
        self.roots = Lists(arrays["roots_starts"], arrays["roots"])
        self.parts = Lists(arrays["parts_starts"], arrays["parts"])
        self.kin = Lists(arrays["kin_starts"], arrays["kin"])
        self.frequency = arrays["frequency"]
        self.stems = arrays["stems"]
        self.sounds = arrays["sounds"]
        self.genders = arrays["genders"]
        self._folds = WordList(arrays["folds_bytes"], arrays["folds_ends"])
        self._fold_words = arrays["fold_words"]
        self._lemma_row, self._lemma_starts = arrays["lemmas"], arrays["lemmas_starts"]

    @cached_property
    def heads(self) -> frozenset[str]:
        """What stands before the apostrophe of a word, as it is spelled or without accents."""
        return self.words.heads("'") | self._folds.heads("'")

    def with_fold(self, folded: str) -> list[int]:
        """Words that are this one apart from their accents."""
        return [self._fold_words[place] for place in self._folds.run(folded)]

    def forms_of(self, lemma: int) -> list[int]:
        """Every form of a base form."""
        lemmas, order = self._by_lemma
        places = order[bisect_left(lemmas, lemma) : bisect_right(lemmas, lemma)]
        return sorted({bisect_right(self._lemma_starts, place) - 1 for place in places})

    @cached_property
    def _by_lemma(self) -> "tuple[array[int], array[int]]":
        """The base forms of all words in order, and where each stands."""
        order = sorted(range(len(self._lemma_row)), key=self._lemma_row.__getitem__)
        return array("i", map(self._lemma_row.__getitem__, order)), array("i", order)

    def sounding_like(self, word: int) -> list[int]:
        """Other words with the same sound."""
        sound, (sounds, order) = self.sounds[word], self._by_sound
        return [same for same in order[bisect_left(sounds, sound) : bisect_right(sounds, sound)] if same != word]

    @cached_property
    def _by_sound(self) -> "tuple[array[int], array[int]]":
        """The sounds of all words in order, and the word of each; words without a sound are left out."""
        order = sorted(filter(self.sounds.__getitem__, range(len(self.sounds))), key=self.sounds.__getitem__)
        return array("i", map(self.sounds.__getitem__, order)), array("i", order)


class Spelling:
    """Further words that are spelled right, of which nothing is known but what they can be."""

    def __init__(self, language: str) -> None:
        arrays = load_arrays(language, "spelling.npz")
        self._words = WordList(arrays["words_bytes"], arrays["words_ends"])
        self._kinds = arrays["kinds"]

    def kinds(self, word: str) -> int:
        """What a word can be, or 0 where it is not in the list."""
        found = self._words.find(word)
        return 0 if found == NOWHERE else self._kinds[found]

    def has_accented(self, folded: str) -> bool:
        """Whether a word of the list is this one apart from its accents."""
        begun = [""]
        for letter in folded:
            longer = (before + sign for before in begun for sign in ACCENTED.get(letter, letter))
            begun = [some for some in longer if self._words.has_prefix(some)]
        return any(self._words.find(whole) != NOWHERE for whole in begun)
