"""Flight (WDL-FLE) and Heroes who are down (WDL-DWN)."""

import pytest

from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.combat_events import CombatBegan, FoeStruck
from lairkeeper.games.woodlands.records.events import HeroMoved
from lairkeeper.games.woodlands.records.options import (
    AcceptDice,
    DrawEventCard,
    DrawLootCard,
    DrawMonster,
    EndTurn,
    Fight,
    Flee,
    FleeAstray,
    Heal,
    Move,
    PutOn,
    Raise,
    RollFace,
    RollFaces,
    StayHere,
    Strike,
    ThrowSmoke,
    UseLoot,
    UseLootOn,
    UseVortex,
    Venture,
    WanderTo,
)
from lairkeeper.games.woodlands.rules.actions import ChooseAction
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.flight import Appear
from lairkeeper.games.woodlands.rules.movement import MakeMove
from lairkeeper.games.woodlands.rules.turn import Adventure, TakeTurn
from lairkeeper.games.woodlands.state import MOVE, Woods
from lairkeeper.kernel import State, apply, begin, pending
from lairkeeper.kernel.errors import IllegalOption
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.tables import (
    BETHRAS,
    EAST,
    NORTH,
    P1,
    SOUTH,
    TRAIL,
    WEST,
    XYLIA,
    Place,
    acting,
    card,
    draw_table,
    event,
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

ALONE = {"xylia": "T21", "bethras": "T01"}
BOSS_TILE: dict[str, Place] = {"T02": (0, -1, 180)}


def fighting(woods: Woods) -> State[Woods]:
    return begin(woods, MeetFoes())


def flee(side: int, means: str = "die") -> Flee:
    return Flee(side, means)  # type: ignore[arg-type]


@clause("WDL-FLE1", "WDL-FLE4", "WDL-FLE7", "WDL-MON14")
def test_s16_every_enemy_strikes_a_hero_who_flees_before_combat() -> None:
    woods = draw_table(
        TRAIL,
        heroes=ALONE,
        loot={"xylia": ["lantern"]},
        board={"move": (1,)},
        foes=[("snake", "T21"), ("skeleton", "T21")],
    )
    state = fighting(woods)
    play_out(state, flee(SOUTH))
    assert (question(state), offered_kinds(state)) == ("choose_strike", {Strike})
    told = play_out(state, Strike(woods.foes[0].number, kind("snake")))
    assert len(heard_of(told, FoeStruck)) == 2
    assert (woods.hearts[XYLIA], woods.poisoned, held(woods, "xylia")) == (2, (XYLIA,), [])
    assert where(woods, "xylia") == "T01"


@clause("WDL-FLE6", "WDL-CMB17", "WDL-FLE3")
def test_s17_a_hero_who_flees_after_a_lost_combat_is_struck_again() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"bethras": "T21", "xylia": "T01"},
        loot={"bethras": ["lantern", "phial"]},
        board={"move": (1,)},
        foes=[("skeleton", "T21")],
    )
    state = begin(woods, MeetFoes(), ChooseAction())
    play_out(state, Fight(woods.foes[0].number, kind("skeleton")), RollFaces((1,)))
    play_out(state, lambda discard: discard.card == card("lantern"))
    assert (woods.hearts[BETHRAS], held(woods, "bethras")) == (3, ["phial"])
    play_out(state, flee(SOUTH))
    assert (woods.hearts[BETHRAS], held(woods, "bethras"), where(woods, "bethras")) == (1, [], "T01")


@clause("WDL-FLE1")
def test_without_a_move_there_is_no_flight() -> None:
    woods = draw_table(TRAIL, heroes=ALONE, foes=[("snake", "T21"), ("snake", "T21")])
    state = fighting(woods)
    assert offered_kinds(state) == {Fight}
    with pytest.raises(IllegalOption) as refused:
        apply(state, P1, flee(SOUTH))
    assert "WDL-FLE1" in refused.value.clauses


@clause("WDL-FLE2", "WDL-FLE9", "WDL-BOSS7")
def test_nobody_flees_from_a_boss_tile() -> None:
    woods = draw_table(
        BOSS_TILE,
        heroes={"xylia": "T02", "bethras": "T01"},
        board={"move": (1, 1)},
        loot={"xylia": ["boots", "smoke_bomb", "phial"]},
        boss=("stag", "T02"),
        foes=[("snake", "T02"), ("snake", "T02")],
    )
    assert offered_kinds(fighting(woods)) == {Fight}
    state = acting(woods)
    assert not {Move, Venture, UseVortex} & offered_kinds(state)
    assert UseLoot(card("boots")) not in offered(state)


@clause("WDL-FLE5", "WDL-RSK1")
def test_a_flight_goes_to_a_linked_tile_or_is_a_risky_move() -> None:
    woods = draw_table({"T12": (0, -1)}, heroes={"xylia": "T12", "bethras": "T01"}, board={"move": (1,)})
    woods.foes = draw_table({"T12": (0, -1)}, foes=[("snake", "T12")]).foes
    state = fighting(woods)
    assert offered(state) == {
        Fight(woods.foes[0].number, kind("snake")),
        flee(SOUTH),
        *(FleeAstray(side, "die") for side in (NORTH, EAST, WEST)),
    }


@clause("WDL-FLE7")
def test_a_hero_who_goes_down_does_not_move() -> None:
    woods = draw_table(TRAIL, heroes=ALONE, hearts={"xylia": 1}, board={"move": (1,)}, foes=[("snake", "T21")])
    told = play_out(fighting(woods), flee(SOUTH))
    assert not heard_of(told, HeroMoved)
    assert where(woods, "xylia") == "T21"


@clause("WDL-FLE7")
def test_monsters_that_arrive_during_a_flight_neither_strike_nor_are_fought() -> None:
    woods = draw_table(
        {"T12": (0, -1)},
        heroes={"xylia": "T12", "bethras": "T01"},
        board={"move": (1,)},
        foes=[("mushroom", "T12")],
    )
    told = play_out(fighting(woods), flee(SOUTH), DrawEventCard(event("sap")), DrawMonster(kind("snake")))
    assert not heard_of(told, CombatBegan)
    assert (woods.hearts[XYLIA], where(woods, "xylia"), woods.encounter) == (3, "T01", "none")


@clause("WDL-FLE7", "WDL-TILE47")
def test_the_second_shadow_is_fought_before_the_move_of_a_flight() -> None:
    woods = draw_table(TRAIL, heroes=ALONE, board={"move": (1,)}, foes=[("mushroom", "T21")])
    state = fighting(woods)
    told = play_out(state, flee(SOUTH), DrawEventCard(event("shadow")), DrawMonster(kind("snake")), RollFaces((6,)))
    assert len(heard_of(told, CombatBegan)) == 1
    assert where(woods, "xylia") == "T01"


@clause("WDL-FLE7", "WDL-TILE46")
def test_the_hidden_trail_replaces_the_move_of_a_flight() -> None:
    woods = draw_table(
        TRAIL,
        heroes=ALONE,
        loot={"xylia": ["boots"]},
        foes=[("mushroom", "T21"), ("snake", "T21")],
    )
    state = fighting(woods)
    play_out(state, flee(SOUTH, "boots"), lambda strike: strike.kind == kind("mushroom"), may_leave_draws=True)
    play_out(state, DrawEventCard(event("trail")), WanderTo(node_of(woods, "T22"), tile("T22")))
    assert (where(woods, "xylia"), woods.hearts[XYLIA], woods.poisoned) == ("T22", 3, ())
    assert held(woods, "xylia") == ["boots"]


@clause("WDL-FLE7")
def test_boots_spared_in_a_flight_can_be_used_where_the_hidden_trail_leads() -> None:
    tiles = {**TRAIL, "T16": (0, 1)}
    woods = draw_table(tiles, heroes=ALONE, loot={"xylia": ["boots"]}, foes=[("mushroom", "T21")])
    woods.event_tokens = (node_of(woods, "T16"),)
    state = fighting(woods)
    play_out(state, flee(SOUTH, "boots"), DrawEventCard(event("trail")), may_leave_draws=True)
    play_out(state, WanderTo(node_of(woods, "T16"), tile("T16")), DrawEventCard(event("sap")), may_leave_draws=True)
    play_out(state, DrawMonster(kind("snake")))
    assert (where(woods, "xylia"), question(state)) == ("T16", "choose_fight")
    play_out(state, flee(NORTH, "boots"))
    assert (where(woods, "xylia"), held(woods, "xylia")) == ("T01", [])


@clause("WDL-FLE7")
def test_a_hero_who_returns_to_where_it_fled_from_does_not_move_again() -> None:
    tiles = {**TRAIL, "T16": (0, 1)}
    heroes = {"xylia": "T01", "bethras": "T22"}
    woods = draw_table(tiles, heroes=heroes, board={"move": (1, 1)}, foes=[("mushroom", "T01")])
    woods.event_tokens = (node_of(woods, "T16"),)
    state = fighting(woods)
    play_out(state, flee(NORTH), DrawEventCard(event("trail")), may_leave_draws=True)
    play_out(state, WanderTo(node_of(woods, "T16"), tile("T16")), DrawEventCard(event("sap")), may_leave_draws=True)
    play_out(state, DrawMonster(kind("snake")), flee(NORTH), may_leave_draws=True)
    play_out(state, Fight, RollFaces((6,)), DrawLootCard, may_leave_draws=True)
    assert (where(woods, "xylia"), woods.board[MOVE]) == ("T01", (1,))


@clause("WDL-FLE7", "WDL-HERO9")
def test_riders_of_a_move_that_an_event_replaced_are_asked_again() -> None:
    woods = draw_table(TRAIL, heroes={"klethor": "T01", "xylia": "T01"}, board={"move": (1,)})
    woods.riders = (XYLIA,)
    begin(woods, MakeMove(node_of(woods, "T01"), NORTH, "die", is_risky=False, is_flight=True))
    assert (where(woods, "klethor"), len(woods.riders), woods.board[MOVE]) == ("T01", 0, (1,))


@clause("WDL-TILE20", "WDL-HERO9")
def test_a_hero_who_appears_elsewhere_arrives_alone() -> None:
    woods = draw_table(TRAIL, heroes={"klethor": "T01", "xylia": "T01"})
    woods.riders = (XYLIA,)
    begin(woods, Appear(node_of(woods, "T01"), node_of(woods, "T22")))
    assert (where(woods, "klethor"), where(woods, "xylia")) == ("T22", "T01")


@clause("WDL-FLE7", "WDL-TILE46")
def test_the_hidden_trail_may_be_left_alone() -> None:
    woods = draw_table(TRAIL, heroes=ALONE, board={"move": (1,)}, foes=[("mushroom", "T21")])
    play_out(fighting(woods), flee(SOUTH), DrawEventCard(event("trail")), StayHere())
    assert (where(woods, "xylia"), woods.board[MOVE]) == ("T01", ())


@clause("WDL-FLE8")
def test_only_the_hero_who_flees_is_struck() -> None:
    woods = draw_table(
        TRAIL, heroes={"xylia": "T21", "bethras": "T21"}, board={"move": (1,)}, foes=[("skeleton", "T21")]
    )
    play_out(fighting(woods), flee(SOUTH))
    assert (woods.hearts[XYLIA], woods.hearts[BETHRAS], where(woods, "bethras")) == (3, 5, "T21")


@clause("WDL-FLE7", "WDL-FLE4")
def test_a_smoke_bomb_spares_all_strikes() -> None:
    woods = draw_table(
        TRAIL, heroes=ALONE, board={"move": (1,)}, loot={"xylia": ["smoke_bomb"]}, foes=[("skeleton", "T21")]
    )
    play_out(fighting(woods), flee(SOUTH), ThrowSmoke(card("smoke_bomb")))
    assert (woods.hearts[XYLIA], where(woods, "xylia"), held(woods, "xylia")) == (5, "T01", [])


@clause("WDL-AMB2", "WDL-FLE9", "WDL-BOSS10")
def test_by_a_switch_a_hero_leaves_the_boss_after_fighting_everything() -> None:
    options = TableOptions(leave_boss_tile="after_the_fight", first=0)
    woods = draw_table(
        BOSS_TILE,
        heroes={"xylia": "T02", "bethras": "T01"},
        board={"move": (1, 1)},
        boss=("sporeback", "T02"),
        foes=[("snake", "T02")],
        options=options,
    )
    state = begin(woods, MeetFoes(), ChooseAction())
    play_out(state, RollFaces((1,)), RollFace(1), RollFaces((1,)))
    hearts = woods.hearts[XYLIA]
    told = play_out(state, Move(SOUTH))
    assert (where(woods, "xylia"), woods.hearts[XYLIA]) == ("T01", hearts)
    assert not heard_of(told, FoeStruck)
    play_out(state, Move(NORTH), RollFaces((1,)))
    assert pending(state) == ()


@clause("WDL-AMB2", "WDL-TILE21")
def test_by_a_switch_the_vortex_leads_away_from_a_boss_without_strikes() -> None:
    woods = draw_table(
        {"T05": (0, -1, 90)},
        heroes={"xylia": "T05", "bethras": "T01"},
        orbs={"xylia": 1},
        boss=("sporeback", "T05"),
        foes=[("snake", "T05")],
        options=TableOptions(leave_boss_tile="after_the_fight", first=0),
    )
    woods.bosses_fought = tuple(foe.number for foe in woods.foes)
    told = play_out(acting(woods), UseVortex())
    assert where(woods, "xylia") == "T01"
    assert not heard_of(told, FoeStruck)


@clause("WDL-AMB2", "WDL-CH3-8")
def test_by_a_switch_a_hero_leaves_a_boss_and_its_guard_in_chapter_3_too() -> None:
    options = TableOptions(chapter=3, leave_boss_tile="after_the_fight", first=0)
    woods = draw_table(
        heroes={"xylia": "T02", "bethras": "T06"},
        board={"move": (1,)},
        boss=("sporeback", "T02"),
        foes=[("snake", "T02")],
        options=options,
    )
    woods.bosses_fought = tuple(foe.number for foe in woods.foes)
    assert Move(SOUTH) in offered(acting(woods))


@clause("WDL-DWN1", "WDL-DWN4", "WDL-THR7")
def test_a_hero_who_is_down_takes_no_turn() -> None:
    woods = draw_table(BOSS_TILE, hearts={"xylia": 0}, boss=("stag", "T02"))
    state = begin(woods, Adventure())
    assert question(state) == "roll_hero_dice"
    assert (woods.active, woods.foes[0].threat) == (BETHRAS, 1)
    told = play_out(begin(woods, TakeTurn(XYLIA)))
    assert told == ()


@clause("WDL-DWN5")
def test_a_hero_who_is_down_cannot_use_a_potion() -> None:
    woods = draw_table(hearts={"xylia": 0}, loot={"xylia": ["potion"]})
    assert pending(begin(woods, TakeTurn(XYLIA))) == ()
    assert held(woods, "xylia") == ["potion"]


@clause("WDL-DWN9", "WDL-DWN10", "WDL-ORB2")
@pytest.mark.parametrize(("orbs", "is_possible"), [(3, True), (2, False)])
def test_s19_first_aid_costs_orbs_and_is_possible_beside_enemies(orbs: int, is_possible: bool) -> None:
    woods = draw_table(
        TRAIL,
        heroes={"bethras": "T21", "xylia": "T21", "klethor": "T01"},
        hearts={"xylia": 0},
        orbs={"bethras": orbs},
        board={"move": (1,)},
        foes=[("snake", "T21")],
    )
    state = acting(woods)
    assert (Raise(XYLIA) in offered(state)) == is_possible
    if is_possible:
        play_out(state, Raise(XYLIA))
        assert (woods.hearts[XYLIA], woods.orbs[BETHRAS]) == (1, 0)
    else:
        with pytest.raises(IllegalOption) as refused:
            apply(state, P1, Raise(XYLIA))
        assert refused.value.clauses == ("WDL-DWN9",)


@clause("WDL-DWN11")
def test_a_hero_who_is_down_keeps_everything_but_its_statuses() -> None:
    woods = draw_table(
        heroes={"shavi": "T01", "xylia": "T01"},
        hearts={"xylia": 0},
        orbs={"xylia": 4},
        powers={"xylia": 1},
        loot={"xylia": ["mace"]},
        board={"five": (5,)},
    )
    play_out(acting(woods), Heal())
    assert (woods.hearts[XYLIA], woods.orbs[XYLIA], woods.powers[XYLIA]) == (0, 4, 1)
    assert held(woods, "xylia") == ["mace"]


@clause("WDL-DWN12")
def test_a_hero_raised_before_its_turn_takes_it() -> None:
    woods = draw_table(hearts={"bethras": 0}, loot={"xylia": ["potion"]})
    state = begin(woods, Adventure())
    play_out(state, RollFaces((1, 1, 1, 1)), AcceptDice(), *[PutOn(MOVE)] * 4)
    play_out(state, UseLootOn(card("potion"), BETHRAS), EndTurn(), may_leave_draws=True)
    assert (woods.active, question(state)) == (BETHRAS, "roll_hero_dice")


@clause("WDL-DWN4", "WDL-AMB5", "WDL-THR7")
@pytest.mark.parametrize(("switch", "threat"), [("none", 1), ("counts", 2)])
def test_by_a_switch_a_skipped_turn_raises_the_threat(switch: str, threat: int) -> None:
    options = TableOptions(threat_on_skipped_turn=switch, first=0)  # type: ignore[arg-type]
    woods = draw_table(BOSS_TILE, hearts={"xylia": 0}, boss=("stag", "T02"), options=options)
    begin(woods, TakeTurn(XYLIA))
    assert woods.foes[0].threat == threat
