"""The recorded games: for every way a game can end, the bot that finds it and the table."""

from lairkeeper.games.woodlands.config import TableOptions

GAMES = {
    "victory": ("greedy", TableOptions(players=3, difficulty="easy")),
    "all_down": ("random", TableOptions(players=1)),
    "threat": ("random", TableOptions(players=4)),
    "orbs_gone": ("random", TableOptions(players=2, chapter=2)),
    "well_lost": ("random", TableOptions(players=3, chapter=3)),
    "chapter_won": ("greedy", TableOptions(players=2, chapter=4, difficulty="easy")),
    "conceded": ("random", TableOptions(players=1, chapter=4)),
    "corrupted": ("random", TableOptions(players=2, chapter=5)),
}

NEVER = ("out_of_reach",)
"""Not found by bots so far: a forest seldom closes before the tile that a chapter needs has come (WDL-CAM24)."""
