"""Every registered game keeps the promises of the kernel, at every kind of table.

`TEST_EVERY_TABLE=1` tries every number of players also where there are many.
"""

import os
from typing import Any, get_args, get_type_hints

from lairkeeper.games import games
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.testing import check_game
from tests.every import GAMES, every_game, from_tests_of

MANY = 6


def numbers_of_players(game: AnyGame) -> list[int]:
    """All of them; of many the fewest, an odd number, a usual one and the most."""
    seats = list(game.seats)
    if len(seats) <= MANY or "TEST_EVERY_TABLE" in os.environ:
        return seats
    return [seats[0], seats[1], seats[len(seats) // 3], seats[-1]]


def games_at_each(game: AnyGame) -> int:
    """Large tables play long games: one of them shows as much."""
    return MANY if max(game.seats) <= MANY else 1


def nodes_per_look(game: AnyGame) -> int:
    """There they ask many people at every node, too."""
    return 2 * MANY if max(game.seats) <= MANY else 8 * MANY


def read_otherwise(game: AnyGame) -> Any:
    """A table where every unclear clause is read otherwise than by default."""
    usual, hints = game.config(), get_type_hints(game.config)
    others = {field: set(get_args(hints[field])) - {getattr(usual, field)} for field in game.switches}
    return game.config(players=min(max(game.seats), MANY), **{field: min(values) for field, values in others.items()})


def test_there_are_games() -> None:
    assert GAMES


@every_game
def test_a_game_is_registered_under_its_own_name_and_knows_its_package(game: AnyGame) -> None:
    assert games()[game.name] is game
    assert game.package.startswith("lairkeeper.games.")


@every_game
def test_a_game_keeps_its_promises_with_any_number_of_players(game: AnyGame) -> None:
    assert [game.seat_count(game.config(players=seats)) for seats in game.seats] == list(game.seats)
    tables = [game.config(players=seats) for seats in numbers_of_players(game)]
    games = games_at_each(game) * len(tables)
    report = check_game(game, tables, games=games, every=nodes_per_look(game))
    assert report.games == sum(report.endings.values()) == games
    assert report.hidden


@every_game
def test_a_game_keeps_its_promises_at_the_tables_it_is_played_at_online(game: AnyGame) -> None:
    tables = [game.config(**options) for options in from_tests_of(game, "online").TABLES]
    assert check_game(game, tables, games=2 * len(tables), every=15).games == 2 * len(tables)


@every_game
def test_a_game_keeps_its_promises_with_every_switch_turned(game: AnyGame) -> None:
    games = max(games_at_each(game), 2)
    assert check_game(game, [read_otherwise(game)], games=games, every=15).games == games
