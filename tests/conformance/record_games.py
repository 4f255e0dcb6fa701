"""Records the golden games of a game: `python -m tests.conformance.record_games NAME` after its version changed.

`tests/games/<game>/recorded.py` names a bot and a table for every way the game can end; games that end alike have a
mark after a hyphen. Games that are recorded already are left alone: delete the files that no longer hold.
"""

import sys

from lairkeeper.games import game_named
from lairkeeper.kernel import write_journal
from lairkeeper.kernel.game import AnyGame
from lairkeeper.lab import find_game
from tests.every import from_tests_of, golden, reason_of


def record(game: AnyGame) -> None:
    golden(game).mkdir(exist_ok=True)
    for name, (bot, options) in from_tests_of(game, "recorded").GAMES.items():
        file = golden(game) / f"{name}.journal"
        if not file.exists():
            match = find_game(game, options, reason_of(name), [bot], seed="golden")
            assert match is not None, name
            file.write_bytes(write_journal(match.sealed()))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        record(game_named(name))
