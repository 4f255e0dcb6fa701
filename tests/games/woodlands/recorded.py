"""The recorded games: for every way a game can end, the bot that finds it and the table; then tables of every kind.

The standard game is won, lost by threat and lost with all Heroes down for one to four players, and each chapter is
won and lost once. The other tables have every number of players in every chapter, every module, preset and switch,
chapters that follow others, people who change their minds, and clocks that run out.
"""

from itertools import product
from typing import Any

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.config import Carried, HeroKept, TableOptions
from tests.conformance.recording import Recorded, switched
from tests.games.woodlands.tables import cards, hero, kind

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

_PLAYERS = tuple(GAME.seats)
_CHAPTERS = (1, 2, 3, 4, 5)
_MODULES = ("enraged_monsters", "enraged_bosses", "dens", "inn")
_PRESETS = {preset.name: preset.options for preset in GAME.presets}
_WHERE: dict[str, dict[str, Any]] = {
    "stance_until": {"players": 4, "chapter": 3},
    "leaf_shield": {"players": 4, "enraged_monsters": True},
    "den_penalty": {"players": 4, "dens": True},
    "well_check": {"chapter": 3},
    "ch3_second_boss": {"players": 4, "chapter": 3, "difficulty": "easy"},
    "corruption_on_bosses": {"chapter": 5},
    "desperate_cost": {"chapter": 5},
    "theft_on_start": {"chapter": 2},
    "totem_when": {"chapter": 5},
    "klethor_reroll": {"players": 4},
}
"""The tables at which a switch matters, beside two players in the standard game."""


def _table(**options: Any) -> TableOptions:
    return TableOptions(**options)


def _slow(**options: Any) -> TableOptions:
    """A table at which other players are often asked and have little time."""
    return TableOptions(support="chosen", answer_limit=1, **options)


def _switches() -> dict[str, Recorded]:
    """A game for every switch at its other value, in which it makes a difference; to beat a Boss takes a good bot."""
    tables: dict[str, Recorded] = {}
    for switch in GAME.switches:
        bot = "partner" if switch == "ch3_second_boss" else "random"
        games = switched(GAME, (), **({"players": 2} | _WHERE.get(switch, {})))
        tables |= {name: wanted._replace(bot=bot) for name, wanted in games.items() if name.startswith(f"{switch}-")}
    return tables


def _carried(attempt: int) -> Carried:
    """Two Heroes with cards and powers, and an Enraged type of Monster."""
    heroes = (
        HeroKept(hero("klethor"), cards("mace", "boots", "potion"), powers=2, hearts=4, orbs=2),
        HeroKept(hero("shavi"), cards("armour"), powers=1),
    )
    return Carried(heroes, enraged=(kind("plant"),), camps=4, attempt=attempt)


TABLES = {
    **_switches(),
    **{
        f"chapter_{chapter}-{players}": Recorded(_table(players=players, chapter=chapter))
        for chapter, players in product(_CHAPTERS, _PLAYERS)
    },
    **{
        f"{module}-{players}": Recorded(_table(players=players, **{module: True}))
        for module, players in product(_MODULES, (2, 3))
    },
    **{
        f"{preset}-{players}": Recorded(_table(players=players, **_PRESETS[preset]))
        for preset, players in product(("easy", "normal", "hard", "everything"), _PLAYERS)
    },
    **{
        f"{preset}-chapter_{chapter}-{players}": Recorded(_table(players=players, chapter=chapter, **_PRESETS[preset]))
        for preset, chapter, players in product(("easy", "normal", "hard"), _CHAPTERS, (2, 3, 4))
    },
    **{
        f"attempt_{attempt}-chapter_{chapter}": Recorded(_table(chapter=chapter, carried=_carried(attempt)))
        for attempt, chapter in product((1, 2), (2, 3, 4, 5))
    },
    "last-begins": Recorded(_table(players=4, first=3)),
    **{f"wavering-{players}": Recorded(_table(players=players), "wavering") for players in _PLAYERS},
    **{f"wavering-chapter_{chapter}": Recorded(_table(chapter=chapter), "wavering") for chapter in _CHAPTERS},
    **{
        f"slow-chapter_{chapter}-{players}": Recorded(_slow(players=players, chapter=chapter), "slow")
        for chapter, players in ((3, 2), (3, 3), (3, 4), (1, 4), (2, 4), (4, 4))
    },
}
