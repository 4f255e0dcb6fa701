"""Who asks, found out from the request and handed to the routes that want to know."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from lairkeeper.server.caller import Caller
from lairkeeper.server.cookies import cookie_in
from lairkeeper.server.errors import NotRecognised
from lairkeeper.server.house import House
from lairkeeper.server.security import KEY_HEADER
from lairkeeper.server.storage import Person

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Known = NamedDependency[Person]
Asking = NamedDependency[Caller]


async def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_person(request: AnyRequest, house: TheHouse) -> Person:
    """Somebody we know; a client without a cookie asks for `/api/me` first."""
    person = await house.people.recognised(cookie_in(request.scope["headers"]))
    if person is None:
        raise NotRecognised()
    return person


async def provide_caller(request: AnyRequest, house: TheHouse) -> Caller:
    """Somebody we know or not, with the key of the link they came by."""
    person = await house.people.recognised(cookie_in(request.scope["headers"]))
    key = request.headers.get(KEY_HEADER, "")
    return Caller(person.id, person.name, key) if person else Caller("", "", key)


async def provide_member(person: Known, request: AnyRequest) -> Caller:
    """Somebody we know, with the key of the link they came by."""
    return Caller(person.id, person.name, request.headers.get(KEY_HEADER, ""))
