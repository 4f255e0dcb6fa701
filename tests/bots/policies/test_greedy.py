from typing import Any

import pytest

from lairkeeper.bots import Effort, GreedyBot, ask_bot
from lairkeeper.bots.ahead import LOST, WON, Luck, look_ahead
from lairkeeper.bots.draft import Declaration
from lairkeeper.bots.policies.greedy import ENOUGH, Candidate, Round, spread
from lairkeeper.kernel import CHANCE, ChanceStream, Decision, Option, Seat, State, apply, start
from tests.bots.expedition import GAME, Camp, Flow, GoNow, Leave, Pack, Rules

P1, P2 = Seat(0), Seat(1)


def play(rules: Rules, seat: Seat, seed: str = "s", effort: Effort | None = None) -> list[Option]:
    """What a greedy bot answers in one turn, up to a draw or to the next traveller."""
    state = start(GAME, rules)
    if seat == P2:
        apply(state, P1, Leave("river"))
        apply(state, CHANCE, Flow(is_kind=False))
    bot, chance, answers = GreedyBot(GAME, effort) if effort else GreedyBot(GAME), ChanceStream(seed), []
    while state.decisions and state.decisions[0].seats == (seat,):
        answers.append(ask_bot(GAME, state, state.decisions[0], bot, chance))
        apply(state, seat, answers[-1])
    return answers


def test_it_values_an_answer_by_the_best_declaration_that_begins_with_it() -> None:
    assert play(Rules(), P1) == [Leave("road"), Pack("lamp"), Pack("rope"), GoNow()]


def test_it_weighs_the_draws_by_their_chance() -> None:
    assert play(Rules(river=8), P1) == [Leave("river")]


def test_it_prefers_the_only_way_to_win() -> None:
    assert play(Rules(river=2), P2) == [Leave("river")]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_same_seed_gives_the_same_answers(seed: str) -> None:
    little = Effort(3, (Round(2, 1),))
    assert play(Rules(river=4), P1, seed, little) == play(Rules(river=4), P1, seed, little)


def test_one_trial_stands_for_all_where_nothing_is_left_to_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[bool] = []

    def look(*arguments: Any) -> float:
        worth = look_ahead(*arguments)
        looks.append(arguments[-1].was_needed)
        return worth

    monkeypatch.setattr("lairkeeper.bots.policies.greedy.look_ahead", look)
    play(Rules(river=8), P1, effort=Effort(40, (Round(2, 8),)))
    assert looks.count(True) == 1 + 8
    assert looks.count(False) == len(looks) - 9 < 40


@pytest.mark.parametrize("trials", [1, 2, 4, 8, 24])
def test_trials_are_run_in_a_mixed_order_and_each_once(trials: int) -> None:
    assert sorted(spread(trials)) == list(range(trials))
    assert spread(8)[:3] == [0, 3, 6]


def test_a_declaration_is_given_up_that_was_worth_less_in_each_of_enough_trials() -> None:
    best = Candidate((), [0.5] * ENOUGH)
    assert Candidate((), [0.4] * ENOUGH).is_behind(best)
    assert not Candidate((), [0.4] * (ENOUGH - 1) + [0.5]).is_behind(best)
    assert not Candidate((), [0.4] * (ENOUGH - 1)).is_behind(Candidate((), [0.5] * (ENOUGH - 1)))
    assert not best.is_behind(best)


def test_a_declaration_that_was_begun_is_finished_without_thinking_again() -> None:
    state, bot, chance = start(GAME, Rules()), GreedyBot(GAME), ChanceStream("s")
    apply(state, P1, ask_bot(GAME, state, state.decisions[0], bot, chance))
    used = chance.used
    assert ask_bot(GAME, state, state.decisions[0], bot, chance) == Pack("lamp")
    assert chance.used == used


def test_a_plan_is_dropped_when_the_question_is_another_one() -> None:
    state, bot, chance = start(GAME, Rules()), GreedyBot(GAME), ChanceStream("s")
    ask_bot(GAME, state, state.decisions[0], bot, chance)
    assert ask_bot(GAME, state, state.decisions[0], bot, chance) == Leave("road")


def test_a_finished_game_is_worth_what_it_brought() -> None:
    for is_kind, value in ((True, WON), (False, LOST)):
        state = at_the_river()
        apply(state, CHANCE, Flow(is_kind=is_kind))
        assert look_ahead(GAME, Declaration((), state, False), P2, Luck("s")) == value


def test_it_looks_no_further_than_the_next_turn() -> None:
    state = start(GAME, Rules())
    apply(state, P1, Leave("river"))
    assert look_ahead(GAME, Declaration((), state, False), P1, Luck("s", 9, 10)) == 0.8
    assert state.world.traveller == P2


def test_one_look_has_ordinary_luck_with_the_first_draw() -> None:
    assert Luck("s").draw(at_the_river().decisions[0]) == Flow(is_kind=False)


@pytest.mark.parametrize("place", range(6))
def test_every_draw_of_several_trials_is_spread_over_all_outcomes(place: int) -> None:
    decision, kind = at_the_river().decisions[0], 0
    for trial in range(10):
        luck = Luck("s", trial, 10)
        drawn = [luck.draw(decision) for _ in range(place + 1)]
        kind += drawn[place] == Flow(is_kind=True)
    assert kind in (2, 3) if place else kind == 2


def test_draws_of_one_trial_are_as_likely_as_they_should_be() -> None:
    decision, luck = at_the_river().decisions[0], Luck("s", 1, 3)
    drawn = [luck.draw(decision) for _ in range(500)]
    assert 70 < drawn.count(Flow(is_kind=True)) < 130


def test_what_others_are_asked_on_the_way_is_answered_for_them() -> None:
    state = start(GAME, Rules())
    assert look_ahead(GAME, Declaration((), state, False), P2, Luck("s")) <= 0.8


def at_the_river() -> State[Camp]:
    """The second traveller in a boat, and the first one came home with nothing."""
    state = start(GAME, Rules())
    apply(state, P1, Leave("river"))
    apply(state, CHANCE, Flow(is_kind=False))
    apply(state, P2, Leave("river"))
    return state


def test_the_river_waits_for_chance() -> None:
    decision: Decision = at_the_river().decisions[0]
    assert decision.is_chance
