"""Real time (VNG-RT): one queue, scarce dice, clocks and absence."""

import pytest

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.config import TableOptions, contention_window, roll_cooldown
from lairkeeper.games.vengeance.invariants import check, dice_in_play
from lairkeeper.games.vengeance.records.events import (
    CountedDown,
    DiceRequested,
    DiceTaken,
    PlayerCameBack,
    PlayerStopped,
    ReserveClosed,
)
from lairkeeper.games.vengeance.records.options import (
    Assign,
    CloseWindow,
    ComeBack,
    EndCombat,
    PlaceWound,
    Roll,
    Stop,
    StopAbsent,
    TakeDice,
    TimeIsUp,
)
from lairkeeper.games.vengeance.rules.flashback import TakeFirstDice
from lairkeeper.games.vengeance.rules.reserve import fair_order
from lairkeeper.games.vengeance.rules.rolling import BeginRoll
from lairkeeper.games.vengeance.rules.rounds import PlayFight, PlayRoll
from lairkeeper.games.vengeance.state import Request
from lairkeeper.games.vengeance.view import view
from lairkeeper.kernel import CLOCK, ChanceStream, Cooldown, Match, Option, Seat, Timer, apply, begin, replay
from lairkeeper.kernel.errors import IllegalOption, NotYourDecision, StaleDecision
from lairkeeper.kernel.history.codec import fingerprint
from lairkeeper.testing import asked, clause, heard, play_out
from tests.games.vengeance.rolling import one_is_stuck, roller, rolling, two
from tests.games.vengeance.tables import (
    ADA,
    BEN,
    CYD,
    a_player,
    a_table,
    ada,
    dice,
    everybody_but,
    group,
    hand,
    offers,
    question,
    refused,
    show,
    skill,
    told_of,
)


@clause("VNG-RT1", "VNG-RT2")
def test_a_recorded_race_replays_exactly() -> None:
    match, stream = Match(GAME, TableOptions(players=3, reserve_limit=90, absence_limit=20)), ChanceStream("race")
    while match.state.decisions:
        decision = stream.pick(match.state.decisions)
        option = stream.choose(decision.options, decision.weights or [1] * len(decision.options))
        match.answer(decision.seats[0], option, decision.number)
    assert fingerprint(replay(GAME, match.journal)) == fingerprint(match.state)


@clause("VNG-RT3")
def test_a_die_taken_by_one_is_gone_for_the_others_in_the_same_instant() -> None:
    state = two(reserve=9)
    play_out(state, (ADA, TakeDice(2)))
    assert state.world.reserve == 7
    assert view(state.world, BEN).reserve == 7


@clause("VNG-RT4")
def test_no_die_is_ever_lost() -> None:
    state = rolling(roller(holds="run run wound gun"), roller("ELI", holds="run gun gun"))
    script = [
        (ADA, Assign(skill("SPRINT"), dice("run run"), True, 2)),
        (ADA, PlaceWound()),
        (BEN, TakeDice(1)),
        (ADA, Stop()),
        (BEN, Stop()),
    ]
    for seat, order in script:
        apply(state, seat, order)
        check(state.world)
        assert dice_in_play(state.world) == 24


@clause("VNG-RT5")
def test_a_repeated_or_illegal_command_changes_nothing() -> None:
    state = two()
    number = asked(state, ADA).number
    apply(state, ADA, TakeDice(1), number)
    reserve = state.world.reserve
    with pytest.raises(StaleDecision):
        apply(state, ADA, TakeDice(1), number)
    with pytest.raises(IllegalOption):
        apply(state, ADA, Roll(dice("power")))
    assert state.world.reserve == reserve


@clause("VNG-RT6")
def test_the_phase_ends_when_everybody_has_stopped_or_is_stuck() -> None:
    state = rolling(roller(holds="gun"), roller("ELI", holds="wound", wounds=3), reserve=0)
    assert question(state, BEN) == ""
    play_out(state, (ADA, Stop()))
    assert not state.decisions
    assert state.world.reserve == 2


@clause("VNG-RT7", "VNG-SOLO5")
def test_after_the_reserve_has_closed_a_take_is_refused_and_an_implied_one_gives_nothing() -> None:
    state = rolling(roller(holds="run run gun fist", standing="ready"), reserve=6)
    play_out(state, Roll(dice("run run gun fist")), show("run run gun fist"), (CLOCK, TimeIsUp()))
    assert state.world.is_reserve_closed
    apply(state, ADA, Assign(skill("SPRINT"), dice("run run"), take=2))
    assert ada(state).hand == hand("gun fist")
    assert refused(state, TakeDice(1)) == ("VNG-SOLO5", "VNG-RT7")


@clause("VNG-RT8")
def test_with_enough_for_all_dice_are_taken_at_once() -> None:
    assert told_of(play_out(two(reserve=3), (ADA, TakeDice(2))), DiceTaken) == [DiceTaken(ADA, 2, 1)]


@clause("VNG-RT8")
def test_scarce_dice_are_dealt_one_at_a_time_in_turn() -> None:
    state = rolling(roller(holds="run gun"), roller("ELI", holds="run"), roller("YUK", holds="run"), reserve=4)
    told = play_out(state, (CYD, TakeDice(3)), (ADA, TakeDice(2)), (BEN, TakeDice(1)))
    assert told_of(told, DiceRequested) == [DiceRequested(CYD, 3), DiceRequested(ADA, 2), DiceRequested(BEN, 1)]
    assert {decision.seats for decision in state.decisions} == {(CLOCK,)}
    told = play_out(state, (CLOCK, CloseWindow((CYD, ADA, BEN))))
    assert told_of(told, DiceTaken) == [DiceTaken(CYD, 2, 0), DiceTaken(ADA, 1, 0), DiceTaken(BEN, 1, 0)]
    assert question(state, ADA) == "command"


@clause("VNG-RT8")
def test_of_requests_at_the_same_time_who_took_fewer_comes_first_then_the_seat_rotated_by_round() -> None:
    players = roller(holds="run", taken=5), roller("ELI", holds="run", taken=2), roller("YUK", holds="run", taken=2)
    table = rolling(*players, reserve=2)
    table.world.round = 3
    play_out(table, (ADA, TakeDice(1)), (BEN, TakeDice(1)), (CYD, TakeDice(1)))
    closing = offers(table, CloseWindow, CLOCK)
    assert closing[0] == CloseWindow((CYD, BEN, ADA))
    assert len(set(closing)) == 6


@clause("VNG-RT8", "VNG-FLB1", "VNG-KO4")
def test_the_first_dice_of_a_round_count_among_those_taken() -> None:
    table = a_table(a_player(), a_player("ELI", lair="2A", knock_outs=1), round=2)
    state = begin(table, TakeFirstDice(ADA), TakeFirstDice(BEN), BeginRoll())
    state.world.requests = Request(ADA, 1), Request(BEN, 1)
    assert fair_order(state.world) == [BEN, ADA]
    state.world.players[BEN].taken += 1
    assert fair_order(state.world) == [BEN, ADA]
    state.world.players[BEN].taken += 1
    assert fair_order(state.world) == [ADA, BEN]


@clause("VNG-RT8")
def test_who_has_a_full_hand_now_may_still_be_a_rival_in_the_same_window() -> None:
    holds = "run run gun gun"
    state = rolling(roller(holds=holds), roller("ELI", holds=holds), reserve=1, absence_limit=0)
    sprint = Assign(skill("SPRINT"), dice("run run"), take=1)
    told = play_out(state, (ADA, sprint), (BEN, sprint))
    assert told_of(told, DiceRequested) == [DiceRequested(ADA, 1), DiceRequested(BEN, 1)]
    told = play_out(state, (CLOCK, CloseWindow((BEN, ADA))))
    assert told_of(told, DiceTaken) == [DiceTaken(BEN, 1, 0), DiceTaken(ADA, 0, 0)]


@clause("VNG-RT8")
def test_the_last_one_who_goes_on_needs_no_window() -> None:
    told = play_out(rolling(roller(holds="run"), reserve=1), (ADA, TakeDice(1)))
    assert told_of(told, DiceTaken) == [DiceTaken(ADA, 1, 0)]
    state = rolling(roller(holds="run"), roller("ELI", holds="run"), reserve=1)
    told = play_out(state, (BEN, Stop()), (ADA, TakeDice(1)))
    assert told_of(told, DiceTaken) == [DiceTaken(ADA, 1, 0)]


@clause("VNG-RT9")
def test_the_reserve_is_told_to_all_with_every_take() -> None:
    assert heard(play_out(two(reserve=9), (ADA, TakeDice(2))), BEN) == (DiceTaken(ADA, 2, 7),)


@clause("VNG-RT10")
def test_an_absent_player_is_stopped_and_may_come_back_while_others_roll() -> None:
    state = two(absence_limit=20)
    watch = next(decision for decision in state.decisions if decision.question == "watch_absence")
    assert watch.timer == Timer("watch_absence", 20_000, (StopAbsent(),), "absence", (ADA,))
    told = play_out(state, (CLOCK, StopAbsent()))
    assert told_of(told, PlayerStopped) == [PlayerStopped(ADA, "absence")]
    assert asked(state, ADA).options == (ComeBack(),)
    assert ada(state).hand == hand("run gun")
    told = play_out(state, (ADA, ComeBack()))
    assert told_of(told, PlayerCameBack)
    assert offers(state, TakeDice) == [TakeDice(1), TakeDice(2)]
    assert [decision.question for decision in state.decisions].count("watch_absence") == 2
    play_out(state, (CLOCK, StopAbsent()))
    play_out(state, (BEN, Stop()))
    assert not state.decisions
    assert not ada(state).is_absent


@clause("VNG-RT10")
def test_to_be_there_again_lifts_the_stop_of_an_absence_and_no_other() -> None:
    state = two(absence_limit=20)
    play_out(state, (CLOCK, StopAbsent()))
    watch = next(decision for decision in state.decisions if decision.question == "watch_return")
    assert watch.timer == Timer("watch_return", 0, (ComeBack(),), "return", (ADA,))
    told = heard(apply(state, CLOCK, ComeBack(), watch.number))
    assert told == (PlayerCameBack(ADA),)
    assert offers(state, TakeDice) == [TakeDice(1), TakeDice(2)]
    assert [decision.question for decision in state.decisions].count("watch_absence") == 2
    play_out(state, (ADA, Stop()))
    assert {decision.question for decision in state.decisions} == {"command", "watch_absence"}


@clause("VNG-RT10", "VNG-SW4")
def test_who_was_stuck_and_is_freed_is_missed_like_all_others() -> None:
    state = one_is_stuck(absence_limit=20)
    play_out(state, (ADA, Stop()), (CYD, Stop()))
    assert {decision.question for decision in state.decisions} == {"command", "watch_absence"}
    told = play_out(state, (CLOCK, StopAbsent()))
    assert told_of(told, PlayerStopped) == [PlayerStopped(BEN, "absence")]
    assert not state.decisions


@clause("VNG-RT10", "VNG-RT8")
def test_dice_asked_for_before_an_absence_are_in_hand_on_the_return() -> None:
    state = two(reserve=1, absence_limit=20)
    play_out(state, (ADA, TakeDice(1)))
    absence = next(decision for decision in state.decisions if decision.question == "watch_absence")
    apply(state, CLOCK, StopAbsent(), absence.number)
    back = next(decision for decision in state.decisions if decision.question == "watch_return")
    apply(state, CLOCK, ComeBack(), back.number)
    window = next(decision for decision in state.decisions if decision.question == "await_dice")
    apply(state, CLOCK, window.options[0], window.number)
    assert ada(state).hand == hand("run gun blank")
    assert [decision.seats for decision in state.decisions if decision.question == "command"] == [(ADA,), (BEN,)]


@clause("VNG-RT10", "VNG-RT2")
def test_an_absent_fighter_is_treated_as_by_the_limits() -> None:
    table = a_table(
        a_player(groups=[group("SPRINT", "run run")], visited=[1], crossed=["1H", "1G"]),
        combat_limit=300,
        resolution_limit=60,
    )
    state = begin(table, PlayFight())
    play_out(state, (CLOCK, TimeIsUp()))
    assert question(state) == "collect"
    assert ada(state).groups == ()
    play_out(state, (CLOCK, TimeIsUp()))
    assert ada(state).loot == 1
    assert not state.decisions


@clause("VNG-RT11")
def test_alone_the_timer_runs_on_without_connection() -> None:
    state = rolling(roller(holds="blank", standing="ready"), absence_limit=20)
    play_out(state, Roll(dice("blank")), show("run"))
    assert [decision.question for decision in state.decisions] == ["command", "solo_timer"]


@clause("VNG-RT12")
def test_a_table_without_rush_shakes_dice_longer_and_keeps_its_limits() -> None:
    usual, calm = TableOptions(), TableOptions(pace="no_rush")
    assert (roll_cooldown(usual), contention_window(usual)) == (600, 100)
    assert (roll_cooldown(calm), contention_window(calm)) == (1500, 500)
    state = two(pace="no_rush", reserve_limit=90)
    assert {decision.question for decision in state.decisions} == {"command", "close_reserve", "watch_absence"}
    assert asked(state, ADA).cooldown == Cooldown(1500, "roll")


@clause("VNG-ROLL15", "VNG-RT2")
def test_a_limit_closes_the_reserve_and_a_second_one_stops_all_who_still_roll() -> None:
    state = two(reserve=9, reserve_limit=90, absence_limit=0)
    (closing,) = [decision for decision in state.decisions if decision.seats == (CLOCK,)]
    assert closing.timer == Timer("close_reserve", 90_000, (TimeIsUp(),))
    assert told_of(play_out(state, (CLOCK, TimeIsUp())), ReserveClosed) == [ReserveClosed(9)]
    assert offers(state, TakeDice) == []
    assert refused(state, TakeDice(1)) == ("VNG-ROLL15",)
    told = play_out(state, (CLOCK, TimeIsUp()))
    assert told_of(told, PlayerStopped) == [PlayerStopped(ADA, "time"), PlayerStopped(BEN, "time")]
    assert not state.decisions


@clause("VNG-RT7", "VNG-RT8")
def test_requests_that_came_in_time_are_served_when_the_reserve_closes() -> None:
    state = two(reserve=1, reserve_limit=90)
    play_out(state, (ADA, TakeDice(1)))
    closing = next(decision for decision in state.decisions if decision.question == "close_reserve")
    apply(state, CLOCK, TimeIsUp(), closing.number)
    assert ada(state).hand == hand("run gun blank")


@clause("VNG-ROLL5", "VNG-RT3", "VNG-RT4", "VNG-RT8")
def test_scenario_7_of_two_requests_for_the_last_die_one_is_served() -> None:
    state = two(reserve=1)
    apply(state, ADA, TakeDice(2))
    play_out(state, (BEN, TakeDice(1)))
    told = play_out(state, (CLOCK, CloseWindow((ADA, BEN))))
    assert told_of(told, DiceTaken) == [DiceTaken(ADA, 1, 0), DiceTaken(BEN, 0, 0)]
    assert state.world.reserve == 0
    assert (question(state, ADA), question(state, BEN)) == ("command", "command")


@clause("VNG-RT15")
def test_bots_answer_the_very_same_questions() -> None:
    state = two(absence_limit=0)
    assert {decision.seats for decision in state.decisions} == {(ADA,), (BEN,)}
    assert all(isinstance(option, Option) for option in asked(state, BEN).options)


@clause("VNG-RT5")
def test_a_command_of_another_phase_is_refused() -> None:
    assert refused(two(), EndCombat()) == ("VNG-RND1",)
    fight = begin(a_table(a_player(groups=[group("SPRINT", "run run")], crossed=everybody_but())), PlayFight())
    assert "VNG-RND1" in refused(fight, Stop())
    with pytest.raises(NotYourDecision):
        apply(two(), Seat(2), Stop())


@clause("VNG-RT10")
def test_without_a_limit_nobody_watches() -> None:
    assert {decision.seats for decision in two(absence_limit=0).decisions} == {(ADA,), (BEN,)}


@clause("VNG-RT10")
def test_a_player_absent_for_twenty_seconds_is_stopped_unless_the_table_says_otherwise() -> None:
    state = two()
    watching = [decision for decision in state.decisions if decision.question == "watch_absence"]
    assert [decision.timer for decision in watching] == [
        Timer("watch_absence", 20_000, (StopAbsent(),), "absence", (who,)) for who in (ADA, BEN)
    ]


@clause("VNG-RND3", "VNG-ROLL1")
def test_in_real_time_all_wait_for_the_same_moment_and_nobody_rolls_before() -> None:
    table = a_table(a_player("MAG", lair="1A"), a_player("ELI", lair="2A"))
    state = begin(table, PlayRoll())
    (question,) = state.decisions
    assert (question.seats, question.question) == ((CLOCK,), "count_down")
    assert question.timer == Timer("count_down", 3000, (TimeIsUp(),), "countdown")
    with pytest.raises(NotYourDecision):
        apply(state, ADA, Stop())
    told = apply(state, CLOCK, TimeIsUp())
    assert heard(told) == (CountedDown(),)
    assert {seat for decision in state.decisions for seat in decision.seats} >= {ADA, BEN}
