"""The Roll phase (VNG-ROLL): rolling, locked dice, taking, stopping, being stuck, and how it ends."""

from fractions import Fraction

import pytest

from lairkeeper.games.vengeance.records.events import DiceTaken, PlayerStopped, RollEnded
from lairkeeper.games.vengeance.records.options import Assign, PlaceWound, Roll, Stop, TakeDice
from lairkeeper.games.vengeance.rules.rolling import BeginRoll, RollTogether
from lairkeeper.games.vengeance.rules.standing import is_stuck
from lairkeeper.kernel import apply, begin, odds
from lairkeeper.testing import asked, clause, play_out
from tests.games.vengeance.rolling import roller, rolling
from tests.games.vengeance.tables import (
    ADA,
    BEN,
    a_player,
    a_table,
    ada,
    dice,
    group,
    hand,
    offers,
    question,
    refused,
    show,
    skill,
    told_of,
)


@clause("VNG-ROLL1")
@pytest.mark.parametrize("holds", ["blank blank blank blank", "blank blank blank"])
def test_the_first_roll_is_of_the_whole_hand(holds: str) -> None:
    table = a_table(a_player(holds=holds), a_player("ELI", lair="2A", holds="blank blank blank blank"))
    state = begin(table, BeginRoll(), RollTogether())
    assert asked(state, ADA).options == (Roll(dice(holds)), Stop())
    assert refused(state, Roll(dice("blank"))) == ("VNG-ROLL1",)
    assert refused(state, TakeDice(1)) == ("VNG-ROLL1",)


@clause("VNG-ROLL1", "VNG-RT1")
def test_the_faces_are_drawn_when_the_roll_is_accepted() -> None:
    state = rolling(roller(holds="blank blank", standing="ready"))
    play_out(state, Roll(dice("blank blank")), may_leave_draws=True)
    outcomes, weights = odds(state)
    chances = dict(zip(outcomes, (Fraction(weight, sum(weights)) for weight in weights), strict=True))
    assert chances[show("run run")] == Fraction(4, 36)
    assert chances[show("fist wound")] == Fraction(2, 36)


@clause("VNG-ROLL2")
def test_afterwards_any_dice_may_be_rolled_again() -> None:
    state = rolling(roller(holds="run run gun blank"), reserve=0)
    rolls = {roll.dice for roll in offers(state, Roll)}
    assert dice("run") in rolls
    assert dice("run run gun blank") in rolls
    assert len(rolls) == 3 * 2 * 2 - 1
    play_out(state, Roll(dice("run gun")), show("fist power"))
    assert ada(state).hand == hand("run fist power blank")
    assert refused(state, Roll(dice("gun"))) == ("VNG-ROLL2",)


@clause("VNG-ROLL3")
def test_a_wound_locks_its_die() -> None:
    state = rolling(roller(holds="run blank"), reserve=0)
    play_out(state, Roll(dice("run blank")), show("run wound"))
    assert {roll.dice for roll in offers(state, Roll)} == {dice("run")}
    assert refused(state, Roll(dice("run wound"))) == ("VNG-ROLL3",)


@clause("VNG-ROLL4", "VNG-ROLL6", "VNG-ROLL7")
def test_dice_are_taken_up_to_the_limit_and_locked_ones_count() -> None:
    state = rolling(roller(holds="run wound"))
    assert offers(state, TakeDice) == [TakeDice(1), TakeDice(2)]
    play_out(state, TakeDice(1))
    assert ada(state).hand == hand("run wound blank")
    assert not offers(state, Assign)
    full = rolling(roller(holds="run gun wound wound"))
    assert refused(full, TakeDice(1)) == ("VNG-ROLL4", "VNG-ROLL5")


@clause("VNG-ROLL4", "VNG-KO4")
def test_after_a_knock_out_the_limit_is_three() -> None:
    assert offers(rolling(roller(holds="run", knock_outs=1)), TakeDice) == [TakeDice(1), TakeDice(2)]


@clause("VNG-ROLL5")
def test_from_a_small_reserve_one_takes_what_is_there() -> None:
    state = rolling(roller(holds="run"), reserve=2)
    assert offers(state, TakeDice) == [TakeDice(1), TakeDice(2)]
    play_out(state, Roll(dice("run")), show("gun"))

    told = apply(state, ADA, TakeDice(3))
    assert told_of(told, DiceTaken) == [DiceTaken(ADA, 2, 0)]


@clause("VNG-ROLL7")
def test_a_die_just_taken_shows_nothing_and_cannot_be_assigned() -> None:
    state = rolling(roller(holds="run"))
    play_out(state, TakeDice(3))
    assert ada(state).hand == hand("run blank blank blank")
    assert offers(state, Assign) == []


@clause("VNG-ROLL8")
def test_rolling_assigning_and_taking_go_on_and_on() -> None:
    state = rolling(roller(holds="run run fist gun"))
    play_out(state, Assign(skill("SPRINT"), dice("run run"), take=2), Roll(dice("blank blank")), show("run run"))
    play_out(state, Assign(skill("SPRINT"), dice("run run")), TakeDice(2))
    assert len(ada(state).groups) == 2
    assert question(state) == "command"


@clause("VNG-ROLL9")
def test_a_player_may_stop_at_will_even_before_the_first_roll_and_for_good() -> None:
    state = rolling(roller(holds="blank blank", standing="ready"), roller("ELI", holds="run"))
    told = play_out(state, (ADA, Stop()))
    assert told_of(told, PlayerStopped) == [PlayerStopped(ADA, "wish")]
    assert question(state, ADA) == ""
    assert question(state, BEN) == "command"


@clause("VNG-ROLL10")
@pytest.mark.parametrize(
    ("holds", "wounds", "reserve", "stuck"),
    [
        ("wound wound", 3, 0, True),
        ("wound wound", 2, 0, False),
        ("wound wound", 3, 1, False),
        ("wound wound wound wound", 3, 9, True),
        ("wound gun", 3, 0, False),
        ("released", 3, 0, False),
        ("", 0, 0, True),
        ("", 0, 1, False),
    ],
)
def test_stuck_is_who_can_neither_roll_nor_assign_nor_place_nor_take(
    holds: str, wounds: int, reserve: int, stuck: bool
) -> None:
    table = a_table(roller(holds=holds, wounds=wounds), phase="roll", reserve=reserve)
    assert is_stuck(table, table.players[ADA]) == stuck


@clause("VNG-ROLL10", "VNG-RT6")
def test_an_emptied_reserve_ends_the_phase_for_who_is_stuck() -> None:
    state = rolling(roller(holds="run run gun"), roller("ELI", holds="wound", wounds=3), reserve=1)
    assert question(state, BEN) == "command"
    play_out(state, (BEN, Stop()))
    assert question(state, ADA) == "command"
    stuck = rolling(roller(holds="run run gun fist"), roller("ELI", holds="wound", wounds=3), reserve=0)
    assert question(stuck, BEN) == ""


@clause("VNG-ROLL11", "VNG-ROLL12", "VNG-ROLL13")
def test_when_all_have_stopped_loose_dice_return_and_wounds_do_no_harm() -> None:
    state = rolling(roller(holds="wound run"), roller("ELI", holds="gun", groups=[group("SPRINT", "run run")]))
    play_out(state, (ADA, Stop()))
    told = play_out(state, (BEN, Stop()))
    assert told_of(told, RollEnded) == [RollEnded(22)]
    assert ada(state).wounds == ada(state).bar_dice == 0


@clause("VNG-ROLL14")
def test_the_dice_of_who_has_stopped_stay_out_until_the_end() -> None:
    state = rolling(roller(holds="wound run gun"), roller("ELI", holds="gun"), reserve=0)
    play_out(state, (ADA, Stop()))
    assert state.world.reserve == 0
    assert offers(state, TakeDice, BEN) == []


@clause("VNG-ROLL14", "VNG-SW4")
def test_a_table_may_return_them_at_once_and_free_who_was_stuck() -> None:
    players = roller(holds="run gun"), roller("ELI", holds="wound", wounds=3), roller("YUK", holds="run")
    state = rolling(*players, reserve=0, stopped_dice="returned")
    assert asked(state, BEN).options == (Stop(),)
    play_out(state, (ADA, Stop()))
    assert state.world.reserve == 2
    assert offers(state, TakeDice, BEN) == [TakeDice(1), TakeDice(2)]


@clause("VNG-SW4")
def test_with_returned_dice_the_phase_still_ends_when_nobody_goes_on() -> None:
    players = roller(holds="run gun run run"), roller("ELI", holds="wound wound wound wound", wounds=3)
    state = rolling(*players, reserve=0, stopped_dice="returned")
    assert question(state, BEN) == "command"
    play_out(state, (ADA, Stop()))
    assert not state.decisions


@clause("VNG-ROLL15")
def test_several_players_have_no_time_limit_unless_the_table_sets_one() -> None:
    state = rolling(roller(holds="run"), roller("ELI", holds="run"))
    assert {decision.question for decision in state.decisions} == {"command", "watch_absence"}
    limited = rolling(roller(holds="run"), roller("ELI", holds="run"), reserve_limit=90)
    assert "close_reserve" in {decision.question for decision in limited.decisions}


@clause("VNG-ROLL9", "VNG-ROLL12", "VNG-ROLL13", "VNG-ROLL14")
def test_scenario_10_dice_left_in_a_hand_return_when_everybody_has_stopped() -> None:
    state = rolling(roller(holds="wound wound run", wounds=2), roller("ELI", holds="gun"), reserve=0)
    play_out(state, (ADA, Stop()))
    assert state.world.reserve == 0
    play_out(state, (BEN, Stop()))
    assert state.world.reserve == 4
    assert (ada(state).wounds, ada(state).bar_dice) == (2, 0)


@clause("VNG-ROLL8")
def test_a_wound_on_the_bar_makes_room_for_a_new_die() -> None:
    state = rolling(roller(holds="wound run gun gun"))
    play_out(state, PlaceWound(1))
    assert ada(state).hand == hand("run gun gun blank")


@clause("VNG-ROLL10", "VNG-KO4")
def test_after_a_knock_out_three_locked_wounds_fill_the_hand() -> None:
    wounds = {"holds": "wound wound wound", "wounds": 3}
    assert question(rolling(roller(**wounds), reserve=5)) == "command"  # type: ignore[arg-type]
    assert question(rolling(roller(**wounds, knock_outs=1), reserve=5)) == ""  # type: ignore[arg-type]
