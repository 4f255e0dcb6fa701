"""Public screens: a device that everybody looks at joins a running table by a short code.

A code follows from the id of the table and the secret of the server, so that nothing has to be kept.
"""

from collections.abc import Iterable

from lairkeeper.server.seals import Seals

_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without signs that look alike."""
_LENGTH = 6


class ScreenCodes:
    def __init__(self, seals: Seals) -> None:
        self._seals = seals

    def code_of(self, table_id: str) -> str:
        number = int.from_bytes(self._seals.seal("screen", table_id).encode())
        signs = (_ALPHABET[number // len(_ALPHABET) ** place % len(_ALPHABET)] for place in range(_LENGTH))
        return "".join(signs)

    def table_with(self, code: str, tables: Iterable[str]) -> str | None:
        """The table with this code, however it is typed."""
        typed = "".join(sign for sign in code.upper() if sign in _ALPHABET)
        return next((table for table in tables if self.code_of(table) == typed), None)
