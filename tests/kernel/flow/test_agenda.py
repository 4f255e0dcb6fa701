import pytest

from lairkeeper.kernel import (
    BEGIN_AGAIN,
    CHANCE,
    CLOCK,
    ChanceStream,
    Event,
    Odds,
    Option,
    Seat,
    State,
    Step,
    after,
    apply,
    begin,
    encode,
    facts,
    interpret_answer,
    odds,
    pending,
    resolve,
    why_not,
)
from lairkeeper.kernel.errors import (
    GameOver,
    IllegalOption,
    LairkeeperError,
    MalformedOption,
    NotYourDecision,
    StaleDecision,
)
from lairkeeper.testing import asked
from tests.kernel.scrapbook import (
    A,
    Announce,
    Await,
    B,
    C,
    Draft,
    Draw,
    Fell,
    Finish,
    Hush,
    InTwoCalls,
    Note,
    Noted,
    Pick,
    PickLoosely,
    PickTwice,
    RunSand,
    Say,
    Scrapbook,
    Sequence,
    TeamPick,
    WriteFreely,
    blank,
    said,
)

YES_NO = ("yes", "no")


def book(*steps: Step) -> State[Scrapbook]:
    return begin(blank(), *steps)


def assert_refused(state: State[Scrapbook], seat: Seat, option: Option, number: int | None = None) -> LairkeeperError:
    before, decisions = encode(state), state.decisions
    with pytest.raises(LairkeeperError) as refusal:
        apply(state, seat, option, number)
    assert encode(state) == before
    assert state.decisions == decisions
    return refusal.value


def test_steps_run_from_top_to_bottom() -> None:
    assert said(book(Note("one"), Note("two"))) == ["one", "two"]


def test_pushed_steps_run_before_pending_ones() -> None:
    assert said(book(Sequence(("a", "b")), Note("c"))) == ["a", "b", "c"]


def test_two_calls_of_then_in_one_step_run_in_the_order_they_were_made() -> None:
    assert said(book(InTwoCalls(), Note("after"))) == ["first call", "second call", "after"]


def test_steps_pushed_by_an_answer_run_before_pending_ones() -> None:
    state = book(PickTwice("q", YES_NO), Note("after"))
    apply(state, A, Say("yes"))
    apply(state, A, Say("no"))
    assert said(state) == ["q=yes@0", "q=no@0", "q done", "after"]


def test_a_question_with_one_option_is_answered_by_the_kernel_in_the_name_of_its_seat() -> None:
    state = book(Pick("q", YES_NO), Pick("only", ("yes",), B), Note("after"))
    apply(state, A, Say("no"))
    assert said(state) == ["q=no@0", "only=yes@1", "after"]


def test_a_question_without_options_is_skipped() -> None:
    assert said(book(Pick("none", ()), Note("after"))) == ["after"]


def test_a_question_to_nobody_is_skipped_even_if_it_has_options() -> None:
    assert said(book(Hush("q"), Pick("q", YES_NO), Note("after"))) == ["after"]


def test_where_the_moment_matters_a_single_option_waits() -> None:
    state = book(Await("q", ("yes",)), Note("after"))
    assert asked(state).options == (Say("yes"),)
    apply(state, A, Say("yes"))
    assert said(state) == ["q=yes@0", "after"]


def test_a_draw_with_one_outcome_is_no_draw() -> None:
    assert said(book(Draw((4,)), Draw(()), Note("after"))) == [f"fell=4@{CHANCE}", "after"]


def test_a_draw_waits_for_chance_with_its_weights() -> None:
    state = book(Draw((1, 2)))
    decision = asked(state, CHANCE)
    assert decision.is_chance
    assert decision.weights == (1, 1)
    assert odds(state) == Odds((Fell(1), Fell(2)), (1, 1))
    apply(state, CHANCE, Fell(2))
    assert said(state) == [f"fell=2@{CHANCE}"]


def test_there_are_no_odds_where_nothing_is_drawn() -> None:
    assert odds(book(Pick("q", YES_NO))) == Odds((), ())


def test_chance_is_resolved_from_a_stream() -> None:
    state = book(Draw((1, 2, 3)))
    expected = ChanceStream("seed").choose((1, 2, 3), (1, 1, 1))
    resolve(state, ChanceStream("seed"))
    assert said(state) == [f"fell={expected}@{CHANCE}"]


def test_there_is_nothing_to_resolve_where_chance_is_not_asked() -> None:
    with pytest.raises(NotYourDecision):
        resolve(book(Pick("q", YES_NO)), ChanceStream("seed"))


def test_an_outcome_that_cannot_fall_is_refused_with_the_clauses_of_the_draw() -> None:
    state = book(Draw((1, 2)))
    assert assert_refused(state, CHANCE, Fell(7)).clauses == ("BOOK-DRAW",)
    assert why_not(state, CHANCE, Fell(7)) == ("BOOK-DRAW",)


def test_a_decision_names_seats_question_and_clauses() -> None:
    decision = asked(book(Pick("q", YES_NO, B)))
    assert decision.seats == (B,)
    assert decision.question == "pick"
    assert decision.options == (Say("yes"), Say("no"))
    assert decision.clauses == ("BOOK-PICK",)
    assert not decision.is_open


def test_an_unlisted_answer_is_refused_with_the_clause_and_changes_nothing() -> None:
    error = assert_refused(book(Pick("q", YES_NO)), A, Say("maybe"))
    assert isinstance(error, IllegalOption)
    assert error.clauses == ("BOOK-PICK",)
    assert error.facts == {"question": "pick", "option": "say"}


def test_an_answer_of_another_kind_is_refused_and_changes_nothing() -> None:
    assert isinstance(assert_refused(book(Pick("q", YES_NO)), A, Fell(1)), IllegalOption)


def test_an_answer_from_a_wrong_seat_is_refused_and_changes_nothing() -> None:
    state = book(Pick("q", YES_NO, B))
    for seat in (A, CHANCE, CLOCK, Seat(99)):
        assert isinstance(assert_refused(state, seat, Say("yes")), NotYourDecision)


def test_an_answer_to_an_earlier_question_is_stale_and_changes_nothing() -> None:
    state = book(Pick("one", YES_NO), Pick("two", YES_NO))
    first = asked(state).number
    apply(state, A, Say("yes"), first)
    error = assert_refused(state, A, Say("yes"), first)
    assert isinstance(error, StaleDecision)
    assert error.facts == {"number": first, "current": asked(state).number}


def test_an_answer_to_a_question_never_asked_is_refused() -> None:
    state = book(Pick("q", YES_NO))
    assert isinstance(assert_refused(state, A, Say("yes"), 99), NotYourDecision)


def test_an_answer_to_an_answered_question_is_stale() -> None:
    state = book(TeamPick(), Pick("q", YES_NO, C))
    number = asked(state, B).number
    apply(state, A, Say("yes"), number)
    assert isinstance(assert_refused(state, B, Say("no"), number), StaleDecision)


def test_the_first_answer_of_any_member_counts_for_the_team() -> None:
    for seat in (A, B):
        state = book(TeamPick())
        apply(state, seat, Say("no"))
        assert said(state) == [f"team=no@{seat}"]


def test_a_team_question_is_closed_to_everybody_else() -> None:
    assert isinstance(assert_refused(book(TeamPick()), C, Say("yes")), NotYourDecision)


def test_an_open_question_accepts_text_that_nothing_excludes() -> None:
    state = book(WriteFreely())
    assert asked(state).is_open
    assert why_not(state, A, Say("anything")) == ()
    apply(state, A, Say("anything"))
    assert said(state) == ["free=anything"]


def test_an_open_question_may_list_some_answers_and_is_never_answered_by_the_kernel() -> None:
    state = book(WriteFreely())
    assert asked(state).options == (Say("pass"),)


def test_an_open_question_refuses_with_the_clause_that_excludes_the_answer() -> None:
    state = book(WriteFreely())
    assert assert_refused(state, A, Say("boo")).clauses == ("BOOK-RUDE",)
    assert why_not(state, A, Say("boo")) == ("BOOK-RUDE",)
    assert assert_refused(state, A, Fell(1)).clauses == ("BOOK-FREE",)
    assert why_not(state, A, Fell(1)) == ("BOOK-FREE",)


@pytest.mark.parametrize("word", ["\ud800", 5, object(), 1 << 70])
def test_an_open_question_refuses_text_that_no_journal_can_hold(word: str) -> None:
    error = assert_refused(book(WriteFreely()), A, Say(word))
    assert isinstance(error, MalformedOption)
    assert error.facts["question"] == "write_freely"


def test_a_closed_question_calls_any_other_answer_illegal() -> None:
    assert isinstance(assert_refused(book(Pick("q", YES_NO)), A, Say("\ud800")), IllegalOption)


def test_the_clauses_against_a_closed_answer_can_be_asked_for() -> None:
    state = book(Pick("q", YES_NO))
    assert why_not(state, A, Say("yes")) == ()
    assert why_not(state, A, Say("maybe")) == ("BOOK-PICK",)


def test_an_unlisted_answer_may_be_read_as_a_listed_one() -> None:
    state = book(PickLoosely("q", YES_NO))
    assert interpret_answer(state, A, Say("YES")) == Say("yes")
    assert why_not(state, A, Say("YES")) == ()
    assert assert_refused(state, A, Say("MAYBE")).clauses == ("BOOK-PICK",)
    apply(state, A, Say("YES"))
    assert said(state) == ["q=yes@0"]


def test_a_game_that_is_over_asks_nothing_and_takes_nothing() -> None:
    state = book(Pick("q", YES_NO), Finish(), Note("never"))
    apply(state, A, Say("yes"))
    assert pending(state) == ()
    assert said(state) == ["q=yes@0"]
    error = assert_refused(state, A, Say("yes"))
    assert isinstance(error, GameOver)
    assert error.facts == {"reason": "finished"}


def test_an_agenda_that_runs_out_takes_no_answer_either() -> None:
    state = book(Pick("q", YES_NO))
    number = asked(state).number
    apply(state, A, Say("yes"))
    assert state.outcome is None
    assert isinstance(assert_refused(state, A, Say("yes")), NotYourDecision)
    assert isinstance(assert_refused(state, A, Say("yes"), number), StaleDecision)


def test_events_are_told_with_the_clauses_of_their_step() -> None:
    state = book(Pick("q", YES_NO), Note("line"))
    (told,) = apply(state, A, Say("yes"))
    assert told.event == Noted("line")
    assert told.to is None
    assert told.clauses == ("BOOK-NOTE",)


def test_events_of_an_answer_cite_the_clauses_of_its_question() -> None:
    state = book(TeamPick(), Announce("only", ("yes",)), Announce("q", YES_NO))
    for option in (Say("no"), Say("yes")):
        (told,) = apply(state, A, option)
        assert told.clauses == ("BOOK-PICK",)


def test_an_answer_nothing_else_excludes_is_refused_with_the_clauses_of_its_question() -> None:
    assert assert_refused(book(Announce("q", YES_NO)), A, Say("maybe")).clauses == ("BOOK-PICK",)


def test_after_leaves_the_given_state_as_it_was() -> None:
    state = book(Pick("q", YES_NO), Note("line"))
    later = after(state, A, Say("no"))
    assert said(later) == ["q=no@0", "line"]
    assert said(state) == []


def test_a_draft_writes_nothing_before_it_is_complete() -> None:
    state = book(Draft())
    apply(state, A, Say("left"))
    assert said(state) == []
    apply(state, A, Say("right"))
    assert said(state) == ["left right"]


def test_a_draft_may_be_thrown_away_and_begun_again() -> None:
    state = book(Draft())
    apply(state, A, Say("left"))
    assert asked(state).can_begin_again
    number = asked(state).number
    apply(state, A, BEGIN_AGAIN, number)
    assert isinstance(assert_refused(state, A, Say("left"), number), StaleDecision)
    apply(state, A, Say("right"))
    apply(state, A, Say("right"))
    assert said(state) == ["right right"]


def test_only_a_draft_can_be_begun_again() -> None:
    for step, seat in ((Pick("q", YES_NO), A), (WriteFreely(), A), (Draw((1, 2)), CHANCE)):
        assert isinstance(assert_refused(book(step), seat, BEGIN_AGAIN), IllegalOption)


def test_beginning_again_is_never_listed() -> None:
    state = book(Draft())
    apply(state, A, Say("left"))
    assert BEGIN_AGAIN not in asked(state).options


def test_the_clock_answers_when_its_time_has_come() -> None:
    state = book(RunSand(), Note("after"))
    assert asked(state, CLOCK).options == (Say("time is up"),)
    apply(state, CLOCK, Say("time is up"))
    assert said(state) == ["time is up", "after"]


def test_the_facts_of_a_question_are_there_for_its_words() -> None:
    state = book(Pick("q", YES_NO))
    assert facts(state, asked(state)) == {}


class Idle(Step):
    """No kind of step the kernel knows."""


def test_a_step_of_no_kind_is_an_error_and_not_an_endless_loop() -> None:
    with pytest.raises(TypeError, match="Idle"):
        book(Idle())


def test_events_are_told_in_the_order_they_happened() -> None:
    state = book(Pick("q", YES_NO), Sequence(("a", "b")), Note("c"))
    expected: list[Event] = [Noted("a"), Noted("b"), Noted("c")]
    assert [told.event for told in apply(state, A, Say("yes"))] == expected
