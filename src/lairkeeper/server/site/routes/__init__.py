"""HTTP routes. Handlers are thin: they identify the caller, call the domain and return its result."""

from lairkeeper.server.site.routes.client import client_page, client_root
from lairkeeper.server.site.routes.community.company import company_router
from lairkeeper.server.site.routes.community.finding import finding_router
from lairkeeper.server.site.routes.community.nudges import nudges_router
from lairkeeper.server.site.routes.daily import daily_router
from lairkeeper.server.site.routes.games import games_router
from lairkeeper.server.site.routes.history import history_router, profile
from lairkeeper.server.site.routes.openapi import schema_start
from lairkeeper.server.site.routes.operations import admin, health, metrics
from lairkeeper.server.site.routes.people import people_router
from lairkeeper.server.site.routes.tables import join, tables_router
from lairkeeper.server.site.routes.words import words_router

ROUTES = (
    games_router,
    words_router,
    people_router,
    history_router,
    profile,
    daily_router,
    tables_router,
    company_router,
    finding_router,
    nudges_router,
    join,
    admin,
    health,
    metrics,
    schema_start,
    client_root,
    client_page,
)

__all__ = ["ROUTES"]
