"""The services of one process: storage, tables, people, rate limits."""

import asyncio
import os
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from lairkeeper.games import games
from lairkeeper.server.clock import now
from lairkeeper.server.community.feed import Feed
from lairkeeper.server.community.matchmaker import Matchmaker
from lairkeeper.server.community.neighbours import Neighbours
from lairkeeper.server.community.open_tables import OpenTables
from lairkeeper.server.community.pool import Pool
from lairkeeper.server.daily.challenges import Challenges
from lairkeeper.server.history.export import Exports
from lairkeeper.server.history.games import History
from lairkeeper.server.lobby.ownership import Share
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.nudges.service import Nudges
from lairkeeper.server.operations.archive import Archive
from lairkeeper.server.operations.backups import Backups
from lairkeeper.server.operations.erasure import Erasure
from lairkeeper.server.operations.faults import Faults
from lairkeeper.server.operations.nightly import Nightly
from lairkeeper.server.operations.report import Overview
from lairkeeper.server.operations.retention import Retention
from lairkeeper.server.people.accounts import People
from lairkeeper.server.people.company import Company
from lairkeeper.server.people.sessions import Signer, kept_secret
from lairkeeper.server.site.assets import Client
from lairkeeper.server.site.settings import Settings, state_folder
from lairkeeper.server.storage import Storage, sqlite_file, storage_at
from lairkeeper.server.storage.log_files import LogFiles
from lairkeeper.server.telemetry.metrics import Metrics
from lairkeeper.server.transport.limits import Limit
from lairkeeper.server.transport.traffic import Traffic

JOURNALS, LOGS = "journals", "logs"
LONGEST_GOODBYE = 1.0
NAME_SHARE = 10
"""How many addresses at their limit it takes before the owner of a name has to wait as well."""

WRONG_CODE_RATE, WRONG_CODE_BURST = 0.2, 250
"""Wrong codes that all addresses together may try: 970 in an hour, of 113 million codes for players."""

ADDRESS_CODE_RATE, ADDRESS_CODE_BURST = 1 / 120, 10
"""Wrong codes of one address, so few that some addresses cannot use up what all may try."""

REPLAY_RATE, REPLAY_BURST = 8.0, 80
"""Moments of finished games that one address may look at: all of a game is replayed for one that lies further back."""

DEVICE_RATE, DEVICE_BURST = 1 / 10, 20
"""Rate of devices and webhooks that one person may add: each causes a DNS lookup."""

REPORT_RATE, REPORT_BURST = 1 / 60, 10
"""Reports of one person."""

IMPORT_RATE, IMPORT_BURST = 1 / 60, 10
"""Journeys that one address may bring in a file: each is replayed and kept, up to megabytes of it."""


PACK_RATE, PACK_BURST = 1 / 60, 60
"""Tables with a content pack that one address may open: reading one takes about a tenth of a second of CPU."""

OPTION_BYTES_RATE, OPTION_BYTES_BURST = 4_000.0, 150_000
"""Bytes of table options that a person may send: a list of 30 kB in eight seconds, and five at once."""

ADDRESS_SHARE = 4
"""How many people of one address may send table options at that rate."""


def installed_version() -> str:
    """The installed version; none if the source runs without an installation."""
    try:
        return version("lairkeeper")
    except PackageNotFoundError:
        return "0"


class Services:
    """Enter `opened` before serving requests."""

    def __init__(self, settings: Settings, number: int = 0) -> None:
        """`number` is that of the process, where there are several."""
        self.settings = settings
        self.metrics = Metrics()
        self.storage: Storage = storage_at(settings.database)
        self.storage.files = files = LogFiles(archive_folder(settings))
        self.signer = Signer(settings.secret or kept_secret(secret_file(settings)))
        self.people = People(self.storage, self.signer, now)
        share = Share(number, settings.processes)
        self.tables = Tables(self.storage, now, settings.bot_pace, self.metrics, settings.idle_seconds, share)
        self.history = History(self.storage)
        self.exports = Exports(self.storage, self.history, now)
        self.challenges = Challenges(self.storage, self.tables, self.signer, now)
        self.company = Company(self.storage, now)
        self.neighbours = Neighbours(self.tables.registry, self.company)
        open_tables = OpenTables(self.storage, self.company)
        self.pool = Pool(self.storage, self.tables, open_tables, now)
        self.matchmaker = Matchmaker(self.tables, now, self.storage, open_tables, share)
        self.feed = Feed(self.tables, self.company)
        self.nudges = Nudges(
            self.storage,
            self.tables,
            now,
            contact=settings.push_contact,
            site=settings.origins[0] if settings.origins else "",
            holiday_days=settings.holiday_days,
            is_open=settings.push_anywhere,
        )
        self.devices = Limit(DEVICE_RATE, DEVICE_BURST)
        self.reports = Limit(REPORT_RATE, REPORT_BURST)
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
        self.packs = Limit(PACK_RATE, PACK_BURST)
        self.traffic = Traffic(
            Limit(settings.byte_rate, settings.byte_burst),
            Limit(settings.piece_rate, settings.piece_burst),
            settings.http_connections_per_address,
            self.metrics,
        )
        self.connections: Counter[str] = Counter()
        self.faults = Faults()
        self.retention = Retention(
            self.storage, self.tables.registry, now, settings.retention, retention_folder(settings)
        )
        self.erasure = Erasure(self.storage, self.tables.registry, self.people)
        self.backups = Backups(self.storage, _folder(settings.backup_folder), settings.backups_kept)
        self.archive = Archive(self.storage, self.tables.registry, now, settings.archive, files)
        self.nightly = Nightly(self.backups, self.retention, self.archive, self.company, now, settings.nightly_hour)
        self.overview = Overview(
            version=installed_version(),
            storage=self.storage,
            registry=self.tables.registry,
            metrics=self.metrics,
            faults=self.faults,
            retention=self.retention,
            backups=self.backups,
            company=self.company,
            outbox=self.nudges.outbox,
            now=now,
            disk=sqlite_file(settings.database).parent if settings.database.startswith("sqlite:") else None,
        )
        self.is_closing = False
        self.closing = asyncio.Event()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        games()  # they are read once, which would keep everybody waiting
        await self.storage.open()
        self.faults.open()
        await self.nudges.open()
        watches = (
            self.nightly.keep_watch(),
            self.matchmaker.keep_watch(),
            self.feed.keep_watch(),
            *self.nudges.watches(),
        )
        watching = [asyncio.create_task(watch) for watch in watches]
        try:
            await self.challenges.publish()
            await self.tables.open()
            yield
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            self.faults.close()
            await self.say_goodbye()
            await self.nudges.close()
            await self.storage.close()

    async def say_goodbye(self) -> None:
        """Asks every client to reconnect, and waits a moment for delivery; may be called twice."""
        self.is_closing = True
        self.closing.set()
        await self.tables.close()
        give_up = time.monotonic() + LONGEST_GOODBYE
        while self.tables.counts()["visits"] and time.monotonic() < give_up:
            await asyncio.sleep(0.01)


def retention_folder(settings: Settings) -> Path:
    return Path(settings.retention_folder or _state_of(settings) / JOURNALS)


def archive_folder(settings: Settings) -> Path:
    return Path(settings.archive_folder or _state_of(settings) / LOGS)


def _state_of(settings: Settings) -> Path:
    """The folder of the SQLite file; with PostgreSQL, the state folder of the user."""
    is_file = settings.database.startswith("sqlite:")
    return sqlite_file(settings.database).parent if is_file else state_folder(os.environ)


def _folder(named: str) -> Path | None:
    return Path(named) if named else None


def secret_file(settings: Settings) -> Path:
    if settings.secret_file:
        return Path(settings.secret_file)
    if settings.database.startswith("sqlite:"):
        file = sqlite_file(settings.database)
        return file.with_name(f"{file.name}.secret")
    return Path("lairkeeper.secret")
