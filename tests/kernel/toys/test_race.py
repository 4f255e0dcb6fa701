"""Four players rolling from one shared reserve at the same time, with and without a clock."""

import pytest

from lairkeeper.kernel import CHANCE, CLOCK, ChanceStream, Match, Seat, State, apply, fingerprint, replay, start
from lairkeeper.kernel.errors import NotYourDecision, StaleDecision
from lairkeeper.testing import asked, check_game, heard, play_out
from tests.kernel.toys.race import (
    GAME,
    CloseWindow,
    DieTaken,
    HeroStopped,
    Race,
    RaceOptions,
    Roll,
    Rolled,
    Stop,
    TakeDie,
    TimeIsUp,
)

A, B, C, D = (Seat(hero) for hero in range(4))


def race(dice: int, *, clock: bool = False, window: bool = False, players: int = 4) -> State[Race]:
    return start(GAME, RaceOptions(players, dice, clock, window))


def waiting(state: State[Race]) -> list[Seat]:
    return [seat for decision in state.decisions for seat in decision.seats]


def test_all_are_asked_at_once_and_may_answer_in_any_order() -> None:
    state = race(dice=8)
    assert waiting(state) == [A, B, C, D]
    play_out(state, (C, TakeDie()), (A, TakeDie()), (C, Roll()), Rolled(True), (D, Stop()))
    assert waiting(state) == [A, B, C]
    assert state.world.hits == [0, 0, 1, 0]


def test_a_question_keeps_its_number_while_others_answer() -> None:
    state = race(dice=8)
    number = asked(state, B).number
    play_out(state, (A, TakeDie()), (C, TakeDie()), (A, TakeDie()))
    assert asked(state, B).number == number
    apply(state, B, TakeDie(), number)
    assert asked(state, B).number != number
    with pytest.raises(StaleDecision):
        apply(state, B, TakeDie(), number)


def test_a_number_tells_nothing_about_how_often_the_others_have_answered() -> None:
    quiet, busy = race(dice=8), race(dice=8)
    play_out(busy, (A, TakeDie()), (A, Roll()), Rolled(False), (C, TakeDie()), (A, TakeDie()))
    for state in (quiet, busy):
        play_out(state, (B, TakeDie()))
    assert asked(quiet, B).number == asked(busy, B).number


def test_a_die_taken_by_one_is_gone_for_the_others_in_the_same_instant() -> None:
    state = race(dice=1)
    play_out(state, (B, TakeDie()))
    assert waiting(state) == [B]
    with pytest.raises(NotYourDecision):
        apply(state, A, TakeDie())


def test_an_empty_reserve_ends_the_questions_of_those_with_empty_hands_only() -> None:
    state = race(dice=2)
    play_out(state, (A, TakeDie()), (C, TakeDie()))
    assert waiting(state) == [A, C]
    assert asked(state, A).options == (Roll(), Stop())


def test_the_race_is_scored_when_the_last_lane_has_ended() -> None:
    state = race(dice=1)
    play_out(state, (D, TakeDie()), (D, Roll()), Rolled(True))
    assert state.outcome is not None
    assert state.outcome.winners == (D,)


def test_dice_of_several_heroes_may_be_in_the_air_and_land_in_any_order() -> None:
    match = Match(GAME, RaceOptions(dice=8))
    for hero in (A, B):
        match.answer(hero, TakeDie())
        match.answer(hero, Roll())
    first, second = match.state.decisions[0].number, match.state.decisions[1].number
    match.answer(CHANCE, Rolled(True), second)
    assert match.state.world.hits == [0, 1, 0, 0]
    match.answer(CHANCE, Rolled(False), first)
    assert fingerprint(replay(GAME, match.journal)) == fingerprint(match.state)


def test_the_clock_is_a_seat_whose_single_answer_waits_for_its_time() -> None:
    state = race(dice=8, clock=True)
    assert waiting(state) == [A, B, C, D, CLOCK]
    play_out(state, (A, TakeDie()), (CLOCK, TimeIsUp()))
    assert waiting(state) == [A]
    assert asked(state).options == (Roll(), Stop())


def test_the_question_to_the_clock_lapses_when_everybody_has_stopped() -> None:
    state = race(dice=8, clock=True)
    play_out(state, *((hero, Stop()) for hero in (A, B, C, D)))
    assert state.outcome is not None


def test_an_uncontended_die_is_handed_out_at_once() -> None:
    state = race(dice=8, window=True)
    assert heard(play_out(state, (A, TakeDie()))) == (DieTaken(A, 7),)


def test_requests_for_scarce_dice_wait_for_the_window_and_go_first_to_who_took_fewest() -> None:
    state = race(dice=5, window=True)
    play_out(state, (A, TakeDie()), (A, Roll()), Rolled(True), (D, TakeDie()))
    assert state.world.reserve == 3
    assert play_out(state, (A, TakeDie()), (D, TakeDie()), (C, TakeDie()), (B, TakeDie())) == ()
    assert waiting(state) == [CLOCK] * 4
    told = heard(play_out(state, (CLOCK, CloseWindow())))
    assert told == (DieTaken(B, 2), DieTaken(C, 1), DieTaken(A, 0))
    assert waiting(state) == [A, B, C, D]


def test_closing_one_window_closes_those_that_were_gathered_with_it() -> None:
    state = race(dice=3, window=True)
    play_out(state, (A, TakeDie()), (B, TakeDie()))
    assert waiting(state) == [CLOCK, CLOCK, C, D]
    play_out(state, (CLOCK, CloseWindow()))
    assert CLOCK not in waiting(state)
    assert state.world.hands == [1, 1, 0, 0]


def test_a_player_who_stops_gets_no_further_question() -> None:
    state = race(dice=8)
    assert heard(play_out(state, (B, Stop()))) == (HeroStopped(B),)
    assert waiting(state) == [A, C, D]


def test_the_toy_conforms() -> None:
    tables = [RaceOptions(2), RaceOptions(4, 5), RaceOptions(4, 6, has_clock=True), RaceOptions(3, 7, True, True)]
    assert check_game(GAME, tables, games=32, every=1).games == 32


def test_a_seed_leads_to_the_same_race_again() -> None:
    def played() -> str:
        match, stream = Match(GAME, RaceOptions()), ChanceStream("again")
        while match.state.decisions:
            decision = stream.pick(match.state.decisions)
            option = stream.choose(decision.options, decision.weights or [1] * len(decision.options))
            match.answer(decision.seats[0], option, decision.number)
        return fingerprint(match.state)

    assert played() == played()
