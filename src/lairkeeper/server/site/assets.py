"""Cacheable responses: files of the web client, words, components, each with an ETag."""

import mimetypes
from collections.abc import Mapping
from functools import lru_cache
from gzip import compress
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

from litestar import MediaType, Response
from msgspec import Struct

from lairkeeper.words import LANGUAGES, speak

SERVER = "lairkeeper.server"
PACKAGED = Path(__file__).parents[2] / "web_dist"
BUILT = Path(__file__).parents[4] / "web" / "dist"

INDEX = "index.html"
LOBBY = "lobby"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

_WORTHWHILE = 1024
_PACKS = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml")
_KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


class Asset(Struct, frozen=True):
    content: bytes
    kind: str


class Client:
    """The folder of the built web client. Changed files are read again, so that a new build shows at once."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = (folder or (PACKAGED if PACKAGED.is_dir() else BUILT)).resolve()

    def file(self, name: str) -> Asset | None:
        """A file inside the folder; paths outside it are refused."""
        try:
            path = (self._folder / name).resolve()
            is_there = path.is_relative_to(self._folder) and path.is_file()
        except (OSError, ValueError):  # too long for a file, or with a sign that no file bears
            return None
        return _read(path, path.stat().st_mtime_ns) if is_there else None

    def page(self, wanted: str, languages: str) -> Asset | None:
        """The client's page, in the browser's language, preloading the files that this route needs."""
        place, language = LOBBY if wanted == INDEX else wanted.partition("/")[0], language_among(languages)
        names = (f"pages/{place}.{language}.html", f"pages/start.{language}.html", INDEX)
        return next((found for name in names if (found := self.file(name))), None)


def language_among(accepted: str) -> str:
    """The first language in a browser's list that the site supports."""
    asked = (one.strip()[:2].lower() for one in accepted.split(","))
    return next((language for language in asked if language in LANGUAGES), LANGUAGES[0])


@lru_cache(256)
def _read(path: Path, changed_at: int) -> Asset:
    kind = _KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Asset(path.read_bytes(), kind)


def answer_with(
    headers: Mapping[str, str], content: bytes, kind: str, *, is_immutable: bool = False, varies: str = ""
) -> Response[bytes]:
    """The content, compressed if that pays, or 304 if the browser already has it."""
    mark = _mark(content)
    vary = ", ".join(filter(None, ("accept-encoding", varies)))
    told = {"etag": mark, "cache-control": FOREVER if is_immutable else ASK_AGAIN, "vary": vary}
    if mark in headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=told)
    if "gzip" in headers.get("accept-encoding", "") and kind.startswith(_PACKS) and len(content) > _WORTHWHILE:
        content = _packed(content)
        told["content-encoding"] = "gzip"
    return Response(content, media_type=kind, headers=told)


@lru_cache(256)
def _mark(content: bytes) -> str:
    return f'"{blake2b(content, digest_size=12).hexdigest()}"'


@lru_cache(256)
def _packed(content: bytes) -> bytes:
    return compress(content, mtime=0)


def page(name: str) -> bytes:
    """An HTML page that is stored beside the server's code."""
    return (files(f"{SERVER}.site") / "pages" / name).read_bytes()


def missing_page() -> Response[bytes]:
    """A page that says, in every language, that the client is not built."""
    said = "".join(
        f'<p lang="{one}">{speak(None, None, one, (), SERVER).say("client-missing")}</p>' for one in LANGUAGES
    )
    content = page("missing.html").replace(b"<!-- said -->", said.encode())
    return Response(content, media_type=MediaType.HTML, headers={"cache-control": "no-store"})
