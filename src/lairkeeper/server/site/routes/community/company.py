"""Muting people, reporting them, and closing channels."""

from litestar import Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, JSONBody

from lairkeeper.server.errors import TooFast
from lairkeeper.server.protocol.community import Mute, Muted, ReportAsked, SetChannel, Unmute
from lairkeeper.server.site.gate import own_pages_only
from lairkeeper.server.site.routes.callers import Asking, Known, TheServices, provide_member

MEMBER = {"caller": Provide(provide_member)}


@get("/api/me/muted")
async def muted(services: TheServices, person: Known) -> list[Muted]:
    return await services.company.list_of(person.id)


@post("/api/me/unmute", status_code=200)
async def unmute(services: TheServices, person: Known, data: JSONBody[Unmute]) -> list[Muted]:
    return await services.neighbours.unmute(person.id, data.id)


@post("/api/tables/{table_id:str}/mute", dependencies=MEMBER, status_code=200)
async def mute(services: TheServices, caller: Asking, table_id: FromPath[str], data: JSONBody[Mute]) -> list[Muted]:
    """Mutes a person at this table, here and everywhere else."""
    return await services.neighbours.mute(table_id, caller, data)


@post("/api/tables/{table_id:str}/report", dependencies=MEMBER, status_code=204)
async def report(services: TheServices, caller: Asking, table_id: FromPath[str], data: JSONBody[ReportAsked]) -> None:
    """Reports a person or a line to the host of the site, with the lines before it."""
    if not services.reports.allows(caller.person):
        raise TooFast()
    await services.neighbours.report(table_id, caller, data)


@post("/api/tables/{table_id:str}/channel", dependencies=MEMBER, status_code=204)
async def channel(services: TheServices, caller: Asking, table_id: FromPath[str], data: JSONBody[SetChannel]) -> None:
    await services.neighbours.set_channel(table_id, caller, data)


company_router = Router(
    "/", route_handlers=[muted, unmute, mute, report, channel], guards=[own_pages_only], tags=["people"]
)
