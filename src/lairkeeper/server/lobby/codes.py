"""Codes that people type: one leads players to a table while they gather, one makes a device its public screen.

Codes are drawn uniformly and indexed in the storage, so that every process finds a table by its code with one lookup.
"""

import secrets
from typing import Literal

from lairkeeper.server.storage import Storage

Kind = Literal["join", "screen"]

ALPHABETS: dict[Kind, str] = {"join": "ABCDEFGHJKMNPRSTUVWXYZ", "screen": "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"}
"""Without signs that look alike: players type letters alone (27 bits), a screen may take figures too (30 bits)."""
LENGTH = 6


class Codes:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def draw(self, kind: Kind, table: str) -> str:
        """A new code for a table. A code is never reused."""
        while True:
            code = "".join(secrets.choice(ALPHABETS[kind]) for _ in range(LENGTH))
            if await self._storage.add_code(f"{kind} {code}", table):
                return code

    async def table_with(self, kind: Kind, code: str) -> str | None:
        """The table that has this code."""
        return await self._storage.table_with_code(f"{kind} {code}") if len(code) == LENGTH else None


def typed(kind: Kind, text: str) -> str:
    """Normalises a typed code: capitals, without spaces and hyphens."""
    return "".join(sign for sign in text[: 4 * LENGTH].upper() if sign in ALPHABETS[kind])
