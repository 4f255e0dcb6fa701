"""The lobby, the seats of a table, and finished games; playing itself goes over the socket."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Record
from lairkeeper.server.errors import TooFast
from lairkeeper.server.live.game_data import made_ready
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import (
    Agree,
    AnalysisInfo,
    Frame,
    JoinTicket,
    LogLine,
    NameTeam,
    NewTable,
    Pause,
    PlayOn,
    Ready,
    ScreenTicket,
    SeatBot,
    Sit,
    Swap,
    TableInfo,
    TableLine,
    Take,
    VariantAsked,
    VariantInfo,
)
from lairkeeper.server.site.gate import few_imports, few_replays, own_pages_only
from lairkeeper.server.site.routes.callers import Asking, Known, TheServices, provide_caller, provide_member
from lairkeeper.server.site.routes.people import few_names_tried
from lairkeeper.server.site.services import Services
from lairkeeper.server.table.variants import READER, asked
from lairkeeper.server.transport.addresses import household

CALLER = {"caller": Provide(provide_caller)}
MEMBER = {"caller": Provide(provide_member)}

AnyRequest = Request[Any, Any, Any]

LARGEST_JOURNEY = 4_000_000
CLIENT_LEFT = 499
"""The status, used only in the log, of a request whose client disconnected early."""
LARGEST_PACK = 256_000
"""The size of the largest pack, with JSON escapes."""
ALL = "all"
"""The key of limits that all addresses share."""


@get("/", dependencies=CALLER)
async def listed(services: TheServices, caller: Asking) -> list[TableLine]:
    muted = await services.company.muted_by(caller.person) if caller.person else frozenset[str]()
    return await services.tables.listed(muted)


@get("/mine")
async def mine(services: TheServices, person: Known) -> list[TableLine]:
    return await services.tables.mine(person.id)


@post("/variants", dependencies=CALLER, guards=[few_imports], request_max_body_size=LARGEST_PACK, status_code=200)
async def look_at_variant(data: JSONBody[VariantAsked]) -> VariantInfo:
    """What a content pack changes, before a table is opened with it; refuses an unplayable pack."""
    reading = asyncio.get_running_loop().run_in_executor
    return await reading(READER, asked, game_named(data.game), data.pack)


@post("/", dependencies=MEMBER, request_max_body_size=LARGEST_PACK)
async def open_table(request: AnyRequest, services: TheServices, caller: Asking, data: JSONBody[NewTable]) -> TableInfo:
    refuse_too_many(request, services, caller)
    _ration_options(request, services, caller)
    if data.pack and not services.packs.allows(household(request.scope)):  # type: ignore[arg-type]
        raise TooFast()
    return await services.tables.create(caller, data, partial(while_connected, request))


def _ration_options(request: AnyRequest, services: Services, caller: Caller) -> None:
    """Limits the bytes of table options: checking takes time for every line of a list."""
    size = int(request.headers.get("content-length", 0))
    origin = household(request.scope)  # type: ignore[arg-type]
    by_person = services.option_bytes.allows(caller.person, size)
    if not (by_person and services.address_option_bytes.allows(origin, size)):
        raise TooFast()


async def while_connected(request: AnyRequest, game: AnyGame, config: Record) -> None:
    """Checks table options, and drops the check if the client goes away before it has begun."""
    checking = asyncio.create_task(made_ready(game, config))
    leaving = asyncio.create_task(_has_left(request))
    try:
        await asyncio.wait((checking, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not checking.done():
            raise HTTPException(status_code=CLIENT_LEFT)
        await checking
    finally:
        checking.cancel()
        leaving.cancel()


async def _has_left(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def refuse_too_many(request: AnyRequest, services: Services, caller: Caller) -> None:
    """Limits new tables by person and by household: one client can be many guests."""
    origin = household(request.scope)  # type: ignore[arg-type]
    if not (services.openings.allows(caller.person) and services.address_openings.allows(origin)):
        raise TooFast()


@get("/{table_id:str}", dependencies=CALLER)
async def table(services: TheServices, caller: Asking, table_id: FromPath[str]) -> TableInfo:
    return await services.tables.info(table_id, caller)


@post("/{table_id:str}/sit", dependencies=MEMBER, status_code=200)
async def sit(
    request: AnyRequest, services: TheServices, caller: Asking, table_id: FromPath[str], data: JSONBody[Sit]
) -> TableInfo:
    if data.name:
        with few_names_tried(request, services):
            caller = msgspec.structs.replace(caller, name=await services.people.free_name(caller.person, data.name))
    return await services.tables.sit(table_id, caller, data.seat)


@post("/{table_id:str}/leave", dependencies=MEMBER, status_code=200)
async def leave(services: TheServices, caller: Asking, table_id: FromPath[str], data: JSONBody[Take]) -> TableInfo:
    return await services.tables.stand_up(table_id, caller, data.seat)


@post("/{table_id:str}/offer", dependencies=MEMBER, status_code=200)
async def offer(services: TheServices, caller: Asking, table_id: FromPath[str], data: JSONBody[Take]) -> TableInfo:
    """Agrees that a newcomer takes a seat that another person has played."""
    return await services.tables.offer(table_id, caller, data.seat)


@post("/{table_id:str}/bot", dependencies=MEMBER, status_code=200)
async def seat_bot(
    services: TheServices, caller: Asking, table_id: FromPath[str], data: JSONBody[SeatBot]
) -> TableInfo:
    return await services.tables.seat_bot(table_id, caller, data.seat, data.bot)


@post("/{table_id:str}/swap", dependencies=MEMBER, status_code=200)
async def swap(services: TheServices, caller: Asking, table_id: FromPath[str], data: JSONBody[Swap]) -> TableInfo:
    """Swaps the occupants of two seats before the start; a host makes teams this way."""
    return await services.tables.swap(table_id, caller, data.seat, data.other)


@post("/{table_id:str}/team", dependencies=MEMBER, status_code=200)
async def name_team(
    services: TheServices, caller: Asking, table_id: FromPath[str], data: JSONBody[NameTeam]
) -> TableInfo:
    """Gives a team a name before the start."""
    return await services.tables.name_team(table_id, caller, data.team, data.name)


@post("/{table_id:str}/remove", dependencies=MEMBER, status_code=200)
async def remove(services: TheServices, caller: Asking, table_id: FromPath[str], data: JSONBody[Take]) -> TableInfo:
    return await services.tables.remove(table_id, caller, data.seat)


@post("/{table_id:str}/ready", dependencies=MEMBER, status_code=200)
async def ready(services: TheServices, caller: Asking, table_id: FromPath[str], data: JSONBody[Ready]) -> TableInfo:
    return await services.tables.ready(table_id, caller, data.seat, data.is_ready)


@post("/{table_id:str}/start", dependencies=MEMBER, status_code=200)
async def start(services: TheServices, caller: Asking, table_id: FromPath[str]) -> TableInfo:
    return await services.tables.start(table_id, caller)


@post("/{table_id:str}/pause", dependencies=MEMBER, status_code=200)
async def pause(services: TheServices, caller: Asking, table_id: FromPath[str], data: JSONBody[Pause]) -> TableInfo:
    return await services.tables.pause(table_id, caller, data.paused)


@post("/{table_id:str}/rematch", dependencies=MEMBER, status_code=200)
async def rematch(services: TheServices, caller: Asking, table_id: FromPath[str]) -> TableInfo:
    return await services.tables.rematch(table_id, caller)


@post("/{table_id:str}/agree", dependencies=MEMBER, status_code=200)
async def agree(
    request: AnyRequest, services: TheServices, caller: Asking, table_id: FromPath[str], data: JSONBody[Agree]
) -> TableInfo:
    _ration_options(request, services, caller)
    return await services.tables.agree(table_id, caller, data.options, partial(while_connected, request))


@post("/{table_id:str}/sequel", dependencies=MEMBER, status_code=200)
async def sequel(services: TheServices, caller: Asking, table_id: FromPath[str]) -> TableInfo:
    """The game that a finished one leads to, with the same people."""
    return await services.tables.sequel(table_id, caller)


@post("/{table_id:str}/fork", dependencies=MEMBER, guards=[few_replays])
async def fork(
    request: AnyRequest, services: TheServices, caller: Asking, table_id: FromPath[str], data: JSONBody[PlayOn]
) -> TableInfo:
    """A table that goes on from a moment of a finished game."""
    refuse_too_many(request, services, caller)
    return await services.tables.fork(table_id, caller, data)


@get("/{table_id:str}/journey", dependencies=CALLER, guards=[few_replays])
async def export_journey(services: TheServices, caller: Asking, table_id: FromPath[str]) -> Response[bytes]:
    """All finished games of a journey as one file, to go on elsewhere."""
    blob = await services.tables.export_journey(table_id, caller)
    headers = {"content-disposition": f'attachment; filename="lairkeeper-journey-{table_id}.json"'}
    return Response(blob, media_type="application/json", headers=headers)


@post("/journeys", dependencies=MEMBER, guards=[few_imports], request_max_body_size=LARGEST_JOURNEY)
async def import_journey(request: AnyRequest, services: TheServices, caller: Asking) -> TableInfo:
    """Goes on with a journey from a file; the host invites the others again."""
    refuse_too_many(request, services, caller)
    return await services.tables.import_journey(caller, await request.body())


@get("/screens/{code:str}")
async def screen(request: AnyRequest, services: TheServices, code: FromPath[str]) -> ScreenTicket:
    """The table of a public screen."""
    with few_wrong_codes(request, services):
        return await services.tables.screen(code)


@get("/api/join/{code:str}", tags=["tables"])
async def join(request: AnyRequest, services: TheServices, code: FromPath[str]) -> JoinTicket:
    """The table that players join by a code while people gather there, with the key of its invite link."""
    with few_wrong_codes(request, services):
        return await services.tables.invited(code)


@contextmanager
def few_wrong_codes(request: AnyRequest, services: Services) -> Iterator[None]:
    """Limits wrong codes by household, and for all households together so that none is found by chance.

    Every code is counted before it is looked up, and a right one given back: any number of guesses may come at once.
    """
    origin = household(request.scope)  # type: ignore[arg-type]
    if services.address_codes.is_spent(origin) or not services.wrong_codes.allows(ALL):
        raise TooFast()
    services.address_codes.allows(origin)
    yield
    services.address_codes.give_back(origin)
    services.wrong_codes.give_back(ALL)


@get("/{table_id:str}/journal", dependencies=CALLER, guards=[few_replays])
async def journal(services: TheServices, caller: Asking, table_id: FromPath[str]) -> Response[bytes]:
    """A finished game as a file; `lairkeeper verify` derives every draw in it again."""
    blob = await services.tables.finished.journal(table_id, caller)
    headers = {"content-disposition": f'attachment; filename="lairkeeper-{table_id}.json"'}
    return Response(blob, media_type="application/json", headers=headers)


@get("/{table_id:str}/frames/{step:int}", dependencies=CALLER, guards=[few_replays])
async def frame(
    services: TheServices,
    caller: Asking,
    table_id: FromPath[str],
    step: FromPath[int],
    seat: FromQuery[int | None] = None,
    is_open: Annotated[bool, QueryParameter(name="open")] = False,
) -> Frame:
    """A moment of a finished game."""
    return await services.tables.finished.frame(table_id, caller, step, seat, is_open)


@get("/{table_id:str}/story", dependencies=CALLER, guards=[few_replays])
async def story(services: TheServices, caller: Asking, table_id: FromPath[str]) -> list[LogLine]:
    """The public log of a finished game, each line with its step."""
    return await services.tables.finished.story(table_id, caller)


@get("/{table_id:str}/analysis", dependencies=CALLER, guards=[few_replays])
async def analysis(services: TheServices, caller: Asking, table_id: FromPath[str]) -> AnalysisInfo:
    """The analysis of a finished game. The first request starts it; clients poll until it is final."""
    return await services.tables.finished.analysis(table_id, caller)


tables_router = Router(
    "/api/tables",
    route_handlers=[
        listed,
        mine,
        look_at_variant,
        open_table,
        table,
        sit,
        leave,
        offer,
        seat_bot,
        swap,
        name_team,
        remove,
        ready,
        start,
        pause,
        rematch,
        agree,
        sequel,
        fork,
        export_journey,
        import_journey,
        screen,
        journal,
        frame,
        story,
        analysis,
    ],
    guards=[own_pages_only],
    tags=["tables"],
)
