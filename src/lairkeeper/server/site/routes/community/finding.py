"""Finding players."""

from typing import Any

from litestar import Request, Router, post
from litestar.di import Provide
from litestar.params import JSONBody

from lairkeeper.server.protocol import TableInfo
from lairkeeper.server.protocol.community import FindPlayers
from lairkeeper.server.site.gate import own_pages_only
from lairkeeper.server.site.routes.callers import Asking, TheServices, provide_member
from lairkeeper.server.site.routes.tables import refuse_too_many

MEMBER = {"caller": Provide(provide_member)}
AnyRequest = Request[Any, Any, Any]


@post("/api/find", dependencies=MEMBER, status_code=200)
async def find(request: AnyRequest, services: TheServices, caller: Asking, data: JSONBody[FindPlayers]) -> TableInfo:
    """Takes a seat at a matching open table, or opens one that others find."""
    refuse_too_many(request, services, caller)
    return await services.pool.find(caller, data)


finding_router = Router("/", route_handlers=[find], guards=[own_pages_only], tags=["tables"])
