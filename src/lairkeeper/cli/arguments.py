"""What may stand on the command line after a command, as records."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Flag = Annotated[bool, Parameter(negative=())]
Settings = Annotated[tuple[str, ...], Parameter(name="--set", negative=())]


@dataclass(frozen=True, kw_only=True)
class TableArguments:
    """What a table agrees on before it starts."""

    players: int | None = None
    first: int | None = None
    settings: Settings = ()
    pack: Path | None = None
    seed: str | None = None


@dataclass(frozen=True, kw_only=True)
class PlayArguments(TableArguments):
    """Who sits where, and whether the game is new."""

    seats: str | None = None
    bots: str | None = None
    my_dice: Flag = False
    load: Path | None = None
    resume: Flag = False


@dataclass(frozen=True, kw_only=True)
class SimulateArguments(TableArguments):
    games: int = 1000
    bots: str | None = None
    workers: int | None = None


@dataclass(frozen=True, kw_only=True)
class ReplayArguments:
    """`seat` is a number from 1, `all` or `none`."""

    at: int | None = None
    seat: str = "all"
    pack: Path | None = None


@dataclass(frozen=True, kw_only=True)
class ClausesArguments:
    tests: Path | None = None


@dataclass(frozen=True, kw_only=True)
class StoreArguments:
    """Where a server keeps its tables."""

    database: str | None = None
    settings_file: Annotated[Path | None, Parameter(name="--settings")] = None


@dataclass(frozen=True, kw_only=True)
class ServeArguments(StoreArguments):
    host: str | None = None
    port: int | None = None
    open: Flag = False


@dataclass(frozen=True, kw_only=True)
class VerifyArguments:
    """`commitment` is what the server showed before the game."""

    commitment: str | None = None
    pack: Path | None = None
