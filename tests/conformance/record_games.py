"""Records the golden games of a game: `python -m tests.conformance.record_games NAME` after its version changed.

`tests/games/<game>/recorded.py` names a bot and a table for every way the game can end, and more tables in `TABLES`;
games that end alike have a mark after a hyphen. Names after that of the game record those alone.
"""

import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any

from lairkeeper.games import game_named
from lairkeeper.kernel import Match, write_journal
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.lab import find_game
from tests.conformance.recording import find
from tests.every import from_tests_of, golden, more_golden, reason_of


def record_endings(game: AnyGame, names: Collection[str]) -> None:
    for name, (bot, options) in from_tests_of(game, "recorded").GAMES.items():
        if not names or name in names:
            match = find_game(game, options, reason_of(name), [bot], seed="golden")
            assert match is not None, name
            save(match, golden(game) / f"{name}.journal")


def record_tables(game: AnyGame, names: Collection[str]) -> None:
    for name, table in getattr(from_tests_of(game, "recorded"), "TABLES", {}).items():
        if not names or name in names:
            match = find(game, table, f"golden {name}")
            assert match is not None, name
            save(match, more_golden(game) / f"{name}.journal")


def save(match: Match[Any, Any, Any], file: Path) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(write_journal(match.sealed()))


if __name__ == "__main__":
    named = game_named(sys.argv[1])
    record_endings(named, sys.argv[2:])
    record_tables(named, sys.argv[2:])
