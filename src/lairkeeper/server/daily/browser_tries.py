"""A cookie beside that of the person: who had the counted tries of a day in this browser.

A guest who signs out is another guest. This cookie stays, so that they do not get a second counted try. People who sign
in with a passphrase may share a browser. The cookie is not signed: a forged one takes a try away from nobody else.
"""

from msgspec import Struct

from lairkeeper.server.people.sessions import Signer

COOKIE = "lairkeeper-daily"
SECONDS = 24 * 3600
PURPOSE = "daily try"
LONGEST = 2_000
_MARK = 12


class BrowserTries(Struct, frozen=True):
    """By game, an opaque mark of the person; the cookie is `day game mark game mark`, with dots between."""

    day: str
    marks: dict[str, str] = {}

    @classmethod
    def read(cls, cookie: str, day: str) -> "BrowserTries":
        """Empty for a cookie of another day, and for one that is not ours."""
        of, *rest = cookie.split(".") if len(cookie) <= LONGEST else [""]
        return cls(day, dict(zip(rest[::2], rest[1::2], strict=False)) if of == day else {})

    def is_of_another(self, game: str, mark: str) -> bool:
        return self.marks.get(game, mark) != mark

    def noted(self, game: str, mark: str) -> str:
        """The cookie with this try; the first person in the browser stays."""
        marks = {game: mark, **self.marks}
        return ".".join([self.day, *(part for pair in marks.items() for part in pair)])


def mark_of(signer: Signer, person: str, day: str) -> str:
    """Another one each day, so that the cookie says nothing about the person."""
    return signer.sign(PURPOSE, person, day)[:_MARK]
