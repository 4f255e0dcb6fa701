"""Tables in the middle of a Roll phase."""

from typing import Any

from lairkeeper.games.vengeance.rules.rolling import EndRoll, RollTogether
from lairkeeper.games.vengeance.rules.ticks import RunTick
from lairkeeper.games.vengeance.state import Player, Vendetta
from lairkeeper.kernel import State, begin
from tests.games.vengeance.tables import a_player, a_table


def roller(hero: str = "MAG", holds: str = "", **fields: Any) -> Player:
    """A player who has rolled these dice."""
    lairs = {"MAG": "1A", "ELI": "2A", "YUK": "3A", "BAS": "4A"}
    fields.setdefault("standing", "rolling")
    return a_player(hero, lair=fields.pop("lair", lairs[hero]), holds=holds, **fields)


def rolling(*players: Player, reserve: int | None = None, **options: Any) -> State[Vendetta]:
    """Players who roll at the same time; afterwards the phase ends."""
    table = a_table(*players, phase="roll", reserve=reserve, **options)
    begin_with = RunTick() if table.options.pace == "ticks" else RollTogether()
    return begin(table, begin_with, EndRoll())


def two(reserve: int | None = None, **options: Any) -> State[Vendetta]:
    """Ada holds two dice, Ben three."""
    return rolling(roller(holds="run gun"), roller("ELI", holds="run gun gun"), reserve=reserve, **options)


def one_is_stuck(**options: Any) -> State[Vendetta]:
    """Ben holds nothing but a wound, and the Reserve is empty until somebody who stops returns dice."""
    players = roller(holds="run gun"), roller("ELI", holds="wound", wounds=3), roller("YUK", holds="run")
    return rolling(*players, reserve=0, stopped_dice="returned", **options)
