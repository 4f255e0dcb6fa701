"""Checks a host's own word list (TRP-BOOK12): every line that cannot be played, with the reason and the other word.

The check takes time linear in the length of the list, whatever is pasted. Words are compared only if one says something
that the other is named by, a refused word is compared with no later one, and comparisons are limited in number, as are
the parts of words that are looked up.
"""

import re
import unicodedata
from collections.abc import Iterator
from hashlib import blake2b
from typing import Literal, NamedTuple

from lairkeeper.games.trapwords.components.kinds import Language
from lairkeeper.games.trapwords.referee.lexicon.language import Language as Vocabulary
from lairkeeper.games.trapwords.referee.lexicon.language import Word
from lairkeeper.games.trapwords.referee.lexicon.text import fold, joined, normalise
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.message import WIDEST_WINDOW, Message
from lairkeeper.games.trapwords.referee.verdict import Sureness
from lairkeeper.kernel.definition.clauses import applies

MOST_PARTS, FEWEST_LETTERS, LONGEST_WORD = 3, 2, 30
LONGEST_NORMAL = 36
"""Letters of a word with its ligatures written out. One sign may stand for eighteen letters."""
MOST_MARKS = 3
"""Accents that belong to no letter of our alphabet; letters with accents of their own have none."""
MOST_COMPARISONS = 300
"""Far more than honest lists need: our own lists of 400 words need about thirty."""
MOST_PARTS_READ = 1_400
"""Parts looked up for one list: a thousand honest words have about 1,200. Words after them are compared as spelled."""
MOST_REMEMBERED = 1_000

_PART = re.compile(r"\d|[^\W\d_]+")
"""What is looked up: every run of letters; a number is read as words, about one for each figure."""

Trouble = Literal["too_long", "nonsense", "function_word", "too_many_words", "twice", "family"]


class WordProblem(NamedTuple):
    """A line that is refused; `other` is the entry it cannot stand beside."""

    word: str
    trouble: Trouble
    other: str = ""


class ListedWord(NamedTuple):
    """A word of a list: `says` are keys of the words that it says as a clue, `names` those by which it is sprung."""

    word: str
    says: frozenset[str]
    names: frozenset[str]


_accepted: dict[bytes, None] = {}
"""Digests of lists without a problem: a table is set up again whenever it is loaded."""


@applies("TRP-BOOK12", "TRP-BOOK8")
def problems(language: Language, words: tuple[str, ...]) -> tuple[WordProblem, ...]:
    """The refused lines in the order of the list."""
    digest = blake2b("\n".join((language, *words)).encode(), digest_size=16).digest()
    if digest in _accepted:
        return ()
    found = tuple(_problems(language, words))
    if not found:
        if len(_accepted) >= MOST_REMEMBERED:
            _accepted.clear()
        _accepted[digest] = None
    return found


def _problems(language: Language, words: tuple[str, ...]) -> Iterator[WordProblem]:
    families = Families(language)
    folds: dict[str, str] = {}
    for word in words:
        if (trouble := _trouble(word)) is not None:
            yield WordProblem(_shortened(word), trouble)
            continue
        spelling = fold(word)
        if spelling in folds:
            yield WordProblem(word, "twice", folds[spelling])
        elif families.can_read(word) and families.is_function_word(word):
            yield WordProblem(word, "function_word")
        elif (other := families.relative_of(word)) is not None:
            yield WordProblem(word, "family", other)
        folds.setdefault(spelling, word)


def _shortened(word: str) -> str:
    return word if len(word) <= LONGEST_WORD else f"{word[:LONGEST_WORD]}…"


def _trouble(word: str) -> Trouble | None:
    """The reason to refuse a word as it is spelled."""
    if len(word) > LONGEST_WORD or not is_short(word):
        return "too_long"
    if sum(sign.isalpha() for sign in word) < FEWEST_LETTERS or _has_loose_marks(normalise(word)):
        return "nonsense"
    return "too_many_words" if len(word.split()) > MOST_PARTS else None


def is_short(word: str) -> bool:
    """Also with its ligatures written out."""
    return len(word) <= LONGEST_NORMAL >= len(normalise(word))


def _has_loose_marks(normal: str) -> bool:
    return not normal.isascii() and sum(unicodedata.combining(sign) > 0 for sign in normal) > MOST_MARKS


class Families:
    """The words of a list so far; finds an earlier word that a new one would spring, or the other way round."""

    def __init__(self, language: Language) -> None:
        self.referee = match(language)
        self._comparisons = 0
        self._parts_read = 0
        self._saying: dict[str, list[str]] = {}
        self._named: dict[str, list[str]] = {}

    def can_read(self, word: str) -> bool:
        """Whether the parts of this word may still be looked up; they count from now on."""
        parts = len(_PART.findall(normalise(word)))
        self._parts_read += parts + (word != fold(word))  # accents: both spellings are looked up
        return self._parts_read <= MOST_PARTS_READ

    def is_function_word(self, word: str) -> bool:
        is_function_word = self.referee.language.is_function_word
        return len(word.split()) == 1 and any(map(is_function_word, {word, fold(word)}))

    def relative_of(self, word: str) -> str | None:
        """An earlier word of the same family; a word without one is remembered."""
        is_read = self._parts_read <= MOST_PARTS_READ
        new = entry(self.referee.language, word) if is_read else ListedWord(word, _spelled(word), _spelled(word))
        for other in self._candidates(new):
            if self._comparisons >= MOST_COMPARISONS:
                return None
            if self._are_related(other, word):
                return other
        self._add(new)
        return None

    def _candidates(self, new: ListedWord) -> Iterator[str]:
        seen = set()
        for keys, index in ((new.says, self._named), (new.names, self._saying)):
            for other in (other for key in sorted(keys & index.keys()) for other in index[key]):
                if other not in seen:
                    seen.add(other)
                    yield other

    def _are_related(self, other: str, word: str) -> bool:
        self._comparisons += 1
        return max(self.referee.trap(other, word).level, self.referee.trap(word, other).level) >= Sureness.PROBABLE

    def _add(self, new: ListedWord) -> None:
        for keys, index in ((new.says, self._saying), (new.names, self._named)):
            for key in keys:
                index.setdefault(key, []).append(new.word)


def entry(language: Vocabulary, text: str) -> ListedWord:
    """The keys of a word. A compound is named by all its words together, a single word by its forms and relatives.

    Two words that are one typing slip apart have no common key: a slip makes no family.
    """
    message = Message(language, text)
    words = [unit.word for unit in message.units]
    short = [meaning for word in words for meaning in message.meanings(word)]
    spelled = _spelled(text)
    says = spelled.union(("".join(map(fold, meaning)) for meaning in short), *(_keys(language, word) for word in words))
    if len(message.pieces) > 1:
        pairs = _pairs(message)
        return ListedWord(text, says.union(message.windows, pairs), spelled | pairs)
    named = [*(piece.word for piece in message.pieces), *(language.word(meaning[0]) for meaning in short)]
    return ListedWord(text, says, spelled.union(*(_keys(language, word) for word in named)))


def _spelled(text: str) -> frozenset[str]:
    """A compound written as one word, and without its plural ending."""
    whole = joined(text)
    return frozenset((whole, whole.removesuffix("s")))


def _pairs(message: Message) -> set[str]:
    """Every two words of a compound that are near each other, in each of their base forms."""
    forms = [{piece.word.fold, *map(fold, piece.word.lemmas)} for piece in message.pieces]
    pairs = ((first, last) for at, first in enumerate(forms) for last in forms[at + 1 : at + WIDEST_WINDOW])
    return {f"{one} {other}" for first, last in pairs for one in first for other in last}


def _keys(language: Vocabulary, word: Word) -> set[str]:
    """Spelling, base forms, roots, families, kin and spelling variants of a word."""
    numbers = word.roots | word.bases | word.kin
    sources = {fold(source) for lemma in word.lemmas for source in language.blends.get(lemma, ())}
    return (
        {word.fold, *map(fold, word.lemmas), *sources}
        | {f"root {number}" for number in numbers}
        | {f"family {number}" for number in word.families}
        | {f"variant {number}" for number in word.variants}
    )
