"""Games, their components, and the clauses of their rulebooks."""

from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery

from lairkeeper.games import game_named
from lairkeeper.server.lobby.lists import clause_infos, components, game_infos, tip_infos
from lairkeeper.server.protocol import ClauseInfo, GameInfo, TipInfo
from lairkeeper.server.site.assets import answer_with

AnyRequest = Request[Any, Any, Any]


@get("/", responses={200: ResponseSpec(list[GameInfo], generate_examples=False)})
async def all_games(request: AnyRequest) -> Response[bytes]:
    return answer_with(request.headers, msgspec.json.encode(game_infos()), "application/json")


@get("/{name:str}/components")
async def box(request: AnyRequest, name: FromPath[str], content: FromQuery[str | None] = None) -> Response[bytes]:
    """The components that clients draw; `content` is the mark of a box other than the standard one."""
    found = components(game_named(name), content)
    return answer_with(request.headers, msgspec.json.encode(found), "application/json")


@get("/{name:str}/clauses")
async def clauses(name: FromPath[str]) -> list[ClauseInfo]:
    return clause_infos(game_named(name))


@get("/{name:str}/tips")
async def tips(name: FromPath[str]) -> list[TipInfo]:
    """The tips for newcomers."""
    return tip_infos(game_named(name))


games_router = Router("/api/games", route_handlers=[all_games, box, clauses, tips], tags=["games"])
