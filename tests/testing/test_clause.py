import pytest

from lairkeeper.testing import clause


def test_a_mark_leaves_the_test_as_it_is_and_names_its_clauses() -> None:
    @clause("TOY-1", "TOY-2")
    def test_something() -> int:
        return 7

    assert test_something() == 7
    assert test_something.clauses == ("TOY-1", "TOY-2")  # type: ignore[attr-defined]


def test_marks_add_up_from_top_to_bottom() -> None:
    @clause("TOY-1")
    @clause("TOY-2")
    def test_something() -> None: ...

    assert test_something.clauses == ("TOY-1", "TOY-2")  # type: ignore[attr-defined]


def test_a_mark_without_a_clause_is_a_mistake() -> None:
    with pytest.raises(TypeError):
        clause()
