"""Every pace and every limit keeps the promises of the kernel."""

import pytest

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.testing import check_game

PUBLIC = {
    "reserve_limit": 90,
    "absence_limit": 20,
    "flashback_limit": 180,
    "combat_limit": 300,
    "resolution_limit": 60,
}


@pytest.mark.parametrize("pace", ["real_time", "no_rush", "ticks"])
def test_it_conforms_at_any_pace_with_any_number_of_players(pace: str) -> None:
    tables = [TableOptions(players=players, pace=pace) for players in GAME.seats]  # type: ignore[arg-type]
    report = check_game(GAME, tables, games=12, every=15)
    assert report.games == 12


def test_it_conforms_with_all_limits_of_a_public_table() -> None:
    tables = [TableOptions(players=players, **PUBLIC) for players in GAME.seats]  # type: ignore[arg-type]
    ticking = TableOptions(players=3, pace="ticks", tick_limit=5, hero_choice="random")
    assert check_game(GAME, [*tables, ticking], games=10, every=15).games == 10
