"""The application: HTTP routes and table sockets, behind the gate."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.site.gate import Gate
from lairkeeper.server.site.http_errors import refuse, refuse_fault, refuse_request, refuse_unreadable
from lairkeeper.server.site.lobby_sockets import PATH, LobbySockets
from lairkeeper.server.site.routes import ROUTES
from lairkeeper.server.site.routes.callers import provide_person, provide_services
from lairkeeper.server.site.routes.openapi import LocalSwagger, RawSchema
from lairkeeper.server.site.services import Services, installed_version
from lairkeeper.server.site.settings import Settings
from lairkeeper.server.site.sockets import TableSockets
from lairkeeper.server.transport.asgi import Receive, Scope, Send
from lairkeeper.server.transport.json_depth import ShallowRequest

LARGEST_BODY = 65_536


class Site:
    """The ASGI application and the services it uses."""

    def __init__(self, settings: Settings, number: int = 0) -> None:
        self.services = Services(settings, number)
        self.app = _application(self.services)
        self._sockets = TableSockets(self.services)
        self._lobby = LobbySockets(self.services)
        self._gate = Gate(self._within, self.services)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._gate(scope, receive, send)

    async def _within(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await (self._lobby if scope["path"] == PATH else self._sockets)(scope, receive, send)
        else:
            await self.app(scope, receive, send)  # type: ignore[arg-type]


def _application(services: Services) -> Litestar:
    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with services.opened():
            yield

    app = Litestar(
        route_handlers=ROUTES,
        dependencies={"services": Provide(provide_services), "person": Provide(provide_person)},
        exception_handlers={
            LairkeeperError: refuse,
            HTTPException: refuse_request,
            UnicodeDecodeError: refuse_unreadable,
            Exception: refuse_fault,
        },
        lifespan=[life],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Lairkeeper",
            version=installed_version(),
            path="/api/schema",
            render_plugins=[LocalSwagger(), JsonRenderPlugin()],
        ),
        plugins=[RawSchema()],
        request_class=ShallowRequest,
        request_max_body_size=LARGEST_BODY,
    )
    app.state.services = services
    return app
