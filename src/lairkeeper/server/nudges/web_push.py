"""Web push messages: encrypted for one browser (RFC 8291), signed for its push service (RFC 8292)."""

import base64
import os
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import Struct

from lairkeeper.server.errors import BadDevice

LIFETIME = 12 * 3600
"""Seconds for which a signature counts; push services take up to a day."""
RECORD = 4096
LONGEST_BODY = 3_000
_POINT, _AUTH = 65, 16
_HEADER = b'{"typ":"JWT","alg":"ES256"}'


class Browser(Struct, frozen=True):
    """The push endpoint of a browser, and its keys."""

    endpoint: str
    public_key: bytes
    auth: bytes


class SiteKey(Struct, frozen=True):
    """The key pair by which push services know this site; `public` is what browsers are given."""

    private: ec.EllipticCurvePrivateKey
    public: str


class _Claims(Struct):
    aud: str
    exp: int
    sub: str


def new_key() -> str:
    """The number of a new private key, as text."""
    return _text(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def site_key(text: str) -> SiteKey:
    private = ec.derive_private_key(int.from_bytes(from_text(text), "big"), ec.SECP256R1())
    return SiteKey(private, _text(_point(private.public_key())))


def checked_browser(endpoint: str, public_key: str, auth: str) -> Browser:
    """Validates a push subscription."""
    try:
        point, secret = from_text(public_key), from_text(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, UnsupportedAlgorithm):
        raise BadDevice() from None
    if len(point) != _POINT or len(secret) != _AUTH:
        raise BadDevice()
    return Browser(endpoint, point, secret)


def encrypted(body: bytes, browser: Browser) -> bytes:
    """The body for this browser alone, with a key that is used once (`aes128gcm`)."""
    if len(body) > LONGEST_BODY:
        raise ValueError(len(body))
    once, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser.public_key)
    ours = _point(once.public_key())
    shared = once.exchange(ec.ECDH(), theirs)
    key = _derived(shared, browser.auth, b"WebPush: info\0" + browser.public_key + ours, 32)
    content = AESGCM(_derived(key, salt, b"Content-Encoding: aes128gcm\0", 16))
    sealed = content.encrypt(_derived(key, salt, b"Content-Encoding: nonce\0", 12), body + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def signed(endpoint: str, key: SiteKey, contact: str, now: int) -> str:
    """The header `Authorization` for a push service: who sends, and whom they may write to. `now` is in seconds."""
    parts = urlsplit(endpoint)
    claims = msgspec.json.encode(_Claims(f"{parts.scheme}://{parts.netloc}", now + LIFETIME, contact))
    head = f"{_text(_HEADER)}.{_text(claims)}"
    first, second = decode_dss_signature(key.private.sign(head.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={head}.{_text(first.to_bytes(32, 'big') + second.to_bytes(32, 'big'))}, k={key.public}"


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _text(blob: bytes) -> str:
    return base64.urlsafe_b64encode(blob).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
