"""Options of the whole suite, and a guard: no test may change what the others share."""

import logging
import os
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from lairkeeper.games import games
from lairkeeper.kernel.definition.game import Game

LOGGERS = ("lairkeeper", "uvicorn", "uvicorn.error", "litestar")
CONFORMANCE = Path(__file__).resolve().parent / "conformance"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--random-order", metavar="SEED", help="run the tests in an order drawn from this seed")
    parser.addoption("--conformance-of", metavar="GAMES", help="of tests/conformance, run only these games (a,b)")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    games: str | None = config.getoption("--conformance-of")
    seed: str | None = config.getoption("--random-order")
    if games is not None:
        left_out = [item for item in items if is_conformance_of_another(item, games.split(","))]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]
    if seed is not None:  # single tests, not files; every worker process draws the same order
        items.sort(key=lambda item: item.nodeid)
        random.Random(seed).shuffle(items)


def is_conformance_of_another(item: pytest.Item, packages: Sequence[str]) -> bool:
    """Whether a test tries a game that none of these packages holds."""
    if CONFORMANCE not in item.path.parents or not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
        return False
    game = item.callspec.params.get("game")
    return isinstance(game, Game) and game.package.rpartition(".")[2] not in packages


def pytest_report_header(config: pytest.Config) -> str | None:
    seed = config.getoption("--random-order")
    return None if seed is None else f"random order: --random-order {seed}"


@pytest.fixture(autouse=True)
def _nothing_shared_changes() -> Iterator[None]:
    """Fails the test that changed shared state, instead of a later one that happens to run in the same process."""
    before = shared_state()
    yield
    after = shared_state()
    changed = [name for name, state in before.items() if after[name] != state]
    assert not changed, f"this test leaves shared state changed: {', '.join(changed)}"


def shared_state() -> dict[str, object]:
    """What the tests of one process have in common."""
    return {
        "environment variables": {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"},
        "working directory": Path.cwd(),
        "import path": tuple(sys.path),
        "registered games": {name: id(game) for name, game in games().items()},
        "standard boxes": {name: is_standard_box_kept(game.package) for name, game in games().items()},
        "games the server lists": listed_games(),
        "loggers": [
            (
                name,
                logging.getLogger(name).handlers[:],
                logging.getLogger(name).level,
                logging.getLogger(name).propagate,
            )
            for name in LOGGERS
        ],
    }


def is_standard_box_kept(package: str) -> bool:
    """Whether the registry of a game's boxes still holds the standard box itself, not only an equal one."""
    content = sys.modules.get(f"{package}.components.box")
    return content is None or content.BOXES.get(content.standard_box().digest) is content.standard_box()


def listed_games() -> list[str]:
    """The names that the server would list now; it computes the list once."""
    if "lairkeeper.server" in sys.modules:
        from lairkeeper.server.lobby.lists import game_infos

        if game_infos.cache_info().currsize:
            return [info.name for info in game_infos()]
    return list(games())
