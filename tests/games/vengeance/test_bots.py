"""Bots at this table: they spend what they have, at any pace, and points follow."""

import pytest

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.bots.heuristic import heuristic
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.games.vengeance.records.events import GroupAssigned
from lairkeeper.games.vengeance.rules.flashback import Prepare
from lairkeeper.games.vengeance.state import Player
from lairkeeper.kernel import begin
from lairkeeper.lab import play_game
from tests.games.vengeance.tables import ADA, BEN, a_player, a_table, everybody_but, group


def looks(player: Player, round: int = 2) -> float:
    return heuristic(a_table(player, round=round), ADA)


def test_more_points_look_better() -> None:
    assert looks(a_player(loot=3)) > looks(a_player(loot=2))
    assert looks(a_player(trained=7)) > looks(a_player(trained=5))
    assert looks(a_player(boss_wounds=3)) > looks(a_player(boss_wounds=2))
    assert looks(a_player(objectives=1 << 7)) > looks(a_player())


def test_a_knock_out_looks_bad_and_death_worse_than_anything() -> None:
    safe, beaten = a_player(stage="done"), a_player(stage="done", knock_outs=1)
    assert looks(safe) > looks(beaten) > looks(a_player(stage="done", is_dead=True))
    cornered = a_player(stage="combat", at=7, wounds=2, crossed=everybody_but())
    assert looks(a_player(stage="combat", at=6, wounds=2, crossed=everybody_but())) > looks(cornered)


def test_what_can_be_used_looks_good_while_there_is_time() -> None:
    ready = [group("STRIKE", "fist fist power")]
    assert looks(a_player(stage="combat", groups=ready)) > looks(a_player(stage="combat"))
    over = {"stage": "done", "uses": {"MAG-I2": 1}}
    assert looks(a_player(**over), round=4) == looks(a_player(stage="done"), round=4)  # type: ignore[arg-type]


def test_a_table_that_is_not_set_up_looks_like_nothing() -> None:
    state = begin(a_table(a_player(stage="preparing"), phase="flashback"), Prepare(ADA))
    state.world.players[ADA].lair = -1  # type: ignore[assignment]
    assert heuristic(state.world, ADA) == 0.0


@pytest.mark.parametrize("pace", ["ticks", "real_time"])
def test_every_seat_of_planners_lays_groups(pace: str) -> None:
    options = TableOptions(players=2, pace=pace)  # type: ignore[arg-type]
    match = play_game(GAME, options, ["planner"], "bots")
    assert match.state.outcome is not None
    laid = [item.event.seat for told in match.told for item in told if isinstance(item.event, GroupAssigned)]
    assert min(laid.count(ADA), laid.count(BEN)) >= 8
    assert min(match.state.outcome.scores) >= 8


def test_a_planner_alone_reaches_the_easy_target() -> None:
    outcome = play_game(GAME, TableOptions(players=1, pace="ticks"), ["planner"], "alone").state.outcome
    assert outcome is not None
    assert outcome.reason == "target_reached"


def test_the_same_seed_gives_the_same_game() -> None:
    options = TableOptions(players=2, pace="ticks")
    first, second = (play_game(GAME, options, ["random"], "again").journal for _ in range(2))
    assert first == second
