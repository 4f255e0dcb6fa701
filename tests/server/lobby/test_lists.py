"""What a table can agree on, as lists show it."""

from typing import Literal, get_origin, get_type_hints

import pytest

from lairkeeper.games import games
from lairkeeper.kernel.definition.table_options import agree
from lairkeeper.server.lobby.lists import game_infos
from lairkeeper.server.protocol import GameInfo, TableOptionInfo

every_game = pytest.mark.parametrize("info", game_infos(), ids=lambda info: info.name)


def needed(option: TableOptionInfo) -> dict[str, str]:
    """The values other options must have for this one to mean anything."""
    return {field: values[0] for field, values in option.needs.items()}


def is_free(option: TableOptionInfo) -> bool:
    """True for a text that people write themselves: there is nothing to list."""
    return not option.values and option.default == ""


@every_game
def test_every_table_option_lists_its_usual_value_among_others(info: GameInfo) -> None:
    for option in info.options:
        assert option.default in option.values or is_free(option), option.field
        assert len(option.values) > 1 or is_free(option), option.field


@every_game
def test_every_listed_value_can_be_agreed_on(info: GameInfo) -> None:
    game = games()[info.name]
    for option in info.options:
        for value in option.values:
            assert agree(game, {**needed(option), option.field: value}) is not None


@every_game
def test_numbers_say_their_unit_and_stay_within_their_bounds(info: GameInfo) -> None:
    for option in info.options:
        if option.least is not None and option.most is not None:
            assert option.unit or option.kind == "set_up", "a limit needs a unit; a count of people may do without"
            numbers = [int(value) for value in option.values if value != "none"]
            assert all(option.least <= number <= option.most for number in numbers)


@every_game
def test_only_seats_are_listed_as_seats(info: GameInfo) -> None:
    for option in info.options:
        seats = [str(seat) for seat in range(info.most_players)]
        assert (option.unit == "seat") == ([value for value in option.values if value.isdigit()] == seats)


@every_game
def test_where_anybody_may_join_other_values_are_usual_and_every_one_may_be_chosen(info: GameInfo) -> None:
    game = games()[info.name]
    assert {option.field for option in info.options if option.among_strangers != option.default} == {
        field for field, value in game.among_strangers.items() if value != getattr(game.config(), field)
    }
    open_table, invited = agree(game, {}, among_strangers=True), agree(game, {})
    assert {field: getattr(open_table, field) for field in game.among_strangers} == game.among_strangers
    assert invited == game.config()
    for option in info.options:
        assert option.among_strangers in option.values or is_free(option), option.field
        if is_free(option):
            continue
        chosen = agree(game, {**needed(option), option.field: option.default}, among_strangers=True)
        assert getattr(chosen, option.field) == getattr(invited, option.field)


@every_game
def test_presets_are_listed_with_all_they_decide(info: GameInfo) -> None:
    fields = {frozenset(preset.options) for preset in info.presets}
    assert len(fields) == 1 and [preset.name for preset in info.presets][:3] == ["easy", "normal", "hard"]
    for preset in info.presets:
        listed = {option.field: option.values for option in info.options}
        assert all(value in listed[field] for field, value in preset.options.items())


@every_game
def test_whatever_has_values_to_choose_from_is_declared_with_its_kind(info: GameInfo) -> None:
    """A field that is forgotten could be set by nobody."""
    hints = get_type_hints(games()[info.name].config)
    chosen = {field for field, hint in hints.items() if hint in (bool, int) or get_origin(hint) is Literal}
    assert chosen <= {option.field for option in info.options}
    assert all(option.kind == "reading" for option in info.options if option.clause)
