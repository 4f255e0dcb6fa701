"""Every registered game keeps the promises of the kernel, at every kind of table."""

from typing import Any, get_args, get_type_hints

from lairkeeper.games import games
from lairkeeper.kernel.game import AnyGame
from lairkeeper.testing import check_game
from tests.every import GAMES, every_game, from_tests_of


def read_otherwise(game: AnyGame) -> Any:
    """A table where every unclear clause is read otherwise than by default."""
    usual, hints = game.config(), get_type_hints(game.config)
    others = {field: set(get_args(hints[field])) - {getattr(usual, field)} for field in game.switches}
    return game.config(players=max(game.seats), **{field: min(values) for field, values in others.items()})


def test_there_are_games() -> None:
    assert GAMES


@every_game
def test_a_game_is_registered_under_its_own_name_and_knows_its_package(game: AnyGame) -> None:
    assert games()[game.name] is game
    assert game.package.startswith("lairkeeper.games.")


@every_game
def test_a_game_keeps_its_promises_with_any_number_of_players(game: AnyGame) -> None:
    tables = [game.config(players=seats) for seats in game.seats]
    assert [game.seat_count(table) for table in tables] == list(game.seats)
    report = check_game(game, tables, games=6 * len(tables), every=12)
    assert report.games == sum(report.endings.values()) == 6 * len(tables)
    assert report.hidden


@every_game
def test_a_game_keeps_its_promises_at_the_tables_it_is_played_at_online(game: AnyGame) -> None:
    tables = [game.config(**options) for options in from_tests_of(game, "online").TABLES]
    assert check_game(game, tables, games=2 * len(tables), every=15).games == 2 * len(tables)


@every_game
def test_a_game_keeps_its_promises_with_every_switch_turned(game: AnyGame) -> None:
    assert check_game(game, [read_otherwise(game)], games=6, every=10).games == 6
