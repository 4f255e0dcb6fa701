"""What people write on one line: names, titles, chat."""

from lairkeeper.kernel.text import is_endless, tidied
from lairkeeper.server.errors import TooLong

__all__ = ["checked_line", "is_endless", "tidied"]


def checked_line(text: str, what: str, most: int, least: int = 0) -> str:
    kept = text if is_endless(text, most) else tidied(text)
    if not least <= len(kept) <= most:
        raise TooLong(what=what, most=most, found=len(kept))
    return kept
