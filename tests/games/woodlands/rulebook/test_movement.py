"""Movement (WDL-MOV) and the risky move (WDL-RSK)."""

import pytest

from lairkeeper.games.woodlands.records.combat_events import EncounterBegan
from lairkeeper.games.woodlands.records.events import (
    BramblesRolled,
    GoodsLaidOut,
    HeroMoved,
    MoveFailed,
)
from lairkeeper.games.woodlands.records.options import (
    Accept,
    DrawEventCard,
    DrawMonster,
    FleeAstray,
    GoNow,
    Move,
    RerollDie,
    RollFaces,
    Stop,
    TakeAlong,
    Turn,
    UseLoot,
    Venture,
)
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.state import MOVE
from lairkeeper.kernel import apply, begin, pending
from lairkeeper.kernel.errors import IllegalOption
from lairkeeper.testing import clause, heard, play_out
from tests.games.woodlands.rulebook.test_growth import ONE_WAY
from tests.games.woodlands.tables import (
    BETHRAS,
    EAST,
    KLETHOR,
    NORTH,
    P1,
    TRAIL,
    WEST,
    XYLIA,
    acting,
    card,
    draw_table,
    entering,
    event,
    foes_at,
    heard_of,
    kind,
    node_of,
    offered,
    offered_kinds,
    question,
    tile,
    where,
)


@clause("WDL-MOV1", "WDL-MOV2")
@pytest.mark.parametrize("face", [1, 3])
def test_a_move_die_leads_to_a_linked_tile_whatever_it_shows(face: int) -> None:
    woods = draw_table(TRAIL, board={"move": (face, face)})
    state = acting(woods)
    play_out(state, Move(NORTH))
    assert (where(woods, "xylia"), woods.board[MOVE]) == ("T21", (face,))


@clause("WDL-MOV4", "WDL-MOV5", "WDL-MON1")
def test_effects_and_combats_come_before_the_hero_moves_on() -> None:
    woods = draw_table(TRAIL, board={"move": (1, 1)}, hidden=[("snake", "T21")])
    state = acting(woods)
    play_out(state, Move(NORTH))
    assert question(state) == "choose_fight"


@clause("WDL-MOV6", "WDL-TILE1", "WDL-TILE6")
def test_entering_has_an_order() -> None:
    woods = draw_table({"T20": (0, -1, 90)}, heroes={"xylia": "T20", "bethras": "T01"}, hidden=[("snake", "T20")])
    woods.event_tokens = (node_of(woods, "T20"),)
    state = entering(woods)
    told = play_out(state, RollFaces((5,)), RollFaces((6,)), DrawEventCard(event("shower")))
    kinds = [type(each).__name__ for each in heard(told)]
    order = ["BramblesRolled", "FoeRevealed", "EncounterBegan", "CombatBegan", "FoeBeaten", "EventDrawn"]
    assert [name for name in kinds if name in order] == order


@clause("WDL-MOV6", "WDL-TILE34")
def test_goods_are_laid_out_before_enemies_are_met() -> None:
    woods = draw_table({"T07": (0, -1)}, board={"move": (1,)}, hidden=[("snake", "T07")])
    state = acting(woods)
    told = play_out(state, Move(NORTH), *[lambda draw: True] * 3, RollFaces((1,)))
    kinds = [type(each) for each in heard(told)]
    assert kinds.index(GoodsLaidOut) < kinds.index(EncounterBegan)


@clause("WDL-MOV7")
def test_heroes_may_share_a_tile_and_only_the_active_one_triggers_effects() -> None:
    woods = draw_table({"T13": (0, -1)}, heroes={"xylia": "T01", "bethras": "T13"}, board={"move": (1,)})
    told = play_out(acting(woods), Move(NORTH), RollFaces((5,)))
    assert len(heard_of(told, BramblesRolled)) == 1
    assert where(woods, "xylia") == where(woods, "bethras") == "T13"


@clause("WDL-MOV8")
def test_nobody_moves_through_a_blocked_path() -> None:
    woods = draw_table({"T21": (0, -1, 90)}, board={"move": (1,)}, pile=())
    state = acting(woods)
    assert pending(state) == ()
    woods = draw_table({"T21": (0, -1, 90)}, board={"move": (1,)})
    state = acting(woods)
    with pytest.raises(IllegalOption) as refused:
        apply(state, P1, Move(NORTH))
    assert "WDL-MOV8" in refused.value.clauses


@clause("WDL-RSK1", "WDL-RSK2", "WDL-RSK3", "WDL-RSK4", "WDL-RSK5", "WDL-RSK6", "WDL-TILE10", "WDL-TILE11")
def test_s07_a_risky_move_places_a_tile_and_meets_its_monsters() -> None:
    woods = draw_table(
        heroes={"klethor": "T01", "bethras": "T01"}, orbs={"klethor": 2}, board={"move": (2,)}, pile=("T15", "T02")
    )
    state = acting(woods)
    play_out(state, Venture(EAST))
    assert woods.orbs[KLETHOR] == 3
    assert (question(state), offered(state)) == ("turn_risky_tile", {Turn(90), Turn(180), Turn(270)})
    play_out(state, Turn(90), DrawMonster(kind("snake")), DrawMonster(kind("plant")))
    assert where(woods, "klethor") == "T15"
    assert [foe.is_up for foe in woods.foes] == [True, True]
    assert question(state) == "choose_fight"


@clause("WDL-RSK6", "WDL-TILE40")
def test_on_the_double_dead_end_the_hero_enters_the_linked_half() -> None:
    woods = draw_table(board={"move": (2,)}, pile=("T08", "T02"))
    state = acting(woods)
    play_out(state, Venture(NORTH), Turn(0), DrawMonster(kind("snake")), may_leave_draws=True)
    assert woods.nodes[XYLIA] == node_of(woods, "T08/1")
    assert foes_at(woods, "T08/1") == ["snake"]


@clause("WDL-RSK7", "WDL-GRO7")
def test_a_risky_move_fails_if_no_tile_fits() -> None:
    woods = draw_table(ONE_WAY, board={"move": (2,)}, pile=("T24", "T02"))
    told = play_out(acting(woods), Venture(WEST))
    assert heard_of(told, MoveFailed)
    assert (where(woods, "xylia"), woods.orbs[XYLIA], woods.board[MOVE]) == ("T01", 1, ())
    assert woods.tiles_below == (tile("T24"), tile("T02"))


@clause("WDL-HERO9", "WDL-RSK7")
def test_after_a_risky_move_that_failed_riders_are_asked_again() -> None:
    heroes = {"klethor": "T01", "xylia": "T01"}
    woods = draw_table(ONE_WAY, heroes=heroes, board={"move": (2, 2), "five": (5,)}, pile=("T24", "T02"))
    state = acting(woods)
    told = play_out(state, Venture(WEST), TakeAlong(XYLIA), Accept())
    assert heard_of(told, MoveFailed)
    play_out(state, Move, GoNow(), may_leave_draws=True)
    assert (where(woods, "klethor"), where(woods, "xylia")) == ("T18", "T01")


@clause("WDL-RSK7", "WDL-FLE7")
def test_a_flight_that_fails_has_its_price_and_the_encounter_goes_on() -> None:
    woods = draw_table(ONE_WAY, board={"move": (2,)}, pile=("T24", "T02"), foes=[("snake", "T01")])
    woods.nodes[BETHRAS] = node_of(woods, "T18")
    state = begin(woods, MeetFoes())
    play_out(
        state,
        FleeAstray(WEST, "die"),
        RollFaces((3,)),
        RerollDie(0, 3),
        lambda roll: roll.face == 4,
        may_leave_draws=True,
    )
    assert woods.hearts[XYLIA] == 4
    assert woods.poisoned == (XYLIA,)
    assert not woods.foes


@clause("WDL-RSK8")
def test_without_a_tile_no_risky_move_is_started() -> None:
    woods = draw_table(TRAIL, board={"move": (2,)}, pile=())
    assert Venture not in offered_kinds(acting(woods))


@clause("WDL-RSK9", "WDL-RSK2")
def test_the_orb_is_there_for_the_combat_it_leads_to() -> None:
    woods = draw_table(board={"move": (2,)}, pile=("T21", "T02"))
    state = acting(woods)
    play_out(state, Venture(NORTH), DrawMonster(kind("snake")), RollFaces((1,)))
    assert offered(state) == {Stop(), RerollDie(0, 1)}


@clause("WDL-FLE5")
def test_boots_move_like_a_move_die() -> None:
    woods = draw_table(TRAIL, loot={"xylia": ["boots"]})
    state = acting(woods)
    play_out(state, UseLoot(card("boots")))
    assert offered_kinds(state) == {Move, Venture}
    told = play_out(state, Move(NORTH))
    assert heard_of(told, HeroMoved)
    assert woods.used_loot[XYLIA] == (card("boots"),)
