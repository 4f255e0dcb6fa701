"""The addresses of the server. Handlers are thin: they find out who asks, call the domain, and hand on what it says."""

from lairkeeper.server.routes.client import client_page, client_root
from lairkeeper.server.routes.games import games_router
from lairkeeper.server.routes.operations import health, metrics
from lairkeeper.server.routes.people import people_router
from lairkeeper.server.routes.schema import schema_start
from lairkeeper.server.routes.tables import tables_router
from lairkeeper.server.routes.words import words_router

ROUTES = (
    games_router,
    words_router,
    people_router,
    tables_router,
    health,
    metrics,
    schema_start,
    client_root,
    client_page,
)

__all__ = ["ROUTES"]
