"""Finished games of a person: a list, numbers, and everything in one file."""

from typing import Annotated

from litestar import MediaType, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from lairkeeper.server.errors import NameNeeded
from lairkeeper.server.protocol.history import GameNumbers, MyGames, Profile
from lairkeeper.server.protocol.lobby import OpenProfile
from lairkeeper.server.site.gate import few_imports, few_replays, own_pages_only
from lairkeeper.server.site.routes.callers import Known, TheServices

LONGEST_SEARCH = 60


@get("/games")
async def finished(
    services: TheServices,
    person: Known,
    game: Annotated[str, QueryParameter(max_length=LONGEST_SEARCH)] = "",
    name: Annotated[str, QueryParameter(max_length=LONGEST_SEARCH)] = "",
    before: FromQuery[int | None] = None,
) -> MyGames:
    """A page of finished games, the latest first."""
    return await services.history.games(person.id, game=game, name=name, before=before)


@get("/numbers")
async def numbers(services: TheServices, person: Known) -> list[GameNumbers]:
    return await services.history.numbers(person.id)


@get("/export", guards=[few_imports], media_type=MediaType.JSON)
async def export(services: TheServices, person: Known) -> Stream:
    """All finished games of the person, with their journals."""
    file = 'attachment; filename="lairkeeper-games.json"'
    headers = {"content-disposition": file, "cache-control": "no-store"}
    return Stream(services.exports.pieces(person.id, person.name), headers=headers)


@get("/profile")
async def own_profile(services: TheServices, person: Known) -> Profile:
    is_open = await services.storage.is_profile_open(person.id)
    return Profile(person.name, is_open, await services.history.numbers(person.id))


@post("/profile", status_code=200)
async def open_profile(services: TheServices, person: Known, data: JSONBody[OpenProfile]) -> Profile:
    """Publishes or hides the statistics of the person; hidden by default."""
    if data.is_open and not person.name:
        raise NameNeeded()
    await services.storage.open_profile(person.id, data.is_open)
    return Profile(person.name, data.is_open, await services.history.numbers(person.id))


@get("/api/people/{person_id:str}", tags=["people"], guards=[few_replays])
async def profile(services: TheServices, person_id: FromPath[str]) -> Profile:
    """The public profile of a person."""
    return await services.history.profile(person_id)


history_router = Router(
    "/api/me",
    route_handlers=[finished, numbers, export, own_profile, open_profile],
    guards=[own_pages_only],
    tags=["people"],
)
