"""Notification settings: devices, quiet hours, holidays, and webhooks of tables."""

import secrets
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from lairkeeper.server.clock import CLOCK_SKEW, Clock
from lairkeeper.server.errors import BadHours, NotAllowed, TooManyKept
from lairkeeper.server.nudges.web_push import Browser, SiteKey, checked_browser, from_text, new_key, site_key
from lairkeeper.server.protocol.nudges import Device, HolidayInfo, NudgeChoices, QuietHours, WebhookInfo
from lairkeeper.server.storage import Storage
from lairkeeper.server.transport.outgoing import Outgoing

MOST_DEVICES = 10
MOST_WEBHOOKS = 3
MOST_HOLIDAYS = 20
DAY = 86_400_000
MINUTES = 1_440

_KEY = "SELECT value FROM site_keys WHERE name = $1"
_MAKE_KEY = "INSERT INTO site_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
_DEVICES = "SELECT id, endpoint, public_key, auth, language FROM devices WHERE person = $1 ORDER BY created_at, id"
_DEVICE = "SELECT id, endpoint, public_key, auth, language FROM devices WHERE id = $1"
_ADD_DEVICE = """
    INSERT INTO devices (id, person, endpoint, public_key, auth, language, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, public_key = excluded.public_key,
        auth = excluded.auth, language = excluded.language
"""
_DROP_ENDPOINT = "DELETE FROM devices WHERE person = $1 AND endpoint = $2"
_DROP_DEVICE = "DELETE FROM devices WHERE id = $1"
_DROP_ROWS = "DELETE FROM outbox WHERE device = $1"
_HOURS = "SELECT begins, ends, zone FROM quiet_hours WHERE person = $1"
_SET_HOURS = """
    INSERT INTO quiet_hours (person, begins, ends, zone) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person) DO UPDATE SET begins = excluded.begins, ends = excluded.ends, zone = excluded.zone
"""
_NO_HOURS = "DELETE FROM quiet_hours WHERE person = $1"
_HOLIDAYS = "SELECT first_day, last_day FROM holidays WHERE person = $1 ORDER BY first_day"
_CLEAR_HOLIDAYS = "DELETE FROM holidays WHERE person = $1"
_ADD_HOLIDAY = "INSERT INTO holidays (person, first_day, last_day) VALUES ($1, $2, $3)"
_HOOKS = "SELECT id, url, language, told_at FROM webhooks WHERE table_id = $1 ORDER BY id"
_HOOK = "SELECT id, url, language, told_at FROM webhooks WHERE id = $1"
_ADD_HOOK = """
    INSERT INTO webhooks (id, table_id, url, person, language, told_at) VALUES ($1, $2, $3, $4, $5, 0)
"""
_DROP_HOOK = "DELETE FROM webhooks WHERE table_id = $1 AND id = $2"
_TOLD = "UPDATE webhooks SET told_at = $2 WHERE id = $1 AND (told_at <= $3 OR told_at > $4) RETURNING id"


class ReachableDevice(Struct, frozen=True):
    """A device, and the language of its person."""

    id: str
    browser: Browser
    language: str


class Webhook(Struct, frozen=True):
    id: str
    url: str
    language: str
    told_at: int


class Choices:
    """`holiday_days` is how many days a year the clocks of a person may be paused."""

    def __init__(self, storage: Storage, outgoing: Outgoing, now: Clock, holiday_days: int) -> None:
        self._storage = storage
        self._outgoing = outgoing
        self._now = now
        self._holiday_days = holiday_days
        self._key: SiteKey | None = None

    async def key(self) -> SiteKey:
        """Made once for the site. If several processes start together, the first key counts."""
        if self._key is None:
            await self._storage.transact((_MAKE_KEY, ("vapid", new_key())))
            [(text,)] = await self._storage.rows(_KEY, "vapid")
            self._key = site_key(text)
        return self._key

    async def of(self, person: str) -> NudgeChoices:
        hours = await self.quiet_hours(person)
        days = [HolidayInfo(_iso(first), _iso(last)) for first, last in await self.holidays(person)]
        return NudgeChoices((await self.key()).public, len(await self.devices(person)), hours, days, self._holiday_days)

    # --- devices -----------------------------------------------------------------------------------------------------

    async def devices(self, person: str) -> list[ReachableDevice]:
        return [_reached(*row) for row in await self._storage.rows(_DEVICES, person)]

    async def device(self, id_: str) -> ReachableDevice | None:
        rows = await self._storage.rows(_DEVICE, id_)
        return _reached(*rows[0]) if rows else None

    async def add_device(self, person: str, device: Device) -> None:
        """Registers a browser; one that is known already now belongs to this person."""
        self._outgoing.checked(device.endpoint)
        checked_browser(device.endpoint, device.p256dh, device.auth)
        known = await self.devices(person)
        if len(known) >= MOST_DEVICES and all(each.browser.endpoint != device.endpoint for each in known):
            raise TooManyKept(what="devices", most=MOST_DEVICES)
        row = (person, device.endpoint, device.p256dh, device.auth, device.language, self._now())
        await self._storage.transact((_ADD_DEVICE, (secrets.token_urlsafe(12), *row)))

    async def drop_device(self, person: str, endpoint: str) -> None:
        gone = [each.id for each in await self.devices(person) if each.browser.endpoint == endpoint]
        await self._storage.transact((_DROP_ENDPOINT, (person, endpoint)), *((_DROP_ROWS, (id_,)) for id_ in gone))

    async def forget_device(self, id_: str) -> None:
        """Deletes a subscription that its push service no longer knows."""
        await self._storage.transact((_DROP_DEVICE, (id_,)), (_DROP_ROWS, (id_,)))

    # --- quiet hours -------------------------------------------------------------------------------------------------

    async def quiet_hours(self, person: str) -> QuietHours | None:
        rows = await self._storage.rows(_HOURS, person)
        return QuietHours(*rows[0]) if rows else None

    async def set_quiet_hours(self, person: str, hours: QuietHours | None) -> None:
        if hours is None:
            await self._storage.transact((_NO_HOURS, (person,)))
            return
        if not (0 <= hours.begins < MINUTES and 0 <= hours.ends < MINUTES) or zone_of(hours.zone) is None:
            raise BadHours()
        await self._storage.transact((_SET_HOURS, (person, hours.begins, hours.ends, hours.zone)))

    # --- holidays ----------------------------------------------------------------------------------------------------

    async def holidays(self, person: str) -> list[tuple[int, int]]:
        """First and last days, counted from 1970."""
        return [(first, last) for first, last in await self._storage.rows(_HOLIDAYS, person)]

    async def set_holidays(self, person: str, wanted: list[HolidayInfo]) -> None:
        """Past days cannot be changed, or people would regain time."""
        today = self._now() // DAY
        begun = [(first, last) for first, last in await self.holidays(person) if first <= today]
        spans = [_days(each) for each in wanted]
        spans = sorted([*(each for each in spans if each[0] > today or each in begun), *_kept(begun, spans, today)])
        _refuse_overlap(spans)
        self._refuse_many(spans)
        adding = [(_ADD_HOLIDAY, (person, first, last)) for first, last in spans]
        await self._storage.transact((_CLEAR_HOLIDAYS, (person,)), *adding)

    def _refuse_many(self, spans: list[tuple[int, int]]) -> None:
        by_year: dict[int, int] = {}
        for first, last in spans:
            if last - first >= 366 or len(spans) > MOST_HOLIDAYS:
                raise TooManyKept(what="holidays", most=self._holiday_days)
            for day in range(first, last + 1):
                year = _date(day).year
                by_year[year] = by_year.get(year, 0) + 1
        if any(count > self._holiday_days for count in by_year.values()):
            raise TooManyKept(what="holidays", most=self._holiday_days)

    # --- webhooks ----------------------------------------------------------------------------------------------------

    async def webhooks(self, table: str) -> list[Webhook]:
        return [Webhook(*row) for row in await self._storage.rows(_HOOKS, table)]

    async def webhook(self, id_: str) -> Webhook | None:
        rows = await self._storage.rows(_HOOK, id_)
        return Webhook(*rows[0]) if rows else None

    async def add_webhook(self, person: str, table: str, url: str, language: str) -> None:
        """Resolves the address now, so that a private one is refused at once, and again before each request."""
        await self._outgoing.resolved(self._outgoing.checked(url))
        if len(await self.webhooks(table)) >= MOST_WEBHOOKS:
            raise TooManyKept(what="webhooks", most=MOST_WEBHOOKS)
        await self._storage.transact((_ADD_HOOK, (secrets.token_urlsafe(9), table, url, person, language)))

    async def drop_webhook(self, table: str, id_: str) -> None:
        await self._storage.transact((_DROP_HOOK, (table, id_)))

    async def webhook_infos(self, table: str) -> list[WebhookInfo]:
        """Leaves out the path: it is the secret part of the URL."""
        return [WebhookInfo(each.id, self._outgoing.checked(each.url).host) for each in await self.webhooks(table)]

    async def may_tell(self, hook: Webhook, pause: int) -> bool:
        """True for one process only, and only after a pause since the last message to the webhook."""
        now = self._now()
        [told] = await self._storage.transact((_TOLD, (hook.id, now, now - pause, now + CLOCK_SKEW)))
        return bool(told)


def end_of_quiet(hours: QuietHours | None, now: int) -> int:
    """When a person may be notified: now, or at the end of their quiet hours."""
    zone = zone_of(hours.zone) if hours else None
    if hours is None or zone is None or hours.begins == hours.ends:
        return now
    local = datetime.fromtimestamp(now / 1000, zone)
    minute = local.hour * 60 + local.minute
    length, since = (hours.ends - hours.begins) % MINUTES, (minute - hours.begins) % MINUTES
    if since >= length:
        return now
    ends = local.replace(second=0, microsecond=0) + timedelta(minutes=length - since)
    return int(ends.timestamp() * 1000)


def zone_of(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name) if len(name) <= 60 else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def _kept(begun: list[tuple[int, int]], wanted: list[tuple[int, int]], today: int) -> list[tuple[int, int]]:
    """Cancelled holidays that have begun end today; past holidays stay."""
    dropped = [each for each in begun if each not in wanted]
    return [(first, last if last < today else today) for first, last in dropped]


def _refuse_overlap(spans: list[tuple[int, int]]) -> None:
    for (first, last), (after, _) in zip(spans, [*spans[1:], (10**9, 0)], strict=True):
        if first > last or after <= last:
            raise NotAllowed(what="holidays")


def _days(holiday: HolidayInfo) -> tuple[int, int]:
    return _day(holiday.first), _day(holiday.last)


def _day(text: str) -> int:
    try:
        return (datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC) - datetime(1970, 1, 1, tzinfo=UTC)).days
    except ValueError:
        raise BadHours() from None


def _date(day: int) -> datetime:
    return datetime(1970, 1, 1, tzinfo=UTC) + timedelta(days=day)


def _iso(day: int) -> str:
    return _date(day).date().isoformat()


def _reached(id_: str, endpoint: str, public_key: str, auth: str, language: str) -> ReachableDevice:
    return ReachableDevice(id_, Browser(endpoint, from_text(public_key), from_text(auth)), language)
