"""The settings of a server: a TOML file, and environment variables that begin with LAIRKEEPER_."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from lairkeeper.server.errors import BadSettings, NoSettings
from lairkeeper.server.storage import NoBackupHere

PREFIX = "LAIRKEEPER_"
FILE_VARIABLE = f"{PREFIX}SETTINGS"
SHORTEST_SECRET = 16
_BOUNDS = {
    "retention": (0, 36_500),
    "archive": (0, 36_500),
    "backups_kept": (1, 10_000),
    "nightly_hour": (0, 23),
    "holiday_days": (0, 366),
}


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Defaults suit one machine at home. Rates are per second; a burst is the most at once."""

    host: str = "127.0.0.1"
    port: int = 8000
    processes: int = 1
    """How many serve behind this address, each its own tables; more than one with PostgreSQL alone."""
    database: str = ""
    """`sqlite:///file` or `postgresql://...`; a file in the state folder unless told otherwise."""
    secret: str = ""
    """Signs cookies, 16 characters or more. All processes of one site need the same; unless given, one is made and kept
    in `secret_file`."""
    secret_file: str = ""
    """Beside the SQLite file, or in the state folder, unless told otherwise."""
    origins: tuple[str, ...] = ()
    """Other addresses this site is reached under, as `https://games.example`; its own is always allowed."""
    trusted_proxies: str = ""
    """Addresses of proxies whose word about the address of a client is taken."""
    client: str = ""
    """The folder with the built web client, if it is not the one that came with the package."""
    metrics: Literal["local", "everyone", "nobody"] = "local"
    metrics_token: str = ""
    """A client that sends it reads the metrics from anywhere, unless they are for nobody; 16 characters or more."""
    admin_token: str = ""
    """Opens the page `/admin`, which is not there without one; 16 characters or more."""
    retention: int = 0
    """After so many days a finished table of guests becomes a journal in `retention_folder`; 0 keeps all tables."""
    retention_folder: str = ""
    """A folder `journals` beside the SQLite file, or in the state folder, unless told otherwise."""
    archive: int = 0
    """After so many days the log of a finished table moves to a file in `archive_folder`; 0 moves none."""
    archive_folder: str = ""
    """A folder `logs` beside the SQLite file, or in the state folder, unless told otherwise. All processes of one site
    need the same one, and a backup of the database does not hold it."""
    backup_folder: str = ""
    """Where a backup of the SQLite file is written every night; nowhere unless told."""
    backups_kept: int = 14
    nightly_hour: int = 3
    """The hour (UTC) after which the backup is written and the retention runs."""
    push_contact: str = "mailto:operator@localhost"
    """Whom push services may write to, as `mailto:` or `https:`; some refuse a site that names nobody."""
    push_anywhere: bool = False
    """Sends web push and webhooks to private addresses and without encryption as well: for tests alone."""
    holiday_days: int = 28
    """Days in a year on which a person's clocks at slow tables may stand still."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    bot_pace: float = 0.6
    idle_seconds: float = 600.0
    """A table nobody looks at leaves the memory after so long; it stays in the database."""
    request_rate: float = 40.0
    request_burst: int = 200
    message_rate: float = 25.0
    message_burst: int = 100
    """Messages of one person, whatever the number of connections."""
    address_message_rate: float = 200.0
    address_message_burst: int = 800
    """Messages of everybody at one address."""
    sign_in_rate: float = 0.1
    sign_in_burst: int = 10
    opening_rate: float = 0.2
    opening_burst: int = 20
    """New tables, for one person."""
    address_opening_rate: float = 0.2
    address_opening_burst: int = 40
    """New tables, for everybody at one address: a class may open one each."""
    connections_per_address: int = 100
    """WebSockets at tables."""
    http_connections_per_address: int = 250
    """All connections, WebSockets included."""
    piece_rate: float = 2_000.0
    piece_burst: int = 5_000
    """Reads, WebSocket frames and requests from one address; a connection has a tenth of it."""
    byte_rate: float = 2_000_000.0
    byte_burst: int = 8_000_000
    """Bytes from one address."""

    def __repr__(self) -> str:
        """Leaves out passwords and secrets, so that they cannot get into a log."""
        return f"Settings({self.host}:{self.port})"


def read_settings(file: Path | None, environment: Mapping[str, str], **given: Any) -> Settings:
    """Arguments override environment variables, which override the file."""
    named = environment.get(FILE_VARIABLE)
    where = file or (Path(named) if named else None)
    chosen = _from_file(where) if where else {}
    chosen |= _from_environment(environment)
    chosen |= {key: value for key, value in given.items() if value is not None}
    settings = msgspec.convert(chosen, Settings)
    if settings.backup_folder and settings.database.startswith("postgres"):
        raise NoBackupHere(tool="pg_dump")
    return settings if settings.database else msgspec.structs.replace(settings, database=default_database(environment))


def default_database(environment: Mapping[str, str]) -> str:
    return f"sqlite:///{state_folder(environment) / 'tables.db'}"


def state_folder(environment: Mapping[str, str]) -> Path:
    base = environment.get("XDG_STATE_HOME") or environment.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "state") / "lairkeeper"


def _from_file(file: Path) -> dict[str, Any]:
    try:
        chosen = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise NoSettings(file=str(file), reason=os.strerror(error.errno or 0)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise NoSettings(file=str(file), reason=str(error)) from error
    return {key: _checked(str(file), key, value, is_text=False) for key, value in chosen.items()}


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found = {name: value for name, value in environment.items() if name.startswith(PREFIX) and name != FILE_VARIABLE}
    return {
        name.removeprefix(PREFIX).lower(): _checked(name, name.removeprefix(PREFIX).lower(), value, is_text=True)
        for name, value in found.items()
    }


def _checked(where: str, key: str, value: Any, *, is_text: bool) -> Any:
    hint = get_type_hints(Settings).get(key)
    if hint is None:
        raise BadSettings(where=where, key=key, reason=", ".join(Settings.__struct_fields__))
    if is_text and get_origin(hint) is tuple:
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        found = msgspec.convert(value, hint, strict=not is_text)
    except msgspec.ValidationError as error:
        raise BadSettings(where=where, key=key, reason=str(error)) from None
    if key in ("secret", "metrics_token", "admin_token") and 0 < len(found) < SHORTEST_SECRET:
        raise BadSettings(where=where, key=key, reason=f"Expected `str` of length >= {SHORTEST_SECRET}")
    least, most = _BOUNDS.get(key, (found, found))
    if not least <= found <= most:
        raise BadSettings(where=where, key=key, reason=f"Expected `int` {least}..{most}")
    return found
