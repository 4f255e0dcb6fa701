"""The recorded games: for every way a game can end, the bot that finds it and the table; they differ in pace."""

from lairkeeper.games.vengeance.config import TableOptions

GAMES = {
    "most_points": ("random", TableOptions(players=4)),
    "most_health": ("random", TableOptions(players=4, pace="ticks")),
    "shared_victory": ("random", TableOptions(players=3, pace="ticks")),
    "all_dead": ("random", TableOptions(players=2, pace="no_rush")),
    "target_reached": ("planner", TableOptions(players=1, pace="ticks")),
    "target_missed": ("random", TableOptions(players=1)),
    "solo_dead": ("random", TableOptions(players=1)),
}

NEVER: tuple[str, ...] = ()
