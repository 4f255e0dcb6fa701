"""Refuses JSON that is nested too deep, or has too many brackets, before a recursive decoder reads it."""

import re
from typing import Any

from litestar import Request

from lairkeeper.server.errors import MalformedMessage

MOST_LEVELS = 40
"""Deepest nesting allowed; valid requests have at most ten levels."""
MOST_BRACKETS = 4_000
"""Outside of strings; valid requests have a few hundred. To look through 256 kB of them takes 0.08 s."""

_STRING = re.compile(rb'"(?:[^"\\]++|\\.?)*+(?:"|\Z)', re.DOTALL)
_NO_BRACKETS = bytes(sorted({*range(256)} - {*b"[]{}"}))
_DEEP = re.compile(rb"[\[{]{%d}" % (MOST_LEVELS + 1))


def refuse_nested(blob: bytes | str) -> None:
    if _openings_in(blob) > MOST_LEVELS and _is_deep(blob.encode() if isinstance(blob, str) else blob):
        raise MalformedMessage(reason="RecursionError")


def _openings_in(blob: bytes | str) -> int:
    return blob.count("[") + blob.count("{") if isinstance(blob, str) else blob.count(b"[") + blob.count(b"{")


def _is_deep(blob: bytes) -> bool:
    """Removes the innermost pairs of brackets, level by level, until none are left or the limit is reached. Unbalanced
    brackets always remain, but such a message is malformed anyway."""
    brackets = _STRING.sub(b"", blob).translate(None, _NO_BRACKETS)
    if len(brackets) > MOST_BRACKETS:
        return True
    for _ in range(MOST_LEVELS):
        if not brackets or _DEEP.search(brackets):
            break
        brackets = brackets.replace(b"[]", b"").replace(b"{}", b"")
    return bool(brackets)


class ShallowRequest(Request[Any, Any, Any]):
    """A request whose body is checked before it is decoded."""

    async def json(self) -> Any:
        refuse_nested(await self.body())
        return await super().json()
