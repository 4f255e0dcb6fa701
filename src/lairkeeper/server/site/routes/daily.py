"""Daily challenges: today's deals, counted and free tries, results, and what was published for a month."""

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from lairkeeper.server.daily.browser_tries import COOKIE, SECONDS
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.people.cookies import cookie_in
from lairkeeper.server.protocol import TableInfo
from lairkeeper.server.protocol.daily import DailyBoard, DailyMonth, DailyPage, PlayDaily, ShowResult
from lairkeeper.server.site.gate import few_replays, own_pages_only
from lairkeeper.server.site.routes.callers import Asking, TheServices
from lairkeeper.server.site.routes.tables import CALLER, MEMBER, AnyRequest, refuse_too_many
from lairkeeper.server.site.services import Services


@get("/", dependencies=CALLER)
async def today(services: TheServices, caller: Asking) -> DailyPage:
    """Today's challenges, and the person's results."""
    return await services.challenges.page(caller.person)


@get("/months/{month:str}", guards=[few_replays])
async def month(services: TheServices, month: FromPath[str]) -> DailyMonth:
    """The published challenges of a month; seeds are added when their days are over."""
    return await services.challenges.month(month)


@get("/{day:str}/{game:str}", dependencies=CALLER)
async def board(services: TheServices, caller: Asking, day: FromPath[str], game: FromPath[str]) -> DailyBoard:
    return await services.challenges.board(day, game, caller.person)


@post("/{game:str}", dependencies=MEMBER, status_code=200)
async def play(
    request: AnyRequest, services: TheServices, caller: Asking, game: FromPath[str], data: JSONBody[PlayDaily]
) -> Response[TableInfo]:
    """The table of the counted try, which is always the same one, or a new table for a free try."""
    refuse_too_many(request, services, caller)
    cookie = cookie_in(request.scope["headers"], COOKIE)
    info = await services.challenges.play(caller, game, data, cookie)
    return Response(info, cookies=[_note(request, services, caller, game, cookie)] if data.is_counted else [])


def _note(request: AnyRequest, services: Services, caller: Caller, game: str, cookie: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=services.challenges.noted(caller.person, game, cookie),
        path="/api/daily",
        max_age=SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@post("/{day:str}/{game:str}/result", dependencies=MEMBER, status_code=200)
async def show(
    services: TheServices, caller: Asking, day: FromPath[str], game: FromPath[str], data: JSONBody[ShowResult]
) -> DailyBoard:
    """Shows or hides the player's name beside their result."""
    return await services.challenges.show(caller, day, game, data.is_shown)


daily_router = Router(
    "/api/daily", route_handlers=[today, month, board, play, show], guards=[own_pages_only], tags=["daily"]
)
