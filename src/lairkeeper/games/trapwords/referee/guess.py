"""Is a guess right? Only the word itself counts, inflected or inside a compound; families do not (TRP-GUES7, GUES8)."""

import re
from collections.abc import Sequence

from lairkeeper.games.trapwords.referee.lexicon.language import Language, Word, content_lemmas
from lairkeeper.games.trapwords.referee.lexicon.table import NOUN, NOWHERE
from lairkeeper.games.trapwords.referee.lexicon.text import fold, has_accent, joined, normalise
from lairkeeper.games.trapwords.referee.message import Message, Piece
from lairkeeper.games.trapwords.referee.slips import slip
from lairkeeper.games.trapwords.referee.trap import is_form_of
from lairkeeper.games.trapwords.referee.trap_word import TrapWord
from lairkeeper.games.trapwords.referee.verdict import Closeness, JudgedGuess, MatchReason
from lairkeeper.kernel.definition.clauses import applies

SHORTEST_SLIP = 6
# A feminine noun that only changes its ending: masculine ending, feminine ending.
FEMININES = (
    ("", "e"), ("er", "ere"), ("eur", "euse"), ("teur", "trice"), ("en", "enne"), ("on", "onne"), ("f", "ve"),
    ("x", "se"), ("el", "elle"), ("eau", "elle"), ("c", "que"), ("c", "che"), ("t", "tte"), ("an", "anne"),
    ("eur", "eure"), ("s", "sse"), ("e", "e"), ("", "ne"),
)  # fmt: skip
# Feminines that are other words (TRP-GUES14).
OTHER_WORDS = {"fr": "esse", "en": "ess"}


@applies("TRP-GUES7", "TRP-GUES8")
def answer(message: Message, secret: TrapWord, forms: Sequence[str] = (), gender_is_asked: bool = False) -> JudgedGuess:
    """The answer to a guess. `gender_is_asked` is the switch TRP-AMB5."""
    return (
        _right(message, secret, forms, gender_is_asked)
        or _doubtful(message, secret)
        or JudgedGuess(Closeness.WRONG, _why_wrong(message, secret))
    )


def _guessed(message: Message, given: Closeness, reason: MatchReason, place: tuple[int, int]) -> JudgedGuess:
    start, end = place
    return JudgedGuess(given, reason, message.text[start:end], start, end)


def _right(message: Message, secret: TrapWord, forms: Sequence[str], gender_is_asked: bool) -> JudgedGuess | None:
    if found := _whole(message, secret):
        return found
    if secret.is_compound:
        return None
    accepted = {normalise(form) for form in forms}
    asked: JudgedGuess | None = None
    for piece, via in _candidates(message):
        place = (piece.start, piece.end)
        if piece.word.text in accepted:
            return _guessed(message, Closeness.CORRECT, MatchReason.INFLECTION, place)
        given, reason = _is_the_word(message.language, piece.word, secret, gender_is_asked)
        if given is Closeness.CORRECT:
            return _guessed(message, given, reason if via is MatchReason.SAME else via, place)
        if given is Closeness.ASK:
            asked = _guessed(message, given, reason, place)
    return asked


@applies("TRP-GUES7", "TRP-GUES16")
def _whole(message: Message, secret: TrapWord) -> JudgedGuess | None:
    """All its words side by side, or joined: hyphens, spaces and nothing are equal."""
    pieces, length = message.pieces, len(secret.parts)
    for first in range(len(pieces) - length + 1) if secret.is_compound else ():
        some = pieces[first : first + length]
        if all(is_form_of(piece.word, part) for piece, part in zip(some, secret.parts, strict=True)):
            return _guessed(message, Closeness.CORRECT, MatchReason.WHOLE_COMPOUND, (some[0].start, some[-1].end))
    for spelling in sorted(secret.own_spellings & message.windows.keys()):
        start, end, _ = message.windows[spelling]
        return _guessed(message, Closeness.CORRECT, MatchReason.WHOLE_COMPOUND, (start, end))
    for token in message.tokens if secret.is_compound else ():
        if joined(token.text) in secret.own_spellings:
            return _guessed(message, Closeness.CORRECT, MatchReason.WHOLE_COMPOUND, (token.start, token.end))
    return None


def _candidates(message: Message) -> list[tuple[Piece, MatchReason]]:
    """Each token, and each part between hyphens or of a number; function words are never tested."""
    units = [unit for unit in message.units if unit.via in (MatchReason.SAME, MatchReason.COMPOUND, MatchReason.NUMBER)]
    pieces = [(Piece(unit.word, unit.token.start, unit.token.end, False), unit.via) for unit in units]
    return pieces or [(piece, MatchReason.SAME) for piece in message.pieces if _is_double(message, piece)]


def _is_double(message: Message, piece: Piece) -> bool:
    """Where nothing else was said, a small word that is also a full one is the guess: *avions*, *pres* for *prés*."""
    words, word = message.language.function_words, piece.word
    return words.is_double(word.text) or (word.text not in words.listed and bool(content_lemmas(word)))


def _is_the_word(
    language: Language, guess: Word, secret: TrapWord, gender_is_asked: bool
) -> tuple[Closeness, MatchReason]:
    word = secret.word
    if guess.text == word.text:
        return Closeness.CORRECT, MatchReason.SAME
    if guess.variants & word.variants or (guess.fold == word.fold and _accents_agree(guess, word)):
        return Closeness.CORRECT, MatchReason.SPELLING
    if guess.fold == word.fold:
        return Closeness.WRONG, MatchReason.NOTHING
    if _is_plain_plural(guess.fold, word.fold) or _is_plain_plural(word.fold, guess.fold):
        return Closeness.CORRECT, MatchReason.INFLECTION
    if _is_form(language, guess, secret):
        return _by_gender(language, guess, word, gender_is_asked)
    return Closeness.WRONG, MatchReason.NOTHING


def _is_form(language: Language, guess: Word, secret: TrapWord) -> bool:
    """The secret word is a base form of the guess, or both are forms of one noun."""
    word = secret.word
    if word.text in guess.lemmas or _is_plain_form(guess, secret):
        return True
    return bool(_nouns(guess) & _nouns(word)) or _is_new_feminine(language, guess, word)


@applies("TRP-GUES14")
def _accents_agree(guess: Word, secret: Word) -> bool:
    """A missing accent is forgiven; two accented words without a common base form are two words."""
    if not (guess.is_known and secret.is_known and has_accent(guess.text) and has_accent(secret.text)):
        return True
    return bool(guess.lemmas & secret.lemmas)


def _is_plain_form(guess: Word, secret: TrapWord) -> bool:
    """An inflected form typed without its accents, also where that happens to be another word."""
    return not has_accent(guess.text) and guess.fold in secret.own_spellings


def _is_plain_plural(plural: str, singular: str) -> bool:
    """A regular plural, also of a word that no table has."""
    return plural in (singular + "s", singular + "x", singular + "es") or (
        singular.endswith("man") and plural == singular[:-3] + "men"
    )


def _is_new_feminine(language: Language, guess: Word, secret: Word) -> bool:
    """A regular feminine that no table has: *professeure*, *bûcheronne*."""
    if language.code != "fr" or guess.number != NOWHERE:
        return False
    return _is_regular(_singular(secret.fold), _singular(guess.fold))


def _nouns(word: Word) -> set[str]:
    return {lemma for lemma, kind in word.readings if kind & NOUN}


@applies("TRP-GUES14", "TRP-AMB5")
def _by_gender(language: Language, guess: Word, secret: Word, gender_is_asked: bool) -> tuple[Closeness, MatchReason]:
    """The other gender of a noun is an inflection, unless it changes more than its ending (TRP-GUES14)."""
    one, other = _singular(guess.fold), _singular(secret.fold)
    if language.code == "en" or one == other or _same_but_verb(guess, secret):
        return Closeness.CORRECT, MatchReason.INFLECTION
    masculine, feminine = (one, other) if len(one) <= len(other) else (other, one)
    if feminine.endswith(OTHER_WORDS["fr"]) and not masculine.endswith("s"):
        return Closeness.WRONG, MatchReason.NOTHING
    if not _is_regular(masculine, feminine) or (feminine.endswith("ine") and not masculine.endswith("in")):
        return (
            (Closeness.ASK, MatchReason.GENDER)
            if _is_gender(guess, secret)
            else (Closeness.CORRECT, MatchReason.INFLECTION)
        )
    return (Closeness.ASK if gender_is_asked else Closeness.CORRECT), MatchReason.GENDER


def _same_but_verb(guess: Word, secret: Word) -> bool:
    return not _nouns(guess) & _nouns(secret)


def _is_gender(guess: Word, secret: Word) -> bool:
    """An irregular plural (*yeux*) is no other gender: the secret word is its base form and they share no beginning."""
    return guess.fold[:2] == secret.fold[:2] and not re.search(r"[sx]$", guess.fold)


def _singular(folded: str) -> str:
    if folded.endswith("aux"):
        return folded[:-3] + "al"
    return re.sub(r"[sx]$", "", folded) if len(folded) > 3 else folded


def _is_regular(masculine: str, feminine: str) -> bool:
    return any(
        feminine.endswith(ending) and masculine == feminine[: len(feminine) - len(ending)] + begun
        for begun, ending in FEMININES
    )


def _doubtful(message: Message, secret: TrapWord) -> JudgedGuess | None:
    """The reason to ask the setters: a part of a closed compound, or a slip."""
    if secret.is_compound:
        return _slip(message, secret)
    for unit in message.units:
        if unit.via is MatchReason.CLOSED_COMPOUND and secret.word.text in unit.word.lemmas:
            return _guessed(message, Closeness.ASK, MatchReason.CLOSED_COMPOUND, (unit.token.start, unit.token.end))
    return _slip(message, secret)


@applies("TRP-GUES13")
def _slip(message: Message, secret: TrapWord) -> JudgedGuess | None:
    if len(secret.joined) < SHORTEST_SLIP:
        return None
    language = message.language
    for token in message.tokens:
        is_slip = slip(joined(fold(token.text)), secret.joined)
        if is_slip and not language.is_spelled(language.word(token.text)):
            return _guessed(message, Closeness.ASK, MatchReason.SLIP, (token.start, token.end))
    return None


def _why_wrong(message: Message, secret: TrapWord) -> MatchReason:
    parts = secret.parts if secret.is_compound else ()
    said = any(is_form_of(piece.word, part) for piece in message.pieces for part in parts if not piece.is_function)
    return MatchReason.PART_OF_TRAP if said else MatchReason.NOTHING
