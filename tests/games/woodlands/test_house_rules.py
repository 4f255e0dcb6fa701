"""Which house rules a form offers: those of a chapter or a module only with it."""

import pytest

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.config import SWITCHES
from lairkeeper.kernel.definition.table_options import agree, is_met

OF_DENS = {"den_penalty"}
OF_CHAPTERS = {
    2: {"theft_on_start"},
    3: {"well_check", "ch3_second_boss"},
    5: {"corruption_on_bosses", "desperate_cost", "totem_when"},
}
EVERYWHERE = set(SWITCHES) - OF_DENS - set().union(*OF_CHAPTERS.values())


@pytest.mark.parametrize("chapter", range(6))
def test_a_table_is_offered_only_the_house_rules_that_its_game_uses(chapter: int) -> None:
    options = agree(GAME, {"chapter": chapter})
    offered = {one.field for one in GAME.table_options if one.kind == "reading" and is_met(one.needs, options)}
    assert offered == EVERYWHERE | OF_CHAPTERS.get(chapter, set())
