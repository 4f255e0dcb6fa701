"""What people write on one line: names, titles, chat."""

import unicodedata

from lairkeeper.server.errors import TooLong

_LEEWAY = 4


def is_endless(text: str, most: int) -> bool:
    """Far too long, whatever could be tidied away: refused unread, because everybody waits while it is read."""
    return len(text) > _LEEWAY * most


def tidied(text: str) -> str:
    return " ".join("".join(filter(is_writable, text)).split())


def checked_line(text: str, what: str, most: int, least: int = 0) -> str:
    kept = text if is_endless(text, most) else tidied(text)
    if not least <= len(kept) <= most:
        raise TooLong(what=what, most=most, found=len(kept))
    return kept


def is_writable(letter: str) -> bool:
    """False for control characters and for marks of writing direction; a joiner inside an emoji may stay."""
    kind = unicodedata.category(letter)
    return letter == "\u200d" or letter.isspace() or kind not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
