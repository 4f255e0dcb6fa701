"""The Mummy dice and the torches of a table: as in the box, with other dice, or by level and size of the group."""

from functools import lru_cache

from lairkeeper.games.run_run_run.components.box import MummyOdds, box
from lairkeeper.games.run_run_run.components.kinds import FACES, Level
from lairkeeper.games.run_run_run.config import TableOptions

_SAME_ON_ALL = {"two": 2, "four": 4, "five": 5, "six": 6}


def level_of(options: TableOptions) -> Level | None:
    """The level that a table has chosen; it has numbers for each size of the group."""
    return box(options.content).level_named.get(options.mummy_faces)


def starting_reserve(options: TableOptions) -> int:
    """Torches in the reserve when the game begins."""
    level = level_of(options)
    return level.torches[options.players - 1] if level else box(options.content).supplies.starting_reserve


def die_symbols(options: TableOptions, dice: int) -> tuple[int, ...]:
    """How many faces of each die show a symbol, in the order in which the dice join the roll."""
    return _die_symbols(options.content, options.mummy_faces, options.players, dice)


@lru_cache(1 << 10)
def _die_symbols(content: str, faces: str, players: int, dice: int) -> tuple[int, ...]:
    box_ = box(content)
    level = box_.level_named.get(faces)
    named = level.symbols[players - 1] if level else (_SAME_ON_ALL.get(faces, box_.mummy_faces),)
    return tuple(named[min(die, len(named) - 1)] for die in range(dice))


def mean_symbols(options: TableOptions, dice: int) -> float:
    """Symbols on one of so many dice, on average."""
    return sum(die_symbols(options, dice)) / dice


def mummy_odds(options: TableOptions, dice: int) -> MummyOdds:
    """How many symbols so many dice can show and in how many ways (6 to the number of dice in all)."""
    return _mummy_odds(die_symbols(options, dice))


@lru_cache(1 << 10)
def _mummy_odds(symbols: tuple[int, ...]) -> MummyOdds:
    ways = [1]
    for faces in symbols:
        blank, shown = [way * (FACES - faces) for way in ways], [way * faces for way in ways]
        ways = [less + more for less, more in zip((*blank, 0), (0, *shown), strict=True)]
    return tuple((count, number) for count, number in enumerate(ways) if number)
