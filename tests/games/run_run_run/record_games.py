"""Records the golden games: `python -m tests.games.run_run_run.record_games` after the version of the game changed.

One game for every way it can end. A game cannot end with an empty hand as long as the rules are kept (RRR-EXP16), so
there is none for that.
"""

from pathlib import Path

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.kernel import write_journal
from lairkeeper.lab import find_game

GOLDEN = Path(__file__).parent / "golden"

GAMES = {
    "victory": ("greedy", 2),
    "vault": ("random", 4),
    "last_card": ("random", 3),
}


def record() -> None:
    for reason, (bot, players) in GAMES.items():
        match = find_game(GAME, TableOptions(players=players), reason, [bot], seed="golden")
        assert match is not None, reason
        (GOLDEN / f"{reason}.journal").write_bytes(write_journal(match.sealed()))


if __name__ == "__main__":
    record()
