"""Phase 1, Forest Growth (WDL-GRO)."""

import pytest

from lairkeeper.games.woodlands.records.events import (
    BossRevealed,
    PileExhausted,
    ThreatRose,
    TileRejected,
)
from lairkeeper.games.woodlands.records.options import (
    DrawBoss,
    DrawMonster,
    DrawTile,
    PlaceAt,
    PlaceExtra,
    PlaceNone,
    Turn,
)
from lairkeeper.games.woodlands.rules.boss import FindBoss, RaiseEveryThreat
from lairkeeper.games.woodlands.rules.growth import AddTile, ChooseRotation, ChooseSpace, GrowForest
from lairkeeper.games.woodlands.rules.rounds import EndRound, PlayRound
from lairkeeper.games.woodlands.state import NOWHERE, Woods, is_pile_empty
from lairkeeper.kernel import State, apply, begin, pending
from lairkeeper.kernel.errors import IllegalOption
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.tables import (
    BETHRAS,
    BOX,
    KLETHOR,
    P1,
    P2,
    XYLIA,
    Place,
    asked_seat,
    cell,
    draw_table,
    heard_of,
    kind,
    node_of,
    offered,
    question,
    tile,
)

ONE_WAY: dict[str, Place] = {"T18": (0, -1, 90), "T19": (1, -1, 180), "T20": (1, 0, 270), "T08": (0, 1)}
"""A ring of bends and a dead end: only the path to the west of the Start tile leads out."""


def growing(woods: Woods) -> State[Woods]:
    return begin(woods, AddTile(woods.active))


def turns(woods: Woods, name: str, x: int, y: int) -> set[int]:
    """The rotations offered for a tile on a space."""
    woods.drawn = tile(name)
    question = ChooseRotation(XYLIA, cell(x, y), False)
    return {turn.rotation for turn in question.options(woods)}


def spaces(woods: Woods, name: str) -> set[PlaceAt]:
    woods.drawn = tile(name)
    return set(ChooseSpace(XYLIA, False).options(woods))


@clause("WDL-GRO1", "WDL-GRO14", "WDL-ADV16")
def test_a_round_is_growth_and_then_adventure() -> None:
    woods = draw_table(pile=("T12", "T13"))
    state = begin(woods, PlayRound())
    play_out(state, PlaceAt(cell(0, -1)), DrawMonster(kind("snake")), (P2, PlaceAt(cell(0, 1))), may_leave_draws=True)
    assert woods.phase == "adventure"
    assert question(state) == "roll_hero_dice"


@clause("WDL-GRO2", "WDL-GRO13")
def test_each_player_draws_a_tile_and_chooses_space_and_rotation() -> None:
    woods = draw_table(pile=("T14", "T16", "T02"))
    state = begin(woods, GrowForest())
    assert (question(state), asked_seat(state)) == ("choose_space", P1)
    play_out(state, PlaceAt(cell(1, 0)), Turn(180), DrawMonster(kind("plant")))
    assert asked_seat(state) == P2
    assert woods.chests[node_of(woods, "T14")] == 1
    assert [foe.is_up for foe in woods.foes] == [False]


@clause("WDL-GRO3")
def test_a_tile_is_linked_to_the_forest() -> None:
    woods = draw_table()
    assert spaces(woods, "T12") == {PlaceAt(cell(x, y)) for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))}
    assert turns(woods, "T24", 0, -1) == {180}
    state = growing(draw_table(pile=("T12",)))
    with pytest.raises(IllegalOption) as refused:
        apply(state, P1, PlaceAt(cell(1, 1)))
    assert refused.value.clauses == ("WDL-GRO3",)


@clause("WDL-GRO3", "WDL-GRO4", "WDL-GRO5", "WDL-GRO16")
def test_s02_as_many_links_as_possible() -> None:
    woods = draw_table({"T12": (1, 0), "T04": (0, 1)})
    assert turns(woods, "T18", 1, 1) == {270}
    assert turns(woods, "T14", 1, 1) == {180, 270}


@clause("WDL-GRO5")
def test_of_equal_links_the_fewest_blocked_paths_count() -> None:
    woods = draw_table({"T23": (0, -1), "T12": (1, 0), "T21": (1, -1), "T07": (1, -2)})
    assert turns(woods, "T18", 0, -2) == {180}


@clause("WDL-GRO7", "WDL-GRO8")
def test_s03_the_forest_may_not_close() -> None:
    woods = draw_table(ONE_WAY, pile=("T24", "T21", "T02"))
    assert woods.forest.open_paths == 1
    state = growing(woods)
    play_out(state, DrawMonster(kind("snake")))
    assert woods.forest.tiles[-1].tile == tile("T21")
    assert woods.forest.tiles[-1].rotation == 90
    assert woods.tiles_on_top == (tile("T02"),)
    assert woods.tiles_below == (tile("T24"),)


@clause("WDL-GRO6", "WDL-GRO17")
def test_without_an_open_path_the_pile_counts_as_empty() -> None:
    assert not is_pile_empty(draw_table(ONE_WAY, pile=("T12",)))
    assert is_pile_empty(draw_table({**ONE_WAY, "T24": (-1, 0, 90)}, pile=("T12",)))


@clause("WDL-GRO9")
def test_the_very_last_tile_may_close_the_forest() -> None:
    woods = draw_table(ONE_WAY, pile=("T02",))
    growing(woods)
    assert woods.forest.tiles[-1].tile == tile("T02")
    assert woods.forest.open_paths == 0


@clause("WDL-GRO17")
def test_if_every_tile_is_rejected_the_boss_tile_is_placed() -> None:
    woods = draw_table(ONE_WAY, pile=("T24", "T02"))
    growing(woods)
    assert woods.forest.tiles[-1].tile == tile("T02")
    assert woods.tiles_below == (tile("T24"),)
    assert woods.boss_card == node_of(woods, "T02")


@clause("WDL-GRO10", "WDL-GRO11", "WDL-THR1", "WDL-THR4", "WDL-THR5")
def test_s04_the_exhausted_pile_reveals_the_boss() -> None:
    heroes = {"xylia": "T01", "klethor": "T01", "shavi": "T01"}
    woods = draw_table({"T02": (0, -1, 180)}, heroes=heroes, pile=("T12",), is_dressed=True)
    state = begin(woods, GrowForest())
    play_out(state, PlaceAt(cell(0, 1)), DrawMonster(kind("snake")), may_leave_draws=True)
    told = play_out(state, DrawBoss(kind("sporeback")))
    assert len(heard_of(told, BossRevealed)) == 1
    assert len(heard_of(told, PileExhausted)) == 1
    (boss,) = [foe for foe in woods.foes if foe.threat]
    assert boss.threat == 1
    for _ in range(3):
        play_out(begin(woods, RaiseEveryThreat()))
    told = play_out(begin(woods, EndRound()), may_leave_draws=True)
    assert next(foe.threat for foe in woods.foes if foe.threat) == 5


@clause("WDL-GRO11")
def test_an_empty_pile_adds_no_threat() -> None:
    woods = draw_table({"T02": (0, -1, 180)}, boss=("sporeback", "T02"), pile=())
    told = play_out(growing(woods))
    assert heard_of(told, ThreatRose) == []
    assert woods.foes[0].threat == 1


@clause("WDL-GRO12")
def test_a_boss_without_its_tile_appears_farthest_from_the_start() -> None:
    woods = draw_table({"T21": (0, -1), "T22": (0, -2)}, pile=())
    play_out(begin(woods, FindBoss()), DrawBoss(kind("stag")))
    assert woods.foes[0].node == node_of(woods, "T22")


@clause("WDL-GRO15", "WDL-DWN3")
def test_players_whose_hero_is_down_place_a_tile_too() -> None:
    woods = draw_table(hearts={"xylia": 0}, pile=("T12", "T13"))
    assert asked_seat(begin(woods, GrowForest())) == P1


@clause("WDL-GRO18")
def test_equal_rotations_are_one_placement() -> None:
    woods = draw_table()
    assert turns(woods, "T12", 0, -1) == {0}
    assert turns(woods, "T21", 0, -1) == {0}
    assert [lie.rotation for lie in BOX.shapes[tile("T08")]] == [0, 90, 180, 270]


@clause("WDL-GRO7", "WDL-TILE41")
def test_a_tile_is_rejected_only_if_all_its_placements_would_close_the_forest() -> None:
    woods = draw_table({"T08": (1, 0, 90)}, pile=("T24", "T12"))
    told = play_out(growing(woods), may_leave_draws=True)
    assert heard_of(told, TileRejected) == []
    assert woods.drawn == tile("T24")


@clause("WDL-HERO5", "WDL-GRO14")
def test_xylias_first_power_adds_a_tile_at_the_end_of_the_phase() -> None:
    woods = draw_table(powers={"xylia": 1}, hearts={"xylia": 0}, pile=("T13", "T16", "T20", "T02"))
    state = begin(woods, GrowForest())
    play_out(state, PlaceAt(cell(0, -1)), PlaceAt(cell(0, 1)), Turn(270))
    assert (question(state), asked_seat(state)) == ("offer_extra_tile", P1)
    assert offered(state) == {PlaceExtra(), PlaceNone()}
    play_out(state, PlaceExtra())
    assert woods.drawn == tile("T20")


@clause("WDL-HERO5")
def test_with_an_empty_pile_the_extra_tile_does_nothing() -> None:
    woods = draw_table({"T02": (0, -1, 180)}, powers={"xylia": 1}, pile=("T13", "T16"), is_dressed=True)
    state = begin(woods, GrowForest())
    play_out(state, PlaceAt(cell(0, 1)), PlaceAt(cell(1, 0)), lambda turn: True)
    assert pending(state) == ()
    assert woods.boss_card != NOWHERE


def test_a_draw_lists_every_tile_not_seen_yet() -> None:
    woods = draw_table({"T12": (0, -1)})
    state = growing(woods)
    (decision,) = pending(state)
    assert DrawTile(tile("T12")) not in decision.options
    assert len(decision.options) == 20
    assert woods.active in (XYLIA, KLETHOR, BETHRAS)
