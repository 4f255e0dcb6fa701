"""Records the golden games: `python -m tests.games.vengeance.record_games` after the version of the game changed.

One game for every way it can end, at different paces.
"""

from pathlib import Path

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.kernel import write_journal
from lairkeeper.lab import find_game

GOLDEN = Path(__file__).parent / "golden"

GAMES = {
    "most_points": ("random", TableOptions(players=4)),
    "shared_victory": ("random", TableOptions(players=3, pace="ticks")),
    "all_dead": ("random", TableOptions(players=2, pace="no_rush")),
    "target_reached": ("planner", TableOptions(players=1, pace="ticks")),
    "target_missed": ("random", TableOptions(players=1)),
    "solo_dead": ("random", TableOptions(players=1)),
}


def record() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for reason, (bot, options) in GAMES.items():
        match = find_game(GAME, options, reason, [bot], seed="golden")
        assert match is not None, reason
        (GOLDEN / f"{reason}.journal").write_bytes(write_journal(match.sealed()))


if __name__ == "__main__":
    record()
