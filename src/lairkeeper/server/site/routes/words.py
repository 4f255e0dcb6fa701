"""The Fluent files for clients: the shared words, and those of one game."""

from functools import cache
from typing import Any, Literal

from litestar import Request, Response, Router, get
from litestar.params import FromPath, FromQuery

from lairkeeper.games import game_named
from lairkeeper.kernel.errors import UnknownLanguage
from lairkeeper.server.site.assets import answer_with
from lairkeeper.words.library import FOLDERS, LANGUAGES, package_files, word_files

SERVER = "lairkeeper.server"
RULEBOOK = "rulebook"
Part = Literal["table", "rulebook"]
PARTS = {"table": tuple(folder for folder in FOLDERS if folder != RULEBOOK), RULEBOOK: (RULEBOOK,)}

AnyRequest = Request[Any, Any, Any]


@get("/{language:str}")
async def shared_words(request: AnyRequest, language: FromPath[str]) -> Response[bytes]:
    return answer_with(request.headers, _shared(language), "text/plain; charset=utf-8")


@get("/{language:str}/{game:str}")
async def game_words(
    request: AnyRequest, language: FromPath[str], game: FromPath[str], part: FromQuery[Part | None] = None
) -> Response[bytes]:
    """All words of a game, or one part of them: what is said at a table, or the rulebook."""
    folders = PARTS[part] if part else FOLDERS
    return answer_with(request.headers, _own(language, game_named(game).package, folders), "text/plain; charset=utf-8")


@cache
def _shared(language: str) -> bytes:
    """The shared words with the server's own."""
    _check(language)
    return "\n".join(file.read_text("utf-8") for file in word_files(language, (SERVER,))).encode()


@cache
def _own(language: str, package: str, folders: tuple[str, ...]) -> bytes:
    """The words of a game without the shared ones."""
    _check(language)
    return "\n".join(file.read_text("utf-8") for file in package_files(language, package, folders)).encode()


def _check(language: str) -> None:
    if language not in LANGUAGES:
        raise UnknownLanguage(language=language, known=", ".join(LANGUAGES))


words_router = Router("/api/words", route_handlers=[shared_words, game_words], tags=["words"])
