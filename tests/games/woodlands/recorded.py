"""The recorded games: for every way a game can end, the bot that finds it and the table."""

from lairkeeper.games.woodlands.config import TableOptions

GAMES = {
    "victory": ("greedy", TableOptions(players=3, difficulty="easy")),
    "all_down": ("random", TableOptions(players=1)),
    "threat": ("random", TableOptions(players=4)),
}

NEVER = ("conceded",)
"""The standard game is over long before it may be given up (WDL-END5)."""
