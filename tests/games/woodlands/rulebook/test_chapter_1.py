"""Chapter 1, mushrooms for the elder (WDL-CH1), and quest tokens (WDL-CAM15 to WDL-CAM18)."""

from typing import Any

from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.options import (
    DrawMonster,
    EndTurn,
    Fight,
    Flee,
    Move,
    RollFaces,
)
from lairkeeper.games.woodlands.records.quest_events import TokenHidden
from lairkeeper.games.woodlands.records.quest_options import (
    Brew,
    DrawQuest,
    LeaveToken,
    Search,
    TakeToken,
    TakeTokenInstead,
)
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.rules.growth import AddTile, DressNode
from lairkeeper.games.woodlands.rules.loot import loot_limit
from lairkeeper.games.woodlands.rules.turn import TakeTurn
from lairkeeper.games.woodlands.setup import lay_out
from lairkeeper.games.woodlands.state import Woods, change_quest
from lairkeeper.games.woodlands.view import view
from lairkeeper.kernel import begin
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.chapter_tables import chapter_table, choices, ending, holding, play_fight, quest
from tests.games.woodlands.tables import (
    BETHRAS,
    BOX,
    XYLIA,
    acting,
    card,
    foes_at,
    heard_of,
    held,
    hero,
    kind,
    node_of,
    offered,
    offered_kinds,
)

SET = ("red_mushroom", "yellow_mushroom", "blue_mushroom", "vial")
FIRE = {"T04": (0, -1)}
SNAKE = DrawMonster(kind("snake"))


def chapter_1(xylia: str = "T21", bethras: str = "T01", **table: Any) -> Woods:
    """Xylia on the Long Trail, which has a Rune, with a quest token face down."""
    tiles = table.pop("tiles", {"T21": (0, -1)})
    woods = chapter_table(1, {"xylia": xylia, "bethras": bethras}, tiles=tiles, **table)
    if "T21" in tiles:
        change_quest(woods, down=(node_of(woods, "T21"),))
    return woods


def at_the_fire(*, orbs: int = 4, **table: Any) -> Woods:
    return chapter_1("T04", "T01", tiles=FIRE, orbs={"xylia": orbs}, **table)


@clause("WDL-CH1-2", "WDL-CH1-3", "WDL-CH1-4", "WDL-CH1-14", "WDL-CH1-1")
def test_the_chapter_is_set_up() -> None:
    woods = lay_out(TableOptions(chapter=1))
    names = [BOX.tiles[tile].id for tile in woods.tiles_left]
    assert names == ["T04", "T05", "T08", *(f"T{number}" for number in range(12, 25))]
    assert woods.above_boss == 0
    assert woods.loot_pile[card("antidote")] == 0
    assert (sum(woods.loot_pile), sum(woods.quest.unseen)) == (23, 8)
    woods.party = (XYLIA, BETHRAS)
    assert [(goal.goal, goal.have, goal.need) for goal in view(woods, None).goals] == [
        ("potions", 0, 2),
        ("fire", 0, 1),
    ]


@clause("WDL-CH1-5")
def test_a_tile_with_a_rune_gets_a_quest_token() -> None:
    woods = chapter_1("T01", tiles={"T21": (0, -1), "T23": (0, -2)})
    change_quest(woods, down=())
    steps = [DressNode(node_of(woods, name)) for name in ("T21", "T23")]
    state, told = begin_telling(woods, *steps)
    told += play_out(state, SNAKE)
    assert heard_of(told, TokenHidden) == [TokenHidden(node_of(woods, "T21"), BOX.tile_named["T21"])]
    assert woods.quest.down == (node_of(woods, "T21"),)


@clause("WDL-CAM15", "WDL-CH1-6", "WDL-CH1-15")
def test_a_hero_searches_the_tile_and_takes_the_token() -> None:
    woods = chapter_1()
    state = acting(woods)
    play_out(state, Search(), DrawQuest(quest("vial")), TakeToken(quest("vial")))
    assert woods.quest.held[XYLIA] == (quest("vial"),)
    assert (woods.quest.up, woods.quest.down, sum(woods.quest.unseen)) == ((), (), 7)


@clause("WDL-CAM15")
def test_nobody_searches_beside_a_monster() -> None:
    assert Search() in choices(acting(chapter_1()))
    assert Search() not in choices(acting(chapter_1(foes=[("snake", "T21")])))


@clause("WDL-CAM16", "WDL-LOOT6")
def test_a_card_makes_room_for_the_first_token_and_all_share_its_slot() -> None:
    woods = chapter_1(loot={"xylia": ["mace", "boots", "charm"]})
    state = acting(woods)
    play_out(state, Search(), DrawQuest(quest("vial")))
    assert offered(state) == {LeaveToken(), *(TakeTokenInstead(quest("vial"), c) for c in woods.loot[XYLIA])}
    play_out(state, TakeTokenInstead(quest("vial"), card("charm")))
    assert sorted(held(woods, "xylia")) == ["boots", "mace"]
    assert loot_limit(woods, XYLIA) == 2
    change_quest(woods, up=((node_of(woods, "T21"), quest("red_mushroom")),))
    assert TakeToken(quest("red_mushroom")) in choices(acting(woods))


@clause("WDL-CAM17")
def test_a_token_that_is_left_can_be_taken_later_by_anybody() -> None:
    woods = chapter_1(bethras="T21")
    state = acting(woods)
    play_out(state, Search(), DrawQuest(quest("vial")), LeaveToken())
    assert woods.quest.up == ((node_of(woods, "T21"), quest("vial")),)
    woods.active = BETHRAS
    play_out(acting(woods), TakeToken(quest("vial")))
    assert woods.quest.held[BETHRAS] == (quest("vial"),)


@clause("WDL-CH1-7", "WDL-CH1-8", "WDL-CH1-16")
def test_a_potion_takes_three_mushrooms_a_vial_and_two_orbs() -> None:
    woods = at_the_fire()
    holding(woods, "xylia", *SET, "vial")
    state = acting(woods)
    play_out(state, Brew())
    assert (woods.quest.potions, woods.orbs[XYLIA], woods.quest.held[XYLIA]) == (1, 2, (quest("vial"),))
    assert not woods.loot[XYLIA]
    assert Brew() not in choices(state)


@clause("WDL-CH1-7")
def test_without_a_colour_or_orbs_or_fire_nothing_is_brewed() -> None:
    poor = at_the_fire(orbs=1)
    holding(poor, "xylia", *SET)
    assert Brew() not in choices(acting(poor))
    plain = at_the_fire()
    holding(plain, "xylia", "red_mushroom", "red_mushroom", "blue_mushroom", "vial")
    assert Brew() not in choices(acting(plain))
    away = chapter_1("T01", tiles=FIRE, orbs={"xylia": 4})
    holding(away, "xylia", *SET)
    assert Brew() not in choices(acting(away))


@clause("WDL-CH1-10")
def test_with_monsters_the_fire_neither_heals_nor_brews() -> None:
    woods = at_the_fire(foes=[("snake", "T04")], hearts={"xylia": 2, "bethras": 0})
    holding(woods, "xylia", *SET)
    woods.nodes[BETHRAS] = node_of(woods, "T04")
    state = acting(woods)
    assert Brew() not in choices(state)
    play_out(state, EndTurn())
    assert woods.hearts[XYLIA] == 2
    begin(woods, TakeTurn(BETHRAS))
    assert woods.hearts[BETHRAS] == 0


@clause("WDL-CH1-13")
def test_who_brews_moves_no_more() -> None:
    woods = at_the_fire(board={"move": [1]}, loot={"xylia": ["boots"]})
    holding(woods, "xylia", *SET)
    state = acting(woods)
    assert Move in offered_kinds(state)
    play_out(state, Brew())
    assert not any(isinstance(option, Move) for option in choices(state))
    assert "boots" in held(woods, "xylia")


@clause("WDL-CH1-9", "WDL-CH1-12", "WDL-CH1-13", "WDL-CH1-15")
def test_the_second_potion_draws_monsters_and_beating_them_wins() -> None:
    woods = at_the_fire(board={"move": [1]})
    holding(woods, "xylia", *SET, *SET)
    state = acting(woods)
    play_out(state, Brew())
    play_out(state, Brew(), SNAKE, SNAKE, SNAKE)
    assert foes_at(woods, "T04") == ["snake"] * 3
    assert not {Flee} & offered_kinds(state)
    for left in (2, 1, 0):
        play_fight(state, *([Fight] if left else []), RollFaces((6,)))
        assert len(foes_at(woods, "T04")) == left
    assert woods.quest.is_won


@clause("WDL-CH1-12")
def test_potions_alone_do_not_win() -> None:
    woods = at_the_fire(foes=[("snake", "T04")])
    change_quest(woods, potions=2)
    assert begin(woods, CheckEnd()).outcome is None
    assert not woods.quest.is_won


@clause("WDL-CH1-11")
def test_all_heroes_down_lose_the_chapter() -> None:
    woods = chapter_1(hearts={"xylia": 0, "bethras": 0})
    assert ending(begin(woods, CheckEnd())) == "all_down"


@clause("WDL-CH1-14", "WDL-CAM24")
def test_an_exhausted_pile_brings_no_boss() -> None:
    woods = chapter_1("T01", tiles=FIRE, pile=[])
    state = begin(woods, AddTile(XYLIA))
    assert state.outcome is None
    assert (woods.foes, woods.boss_card) == ([], -1)


@clause("WDL-CAM24")
def test_a_closed_forest_with_a_needed_tile_in_the_pile_is_lost() -> None:
    deadly = {"T24": (0, -1, 180), "T23": (1, 0, 90), "T22": (0, 1), "T21": (-1, 0, 90)}
    closing = {**deadly, "T19": (2, 0, 180)}
    woods = chapter_table(1, {"xylia": "T01", "bethras": "T01"}, tiles=closing, pile=["T12"])
    woods.forest = type(woods.forest)(woods.forest.tiles, tuple(woods.forest.sites))
    assert not woods.forest.open_paths
    assert ending(begin(woods, AddTile(hero("xylia")))) == "out_of_reach"
