"""Signatures of cookies and of the tokens that our own pages send back, and the secret behind them."""

import base64
import hmac
import os
import secrets
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from lairkeeper.server.errors import SecretNotKept

_LENGTH = 24


class Signer:
    """Signs texts with the secret of the site. A signature for one `purpose` is not valid for another."""

    def __init__(self, secret: str) -> None:
        self._key = sha256(b"lairkeeper seals " + secret.encode()).digest()

    def sign(self, purpose: str, *parts: str) -> str:
        message = "\0".join((purpose, *parts)).encode()
        return base64.urlsafe_b64encode(hmac.digest(self._key, message, "sha256")[:_LENGTH]).decode()

    def verifies(self, signature: str, purpose: str, *parts: str) -> bool:
        return hmac.compare_digest(signature.encode(), self.sign(purpose, *parts).encode())


def kept_secret(file: Path) -> str:
    """The secret in a file; made on first use, readable only by its owner."""
    try:
        if not file.exists():
            _make(file)
        secret = file.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise SecretNotKept(file=str(file), reason=getattr(error, "strerror", None) or str(error)) from error
    if not secret:
        raise SecretNotKept(file=str(file), reason="empty")
    return secret


def _make(file: Path) -> None:
    """Writes a new secret atomically; if another process was first, its secret counts."""
    file.parent.mkdir(parents=True, exist_ok=True)
    aside = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as opened:
        opened.write(f"{secrets.token_urlsafe(32)}\n")
    try:
        with suppress(FileExistsError):
            os.link(aside, file)
    finally:
        aside.unlink()
