"""Chapter 2, the Tree of Life, part 1 (WDL-CH2)."""

from collections.abc import Mapping
from typing import Any

import pytest

from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.quest import Thief
from lairkeeper.games.woodlands.records.options import DrawEventCard, DrawOrbs, DrawTile, Fight, GiveTo, Move, RollFaces
from lairkeeper.games.woodlands.records.quest_options import BearTwo, LoseToken, PayOrbs, StepTo
from lairkeeper.games.woodlands.rules.advance import next_player
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.rules.growth import AddTile, DressNode, unknown_tiles
from lairkeeper.games.woodlands.rules.tree import DealOrbTokens, MoveTheForest, PayTheWell
from lairkeeper.games.woodlands.setup import lay_out
from lairkeeper.games.woodlands.state import FoeNo, Woods, change_quest
from lairkeeper.kernel import begin
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.chapter_tables import chapter_table, choices, ending, play_fight
from tests.games.woodlands.tables import (
    BETHRAS,
    BOX,
    KLETHOR,
    P1,
    P2,
    SHAVI,
    XYLIA,
    acting,
    asked_seat,
    entering,
    hero,
    node_of,
    question,
    tile,
)

FOE = FoeNo(0)
TRAIL = {"T21": (0, -1), "T22": (0, -2), "T23": (0, -3)}
WELL = {"T06": (0, -1)}


Tokens = Mapping[str, tuple[int, ...]]


def chapter_2(heroes: dict[str, str] | None = None, tokens: Tokens | None = None, **table: Any) -> Woods:
    """Xylia far up the trail, Bethras at the Start; Orb tokens as given."""
    woods = chapter_table(2, heroes or {"xylia": "T23", "bethras": "T01"}, tiles=table.pop("tiles", TRAIL), **table)
    for name, held in (tokens or {}).items():
        woods.tokens[hero(name)] = held
    woods.orb_tokens = ()
    return woods


def at_the_end_of_the_round(woods: Woods) -> Any:
    woods.phase = "round_end"
    return begin(woods, MoveTheForest())


def where_is(woods: Woods, foe: int = 0) -> str:
    return BOX.tiles[woods.forest.tile_of(woods.foes[foe].node)].id


@clause("WDL-CH2-1", "WDL-CH2-2")
def test_well_and_vortex_lie_in_the_second_half_of_the_pile() -> None:
    woods = lay_out(TableOptions(chapter=2))
    late = {tile("T05"), tile("T06")}
    assert len(woods.tiles_left) == 18
    assert not {tile("T02"), tile("T03"), tile("T09"), tile("T10"), tile("T11")} & set(woods.tiles_left)
    assert (woods.above_boss, late & set(unknown_tiles(woods))) == (8, set())
    woods.above_boss = 0
    assert late <= set(unknown_tiles(woods))


@clause("WDL-CH2-3")
@pytest.mark.parametrize("heroes", [2, 4])
def test_orb_tokens_are_dealt_evenly(heroes: int) -> None:
    names = ("xylia", "klethor", "shavi", "bethras")[:heroes]
    woods = chapter_2(dict.fromkeys(names, "T01"))
    woods.orb_tokens = (2, 2, 3, 3)
    state = begin(woods, DealOrbTokens())
    while choices(state):
        play_out(state, DrawOrbs, may_leave_draws=True)
    assert [len(woods.tokens[each]) for each in woods.party] == [4 // heroes] * heroes
    assert sorted(value for held in woods.tokens for value in held) == [2, 2, 3, 3]


@clause("WDL-CH2-4", "WDL-CH2-3")
def test_of_three_heroes_the_group_says_who_gets_two_and_the_well_gets_none() -> None:
    woods = chapter_2({"xylia": "T01", "klethor": "T01", "shavi": "T01"}, tiles=WELL)
    woods.orb_tokens = (2, 2, 3, 3)
    state = begin(woods, DealOrbTokens(), DressNode(node_of(woods, "T06")))
    assert asked_seat(state) == P1
    play_out(state, BearTwo(KLETHOR), DrawOrbs(2), DrawOrbs(2), may_leave_draws=True)
    assert [len(woods.tokens[each]) for each in (XYLIA, KLETHOR, SHAVI)] == [1, 2, 1]
    assert woods.well_tokens == 0


@clause("WDL-CH2-5", "WDL-CH2-6", "WDL-CH2-19")
def test_monsters_track_the_nearest_hero_with_a_token() -> None:
    woods = chapter_2(tokens={"xylia": (2,)}, hidden=[("snake", "T01")])
    at_the_end_of_the_round(woods)
    assert (where_is(woods), woods.foes[0].is_up) == ("T21", False)
    still = chapter_2(hidden=[("snake", "T01")])
    at_the_end_of_the_round(still)
    assert where_is(still) == "T01"


@clause("WDL-CH2-7", "WDL-CH2-24", "WDL-CH2-19")
def test_the_next_active_player_decides_between_two_heroes() -> None:
    tokens: Tokens = {"xylia": (2,), "bethras": (3,)}
    woods = chapter_2({"xylia": "T22", "bethras": "T01"}, tokens, foes=[("snake", "T21")])
    state = at_the_end_of_the_round(woods)
    assert asked_seat(state) == P1
    play_out(state, StepTo(FOE, node_of(woods, "T22"), tile("T22")))
    assert where_is(woods) == "T22"
    woods.hearts[XYLIA] = 0
    assert next_player(woods) == P2


@clause("WDL-CH2-8")
def test_with_the_well_in_play_trackers_move_two_tiles() -> None:
    tiles = {**TRAIL, "T06": (1, 0)}
    woods = chapter_2(tokens={"xylia": (2,)}, tiles=tiles, foes=[("snake", "T01")])
    at_the_end_of_the_round(woods)
    assert where_is(woods) == "T22"


@clause("WDL-CH2-9", "WDL-CH2-21")
def test_a_lost_combat_costs_an_orb_token_of_the_owners_choice() -> None:
    woods = chapter_2(tokens={"xylia": (2, 3), "bethras": (3,)}, foes=[("plant", "T23")])
    woods.nodes[BETHRAS] = woods.nodes[XYLIA]
    state = begin(woods, MeetFoes())
    play_fight(state, RollFaces((1,)), RollFaces((1,)))
    assert question(state) == "steal_token"
    play_out(state, LoseToken(3))
    assert (woods.tokens[XYLIA], woods.tokens[BETHRAS]) == ((2,), (3,))
    assert woods.quest.thieves == (Thief(0, (), (3,)),)


@clause("WDL-CH2-9")
def test_the_token_is_stolen_before_the_loss_box_is_read() -> None:
    woods = chapter_2(tokens={"xylia": (2, 3)}, foes=[("mushroom", "T23")])
    state = begin(woods, MeetFoes())
    play_fight(state, RollFaces((1,)))
    assert (question(state), woods.hearts[XYLIA]) == ("steal_token", 5)
    play_out(state, LoseToken(3), DrawEventCard, may_leave_draws=True)
    assert (woods.tokens[XYLIA], woods.hearts[XYLIA]) == ((2,), 3)


@clause("WDL-CH2-9")
def test_a_hero_who_goes_down_loses_a_token_too() -> None:
    woods = chapter_2(tokens={"xylia": (2,)}, foes=[("plant", "T23")], hearts={"xylia": 1})
    play_fight(begin(woods, MeetFoes()), RollFaces((1,)))
    assert (woods.hearts[XYLIA], woods.tokens[XYLIA], woods.quest.thieves) == (0, (), (Thief(0, (), (2,)),))


@clause("WDL-CH2-9")
def test_a_frozen_monster_steals_nothing() -> None:
    woods = chapter_2(tokens={"xylia": (2,)}, foes=[("plant", "T23")])
    woods.frozen = FOE
    play_fight(begin(woods, MeetFoes()), RollFaces((1,)))
    assert woods.tokens[XYLIA] == (2,)


@clause("WDL-CH2-10")
def test_thieves_move_two_tiles_towards_the_start() -> None:
    woods = chapter_2(foes=[("snake", "T23")], tokens={"xylia": (2,)})
    change_quest(woods, thieves=(Thief(0, (3,)),))
    at_the_end_of_the_round(woods)
    assert where_is(woods) == "T21"


@clause("WDL-CH2-11", "WDL-CH2-20")
def test_a_thief_rests_in_the_vortex_and_then_appears_at_the_start() -> None:
    tiles = {"T21": (0, -1), "T05": (0, -2, 90), "T22": (1, -2, 90)}
    woods = chapter_2({"xylia": "T01", "bethras": "T01"}, tiles=tiles, foes=[("snake", "T22")])
    change_quest(woods, thieves=(Thief(0, (3,)),))
    at_the_end_of_the_round(woods)
    assert (where_is(woods), woods.quest.thieves[0].is_in_vortex) == ("T05", True)
    at_the_end_of_the_round(woods)
    assert (where_is(woods), woods.quest.thieves[0].is_in_vortex) == ("T01", False)


@clause("WDL-CH2-26", "WDL-CH2-11")
def test_a_thief_that_stole_on_the_vortex_tile_walks_on() -> None:
    tiles = {"T21": (0, -1), "T22": (0, -2), "T05": (0, -3, 90)}
    woods = chapter_2({"xylia": "T01", "bethras": "T01"}, tiles=tiles, foes=[("snake", "T05")])
    change_quest(woods, thieves=(Thief(0, (), (3,)),))
    at_the_end_of_the_round(woods)
    assert (where_is(woods), woods.quest.thieves) == ("T21", (Thief(0, (3,)),))


@clause("WDL-CH2-12", "WDL-CH2-13", "WDL-CH2-15", "WDL-CH2-20")
def test_tokens_that_reach_the_start_are_lost_and_the_fourth_loses_the_game() -> None:
    woods = chapter_2(tokens={"xylia": (2,)}, foes=[("snake", "T01")])
    change_quest(woods, thieves=(Thief(0, (3, 2)),), gone=1)
    at_the_end_of_the_round(woods)
    assert (woods.quest.gone, woods.quest.thieves, where_is(woods)) == (3, (), "T01")
    change_quest(woods, gone=4)
    assert ending(begin(woods, CheckEnd())) == "orbs_gone"


@clause("WDL-CH2-26", "WDL-CH2-12")
def test_a_token_stolen_at_the_start_is_lost_at_the_end_of_the_same_round() -> None:
    woods = chapter_2(foes=[("snake", "T01")])
    change_quest(woods, thieves=(Thief(0, (2,), (3,)),))
    at_the_end_of_the_round(woods)
    assert (woods.quest.gone, woods.quest.thieves) == (2, ())


@clause("WDL-AMB12")
def test_by_a_switch_a_token_stolen_at_the_start_is_lost_one_round_later() -> None:
    woods = chapter_2(foes=[("snake", "T01")], theft_on_start="next_round")
    change_quest(woods, thieves=(Thief(0, (), (3,)),))
    at_the_end_of_the_round(woods)
    assert (woods.quest.gone, woods.quest.thieves) == (0, (Thief(0, (3,)),))
    at_the_end_of_the_round(woods)
    assert woods.quest.gone == 1


@clause("WDL-CH2-14", "WDL-CH2-21", "WDL-CH2-25")
def test_beating_a_thief_brings_its_tokens_back_to_a_participant() -> None:
    woods = chapter_2({"xylia": "T23", "bethras": "T23"}, foes=[("snake", "T23")])
    change_quest(woods, thieves=(Thief(0, (3,), (2,)),))
    state = begin(woods, MeetFoes())
    play_fight(state, RollFaces((6,)), RollFaces((1,)))
    assert question(state) == "recover_token"
    play_out(state, GiveTo(BETHRAS), GiveTo(XYLIA), may_leave_draws=True)
    assert (woods.tokens[XYLIA], woods.tokens[BETHRAS], woods.quest.thieves) == ((2,), (3,), ())


@clause("WDL-CH2-16", "WDL-CH2-22")
def test_all_heroes_at_the_well_with_enough_orbs_win() -> None:
    here = {"xylia": "T06", "bethras": "T06"}
    orbs, tokens = {"xylia": 5, "bethras": 5}, {"xylia": (2, 3)}
    woods = chapter_2(here, tokens, tiles=WELL, orbs=orbs, hearts={"bethras": 0})
    begin(woods, CheckEnd())
    assert woods.quest.is_won
    short = chapter_2(here, tokens, tiles=WELL, orbs={"xylia": 5, "bethras": 4})
    begin(short, CheckEnd())
    assert not short.quest.is_won
    apart = chapter_2({"xylia": "T06", "bethras": "T01"}, tokens, tiles=WELL, orbs=orbs)
    begin(apart, CheckEnd())
    assert not apart.quest.is_won


@clause("WDL-CH2-22")
def test_an_encounter_comes_before_the_victory() -> None:
    woods = chapter_2(
        {"xylia": "T01", "bethras": "T06"},
        {"xylia": (2, 3)},
        tiles=WELL,
        orbs={"xylia": 6, "bethras": 6},
        foes=[("plant", "T06")],
        board={"move": [1]},
    )
    state = acting(woods)
    play_out(state, Move, may_leave_draws=True)
    assert not woods.quest.is_won
    play_fight(state, RollFaces((1,)), RollFaces((1,)))
    play_out(state, LoseToken(2), may_leave_draws=True)
    assert woods.quest.thieves
    assert woods.quest.is_won


@clause("WDL-CH2-17")
def test_tokens_are_given_up_and_the_rest_is_paid_in_orbs() -> None:
    heroes = {"xylia": "T06", "klethor": "T06", "shavi": "T06"}
    orbs = {"xylia": 6, "klethor": 4, "shavi": 3}
    woods = chapter_2(heroes, {"xylia": (3,), "shavi": (2,)}, tiles=WELL, orbs=orbs)
    state = begin(woods, PayTheWell())
    assert choices(state) == {PayOrbs(4), PayOrbs(5), PayOrbs(6)}
    play_out(state, PayOrbs(4))
    assert [woods.orbs[each] for each in (XYLIA, KLETHOR, SHAVI)] == [2, 0, 0]
    assert not any(woods.tokens)


@clause("WDL-CH2-18", "WDL-CAM23")
def test_after_the_chapter_each_hero_has_one_heart_more_and_keeps_the_orbs() -> None:
    woods = chapter_2(
        {"xylia": "T06", "bethras": "T06"},
        {"xylia": (3, 3)},
        tiles=WELL,
        orbs={"xylia": 9, "bethras": 3},
        hearts={"xylia": 3, "bethras": 0},
    )
    state = begin(woods, CheckEnd())
    play_out(state, PayOrbs(9), may_leave_draws=True)
    assert (woods.hearts[XYLIA], woods.hearts[BETHRAS]) == (4, 1)
    assert (woods.orbs[XYLIA], woods.orbs[BETHRAS]) == (0, 3)


@clause("WDL-CH2-23", "WDL-CAM24")
def test_no_boss_comes_and_a_well_out_of_reach_loses() -> None:
    woods = chapter_2(pile=[])
    assert begin(woods, AddTile(XYLIA)).outcome is None
    assert not woods.foes
    closed = chapter_2(pile=["T06"])
    closed.forest = type(closed.forest)(closed.forest.tiles, tuple(closed.forest.sites))
    assert ending(begin(closed, AddTile(XYLIA))) == "out_of_reach"


@clause("WDL-CH2-21")
def test_fleeing_costs_no_token() -> None:
    woods = chapter_2(tokens={"xylia": (2,)}, foes=[("snake", "T23")], board={"move": [1]})
    state = entering(woods)
    play_out(state, lambda option: not isinstance(option, Fight), may_leave_draws=True)
    assert (woods.tokens[XYLIA], woods.quest.thieves) == ((2,), ())


def test_a_tile_that_is_drawn_early_is_neither_well_nor_vortex() -> None:
    woods = lay_out(TableOptions(chapter=2))
    woods.party = (XYLIA, BETHRAS)
    state = begin(woods, AddTile(XYLIA))
    assert not {DrawTile(tile("T05")), DrawTile(tile("T06"))} & choices(state)
