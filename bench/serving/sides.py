"""The servers that are measured, and the games they play."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from bench.places import ROOT
from bench.serving import boardgame_io_side, lairkeeper_side, postgres_side
from bench.serving.load import SEATS, DrivenTable
from bench.serving.processes import Http, ServerProcess
from bench.serving.rows import OTHER_COMMIT

PROCESSES = (1, 2)


@dataclass(frozen=True)
class Side:
    """A kind of server: how to start it in a folder, open a table on it, and sit down at one."""

    name: str
    served: Callable[[Path], AbstractContextManager[ServerProcess]]
    open_table: Callable[[Http], Any]
    sit_down: Callable[[DrivenTable, int, Any], Awaitable[None]]
    games_end: bool = False
    warm_up: int = 20
    """Moves at each table, on average, before the clock starts."""


def lairkeeper(
    name: str, game: str, players: int = SEATS, module: str = lairkeeper_side.SERVER, sources: Path = ROOT / "src"
) -> Side:
    return Side(
        name,
        partial(lairkeeper_side.served, module=module, sources=sources),
        partial(lairkeeper_side.open_table, game=game, players=players),
        lairkeeper_side.sit_down,
        games_end=module == lairkeeper_side.SERVER,
    )


LAIRKEEPER = lairkeeper(lairkeeper_side.NAME, lairkeeper_side.GAME)
TOY = lairkeeper(f"{lairkeeper_side.NAME}, 64 places", "toy-places", module=lairkeeper_side.TOY_SERVER)
OTHER_GAMES = (
    replace(lairkeeper(f"{lairkeeper_side.NAME}, Trapwords for 4", "trapwords", 4), warm_up=5),
    lairkeeper(f"{lairkeeper_side.NAME}, Vengeance", "vengeance"),
)


def run_of(revision: str, sources: Path) -> Side:
    """The same games of Run Run Run!, served by the sources of another commit."""
    return lairkeeper(f"{OTHER_COMMIT}{revision}", lairkeeper_side.GAME, sources=sources)


ON_POSTGRES = tuple(
    Side(
        postgres_side.name(processes),
        partial(postgres_side.served, processes=processes),
        lairkeeper_side.open_table,
        lairkeeper_side.sit_down,
        games_end=True,
    )
    for processes in PROCESSES
)
IN_MEMORY, FLAT_FILE = (
    Side(
        name,
        partial(boardgame_io_side.served, on_disk=on_disk),
        boardgame_io_side.open_match,
        boardgame_io_side.sit_down,
    )
    for name, on_disk in ((boardgame_io_side.IN_MEMORY, False), (boardgame_io_side.FLAT_FILE, True))
)
