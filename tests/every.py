"""Every game and every language, for what holds in any of them: a new game is tried without being named anywhere.

What such a test has to know of a game stands beside the game's own tests: `online.py`, `recorded.py`, `positions.py`.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from lairkeeper.games import games
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.words import LANGUAGES

TESTS = Path(__file__).resolve().parent
SOURCE = TESTS.parent / "src"
GAMES = tuple(games().values())

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def home(game: AnyGame) -> Path:
    """The folder of a game's rules, content and words."""
    return SOURCE.joinpath(*game.package.split("."))


def tests_of(game: AnyGame) -> Path:
    """The folder of a game's own tests."""
    return TESTS / "games" / home(game).name


def golden(game: AnyGame) -> Path:
    return tests_of(game) / "golden"


def more_golden(game: AnyGame) -> Path:
    """Recorded games beside those of the endings: tables of every kind."""
    return golden(game) / "tables"


def reason_of(recorded: str) -> str:
    """How a recorded game ends: its name is the reason, with a hyphen and a mark where several end alike."""
    return recorded.partition("-")[0]


def from_tests_of(game: AnyGame, module: str) -> ModuleType:
    return import_module(f"tests.games.{home(game).name}.{module}")


def _recorded(*folders: Callable[[AnyGame], Path]) -> pytest.MarkDecorator:
    files = [(game, file) for game in GAMES for folder in folders for file in sorted(folder(game).glob("*.journal"))]
    return pytest.mark.parametrize(
        ("game", "file"), [pytest.param(game, file, id=f"{game.name}-{file.stem}") for game, file in files]
    )


every_recorded_ending = _recorded(golden)
every_recorded_game = _recorded(golden, more_golden)
