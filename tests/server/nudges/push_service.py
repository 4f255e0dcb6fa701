"""A push service on this machine that believes nothing: it verifies who sends, and opens what only a browser can."""

import asyncio
import base64
import json
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF


def text(blob: bytes) -> str:
    return base64.urlsafe_b64encode(blob).rstrip(b"=").decode()


def blob(encoded: str) -> bytes:
    return base64.urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4))


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Browser:
    """The keys that a browser makes when it subscribes, and what it was sent."""

    def __init__(self, address: str, name: str, site_key: str) -> None:
        self.endpoint = f"{address}/push/{name}"
        self.site_key = site_key
        self.auth = os.urandom(16)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    @property
    def device(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": text(self.point), "auth": text(self.auth), "language": "en"}

    def opened(self, body: bytes) -> Any:
        """RFC 8291, from the side of the browser."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        key = derived(shared, self.auth, b"WebPush: info\0" + self.point + theirs, 32)
        content = AESGCM(derived(key, salt, b"Content-Encoding: aes128gcm\0", 16))
        plain = content.decrypt(derived(key, salt, b"Content-Encoding: nonce\0", 12), sealed, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


class PushService:
    """`statuses` are answered first, 201 once they are used up; `delay` is how long an answer takes."""

    def __init__(self) -> None:
        self.address = ""
        self.browsers: dict[str, Browser] = {}
        self.messages: list[Any] = []
        self.topics: list[str] = []
        self.hooked: list[Any] = []
        self.statuses: list[int] = []
        self.delay = 0.0
        self.is_silent = False
        self.released = asyncio.Event()
        self.asked = 0

    def browser(self, name: str, site_key: str) -> Browser:
        self.browsers[name] = Browser(self.address, name, site_key)
        return self.browsers[name]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.asked += 1
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
            body = await reader.readexactly(int(headers["content-length"]))
            if self.is_silent:
                await self.released.wait()
            await asyncio.sleep(self.delay)
            status = self.statuses.pop(0) if self.statuses else self.judged(head[0].split()[1], headers, body)
            writer.write(
                f"HTTP/1.1 {status} So\r\nContent-Length: 0\r\nLocation: {self.address}/push/x\r\n\r\n".encode()
            )
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            with suppress(OSError):
                writer.close()

    def judged(self, path: str, headers: dict[str, str], body: bytes) -> int:
        if path.startswith("/hook"):
            self.hooked.append(json.loads(body))
            return 204
        browser = self.browsers.get(path.removeprefix("/push/"))
        if browser is None:
            return 410
        if not self.is_signed(headers["authorization"], browser):
            return 403
        assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        self.messages.append(browser.opened(body))
        self.topics.append(headers["topic"])
        return 201

    def is_signed(self, authorization: str, browser: Browser) -> bool:
        """RFC 8292: by the key that the browser subscribed with, for this service, for at most a day."""
        scheme, _, rest = authorization.partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        head, claims, signature = parts["t"].split(".")
        if scheme != "vapid" or parts["k"] != browser.site_key:
            return False
        raw = blob(signature)
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), blob(parts["k"]))
        both = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        key.verify(encode_dss_signature(*both), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        said = json.loads(blob(claims))
        assert json.loads(blob(head)) == {"typ": "JWT", "alg": "ES256"} and said["sub"].startswith("mailto:")
        return bool(said["aud"] == self.address and time.time() < said["exp"] <= time.time() + 24 * 3600)


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()
