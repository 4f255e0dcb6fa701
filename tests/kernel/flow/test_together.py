"""Lanes: seats that go on independently of each other, then join."""

import pytest

from lairkeeper.kernel import (
    BEGIN_AGAIN,
    CHANCE,
    Seat,
    State,
    Step,
    after,
    apply,
    begin,
    clone,
    encode,
    facts,
)
from lairkeeper.kernel.errors import Fact, IllegalOption, StaleDecision
from lairkeeper.kernel.flow.state import lane_of
from lairkeeper.testing import asked, play_out
from tests.kernel.scrapbook import (
    A,
    B,
    C,
    Draft,
    Draw,
    Fell,
    Finish,
    Hush,
    Note,
    Pick,
    Say,
    Scrapbook,
    WriteFreely,
    blank,
    said,
    together,
)

YES_NO = ("yes", "no")
NO, YES = Say("no"), Say("yes")


def book(*steps: Step) -> State[Scrapbook]:
    return begin(blank(), *steps)


def seats(state: State[Scrapbook]) -> list[Seat]:
    return [seat for decision in state.decisions for seat in decision.seats]


def test_lanes_wait_side_by_side_and_may_be_answered_in_any_order() -> None:
    state = book(together((Pick("a", YES_NO, A),), (Pick("b", YES_NO, B),)), Note("joined"))
    play_out(state, (B, YES))
    assert said(state) == ["b=yes@1"]
    play_out(state, (A, NO))
    assert said(state) == ["b=yes@1", "a=no@0", "joined"]


def test_the_lane_of_a_decision_is_found_in_an_equal_state_and_after_an_answer() -> None:
    steps = (together((Pick("a", YES_NO, A),), (Pick("b", YES_NO, B), Pick("c", YES_NO, B))),)
    state, equal = book(*steps), book(*steps)
    lanes = state.trunk.leaves()
    assert [lane_of(state, decision) for decision in equal.decisions] == lanes
    play_out(state, (B, YES))
    [a, c] = state.decisions
    assert [lane_of(state, each).steps[-1] for each in (c, a)] == [Pick("c", YES_NO, B), Pick("a", YES_NO, A)]
    with pytest.raises(LookupError):
        lane_of(state, equal.decisions[1])


def test_a_lane_goes_on_by_itself() -> None:
    lane = (Pick("a1", YES_NO, A), Note("a"), Pick("a2", YES_NO, A))
    state = book(together(lane, (Pick("b", YES_NO, B),)), Note("joined"))
    play_out(state, (A, YES), (A, YES))
    assert said(state) == ["a1=yes@0", "a", "a2=yes@0"]
    assert seats(state) == [B]


def test_pending_steps_wait_until_all_lanes_have_ended() -> None:
    state = book(together((Note("a"),), (), (Pick("b", YES_NO, B),)), Note("joined"))
    assert said(state) == ["a"]
    play_out(state, (B, YES))
    assert said(state)[-1] == "joined"


def test_without_lanes_nothing_is_waited_for() -> None:
    assert said(book(together(), together((), ()), Note("joined"))) == ["joined"]


def test_lanes_may_fork_again() -> None:
    inner = together((Pick("b", YES_NO, B),), (Pick("c", YES_NO, C),))
    state = book(together((Pick("a", YES_NO, A),), (inner, Note("inner joined"))), Note("joined"))
    assert seats(state) == [A, B, C]
    play_out(state, (C, YES), (B, YES))
    assert said(state) == ["c=yes@2", "b=yes@1", "inner joined"]
    play_out(state, (A, YES))
    assert said(state)[-1] == "joined"


def test_an_answer_in_one_lane_can_let_the_question_of_an_earlier_lane_lapse() -> None:
    hushing = (Pick("b", YES_NO, B), Hush("a"))
    state = book(together((Pick("a", YES_NO, A), Note("a goes on")), hushing))
    number = asked(state, A).number
    play_out(state, (B, YES))
    assert said(state) == ["b=yes@1", "a goes on"]
    with pytest.raises(StaleDecision):
        apply(state, A, YES, number)


def test_the_question_after_a_lapsed_one_has_another_number() -> None:
    lane = (Pick("a", YES_NO, A), Pick("a2", YES_NO, A))
    state = book(together(lane, (Pick("b", YES_NO, B), Hush("a"))))
    number = asked(state, A).number
    play_out(state, (B, YES))
    assert asked(state, A).number == number + 1
    with pytest.raises(StaleDecision):
        apply(state, A, YES, number)


def test_lapsing_goes_on_until_nothing_moves_any_more() -> None:
    state = book(
        together(
            (Pick("a", YES_NO, A), Note("a ended")),
            (Pick("b", YES_NO, B), Hush("a")),
            (Pick("c", YES_NO, C), Hush("b")),
        ),
        Note("joined"),
    )
    play_out(state, (C, YES))
    assert said(state) == ["c=yes@2", "a ended", "joined"]


def test_numbers_are_counted_by_seat_so_that_lanes_do_not_betray_each_other() -> None:
    busy = (Pick("a1", YES_NO, A), Pick("a2", YES_NO, A), Pick("a3", YES_NO, A))
    lane = (Pick("b1", YES_NO, B), Pick("b2", YES_NO, B))
    state = book(together(busy, lane))
    play_out(state, (A, YES), (A, YES), (B, YES))
    assert [asked(state, A).number, asked(state, B).number] == [3, 2]


def test_equal_numbers_of_two_seats_are_not_confused() -> None:
    state = book(together((Pick("a", YES_NO, A),), (Pick("b", YES_NO, B),)))
    assert asked(state, A).number == asked(state, B).number
    apply(state, B, YES, asked(state, B).number)
    assert said(state) == ["b=yes@1"]


def test_one_seat_may_have_several_questions_and_names_the_one_it_answers() -> None:
    state = book(together((Pick("one", YES_NO),), (Pick("two", YES_NO),), (WriteFreely(),)))
    numbers = [decision.number for decision in state.decisions]
    assert numbers == [1, 2, 3]
    apply(state, A, Say("word"), 3)
    assert said(after(state, A, YES, 2)) == ["free=word", "two=yes@0"]
    assert said(after(state, A, YES)) == ["free=word", "one=yes@0"]


def test_several_draws_may_wait_and_fall_in_any_order() -> None:
    state = book(together((Draw((1, 2)),), (Draw((3, 4)),)))
    first, second = state.decisions
    apply(state, CHANCE, Fell(4), second.number)
    with pytest.raises(IllegalOption):
        apply(state, CHANCE, Fell(4), first.number)
    apply(state, CHANCE, Fell(1), first.number)
    assert said(state) == [f"fell=4@{CHANCE}", f"fell=1@{CHANCE}"]


def test_the_end_of_the_game_in_one_lane_drops_the_others() -> None:
    state = book(together((Pick("a", YES_NO, A),), (Pick("b", YES_NO, B), Finish())), Note("never"))
    play_out(state, (B, YES))
    assert state.outcome is not None
    assert state.decisions == ()
    assert said(state) == ["b=yes@1"]


def test_a_clone_of_a_fork_goes_its_own_way() -> None:
    state = book(together((Pick("a", YES_NO, A), Pick("a2", YES_NO, A)), (Pick("b", YES_NO, B),)))
    before = encode(state)
    twin = clone(state)
    play_out(twin, (A, YES), (B, YES), (A, NO))
    assert encode(state) == before
    assert seats(state) == [A, B]


def test_a_draft_in_one_lane_is_begun_again_without_touching_the_others() -> None:
    state = book(together((Draft((), A),), (Draft((), B),)))
    play_out(state, (A, Say("left")), (B, Say("left")))
    apply(state, B, BEGIN_AGAIN)
    play_out(state, (A, Say("left")), (B, Say("right")), (B, Say("right")))
    assert said(state) == ["left left", "right right"]


class ToldEvent(Pick):
    """A question with something to mention."""

    def facts(self, book: Scrapbook) -> dict[str, Fact]:
        return {"name": self.name}


def test_facts_belong_to_the_question_they_are_asked_for() -> None:
    state = book(together((ToldEvent("a", YES_NO, A),), (ToldEvent("b", YES_NO, B),)))
    assert [facts(state, decision) for decision in state.decisions] == [{"name": "a"}, {"name": "b"}]
