"""Which value of a designed number reaches a wished win rate: bisection over paired games, one row per value tried."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from lairkeeper.kernel import AnyGame
from lairkeeper.kernel.definition.table_options import change
from lairkeeper.lab.studies.errors import NoNumber
from lairkeeper.lab.studies.plan import Base, Cell, StudyPlan, make_plan
from lairkeeper.lab.studies.study_file import PACK
from lairkeeper.lab.study import Proportion
from lairkeeper.packs import PackFiles, standard_file, toml_of

MOST_VALUES = 1000
SUFFIX = ".toml"


class Tried(NamedTuple):
    value: int
    won: Proportion


class Tuned(NamedTuple):
    """The values that were tried, and the one whose win rate is nearest to the wish.

    `is_reached` is false if the wished rate lies outside of what the two ends give.
    """

    target: float
    tried: tuple[Tried, ...]
    best: Tried
    is_reached: bool

    @property
    def plausible(self) -> tuple[int, ...]:
        """The values tried whose interval holds the wish: more games would tell them apart."""
        return tuple(each.value for each in self.tried if _holds(each.won, self.target))


def _holds(won: Proportion, target: float) -> bool:
    low, high = won.interval
    return low <= target <= high


def bisect(play: Callable[[int], Proportion], least: int, most: int, target: float) -> Tuned:
    """Tries both ends, then the middle of the half in which the wished rate must lie, as long as there is a middle.

    The win rate is taken to rise or to fall all the way.
    """
    rates = {least: play(least), most: play(most)}
    low, high = sorted((least, most), key=lambda value: rates[value].share)
    is_reached = rates[low].share <= target <= rates[high].share
    while is_reached and abs(high - low) > 1:
        middle = (low + high) // 2
        rates[middle] = play(middle)
        low, high = (middle, high) if rates[middle].share < target else (low, middle)
    tried = tuple(Tried(value, rates[value]) for value in sorted(rates))
    best = min(tried, key=lambda each: (abs(each.won.share - target), each.value))
    return Tuned(target, tried, best, is_reached)


def bounds_of(number: str, text: str | None) -> tuple[int, int]:
    """`20..60` as two numbers."""
    least, dots, most = (text or "").partition("..")
    if not dots or not least.lstrip("-").isdecimal() or not most.lstrip("-").isdecimal():
        raise NoNumber(number=number, reason="bounds")
    if not 0 < int(most) - int(least) <= MOST_VALUES:
        raise NoNumber(number=number, reason="crossed")
    return int(least), int(most)


def tuning_plan(base: Base, number: str, value: int, *, games: int, seed: str) -> StudyPlan:
    """A study with one cell: the table with this value."""
    return make_plan(base.game, [tuned_cell(base, number, value)], games=games, seed=seed)


def tuned_cell(base: Base, number: str, value: int) -> Cell:
    """The table with another value of a table option, or of a number in a content file."""
    game = base.game
    if number in {option.field for option in game.table_options}:
        return base.cell([(number, str(value))], config=change(game, base.config, {number: value}))
    pack = dict(base.pack) | dict(changed_content(game, base.pack, number, value))
    return base.cell([(PACK, f"{number} = {value}")], pack=tuple(sorted(pack.items())))


def changed_content(game: AnyGame, pack: PackFiles, number: str, value: int) -> PackFiles:
    """The file of a pack, or of the box, with one number changed: `supplies.torches`, `mummies.mummy.runner.strength`.

    Rows of a table are named by their id, entries of a list by their place from 0.
    """
    name, dot, path = number.partition(".")
    if not dot or game.with_pack is None:
        raise NoNumber(number=number, reason="form")
    file = f"{Path(name).name}{SUFFIX}"
    table = tomllib.loads(_content(game, pack, file, number))
    holder, key = _found(table, path.split("."), number)
    if type(holder[key]) is not int:
        raise NoNumber(number=number, reason="number")
    holder[key] = value
    return ((file, toml_of(table).encode()),)


def _content(game: AnyGame, pack: PackFiles, file: str, number: str) -> str:
    """A content file: that of the pack, where it has one."""
    found = dict(pack)[file].decode() if file in dict(pack) else standard_file(game, file)
    if found is None:
        raise NoNumber(number=number, reason="file")
    return found


def _found(table: Any, path: list[str], number: str) -> tuple[Any, Any]:
    """The table or list that holds the number, and its key there."""
    for place, name in enumerate(path):
        key: Any = name
        if isinstance(table, list):
            rows = [row for row, it in enumerate(table) if isinstance(it, dict) and it.get("id") == name]
            key = rows[0] if rows else int(name) if name.isdecimal() and int(name) < len(table) else None
        if key is None or not isinstance(table, dict | list) or (isinstance(table, dict) and key not in table):
            raise NoNumber(number=number, reason="key")
        if place == len(path) - 1:
            return table, key
        table = table[key]
    raise NoNumber(number=number, reason="form")
