"""Records the golden games of a game: `python -m tests.conformance.record_games NAME` after its version changed.

`tests/games/<game>/recorded.py` names a bot and a table for every way the game can end.
"""

import sys

from lairkeeper.games import game_named
from lairkeeper.kernel import write_journal
from lairkeeper.kernel.game import AnyGame
from lairkeeper.lab import find_game
from tests.every import from_tests_of, golden


def record(game: AnyGame) -> None:
    golden(game).mkdir(exist_ok=True)
    for reason, (bot, options) in from_tests_of(game, "recorded").GAMES.items():
        match = find_game(game, options, reason, [bot], seed="golden")
        assert match is not None, reason
        (golden(game) / f"{reason}.journal").write_bytes(write_journal(match.sealed()))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        record(game_named(name))
