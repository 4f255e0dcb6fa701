"""Notifications: devices, quiet hours, holidays, and webhooks of tables."""

from litestar import Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, JSONBody

from lairkeeper.server.errors import TooFast
from lairkeeper.server.protocol.nudges import (
    AddWebhook,
    Device,
    DropDevice,
    DropWebhook,
    NudgeChoices,
    SetHolidays,
    SetQuiet,
    WebhookInfo,
)
from lairkeeper.server.site.gate import own_pages_only
from lairkeeper.server.site.routes.callers import Asking, Known, TheServices, provide_member

MEMBER = {"caller": Provide(provide_member)}


@get("/api/me/nudges")
async def choices(services: TheServices, person: Known) -> NudgeChoices:
    return await services.nudges.choices.of(person.id)


@post("/api/me/nudges/devices", status_code=200)
async def add_device(services: TheServices, person: Known, data: JSONBody[Device]) -> NudgeChoices:
    """Registers this browser for notifications."""
    if not services.devices.allows(person.id):
        raise TooFast()
    await services.nudges.choices.add_device(person.id, data)
    return await services.nudges.choices.of(person.id)


@post("/api/me/nudges/off", status_code=200)
async def drop_device(services: TheServices, person: Known, data: JSONBody[DropDevice]) -> NudgeChoices:
    """Removes this browser from notifications."""
    await services.nudges.choices.drop_device(person.id, data.endpoint)
    return await services.nudges.choices.of(person.id)


@post("/api/me/nudges/quiet", status_code=200)
async def quiet(services: TheServices, person: Known, data: JSONBody[SetQuiet]) -> NudgeChoices:
    await services.nudges.choices.set_quiet_hours(person.id, data.hours)
    return await services.nudges.choices.of(person.id)


@post("/api/me/nudges/holidays", status_code=200)
async def holidays(services: TheServices, person: Known, data: JSONBody[SetHolidays]) -> NudgeChoices:
    """Holidays: days on which the person's clocks at slow tables are paused."""
    await services.nudges.choices.set_holidays(person.id, data.holidays)
    return await services.nudges.choices.of(person.id)


@get("/api/tables/{table_id:str}/webhooks", dependencies=MEMBER)
async def webhooks(services: TheServices, caller: Asking, table_id: FromPath[str]) -> list[WebhookInfo]:
    await services.nudges.refuse_strangers(table_id, caller)
    return await services.nudges.choices.webhook_infos(table_id)


@post("/api/tables/{table_id:str}/webhooks", dependencies=MEMBER, status_code=200)
async def add_webhook(
    services: TheServices, caller: Asking, table_id: FromPath[str], data: JSONBody[AddWebhook]
) -> list[WebhookInfo]:
    """Adds a webhook for the group of a table."""
    if not services.devices.allows(caller.person):
        raise TooFast()
    await services.nudges.refuse_strangers(table_id, caller)
    await services.nudges.choices.add_webhook(caller.person, table_id, data.url, data.language)
    return await services.nudges.choices.webhook_infos(table_id)


@post("/api/tables/{table_id:str}/webhooks/drop", dependencies=MEMBER, status_code=200)
async def drop_webhook(
    services: TheServices, caller: Asking, table_id: FromPath[str], data: JSONBody[DropWebhook]
) -> list[WebhookInfo]:
    await services.nudges.refuse_strangers(table_id, caller)
    await services.nudges.choices.drop_webhook(table_id, data.id)
    return await services.nudges.choices.webhook_infos(table_id)


nudges_router = Router(
    "/",
    route_handlers=[choices, add_device, drop_device, quiet, holidays, webhooks, add_webhook, drop_webhook],
    guards=[own_pages_only],
    tags=["people"],
)
