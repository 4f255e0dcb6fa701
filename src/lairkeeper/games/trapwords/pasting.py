"""Lists that a host pastes (TRP-BOOK12): every line that cannot be played, with the reason and the other word."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Literal, NamedTuple

from lairkeeper.games.trapwords.kinds import Language
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.text import fold
from lairkeeper.games.trapwords.referee.verdict import Level
from lairkeeper.kernel.clauses import applies

MOST_WORDS = 3
SAME_BEGINNING = 4

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
    """Only words that share a beginning, a base or a part can be of one family: those are compared."""
    groups: defaultdict[str, list[str]] = defaultdict(list)
    compared: set[tuple[str, str]] = set()
    for word in words:
        for key in _keys(language, word):
            for other in groups[key]:
                if (other, word) not in compared:
                    compared.add((other, word))
                    yield from _together(language, other, word)
            groups[key].append(word)


def _keys(language: Language, word: str) -> set[str]:
    known = match(language).language.word(word)
    keys = {fold(word)[:SAME_BEGINNING], *(fold(part) for part in word.replace("-", " ").split())}
    keys |= {f"root {root}" for root in known.roots | known.bases} | {f"family {each}" for each in known.families}
    return keys | {part for part, _ in known.parts}


def _together(language: Language, other: str, word: str) -> Iterator[Problem]:
    if fold(other) == fold(word):
        yield Problem(word, "twice", other)
        return
    referee = match(language)
    if max(referee.trap(other, word).level, referee.trap(word, other).level) >= Level.PROBABLE:
        yield Problem(word, "family", other)
