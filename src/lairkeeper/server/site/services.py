"""The services of one process: storage, tables, people, rate limits."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from lairkeeper.games import games
from lairkeeper.server.clock import now
from lairkeeper.server.lobby.history import History
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.accounts import People
from lairkeeper.server.people.sessions import Signer, kept_secret
from lairkeeper.server.site.assets import Client
from lairkeeper.server.site.settings import Settings
from lairkeeper.server.storage import Storage, sqlite_file, storage_at
from lairkeeper.server.telemetry.metrics import Metrics
from lairkeeper.server.transport.limits import Limit
from lairkeeper.server.transport.traffic import Traffic

LONGEST_GOODBYE = 1.0
NAME_SHARE = 10
"""How many addresses have to try a name at their limit before its owner has to wait as well."""

WRONG_CODE_RATE, WRONG_CODE_BURST = 0.2, 250
"""Wrong codes that all addresses together may try: 970 in an hour, of 113 million codes for players."""

ADDRESS_CODE_RATE, ADDRESS_CODE_BURST = 1 / 120, 10
"""Wrong codes of one address, so few that some addresses cannot use up what all may try."""

REPLAY_RATE, REPLAY_BURST = 8.0, 80
"""Moments of finished games that one address may look at: all of a game is replayed for one that lies further back."""

IMPORT_RATE, IMPORT_BURST = 1 / 60, 10
"""Journeys that one address may bring in a file: each is replayed and kept, up to megabytes of it."""


OPTION_BYTES_RATE, OPTION_BYTES_BURST = 4_000.0, 150_000
"""Bytes of table options that a person may send: a list of 30 kB in eight seconds, and five at once."""

ADDRESS_SHARE = 4
"""How many people at one address may send table options at that rate."""


def installed_version() -> str:
    """The version that is installed; none where the source is run as it lies there."""
    try:
        return version("lairkeeper")
    except PackageNotFoundError:
        return "0"


class Services:
    """Enter `opened` before serving anybody."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.storage: Storage = storage_at(settings.database)
        self.signer = Signer(settings.secret or kept_secret(secret_file(settings)))
        self.people = People(self.storage, self.signer, now)
        self.tables = Tables(self.storage, now, settings.bot_pace, self.metrics, settings.idle_seconds)
        self.history = History(self.storage)
        self.client = Client(Path(settings.client) if settings.client else None)
        self.requests = Limit(settings.request_rate, settings.request_burst)
        self.sign_ins = Limit(settings.sign_in_rate, settings.sign_in_burst)
        self.sign_ins_as = Limit(settings.sign_in_rate * NAME_SHARE, settings.sign_in_burst * NAME_SHARE)
        self.openings = Limit(settings.opening_rate, settings.opening_burst)
        self.address_openings = Limit(settings.address_opening_rate, settings.address_opening_burst)
        self.messages = Limit(settings.message_rate, settings.message_burst)
        self.address_messages = Limit(settings.address_message_rate, settings.address_message_burst)
        self.option_bytes = Limit(OPTION_BYTES_RATE, OPTION_BYTES_BURST)
        self.address_option_bytes = Limit(OPTION_BYTES_RATE * ADDRESS_SHARE, OPTION_BYTES_BURST * ADDRESS_SHARE)
        self.address_codes = Limit(ADDRESS_CODE_RATE, ADDRESS_CODE_BURST)
        self.wrong_codes = Limit(WRONG_CODE_RATE / settings.processes, WRONG_CODE_BURST // settings.processes)
        self.replays = Limit(REPLAY_RATE, REPLAY_BURST)
        self.imports = Limit(IMPORT_RATE, IMPORT_BURST)
        self.traffic = Traffic(
            Limit(settings.byte_rate, settings.byte_burst),
            Limit(settings.piece_rate, settings.piece_burst),
            settings.http_connections_per_address,
            self.metrics,
        )
        self.connections: Counter[str] = Counter()
        self.is_closing = False

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        games()  # they are read once, which would keep everybody waiting
        await self.storage.open()
        try:
            await self.tables.open()
            yield
        finally:
            await self.say_goodbye()
            await self.storage.close()

    async def say_goodbye(self) -> None:
        """Asks every visitor to come back, and waits a moment until they have heard it; may be called twice."""
        self.is_closing = True
        await self.tables.close()
        give_up = time.monotonic() + LONGEST_GOODBYE
        while self.tables.counts()["visits"] and time.monotonic() < give_up:
            await asyncio.sleep(0.01)


def secret_file(settings: Settings) -> Path:
    if settings.secret_file:
        return Path(settings.secret_file)
    if settings.database.startswith("sqlite:"):
        file = sqlite_file(settings.database)
        return file.with_name(f"{file.name}.secret")
    return Path("lairkeeper.secret")
