"""The final score (VNG-SCO): tracks, Boss, objectives, the way out, and who has won."""

import pytest

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.components.box import standard_box
from lairkeeper.games.vengeance.rules.rounds import EndRound
from lairkeeper.games.vengeance.rules.score import ScoreGame, exit_cost, score_of, winners_among
from lairkeeper.games.vengeance.state import Player
from lairkeeper.kernel import Outcome, begin
from lairkeeper.testing import clause
from tests.games.vengeance.tables import ADA, BEN, CYD, a_player, a_table, everybody_but
from tests.words import vocabulary

BOARD = standard_box().board


def total(player: Player) -> int:
    return score_of(a_table(player), player).total


def way_out(at: int, standing: tuple[str, ...], **player: object) -> int:
    """What the way out costs with only these enemies left."""
    hero = a_player(at=at, crossed=everybody_but(*standing), boss="CORSO", **player)  # type: ignore[arg-type]
    return exit_cost(a_table(hero), hero)


@clause("VNG-SCO1")
def test_everything_worth_points_is_added_up() -> None:
    player = a_player(loot=2, trained=7, boss_wounds=3, objectives=1 << 6)
    assert score_of(a_table(player), player) == (2, 2, 3, 0, 2, 0)
    assert total(player) == 9


@clause("VNG-SCO2", "VNG-SCO3")
def test_the_tracks_are_read_in_the_first_slot_that_is_not_filled() -> None:
    looted = [score_of(a_table(it), it).loot for it in (a_player(loot=n) for n in range(9))]
    assert looted == [0, 1, 2, 4, 5, 6, 7, 8, 9]
    trained = [score_of(a_table(it), it).training for it in (a_player(trained=n) for n in range(17))]
    assert trained == [*BOARD.training, 3]


@clause("VNG-SCO4", "VNG-SW7")
def test_a_full_track_scores_its_end_value_or_nothing() -> None:
    full = a_player(loot=8, trained=16)
    assert score_of(a_table(full), full)[:2] == (9, 3)
    literal = a_table(full, full_track="nothing")
    assert score_of(literal, full)[:2] == (0, 0)


@clause("VNG-SCO5")
@pytest.mark.parametrize(("wounds", "points"), [(0, 0), (1, 1), (5, 6), (7, 10)])
def test_the_boss_is_worth_the_number_under_his_last_crossed_slot(wounds: int, points: int) -> None:
    player = a_player(boss_wounds=wounds)
    assert score_of(a_table(player), player).boss == points


@clause("VNG-SCO6")
def test_a_dead_boss_is_worth_five_more() -> None:
    dead, alive = a_player(boss="PETROV", boss_wounds=4), a_player(boss="PETROV", boss_wounds=3)
    assert (score_of(a_table(dead), dead).kill, score_of(a_table(alive), alive).kill) == (5, 0)


@clause("VNG-SCO7")
def test_marked_objectives_count_their_points() -> None:
    player = a_player(objectives=1 << 3 | 1 << 7)
    assert score_of(a_table(player), player).objectives == 3 + 2


@clause("VNG-SCO8")
def test_rooms_with_enemies_on_the_cheapest_way_out_cost_a_point_each() -> None:
    assert way_out(3, ("3T", "1H", "2B", "4K")) == 3
    assert way_out(3, ("3T", "1H", "4K")) == 2
    assert way_out(3, ("1H",)) == 0


@clause("VNG-SCO9")
def test_a_room_counts_once_the_boss_is_an_enemy_and_the_entrance_is_free() -> None:
    assert way_out(2, ("2B", "2K", "2H")) == 1
    assert way_out(7, ()) == 1
    assert way_out(7, (), boss_wounds=5) == 0
    assert way_out(0, ("2B",)) == 0


@clause("VNG-SCO10")
def test_the_highest_score_wins() -> None:
    table = a_table(a_player(loot=1), a_player("ELI", lair="2A", loot=3), round=4)
    outcome = begin(table, ScoreGame()).outcome
    assert outcome == Outcome("most_points", "VNG-SCO10", (BEN,), (1, 4), (2, 1))


@clause("VNG-SCO11")
def test_a_tie_goes_to_the_healthier_with_available_slots_only() -> None:
    table = a_table(a_player(loot=3, wounds=1), a_player("ELI", lair="2A", loot=3, extra_slots=1, wounds=1))
    assert winners_among(table, [4, 4]) == (BEN,)
    assert begin(table, ScoreGame()).outcome == Outcome("most_health", "VNG-SCO11", (BEN,), (4, 4), (2, 1))


@clause("VNG-SCO12")
def test_a_tie_in_both_is_shared() -> None:
    table = a_table(a_player(loot=3), a_player("ELI", lair="2A", loot=3), a_player("YUK", lair="3A"), round=4)
    outcome = begin(table, EndRound()).outcome
    assert outcome == Outcome("shared_victory", "VNG-SCO12", (ADA, BEN), (4, 4, 0), (1, 1, 3))
    assert CYD not in outcome.winners


@clause("VNG-SCO2", "VNG-SCO3", "VNG-SCO5", "VNG-SCO6", "VNG-SCO7", "VNG-SCO8", "VNG-SCO9")
def test_scenario_17_the_final_score_adds_six_sources() -> None:
    player = a_player(
        boss="LYS",
        boss_wounds=5,
        loot=3,
        trained=9,
        spent=7,
        objectives=1 << 3 | 1 << 7,
        at=7,
        crossed=everybody_but("7T", "4H"),
    )
    assert score_of(a_table(player), player) == (4, 2, 6, 5, 5, 1)
    assert total(player) == 21


@clause("VNG-RND6", "VNG-KO7", "VNG-SOLO6")
def test_there_are_seven_ways_to_end() -> None:
    assert len(vocabulary.outcomes(GAME)) == 7
