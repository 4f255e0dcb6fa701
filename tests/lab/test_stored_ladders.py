"""Ladders that the documentation quotes can be played again: a sample of each gives the stored results."""

import os
from itertools import pairwise
from pathlib import Path

import pytest

from lairkeeper.bots import bots_for, kind_of
from lairkeeper.games import game_named
from lairkeeper.games.run_run_run import GAME
from lairkeeper.lab.ladder import read_ladder, replay_ladder
from lairkeeper.lab.study import Proportion

FILES = sorted((Path(__file__).parents[2] / "docs" / "ladders").glob("*.json"))
SAMPLE = (2,)
"""Numbers of the games that are played again: one of each ladder, since search bots need seconds for it."""
SLOW = {"woodlands-normal": "searcher:48"}
"""Bots that need more than ten seconds for a game. They play again where `TEST_WHOLE_LADDERS=1` is set, as here:
`TEST_WHOLE_LADDERS=1 python3 run.py test tests/lab/test_stored_ladders.py`."""
APART = 0.1
"""The least difference in the share of games won between two neighbouring levels."""


def test_there_are_ladders() -> None:
    assert FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_sample_of_a_stored_ladder_is_reproduced(file: Path) -> None:
    ladder = read_ladder(file.read_bytes())
    assert ladder.version == game_named(ladder.game).version
    assert min(len(rows) for rows in ladder.results.values()) == ladder.games > max(SAMPLE)
    slow = None if "TEST_WHOLE_LADDERS" in os.environ else SLOW.get(file.stem)
    stored = {bot: tuple(rows[it] for it in SAMPLE) for bot, rows in ladder.results.items() if bot != slow}
    assert replay_ladder(ladder, SAMPLE, stored) == stored


def test_each_level_of_run_run_run_wins_more_than_the_one_below() -> None:
    """The 95 % intervals of the levels lie apart; `searcher` is stored with its usual budget."""
    results = read_ladder(next(file for file in FILES if file.stem == "run-run-run-normal").read_bytes()).results
    by_kind = {kind_of(bot, GAME): Proportion(int(sum(rows)), len(rows)) for bot, rows in results.items()}
    levels = [by_kind[kind_of(level, GAME)] for level in bots_for(GAME)]
    assert len(levels) == 4
    for easier, harder in pairwise(levels):
        assert easier.interval[1] < harder.interval[0]
        assert harder.share - easier.share >= APART
