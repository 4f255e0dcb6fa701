"""The forest as text: what lies where, what a combat stands at, and what a chapter asks for."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from lairkeeper.display.picture import Picture, Sketch, plain
from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.display.drawing import draw
from lairkeeper.games.woodlands.records.options import Move, Venture
from lairkeeper.games.woodlands.state import Combat, Die, Woods, change_quest
from lairkeeper.games.woodlands.view import view
from lairkeeper.kernel import Option, start
from lairkeeper.testing import clause
from lairkeeper.words import speak
from tests.games.woodlands.chapter_tables import chapter_table, holding
from tests.games.woodlands.tables import BLUE, EAST, NORTH, P1, SHAVI, XYLIA, cell, draw_table, node_of


def picture(woods: Woods, choices: Sequence[Option] = (), *, lang: str = "en") -> Picture:
    speech = speak(GAME, woods.options, lang)
    return draw(view(woods, P1), Sketch(speech=speech, choices=tuple(choices)))


def lines(text: str) -> list[str]:
    return [line.strip() for line in plain(text).split("\n") if line.strip()]


def test_the_number_of_a_way_leaves_the_name_of_the_tile_readable() -> None:
    board = lines(picture(draw_table({"T21": (0, -1)}), [Move(NORTH), Venture(EAST)]).board)
    assert "│ Long Trail  │" in board
    assert any(line.startswith("│‹1›") for line in board)
    assert "‹2›" in "".join(board)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Against the Mushroom a 4 hits: Xylia 3, Sha’Vi 4✓, blue 3+1✓"),
        ("fr", "Contre le Champignon, un 4 touche : Xylia 3, Sha’Vi 4✓, bleu 3+1✓"),
    ],
)
def test_a_combat_says_what_each_die_counts_and_which_of_them_hit(lang: str, said: str) -> None:
    woods = draw_table({"T21": (0, -1)}, heroes={"xylia": "T21", "shavi": "T21"}, foes=[("mushroom", "T21")])
    dice = (Die(XYLIA, 3), Die(SHAVI, 4), Die(XYLIA, 3, colour=BLUE))
    woods.combats = [Combat(woods.foes[0].number, (SHAVI,), dice=dice)]
    assert said in plain(picture(woods, lang=lang).own)
    woods.foes = []
    assert "✓" not in plain(picture(woods, lang=lang).own)


def test_a_chapter_shows_its_goals_and_what_the_heroes_carry_for_them() -> None:
    woods = chapter_table(1, {"xylia": "T01", "bethras": "T01"}, tiles={"T21": (0, -1)})
    change_quest(woods, down=(node_of(woods, "T21"),))
    holding(woods, "xylia", "vial")
    drawn = picture(woods)
    assert "Potions 0/2" in [plain(fact) for fact in drawn.facts]
    assert "the empty vial" in plain(drawn.figures[0])
    assert "◦" in plain(drawn.board)


def test_corruption_is_drawn_on_tiles_and_on_empty_spaces() -> None:
    woods = chapter_table(5, {"xylia": "T01", "bethras": "T01"})
    assert plain(picture(woods).board).count("▒") == 1
    woods.quest = replace(woods.quest, corruption=(*woods.quest.corruption, cell(1, 0), cell(0, -1)))
    drawn = picture(woods)
    assert plain(drawn.board).count("▒") == 3
    assert "Corrupted tiles 2/10" in [plain(fact) for fact in drawn.facts]


def test_camps_are_drawn_until_they_are_cleared() -> None:
    woods = chapter_table(4, {"xylia": "T04", "bethras": "T04"})
    assert plain(picture(woods).board).count("▲") == 4
    first, *others = woods.quest.camps
    change_quest(woods, camps=(replace(first, is_cleared=True), *others))
    board = plain(picture(woods).board)
    assert (board.count("▲"), board.count("△")) == (3, 1)


@clause("WDL-CAM22")
def test_the_story_is_told_before_the_first_roll_of_a_chapter_and_after_the_last() -> None:
    woods = start(GAME, TableOptions(players=2, chapter=1)).world
    assert "Something is wrong with the forest." in plain(picture(woods).own)
    assert not picture(chapter_table(1, {"xylia": "T01"})).own
    last = chapter_table(5, {"xylia": "T01"})
    change_quest(last, is_won=True)
    assert "The last totem flares" in plain(picture(last).own)
