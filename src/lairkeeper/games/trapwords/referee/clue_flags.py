"""Hints for the setters that a clue may break a clue rule. They prove nothing."""

import re

from lairkeeper.games.trapwords.referee.lexicon.language import Language
from lairkeeper.games.trapwords.referee.lexicon.table import CONTENT, NAME, NOWHERE
from lairkeeper.games.trapwords.referee.lexicon.text import Token, fold, normalise, tokens
from lairkeeper.games.trapwords.referee.trap_word import TrapWord
from lairkeeper.kernel.definition.clauses import applies

SOUND_WORDS = {
    "fr": re.compile(
        r"\b(rimes?|rimer|rimant|sonne comme|se prononce|lettres?|commence(nt)? par|finit par|syllabes?)\b"
    ),
    "en": re.compile(r"\b(rhymes?|rhyming|sounds? like|pronounced|letters?|(starts?|begins?|ends?) with|syllables?)\b"),
}
EMOJI = re.compile("[\u2190-\u2bff\u3000-\u303f\ufe0f\U0001f000-\U0001faff]")
LINK = re.compile(r"https?:|www\.|\.(com|fr|org|net)\b", re.IGNORECASE)


@applies("TRP-CLUE8", "TRP-CLUE12")
def names(text: str, language: Language) -> list[Token]:
    """Words that look like proper nouns (TRP-CLUE8): a capital inside a sentence, or a word that is only a name."""
    return [
        token
        for place, token in enumerate(tokens(text, language.code))
        if _looks_like_name(text, place, token, language)
    ]


def _looks_like_name(text: str, place: int, token: Token, language: Language) -> bool:
    word = language.word(token.text)
    if token.text in language.abbreviations or language.is_function_word(token.text):
        return False
    if word.kinds & NAME and not word.kinds & CONTENT:
        return True
    typed = text[token.start : token.end]
    begins = place == 0 or re.search(r"[.!?…]\s*$", text[: token.start])
    return typed[:1].isupper() and not typed.isupper() and not begins


@applies("TRP-CLUE10")
def speaks_of_sound(text: str, language: Language) -> bool:
    """A clue about rhymes, letters or sounds (TRP-CLUE10)."""
    return bool(SOUND_WORDS[language.code].search(normalise(text)))


@applies("TRP-CLUE10")
def homophones(text: str, secret: TrapWord) -> list[Token]:
    """Words that sound like the secret word and are not forms of it (TRP-CLUE10)."""
    language = secret.language
    if secret.is_compound or secret.word.number == NOWHERE:
        return []
    alike = {language.forms.words[number] for number in language.forms.sounding_like(secret.word.number)}
    return [
        token
        for token in tokens(text, language.code)
        if token.text in alike and not language.word(token.text).lemmas & secret.word.lemmas
    ]


@applies("TRP-CLUE7")
def examples(text: str, known: list[str], language: Language) -> list[Token]:
    """Known examples of the secret word (TRP-CLUE7)."""
    wanted = {fold(example) for example in known}
    return [
        token
        for token in tokens(text, language.code)
        if {fold(lemma) for lemma in language.word(token.text).lemmas} & wanted
    ]


@applies("TRP-CLUE16")
def is_no_writing(text: str) -> bool:
    """Pictures, links, or no letters at all (TRP-CLUE16)."""
    return bool(EMOJI.search(text) or LINK.search(text)) or not any(sign.isalnum() for sign in text)
