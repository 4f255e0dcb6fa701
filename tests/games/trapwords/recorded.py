"""The recorded games: for every way a game can end, typed and at a table, the bot that finds it and the options."""

from lairkeeper.games.trapwords.config import TableOptions

_SHORT = {"dungeon": "custom", "rooms": "1-2-3", "curses": "none"}
_LONG = {"dungeon": "custom", "rooms": "1-2-3-4-5-6-7", "curses": "none"}
_COMPUTERS = {"computers": (0, 1, 2, 3), **_SHORT}

GAMES = {
    "monster_wins": ("random", TableOptions(computers=(0, 1, 2, 3))),
    "monster_wins-table_fr": ("random", TableOptions(mode="table", language="fr", **_LONG)),  # type: ignore[arg-type]
    "monster_beaten": ("random", TableOptions(mode="table", **_SHORT)),  # type: ignore[arg-type]
    "monster_beaten-typed_fr": ("instinct", TableOptions(language="fr", **_COMPUTERS)),  # type: ignore[arg-type]
    "both_teams": ("random", TableOptions(mode="table", **_SHORT)),  # type: ignore[arg-type]
    "both_teams-typed_fr": ("instinct", TableOptions(language="fr", **_COMPUTERS)),  # type: ignore[arg-type]
    "faster_team": ("random", TableOptions(mode="table", tie_break="fastest", **_SHORT)),  # type: ignore[arg-type]
    "faster_team-typed_en": ("instinct", TableOptions(tie_break="fastest", **_COMPUTERS)),  # type: ignore[arg-type]
    "conceded": ("random", TableOptions(language="fr", players=5)),
    "conceded-table_en": ("random", TableOptions(mode="table")),
}

NEVER: tuple[str, ...] = ()
