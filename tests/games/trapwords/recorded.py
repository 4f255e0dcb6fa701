"""The recorded games: for every way a game can end, the bot that finds it and the table."""

from lairkeeper.games.trapwords.config import TableOptions

_SHORT = {"dungeon": "custom", "rooms": "1-2-3", "curses": "none"}

GAMES = {
    "monster_wins": ("random", TableOptions(computers=(0, 1, 2, 3))),
    "monster_beaten": ("random", TableOptions(mode="table", **_SHORT)),  # type: ignore[arg-type]
    "both_teams": ("random", TableOptions(mode="table", **_SHORT)),  # type: ignore[arg-type]
    "faster_team": ("random", TableOptions(mode="table", tie_break="fastest", **_SHORT)),  # type: ignore[arg-type]
    "conceded": ("random", TableOptions(language="fr", players=5)),
}

NEVER: tuple[str, ...] = ()
