"""Sends what waits in the outbox. Several processes may do so: each row is claimed by one of them.

However slow a push service is, it holds up nobody but those it serves: tables know nothing of it, and only a few
requests are under way at a time.
"""

import asyncio
import time

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.server.errors import AddressRefused
from lairkeeper.server.nudges.choices import Choices
from lairkeeper.server.nudges.outbox import Claimed, Outbox
from lairkeeper.server.nudges.web_push import encrypted, signed
from lairkeeper.server.telemetry.logs import LOG
from lairkeeper.server.transport.outgoing import Outgoing, Response, Trouble

AT_ONCE = 8
"""Requests under way in one process."""
EVERY = 2.0
"""Seconds between two polls of the outbox."""
PULSE = 30.0
"""Seconds between two renewals of the pages that are open here."""
GONE = (404, 410)
TRY_AGAIN = (408, 425, 429)
WORTH = 12 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""


class NudgeSender:
    def __init__(self, outbox: Outbox, choices: Choices, outgoing: Outgoing, contact: str) -> None:
        self._outbox = outbox
        self._choices = choices
        self._outgoing = outgoing
        self._contact = contact
        self._pulsed = time.monotonic()

    async def keep_watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except LairkeeperError as error:
                LOG.warning("sender", extra={"facts": {"code": error.code}})
            except Exception as error:
                LOG.error("sender", exc_info=error)

    async def look(self) -> int:
        """Sends what is due; returns the number of rows."""
        if time.monotonic() - self._pulsed > PULSE:
            self._pulsed = time.monotonic()
            await self._outbox.stay()
        sent = 0
        while rows := await self._outbox.claim(AT_ONCE):
            await asyncio.gather(*(self._send(row) for row in rows))
            sent += len(rows)
        return sent

    async def _send(self, row: Claimed) -> None:
        try:
            answer = await (self._push(row) if row.device else self._post(row))
        except AddressRefused:
            await self._outbox.done(row)
            return
        except Trouble:
            await self._outbox.try_again(row)
            return
        if answer is None or answer.status < 300:
            await self._outbox.done(row)
        elif answer.status in GONE and row.device:
            await self._choices.forget_device(row.device)
        elif answer.status in TRY_AGAIN or answer.status >= 500:
            await self._outbox.try_again(row, answer.retry_after)
        else:
            LOG.warning("push", extra={"facts": {"status": answer.status}})
            await self._outbox.done(row)

    async def _push(self, row: Claimed) -> Response | None:
        """None if the device no longer exists. The topic lets a push service replace an older message."""
        device = await self._choices.device(row.device)
        if device is None:
            return None
        body = encrypted(row.body, device.browser)
        where, key = device.browser.endpoint, await self._choices.key()
        headers = {
            "Authorization": signed(where, key, self._contact, int(time.time())),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(WORTH),
            "Urgency": "normal",
            "Topic": row.event,
        }
        return await self._outgoing.post(where, headers, body)

    async def _post(self, row: Claimed) -> Response | None:
        hook = await self._choices.webhook(row.webhook)
        if hook is None:
            return None
        headers = {"Content-Type": "application/json", "Idempotency-Key": row.event}
        return await self._outgoing.post(hook.url, headers, row.body)
