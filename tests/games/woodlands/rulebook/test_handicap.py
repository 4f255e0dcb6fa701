"""What a game starts with by the size of the group (WDL-CAM19): stronger Monsters and Bosses for strong groups."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.components.box import CONTENT, KEPT, box, load_box, standard_box
from lairkeeper.games.woodlands.config import Carried, HeroKept, TableOptions
from lairkeeper.games.woodlands.rules.handicap import handicap
from lairkeeper.games.woodlands.rules.profile import defence, hearts
from lairkeeper.games.woodlands.state import Woods
from lairkeeper.games.woodlands.view import view
from lairkeeper.kernel import start
from lairkeeper.kernel.definition.table_options import agree
from lairkeeper.kernel.errors import BadContent
from lairkeeper.testing import clause
from tests.games.packs import changed
from tests.games.woodlands.tables import BETHRAS, P1, XYLIA, draw_table

STANDARD = "boss_hearts = { enraged = [0, 1, 0] }"
"""A line of the standard game, which the packs of these tests replace."""
RAISED = (
    STANDARD,
    "monster_defence = { hard = [0, 1, 2] }\nboss_hearts = { hard = [0, 2, 1], enraged = [3, 3, 3] }",
)
NAMES = ("xylia", "bethras", "klethor", "shavi")


def table(pack: Path, heroes: int, **options: Any) -> Woods:
    """A Snake and the Coil Queen, in a box where large groups meet stronger enemies."""
    content = load_box(changed(pack, CONTENT / "chapters.toml", RAISED)).digest
    chosen = TableOptions(players=heroes, first=0, content=content, difficulty="hard", **options)
    party = dict.fromkeys(NAMES[:heroes], "T01")
    return draw_table(
        {"T10": (1, 0)}, heroes=party, foes=[("snake", "T10")], boss=("coil_queen", "T10"), options=chosen
    )


def numbers(woods: Woods) -> tuple[int, int, int, int]:
    snake, queen = woods.foes
    return defence(woods, snake), hearts(woods, snake), defence(woods, queen), hearts(woods, queen)


@clause("WDL-CAM19", "WDL-MON4", "WDL-MON5")
@pytest.mark.parametrize(("heroes", "more_defence", "more_hearts"), [(2, 0, 0), (3, 1, 2), (4, 2, 1)])
def test_by_the_group_monsters_have_more_defence_and_bosses_more_hearts(
    tmp_path: Path, heroes: int, more_defence: int, more_hearts: int
) -> None:
    printed = numbers(table(tmp_path, heroes))
    raised = numbers(table(tmp_path, heroes, start="by_group"))
    assert [new - old for new, old in zip(raised, printed, strict=True)] == [more_defence, 0, 0, more_hearts]


@clause("WDL-CAM19")
def test_where_all_types_are_enraged_the_table_has_numbers_of_its_own(tmp_path: Path) -> None:
    woods = table(tmp_path, 4, start="by_group", enraged_monsters=True)
    printed = numbers(table(tmp_path, 4, enraged_monsters=True))
    assert [new - old for new, old in zip(numbers(woods), printed, strict=True)] == [0, 0, 0, 3]


@clause("WDL-CAM19")
def test_the_numbers_on_the_table_are_those_that_count(tmp_path: Path) -> None:
    woods = table(tmp_path, 3, start="by_group")
    shown = [(foe.defence, foe.hearts) for foe in view(woods, P1).foes]
    assert [number for pair in shown for number in pair] == list(numbers(woods))


@clause("WDL-CAM19")
def test_heroes_who_come_from_another_chapter_have_no_handicap(tmp_path: Path) -> None:
    content = load_box(changed(tmp_path, CONTENT / "chapters.toml", ('id = "tree"', 'id = "tree"\n' + _raised())))
    carried = Carried((HeroKept(XYLIA), HeroKept(BETHRAS)))
    for brought, more in ((carried, 0), (Carried(), 1)):
        options = TableOptions(chapter=2, first=0, content=content.digest, start="by_group", carried=brought)
        woods = draw_table({"T10": (1, 0)}, foes=[("snake", "T10")], options=options)
        assert defence(woods, woods.foes[0]) == 3 + more


@clause("WDL-CAM19", "WDL-MON4")
def test_a_small_group_may_meet_monsters_with_less_defence(tmp_path: Path) -> None:
    lowered = (STANDARD, "monster_defence = { easy = [-1, 0, 0] }")
    content = load_box(changed(tmp_path, CONTENT / "chapters.toml", lowered)).digest
    easy = TableOptions(first=0, content=content, difficulty="easy")
    for options, less in ((easy, 0), (replace(easy, start="by_group"), 1)):
        woods = draw_table({"T10": (1, 0)}, foes=[("snake", "T10")], options=options)
        assert defence(woods, woods.foes[0]) == 3 - less


@clause("WDL-CAM19", "WDL-MON4")
def test_by_the_group_the_first_types_of_the_box_have_more_defence(tmp_path: Path) -> None:
    armoured = (STANDARD, "armoured = { classic = [0, 2, 0] }")
    content = load_box(changed(tmp_path, CONTENT / "chapters.toml", armoured)).digest
    found = []
    for start_of in ("printed", "by_group"):
        options = TableOptions(players=3, first=0, content=content, start=start_of)
        party = dict.fromkeys(NAMES[:3], "T01")
        foes = [(name, "T10") for name in ("mushroom", "plant", "spirit", "snake")]
        woods = draw_table({"T10": (1, 0)}, heroes=party, foes=foes, options=options)
        found.append([defence(woods, foe) for foe in woods.foes])
    assert [new - old for old, new in zip(*found, strict=True)] == [1, 1, 0, 0]


def _raised() -> str:
    return "monster_defence = { classic = [1, 1, 1] }"


@pytest.mark.parametrize(
    ("name", "number"), [("monster_defence", 9), ("monster_defence", -9), ("armoured", 9), ("boss_hearts", 9)]
)
def test_numbers_beyond_reason_are_refused(tmp_path: Path, name: str, number: int) -> None:
    written = (STANDARD, f"{name} = {{ easy = [{number}, 0, 0] }}")
    with pytest.raises(BadContent) as refused:
        load_box(changed(tmp_path, CONTENT / "chapters.toml", written))
    assert refused.value.facts["key"] == f"chapter[standard].{name}.easy"


@pytest.mark.parametrize("digest", KEPT)
def test_games_that_began_with_earlier_numbers_keep_them(digest: str) -> None:
    assert box(digest).digest == digest != standard_box().digest


@clause("WDL-CAM19")
def test_normal_with_two_heroes_has_an_enraged_type_unless_the_game_began_without() -> None:
    now = agree(GAME, {"players": 2}, preset="normal")
    assert isinstance(now, TableOptions)
    found = [start(GAME, options).world for options in (now, *(replace(now, content=digest) for digest in KEPT))]
    assert [handicap(woods, "awake") for woods in found] == [1, 0, 1, 1]


@clause("WDL-CAM19")
def test_hard_with_three_heroes_begins_with_a_loot_card_each_unless_the_game_began_without() -> None:
    now = agree(GAME, {"players": 3}, preset="hard")
    assert isinstance(now, TableOptions)
    found = [start(GAME, options).world for options in (now, *(replace(now, content=digest) for digest in KEPT))]
    assert [handicap(woods, "cards") for woods in found] == [1, 0, 0, 0]
