"""The programs on the pages about bots and the laboratory run as they are printed."""

import re
from pathlib import Path
from typing import Any

import pytest

from lairkeeper.bots import bot_named
from lairkeeper.games import game_named

DOCS = Path(__file__).parents[2] / "docs"


def run_program(page: str, mentions: str) -> dict[str, Any]:
    blocks = re.findall(r"^```python\n(.*?)^```$", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    (program,) = (block for block in blocks if mentions in block)
    names: dict[str, Any] = {}
    exec(compile(program, page, "exec"), names)
    return names


def test_the_loop_of_the_page_about_bots_plays_a_game_to_its_end() -> None:
    assert run_program("bots.md", "def play(")["outcome"] is not None


@pytest.mark.parametrize(
    ("name", "bot", "options"),
    [
        ("run-run-run", "random", {"players": 3}),
        ("vengeance", "random", {"players": 2, "pace": "real_time"}),
        ("vengeance", "random", {"players": 2, "pace": "ticks"}),
        ("woodlands", "partner", {"players": 2}),
        ("trapwords", "instinct", {}),
    ],
)
def test_the_loop_of_the_page_about_bots_plays_every_game(name: str, bot: str, options: dict[str, Any]) -> None:
    game = game_named(name)
    config = game.config(**options)
    bots = [bot_named(bot, game) for _ in range(game.seat_count(config))]
    assert run_program("bots.md", "def play(")["play"](game, config, bots, "any") is not None


def test_the_own_bot_of_the_page_about_bots_plays() -> None:
    study = run_program("bots.md", "class Hasty")["study"]
    assert (study.games, study.bots) == (2, ("Hasty", "random"))


def test_the_value_of_the_page_about_bots_is_a_chance_with_an_error() -> None:
    estimate = run_program("bots.md", "game.value.estimate")["estimate"]
    assert 0 < estimate.value < 1
    assert estimate.error > 0


def test_the_example_of_the_page_about_the_laboratory_runs() -> None:
    names = run_program("lab.md", "find_game(")
    assert names["match"].state.outcome is not None
    assert names["study"].games == 20
    assert names["lost"].state.outcome.reason == "vault"
