"""The mummies' actions (RRR-MUM), continued: hearts on the mummy pile, and mummies that wake."""

import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.hexes import Side, at
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.records.events import CatsAttacked, HeartPlaced, MummyAppeared, MummyWoke
from lairkeeper.games.run_run_run.records.options import Cooperate, Explore, OpenDoorAt, Symbols, TurnUp, WakeAt
from lairkeeper.games.run_run_run.rules.exit import OpenExitDoor
from lairkeeper.games.run_run_run.rules.mummies import MummiesAct, PlaceHeart, PlaceMummy, WakeMummy
from lairkeeper.games.run_run_run.rules.sarcophagus import SpringTrap
from lairkeeper.games.run_run_run.state import Mummy
from lairkeeper.kernel import Decision, Option, Seat, apply, begin, start
from lairkeeper.testing import asked, clause, heard, play_out
from tests.games.run_run_run.tables import (
    P1,
    P2,
    chances,
    corridor,
    draw_table,
    heard_of,
    mummy,
    offered,
    space_at,
    standing,
)

BRUTE, RUNNER = mummy("brute"), mummy("runner")
ALL_FOUR = {"herald": (0, -5), "runner": (0, -5), "brute": (0, -5), "snuffer": (0, -5)}


@clause("RRR-MUM12")
@pytest.mark.parametrize("hearts", [0, 1, 2, 3])
def test_a_symbol_puts_one_heart_on_the_mummy_pile(hearts: int) -> None:
    table = draw_table(corridor(1), hearts=hearts)
    told = play_out(begin(table, MummiesAct()), Symbols(1))
    assert heard_of(told, HeartPlaced) == [HeartPlaced(hearts + 1)]
    assert (table.hearts, table.awake) == (hearts + 1, [])


@clause("RRR-MUM13")
def test_the_fifth_heart_wakes_one_of_the_sleeping_mummies_with_five_hearts() -> None:
    table = draw_table(corridor(3), hearts=4, awake={"herald": (0, -3)})
    state = begin(table, MummiesAct())
    play_out(state, Symbols(1), may_leave_draws=True)
    assert chances(state) == {TurnUp(mummy(name)): 1 for name in ("runner", "brute", "snuffer")}
    told = play_out(state, TurnUp(BRUTE), WakeAt(at(0, -1)))
    assert heard(told) == (MummyWoke(BRUTE), MummyAppeared(BRUTE, at(0, -1)))
    assert table.awake[-1] == Mummy(BRUTE, space_at(table, 0, -1), 5)
    assert BRUTE not in table.asleep


@clause("RRR-MUM13")
@pytest.mark.parametrize("active", [P1, P2])
def test_the_active_player_puts_the_figure_on_any_room(active: Seat) -> None:
    state = begin(draw_table(corridor(3), active=active), PlaceMummy(BRUTE))
    assert asked(state).seats == (active,)
    assert offered(state) == {WakeAt(at(0, -1)), WakeAt(at(0, -2)), WakeAt(at(0, -3))}


@clause("RRR-MUM14")
def test_hearts_beyond_the_fifth_go_to_the_next_card() -> None:
    table = draw_table(corridor(5), hearts=4, awake={"herald": (0, -5)})
    play_out(begin(table, MummiesAct()), Symbols(3), TurnUp(BRUTE), WakeAt(at(0, -5)))
    assert (table.hearts, table.awake[-1].hearts) == (2, 5)


@clause("RRR-MUM15")
def test_a_mummy_may_appear_among_cats_and_mummies_and_attacks_nobody() -> None:
    table = draw_table(corridor(2), cats=[(0, -1), (0, -1)], awake={"herald": (0, -1)})
    state = begin(table, PlaceMummy(BRUTE))
    told = play_out(state, WakeAt(at(0, -1)))
    assert heard(told) == (MummyAppeared(BRUTE, at(0, -1)),)
    assert [len(hand) for hand in table.hands] == [5, 5]


@clause("RRR-MUM16")
def test_a_mummy_woken_by_one_symbol_moves_with_the_next() -> None:
    table = draw_table(corridor(5), hearts=4, awake={"herald": (0, -5)})
    play_out(begin(table, MummiesAct()), Symbols(3), TurnUp(BRUTE), WakeAt(at(0, -5)))
    assert standing(table) == {"herald": (0, -2), "brute": (0, -3)}


@clause("RRR-MUM17")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_room_lies_in_the_maze_before_any_mummy_can_wake(players: int) -> None:
    state = start(GAME, TableOptions(players=players))
    for _ in range(300):
        decision = state.decisions[0]
        if decision.question == "wake_mummy":
            break
        apply(state, decision.seats[0], hastiest(decision), decision.number)
    assert decision.question == "wake_mummy"
    assert state.world.maze.rooms


def hastiest(decision: Decision) -> Option:
    """The answer that wakes mummies soonest and lays Rooms as late as possible."""
    wishes: tuple[Option, ...] = (Symbols(1), Cooperate(), Explore())
    return next((wish for wish in wishes if wish in decision.options), decision.options[-1])


@clause("RRR-MUM18")
def test_with_all_four_awake_the_heart_of_a_symbol_has_no_effect() -> None:
    table = draw_table(corridor(5), awake=ALL_FOUR)
    told = play_out(begin(table, MummiesAct()), Symbols(1))
    assert (table.hearts, heard_of(told, HeartPlaced)) == (0, [])
    assert standing(table) == {"herald": (0, -4), "runner": (0, -3), "brute": (0, -4), "snuffer": (0, -4)}


@clause("RRR-MUM19")
def test_after_the_boss_appeared_no_mummy_wakes_any_more() -> None:
    table = draw_table(corridor(5), hearts=4)
    state = begin(table, OpenExitDoor(), PlaceHeart("dice"), SpringTrap())
    play_out(state, OpenDoorAt(at(0, -5), Side(0)), TurnUp(mummy("colossus")))
    assert (standing(table), table.hearts, table.asleep) == ({"colossus": (0, -6)}, 0, ())


@clause("RRR-MUM20")
def test_after_the_boss_appeared_symbols_move_the_mummies_and_place_no_heart() -> None:
    table = draw_table(corridor(5), awake={"brute": (0, -5), "colossus": (0, -6)}, door=(0, -6))
    told = play_out(begin(table, MummiesAct()), Symbols(1))
    assert standing(table) == {"brute": (0, -4), "colossus": (0, -4)}
    assert (table.hearts, heard_of(told, HeartPlaced)) == (0, [])


@clause("RRR-MUM21")
def test_there_are_hearts_enough_for_four_mummies_and_the_boss() -> None:
    table = draw_table(corridor(5), awake=ALL_FOUR)
    play_out(begin(table, OpenExitDoor()), OpenDoorAt(at(0, -5), Side(0)), TurnUp(mummy("colossus")))
    assert [figure.hearts for figure in table.awake] == [5, 5, 5, 5, 12]


@clause("RRR-MUM26")
def test_no_mummy_wakes_on_the_vault_or_on_the_exit_door() -> None:
    state = begin(draw_table(corridor(2), door=(0, -3)), PlaceMummy(BRUTE))
    assert offered(state) == {WakeAt(at(0, -1)), WakeAt(at(0, -2))}


@clause("RRR-MUM13", "RRR-MUM15")
def test_no_awakening_whatever_its_cause_is_an_attack() -> None:
    for cause in (PlaceHeart("dice"), PlaceHeart("darkness"), SpringTrap(), WakeMummy()):
        table = draw_table(corridor(1), cats=[(0, -1)], hearts=4)
        told = play_out(begin(table, cause), TurnUp(RUNNER))
        assert heard_of(told, MummyAppeared) == [MummyAppeared(RUNNER, at(0, -1))]
        assert not heard_of(told, CatsAttacked)
