"""HTTP headers: protection for browsers, and the check of a request's origin."""

from collections.abc import Iterable
from urllib.parse import urlsplit

TOKEN_HEADER = "x-lairkeeper"
KEY_HEADER = "x-lairkeeper-key"
SAFE = ("GET", "HEAD", "OPTIONS")

# Forbids inline styles and scripts; boards set positions by script.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
PROTECTION: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
NOT_KEPT = (b"cache-control", b"no-store")
"""API responses hold keys and hands, so they are not cached unless they say so."""


def is_own_origin(headers: dict[bytes, bytes], allowed: Iterable[str]) -> bool:
    """True for our own pages, and for clients other than browsers: they send no origin and no foreign cookie."""
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
    named = origin.decode("latin-1")
    return named in allowed or _host_of(named) == headers.get(b"host", b"").decode("latin-1").lower()


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None
