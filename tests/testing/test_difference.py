from lairkeeper.kernel import Record
from lairkeeper.testing.difference import first_difference


class Cat(Record):
    hearts: int
    hand: tuple[int, ...]


def test_equal_data_has_no_difference() -> None:
    assert first_difference(Cat(1, (2, 3)), Cat(1, (2, 3))) == ""


def test_a_difference_is_shown_with_the_way_to_it() -> None:
    assert first_difference([Cat(1, (2, 3))], [Cat(1, (2, 4))]) == "[0].hand[1]: 3 became 4"


def test_the_first_of_several_differences_is_shown() -> None:
    assert first_difference(Cat(1, (2,)), Cat(5, (6,))) == ".hearts: 1 became 5"


def test_other_lengths_are_shown_as_a_whole() -> None:
    assert first_difference({"a": [1]}, {"a": [1, 2]}) == ".a: [1] became [1, 2]"
