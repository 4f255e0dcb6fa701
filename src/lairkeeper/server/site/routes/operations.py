"""Routes for operators: health and load."""

import hmac
from typing import Any, Literal

from litestar import Request, Response, get
from msgspec import Struct

from lairkeeper.server.errors import NoSuchPage, TooFast, WrongToken
from lairkeeper.server.protocol.admin import AdminReport
from lairkeeper.server.site.routes.callers import TheServices
from lairkeeper.server.site.services import installed_version
from lairkeeper.server.site.settings import Settings
from lairkeeper.server.transport.addresses import address, household

LOCAL = ("127.0.0.1", "::1", "")
LOCAL_NAMES = ("localhost", "127.0.0.1", "[::1]")
FORWARDED = ("forwarded", "via", "x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip")
"""Headers that proxies add, beside those that begin with `x-forwarded`."""

AnyRequest = Request[Any, Any, Any]


class Health(Struct, frozen=True):
    status: Literal["well"]
    version: str


@get("/api/health", tags=["operations"])
async def health(services: TheServices) -> Health:
    """Healthy if the storage responds and has space left."""
    await services.storage.version("")
    await services.storage.refuse_full()
    return Health("well", installed_version())


def may_read_metrics(request: AnyRequest, settings: Settings) -> bool:
    """True for all or for none, if the settings say so. By default for a client with the token, and for processes on
    this machine that connect directly.
    """
    if settings.metrics != "local":
        return settings.metrics == "everyone"
    return _has_token(request.headers.get("authorization", ""), settings.metrics_token) or _is_local(request)


def _has_token(given: str, token: str) -> bool:
    return bool(token) and hmac.compare_digest(given.encode(), f"Bearer {token}".encode())


def _is_local(request: AnyRequest) -> bool:
    """The connection comes from this machine, through no proxy, and names this machine: a page of another site whose
    name points here still sends that name."""
    host = request.headers.get("host", "")
    is_named = host.rpartition(":")[0] in LOCAL_NAMES or host in LOCAL_NAMES
    is_forwarded = any(name in FORWARDED or name.startswith("x-forwarded") for name in request.headers.keys())  # noqa: SIM118
    return address(request.scope) in LOCAL and is_named and not is_forwarded  # type: ignore[arg-type]


@get("/api/admin", tags=["operations"])
async def admin(request: AnyRequest, services: TheServices) -> AdminReport:
    """The operator's report; needs the token of the settings. Wrong tokens are rate-limited like wrong passphrases."""
    token, origin = services.settings.admin_token, household(request.scope)  # type: ignore[arg-type]
    if not token:
        raise NoSuchPage()
    if services.sign_ins.is_spent(origin):
        raise TooFast()
    if not _has_token(request.headers.get("authorization", ""), token):
        services.sign_ins.allows(origin)
        raise WrongToken()
    return await services.overview.report()


@get("/api/metrics", tags=["operations"])
async def metrics(request: AnyRequest, services: TheServices) -> Response[str]:
    """Prometheus text; for this machine or with the token, unless the settings say otherwise."""
    if not may_read_metrics(request, services.settings):
        raise NoSuchPage()
    return Response(services.metrics.text(services.tables.counts()), media_type="text/plain; version=0.0.4")
