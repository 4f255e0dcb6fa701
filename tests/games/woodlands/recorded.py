"""The recorded games: for every way a game can end, the bot that finds it and the table.

The standard game is won, lost by threat and lost with all Heroes down for one to four players, and each chapter is
won and lost once.
"""

from lairkeeper.games.woodlands.config import TableOptions

_STANDARD = {"victory": "partner", "threat": "random", "all_down": "random"}

GAMES = {
    **{
        f"{reason}-{players}": (bot, TableOptions(players=players))
        for reason, bot in _STANDARD.items()
        for players in (1, 2, 3, 4)
    },
    "chapter_won-1": ("partner", TableOptions(players=3, chapter=1, difficulty="easy")),
    "chapter_won-2": ("partner", TableOptions(players=3, chapter=2, difficulty="easy")),
    "chapter_won-3": ("partner", TableOptions(players=3, chapter=3, difficulty="easy")),
    "chapter_won-4": ("partner", TableOptions(players=2, chapter=4)),
    "chapter_won-5": ("partner", TableOptions(players=4, chapter=5, difficulty="easy")),
    "all_down-chapter_1": ("random", TableOptions(players=2, chapter=1)),
    "orbs_gone": ("random", TableOptions(players=2, chapter=2)),
    "well_lost": ("random", TableOptions(players=3, chapter=3)),
    "all_down-chapter_4": ("random", TableOptions(players=2, chapter=4)),
    "corrupted": ("random", TableOptions(players=2, chapter=5)),
}

NEVER = ("conceded", "out_of_reach")
"""Bots do not find these: a game is over long before it may be given up (WDL-END5), and a forest seldom closes before
the tile that a chapter needs has come (WDL-CAM24)."""
