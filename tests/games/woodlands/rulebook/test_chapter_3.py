"""Chapter 3, the Tree of Life, part 2 (WDL-CH3)."""

from typing import Any

import pytest

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.options import (
    DrawBoss,
    DrawMonster,
    EndTurn,
    Flee,
    TakeOrbs,
    Venture,
)
from lairkeeper.games.woodlands.records.quest_options import StepTo
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.rules.rounds import EndRound, PlayRound
from lairkeeper.games.woodlands.rules.well import EndWellRound
from lairkeeper.games.woodlands.setup import set_up
from lairkeeper.games.woodlands.state import NOWHERE, FoeNo, Woods, change_quest
from lairkeeper.games.woodlands.view import view
from lairkeeper.kernel import begin, start
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.chapter_tables import chapter_table, choices, ending
from tests.games.woodlands.tables import (
    BOX,
    P1,
    XYLIA,
    acting,
    asked_seat,
    entering,
    foes_at,
    kind,
    node_of,
    offered_kinds,
    question,
    tile,
)

FOE = FoeNo(0)
SNAKE = DrawMonster(kind("snake"))
STAG = DrawBoss(kind("stag"))
RUNES = ("T16", "T12", "T15", "T13")


def chapter_3(xylia: str = "T06", bethras: str = "T06", *, round: int = 1, **table: Any) -> Woods:
    woods = chapter_table(3, {"xylia": xylia, "bethras": bethras}, **table)
    woods.round, woods.phase = round, "round_end"
    return woods


def where_is(woods: Woods, foe: int = 0) -> str:
    return BOX.tiles[woods.forest.tile_of(woods.foes[foe].node)].id


@clause("WDL-CH3-2", "WDL-CH3-4", "WDL-CH3-7", "WDL-CH3-27", "WDL-CAM21", "WDL-CAM19")
def test_the_chapter_is_set_up() -> None:
    options = TableOptions(players=4, chapter=3)
    state = start(GAME, options)
    while question(state) in ("pick_hero", "choose_first_player"):
        play_out(state, lambda option: True, may_leave_draws=True)
    play_out(state, *[SNAKE] * 4, *[DrawMonster(kind("plant"))] * 3, may_leave_draws=True)
    woods = state.world
    assert [BOX.tiles[laid.tile].id for laid in woods.forest.tiles] == [
        *("T06", "T04", "T07", "T16", "T14", "T12", "T15", "T19", "T02", "T13", "T22")
    ]
    assert (len(woods.foes), sum(woods.chests), len(woods.event_tokens)) == (7, 3, 1)
    assert {woods.nodes[hero] for hero in woods.party} == {node_of(woods, "T06")}
    assert (woods.well_tokens, woods.boss_card, foes_at(woods, "T06")) == (0, NOWHERE, [])
    assert woods.phase == "adventure"


@clause("WDL-CH3-4")
def test_the_tiles_are_linked_as_the_layout_says() -> None:
    woods, _ = set_up(TableOptions(chapter=3))
    well = 1 << node_of(woods, "T06")
    far = {"T04": 1, "T07": 1, "T16": 2, "T14": 2, "T12": 2, "T15": 3, "T19": 3, "T02": 3, "T13": 4, "T22": 5}
    assert {name: woods.forest.distance(node_of(woods, name), well) for name in far} == far


@clause("WDL-CH3-5", "WDL-CH3-6")
def test_no_tile_is_added_in_either_phase() -> None:
    woods = chapter_3(powers={"xylia": 1})
    state = begin(woods, PlayRound())
    assert question(state) == "roll_hero_dice"
    assert woods.phase == "adventure"
    moving = chapter_3("T22", board={"move": [1]})
    moving.phase = "adventure"
    assert not any(isinstance(option, Venture) for option in choices(acting(moving)))


@clause("WDL-CH3-7")
def test_the_well_gives_nothing() -> None:
    woods = chapter_3(board={"move": [1]})
    assert TakeOrbs not in offered_kinds(acting(woods))


@clause("WDL-CH3-8")
def test_nobody_flees_from_two_enemies() -> None:
    one = chapter_3("T14", board={"move": [1]}, foes=[("snake", "T14")])
    one.phase = "adventure"
    assert Flee in offered_kinds(begin(one, MeetFoes()))
    two = chapter_3("T14", board={"move": [1]}, foes=[("snake", "T14"), ("plant", "T14")])
    two.phase = "adventure"
    assert Flee not in offered_kinds(begin(two, MeetFoes()))


@clause("WDL-CH3-9", "WDL-CH3-10", "WDL-CH3-12", "WDL-CH3-16", "WDL-CH3-18", "WDL-CAM21")
@pytest.mark.parametrize(("round", "tile_name"), [(1, "T13"), (2, "T15"), (4, "T15"), (7, "T13")])
def test_monsters_advance_by_round(round: int, tile_name: str) -> None:
    woods = chapter_3(round=round, foes=[("snake", "T22")])
    state = begin(woods, EndWellRound())
    if choices(state):
        play_out(state, StepTo(FOE, node_of(woods, "T15"), tile("T15")))
    assert where_is(woods) == tile_name


@clause("WDL-CH3-23")
def test_the_first_player_decides_between_two_ways() -> None:
    woods = chapter_3(round=2, foes=[("snake", "T22")])
    state = begin(woods, EndWellRound())
    assert asked_seat(state) == P1
    assert {option.tile for option in choices(state) if isinstance(option, StepTo)} == {tile("T15"), tile("T19")}


@clause("WDL-CH3-11", "WDL-CH3-15", "WDL-CH3-23")
@pytest.mark.parametrize(("round", "count"), [(3, 2), (6, 1)])
def test_monsters_come_on_every_rune_tile(round: int, count: int) -> None:
    woods = chapter_3("T12", round=round)
    state = begin(woods, EndWellRound())
    draws = [DrawMonster(kind(name)) for name in ("snake", "plant")]
    play_out(state, *[draws[place // 4] for place in range(4 * count)], may_leave_draws=True)
    assert {name: len(foes_at(woods, name)) for name in RUNES} == dict.fromkeys(RUNES, count)
    assert {woods.forest.tile_of(foe.node) for foe in woods.foes if foe.is_up} == {tile("T12")}


@clause("WDL-CH3-17")
def test_from_round_eight_on_monsters_advance_and_more_come() -> None:
    woods = chapter_3(round=9, foes=[("snake", "T22")])
    state = begin(woods, EndWellRound())
    play_out(state, *[DrawMonster(kind("plant"))] * 4, may_leave_draws=True)
    assert where_is(woods) == "T13"
    assert len(woods.foes) == 5


@clause("WDL-CH3-13", "WDL-CH3-28", "WDL-THR9")
def test_a_boss_comes_at_the_end_of_round_five() -> None:
    woods = chapter_3(round=5)
    state = begin(woods, EndRound())
    play_out(state, STAG, may_leave_draws=True)
    assert foes_at(woods, "T02") == ["stag"]
    assert woods.foes[0].threat == 1


@clause("WDL-CH3-14", "WDL-CH3-25")
def test_entering_the_boss_tile_brings_the_boss_once() -> None:
    woods = chapter_3("T02")
    woods.phase = "adventure"
    play_out(entering(woods), STAG, may_leave_draws=True)
    assert foes_at(woods, "T02") == ["stag"]
    assert woods.foes[0].threat == 1
    again = chapter_3("T02")
    again.phase = "adventure"
    change_quest(again, has_boss_come=True)
    entering(again)
    assert not again.foes


@clause("WDL-CH3-25", "WDL-AMB9")
def test_a_second_boss_is_placed_after_a_victory_or_not_by_a_switch() -> None:
    for switch, boss_comes in (("placed", True), ("not_placed", False)):
        woods = chapter_3(round=5, ch3_second_boss=switch)
        woods.beaten[kind("stag")] = 1
        woods.boss_pile = tuple(each for each in woods.boss_pile if each != kind("stag"))
        state = begin(woods, EndWellRound())
        assert bool(choices(state)) == boss_comes


@clause("WDL-CH3-19", "WDL-CH3-23")
def test_a_monster_stops_where_a_hero_stands_and_stays_there() -> None:
    woods = chapter_3("T14", round=2, hidden=[("snake", "T15")])
    begin(woods, EndWellRound())
    assert (where_is(woods), woods.foes[0].is_up) == ("T14", True)
    begin(woods, EndWellRound())
    assert where_is(woods) == "T14"
    woods.hearts[XYLIA] = 0
    begin(woods, EndWellRound())
    assert where_is(woods) == "T06"


@clause("WDL-CH3-23")
def test_the_boss_never_moves() -> None:
    woods = chapter_3(round=2, boss=("stag", "T02"))
    begin(woods, EndWellRound())
    assert where_is(woods) == "T02"


@clause("WDL-CH3-20", "WDL-CH3-22", "WDL-CH3-28")
def test_a_monster_on_the_well_at_the_end_of_a_round_loses() -> None:
    woods = chapter_3("T04", "T04", foes=[("snake", "T06")])
    assert ending(begin(woods, EndWellRound())) == "well_lost"


@clause("WDL-CH3-22", "WDL-AMB8")
def test_the_well_is_looked_at_before_the_advance_or_after_it_by_a_switch() -> None:
    before = chapter_3("T12", "T12", foes=[("snake", "T07")])
    assert begin(before, EndWellRound()).outcome is None
    assert where_is(before) == "T06"
    after = chapter_3("T12", "T12", foes=[("snake", "T07")], well_check="after")
    assert ending(begin(after, EndWellRound())) == "well_lost"


@clause("WDL-CH3-1", "WDL-CH3-21", "WDL-CH3-24")
@pytest.mark.parametrize(("heroes", "needed"), [(2, 10), (3, 12), (4, 15)])
def test_a_boss_and_enough_monsters_win(heroes: int, needed: int) -> None:
    names = ("xylia", "klethor", "shavi", "bethras")[:heroes]
    woods = chapter_table(3, dict.fromkeys(names, "T06"))
    woods.beaten[kind("snake")] = needed
    assert begin(woods, CheckEnd()).outcome is None
    assert not woods.quest.is_won
    woods.beaten[kind("stag")] = 1
    woods.beaten[kind("snake")] = needed - 1
    begin(woods, CheckEnd())
    assert not woods.quest.is_won
    woods.beaten[kind("snake")] = needed
    begin(woods, CheckEnd())
    assert woods.quest.is_won


@clause("WDL-CH3-26")
def test_the_campfire_heals_as_usual() -> None:
    woods = chapter_3("T04", hearts={"xylia": 1}, foes=[("snake", "T04")], board={"move": [1]})
    woods.phase = "adventure"
    play_out(acting(woods), EndTurn(), may_leave_draws=True)
    assert woods.hearts[XYLIA] == 5


@clause("WDL-CH3-18")
def test_the_view_tells_the_round_and_the_goals() -> None:
    seen = view(chapter_3(round=4), None)
    assert (seen.round, seen.chapter) == (4, 3)
    assert [(goal.goal, goal.need) for goal in seen.goals] == [("monsters", 10), ("boss", 1)]
