"""What a table agrees on: kinds, bounds, presets, and options that go only with others."""

from dataclasses import replace
from typing import Literal

import pytest

from lairkeeper.kernel import Preset, Record, TableOption
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.kernel.definition.table_options import agree, preset_of, readings, values
from lairkeeper.kernel.errors import BadConfig, OptionNeeds
from tests.kernel.toys.woods import GAME as WOODS


class Bag(Record):
    """What an earlier game left behind: no table chooses it by hand."""

    coins: int = 0


class Camp(Record, kw_only=True):
    players: int = 2
    first: int | None = None
    storms: bool = False
    storm_length: int = 3
    dusk: int = 60
    fog: Literal["none", "thick"] = "none"
    bag: Bag = Bag()


ANY: AnyGame = WOODS
GAME = replace(
    ANY,
    config=Camp,
    table_options=(
        TableOption("players", "set_up", "players", (1, 4)),
        TableOption("first", "set_up", "seat"),
        TableOption("storms", "module"),
        TableOption("storm_length", "module", "rounds", (1, 5), needs={"storms": (True,)}),
        TableOption("dusk", "limit", "seconds", (0, 600), (0, 60, 120), among_strangers=120),
        *readings({"fog": "CAMP-SW1"}),
    ),
    presets=(Preset("calm", {}), Preset("wild", {"storms": True}), Preset("alone", {"dusk": 0}, {"players": (1,)})),
)


def listed(field: str) -> tuple[object, ...]:
    return values(GAME, next(option for option in GAME.table_options if option.field == field))


def test_values_are_listed_by_type_and_unit() -> None:
    assert listed("players") == (1, 2, 3, 4)
    assert listed("first") == (None, 0, 1, 2, 3)
    assert listed("storms") == (True, False)
    assert listed("storm_length") == (1, 2, 3, 4, 5)
    assert listed("dusk") == (0, 60, 120)
    assert listed("fog") == ("none", "thick")


def test_options_are_given_as_words_or_as_plain_values() -> None:
    words = {"players": "3", "first": "none", "storms": "yes", "fog": "none", "dusk": "90"}
    assert agree(GAME, words) == agree(GAME, {"players": 3, "first": None, "storms": True, "dusk": 90})
    assert agree(GAME, {"bag": {"coins": 3}}) == Camp(bag=Bag(3))


def test_strangers_have_usual_values_of_their_own() -> None:
    assert agree(GAME, {}, among_strangers=True) == Camp(dusk=120)
    assert agree(GAME, {"dusk": 60}, among_strangers=True) == Camp()


def test_given_options_override_the_preset() -> None:
    assert agree(GAME, {}, preset="wild") == Camp(storms=True)
    assert agree(GAME, {"storms": False, "fog": "thick"}, preset="wild") == Camp(fog="thick")


def test_a_table_has_one_preset_or_none() -> None:
    assert preset_of(GAME, Camp()) == "calm" and preset_of(GAME, Camp(storms=True)) == "wild"
    assert preset_of(GAME, Camp(dusk=0)) is None and preset_of(GAME, Camp(dusk=0, players=1)) == "alone"
    assert preset_of(GAME, Camp(fog="thick", storms=True)) == "wild"


def test_an_option_goes_only_with_what_it_needs() -> None:
    with pytest.raises(OptionNeeds) as refused:
        agree(GAME, {"storm_length": 5})
    assert refused.value.facts == {"key": "storm_length", "value": "5", "needs": "storms", "values": "yes"}
    assert agree(GAME, {"storm_length": 3}) == Camp()
    assert agree(GAME, {"storm_length": 5, "storms": True}) == Camp(storms=True, storm_length=5)


def test_a_preset_goes_only_with_what_it_needs() -> None:
    with pytest.raises(OptionNeeds):
        agree(GAME, {}, preset="alone")
    assert agree(GAME, {"players": 1}, preset="alone") == Camp(players=1, dusk=0)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"players": 5}, "1..4"),
        ({"dusk": -1}, "0..600"),
        ({"dusk": "soon"}, "whole-number"),
        ({"fog": "thin"}, "none|thick"),
        ({"sun": 1}, "players|first|storms|storm_length|dusk|fog|bag"),
    ],
)
def test_a_bad_value_is_refused_with_the_expected_ones(given: dict[str, object], expected: str) -> None:
    with pytest.raises(BadConfig) as refused:
        agree(GAME, given)
    assert refused.value.facts["expected"] == expected


def test_a_preset_may_set_an_option_without_effect() -> None:
    long = Preset("long", {"storm_length": 5, "dusk": 120})
    game = replace(GAME, presets=(long, Preset("short", {"storm_length": 1, "dusk": 30})))
    calm = agree(game, {"storms": False}, preset="long")
    assert calm == Camp(dusk=120) and preset_of(game, calm) == "long"
    assert agree(game, {"storms": True}, preset="long") == Camp(storms=True, storm_length=5, dusk=120)
    assert preset_of(game, Camp(storms=True, dusk=120)) is None


def test_an_unknown_preset_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadConfig) as refused:
        agree(GAME, {}, preset="mild")
    assert refused.value.facts == {"key": "preset", "value": "mild", "expected": "calm|wild|alone"}
