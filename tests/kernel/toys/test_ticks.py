"""The race by ticks: orders given at once and in secret, carried out in turn."""

import pytest

from lairkeeper.kernel import CHANCE, ChanceStream, Match, Seat, apply, start
from lairkeeper.testing import check_game, heard, play_out
from tests.kernel.toys import race, ticks
from tests.kernel.toys.race import DieTaken, HeroStopped, RaceOptions, Roll, Rolled, Stop, TakeDie

A, B, C, D = (Seat(hero) for hero in range(4))


def test_nothing_happens_before_the_last_order_is_given() -> None:
    state = start(ticks.GAME, RaceOptions(2))
    assert play_out(state, (B, TakeDie())) == ()
    assert heard(play_out(state, (A, TakeDie()))) == (DieTaken(A, 7), DieTaken(B, 6))


def test_the_order_of_the_seats_turns_with_each_tick() -> None:
    state = start(ticks.GAME, RaceOptions(2))
    play_out(state, (A, TakeDie()), (B, TakeDie()))
    assert heard(play_out(state, (A, TakeDie()), (B, TakeDie()))) == (DieTaken(B, 5), DieTaken(A, 4))


def test_an_order_that_has_become_impossible_is_lost() -> None:
    state = start(ticks.GAME, RaceOptions(2, dice=1))
    assert heard(play_out(state, (A, TakeDie()), (B, TakeDie()))) == (DieTaken(A, 0),)


def test_the_orders_of_others_stay_hidden_until_they_are_carried_out() -> None:
    state = start(ticks.GAME, RaceOptions(3))
    play_out(state, (B, Stop()))
    assert ticks.view(state.world, A).has_given == (False, True, False)
    assert [ticks.view(state.world, seat).own for seat in (A, B, None)] == [None, Stop(), None]


def test_the_toy_conforms() -> None:
    report = check_game(ticks.GAME, [RaceOptions(2), RaceOptions(4, 6)], games=20, every=1)
    assert report.hidden > 0


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_ticks_and_a_race_lead_to_the_same_result_by_the_same_orders(seed: str) -> None:
    played, stream = Match(ticks.GAME, RaceOptions(4, 7)), ChanceStream(seed)
    raced = start(race.GAME, RaceOptions(4, 7))
    while played.state.decisions:
        decision = stream.pick(played.state.decisions)
        told = played.answer(decision.seats[0], stream.pick(decision.options), decision.number)
        for item in told:
            if isinstance(item.event, DieTaken):
                apply(raced, item.event.hero, TakeDie())
            elif isinstance(item.event, HeroStopped):
                apply(raced, item.event.hero, Stop())
            elif isinstance(item.event, race.DieRolled):
                apply(raced, item.event.hero, Roll())
                apply(raced, CHANCE, Rolled(item.event.is_hit))
    assert raced.outcome == played.state.outcome
