"""What a table can agree on, as lists show it."""

import pytest

from lairkeeper.games import games
from lairkeeper.server.listing import game_infos, read_options
from lairkeeper.server.protocol import GameInfo

every_game = pytest.mark.parametrize("info", game_infos(), ids=lambda info: info.name)


@every_game
def test_every_table_option_lists_its_usual_value_among_others(info: GameInfo) -> None:
    for option in info.options:
        assert option.default in option.values, option.field
        assert len(option.values) > 1, option.field


@every_game
def test_every_listed_value_can_be_agreed_on(info: GameInfo) -> None:
    game = games()[info.name]
    for option in info.options:
        for value in option.values:
            assert read_options(game, {option.field: value}) is not None


@every_game
def test_numbers_a_game_offers_are_its_own_options(info: GameInfo) -> None:
    game = games()[info.name]
    assert set(game.choices) <= set(game.config.__struct_fields__)
    for name, values in game.choices.items():
        listed = next(option.values for option in info.options if option.field == name)
        assert listed == [str(value) for value in values]


@every_game
def test_where_anybody_may_join_other_values_are_usual_and_every_one_may_be_chosen(info: GameInfo) -> None:
    game = games()[info.name]
    assert {option.field for option in info.options if option.among_strangers != option.default} == {
        field for field, value in game.among_strangers.items() if value != getattr(game.config(), field)
    }
    open_table, invited = read_options(game, {}, "anyone"), read_options(game, {}, "invited")
    assert {field: getattr(open_table, field) for field in game.among_strangers} == game.among_strangers
    assert invited == game.config()
    for option in info.options:
        assert option.among_strangers in option.values, option.field
        chosen = read_options(game, {option.field: option.default}, "anyone")
        assert getattr(chosen, option.field) == getattr(invited, option.field)
