"""Guests, names and passphrases."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from lairkeeper.server.errors import TooFast
from lairkeeper.server.people.cookies import COOKIE, cookie_in
from lairkeeper.server.people.names import checked_name
from lairkeeper.server.protocol import Me, Passphrase, Rename, SignIn
from lairkeeper.server.site.gate import own_pages_only
from lairkeeper.server.site.routes.callers import Known, TheServices
from lairkeeper.server.site.services import Services
from lairkeeper.server.storage import NameTaken, Person
from lairkeeper.server.storage.backends.name_keys import name_key
from lairkeeper.server.transport.addresses import household
from lairkeeper.server.transport.limits import Limit

YEAR = 365 * 24 * 3600

AnyRequest = Request[Any, Any, Any]


def _introduced(request: AnyRequest, services: Services, person: Person) -> Response[Me]:
    """A response with an HttpOnly cookie."""
    cookie = Cookie(
        key=COOKIE,
        value=services.people.cookie(person),
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(services.people.me(person), cookies=[cookie], headers={"cache-control": "no-store"})


@get("/me")
async def me(request: AnyRequest, services: TheServices) -> Response[Me]:
    """The caller's identity; a new visitor becomes a guest."""
    person = await services.people.recognised(cookie_in(request.scope["headers"]))
    return _introduced(request, services, person or services.people.new_guest())


@post("/me/name", status_code=200)
async def rename(request: AnyRequest, services: TheServices, person: Known, data: JSONBody[Rename]) -> Response[Me]:
    with few_names_tried(request, services):
        return _introduced(request, services, await services.people.rename(person, data.name))


@post("/me/passphrase", status_code=200)
async def keep(request: AnyRequest, services: TheServices, person: Known, data: JSONBody[Passphrase]) -> Response[Me]:
    _slow_down(services.sign_ins, f"keep {person.id}")
    with few_names_tried(request, services):
        return _introduced(request, services, await services.people.keep(person, data.passphrase))


@post("/sign-in", status_code=200)
async def sign_in(request: AnyRequest, services: TheServices, data: JSONBody[SignIn]) -> Response[Me]:
    """Limits attempts by household, and ten times wider by name, so that one household alone locks nobody out."""
    _slow_down(services.sign_ins, f"from {household(request.scope)}")  # type: ignore[arg-type]
    name = checked_name(data.name)
    _slow_down(services.sign_ins_as, name_key(name))
    return _introduced(request, services, await services.people.sign_in(name, data.passphrase))


@post("/sign-out", status_code=200)
async def sign_out(request: AnyRequest, services: TheServices) -> Response[Me]:
    """The old cookie no longer counts, here or anywhere else; a new guest takes its place."""
    person = await services.people.recognised(cookie_in(request.scope["headers"]))
    if person is not None:
        await services.people.sign_out(person)
    return _introduced(request, services, services.people.new_guest())


@post("/me/erase", status_code=200)
async def erase(request: AnyRequest, services: TheServices, person: Known) -> Response[Me]:
    """Deletes everything that is kept about the person; a new guest takes their place."""
    _slow_down(services.sign_ins, f"erase {household(request.scope)}")  # type: ignore[arg-type]
    await services.erasure.erase(person)
    services.challenges.forget_results()
    services.company.forget_known()
    return _introduced(request, services, services.people.new_guest())


@contextmanager
def few_names_tried(request: AnyRequest, services: Services) -> Iterator[None]:
    """A refusal reveals that an account has this name, so it is rate-limited by household like attempts to sign in."""
    origin = f"names {household(request.scope)}"  # type: ignore[arg-type]
    if services.sign_ins.is_spent(origin):
        raise TooFast()
    try:
        yield
    except NameTaken:
        _slow_down(services.sign_ins, origin)
        raise


def _slow_down(limit: Limit, key: str) -> None:
    if not limit.allows(key):
        raise TooFast()


people_router = Router(
    "/api", route_handlers=[me, rename, keep, sign_in, sign_out, erase], guards=[own_pages_only], tags=["people"]
)
