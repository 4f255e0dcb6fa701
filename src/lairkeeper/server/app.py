"""The application: routes and sockets around one house, behind the gate."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.house import House, installed_version
from lairkeeper.server.nesting import ShallowRequest
from lairkeeper.server.refusing import refuse, refuse_fault, refuse_request, refuse_unreadable
from lairkeeper.server.routes import ROUTES
from lairkeeper.server.routes.asking import provide_house, provide_person
from lairkeeper.server.routes.schema import LocalSwagger, RawSchema
from lairkeeper.server.security import Gate, Receive, Scope, Send
from lairkeeper.server.settings import Settings
from lairkeeper.server.sockets import TableSockets

LARGEST_BODY = 65_536


class Site:
    """What an ASGI server runs, and the house it serves."""

    def __init__(self, settings: Settings) -> None:
        self.house = House(settings)
        self.app = _application(self.house)
        self._sockets = TableSockets(self.house)
        self._gate = Gate(self._within, self.house)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._gate(scope, receive, send)

    async def _within(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
        else:
            await self.app(scope, receive, send)  # type: ignore[arg-type]


def _application(house: House) -> Litestar:
    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with house.opened():
            yield

    app = Litestar(
        route_handlers=ROUTES,
        dependencies={"house": Provide(provide_house), "person": Provide(provide_person)},
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
    app.state.house = house
    return app
