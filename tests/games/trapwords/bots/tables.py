"""Words and players for the tests of the computer players.

`TEST_EVERY_WORD=1` takes three times as many words.
"""

import os

from lairkeeper.games.trapwords.bots.levels import LEVELS, Level
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.components.box import load_box
from lairkeeper.games.trapwords.components.kinds import CurseEffect, Group, Language
from lairkeeper.games.trapwords.components.lists import GROUPS

LANGUAGES: tuple[Language, ...] = ("fr", "en")
LISTS: list[tuple[Language, Group]] = [(language, group) for language in LANGUAGES for group in GROUPS]
EVERYBODY: list[tuple[Language, Group, Level]] = [(*which, level) for which in LISTS for level in LEVELS]
STEP = 15
SPARING = 1 if "TEST_EVERY_WORD" in os.environ else 3


def sample(player: Player, step: int = STEP) -> tuple[str, ...]:
    """Words from all over a list."""
    return player.words[:: step * SPARING]


def sample_to_count(player: Player, step: int) -> tuple[str, ...]:
    """Words for a figure, which needs many of them to be sure."""
    return player.words[::step]


def effect(*names: str) -> tuple[CurseEffect, ...]:
    """Curses and monsters by their ids."""
    return tuple(load_box().effect[name] for name in names)
