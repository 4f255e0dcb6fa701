"""The recorded games: for every way a game can end, the bot that finds it and the table; then tables of every kind."""

from itertools import product
from typing import Any

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.config import TableOptions
from tests.conformance.recording import Recorded, switched

GAMES = {
    "victory": ("greedy", TableOptions(players=2)),
    "vault": ("random", TableOptions(players=4)),
    "last_card": ("random", TableOptions(players=3)),
}

NEVER = ("empty_hand",)
"""A game cannot end like this as long as the rules are kept (RRR-EXP16)."""

_BOTS = {"victory": "greedy", "vault": "random", "last_card": "random"}
_PRESETS: dict[str, Any] = {preset.name: preset.options for preset in GAME.presets}
_RARE = ("heart_overflow", "silencer_reach", "shield_turn", "full_torches")

TABLES = {
    **{
        f"{reason}-{players}": Recorded(TableOptions(players=players), bot=bot, reason=reason)
        for reason, bot in _BOTS.items()
        for players in GAME.seats
    },
    **switched(GAME, _RARE, players=2),
    **{
        f"{name}-{players}": wanted
        for players in (1, 3, 4)
        for name, wanted in switched(GAME, GAME.switches, players=players).items()
    },
    **{
        f"level-{preset}-{players}": Recorded(TableOptions(players=players, **_PRESETS[preset]))
        for preset, players in product(("easy", "normal", "hard"), GAME.seats)
    },
    "faces-two": Recorded(TableOptions(players=2, mummy_faces="two")),
    "faces-four": Recorded(TableOptions(players=2, mummy_faces="four")),
    "faces-five": Recorded(TableOptions(players=2, mummy_faces="five")),
    "six-exits": Recorded(TableOptions(players=4, vault_exits="six")),
    "last-begins": Recorded(TableOptions(players=4, first=3)),
    **{f"wavering-{players}": Recorded(TableOptions(players=players), "wavering") for players in GAME.seats},
}
