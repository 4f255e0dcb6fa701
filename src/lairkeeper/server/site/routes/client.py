"""The web client: its files, and the same page for each of its addresses."""

from typing import Any

from litestar import Request, Response, route
from litestar.enums import HttpMethod
from litestar.params import FromPath

from lairkeeper.server.errors import NoSuchPage
from lairkeeper.server.site.assets import INDEX, answer_with, missing_page
from lairkeeper.server.site.routes.callers import TheServices
from lairkeeper.server.site.services import Services

IMMUTABLE = "assets/"
NOT_OURS = ("api/", "swagger/")
LANGUAGES = "accept-language"

AnyRequest = Request[Any, Any, Any]
BOTH = [HttpMethod.GET, HttpMethod.HEAD]


@route("/", http_method=BOTH, include_in_schema=False)
async def client_root(request: AnyRequest, services: TheServices) -> Response[bytes]:
    return _answer(request, services, INDEX)


@route("/{wanted:path}", http_method=BOTH, include_in_schema=False)
async def client_page(request: AnyRequest, services: TheServices, wanted: FromPath[str]) -> Response[bytes]:
    return _answer(request, services, wanted.lstrip("/"))


def _answer(request: AnyRequest, services: Services, wanted: str) -> Response[bytes]:
    """A file; the page of the client for an address without a file; or a plain page if there is no client."""
    is_page = wanted == INDEX or not (wanted.startswith(NOT_OURS) or "." in wanted.rpartition("/")[2])
    if is_page:
        return _page(request, services, wanted)
    found = services.client.file(wanted)
    if found is None:
        raise NoSuchPage()
    return answer_with(request.headers, found.content, found.kind, is_immutable=wanted.startswith(IMMUTABLE))


def _page(request: AnyRequest, services: Services, wanted: str) -> Response[bytes]:
    found = services.client.page(wanted, request.headers.get(LANGUAGES, ""))
    if found is None:
        return missing_page()
    return answer_with(request.headers, found.content, found.kind, varies=LANGUAGES)
