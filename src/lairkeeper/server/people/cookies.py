"""Our own cookies, read in one pass over the header.

The parser of the standard library takes quadratic time on backslashes before Python 3.11.10, and values of ours are
never quoted.
"""

from collections.abc import Iterable

COOKIE = "lairkeeper"


def cookie_in(headers: Iterable[tuple[bytes, bytes]], wanted: str = COOKIE) -> str:
    """The first cookie of this name; empty if the browser has sent none."""
    beginning = f"{wanted}="
    for name, value in headers:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                if part.strip().startswith(beginning):
                    return part.strip().removeprefix(beginning)
    return ""
