"""Notification settings: devices, quiet hours, holidays, webhooks."""

from typing import Literal

from msgspec import Struct

from lairkeeper.server.protocol.phrases import Language

NudgeKind = Literal["turn", "waited", "start", "rematch", "reminder"]


class Device(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser registered for web push: its endpoint and keys."""

    endpoint: str
    p256dh: str
    auth: str
    language: Language = "en"


class DropDevice(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: str


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """Minutes of the day in a time zone, as `Europe/Paris`; they may go past midnight."""

    begins: int
    ends: int
    zone: str


class HolidayInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """First and last day, as `2026-08-01`, on which one's clocks at slow tables stand still."""

    first: str
    last: str


class SetQuiet(Struct, frozen=True, forbid_unknown_fields=True):
    hours: QuietHours | None


class SetHolidays(Struct, frozen=True, forbid_unknown_fields=True):
    """The complete list: holidays that are left out are cancelled."""

    holidays: list[HolidayInfo]


class NudgeChoices(Struct, frozen=True):
    """`key` is the site's public key, which a browser needs to subscribe."""

    key: str
    devices: int
    quiet: QuietHours | None
    holidays: list[HolidayInfo]
    holiday_days: int


class AddWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    url: str
    language: Language = "en"


class DropWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    id: str


class WebhookInfo(Struct, frozen=True):
    """Only `host` is shown: the rest of the URL is secret."""

    id: str
    host: str


class NudgeBody(Struct, frozen=True):
    """A push message. A repeated one has the same `event`; `off` words the button that turns notifications off."""

    event: str
    kind: NudgeKind
    table: str
    title: str
    text: str
    open: str
    off: str
