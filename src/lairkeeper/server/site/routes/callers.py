"""Dependencies of routes: the services, and the person behind a request."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from lairkeeper.server.errors import NotRecognised
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.people.cookies import cookie_in
from lairkeeper.server.site.services import Services
from lairkeeper.server.storage import Person
from lairkeeper.server.transport.headers import KEY_HEADER

AnyRequest = Request[Any, Any, Any]
TheServices = NamedDependency[Services]
Known = NamedDependency[Person]
Asking = NamedDependency[Caller]


async def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


async def provide_person(request: AnyRequest, services: TheServices) -> Person:
    """A known person; a client without a cookie gets one from `/api/me` first."""
    person = await services.people.recognised(cookie_in(request.scope["headers"]))
    if person is None:
        raise NotRecognised()
    return person


async def provide_caller(request: AnyRequest, services: TheServices) -> Caller:
    """A known or unknown person, with the key of the link they followed."""
    person = await services.people.recognised(cookie_in(request.scope["headers"]))
    key = request.headers.get(KEY_HEADER, "")
    return Caller(person.id, person.name, key) if person else Caller("", "", key)


async def provide_member(person: Known, request: AnyRequest) -> Caller:
    """A known person, with the key of the link they followed."""
    return Caller(person.id, person.name, request.headers.get(KEY_HEADER, ""))
