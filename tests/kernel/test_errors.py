"""Refusals are data: they can be read, compared and sent to another process."""

import copy
import pickle

from lairkeeper.kernel.errors import BadConfig, IllegalOption, LairkeeperError


def test_a_refusal_says_its_code_its_facts_and_its_clauses() -> None:
    error = IllegalOption(clauses=("RRR-EXP8",), question="choose_hex", option="pick_hex")
    assert str(error) == "option-illegal(question='choose_hex', option='pick_hex') [RRR-EXP8]"


def test_a_refusal_survives_the_way_to_another_process() -> None:
    error: LairkeeperError = BadConfig(clauses=("RRR-GEN1",), key="players", value=9, expected="1..4")
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert (type(twin), twin.facts, twin.clauses) == (BadConfig, error.facts, error.clauses)
