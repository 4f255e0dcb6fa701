from lairkeeper.kernel import begin, clone, encode, start
from lairkeeper.testing import perft
from tests.kernel.scrapbook import A, B, Draw, Finish, Pick, WriteFreely, blank, together
from tests.kernel.toys.race import GAME as RACE
from tests.kernel.toys.race import RaceOptions
from tests.kernel.toys.woods import GAME as WOODS
from tests.kernel.toys.woods import WoodsOptions


def test_at_depth_zero_there_is_one_leaf() -> None:
    assert perft(start(WOODS, WoodsOptions()), 0) == 1


def test_questions_and_draws_multiply() -> None:
    state = begin(blank(), Pick("q", ("a", "b", "c")), Draw((1, 2)), Pick("r", ("x", "y")), Finish())
    assert [perft(state, depth) for depth in (1, 2, 3)] == [3, 6, 12]


def test_a_game_that_has_ended_is_one_leaf_at_any_depth() -> None:
    state = begin(blank(), Pick("q", ("a", "b")), Finish())
    assert perft(state, 5) == 2
    assert perft(begin(blank(), Finish()), 3) == 1


def test_questions_that_wait_together_are_answered_in_every_order() -> None:
    state = begin(blank(), together((Pick("a", ("x", "y"), A),), (Pick("b", ("x", "y", "z"), B),)))
    assert [perft(state, depth) for depth in (1, 2)] == [5, 12]


def test_of_an_open_question_the_listed_answers_are_counted() -> None:
    assert perft(begin(blank(), WriteFreely()), 1) == 1


def test_counting_leaves_the_state_as_it_was() -> None:
    state = start(RACE, RaceOptions(2))
    before = encode(clone(state))
    perft(state, 3)
    assert encode(state) == before


def test_the_toys_count_as_they_did() -> None:
    assert [perft(start(RACE, RaceOptions(2)), depth) for depth in (1, 2, 3)] == [4, 14, 46]
    assert [perft(start(WOODS, WoodsOptions(2)), depth) for depth in (1, 2, 3, 4)] == [2, 4, 8, 16]
