"""Records the golden games of a game: `python -m tests.conformance.record_games NAME` after its version changed.

`tests/games/<game>/recorded.py` names a bot and a table for every way the game can end. Of several games that end in
the same way, the others have a name of their own behind a hyphen: `victory-alone`.
"""

import sys

from lairkeeper.games import game_named
from lairkeeper.kernel import write_journal
from lairkeeper.kernel.game import AnyGame
from lairkeeper.lab import find_game
from tests.every import from_tests_of, golden


def record(game: AnyGame) -> None:
    golden(game).mkdir(exist_ok=True)
    for name, (bot, options) in from_tests_of(game, "recorded").GAMES.items():
        match = find_game(game, options, ending_of(name), [bot], seed="golden")
        assert match is not None, name
        (golden(game) / f"{name}.journal").write_bytes(write_journal(match.sealed()))


def ending_of(name: str) -> str:
    """How a recorded game ends, by its name."""
    return name.partition("-")[0]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        record(game_named(name))
