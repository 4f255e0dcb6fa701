"""Without NumPy the computer players calculate in Python, and think the same."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lairkeeper.games.trapwords import arrays as chosen
from lairkeeper.games.trapwords.arrays import plain

numbers = st.lists(st.floats(-4, 4, width=32), min_size=6, max_size=6)

GUESSES = """
import sys
if {plain}:
    import lairkeeper.games.trapwords.arrays as arrays
    arrays.find_spec = lambda name: None
from lairkeeper.games.trapwords.bots.guesser import suggest_guesses
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.bots.setter import suggest_traps
from lairkeeper.games.trapwords.components.lists import record_of
for language in ("en", "fr"):
    player = Player(language, "fantasy", "normal", 3)
    for word in player.words[:12]:
        clues = record_of(language, word).assoc[3:6]
        guesses = suggest_guesses(player, clues=clues, wrong=player.words[20:22])
        print([(guess.text, round(guess.likelihood, 3), guess.is_ripe) for guess in guesses[:5]])
        print(suggest_traps(player, word, quota=3))
print("numpy" in sys.modules)
"""


def guesses(is_plain: bool) -> list[str]:
    command = [sys.executable, "-c", GUESSES.format(plain=is_plain)]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout.splitlines()


def test_players_think_the_same_without_numpy() -> None:
    without, with_numpy = guesses(is_plain=True), guesses(is_plain=False)
    assert without[:-1] == with_numpy[:-1]
    assert (without[-1], with_numpy[-1]) == ("False", "True")


@settings(max_examples=20, deadline=None)
@given(one=numbers, other=numbers, places=st.lists(st.integers(0, 5), min_size=1), factor=st.floats(0.5, 2))
def test_rows_calculate_as_those_of_numpy(
    one: list[float], other: list[float], places: list[int], factor: float
) -> None:
    def results(module: Any) -> list[Any]:
        first, second = module.array(one), module.array(other)
        changed = module.array(one)
        changed[:2] += 3
        changed[places] = 1
        matrix = module.zeros((2, 6))
        matrix[0] = first
        matrix[1] = second
        return [
            *(first + second, first - second, first * second, first / factor, factor * first, factor - first, -first),
            *(first < 0.5, first[places], first[1:3], changed, module.concatenate([first, second])),
            *(module.clip(first, 0, None), module.clip(first, -1, 1), module.log(first * first + 1)),
            *(module.maximum(first, second), module.maximum.reduceat(first, [0, 2, 2, 5])),
            *(module.add.reduce([first, second], axis=0), matrix @ first, first.argsort(kind="stable")),
            *([first @ second], [module.linalg.norm(first)], module.zeros(2), matrix[:1] @ second),
        ]

    for mine, theirs in zip(results(plain), results(np), strict=True):
        assert list(mine) == pytest.approx(list(theirs), abs=1e-6)


@given(keys=st.lists(st.integers(0, 2**64 - 1), min_size=1), seed=st.integers(0, 2**64 - 1))
def test_scattered_numbers_are_the_same(keys: list[int], seed: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        expected = [float(number) for number in chosen.scattered(chosen.whole(keys), seed)]
        patch.setattr(chosen, "arrays", lambda: plain)
        assert list(chosen.scattered(chosen.whole(keys), seed)) == expected


def test_vectors_have_length_one() -> None:
    data = memoryview(bytes([3, 4, 0, 0, 256 - 3, 4])).cast("b")
    rows = plain.UnitRows(data, 3)
    assert [list(rows[place]) for place in range(3)] == [[0.6, 0.8], [0, 0], [-0.6, 0.8]]
    assert chosen.unit_rows(data, 3).tolist() == pytest.approx(np.array([[0.6, 0.8], [0, 0], [-0.6, 0.8]]))
