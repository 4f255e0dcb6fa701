"""Letters and words of a message: the normal form of a text, its fold, and its tokens with their place in it.

A token is a run of letters and digits with inner hyphens and apostrophes. Places are counted in the text as it was
typed, so that a screen can underline the very word.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import NamedTuple

APOSTROPHES = "'\u2019\u2018\u02bc\uff07\u00b4`"
HYPHENS = "-\u2010\u2011\u2012\u2013\ufe63\uff0d"
INVISIBLE = "\u00ad\u200b\u200c\u200d\u2060\ufeff"

_SIGNS = {ord(sign): "'" for sign in APOSTROPHES} | {ord(sign): "-" for sign in HYPHENS}
_SIGNS |= {ord(sign): "" for sign in INVISIBLE}
_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ı": "i"})
# Letters of other alphabets that look like ours: they must not hide a trap word.
_LOOKALIKES = str.maketrans("аеорсухіјѕԁһҏԛԝυοανικρτ", "aeopcyxijsdhpqwuoavikpt")

_INSIDE = rf"[^\W_]|[\u0300-\u036f{INVISIBLE}]"
_GROUPED = r"\d{1,3}(?:[ .,\u00a0\u202f]\d{3})+(?!\d)"
_TOKEN = re.compile(rf"{_GROUPED}|(?:{_INSIDE})+(?:[{HYPHENS}{APOSTROPHES}](?:{_INSIDE})+)*[{APOSTROPHES}]?")
_LATIN = re.compile(r"[a-z]")

ELISIONS = ("jusqu", "lorsqu", "puisqu", "quoiqu", "presqu", "qu", "l", "d", "j", "m", "n", "s", "t", "c")


class Token(NamedTuple):
    """A word of a message: its normal form without an elided article, that article, and its place in the message."""

    text: str
    start: int
    end: int
    elided: str = ""

    @property
    def parts(self) -> list[str]:
        return [part for part in self.text.split("-") if part]


LONGEST_REMEMBERED = 40
"""Letters of a text whose form is kept, and of the form: one sign such as U+FDFA may stand for eighteen letters."""
MOST_REMEMBERED = 20_000
"""They take 10 MB at most, whatever is typed."""


def normalise(text: str) -> str:
    """One spelling for what is typed in many ways; accents stay."""
    if text.isascii():
        return _plain(text)
    return _kept_normal(text)


def fold(text: str) -> str:
    """The normal form without accents."""
    if text.isascii():
        return _plain(text)
    return _kept_fold(text)


def _plain(text: str) -> str:
    """The normal form of a text without accents; it costs less than to look one up."""
    return text.lower().replace("`", "'")


def _normal(text: str) -> str:
    plain = unicodedata.normalize("NFKC", text).translate(_SIGNS).casefold().translate(_LETTERS)
    if _LATIN.search(plain) and not plain.isascii():
        plain = plain.translate(_LOOKALIKES)
    return unicodedata.normalize("NFC", plain)


def _folded(text: str) -> str:
    plain = normalise(text)
    if plain.isascii():
        return plain
    return "".join(sign for sign in unicodedata.normalize("NFD", plain) if not unicodedata.combining(sign))


def _remembering(form: Callable[[str], str]) -> Callable[[str], str]:
    """The same for texts that were asked about lately, if they and their forms are short."""
    kept: dict[str, str] = {}

    def remembered(text: str) -> str:
        found = kept.get(text)
        if found is None:
            found = form(text)
            if len(text) <= LONGEST_REMEMBERED >= len(found):
                if len(kept) >= MOST_REMEMBERED:
                    kept.clear()
                kept[text] = found
        return found

    return remembered


_kept_normal, _kept_fold = _remembering(_normal), _remembering(_folded)


def has_accent(word: str) -> bool:
    return fold(word) != normalise(word)


def joined(text: str) -> str:
    """The fold of a compound without hyphens, spaces and apostrophes."""
    return re.sub(r"[\s'-]+", "", fold(text))


def tokens(text: str, language: str) -> list[Token]:
    """The words of a message, in order."""
    return [token for found in _TOKEN.finditer(text) for token in _cut(found, language)]


def raw_words(text: str) -> list[str]:
    """The words as people count them by ear: separated by spaces, with what is elided in front of them."""
    return [normalise(word) for word in text.split() if any(sign.isalnum() for sign in word)]


def _cut(found: re.Match[str], language: str) -> Iterator[Token]:
    """A number apart from the letters behind it, a word apart from what is elided before it."""
    typed, start = found[0], found.start()
    if typed[0].isdigit():
        figures = re.match(_GROUPED, typed) or re.match(r"\d+", typed)
        length = figures.end() if figures else 0
        yield Token(re.sub(r"\D", "", typed[:length]), start, start + length)
        rest = typed[length:].lstrip(HYPHENS + APOSTROPHES)
        if rest:
            yield from _word(rest, start + len(typed) - len(rest), language)
        return
    yield from _word(typed, start, language)


def _word(typed: str, start: int, language: str) -> Iterator[Token]:
    text, end = normalise(typed), start + len(typed)
    if language == "fr":
        yield _without_elision(text, start, end)
    else:
        yield Token(_without_possessive(text), start, end)


def _without_elision(text: str, start: int, end: int) -> Token:
    before, sign, after = text.partition("'")
    if sign and after and before in ELISIONS:
        return Token(after.strip("'"), start + len(before) + 1, end, before)
    return Token(text.rstrip("'"), start, end)


def _without_possessive(text: str) -> str:
    text = text.rstrip("'")
    return text[:-2] if text.endswith("'s") else text
