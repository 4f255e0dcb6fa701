"""The numbers by which clients refer to decisions: unique, also after undo, and not a count of decisions."""

from hashlib import blake2b

from lairkeeper.kernel import Seat

_BYTES = 6
"""Size of a name: small enough for a JavaScript number."""


class QuestionNames:
    """`key` is the same in every process that reads the log of a table."""

    def __init__(self, key: bytes = b"") -> None:
        self.key = key
        self._last: dict[Seat, tuple[tuple[int, int, int], int]] = {}
        """Per seat, the latest question with a name, and that name."""

    def name_of(self, seat: Seat, age: int, number: int) -> int:
        """The name of a seat's decision; `age` counts how often it was asked again after undo."""
        asked = seat, age, number
        known = self._last.get(seat)
        if known is None or known[0] != asked:
            name = blake2b(b"%d %d %d" % asked, digest_size=_BYTES, key=self.key).digest()
            known = self._last[seat] = asked, int.from_bytes(name)
        return known[1]
