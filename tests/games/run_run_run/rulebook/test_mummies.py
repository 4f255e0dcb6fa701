"""The mummies' actions (RRR-MUM): dice, and steps towards the Vault. Hearts and awakenings have a file of their own."""

import pytest

from lairkeeper.games.run_run_run.board.hexes import Side, at
from lairkeeper.games.run_run_run.records.events import (
    BossAppeared,
    CardLost,
    CatsAttacked,
    DamageSplit,
    HeartPlaced,
    MummyDiceRolled,
    MummyMoved,
    VaultReached,
)
from lairkeeper.games.run_run_run.records.options import LoseCard, MoveTo, OpenDoorAt, Symbols, TurnUp, WakeAt
from lairkeeper.games.run_run_run.rules.exit import OpenExitDoor
from lairkeeper.games.run_run_run.rules.fight import EliminateMummy
from lairkeeper.games.run_run_run.rules.mummies import MummiesAct
from lairkeeper.games.run_run_run.rules.turn import EndTurn
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import Seat, State, begin
from lairkeeper.testing import asked, clause, heard, play_out
from tests.games.run_run_run.tables import (
    LOOP,
    P1,
    P2,
    Place,
    chances,
    corridor,
    draw_table,
    heard_of,
    hexes,
    mummy,
    offered,
    question,
    standing,
)

BRUTE, HERALD, RUNNER = mummy("brute"), mummy("herald"), mummy("runner")


def most_symbols(state: State[Pyramid]) -> int:
    """How many Mummy dice are about to be rolled."""
    return max(option.count for option in chances(state) if isinstance(option, Symbols))


@clause("RRR-MUM1")
@pytest.mark.parametrize("active", [P1, P2])
def test_the_active_player_rolls_the_mummy_dice(active: Seat) -> None:
    state = begin(draw_table(corridor(1), active=active), MummiesAct())
    assert heard_of(play_out(state, Symbols(1)), MummyDiceRolled) == [MummyDiceRolled(active, dice=1, symbols=1)]


@clause("RRR-MUM1")
def test_each_die_shows_a_symbol_on_half_of_its_faces() -> None:
    state = begin(draw_table(corridor(5), awake={"runner": (0, -5)}), MummiesAct())
    assert chances(state) == {Symbols(0): 9, Symbols(1): 18, Symbols(2): 9}


@clause("RRR-MUM2")
@pytest.mark.parametrize(
    ("names", "dice"), [("", 1), ("brute snuffer", 1), ("herald", 3), ("runner", 2), ("herald runner brute", 4)]
)
def test_one_die_is_rolled_and_those_of_the_awake_mummies(names: str, dice: int) -> None:
    table = draw_table(corridor(5), awake=dict.fromkeys(names.split(), (0, -5)))
    assert most_symbols(begin(table, MummiesAct())) == dice


@clause("RRR-MUM2", "RRR-MUM3")
def test_a_mummy_that_died_takes_its_dice_with_it_from_the_next_roll_on() -> None:
    table = draw_table(corridor(5), awake={"herald": (0, -5)})
    assert most_symbols(begin(table, EliminateMummy(HERALD), EndTurn())) == 1


@clause("RRR-MUM3")
def test_a_mummy_that_wakes_adds_its_dice_to_the_following_roll_only() -> None:
    table = draw_table(corridor(5), hearts=4)
    state = begin(table, MummiesAct(), EndTurn())
    told = play_out(state, Symbols(1), TurnUp(HERALD), WakeAt(at(0, -5)), may_leave_draws=True)
    assert heard_of(told, MummyDiceRolled) == [MummyDiceRolled(P1, dice=1, symbols=1)]
    assert most_symbols(state) == 3


@clause("RRR-MUM4")
def test_a_symbol_moves_every_mummy_one_space_and_places_a_heart() -> None:
    table = draw_table(corridor(5), awake={"brute": (0, -5), "snuffer": (0, -3)})
    play_out(begin(table, MummiesAct()), Symbols(1))
    assert standing(table) == {"brute": (0, -4), "snuffer": (0, -2)}
    assert table.hearts == 1


@clause("RRR-MUM4")
def test_a_symbol_moves_the_boss_too() -> None:
    for symbols, moves in ((0, 1), (1, 2)):
        table = draw_table(corridor(5), awake={"colossus": (0, -6)}, door=(0, -6))
        assert len(heard_of(play_out(begin(table, MummiesAct()), Symbols(symbols)), MummyMoved)) == moves


@clause("RRR-MUM4")
def test_a_blank_face_does_nothing() -> None:
    table = draw_table(corridor(5), awake={"brute": (0, -5)})
    told = play_out(begin(table, MummiesAct()), Symbols(0))
    assert heard(told) == (MummyDiceRolled(P1, dice=1, symbols=0),)
    assert (standing(table), table.hearts) == ({"brute": (0, -5)}, 0)


@clause("RRR-MUM5")
@pytest.mark.parametrize(("place", "nearer"), [((2, -2), (1, -1)), ((1, 0), (0, 0)), ((0, -1), (0, 0))])
def test_a_mummy_takes_a_shortest_way_to_the_vault(place: Place, nearer: Place) -> None:
    table = draw_table({**LOOP, (2, -2): "000110", (2, -1): "100000"}, awake={"brute": place})
    play_out(begin(table, MummiesAct()), Symbols(1))
    assert standing(table) == {"brute": nearer}


@clause("RRR-MUM6")
def test_when_two_ways_are_equally_short_the_active_player_chooses() -> None:
    table = draw_table({**LOOP, (2, -2): "000010"}, awake={"brute": (1, -1)}, active=P2)
    state = begin(table, MummiesAct())
    play_out(state, Symbols(1))
    assert asked(state).seats == (P2,)
    assert offered(state) == {MoveTo(at(0, -1)), MoveTo(at(1, 0))}
    play_out(state, MoveTo(at(1, 0)))
    assert standing(table) == {"brute": (1, 0)}


@clause("RRR-MUM6")
def test_the_way_is_chosen_for_each_mummy_and_each_step_separately() -> None:
    table = draw_table(LOOP, awake={"brute": (1, -1), "snuffer": (1, -1)})
    play_out(begin(table, MummiesAct()), Symbols(1), MoveTo(at(1, 0)), MoveTo(at(0, -1)))
    assert standing(table) == {"brute": (1, 0), "snuffer": (0, -1)}


@clause("RRR-MUM7")
def test_symbols_are_resolved_one_after_the_other() -> None:
    table = draw_table(corridor(5), awake={"runner": (0, -5)})
    told = heard(play_out(begin(table, MummiesAct()), Symbols(2)))
    kinds = [MummyDiceRolled, MummyMoved, HeartPlaced, MummyMoved, HeartPlaced, MummyMoved]
    assert [type(event) for event in told] == kinds


@clause("RRR-MUM8")
def test_mummies_move_one_at_a_time_in_the_order_they_woke() -> None:
    table = draw_table(corridor(5), awake={"snuffer": (0, -5), "brute": (0, -4), "herald": (0, -3)})
    told = play_out(begin(table, MummiesAct()), Symbols(1))
    assert [moved.mummy for moved in heard_of(told, MummyMoved)] == [mummy("snuffer"), BRUTE, HERALD]


@clause("RRR-MUM8")
def test_the_boss_moves_last() -> None:
    table = draw_table(corridor(5), awake={"snuffer": (0, -5), "brute": (0, -4)})
    state = begin(table, OpenExitDoor(), MummiesAct())
    told = play_out(state, OpenDoorAt(at(0, -5), Side(0)), TurnUp(mummy("ravager")), Symbols(1))
    first = [moved.mummy for moved in heard_of(told, MummyMoved)][:3]
    assert first == [mummy("snuffer"), BRUTE, mummy("ravager")]


@clause("RRR-MUM9")
def test_mummies_share_a_space_and_pass_each_other() -> None:
    table = draw_table(corridor(5), cats=[(0, 0), (0, -3)], awake={"brute": (0, -4), "runner": (0, -5)})
    told = play_out(begin(table, MummiesAct()), Symbols(1), LoseCard, LoseCard, LoseCard)
    assert standing(table) == {"brute": (0, -3), "runner": (0, -3)}
    assert [attack.mummy for attack in heard_of(told, CatsAttacked)] == [BRUTE, RUNNER]
    table.places[P2] = table.places[P1]
    play_out(begin(table, MummiesAct()), Symbols(1))
    assert standing(table) == {"brute": (0, -2), "runner": (0, -1)}


@clause("RRR-MUM10")
def test_a_mummy_that_enters_a_space_with_a_cat_stops_and_attacks_at_once() -> None:
    table = draw_table(corridor(5), cats=[(0, 0), (0, -4)], awake={"runner": (0, -5)})
    told = heard(play_out(begin(table, MummiesAct()), Symbols(1), LoseCard))
    assert [type(event) for event in told[1:]] == [MummyMoved, CatsAttacked, DamageSplit, CardLost, HeartPlaced]
    assert standing(table) == {"runner": (0, -4)}


@clause("RRR-MUM11")
def test_a_mummy_that_stopped_makes_no_further_step_in_this_phase_but_hearts_are_still_placed() -> None:
    table = draw_table(corridor(5), cats=[(0, 0), (0, -4)], awake={"runner": (0, -5)})
    told = play_out(begin(table, MummiesAct()), Symbols(2), LoseCard)
    assert len(heard_of(told, MummyMoved)) == 1
    assert table.hearts == 2


@clause("RRR-MUM11")
def test_in_the_next_turn_it_moves_on() -> None:
    table = draw_table(corridor(5), cats=[(0, 0), (0, -4)], awake={"brute": (0, -5)})
    state = begin(table, MummiesAct(), MummiesAct())
    play_out(state, Symbols(1), LoseCard, LoseCard, Symbols(1))
    assert standing(table) == {"brute": (0, -3)}


@clause("RRR-MUM22")
@pytest.mark.parametrize(("symbols", "place"), [(0, (0, -4)), (1, (0, -3)), (2, (0, -2))])
def test_the_runner_makes_one_more_step_each_turn_also_without_a_symbol(symbols: int, place: Place) -> None:
    table = draw_table(corridor(5), awake={"runner": (0, -5)})
    play_out(begin(table, MummiesAct()), Symbols(symbols))
    assert standing(table) == {"runner": place}


@clause("RRR-MUM22")
@pytest.mark.parametrize("boss", ["ravager", "silencer", "colossus"])
def test_a_boss_makes_one_more_step_each_turn(boss: str) -> None:
    table = draw_table(corridor(5), awake={boss: (0, -6)}, door=(0, -6))
    play_out(begin(table, MummiesAct()), Symbols(1))
    assert standing(table) == {boss: (0, -4)}


@clause("RRR-MUM22")
def test_extra_moves_come_after_all_symbols() -> None:
    table = draw_table(corridor(5), awake={"runner": (0, -5), "brute": (0, -5)})
    told = play_out(begin(table, MummiesAct()), Symbols(2))
    assert [moved.mummy for moved in heard_of(told, MummyMoved)] == [RUNNER, BRUTE, RUNNER, BRUTE, RUNNER]


@clause("RRR-MUM22", "RRR-MUM8")
def test_the_boss_makes_its_extra_move_after_the_runner() -> None:
    table = draw_table(corridor(5), awake={"runner": (0, -5), "ravager": (0, -6)}, door=(0, -6))
    told = play_out(begin(table, MummiesAct()), Symbols(0))
    assert [moved.mummy for moved in heard_of(told, MummyMoved)] == [RUNNER, mummy("ravager")]


@clause("RRR-MUM22")
def test_a_mummy_woken_by_this_roll_makes_no_extra_move() -> None:
    table = draw_table(corridor(5), hearts=4)
    play_out(begin(table, MummiesAct()), Symbols(1), TurnUp(RUNNER), WakeAt(at(0, -5)))
    assert standing(table) == {"runner": (0, -5)}


@clause("RRR-MUM23")
def test_a_mummy_that_reaches_the_vault_ends_the_game_at_once() -> None:
    table = draw_table(corridor(5), cats=[(0, -5)], awake={"brute": (0, -1), "snuffer": (0, -4)})
    state = begin(table, MummiesAct())
    told = heard(play_out(state, Symbols(1)))
    assert told[-2:] == (MummyMoved(BRUTE, *hexes((0, -1), (0, 0))), VaultReached(BRUTE))
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.winners) == ("vault", ())
    assert standing(table)["snuffer"] == (0, -4)


@clause("RRR-MUM25")
def test_a_mummy_that_starts_beside_a_cat_moves_on_without_an_attack() -> None:
    table = draw_table(corridor(5), cats=[(0, -3), (0, -3)], awake={"brute": (0, -3)})
    told = play_out(begin(table, MummiesAct()), Symbols(1))
    assert (standing(table), heard_of(told, CatsAttacked)) == ({"brute": (0, -2)}, [])


@clause("RRR-MUM25")
def test_a_mummy_that_does_not_move_does_not_attack() -> None:
    table = draw_table(corridor(5), cats=[(0, -3), (0, -3)], awake={"brute": (0, -3)})
    assert not heard_of(play_out(begin(table, MummiesAct()), Symbols(0)), CatsAttacked)


@clause("RRR-MUM25")
def test_a_mummy_that_leaves_a_cat_attacks_the_next_one_it_meets() -> None:
    table = draw_table(corridor(5), cats=[(0, -3), (0, -2)], awake={"brute": (0, -3)})
    told = play_out(begin(table, MummiesAct()), Symbols(1), LoseCard, LoseCard)
    assert {lost.seat for lost in heard_of(told, CardLost)} == {P2}


@clause("RRR-MUM2", "RRR-MUM3", "RRR-MUM4", "RRR-MUM7", "RRR-MUM14", "RRR-MUM16", "RRR-MUM22")
def test_scenario_s6_symbols_are_resolved_one_by_one_and_a_fifth_heart_wakes_a_mummy() -> None:
    table = draw_table(corridor(7), awake={"herald": (0, -7)}, hearts=4)
    state = begin(table, MummiesAct(), EndTurn())
    assert most_symbols(state) == 3
    play_out(state, Symbols(2), may_leave_draws=True)
    assert (standing(table), table.hearts, question(state)) == ({"herald": (0, -6)}, 5, "wake_mummy")
    play_out(state, TurnUp(RUNNER), WakeAt(at(0, -7)), may_leave_draws=True)
    assert standing(table) == {"herald": (0, -5), "runner": (0, -6)}
    assert table.hearts == 1
    assert (table.active, most_symbols(state)) == (P2, 4)


@clause("RRR-MUM10", "RRR-MUM11", "RRR-MUM22", "RRR-ATK1", "RRR-ATK4")
def test_scenario_s7_a_mummy_stops_at_a_cat_and_attacks() -> None:
    table = draw_table(corridor(6), cats=[(0, 0), (0, -5)], awake={"runner": (0, -6)}, hands=(("R57",), ("R01",) * 4))
    told = [type(event) for event in heard(play_out(begin(table, MummiesAct()), Symbols(2)))]
    assert told[-3:] == [CardLost, HeartPlaced, HeartPlaced]
    assert (standing(table), len(table.hands[P2]), table.hearts) == ({"runner": (0, -5)}, 3, 2)


@clause("RRR-MUM22")
def test_scenario_s7_without_a_cat_on_its_way_the_mummy_walks_on() -> None:
    table = draw_table(corridor(6), awake={"runner": (0, -6)})
    play_out(begin(table, MummiesAct()), Symbols(2))
    assert standing(table) == {"runner": (0, -3)}


@clause("RRR-MUM23", "RRR-MUM24", "RRR-END5", "RRR-END6")
def test_scenario_s8_the_vault_comes_first() -> None:
    table = draw_table(corridor(1), awake={"brute": (0, -1)}, tokens=(("shield",),))
    state = begin(table, MummiesAct())
    told = heard(play_out(state, Symbols(1)))
    assert [type(event) for event in told] == [MummyDiceRolled, MummyMoved, VaultReached]
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.clause) == ("vault", "RRR-END5")
    assert ([len(hand) for hand in table.hands], len(table.purses[P1]), table.hearts) == ([5, 5], 1, 0)


@clause("RRR-MUM20", "RRR-MUM22", "RRR-BOSS4")
def test_scenario_s12_after_the_door_opened_the_boss_acts_and_places_no_heart() -> None:
    beyond = {(1, 0): "001001", (2, 0): "001001", (-1, 1): "010010"}
    rooms = {(0, -1): "100100", (0, -2): "110100", (1, -3): "000011", **beyond}
    table = draw_table(rooms, cats=[(-1, 1), (-1, 1)], awake={"brute": (2, 0)}, hearts=3)
    state = begin(table, OpenExitDoor(), EndTurn())
    told = play_out(state, OpenDoorAt(at(0, -2), Side(0)), TurnUp(mummy("colossus")), may_leave_draws=True)
    assert heard_of(told, BossAppeared) == [BossAppeared(mummy("colossus"), at(0, -3))]
    assert most_symbols(state) == 1
    told = play_out(state, Symbols(1))
    assert standing(table) == {"brute": (1, 0), "colossus": (0, -1)}
    assert (table.hearts, heard_of(told, HeartPlaced)) == (0, [])
