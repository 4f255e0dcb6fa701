"""Marks that only this server can make: on cookies, and on the tokens its own pages send back."""

import base64
import hmac
import os
import secrets
from hashlib import sha256
from pathlib import Path

_LENGTH = 24


class Seals:
    """Messages sealed with a secret; `purpose` keeps a seal for one thing from being used for another."""

    def __init__(self, secret: str) -> None:
        self._key = sha256(b"lairkeeper seals " + secret.encode()).digest()

    def seal(self, purpose: str, *parts: str) -> str:
        message = "\0".join((purpose, *parts)).encode()
        return base64.urlsafe_b64encode(hmac.digest(self._key, message, "sha256")[:_LENGTH]).decode()

    def holds(self, seal: str, purpose: str, *parts: str) -> bool:
        return hmac.compare_digest(seal.encode(), self.seal(purpose, *parts).encode())


def kept_secret(file: Path) -> str:
    """The secret in a file; it is made when it is first asked for, and only its owner may read it."""
    try:
        return file.read_text("ascii").strip()
    except FileNotFoundError:
        file.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:  # another process was first
        return file.read_text("ascii").strip()
    with os.fdopen(handle, "w", encoding="ascii") as opened:
        secret = secrets.token_urlsafe(32)
        opened.write(f"{secret}\n")
    return secret
