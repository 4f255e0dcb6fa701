"""The recorded games: for every way a game can end, the bot that finds it and the table."""

from lairkeeper.games.woodlands.config import TableOptions

GAMES = {
    "victory": ("greedy", TableOptions(players=3, difficulty="easy")),
    "all_down": ("random", TableOptions(players=1)),
    "threat": ("random", TableOptions(players=4)),
    "orbs_gone": ("random", TableOptions(players=2, chapter=2)),
    "well_lost": ("random", TableOptions(players=3, chapter=3)),
    "chapter_won": ("greedy", TableOptions(players=2, chapter=4, difficulty="easy")),
    "corrupted": ("random", TableOptions(players=2, chapter=5)),
}

NEVER = ("conceded", "out_of_reach")
"""Bots do not find these: a game is over long before it may be given up (WDL-END5), and a forest seldom closes before
the tile that a chapter needs has come (WDL-CAM24)."""
