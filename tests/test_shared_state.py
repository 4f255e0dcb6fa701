"""The guard of the suite sees what it is there to see: a test that leaves shared state changed."""

import sys
from copy import copy

import pytest

from lairkeeper.games import games
from tests.conftest import is_standard_box_kept, shared_state


@pytest.mark.parametrize("package", [game.package for game in games().values()])
def test_another_box_in_the_place_of_the_standard_one_is_noticed(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    content = sys.modules[f"{package}.components.box"]
    standard = content.standard_box()
    assert is_standard_box_kept(package)
    with monkeypatch.context() as changed:
        changed.setitem(content.BOXES, standard.digest, copy(standard))
        assert not is_standard_box_kept(package)


def test_an_environment_variable_that_stays_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = shared_state()
    with monkeypatch.context() as changed:
        changed.setenv("LAIRKEEPER_LEFT_BEHIND", "yes")
        assert shared_state() != before
    assert shared_state() == before
