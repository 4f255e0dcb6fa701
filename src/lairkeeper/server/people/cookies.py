"""Our own cookie, read in one pass over the header.

The parser of the standard library takes quadratic time on backslashes before Python 3.11.10, and values of ours are
never quoted.
"""

from collections.abc import Iterable

COOKIE = "lairkeeper"

_BEGINNING = f"{COOKIE}="


def cookie_in(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The first cookie of our name; empty if the browser has sent none."""
    for name, value in headers:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                if part.strip().startswith(_BEGINNING):
                    return part.strip().removeprefix(_BEGINNING)
    return ""
