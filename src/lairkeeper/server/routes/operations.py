"""For whoever runs the server: is it well, and how busy is it."""

from typing import Any, Literal

from litestar import Request, Response, get
from msgspec import Struct

from lairkeeper.server.errors import NoSuchPage
from lairkeeper.server.house import installed_version
from lairkeeper.server.routes.asking import TheHouse
from lairkeeper.server.security import address

LOCAL = ("127.0.0.1", "::1", "")
LOCAL_NAMES = ("localhost", "127.0.0.1", "[::1]")

AnyRequest = Request[Any, Any, Any]


class Health(Struct, frozen=True):
    status: Literal["well"]
    version: str


@get("/api/health", tags=["operations"])
async def health(house: TheHouse) -> Health:
    """Answers only if the storage does, and has space left."""
    await house.storage.version("")
    await house.storage.refuse_full()
    return Health("well", installed_version())


def _is_local_name(host: str) -> bool:
    """A page of another site that has its name point to this machine still sends that name."""
    return host.rpartition(":")[0] in LOCAL_NAMES or host in LOCAL_NAMES


@get("/api/metrics", tags=["operations"])
async def metrics(request: AnyRequest, house: TheHouse) -> Response[str]:
    """Prometheus text; for this machine alone, unless the settings say otherwise."""
    is_local = address(request.scope) in LOCAL and _is_local_name(request.headers.get("host", ""))  # type: ignore[arg-type]
    if house.settings.metrics == "nobody" or (house.settings.metrics == "local" and not is_local):
        raise NoSuchPage()
    return Response(house.metrics.text(house.tables.counts()), media_type="text/plain; version=0.0.4")
