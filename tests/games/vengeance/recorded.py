"""The recorded games: for every way a game can end, the bot that finds it and the table; then tables of every kind."""

from itertools import product
from typing import get_args

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.config import LEVELS, Pace, TableOptions
from tests.conformance.recording import Recorded, switched

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

_PACES: tuple[Pace, ...] = get_args(Pace)
_RARE = ("full_track", "objective_phase")


def _hurried(players: int, pace: Pace) -> TableOptions:
    """A table with limits that people who think for seconds do not keep."""
    return TableOptions(
        players=players,
        pace=pace,
        reserve_limit=60,
        tick_limit=5,
        flashback_limit=40,
        combat_limit=60,
        resolution_limit=20,
    )


TABLES = {
    **{
        f"{pace}-{players}": Recorded(TableOptions(players=players, pace=pace))
        for players, pace in product(GAME.seats, _PACES)
    },
    **switched(GAME, _RARE, players=2, pace="ticks"),
    **{
        f"{name}-{players}": wanted
        for players in (1, 3, 4)
        for name, wanted in switched(GAME, GAME.switches, players=players).items()
    },
    **{
        f"solo-{dice}-{target}": Recorded(TableOptions(players=1, solo_dice=dice, solo_target=target))
        for dice, target in product(LEVELS, LEVELS)
    },
    "first-come": Recorded(TableOptions(players=3, hero_choice="first_come")),
    "random-heroes": Recorded(TableOptions(players=4, hero_choice="random")),
    **{
        f"solo-{level}": Recorded(
            TableOptions(players=1, solo_dice=level, solo_time=level, solo_target=level), "slow", reason="target_missed"
        )
        for level in LEVELS
    },
    **{
        f"slow-{pace}-{players}": Recorded(_hurried(players, pace), "slow") for players, pace in product((2, 3), _PACES)
    },
    **{
        f"wavering-{players}": Recorded(TableOptions(players=players, pace="ticks"), "wavering")
        for players in GAME.seats
    },
}
