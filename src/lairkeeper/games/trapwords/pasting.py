"""Lists that a host pastes (TRP-BOOK12): every line that cannot be played, with the reason and the other word."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal, NamedTuple, TypeVar

from lairkeeper.games.trapwords.kinds import Language
from lairkeeper.games.trapwords.referee.compare import SHORTEST_SLIP
from lairkeeper.games.trapwords.referee.language import Language as Vocabulary
from lairkeeper.games.trapwords.referee.language import Word
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.text import fold
from lairkeeper.games.trapwords.referee.verdict import Level
from lairkeeper.kernel.clauses import applies

MOST_WORDS = 3

W = TypeVar("W")

Trouble = Literal["empty", "function_word", "too_many_words", "twice", "family"]


class Problem(NamedTuple):
    """A line that is refused; `other` is the entry it cannot stand beside."""

    word: str
    trouble: Trouble
    other: str = ""


@cache
@applies("TRP-BOOK12", "TRP-BOOK8")
def problems(language: Language, words: tuple[str, ...]) -> tuple[Problem, ...]:
    """Function words, long phrases, words that stand there twice, and words of one family."""
    alone = tuple(problem for word in words for problem in _alone(language, word))
    return alone + tuple(_in_pairs(language, words))


def _alone(language: Language, word: str) -> Iterator[Problem]:
    if not fold(word).strip():
        yield Problem(word, "empty")
    elif len(word.split()) > MOST_WORDS:
        yield Problem(word, "too_many_words")
    elif match(language).language.is_function_word(fold(word)) or match(language).language.is_function_word(word):
        yield Problem(word, "function_word")


def _in_pairs(language: Language, words: tuple[str, ...]) -> Iterator[Problem]:
    """Only words that share a key can be of one family: those are compared."""
    for other, word in pairs_with_common_keys([(word, keys(language, word)) for word in words]):
        yield from _together(language, other, word)


def pairs_with_common_keys(words: Iterable[tuple[W, frozenset[str]]]) -> Iterator[tuple[W, W]]:
    """Each pair once, in the order of the list."""
    groups: defaultdict[str, dict[int, W]] = defaultdict(dict)
    for place, (word, found) in enumerate(words):
        earlier: dict[int, W] = {}
        for key in found:
            earlier |= groups[key]
            groups[key][place] = word
        yield from ((earlier[at], word) for at in sorted(earlier))


@cache
def keys(language: Language, text: str) -> frozenset[str]:
    """What a word shares with every word that it springs or that springs it: spellings, base forms, roots, families,
    kin, parts, what it is short for; and one letter less, by which two words with a slip between them meet."""
    referee = match(language)
    trap, message = referee.prepared(text), referee.message(text)
    words = {*(unit.word for unit in message.units), *trap.parts, trap.word, *trap.stands_for}
    whole = fold("".join(part.text for part in trap.parts))
    spelled = {whole, *_with_a_letter_less(whole), *_with_a_letter_less(whole.removesuffix("s"))}
    meanings = {"".join(map(fold, meaning)) for word in words for meaning in message.meanings(word)}
    return frozenset().union(spelled, meanings, *(_keys_of(referee.language, word) for word in words))


def _with_a_letter_less(word: str) -> Iterator[str]:
    return (word[:at] + word[at + 1 :] for at in range(len(word)) if len(word) >= SHORTEST_SLIP)


def _keys_of(language: Vocabulary, word: Word) -> set[str]:
    numbers = word.roots | word.bases | word.kin
    sources = {fold(source) for lemma in word.lemmas for source in language.blends.get(lemma, ())}
    return (
        {word.fold, *map(fold, word.lemmas), *sources}
        | {f"root {number}" for number in numbers}
        | {f"family {number}" for number in word.families}
        | {f"variant {number}" for number in word.variants}
    )


def _together(language: Language, other: str, word: str) -> Iterator[Problem]:
    if fold(other) == fold(word):
        yield Problem(word, "twice", other)
        return
    referee = match(language)
    if max(referee.trap(other, word).level, referee.trap(word, other).level) >= Level.PROBABLE:
        yield Problem(word, "family", other)
