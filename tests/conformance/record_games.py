"""Records the golden games of a game: `python -m tests.conformance.record_games NAME` after its version changed.

`tests/games/<game>/recorded.py` names a bot and a table for every way the game can end, and more tables in `TABLES`.
Names of tables after that of the game record those alone.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lairkeeper.games import game_named
from lairkeeper.kernel import Match, write_journal
from lairkeeper.kernel.game import AnyGame
from lairkeeper.lab import find_game
from tests.conformance.recording import find
from tests.every import from_tests_of, golden, more_golden


def record_endings(game: AnyGame) -> None:
    for reason, (bot, options) in from_tests_of(game, "recorded").GAMES.items():
        match = find_game(game, options, reason, [bot], seed="golden")
        assert match is not None, reason
        save(match, golden(game) / f"{reason}.journal")


def record_tables(game: AnyGame, names: Iterable[str]) -> None:
    tables = getattr(from_tests_of(game, "recorded"), "TABLES", {})
    for name in names or tables:
        match = find(game, tables[name], f"golden {name}")
        assert match is not None, name
        save(match, more_golden(game) / f"{name}.journal")


def save(match: Match[Any, Any, Any], file: Path) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(write_journal(match.sealed()))


if __name__ == "__main__":
    named = game_named(sys.argv[1])
    if not sys.argv[2:]:
        record_endings(named)
    record_tables(named, sys.argv[2:])
