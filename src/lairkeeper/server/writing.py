"""What people write on one line: names, titles, chat."""

import unicodedata

from lairkeeper.server.errors import TooLong

_LEEWAY = 4
_BLANK = "\u115f\u1160\u3164\uffa0\u2800"
"""Fillers of Hangul, and Braille without a dot: letters and signs that leave the paper white."""


def is_endless(text: str, most: int) -> bool:
    """Far too long, whatever could be tidied away: refused unread, because everybody waits while it is read."""
    return len(text) > _LEEWAY * most


def tidied(text: str) -> str:
    """Without line breaks and signs that do not belong there; nothing if there is nothing to see."""
    kept = " ".join("".join(filter(is_writable, text)).split())
    return kept if any(map(is_seen, kept)) else ""


def checked_line(text: str, what: str, most: int, least: int = 0) -> str:
    kept = text if is_endless(text, most) else tidied(text)
    if not least <= len(kept) <= most:
        raise TooLong(what=what, most=most, found=len(kept))
    return kept


def is_writable(letter: str) -> bool:
    """False for control characters and for marks of writing direction; a joiner inside an emoji may stay."""
    kind = unicodedata.category(letter)
    return letter == "\u200d" or letter.isspace() or kind not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def is_seen(letter: str) -> bool:
    """True for letters, digits and signs; accents and joiners are seen only together with one."""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANK
