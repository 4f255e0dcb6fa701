"""A hint names two answers with what they are worth, says why only beyond the error, and keeps its time."""

from dataclasses import replace

import pytest

from lairkeeper.analysis import Advice, Comparison, Deadline, Dilemma, Judged, advice_for
from lairkeeper.analysis.hints import LEAST_PAIRS, _judged
from lairkeeper.analysis.rollouts import End
from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.records.options import Cooperate, Explore
from lairkeeper.kernel import ChanceStream, Option, reshuffle_unseen
from tests.analysis.test_compare import asked

__all__ = ["asked"]
EXPLORE, COOPERATE = Explore(), Cooperate()
LONG = 60.0


def comparison(*values: tuple[Option, list[float]]) -> Comparison:
    assert GAME.value is not None
    judged = [Judged(option, [End(it) for it in ends], sum(ends) / len(ends), 0.0) for option, ends in values]
    return Comparison(GAME.value, sorted(judged, key=lambda each: -each.value))


def test_a_hint_compares_the_two_best_answers(asked: Dilemma) -> None:
    best = asked.decision.options[0]
    advice = advice_for(asked, best, "test", Deadline(LONG))
    first, second = advice.answers
    assert advice.option == first.option != second.option
    assert best in (first.option, second.option)
    assert 0 <= first.value <= 1 and first.error > 0
    assert advice.is_clear or first.reasons == second.reasons == []


def test_hidden_cards_do_not_change_a_hint(asked: Dilemma) -> None:
    best = asked.decision.options[0]
    elsewhere = asked._replace(state=reshuffle_unseen(GAME, asked.state, asked.seat, ChanceStream("poisoned")))
    assert advice_for(elsewhere, best, "test", Deadline(LONG)) == advice_for(asked, best, "test", Deadline(LONG))


def test_without_time_the_answer_of_the_bot_is_given_alone(asked: Dilemma) -> None:
    best = asked.decision.options[0]
    assert advice_for(asked, best, "test", Deadline(0.0)) == Advice(best)


def test_the_answer_of_the_bot_leads_unless_another_is_clearly_better() -> None:
    near = comparison((EXPLORE, [0.5, 0.6, 0.4, 0.5]), (COOPERATE, [0.6, 0.5, 0.5, 0.5]))
    advice = _judged(near, EXPLORE)
    assert (advice.option, advice.is_clear) == (EXPLORE, False)
    far = comparison((EXPLORE, [0.1, 0.2, 0.1, 0.2]), (COOPERATE, [0.8, 0.9, 0.9, 0.8]))
    advice = _judged(far, EXPLORE)
    assert (advice.option, advice.is_clear) == (COOPERATE, True)
    assert advice.gap == pytest.approx(0.7) and 0 < advice.gap_error < 0.1
    assert [answer.reasons[0].term for answer in advice.answers] == ["decided", "decided"]
    assert advice.answers[0].reasons[0].amount == pytest.approx(-advice.answers[1].reasons[0].amount)


def test_a_plan_of_the_bot_leads_even_where_another_has_more_value() -> None:
    """Values choose plans less well than the planner does, so nothing is called better then."""
    found = replace(comparison((EXPLORE, [0.1]), (COOPERATE, [0.9])), is_exact=True)
    advice = _judged(found, EXPLORE)
    assert (advice.option, advice.is_clear, advice.is_doubtful) == (EXPLORE, False, True)
    assert [answer.reasons for answer in advice.answers] == [[], []]
    assert _judged(found, COOPERATE).is_clear


def test_values_that_lie_apart_are_not_called_equal() -> None:
    """Eleven of twelve rollouts agree, and one tells the opposite."""
    found = comparison((EXPLORE, [0.9, 0.8, 0.9, 0.3]), (COOPERATE, [0.1, 0.2, 0.1, 0.9]))
    for error, is_doubtful in ((0.1, True), (0.5, False)):
        advice = _judged(replace(found, judged=[it._replace(error=error) for it in found.judged]), EXPLORE)
        assert (advice.is_clear, advice.is_doubtful) == (False, is_doubtful)


def test_a_certain_difference_of_next_to_nothing_is_no_difference() -> None:
    advice = _judged(comparison((EXPLORE, [0.504] * 6), (COOPERATE, [0.5] * 6)), EXPLORE)
    assert (advice.is_clear, advice.is_doubtful) == (False, False)
    assert [answer.reasons for answer in advice.answers] == [[], []]


def test_too_few_rollouts_say_nothing() -> None:
    few = [0.5] * (LEAST_PAIRS - 1)
    assert _judged(comparison((EXPLORE, few), (COOPERATE, few)), EXPLORE) == Advice(EXPLORE)


def test_a_deadline_leaves_room_for_the_longest_piece_of_work() -> None:
    assert Deadline(LONG).has_time()
    assert not Deadline(-1.0).has_time()
