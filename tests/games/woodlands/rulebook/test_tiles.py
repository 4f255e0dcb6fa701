"""Tiles and their icons (WDL-TILE)."""

import pytest

from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.combat_events import CombatBegan, HeroFled
from lairkeeper.games.woodlands.records.events import (
    BossRevealed,
    BramblesRolled,
    EventDrawn,
    FoeRevealed,
    NothingHappened,
)
from lairkeeper.games.woodlands.records.options import (
    AcceptDice,
    Buy,
    DrawBoss,
    DrawEventCard,
    DrawLootCard,
    DrawMonster,
    DrawOrbs,
    EndTurn,
    KeepInstead,
    Move,
    OpenChest,
    PutOn,
    RollFaces,
    Sell,
    TakeOrbs,
    ThrowSmoke,
    UseLoot,
    UseVortex,
)
from lairkeeper.games.woodlands.rules.brambles import RollBrambles
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.event_cards import DrawEvent
from lairkeeper.games.woodlands.rules.growth import DressNode, lay_tile
from lairkeeper.games.woodlands.rules.monsters import PlaceMonsters
from lairkeeper.games.woodlands.rules.turn import TakeTurn
from lairkeeper.games.woodlands.state import MOVE, Woods
from lairkeeper.kernel import State, begin
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.tables import (
    BETHRAS,
    BOX,
    NORTH,
    SHAVI,
    TRAIL,
    XYLIA,
    acting,
    card,
    cards,
    cell,
    chances,
    draw_table,
    entering,
    event,
    foes_at,
    heard_of,
    held,
    kind,
    node_of,
    offered,
    offered_kinds,
    question,
    tile,
    where,
)

DEAD_END = {"T08": (0, -1)}


def drawing(woods: Woods, name: str) -> State[Woods]:
    """The active Hero has drawn this Event."""
    state = begin(woods, DrawEvent(woods.active))
    play_out(state, DrawEventCard(event(name)), may_leave_draws=True)
    return state


@clause("WDL-TILE1", "WDL-TILE28", "WDL-MON1")
def test_brambles_come_before_monsters() -> None:
    woods = draw_table({"T17": (0, -1)}, heroes={"xylia": "T17", "bethras": "T01"}, hidden=[("snake", "T17")])
    state = entering(woods)
    assert question(state) == "roll_brambles"
    told = play_out(state, RollFaces((5,)), may_leave_draws=True)
    assert heard_of(told, FoeRevealed)


@clause("WDL-TILE2", "WDL-TILE5", "WDL-TILE10", "WDL-TILE43")
def test_tokens_are_put_on_a_tile_as_its_icons_say() -> None:
    woods = draw_table({"T24": (0, -1, 180), "T16": (0, 1, 90), "T08": (1, 0, 90)})
    treasure, whisper, half = (node_of(woods, name) for name in ("T24", "T16", "T08/1"))
    play_out(begin(woods, DressNode(treasure)), DrawMonster(kind("snake")), DrawMonster(kind("plant")))
    assert (woods.chests[treasure], [foe.is_up for foe in woods.foes]) == (2, [False, False])
    play_out(begin(woods, DressNode(whisper)))
    assert woods.event_tokens == (whisper,)
    play_out(begin(woods, DressNode(half)), DrawMonster(kind("spirit")))
    assert foes_at(woods, "T08/1") == ["spirit"]


@clause("WDL-TILE3", "WDL-TILE4")
def test_chests_are_opened_for_free_where_no_monster_is() -> None:
    woods = draw_table(TRAIL, board={"move": (1,)})
    woods.chests[0] = 2
    state = acting(woods)
    play_out(state, OpenChest(), DrawLootCard(card("mace")), OpenChest(), DrawLootCard(card("mace")))
    assert held(woods, "xylia") == ["mace", "mace"]
    assert OpenChest not in offered_kinds(state)


@clause("WDL-TILE3", "WDL-TILE45")
@pytest.mark.parametrize("enemy", ["snake", "stag"])
def test_an_enemy_forbids_opening_a_chest(enemy: str) -> None:
    woods = draw_table(board={"move": (1,)}, foes=[(enemy, "T01")], loot={"xylia": ["phial"]})
    woods.chests[0] = 1
    assert OpenChest not in offered_kinds(acting(woods))


@clause("WDL-TILE6", "WDL-TILE8")
def test_an_event_token_is_resolved_after_all_monsters_are_beaten() -> None:
    heroes = {"xylia": "T23", "bethras": "T01"}
    woods = draw_table({"T23": (0, -1)}, heroes=heroes, hidden=[("snake", "T23")], is_dressed=True)
    told = play_out(entering(woods), RollFaces((3,)), DrawEventCard(event("shower")))
    assert heard_of(told, EventDrawn)
    assert woods.event_tokens == ()
    assert woods.event_discard == (event("shower"),)


@clause("WDL-TILE6")
def test_a_lost_combat_leaves_the_event_token() -> None:
    woods = draw_table({"T23": (0, -1)}, heroes={"xylia": "T23", "bethras": "T01"}, hidden=[("snake", "T23")])
    woods.event_tokens = (node_of(woods, "T23"),)
    told = play_out(entering(woods), RollFaces((1,)))
    assert not heard_of(told, EventDrawn)
    assert woods.event_tokens


@clause("WDL-TILE7", "WDL-TILE32")
def test_what_one_does_not_have_cannot_be_lost() -> None:
    woods = draw_table(options=TableOptions(difficulty="hard", first=0))
    play_out(begin(woods, RollBrambles((XYLIA,), 1)), RollFaces((4,)))
    assert (woods.orbs[XYLIA], woods.entangled) == (0, (XYLIA,))
    drawing(woods, "magpie")
    assert woods.orbs[XYLIA] == 0


@clause("WDL-TILE9")
def test_a_hero_who_starts_its_turn_beside_an_event_token_triggers_it() -> None:
    woods = draw_table({"T23": (0, -1)}, heroes={"xylia": "T23", "bethras": "T01"})
    woods.event_tokens = (node_of(woods, "T23"),)
    state = begin(woods, TakeTurn(XYLIA))
    play_out(state, RollFaces((1, 1, 1, 1)), AcceptDice(), *[PutOn(MOVE)] * 4, DrawEventCard(event("shower")))
    assert (woods.orbs[XYLIA], woods.orbs[BETHRAS]) == (1, 1)


@clause("WDL-TILE11", "WDL-TILE12", "WDL-MON2")
def test_monsters_are_turned_up_when_somebody_enters() -> None:
    woods = draw_table(TRAIL, board={"move": (1,)}, hidden=[("snake", "T21"), ("plant", "T21")])
    state = acting(woods)
    told = play_out(state, Move(NORTH))
    assert len(heard_of(told, FoeRevealed)) == 2
    assert question(state) == "choose_fight"


@clause("WDL-TILE13", "WDL-CMB21")
def test_monsters_that_arrive_beside_the_active_hero_are_fought_at_once() -> None:
    woods = draw_table({"T12": (0, -1)}, heroes={"xylia": "T12", "bethras": "T01"}, loot={"xylia": ["phial"]})
    state = begin(woods, DrawEvent(XYLIA))
    told = play_out(state, DrawEventCard(event("sap")), DrawMonster(kind("snake")), RollFaces((6,)))
    assert len(heard_of(told, CombatBegan)) == 1
    assert (woods.encounter, woods.foes) == ("none", [])


@clause("WDL-TILE13")
def test_monsters_that_arrive_beside_others_are_turned_up_and_wait() -> None:
    woods = draw_table({"T12": (0, -1)}, heroes={"xylia": "T01", "bethras": "T12"})
    told = play_out(begin(woods, PlaceMonsters(node_of(woods, "T12"), 1)), DrawMonster(kind("snake")))
    assert heard_of(told, FoeRevealed)
    assert not heard_of(told, CombatBegan)


@clause("WDL-TILE14", "WDL-TILE15", "WDL-TILE16", "WDL-BOSS1")
def test_the_boss_card_is_turned_up_by_who_enters_and_must_be_fought() -> None:
    woods = draw_table({"T02": (0, -1, 180)}, board={"move": (1,)}, is_dressed=True)
    assert woods.boss_card == node_of(woods, "T02")
    state = acting(woods)
    play_out(state, Move(NORTH), may_leave_draws=True)
    assert len(chances(state)) == 6
    told = play_out(state, DrawBoss(kind("choir")), may_leave_draws=True)
    assert heard_of(told, BossRevealed)
    assert question(state) == "roll_skill"


@clause("WDL-TILE16")
def test_who_starts_the_turn_beside_a_boss_must_fight() -> None:
    woods = draw_table({"T02": (0, -1, 180)}, heroes={"xylia": "T02", "bethras": "T01"}, boss=("choir", "T02"))
    state = begin(woods, TakeTurn(XYLIA))
    play_out(state, RollFaces((1, 1, 1, 1)), AcceptDice(), *[PutOn(MOVE)] * 4, may_leave_draws=True)
    assert question(state) == "roll_skill"


@clause("WDL-TILE18")
def test_without_the_module_a_den_is_an_ordinary_tile() -> None:
    woods = draw_table({"T10": (0, -1, 90)}, heroes={"xylia": "T10", "bethras": "T01"}, board={"move": (1,)})
    state = entering(woods)
    play_out(state, RollFaces((5,)))
    assert {type(option).__name__ for option in offered(state)} == {"Move", "Venture", "EndTurn", "ProposeToConcede"}


@clause("WDL-TILE19", "WDL-TILE20", "WDL-TILE21")
def test_the_vortex_takes_one_hero_to_the_start_tile_for_an_orb() -> None:
    woods = draw_table({"T05": (0, -1, 90)}, heroes={"xylia": "T05", "bethras": "T05"}, orbs={"xylia": 1})
    woods.immobile = (XYLIA,)
    play_out(acting(woods), UseVortex())
    assert (where(woods, "xylia"), where(woods, "bethras")) == ("T01", "T05")
    assert woods.orbs[XYLIA] == 0


@clause("WDL-TILE21", "WDL-FLE7")
def test_the_vortex_is_a_flight_from_monsters_and_the_orb_is_paid_first() -> None:
    woods = draw_table(
        {"T05": (0, -1, 90)},
        heroes={"xylia": "T05", "bethras": "T01"},
        orbs={"xylia": 2},
        hearts={"xylia": 1},
        foes=[("snake", "T05")],
    )
    told = play_out(acting(woods), UseVortex())
    assert heard_of(told, HeroFled)
    assert (where(woods, "xylia"), woods.orbs[XYLIA], woods.hearts[XYLIA]) == ("T05", 1, 0)


@clause("WDL-TILE21")
def test_a_smoke_bomb_works_in_the_vortex() -> None:
    woods = draw_table(
        {"T05": (0, -1, 90)},
        heroes={"xylia": "T05", "bethras": "T01"},
        orbs={"xylia": 1},
        foes=[("snake", "T05")],
        loot={"xylia": ["smoke_bomb"]},
    )
    play_out(acting(woods), UseVortex(), ThrowSmoke(card("smoke_bomb")))
    assert (where(woods, "xylia"), woods.hearts[XYLIA]) == ("T01", 5)


@clause("WDL-TILE22", "WDL-TILE23", "WDL-TILE24")
def test_each_hero_takes_one_orb_token_from_the_well() -> None:
    woods = draw_table(
        {"T06": (0, -1)}, heroes={"xylia": "T06", "bethras": "T06"}, board={"move": (1,)}, is_dressed=True
    )
    assert woods.well_tokens == 2
    state = acting(woods)
    play_out(state, TakeOrbs(), may_leave_draws=True)
    assert chances(state) == {DrawOrbs(2): 2, DrawOrbs(3): 2}
    play_out(state, DrawOrbs(3))
    assert (woods.orbs[XYLIA], woods.tokens[XYLIA], woods.well_tokens) == (3, (3,), 1)
    assert TakeOrbs not in offered_kinds(state)


@clause("WDL-TILE23", "WDL-TILE45")
def test_a_monster_at_the_well_forbids_taking_a_token() -> None:
    woods = draw_table(
        {"T06": (0, -1)}, heroes={"xylia": "T06", "bethras": "T01"}, board={"move": (1,)}, foes=[("snake", "T06")]
    )
    woods.well_tokens = 2
    assert TakeOrbs not in offered_kinds(acting(woods))


@clause("WDL-TILE25", "WDL-TILE27")
def test_the_campfire_heals_at_the_end_of_the_turn_monsters_or_not() -> None:
    woods = draw_table(
        {"T04": (0, -1)},
        heroes={"xylia": "T04", "bethras": "T01"},
        hearts={"xylia": 1},
        foes=[("snake", "T04")],
        loot={"xylia": ["phial"]},
    )
    play_out(acting(woods), EndTurn())
    assert woods.hearts[XYLIA] == 5


@clause("WDL-TILE26", "WDL-DWN8")
def test_s20_the_campfire_heals_a_hero_who_is_down_before_the_turn() -> None:
    woods = draw_table({"T04": (0, -1)}, heroes={"shavi": "T04", "bethras": "T01"}, hearts={"shavi": 0})
    state = begin(woods, TakeTurn(SHAVI))
    assert woods.hearts[SHAVI] == 5
    assert question(state) == "roll_hero_dice"


@clause("WDL-TILE28", "WDL-MON19", "WDL-MON21")
def test_s21_an_entangled_hero_rolls_two_dice_for_brambles() -> None:
    woods = draw_table(
        {"T13": (0, -1)},
        heroes={"bethras": "T13", "shavi": "T13"},
        orbs={"bethras": 2, "shavi": 2},
        entangled=["bethras"],
    )
    told = play_out(entering(woods), RollFaces((5, 1)))
    assert (woods.orbs[BETHRAS], woods.orbs[SHAVI]) == (1, 1)
    assert (woods.hearts[BETHRAS], woods.hearts[SHAVI]) == (4, 5)
    assert heard_of(told, BramblesRolled) == [BramblesRolled(BETHRAS, (5, 1))]


@clause("WDL-MON21")
def test_s21_only_the_token_of_who_enters_brings_a_second_die() -> None:
    woods = draw_table({"T13": (0, -1)}, heroes={"bethras": "T13", "shavi": "T13"}, entangled=["shavi"])
    assert all(len(roll.faces) == 1 for roll in chances(entering(woods)))  # type: ignore[attr-defined]


@clause("WDL-TILE29", "WDL-TILE30")
def test_a_two_immobilises_for_the_rest_of_the_turn() -> None:
    woods = draw_table({"T13": (0, -1)}, board={"move": (1, 1)}, loot={"xylia": ["boots", "phial"]})
    state = acting(woods)
    play_out(state, Move(NORTH), RollFaces((2,)))
    assert woods.immobile == (XYLIA,)
    assert not {Move, UseVortex} & offered_kinds(state)
    assert UseLoot(card("boots")) not in offered(state)
    play_out(state, EndTurn())
    assert len(woods.immobile) == 0


@clause("WDL-TILE30")
def test_garden_shears_keep_a_hero_moving() -> None:
    woods = draw_table({"T13": (0, -1)}, board={"move": (1, 1)}, loot={"xylia": ["shears"]})
    told = play_out(acting(woods), Move(NORTH), RollFaces((2,)))
    assert heard_of(told, NothingHappened)
    assert woods.immobile == ()


@clause("WDL-TILE31")
def test_brambles_hit_standing_heroes_on_entering_only() -> None:
    woods = draw_table({"T13": (0, -1)}, heroes={"bethras": "T13", "shavi": "T13"}, hearts={"shavi": 0})
    play_out(entering(woods), RollFaces((3,)))
    assert woods.poisoned == (BETHRAS,)
    told = play_out(begin(woods, MeetFoes()))
    assert not heard_of(told, BramblesRolled)


@clause("WDL-TILE33")
def test_runes_only_call_monsters() -> None:
    woods = draw_table({"T12": (0, -1), "T21": (0, 1), "T17": (1, 0, 90)})
    play_out(drawing(woods, "sap"), DrawMonster(kind("snake")), DrawMonster(kind("plant")))
    assert (foes_at(woods, "T12"), foes_at(woods, "T17"), foes_at(woods, "T21")) == (["snake"], ["plant"], [])


@clause("WDL-TILE34", "WDL-TILE35", "WDL-TILE36", "WDL-TILE37", "WDL-TILE38", "WDL-LOOT6")
def test_s25_the_merchant_buys_cards_and_sells_goods() -> None:
    woods = draw_table(
        {"T07": (0, -1)},
        heroes={"bethras": "T01", "xylia": "T01"},
        orbs={"bethras": 4},
        loot={"bethras": ["mace", "phial", "charm"]},
        board={"move": (1,)},
    )
    state = acting(woods)
    goods = ("armour", "boots", "knives")
    play_out(state, Move(NORTH), *[DrawLootCard(card(name)) for name in goods])
    assert woods.goods == cards(*goods)
    play_out(state, Sell(card("phial")))
    assert woods.orbs[BETHRAS] == 5
    play_out(state, Buy(card("armour")))
    assert (woods.orbs[BETHRAS], held(woods, "bethras")) == (2, ["mace", "armour", "charm"])
    assert woods.goods == cards("boots", "knives")
    assert woods.loot_discard[card("phial")] == 1


@clause("WDL-TILE34", "WDL-TILE35")
def test_goods_are_laid_out_once() -> None:
    woods = draw_table({"T07": (0, -1)}, board={"move": (1,)})
    woods.goods = cards("mace")
    play_out(acting(woods), Move(NORTH))
    assert woods.goods == cards("mace")


@clause("WDL-TILE38", "WDL-TILE44")
def test_a_good_costs_three_orbs_and_an_enemy_ends_all_trade() -> None:
    woods = draw_table({"T07": (0, -1)}, heroes={"xylia": "T07", "bethras": "T01"}, orbs={"xylia": 2})
    woods.goods, woods.loot[XYLIA] = cards("mace"), cards("boots")
    assert {Buy, Sell} & offered_kinds(acting(woods)) == {Sell}
    woods.orbs[XYLIA] = 3
    assert {Buy, Sell} <= offered_kinds(acting(woods))
    woods = draw_table({"T07": (0, -1)}, heroes={"xylia": "T07", "bethras": "T01"}, foes=[("snake", "T07")])
    woods.goods, woods.loot[XYLIA], woods.orbs[XYLIA] = cards("mace"), cards("boots", "phial"), 3
    assert not {Buy, Sell} & offered_kinds(acting(woods))


@clause("WDL-TILE38", "WDL-LOOT6")
def test_who_buys_with_full_slots_discards_a_card() -> None:
    woods = draw_table({"T07": (0, -1)}, heroes={"xylia": "T07", "bethras": "T01"}, orbs={"xylia": 3})
    woods.goods, woods.loot[XYLIA] = cards("mace"), cards("boots", "phial", "charm")
    play_out(acting(woods), Buy(card("mace")), KeepInstead(card("charm")))
    assert woods.loot[XYLIA] == cards("mace", "boots", "phial")


@clause("WDL-TILE39", "WDL-GRO5")
def test_the_double_dead_end_is_linked_on_both_sides_where_it_can_be() -> None:
    ring = {"T21": (0, -1), "T13": (1, 0), "T12": (1, -1), "T15": (1, -2), "T14": (1, -3, 180), "T04": (0, -3, 90)}
    woods = draw_table(ring)  # type: ignore[arg-type]
    turns = woods.forest.turns_at(cell(0, -2), BOX.shapes[tile("T08")], may_close=False)
    assert set(turns) == {0, 180}
    lay_tile(woods, tile("T08"), cell(0, -2), 0)
    assert all(woods.forest.ways[node_of(woods, name)] for name in ("T08", "T08/1"))


@clause("WDL-TILE40", "WDL-TILE42")
def test_only_the_side_one_comes_from_has_an_effect() -> None:
    woods = draw_table({"T08": (0, -1, 180)}, board={"move": (1,)}, hidden=[("snake", "T08/1")])
    state = acting(woods)
    told = play_out(state, Move(NORTH), RollFaces((5,)))
    assert heard_of(told, BramblesRolled)
    assert not heard_of(told, FoeRevealed)
    assert woods.nodes[XYLIA] == node_of(woods, "T08")


@clause("WDL-TILE41", "WDL-TILE42", "WDL-RSK1")
def test_no_tile_extends_the_forest_from_an_unlinked_half() -> None:
    woods = draw_table(DEAD_END)
    assert woods.forest.open_paths == 3
    assert woods.forest.way_out(node_of(woods, "T08"), NORTH) is None


@clause("WDL-TILE42")
def test_halves_are_separate_places() -> None:
    woods = draw_table(DEAD_END)
    assert woods.forest.ways[node_of(woods, "T08")] == 0
    assert woods.forest.ways[node_of(woods, "T08/1")] == 1
