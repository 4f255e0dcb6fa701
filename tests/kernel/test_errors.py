import pytest

from lairkeeper.kernel import errors
from lairkeeper.kernel.errors import Illegal, IllegalOption, LairkeeperError, Malformed, Stale, StaleDecision

REFUSALS = [
    thing
    for thing in vars(errors).values()
    if isinstance(thing, type) and issubclass(thing, LairkeeperError) and "code" in vars(thing)
]


def test_an_error_carries_its_facts_and_the_clauses_that_say_so() -> None:
    error = IllegalOption(clauses=("TOY-1", "TOY-2"), question="pick", option="say")
    assert error.facts == {"question": "pick", "option": "say"}
    assert error.clauses == ("TOY-1", "TOY-2")
    assert str(error) == "option-illegal(question='pick', option='say') [TOY-1 TOY-2]"


def test_an_error_without_clauses_names_none() -> None:
    assert str(StaleDecision(number=3, current=5)) == "decision-stale(number=3, current=5)"


def test_every_code_belongs_to_one_error() -> None:
    codes = [error.code for error in REFUSALS]
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("error", [error for error in REFUSALS if error is not LairkeeperError])
def test_every_error_is_malformed_illegal_or_stale_and_only_one_of_them(error: type[LairkeeperError]) -> None:
    assert sum(issubclass(error, meaning) for meaning in (Malformed, Illegal, Stale)) == 1
