"""The Fluent files, as clients read them: the words all share, and those of one game."""

from functools import cache
from itertools import islice
from typing import Any

from litestar import Request, Response, Router, get
from litestar.params import FromPath

from lairkeeper.games import game_named
from lairkeeper.kernel.errors import UnknownLanguage
from lairkeeper.server.assets import answer_with
from lairkeeper.words.library import LANGUAGES, word_files

SERVER = "lairkeeper.server"

AnyRequest = Request[Any, Any, Any]


@get("/{language:str}")
async def shared_words(request: AnyRequest, language: FromPath[str]) -> Response[bytes]:
    return answer_with(request.headers, _text(language, None), "text/plain; charset=utf-8")


@get("/{language:str}/{game:str}")
async def game_words(request: AnyRequest, language: FromPath[str], game: FromPath[str]) -> Response[bytes]:
    return answer_with(request.headers, _text(language, game_named(game).package), "text/plain; charset=utf-8")


@cache
def _text(language: str, package: str | None) -> bytes:
    """The shared words with the server's own, or the words and the rulebook of a game without the shared ones."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language=language, known=", ".join(LANGUAGES))
    found = word_files(language, (package or SERVER,))
    files = islice(found, 1, None) if package else found
    return "\n".join(file.read_text("utf-8") for file in files).encode()


words_router = Router("/api/words", route_handlers=[shared_words, game_words], tags=["words"])
