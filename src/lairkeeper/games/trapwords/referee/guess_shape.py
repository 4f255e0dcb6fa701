"""How many guesses a typed message is: one, several, none, or too many at once (TRP-GUES5, GUES10, GUES17)."""

import re
from itertools import pairwise

from lairkeeper.games.trapwords.referee.lexicon.language import Language
from lairkeeper.games.trapwords.referee.lexicon.table import ADJECTIVE, CONTENT, NAME, NOUN
from lairkeeper.games.trapwords.referee.lexicon.text import Token, fold, tokens
from lairkeeper.kernel.definition.clauses import applies

LONGEST_GUESS = 60
LONGEST_ITEM = 3
THINKING = {
    "fr": frozenset("crois croire pense penser sais savoir idée idee".split()),
    "en": frozenset("think know guess idea".split()),
}
SEPARATORS = {"fr": r"[,;/]|\s+ou\s+", "en": r"[,;/]|\s+or\s+"}


@applies("TRP-GUES9", "TRP-GUES10")
def listed_guesses(text: str, language: Language) -> list[str]:
    """The guesses of a message: each item of a list, or the whole sentence (TRP-GUES10)."""
    items = [item.strip() for item in re.split(SEPARATORS[language.code], text) if item.strip()]
    is_list = len(items) > 1 and all(len(item.split()) <= LONGEST_ITEM for item in items)
    return items if is_list else [text.strip()]


@applies("TRP-GUES5")
def names_no_word(text: str, language: Language) -> bool:
    """Only function words and words of thinking: *I think I know* (TRP-GUES5)."""
    found = tokens(text, language.code)
    idle = THINKING[language.code]
    return bool(found) and all(token.text in idle or language.is_function_word(token.text) for token in found)


@applies("TRP-GUES17")
def is_string_of_guesses(text: str, language: Language) -> bool:
    """Neighbouring words that are all guesses (TRP-GUES17): two that can only be nouns, or three that can be."""
    return any(_is_string(run, language) for run in _neighbourhoods(text, language))


def _neighbourhoods(text: str, language: Language) -> list[list[Token]]:
    """Runs of nouns; punctuation, function words and other kinds of words end a run."""
    runs: list[list[Token]] = [[]]
    end = 0
    for token in tokens(text, language.code):
        apart = bool(re.search(r"[^\s'’]", text[end : token.start])) or bool(token.elided)
        if apart or not _can_be_noun(token, language):
            runs.append([])
        if _can_be_noun(token, language):
            runs[-1].append(token)
        end = token.end
    return [run for run in runs if len(run) > 1]


def _is_string(run: list[Token], language: Language) -> bool:
    if _is_compound(run, language):
        return False
    only = [_is_only_noun(token, language) for token in run]
    return len(run) >= 3 or any(first and second for first, second in pairwise(only))


def _is_compound(run: list[Token], language: Language) -> bool:
    """A compound of the dictionary, or of the table of short forms, covers the run."""
    words = [token.text for token in run]
    if language.is_word("-".join(words)) or language.is_word("".join(words)):
        return True
    return [fold(word) for word in words] in language.known_phrases


def _can_be_noun(token: Token, language: Language) -> bool:
    return not language.is_function_word(token.text) and bool(language.word(token.text).kinds & (NOUN | NAME))


def _is_only_noun(token: Token, language: Language) -> bool:
    kinds = language.word(token.text).kinds
    return bool(kinds & (NOUN | NAME)) and not kinds & (CONTENT & ~NOUN | ADJECTIVE)
