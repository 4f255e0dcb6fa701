"""Ladders that the documentation quotes can be played again: a sample of each gives the stored results."""

from pathlib import Path

import pytest

from lairkeeper.games import game_named
from lairkeeper.lab.ladder import read_ladder, replay_ladder

FILES = sorted((Path(__file__).parents[2] / "docs" / "ladders").glob("*.json"))
SAMPLE = (2,)
"""Numbers of the games that are played again: one of each ladder, since search bots need seconds for it."""


def test_there_are_ladders() -> None:
    assert FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_sample_of_a_stored_ladder_is_reproduced(file: Path) -> None:
    ladder = read_ladder(file.read_bytes())
    assert ladder.version == game_named(ladder.game).version
    assert all(len(rows) == ladder.games for rows in ladder.results.values())
    stored = {bot: tuple(rows[number] for number in SAMPLE) for bot, rows in ladder.results.items()}
    assert replay_ladder(ladder, SAMPLE) == stored
