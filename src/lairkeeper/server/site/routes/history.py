"""Finished games of a person: a list, numbers, and everything in one file."""

from contextlib import suppress
from typing import Annotated

from litestar import Response, Router, get
from litestar.params import FromQuery, QueryParameter

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.lobby.history import numbers_of
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol.history import Export, GameNumbers, MyGames
from lairkeeper.server.site.gate import few_imports, own_pages_only
from lairkeeper.server.site.routes.callers import Known, TheServices

LONGEST_SEARCH = 60
MOST_JOURNALS = 500
"""Journals in one file, those of the latest games: each is read from its log."""


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


@get("/export", guards=[few_imports])
async def export(services: TheServices, person: Known) -> Response[Export]:
    """All finished games of the person, with their journals."""
    games = await services.history.all_games(person.id)
    journals = {}
    for line in games[:MOST_JOURNALS]:
        with suppress(LairkeeperError):  # a game of older rules has no journal that replays
            journals[line.id] = (await services.tables.journal(line.id, Caller(person.id, person.name, ""))).decode()
    kept = Export(person.name, games, numbers_of([line for line in games if line.counts]), journals)
    file = 'attachment; filename="lairkeeper-games.json"'
    return Response(kept, headers={"content-disposition": file, "cache-control": "no-store"})


history_router = Router("/api/me", route_handlers=[finished, numbers, export], guards=[own_pages_only], tags=["people"])
