"""Every registered game keeps the promises of the kernel, and has golden files that tell when its rules change."""

from pathlib import Path

import pytest

from lairkeeper.games import game_named, games
from lairkeeper.testing import check_game

TESTS = Path(__file__).resolve().parent.parent / "games"

every_game = pytest.mark.parametrize("name", sorted(games()))


def test_there_are_games() -> None:
    assert "run-run-run" in games()


@every_game
def test_a_game_keeps_its_promises_with_any_number_of_players(name: str) -> None:
    game = game_named(name)
    tables = [game.config(players=seats) for seats in game.seats]
    assert [game.seat_count(table) for table in tables] == list(game.seats)
    report = check_game(game, tables, games=6 * len(tables), every=12)
    assert report.games == sum(report.endings.values()) == 6 * len(tables)
    assert report.hidden


@every_game
def test_no_game_is_without_golden_files(name: str) -> None:
    folder = TESTS / game_named(name).package.rpartition(".")[2] / "golden"
    assert any(path.stat().st_size for path in folder.iterdir())


@every_game
def test_a_game_is_registered_under_its_own_name_and_knows_its_package(name: str) -> None:
    game = game_named(name)
    assert game.name == name
    assert game.package.startswith("lairkeeper.games.")
