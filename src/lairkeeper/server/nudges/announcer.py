"""Words notifications for each device of a person and for the webhooks of a table."""

import msgspec
from msgspec import Struct

from lairkeeper.games import game_named
from lairkeeper.server.clock import Clock
from lairkeeper.server.nudges.choices import Choices, end_of_quiet
from lairkeeper.server.nudges.outbox import GRACE, UNKNOWN, Notice, Outbox
from lairkeeper.server.protocol.nudges import NudgeBody, NudgeKind
from lairkeeper.words import speak

SERVER = "lairkeeper.server"
WEBHOOK_PAUSE = 60_000
"""Milliseconds between two messages to one webhook."""


class Occasion(Struct, frozen=True):
    """Why a person is notified; another occasion has another `mark`."""

    person: str
    name: str
    table: str
    game: str
    title: str
    kind: NudgeKind
    mark: str


class _Hooked(Struct):
    """Read by chat services under either name, and by programs through the other fields."""

    content: str
    text: str
    table: str
    kind: NudgeKind
    url: str


class Announcer:
    """`site` is the public address, for links in webhooks; empty if it is not configured."""

    def __init__(self, outbox: Outbox, choices: Choices, now: Clock, site: str) -> None:
        self._outbox = outbox
        self._choices = choices
        self._now = now
        self._site = site.rstrip("/")

    async def tell(self, occasion: Occasion, *, again: bool = False) -> None:
        devices = await self._choices.devices(occasion.person)
        if devices:
            quiet = await self._choices.quiet_hours(occasion.person)
            due_at = end_of_quiet(quiet, self._now() + GRACE)
            notices = [Notice(each.id, nudge_body(occasion, each.language), due_at) for each in devices]
            await self._outbox.add(occasion.person, occasion.table, occasion.mark, notices, again=again)
        for hook in await self._choices.webhooks(occasion.table):
            if await self._choices.may_tell(hook, WEBHOOK_PAUSE):
                await self._outbox.add_hook(occasion.table, hook.id, self._hooked(occasion, hook.language))

    def _hooked(self, occasion: Occasion, language: str) -> bytes:
        named = _said(language, occasion.game, "game-title")
        said = _said(language, occasion.game, f"hook-{occasion.kind}", name=occasion.name or "…", game=named)
        url = f"{self._site}/table/{occasion.table}" if self._site else ""
        text = f"{said} {url}".strip()
        return msgspec.json.encode(_Hooked(text, text, occasion.table, occasion.kind, url))


def nudge_body(occasion: Occasion, language: str) -> bytes:
    """The event is filled in when the row is written."""
    named = _said(language, occasion.game, "game-title")
    return msgspec.json.encode(
        NudgeBody(
            event=UNKNOWN.decode(),
            kind=occasion.kind,
            table=occasion.table,
            title=occasion.title or named,
            text=_said(language, occasion.game, f"nudge-{occasion.kind}", game=named),
            open=_said(language, occasion.game, "nudge-open"),
            off=_said(language, occasion.game, "nudge-off"),
        )
    )


def _said(language: str, played: str, key: str, /, **facts: str) -> str:
    return speak(game_named(played), None, language, (), SERVER).say(key, **facts)
