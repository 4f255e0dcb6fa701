"""The conditions of curses and monsters on the text of a clue: pure tests of the typed words."""

import re

from lairkeeper.games.trapwords.referee.lexicon.language import Language
from lairkeeper.games.trapwords.referee.lexicon.numbers import number_words
from lairkeeper.games.trapwords.referee.lexicon.table import NAME, NOUN
from lairkeeper.games.trapwords.referee.lexicon.text import Token, fold, normalise, raw_words, tokens
from lairkeeper.kernel.definition.clauses import applies

ARTICLES = {
    "fr": frozenset("le la les l un une des du de d au aux".split()),
    "en": frozenset("the a an".split()),
}
NEGATIONS = {
    "fr": frozenset("ne n pas jamais ni sans aucun aucune nul nulle rien non".split()),
    "en": frozenset("not never no none nothing nobody neither nor without cannot".split()),
}
QUESTION_WORDS = {
    "fr": frozenset("qui que qu quoi quel quelle quels quelles où quand comment pourquoi combien".split()),
    "en": frozenset("who what which where when why how whose whom".split()),
}
ASKING_VERBS = frozenset(
    "am is are was were do does did have has had can could will would shall should may might must isn't aren't wasn't "
    "weren't don't doesn't didn't haven't hasn't hadn't can't couldn't won't wouldn't shouldn't".split()
)
INVERSION = re.compile(r"\w-(t-)?(je|tu|il|elle|on|nous|vous|ils|elles|ce)\b")


def words_said(text: str) -> int:
    """How many words people hear (monster M2): an elided article and a hyphenated compound are part of one word."""
    return len(raw_words(text))


def unpaired_words(text: str) -> list[str]:
    """Words that are not said twice in a row (curse C03)."""
    words = [fold(_trimmed(word)) for word in raw_words(text)]
    alone, at = [], 0
    while at < len(words):
        if words[at : at + 1] == words[at + 1 : at + 2]:
            at += 2
        else:
            alone.append(words[at])
            at += 1
    return alone


@applies("TRP-CUR9")
def echoes(text: str) -> bool:
    """Every word twice in a row; one slip per message is tolerated."""
    return len(unpaired_words(text)) <= 1


@applies("TRP-AMB9")
def repeats(text: str, guess: str, language: Language) -> bool:
    """The other reading of Echo (TRP-AMB9): the message holds every content word of the guess, and no other.

    An echo springs nothing, so a word of one's own has no place in it.
    """
    return _content_words(text, language) == _content_words(guess, language)


def _content_words(text: str, language: Language) -> set[str]:
    found = tokens(text, language.code)
    return {fold(token.text) for token in found if not language.is_function_word(token.text)}


@applies("TRP-CUR10")
def not_nouns(text: str, language: Language) -> list[Token]:
    """Words without a noun reading (curse C04). Articles are ignored, unknown words and numbers pass."""
    return [token for token in tokens(text, language.code) if not _may_be_noun(token, language)]


def _may_be_noun(token: Token, language: Language) -> bool:
    if token.text in ARTICLES[language.code] or token.text.isdigit():
        return True
    if language.is_function_word(token.text) and not language.function_words.is_double(token.text):
        return False
    word = language.word(token.text)
    if word.kinds:
        return bool(word.kinds & (NOUN | NAME))
    return not word.readings or any(kind & (NOUN | NAME) for _, kind in word.readings)


def words_beginning_with(text: str, letter: str, language: Language) -> list[Token]:
    """Words that begin with a letter (curse C07): an elided *s'* too, and a number by its first written word."""
    found = [token for token in tokens(text, language.code) if not _ends_a_number(text, token)]
    return [token for token in found if letter in _first_letters(token, language)]


def _ends_a_number(text: str, token: Token) -> bool:
    """The letters behind a figure, as in *1st*, are no word of their own."""
    return text[: token.start][-1:].isdigit()


def _first_letters(token: Token, language: Language) -> set[str]:
    spoken = number_words(token.text, language.code) or [token.text]
    elided = token.elided[:1] if token.elided == "s" else ""
    return {fold(spoken[0])[:1], elided}


def words_longer_than(text: str, letters: int, language: Language) -> list[Token]:
    """Words with more letters than allowed (curse C13): a compound as a whole, no elided article, no digits."""
    return [token for token in tokens(text, language.code) if _letters(token) > letters]


def _letters(token: Token) -> int:
    return sum(sign.isalpha() for sign in token.text)


def has_negation(text: str, language: Language) -> bool:
    """A clue that denies something (curse C12)."""
    for token in tokens(text, language.code):
        if token.text in NEGATIONS[language.code] or token.elided == "n" or token.text.endswith("n't"):
            return True
    return False


def is_question(text: str, language: Language) -> bool:
    """A clue that asks (monster M6): a question mark at the end, and a question word or an inversion."""
    if not text.rstrip().endswith(("?", "\uff1f")):
        return False
    found = tokens(text, language.code)
    parts = {part for token in found for part in (token.text, token.elided, *token.parts)}
    if parts & QUESTION_WORDS[language.code]:
        return True
    if language.code == "fr":
        return "est-ce" in normalise(text) or bool(INVERSION.search(normalise(text)))
    return bool(found) and (found[0].text in ASKING_VERBS or _contracted(text) in ASKING_VERBS)


def _contracted(text: str) -> str:
    words = raw_words(text)
    return _trimmed(words[0]) if words else ""


def _trimmed(word: str) -> str:
    return word.strip('.,;:!?…"«»()[]')
