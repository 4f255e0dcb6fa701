"""The recorded games: for every way a game can end, the bot that finds it and the table; then tables of every kind."""

from itertools import product
from typing import Any, get_args

from lairkeeper.games.trapwords import GAME
from lairkeeper.games.trapwords.components.kinds import Group, Language
from lairkeeper.games.trapwords.config import Mode, TableOptions
from tests.conformance.recording import Recorded, switched

_SHORT: dict[str, Any] = {"dungeon": "custom", "rooms": "1-2-3", "curses": "none"}
_LONG: dict[str, Any] = {"dungeon": "custom", "rooms": "1-2-3-4-5-6-7", "curses": "none"}
_COMPUTERS: dict[str, Any] = {"computers": (0, 1, 2, 3), **_SHORT}

GAMES = {
    "monster_wins": ("random", TableOptions(computers=(0, 1, 2, 3))),
    "monster_wins-table_fr": ("random", TableOptions(mode="table", language="fr", **_LONG)),
    "monster_beaten": ("random", TableOptions(mode="table", **_SHORT)),
    "monster_beaten-typed_fr": ("instinct", TableOptions(language="fr", **_COMPUTERS)),
    "both_teams": ("random", TableOptions(mode="table", **_SHORT)),
    "both_teams-typed_fr": ("instinct", TableOptions(language="fr", **_COMPUTERS)),
    "faster_team": ("random", TableOptions(mode="table", tie_break="fastest", **_SHORT)),
    "faster_team-typed_en": ("instinct", TableOptions(tie_break="fastest", **_COMPUTERS)),
    "word_guessed": ("instinct", TableOptions(dungeon="challenge", computers=(0, 1, 2, 3))),
    "word_missed": ("random", TableOptions(dungeon="challenge")),
    "conceded": ("random", TableOptions(language="fr", players=5)),
    "conceded-table_en": ("random", TableOptions(mode="table")),
}

NEVER: tuple[str, ...] = ()

_MODES: tuple[Mode, ...] = get_args(Mode)
_MONSTERS = ("mummy", "demon", "troll", "vampire", "dragon", "sphinx", "lich")
_CURSED: dict[str, Any] = {"dungeon": "custom", "rooms": "1-2-3", "curse_rooms": "1-2"}
_RARE = ("second_reader", "monster_freeze", "part_of_compound_trap", "gender_guess", "short_list")


def _table(**options: Any) -> Recorded:
    return Recorded(TableOptions(**_SHORT | options))


TABLES = {
    **{f"{mode}-{players}": _table(mode=mode, players=players) for mode, players in product(_MODES, GAME.seats)},
    **switched(GAME, _RARE, **_CURSED),
    **{
        f"{monster}-{deck}-{mode}": _table(monster=monster, monster_deck=deck, mode=mode)
        for monster, deck, mode in product(_MONSTERS, ("plain", "hard"), _MODES)
    },
    **{
        f"{language}-{group}": _table(language=language, group=group, computers=(0, 1, 2, 3))
        for language, group in product(get_args(Language), get_args(Group))
    },
    **{
        f"cursed-{mode}-{number}": Recorded(TableOptions(mode=mode, **_CURSED))
        for mode, number in product(_MODES, range(12))
    },
    "relaxed": _table(clues="relaxed"),
    "swapped-words": _table(swap_word=True),
    "fastest": _table(tie_break="fastest", mode="table"),
    "at-once": _table(clock_start="at_once"),
    "first-clue": _table(clock_start="first_clue"),
    "short-hourglass": _table(hourglass=20, mode="table"),
    "jurors": _table(jurors=3),
    "latecomers": _table(latecomers=2, mode="table"),
    "one-device-a-team": _table(devices="team", mode="table"),
    "uneven-teams": _table(players=7, first_team=2),
    "small-deck": Recorded(TableOptions(deck="box", mode="table")),
    "alternative-dungeon": Recorded(TableOptions(dungeon="alternative", mode="table")),
    "own-words": _table(word_list=("lantern", "old bridge", *(f"castle {name}" for name in "abcdefghijklmnopq"))),
    **{
        f"slow-{mode}-{players}": Recorded(TableOptions(mode=mode, players=players, **_SHORT), "slow")
        for mode, players in product(_MODES, (4, 5, 6))
    },
    **{
        f"wavering-{mode}-{players}": Recorded(TableOptions(mode=mode, players=players, **_SHORT), "wavering")
        for mode, players in product(_MODES, (4, 5, 8))
    },
}
