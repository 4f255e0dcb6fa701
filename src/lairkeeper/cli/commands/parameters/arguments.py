"""Arguments of commands, as records."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, Token

from lairkeeper.cli.terminal.sentences import whole_number


def _whole(type_: object, tokens: Sequence[Token]) -> int:
    text = tokens[0].value
    number = whole_number(text.removeprefix("-"))
    if number is None:
        raise ValueError(text)
    return -number if text.startswith("-") else number


def _text(type_: object, tokens: Sequence[Token]) -> str:
    return tokens[0].value.encode().decode()  # refuses what is no Unicode


Text = Annotated[str, Parameter(converter=_text)]
Number = Annotated[int, Parameter(converter=_whole)]
Flag = Annotated[bool, Parameter(negative=())]
Settings = Annotated[tuple[str, ...], Parameter(name="--set", negative=())]


@dataclass(frozen=True, kw_only=True)
class TableArguments:
    """The table options of a new game."""

    players: Number | None = None
    first: Number | None = None
    preset: Text | None = None
    settings: Settings = ()
    pack: Path | None = None
    seed: Text | None = None


@dataclass(frozen=True, kw_only=True)
class PlayArguments(TableArguments):
    """Who sits where, and whether the game is new."""

    seats: str | None = None
    bots: str | None = None
    my_dice: Flag = False
    after: Path | None = None
    load: Path | None = None
    resume: Flag = False


@dataclass(frozen=True, kw_only=True)
class SimulateArguments(TableArguments):
    games: Number = 1000
    bots: str | None = None
    each: Annotated[tuple[str, ...], Parameter(negative=())] = ()
    workers: Number | None = None


@dataclass(frozen=True, kw_only=True)
class ArenaArguments(TableArguments):
    """How many games, and what agents agree on."""

    rounds: Number = 20
    apart: Flag = False
    unlisted: Flag = False
    tries: Number = 3
    patience: Number = 60


@dataclass(frozen=True, kw_only=True)
class LabArguments(TableArguments):
    """How many games of which bots; `write` and `keep` are files for what was found and for the data to check it.

    `folder` is where a study is kept, and `engine` what plays it. `change`, `target` and `between` say what to tune.
    A ladder may be played at tables with one preset, or with one number of players.
    """

    games: Number = 1000
    held_out: Number = 1000
    bots: str | None = None
    preset: Text | None = None
    players: Number | None = None
    seed: Text = "fit"
    workers: Number | None = None
    write: Path | None = None
    keep: Path | None = None
    folder: Path | None = None
    engine: Text = "local"
    change: Text | None = None
    target: Number = 50
    between: Text | None = None


@dataclass(frozen=True, kw_only=True)
class ReplayArguments:
    """`seat` is a number from 1, `all` or `none`."""

    at: Number | None = None
    seat: str = "all"
    pack: Path | None = None


@dataclass(frozen=True, kw_only=True)
class PackArguments:
    """`site` is the address of the server that the link leads to."""

    site: Text = ""


@dataclass(frozen=True, kw_only=True)
class AnalyseArguments:
    """How many rollouts for each moment, for how many seconds at most, and whether the report is JSON."""

    rollouts: Number = 16
    seconds: Number = 60
    json: Flag = False
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
    port: Number | None = None
    open: Flag = False


@dataclass(frozen=True, kw_only=True)
class ReportsArguments(StoreArguments):
    """`close` is the id of a report that was dealt with."""

    close: str | None = None


@dataclass(frozen=True, kw_only=True)
class McpArguments:
    """`http` is a port; without it the tools speak over standard input and output."""

    http: Number | None = None


@dataclass(frozen=True, kw_only=True)
class VerifyArguments:
    """`commitment` is what the server showed before the game, `number` what one's own client added to the luck; `month`
    is the list that holds a daily challenge, and `root` the hash that this list had when it was published."""

    commitment: str | None = None
    number: str | None = None
    month: Path | None = None
    root: str | None = None
    pack: Path | None = None
