"""The recorded games: for every way a game can end, the bot that finds it and the table."""

from lairkeeper.games.run_run_run.config import TableOptions

GAMES = {
    "victory": ("greedy", TableOptions(players=2)),
    "vault": ("random", TableOptions(players=4)),
    "last_card": ("random", TableOptions(players=3)),
}

NEVER = ("empty_hand",)
"""A game cannot end like this as long as the rules are kept (RRR-EXP16)."""
