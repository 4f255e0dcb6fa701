"""Chapter 5, the corruption (WDL-CH5)."""

from typing import Any

import pytest
from msgspec.structs import replace

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.board.forest import INSIDE, Forest, Laid
from lairkeeper.games.woodlands.components.kinds import ComponentEffect
from lairkeeper.games.woodlands.config import Carried, HeroKept, TableOptions
from lairkeeper.games.woodlands.records.options import (
    AddPowerDie,
    Discard,
    DrawBoss,
    DrawMonster,
    PlaceBossAt,
    Venture,
)
from lairkeeper.games.woodlands.records.quest_options import LightDesperately, LightTotem, Purify, PurifyNone
from lairkeeper.games.woodlands.rules.campaign import sequel
from lairkeeper.games.woodlands.rules.corruption import (
    Corrupt,
    PurifyTile,
    SpoilNode,
    Spread,
    WakeInCorruption,
    next_to_corruption,
)
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.rules.goals import Danger, corrupted_tiles
from lairkeeper.games.woodlands.rules.monsters import Ambush
from lairkeeper.games.woodlands.rules.movement import EnterNode
from lairkeeper.games.woodlands.rules.profile import damage, defence
from lairkeeper.games.woodlands.rules.results import BeatFoe
from lairkeeper.games.woodlands.setup import set_up
from lairkeeper.games.woodlands.state import INVOKE, MOVE, Combat, Woods, change_quest
from lairkeeper.games.woodlands.view import view
from lairkeeper.kernel import begin, start
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.chapter_tables import chapter_table, choices, ending
from tests.games.woodlands.tables import (
    BETHRAS,
    BLUE,
    BOX,
    EAST,
    GREEN,
    ORANGE,
    P1,
    PURPLE,
    XYLIA,
    acting,
    add_foe,
    card,
    cell,
    entering,
    foes_at,
    held,
    kind,
    node_of,
    offered,
    offered_kinds,
    tile,
)

SNAKE = DrawMonster(kind("snake"))
STAG = DrawBoss(kind("stag"))
SOURCE = cell(2, 0)
OAK = {"T12": (0, -1)}
"""The Oak Crossing, with a green Rune, north of the Start tile."""


def chapter_5(xylia: str = "T12", bethras: str = "T01", **table: Any) -> Woods:
    return chapter_table(5, {"xylia": xylia, "bethras": bethras}, tiles=table.pop("tiles", OAK), **table)


def corrupted(woods: Woods, *cells: tuple[int, int], level: int | None = None) -> Woods:
    """Corruption at the source, on these cells, and on as many far tiles as the level asks for."""
    tokens = (SOURCE, *(cell(x, y) for x, y in cells))
    if level is not None:
        change_quest(woods, corruption=tokens)
        spare = [laid.cell for laid in woods.forest.tiles if laid.cell not in tokens]
        tokens += tuple(spare[: level - len(tokens)])
    change_quest(woods, corruption=tokens)
    return woods


def long_forest(**table: Any) -> Woods:
    """A trail of tiles to the north: enough to reach any level without the tiles at its end."""
    names = ("T12", "T21", "T22", "T13", "T16", "T15", "T17", "T14", "T18")
    tiles = {name: (0, -1 - place) for place, name in enumerate(names)}
    return chapter_5(tiles=tiles, **table)


@clause("WDL-CH5-2", "WDL-CH5-3", "WDL-CH5-1")
def test_the_chapter_is_set_up() -> None:
    state = start(GAME, TableOptions(chapter=5))
    woods = state.world
    assert [BOX.tiles[laid.tile].id for laid in woods.forest.tiles] == ["T01", "T23", "T08"]
    assert (woods.quest.corruption, len(woods.tiles_left), woods.foes) == ((SOURCE,), 20, [])
    assert tile("T02") in woods.tiles_left
    assert tile("T03") not in woods.tiles_left
    assert woods.above_boss == 17
    assert woods.forest.exits[node_of(woods, "T23")] == {1: node_of(woods, "T08"), 3: node_of(woods, "T01")}


@clause("WDL-CH5-14", "WDL-GRO7")
def test_a_path_to_the_sealed_space_does_not_keep_the_forest_open() -> None:
    trail = BOX.shapes[tile("T21")]
    west_of_it = Laid(cell(2, -1), tile("T12"), 0, (2,))
    forest = Forest((west_of_it,), (cell(3, 0),))
    assert forest.open_paths == 1
    bend = BOX.shapes[tile("T18")]
    assert forest.turns_at(cell(3, -1), bend, may_close=False) == (270,)
    assert set(forest.turns_at(cell(3, -1), bend, may_close=True)) == {180, 270}
    assert forest.turns_at(cell(3, -1), trail, may_close=False) == (90,)


@clause("WDL-CH5-14", "WDL-CH5-2")
def test_the_space_behind_the_dead_end_stays_empty() -> None:
    woods, _ = set_up(TableOptions(chapter=5))
    assert cell(3, 0) not in woods.forest.sites
    corrupted(woods)
    assert next_to_corruption(woods) == (cell(1, 0),)


@clause("WDL-CH5-5", "WDL-CH5-7", "WDL-CH5-25")
def test_the_corruption_spreads_along_links_and_open_paths() -> None:
    woods = corrupted(chapter_5(), (1, 0), (0, 0))
    begin(woods, Spread())
    assert set(woods.quest.corruption) == {SOURCE, cell(1, 0), cell(0, 0), cell(0, -1), cell(-1, 0), cell(0, 1)}
    assert corrupted_tiles(woods) == 4
    before = corrupted(chapter_5(), (0, 1))
    assert cell(0, 2) not in next_to_corruption(before)


@clause("WDL-CH5-4")
def test_after_four_camps_the_first_spread_is_double() -> None:
    heroes = (HeroKept(XYLIA), HeroKept(BETHRAS))
    for camps, level in ((3, 2), (4, 3)):
        woods, _ = set_up(TableOptions(chapter=5, carried=Carried(heroes, camps=camps)))
        begin(woods, Corrupt())
        assert corrupted_tiles(woods) == level
        woods.round = 2
        level_before = corrupted_tiles(woods)
        begin(woods, Corrupt())
        assert corrupted_tiles(woods) <= level_before + 1


@clause("WDL-CH5-6", "WDL-CH5-8")
def test_a_tile_placed_on_corruption_is_corrupted_and_gets_no_chests() -> None:
    woods = chapter_5(tiles={**OAK, "T14": (0, -2)})
    corrupted(woods, (0, -2))
    node = node_of(woods, "T14")
    woods.chests[node] = 1
    assert corrupted_tiles(woods) == 2
    begin(woods, SpoilNode(node))
    assert woods.chests[node] == 0


@clause("WDL-CH5-8", "WDL-CH5-9")
def test_corruption_removes_chests_and_reveals_the_boss_where_it_arrives() -> None:
    woods = chapter_5(tiles={**OAK, "T02": (0, -2, 180), "T14": (1, -1, 90)}, foes=[("snake", "T14")])
    corrupted(woods, (0, -1))
    woods.boss_card, woods.chests[node_of(woods, "T14")] = node_of(woods, "T02"), 1
    woods.event_tokens = (node_of(woods, "T14"),)
    play_out(begin(woods, Spread()), STAG)
    assert foes_at(woods, "T02") == ["stag"]
    assert woods.chests[node_of(woods, "T14")] == 0
    assert (foes_at(woods, "T14"), woods.event_tokens) == (["snake"], (node_of(woods, "T14"),))


@clause("WDL-CH5-30", "WDL-CH5-9")
def test_a_boss_tile_placed_on_corruption_reveals_its_boss() -> None:
    woods = corrupted(chapter_5(tiles={**OAK, "T02": (0, -2, 180)}), (0, -2))
    woods.boss_card = node_of(woods, "T02")
    play_out(begin(woods, SpoilNode(node_of(woods, "T02"))), STAG)
    assert foes_at(woods, "T02") == ["stag"]


@clause("WDL-CH5-10", "WDL-CH5-29", "WDL-CH5-13")
def test_a_hero_lights_the_totem_of_the_own_colour() -> None:
    woods = corrupted(chapter_5(board={"invoke": [1, 2]}, foes=[("snake", "T12")]), (1, 0))
    state = acting(woods)
    assert LightTotem(GREEN) in offered(state)
    play_out(state, LightTotem(GREEN), Purify(cell(1, 0)), may_leave_draws=True)
    assert (woods.quest.totems, woods.quest.corruption) == ((GREEN,), (SOURCE,))
    assert woods.board[INVOKE] == ()


@clause("WDL-CH5-10", "WDL-CH5-29")
def test_no_totem_without_invocation_or_on_a_tile_of_another_colour() -> None:
    staff = chapter_5(board={"move": [1], "invoke": [1]}, loot={"xylia": ["green_staff"]})
    assert not {LightTotem, LightDesperately} & offered_kinds(acting(staff))
    away = chapter_5("T01", board={"move": [1], "invoke": [1, 1]})
    assert LightTotem not in offered_kinds(acting(away))


@clause("WDL-CH5-11", "WDL-INV7")
def test_a_die_on_a_totem_cannot_be_used_any_more() -> None:
    woods = chapter_5(board={"invoke": [1, 2]}, loot={"xylia": ["green_staff"]}, foes=[("snake", "T12")])
    state = begin(woods, MeetFoes())
    assert AddPowerDie(GREEN) in choices(state)
    change_quest(woods, totems=(GREEN,))
    assert not any(isinstance(option, AddPowerDie) for option in choices(begin(woods, MeetFoes())))


@clause("WDL-CH5-12", "WDL-CH5-31", "WDL-CAM21")
def test_a_desperate_invocation_costs_all_orbs() -> None:
    woods = chapter_5("T21", tiles={"T21": (0, -1)}, board={"invoke": [1, 2], "move": [1]}, orbs={"xylia": 3})
    state = acting(woods)
    assert LightDesperately(ORANGE) in offered(state)
    play_out(state, LightDesperately(ORANGE))
    assert (woods.quest.totems, woods.orbs[XYLIA], woods.board[INVOKE]) == ((ORANGE,), 0, ())
    poor = chapter_5("T21", tiles={"T21": (0, -1)}, board={"invoke": [1, 2], "move": [1]})
    assert LightDesperately not in offered_kinds(acting(poor))


@clause("WDL-AMB11")
def test_by_a_switch_a_desperate_invocation_costs_all_cards() -> None:
    woods = chapter_5(
        "T21",
        tiles={"T21": (0, -1)},
        board={"invoke": [1, 2], "move": [1]},
        orbs={"xylia": 3},
        loot={"xylia": ["mace"]},
        used={"xylia": ["boots"]},
        desperate_cost="loot",
    )
    play_out(acting(woods), LightDesperately(ORANGE))
    assert (woods.orbs[XYLIA], held(woods, "xylia"), woods.used_loot[XYLIA]) == (3, [], ())
    poor = chapter_5("T21", tiles={"T21": (0, -1)}, board={"invoke": [1, 2], "move": [1]}, desperate_cost="loot")
    assert LightDesperately not in offered_kinds(acting(poor))


@clause("WDL-CH5-13", "WDL-CH5-14")
def test_the_source_and_empty_spaces_cannot_be_purified() -> None:
    woods = corrupted(chapter_5(), (1, 0), (0, 1))
    state = begin(woods, PurifyTile())
    assert offered(state) == {PurifyNone(), Purify(cell(1, 0))}


@clause("WDL-CH5-13")
def test_a_beaten_boss_purifies_a_tile() -> None:
    woods = corrupted(chapter_5(boss=("stag", "T12")), (1, 0))
    woods.combats = [Combat(woods.foes[0].number)]
    state = begin(woods, BeatFoe(woods.foes[0].number))
    assert Purify(cell(1, 0)) in offered(state)


@clause("WDL-CH5-15", "WDL-CH5-16", "WDL-CH5-17", "WDL-CH5-27", "WDL-CH5-32")
@pytest.mark.parametrize(
    ("level", "more_damage", "more_defence"), [(2, 1, 0), (3, 1, 0), (4, 1, 1), (8, 1, 1), (9, 0, 0)]
)
def test_the_corruption_strengthens_monsters_by_level(level: int, more_damage: int, more_defence: int) -> None:
    woods = corrupted(long_forest(foes=[("snake", "T18")]), (0, -9), level=level)
    assert corrupted_tiles(woods) == level
    assert (damage(woods, woods.foes[0]), defence(woods, woods.foes[0])) == (1 + more_damage, 3 + more_defence)
    elsewhere = corrupted(chapter_5(foes=[("snake", "T12")]), (1, 0))
    assert (damage(elsewhere, elsewhere.foes[0]), defence(elsewhere, elsewhere.foes[0])) == (1, 3)


@clause("WDL-AMB10", "WDL-CH5-27")
def test_bosses_are_strengthened_only_by_a_switch() -> None:
    for switch, more in (("monsters_only", 0), ("bosses_too", 1)):
        woods = corrupted(chapter_5(boss=("stag", "T12"), corruption_on_bosses=switch), (0, -1))
        assert damage(woods, woods.foes[0]) == BOX.bosses[-1].damage + more


@clause("WDL-CH5-33")
def test_monsters_in_a_den_are_not_strengthened() -> None:
    woods = corrupted(chapter_5(foes=[("snake", "T12")]), (0, -1))
    inside = replace(woods.foes[0], node=INSIDE + woods.foes[0].node)
    assert (damage(woods, woods.foes[0]), damage(woods, inside)) == (2, 1)


@clause("WDL-CH5-17", "WDL-CH5-26")
def test_at_level_four_entering_costs_a_move_die_and_boots_stay() -> None:
    woods = corrupted(long_forest(board={"move": [1, 2]}, loot={"xylia": ["boots"]}), (0, -1), level=4)
    entering(woods)
    assert len(woods.board[MOVE]) == 1
    assert held(woods, "xylia") == ["boots"]


@clause("WDL-CH5-26", "WDL-CH5-28")
def test_starting_a_turn_in_the_corruption_costs_a_move_die_too() -> None:
    woods = corrupted(long_forest(board={"move": [1, 2]}), (0, -1), level=4)
    begin(woods, WakeInCorruption())
    assert len(woods.board[MOVE]) == 1
    nine = corrupted(long_forest(board={"move": [1, 2]}), (0, -1), level=9)
    begin(nine, WakeInCorruption())
    assert (len(nine.board[MOVE]), nine.foes) == (2, [])


@clause("WDL-CH5-18", "WDL-CH5-28", "WDL-CH5-32")
def test_at_level_nine_entering_costs_a_card_and_brings_a_monster() -> None:
    woods = corrupted(long_forest(board={"move": [1, 2]}, loot={"xylia": ["mace", "boots"]}), (0, -1), level=9)
    state = entering(woods)
    play_out(state, Discard(card("boots")), SNAKE, may_leave_draws=True)
    assert (held(woods, "xylia"), foes_at(woods, "T12"), len(woods.board[MOVE])) == (["mace"], ["snake"], 2)
    assert woods.encounter == "pending"


@clause("WDL-CH5-18", "WDL-CH5-28")
def test_at_level_nine_a_hero_without_cards_goes_down_and_the_monster_comes_all_the_same() -> None:
    woods = corrupted(long_forest(), (0, -1), level=9)
    play_out(entering(woods), SNAKE, may_leave_draws=True)
    assert (woods.hearts[XYLIA], foes_at(woods, "T12")) == (0, ["snake"])


@clause("WDL-CH5-19")
def test_ten_corrupted_tiles_lose() -> None:
    woods = corrupted(long_forest(), level=10)
    assert ending(begin(woods, CheckEnd())) == "corrupted"
    assert view(woods, P1).dangers == (Danger("corruption", 10, 10),)


@clause("WDL-CH5-20", "WDL-CH5-25")
def test_a_spread_that_needs_more_tokens_than_there_are_loses() -> None:
    woods = corrupted(chapter_5(), (1, 0), (0, 0), (0, -1), (0, 1), (-1, 0), (5, 5), (6, 5))
    assert len(next_to_corruption(woods)) == 3
    assert ending(begin(woods, Spread())) == "corrupted"
    full = chapter_5("T01", boss=("stag", "T12"), threat=20)
    assert ending(begin(full, CheckEnd())) == "threat"


@clause("WDL-CH5-21", "WDL-CH5-24", "WDL-CH5-22")
def test_four_totems_and_no_boss_win_and_the_story_ends() -> None:
    woods = chapter_5(boss=("stag", "T12"))
    change_quest(woods, totems=(GREEN, PURPLE, BLUE, ORANGE))
    assert begin(woods, CheckEnd()).outcome is None
    woods.foes, woods.boss_card = [], node_of(woods, "T12")
    assert begin(woods, CheckEnd()).outcome is None
    woods.boss_card = type(woods.boss_card)(-1)
    assert view(woods, P1).story == "corruption"
    assert ending(begin(woods, CheckEnd())) == "chapter_won"
    assert view(woods, P1).story == "end"
    assert sequel(woods, woods.options) is None


@clause("WDL-CH5-23")
def test_the_second_shadow_is_a_boss_the_first_time() -> None:
    woods = corrupted(chapter_5("T23", tiles=OAK), (0, 0))
    effect = ComponentEffect("ambush")
    state = begin(woods, Ambush(effect, XYLIA))
    assert offered(state) == {
        *(PlaceBossAt(node_of(woods, name), tile(name)) for name in ("T01", "T08")),
    }
    play_out(state, PlaceBossAt(node_of(woods, "T01"), tile("T01")), STAG)
    assert foes_at(woods, "T01") == ["stag"]
    later = begin(woods, Ambush(effect, XYLIA))
    assert SNAKE in choices(later)


@clause("WDL-CH5-23")
def test_the_second_boss_on_the_own_tile_is_fought_at_once_and_a_third_never_comes() -> None:
    woods = corrupted(chapter_5(), (0, -1))
    play_out(begin(woods, Ambush(ComponentEffect("ambush"), XYLIA)), STAG, may_leave_draws=True)
    assert woods.encounter == "pending"
    two = corrupted(chapter_5(boss=("stag", "T01")), (0, -1))
    add_foe(two, "choir", "T23", is_up=True, threat=1)
    assert SNAKE in choices(begin(two, Ambush(ComponentEffect("ambush"), XYLIA)))


@clause("WDL-CH5-14", "WDL-CAM24")
def test_nobody_ventures_east_of_the_dead_end() -> None:
    woods = chapter_5("T08/1", board={"move": [1]})
    assert Venture(EAST) not in choices(acting(woods))


@clause("WDL-CH5-28", "WDL-TILE13", "WDL-SET17")
def test_without_any_monster_left_level_nine_leaves_no_encounter_pending() -> None:
    woods = corrupted(long_forest(loot={"xylia": ["mace"]}), (0, -1), level=9)
    woods.monster_pile = [0] * len(woods.monster_pile)
    begin(woods, EnterNode())
    assert woods.encounter == "none"
