"""HTTP routes. Handlers are thin: they identify the caller, call the domain and return its result."""

from lairkeeper.server.site.routes.client import client_page, client_root
from lairkeeper.server.site.routes.games import games_router
from lairkeeper.server.site.routes.history import history_router
from lairkeeper.server.site.routes.openapi import schema_start
from lairkeeper.server.site.routes.operations import health, metrics
from lairkeeper.server.site.routes.people import people_router
from lairkeeper.server.site.routes.tables import join, tables_router
from lairkeeper.server.site.routes.words import words_router

ROUTES = (
    games_router,
    words_router,
    people_router,
    history_router,
    tables_router,
    join,
    health,
    metrics,
    schema_start,
    client_root,
    client_page,
)

__all__ = ["ROUTES"]
