"""Where a Hero must be to activate a totem (WDL-CH5-29) and its switch (WDL-AMB13)."""

from typing import Any

import pytest

from lairkeeper.games.woodlands.records.options import Move, PutOn
from lairkeeper.games.woodlands.records.quest_options import LightTotem
from lairkeeper.games.woodlands.rules.actions import ChooseAction
from lairkeeper.games.woodlands.rules.dice import PlaceDice
from lairkeeper.games.woodlands.state import INVOKE, MOVE, Woods
from lairkeeper.kernel import begin
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.chapter_tables import chapter_table, choices
from tests.games.woodlands.tables import GREEN, NORTH, Place, where

OAK: dict[str, Place] = {"T12": (0, -1)}


def chapter_5(xylia: str = "T12", **table: Any) -> Woods:
    return chapter_table(5, {"xylia": xylia, "bethras": "T01"}, tiles=OAK, **table)


@clause("WDL-CH5-29", "WDL-AMB13")
@pytest.mark.parametrize(("when", "may_light"), [("anywhere", True), ("on_the_rune", False)])
def test_a_hero_walks_to_the_rune_after_placing_the_dice(when: str, may_light: bool) -> None:
    woods = chapter_5("T01", totem_when=when, orbs={"xylia": 1})
    woods.dice = (1, 1, 1)
    state = begin(woods, PlaceDice(()), ChooseAction())
    play_out(state, PutOn(INVOKE), PutOn(INVOKE), PutOn(MOVE), Move(NORTH))
    assert where(woods, "xylia") == "T12"
    assert (LightTotem(GREEN) in choices(state)) == may_light


@clause("WDL-AMB13")
def test_a_hero_who_stood_on_the_rune_lights_it_by_either_reading() -> None:
    woods = chapter_5(totem_when="on_the_rune")
    woods.dice = (1, 1)
    state = begin(woods, PlaceDice(()), ChooseAction())
    play_out(state, PutOn(INVOKE), PutOn(INVOKE))
    assert LightTotem(GREEN) in choices(state)
