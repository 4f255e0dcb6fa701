import pytest

from lairkeeper.kernel import CHANCE, CLOCK, Seat, begin, start
from lairkeeper.testing import asked, heard, play_out
from tests.kernel.scrapbook import (
    A,
    B,
    Draw,
    Fell,
    Finish,
    Note,
    Noted,
    Pick,
    RunSand,
    Say,
    WriteFreely,
    blank,
    said,
    together,
)
from tests.kernel.toys.lists import GAME as LISTS
from tests.kernel.toys.lists import TrapWritten, WordDrawn, WordShown, Write
from tests.kernel.toys.toy import Nothing

YES_NO = ("yes", "no")


def test_draws_fall_as_the_script_says() -> None:
    state = begin(blank(), Draw((1, 2)), Draw((1, 2, 3)))
    play_out(state, Fell(2), Fell(3))
    assert said(state) == [f"fell=2@{CHANCE}", f"fell=3@{CHANCE}"]


def test_a_line_may_be_a_type_or_a_condition() -> None:
    state = begin(blank(), Draw((1, 2, 3)), Draw((1, 2, 3)))
    play_out(state, lambda fell: fell.face > 1, Fell)
    assert said(state) == [f"fell=2@{CHANCE}", f"fell=1@{CHANCE}"]


def test_lines_answer_questions_too_and_may_name_the_seat() -> None:
    state = begin(blank(), Pick("q", YES_NO), Draw((1, 2)), Pick("r", YES_NO, B))
    play_out(state, Say("no"), Fell(1), (B, Say("yes")))
    assert said(state) == ["q=no@0", f"fell=1@{CHANCE}", "r=yes@1"]


def test_a_line_without_a_seat_goes_to_the_first_question_it_fits() -> None:
    state = begin(blank(), together((Pick("a", ("x", "y"), A),), (Pick("b", YES_NO, B),)))
    play_out(state, Say("no"))
    assert said(state) == ["b=no@1"]


def test_draws_come_before_questions() -> None:
    state = begin(blank(), together((Pick("a", YES_NO, A),), (Draw((1, 2)),)))
    with pytest.raises(AssertionError, match="draw waits for chance"):
        play_out(state, Say("yes"))


def test_free_answers_are_given_as_they_are() -> None:
    state = begin(blank(), WriteFreely())
    play_out(state, Say("anything"))
    assert said(state) == ["free=anything"]


def test_events_are_returned() -> None:
    state = begin(blank(), Pick("q", YES_NO), Note("a"), Draw((1, 2)), Note("b"))
    assert heard(play_out(state, Say("yes"), Fell(1))) == (Noted("a"), Noted("b"))


def test_an_outcome_that_is_not_possible_is_reported_with_those_that_are() -> None:
    with pytest.raises(AssertionError) as failure:
        play_out(begin(blank(), Draw((1, 2))), Fell(6))
    assert str(failure.value) == (
        "line 1 of 1: Fell(face=6) is not possible; "
        "draw waits for chance, possible: Fell(face=1) (1/2), Fell(face=2) (1/2)"
    )


def test_an_answer_that_is_not_possible_is_reported_with_those_that_are() -> None:
    with pytest.raises(AssertionError, match=r"possible: Say\(word='yes'\), Say\(word='no'\)"):
        play_out(begin(blank(), Pick("q", YES_NO)), Say("maybe"))


def test_a_refused_free_answer_is_reported_with_the_clause() -> None:
    with pytest.raises(AssertionError, match="BOOK-RUDE"):
        play_out(begin(blank(), WriteFreely()), Say("boo"))


def test_a_script_that_is_too_short_is_reported() -> None:
    with pytest.raises(AssertionError, match="too short: draw waits for chance"):
        play_out(begin(blank(), Draw((1, 2)), Draw((1, 2))), Fell(1))


def test_a_draw_may_be_left_if_the_test_says_so() -> None:
    state = begin(blank(), Draw((1, 2)), Draw((1, 2)))
    play_out(state, Fell(1), may_leave_draws=True)
    assert asked(state).is_chance


def test_a_script_that_is_too_long_is_reported() -> None:
    with pytest.raises(AssertionError, match=r"line 2 of 2: nothing waits for anybody .* the game is over: finished"):
        play_out(begin(blank(), Draw((1, 2)), Finish()), Fell(1), Fell(2))


def test_a_seat_that_is_not_asked_is_reported_with_those_that_are() -> None:
    with pytest.raises(AssertionError, match=r"nothing waits for seat 1 .* pick waits for seat 0"):
        play_out(begin(blank(), Pick("q", YES_NO)), (B, Say("yes")))


def test_long_lists_are_cut() -> None:
    with pytest.raises(AssertionError, match="6 more"):
        play_out(begin(blank(), Draw(tuple(range(30)))), Fell(99))


def test_the_only_question_is_found() -> None:
    state = begin(blank(), together((Pick("a", YES_NO, A),), (RunSand(),)))
    assert asked(state, CLOCK).question == "run_sand"
    with pytest.raises(AssertionError, match=r"2 questions wait; pick waits for seat 0.* run_sand waits for the clock"):
        asked(state)
    with pytest.raises(AssertionError, match="0 questions wait for seat 1"):
        asked(state, B)


def test_a_seat_receives_its_events() -> None:
    state = start(LISTS, Nothing())
    told = play_out(state, WordDrawn("cave"), WordDrawn("gold"), (Seat(0), Write(("dark",))))
    assert heard(told) == (WordShown(0, "cave"), WordShown(1, "gold"), TrapWritten(Seat(0), "dark"))
    assert heard(told, Seat(0)) == (WordShown(1, "gold"), TrapWritten(Seat(0), "dark"))
    assert heard(told, Seat(1)) == (WordShown(0, "cave"),)
