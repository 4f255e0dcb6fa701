"""Names and other single lines of text: tidied, limited in length, and not confusable with another name."""

import unicodedata

from lairkeeper.kernel.data.text import is_endless, tidied
from lairkeeper.server.errors import BadName, MixedAlphabets, TooLong
from lairkeeper.server.storage.backends.name_keys import name_key

LONGEST_NAME = 24

_JOINER = "\u200d"
_JOINED = ("So", "Sk", "Mn", "Mc")

_SIGNS = str.maketrans("il1|!0", "lllllo")
_PAIRS = (("rn", "m"), ("vv", "w"))
_SIDE_BY_SIDE = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "BOPOMOFO", "HANGUL"}
"""Scripts that are written together in one word, also with another one."""


def look(name: str) -> str:
    """A stricter key for people at one table: capital I, small l and 1 are one sign, and spaces do not count."""
    plain = name_key(name).translate(_SIGNS)
    for pair, single in _PAIRS:
        plain = plain.replace(pair, single)
    return "".join(plain.split())


def unmixed(name: str) -> str:
    """Returns the name; refuses a word that mixes letters of two alphabets."""
    if any(len(_scripts(word)) > 1 for word in unicodedata.normalize("NFKC", name).split()):
        raise MixedAlphabets()
    return name


def _scripts(word: str) -> set[str]:
    letters = (sign for sign in word if unicodedata.category(sign) in ("Lu", "Ll", "Lt", "Lo"))
    return {unicodedata.name(letter, "?").partition(" ")[0] for letter in letters} - _SIDE_BY_SIDE


def checked_name(name: str) -> str:
    """A display name: something to see, not too long, without line breaks or signs that turn the text around."""
    kept = name if is_endless(name, LONGEST_NAME) else tidied(_without_joiners(unicodedata.normalize("NFC", name)))
    if not 1 <= len(kept) <= LONGEST_NAME:
        raise BadName(most=LONGEST_NAME, found=len(kept))
    return kept


def _without_joiners(name: str) -> str:
    """A joiner belongs into an emoji or behind a mark; behind a letter nobody sees it, and the name looks like another
    one."""
    pairs = zip(f" {name}", name, strict=False)
    return "".join(sign for before, sign in pairs if sign != _JOINER or unicodedata.category(before) in _JOINED)


def checked_line(text: str, what: str, most: int, least: int = 0) -> str:
    kept = text if is_endless(text, most) else tidied(text)
    if not least <= len(kept) <= most:
        raise TooLong(what=what, most=most, found=len(kept))
    return kept
