"""The lobby, the seats of a table, and finished games; playing itself goes over the socket."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from lairkeeper.server.caller import Caller
from lairkeeper.server.errors import TooFast
from lairkeeper.server.house import House
from lairkeeper.server.protocol import (
    Agree,
    Frame,
    LogLine,
    NewTable,
    Pause,
    Ready,
    ScreenTicket,
    SeatBot,
    Sit,
    TableInfo,
    TableLine,
    Take,
)
from lairkeeper.server.routes.asking import Asking, Known, TheHouse, provide_caller, provide_member
from lairkeeper.server.routes.people import few_names_tried
from lairkeeper.server.security import few_imports, few_replays, household, own_pages_only

CALLER = {"caller": Provide(provide_caller)}
MEMBER = {"caller": Provide(provide_member)}

AnyRequest = Request[Any, Any, Any]

LARGEST_JOURNEY = 4_000_000


@get("/")
async def listed(house: TheHouse) -> list[TableLine]:
    return await house.tables.listed()


@get("/mine")
async def mine(house: TheHouse, person: Known) -> list[TableLine]:
    return await house.tables.mine(person.id)


@post("/", dependencies=MEMBER)
async def open_table(request: AnyRequest, house: TheHouse, caller: Asking, data: JSONBody[NewTable]) -> TableInfo:
    _refuse_too_many(request, house, caller)
    return await house.tables.create(caller, data)


def _refuse_too_many(request: AnyRequest, house: House, caller: Caller) -> None:
    """Few tables by one person, and not too many from one household: anybody can be as many guests as they like."""
    origin = household(request.scope)  # type: ignore[arg-type]
    if not (house.openings.allows(caller.person) and house.address_openings.allows(origin)):
        raise TooFast()


@get("/{table_id:str}", dependencies=CALLER)
async def table(house: TheHouse, caller: Asking, table_id: FromPath[str]) -> TableInfo:
    return await house.tables.info(table_id, caller)


@post("/{table_id:str}/sit", dependencies=MEMBER, status_code=200)
async def sit(
    request: AnyRequest, house: TheHouse, caller: Asking, table_id: FromPath[str], data: JSONBody[Sit]
) -> TableInfo:
    if data.name:
        with few_names_tried(request, house):
            caller = msgspec.structs.replace(caller, name=await house.people.free_name(caller.person, data.name))
    return await house.tables.sit(table_id, caller, data.seat)


@post("/{table_id:str}/leave", dependencies=MEMBER, status_code=200)
async def leave(house: TheHouse, caller: Asking, table_id: FromPath[str], data: JSONBody[Take]) -> TableInfo:
    return await house.tables.stand_up(table_id, caller, data.seat)


@post("/{table_id:str}/offer", dependencies=MEMBER, status_code=200)
async def offer(house: TheHouse, caller: Asking, table_id: FromPath[str], data: JSONBody[Take]) -> TableInfo:
    """Agrees that a newcomer takes a seat somebody else has played."""
    return await house.tables.offer(table_id, caller, data.seat)


@post("/{table_id:str}/bot", dependencies=MEMBER, status_code=200)
async def seat_bot(house: TheHouse, caller: Asking, table_id: FromPath[str], data: JSONBody[SeatBot]) -> TableInfo:
    return await house.tables.seat_bot(table_id, caller, data.seat, data.bot)


@post("/{table_id:str}/remove", dependencies=MEMBER, status_code=200)
async def remove(house: TheHouse, caller: Asking, table_id: FromPath[str], data: JSONBody[Take]) -> TableInfo:
    return await house.tables.remove(table_id, caller, data.seat)


@post("/{table_id:str}/ready", dependencies=MEMBER, status_code=200)
async def ready(house: TheHouse, caller: Asking, table_id: FromPath[str], data: JSONBody[Ready]) -> TableInfo:
    return await house.tables.ready(table_id, caller, data.seat, data.is_ready)


@post("/{table_id:str}/start", dependencies=MEMBER, status_code=200)
async def start(house: TheHouse, caller: Asking, table_id: FromPath[str]) -> TableInfo:
    return await house.tables.start(table_id, caller)


@post("/{table_id:str}/pause", dependencies=MEMBER, status_code=200)
async def pause(house: TheHouse, caller: Asking, table_id: FromPath[str], data: JSONBody[Pause]) -> TableInfo:
    return await house.tables.pause(table_id, caller, data.paused)


@post("/{table_id:str}/rematch", dependencies=MEMBER, status_code=200)
async def rematch(house: TheHouse, caller: Asking, table_id: FromPath[str]) -> TableInfo:
    return await house.tables.rematch(table_id, caller)


@post("/{table_id:str}/agree", dependencies=MEMBER, status_code=200)
async def agree(house: TheHouse, caller: Asking, table_id: FromPath[str], data: JSONBody[Agree]) -> TableInfo:
    return await house.tables.agree(table_id, caller, data.options)


@post("/{table_id:str}/sequel", dependencies=MEMBER, status_code=200)
async def sequel(house: TheHouse, caller: Asking, table_id: FromPath[str]) -> TableInfo:
    """The game that a finished one leads to, with the same people."""
    return await house.tables.sequel(table_id, caller)


@get("/{table_id:str}/journey", dependencies=CALLER, guards=[few_replays])
async def export_journey(house: TheHouse, caller: Asking, table_id: FromPath[str]) -> Response[bytes]:
    """All finished games of a journey as one file, to go on elsewhere."""
    blob = await house.tables.export_journey(table_id, caller)
    headers = {"content-disposition": f'attachment; filename="lairkeeper-journey-{table_id}.json"'}
    return Response(blob, media_type="application/json", headers=headers)


@post("/journeys", dependencies=MEMBER, guards=[few_imports], request_max_body_size=LARGEST_JOURNEY)
async def import_journey(request: AnyRequest, house: TheHouse, caller: Asking) -> TableInfo:
    """Goes on with a journey from a file; the host invites the others again."""
    _refuse_too_many(request, house, caller)
    return await house.tables.import_journey(caller, await request.body())


@get("/screens/{code:str}")
async def screen(request: AnyRequest, house: TheHouse, code: FromPath[str]) -> ScreenTicket:
    """The table of a public screen; guessing is slow."""
    if not house.sign_ins.allows(household(request.scope)):  # type: ignore[arg-type]
        raise TooFast()
    return await house.tables.screen(code)


@get("/{table_id:str}/journal", dependencies=CALLER, guards=[few_replays])
async def journal(house: TheHouse, caller: Asking, table_id: FromPath[str]) -> Response[bytes]:
    """A finished game as a file; `lairkeeper verify` derives every draw in it again."""
    blob = await house.tables.journal(table_id, caller)
    headers = {"content-disposition": f'attachment; filename="lairkeeper-{table_id}.json"'}
    return Response(blob, media_type="application/json", headers=headers)


@get("/{table_id:str}/frames/{step:int}", dependencies=CALLER, guards=[few_replays])
async def frame(
    house: TheHouse,
    caller: Asking,
    table_id: FromPath[str],
    step: FromPath[int],
    seat: FromQuery[int | None] = None,
    is_open: Annotated[bool, QueryParameter(name="open")] = False,
) -> Frame:
    """A moment of a finished game."""
    return await house.tables.frame(table_id, caller, step, seat, is_open)


@get("/{table_id:str}/story", dependencies=CALLER, guards=[few_replays])
async def story(house: TheHouse, caller: Asking, table_id: FromPath[str]) -> list[LogLine]:
    """All that everybody heard of a finished game, each line with its step."""
    return await house.tables.story(table_id, caller)


tables_router = Router(
    "/api/tables",
    route_handlers=[
        listed,
        mine,
        open_table,
        table,
        sit,
        leave,
        offer,
        seat_bot,
        remove,
        ready,
        start,
        pause,
        rematch,
        agree,
        sequel,
        export_journey,
        import_journey,
        screen,
        journal,
        frame,
        story,
    ],
    guards=[own_pages_only],
    tags=["tables"],
)
