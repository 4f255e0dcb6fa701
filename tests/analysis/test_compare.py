"""Answers are compared from the view of their seat, with the same luck, and the parts of a difference add up to it."""

import pytest

from lairkeeper.analysis import Comparison, Dilemma, Judged, compare, shortlist
from lairkeeper.analysis.rollouts import End
from lairkeeper.analysis.samples import DECIDED, difference, parts_of
from lairkeeper.analysis.turns import read_turns
from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.vengeance import GAME as VENGEANCE
from lairkeeper.kernel import ChanceStream, Option, Seat, read_journal, reshuffle_unseen
from tests.every import golden

TRIALS = 4


@pytest.fixture(scope="module")
def asked() -> Dilemma:
    """The first question of the last third of a recorded game."""
    recording = read_turns(GAME, read_journal(GAME, (golden(GAME) / "victory.journal").read_bytes()))
    turn = recording.turns[2 * len(recording.turns) // 3]
    choice = next(stretch for stretch in turn.stretches if stretch.seat >= 0)
    state = recording.states[choice.begin]
    decision = next(decision for decision in state.decisions if choice.seat in decision.seats)
    return Dilemma(GAME, state, decision, choice.seat, recording.players)


@pytest.fixture(scope="module")
def comparison(asked: Dilemma) -> Comparison:
    return compare(asked, shortlist(asked, "test", 3), TRIALS, "test")


def test_hidden_cards_do_not_change_a_comparison(asked: Dilemma, comparison: Comparison) -> None:
    elsewhere = asked._replace(state=reshuffle_unseen(GAME, asked.state, asked.seat, ChanceStream("poisoned")))
    assert elsewhere.state.world != asked.state.world
    again = compare(elsewhere, shortlist(elsewhere, "test", 3), TRIALS, "test")
    assert again.judged == comparison.judged


def test_answers_come_with_the_most_valuable_first(comparison: Comparison) -> None:
    values = [judged.value for judged in comparison.judged]
    assert values == sorted(values, reverse=True) and len(values) > 1
    assert all(0 <= value <= 1 for value in values)


def test_parts_of_a_difference_add_up_to_it(comparison: Comparison) -> None:
    one, other = comparison.judged[0].ends, comparison.judged[-1].ends
    parts = parts_of(comparison.model, one, other)
    assert sum(part.mean for part in parts.values()) == pytest.approx(difference(comparison.model, one, other).mean)


def test_reasons_clear_their_error_and_name_terms(comparison: Comparison) -> None:
    last = len(comparison.judged) - 1
    parts = parts_of(comparison.model, comparison.judged[0].ends, comparison.judged[last].ends)
    for reason in comparison.reasons(0, last):
        assert parts[reason.term].is_clear and (reason.amount > 0) == (parts[reason.term].mean > 0)


def test_a_term_whose_weight_may_as_well_be_zero_is_no_reason() -> None:
    """Experience in the last round: its weight is smaller than its error; points made are worth points."""
    model = VENGEANCE.value
    assert model is not None
    weights = model.phases["round_4"].weights
    place = model.terms.index("experience")
    assert abs(weights[place]) < 2 * model.phases["round_4"].covariance[place][place] ** 0.5

    def judged(**terms: float) -> Judged:
        measured = tuple(terms.get(name, 0.0) for name in model.terms)
        worth = sum(weight * term for weight, term in zip(weights, measured, strict=True))
        return Judged(Option(), [End(worth, "round_4", measured, worth, 1.0)], worth, 0.0)

    found = Comparison(model, [judged(points=6.0, experience=4.0), judged()], is_exact=True)
    assert [(reason.term, reason.is_more) for reason in found.reasons()] == [("points", True)]


def test_equal_answers_give_no_reason_and_no_clear_difference(comparison: Comparison) -> None:
    twin = Comparison(comparison.model, [comparison.judged[0], comparison.judged[0]])
    assert not twin.gap().is_clear and twin.reasons() == []


def test_a_finished_game_is_a_separate_reason(comparison: Comparison) -> None:
    won, lost = [End(1.0)] * 3, [End(0.0)] * 3
    assert {name: part.mean for name, part in parts_of(comparison.model, won, lost).items()} == {DECIDED: 1.0}


def test_without_time_every_answer_is_still_tried(asked: Dilemma) -> None:
    hurried = compare(asked, shortlist(asked, "test", 2), 50, "test", has_time=lambda: False)
    assert [len(judged.ends) for judged in hurried.judged] == [2, 2]
    assert Seat(0) <= asked.seat < asked.players
