"""Bosses (WDL-BOSS), threat (WDL-THR), combat skills (WDL-SKL) and the end (WDL-END)."""

import pytest
from msgspec.structs import replace

from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.combat_events import (
    CombatBegan,
    CombatDiceRolled,
    CombatResolved,
    SkillRolled,
)
from lairkeeper.games.woodlands.records.events import HeroImmobilised, NothingHappened
from lairkeeper.games.woodlands.records.options import (
    AddPowerDie,
    Concede,
    DrawBoss,
    DrawEventCard,
    DrawMonster,
    FlipCard,
    Move,
    ProposeToConcede,
    RefuseToConcede,
    RollFace,
    RollFaces,
    Support,
    UseLoot,
)
from lairkeeper.games.woodlands.rules.boss import RaiseEveryThreat, RevealBoss
from lairkeeper.games.woodlands.rules.dice import TakeStance
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.ending import CheckEnd, OfferToConcede
from lairkeeper.games.woodlands.rules.event_cards import DrawEvent
from lairkeeper.games.woodlands.rules.rounds import EndRound
from lairkeeper.games.woodlands.rules.turn import EndTurn, TakeTurn
from lairkeeper.games.woodlands.rules.well import BOSS_ROUND
from lairkeeper.games.woodlands.state import Woods, bosses_of, change_foe
from lairkeeper.kernel import Outcome, State, apply, begin, pending
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.tables import (
    BETHRAS,
    BOX,
    KLETHOR,
    NORTH,
    P1,
    P2,
    TRAIL,
    XYLIA,
    Place,
    acting,
    add_foe,
    asked_seat,
    card,
    draw_table,
    event,
    foes_at,
    heard_of,
    held,
    kind,
    node_of,
    offered,
    offered_kinds,
    question,
)

BOSS_TILE: dict[str, Place] = {"T02": (0, -1, 180)}
ALONE = {"klethor": "T02", "xylia": "T01"}
PAIR = {"klethor": "T02", "xylia": "T02"}


def fighting(woods: Woods) -> State[Woods]:
    return begin(woods, MeetFoes())


def roll(*faces: int) -> RollFaces:
    return RollFaces(faces)


def against(boss: str, heroes: dict[str, str] = ALONE, **facts: object) -> Woods:
    return draw_table(BOSS_TILE, heroes=heroes, boss=(boss, "T02"), **facts)  # type: ignore[arg-type]


@clause("WDL-BOSS3", "WDL-BOSS4", "WDL-BOSS5", "WDL-BOSS6", "WDL-BOSS7", "WDL-SKL1", "WDL-FLE9", "WDL-TILE15")
def test_s22_a_monster_on_the_tile_of_the_boss_is_fought_first() -> None:
    woods = draw_table(BOSS_TILE, heroes={"klethor": "T01", "xylia": "T01"}, board={"move": (1, 1)}, is_dressed=True)
    add_foe(woods, "snake", "T02", is_up=False)
    state = acting(woods)
    play_out(state, Move(NORTH), DrawBoss(kind("coil_queen")), roll(1), may_leave_draws=True)
    assert (woods.hearts[KLETHOR], woods.poisoned) == (4, (KLETHOR,))
    assert question(state) == "roll_skill"
    assert foes_at(woods, "T02") == ["snake", "coil_queen"]
    play_out(state, RollFace(1), roll(1))
    assert pending(state) == ()
    assert woods.foes[1].threat == 2


@clause("WDL-BOSS1", "WDL-BOSS2", "WDL-BOSS8")
def test_a_boss_is_beaten_in_one_combat_or_not_at_all() -> None:
    woods = against("choir", PAIR, loot={"klethor": ["mace"]})
    state = fighting(woods)
    play_out(state, RollFace(1), roll(5, 5), roll(1))
    assert woods.foes
    assert BOX.bosses[2].track == 17
    assert len(BOX.bosses[2].skills) == 6


@clause("WDL-BOSS9")
def test_treasure_icons_of_bosses_are_ignored() -> None:
    woods = against("choir")
    woods.hearts[KLETHOR] = 5
    woods.loot[KLETHOR] = (card("mace"), card("mace"))
    state = fighting(woods)
    play_out(state, RollFace(1), roll(5, 5, 5))
    assert state.outcome is not None
    assert len(held(woods, "klethor")) == 2


@clause("WDL-BOSS10")
def test_each_boss_is_fought_once_a_turn_the_lowest_defence_first() -> None:
    woods = against("choir", hearts={"klethor": 5})
    add_foe(woods, "thornmother", "T02", is_up=True, threat=1)
    told = play_out(fighting(woods), RollFace(1), roll(1), RollFace(1), roll(1))
    assert [began.kind for began in heard_of(told, CombatBegan)] == [kind("choir")]
    assert len(heard_of(told, SkillRolled)) == 2
    assert len(woods.bosses_fought) == 2


@clause("WDL-BOSS10")
def test_of_bosses_with_equal_defence_the_active_player_chooses() -> None:
    woods = against("choir")
    add_foe(woods, "stag", "T02", is_up=True, threat=1)
    assert len(offered(fighting(woods))) == 2


@clause("WDL-BOSS11", "WDL-GRP5")
def test_a_lost_combat_with_a_boss_hurts_like_any_other() -> None:
    woods = against("sporeback", PAIR)
    play_out(fighting(woods), RollFace(1), roll(1), roll(1))
    assert (woods.hearts[KLETHOR], woods.hearts[XYLIA], woods.poisoned) == (3, 4, (KLETHOR,))


@clause("WDL-BOSS12", "WDL-END1", "WDL-TILE17", "WDL-SKL15", "WDL-SKL18", "WDL-BOSS2")
@pytest.mark.parametrize(("hits", "is_won"), [(4, False), (5, True)])
def test_s23_a_leaf_shield_of_the_boss_absorbs_one_damage(hits: int, is_won: bool) -> None:
    woods = against("sporeback", PAIR, shields=1, loot={"klethor": ["mace", "mace"], "xylia": ["knives"]})
    woods.loot[XYLIA] = (card("mace"), card("mace"))
    state = fighting(woods)
    faces = [4] * hits + [1] * (6 - hits)
    play_out(state, RollFace(1), roll(*sorted(faces[:3])), roll(*sorted(faces[3:])))
    assert (state.outcome == Outcome("victory", "WDL-END1", (P1, P2))) == is_won
    if not is_won:
        assert woods.foes[0].shields == 0


@clause("WDL-SKL18")
def test_a_shield_stays_if_no_damage_was_inflicted() -> None:
    woods = against("sporeback", shields=1)
    play_out(fighting(woods), RollFace(1), roll(1))
    assert woods.foes[0].shields == 1


@clause("WDL-AMB4", "WDL-SKL15")
def test_by_a_switch_a_shield_cancels_all_damage_of_one_hero() -> None:
    options = TableOptions(leaf_shield="one_hero", first=0)
    woods = against("choir", PAIR, shields=1, loot={"klethor": ["mace", "mace"]}, options=options)
    state = fighting(woods)
    play_out(state, RollFace(1), roll(5, 5, 5), roll(5))
    assert state.outcome is None
    assert woods.foes[0].shields == 0


@clause("WDL-THR1", "WDL-TILE14")
def test_a_revealed_boss_starts_on_the_first_space() -> None:
    woods = draw_table(BOSS_TILE, is_dressed=True)
    play_out(begin(woods, RevealBoss()), DrawBoss(kind("stag")))
    assert woods.foes[0].threat == 1
    assert kind("stag") not in woods.boss_pile


@clause("WDL-THR2", "WDL-THR3", "WDL-END2")
def test_the_last_space_loses_the_game() -> None:
    woods = against("choir", threat=15)
    assert begin(woods, RaiseEveryThreat()).outcome is None
    assert begin(woods, RaiseEveryThreat()).outcome == Outcome("threat", "WDL-THR3", ())


@clause("WDL-THR4", "WDL-THR7", "WDL-MON15", "WDL-MON17", "WDL-DWN1")
def test_s18_poison_kills() -> None:
    woods = draw_table(BOSS_TILE, hearts={"xylia": 1}, poisoned=["xylia"], boss=("stag", "T02"), threat=6)
    state = begin(woods, TakeTurn(XYLIA))
    assert (woods.hearts[XYLIA], woods.poisoned, woods.foes[0].threat) == (0, (), 7)
    assert state.outcome is None


@clause("WDL-THR6", "WDL-THR8")
def test_effects_raise_the_threat_too() -> None:
    woods = draw_table(BOSS_TILE, boss=("stag", "T02"))
    add_foe(woods, "choir", "T02", is_up=True, threat=3)
    play_out(begin(woods, DrawEvent(XYLIA)), DrawEventCard(event("gathering")))
    assert [foe.threat for foe in woods.foes] == [2, 4]


@clause("WDL-THR8", "WDL-SKL11")
def test_a_skill_raises_only_the_threat_of_its_own_boss() -> None:
    woods = against("sporeback")
    add_foe(woods, "stag", "T01", is_up=True, threat=3)
    play_out(fighting(woods), RollFace(4), roll(1))
    assert [foe.threat for foe in woods.foes] == [2, 3]


@clause("WDL-SKL2")
def test_the_skill_is_rolled_anew_for_each_active_hero() -> None:
    woods = against("sporeback", PAIR)
    told = play_out(fighting(woods), RollFace(1), roll(1), roll(1))
    woods.active, woods.bosses_fought = XYLIA, ()
    told = play_out(fighting(woods), RollFace(6), roll(1), roll(1))
    assert heard_of(told, SkillRolled)[0].face == 6


@clause("WDL-SKL3")
def test_sk01_the_defence_is_replaced() -> None:
    woods = against("thornmother", loot={"klethor": ["mace"]})
    told = play_out(fighting(woods), RollFace(5), roll(3, 4))
    assert heard_of(told, CombatResolved)[0].hits == 1


@clause("WDL-SKL4", "WDL-SKL20")
def test_sk02_every_hero_loses_a_heart_and_who_goes_down_does_not_fight() -> None:
    woods = against("sporeback", hearts={"klethor": 1})
    told = play_out(fighting(woods), RollFace(2))
    assert (woods.hearts[KLETHOR], woods.hearts[XYLIA]) == (0, 4)
    assert not heard_of(told, CombatDiceRolled)
    assert woods.combats == []


@clause("WDL-SKL5", "WDL-SKL22", "WDL-CMB3")
def test_sk03_each_hero_on_the_tile_rolls_one_die_less() -> None:
    woods = against("choir", ALONE, powers={"xylia": 2})
    told = play_out(fighting(woods), Support(), RollFace(5), roll(5))
    assert [rolled.hero for rolled in heard_of(told, CombatDiceRolled)] == [XYLIA]


@clause("WDL-SKL6", "WDL-SKL22")
def test_sk04_each_standing_hero_on_the_tile_is_poisoned() -> None:
    woods = against("sporeback", {"klethor": "T02", "xylia": "T02", "bethras": "T02"}, hearts={"bethras": 0})
    play_out(fighting(woods), RollFace(3), may_leave_draws=True)
    assert set(woods.poisoned) == {KLETHOR, XYLIA}


@clause("WDL-SKL7")
def test_sk05_each_owner_turns_a_flip_card_face_down() -> None:
    woods = against("warden", PAIR, loot={"xylia": ["boots", "lantern", "mace"], "klethor": ["mace"]})
    state = fighting(woods)
    play_out(state, RollFace(2))
    assert (asked_seat(state), offered(state)) == (P2, {FlipCard(card("boots")), FlipCard(card("lantern"))})


@clause("WDL-SKL8")
def test_sk06_each_hero_discards_a_card() -> None:
    woods = against("warden", PAIR, loot={"xylia": ["boots"]})
    play_out(fighting(woods), RollFace(4), may_leave_draws=True)
    assert held(woods, "xylia") == []


@clause("WDL-SKL9", "WDL-SKL10")
@pytest.mark.parametrize(("boss", "face", "staff"), [("thornmother", 6, "orange"), ("choir", 4, "orange")])
def test_sk07_sk08_the_boss_is_immune(boss: str, face: int, staff: str) -> None:
    woods = against(boss, loot={"klethor": [f"{staff}_staff", "blue_staff"]}, board={"invoke": (1, 1)})
    state = fighting(woods)
    play_out(state, RollFace(face), may_leave_draws=True)
    if boss == "choir":
        assert question(state) == "roll_combat_dice"
    else:
        assert UseLoot(card("orange_staff")) not in offered(state)
        assert offered_kinds(state) >= {AddPowerDie, UseLoot}


@clause("WDL-SKL11", "WDL-SKL20")
def test_sk09_the_threat_may_lose_the_game_before_the_combat() -> None:
    woods = against("sporeback", threat=17)
    state = fighting(woods)
    told = play_out(state, RollFace(4))
    assert state.outcome == Outcome("threat", "WDL-THR3", ())
    assert not heard_of(told, CombatDiceRolled)


@clause("WDL-SKL12", "WDL-TILE30")
def test_sk10_all_heroes_on_the_tile_roll_for_brambles() -> None:
    woods = against("thornmother", PAIR, entangled=["xylia"])
    state = fighting(woods)
    told = play_out(state, RollFace(4), roll(2, 1), may_leave_draws=True)
    assert (woods.hearts[KLETHOR], woods.hearts[XYLIA]) == (5, 4)
    assert heard_of(told, NothingHappened)
    assert not heard_of(told, HeroImmobilised)


@clause("WDL-SKL13")
def test_sk11_nothing_happens() -> None:
    woods = against("sporeback")
    state = fighting(woods)
    play_out(state, RollFace(1), may_leave_draws=True)
    assert (woods.hearts[KLETHOR], woods.foes[0].threat, question(state)) == (5, 1, "roll_combat_dice")


@clause("WDL-SKL14")
def test_sk12_the_active_hero_loses_orbs() -> None:
    woods = against("choir", PAIR, orbs={"klethor": 3, "xylia": 3})
    play_out(fighting(woods), RollFace(2), may_leave_draws=True)
    assert (woods.orbs[KLETHOR], woods.orbs[XYLIA]) == (1, 3)


@clause("WDL-SKL15")
def test_sk13_a_boss_may_hold_several_shields() -> None:
    woods = against("sporeback", shields=1)
    play_out(fighting(woods), RollFace(6), may_leave_draws=True)
    assert woods.foes[0].shields == 2


@clause("WDL-SKL16", "WDL-SKL19", "WDL-SKL21")
def test_sk14_a_summoned_monster_is_fought_first_and_stays_as_a_bodyguard() -> None:
    woods = against("stag")
    state = fighting(woods)
    told = play_out(state, RollFace(2), DrawMonster(kind("snake")), roll(1), roll(1))
    assert [began.kind for began in heard_of(told, CombatBegan)] == [kind("snake")]
    assert len(heard_of(told, SkillRolled)) == 1
    assert foes_at(woods, "T02") == ["stag", "snake"]


@clause("WDL-SKL21")
def test_monsters_that_arrive_after_the_skill_roll_are_fought_before_the_boss() -> None:
    woods = against("stag")
    state = fighting(woods)
    summoned = (RollFace(2), DrawMonster(kind("mushroom")), roll(1), DrawEventCard(event("shadow")))
    play_out(state, *summoned, may_leave_draws=True)
    told = play_out(state, DrawMonster(kind("snake")), roll(6), may_leave_draws=True)
    assert [began.kind for began in heard_of(told, CombatBegan)] == [kind("snake")]
    assert woods.combats[-1].foe == woods.foes[0].number


@clause("WDL-SKL17", "WDL-SKL20", "WDL-THR3")
def test_s24_a_skill_that_fills_the_threat_track_loses_the_game() -> None:
    heroes = {"klethor": "T02", "xylia": "T02", "bethras": "T02"}
    woods = against("choir", heroes, orbs={"klethor": 1, "xylia": 1, "bethras": 2}, threat=14)
    state = fighting(woods)
    play_out(state, RollFace(3))
    assert [woods.orbs[hero] for hero in (KLETHOR, XYLIA, BETHRAS)] == [0, 0, 1]
    assert state.outcome == Outcome("threat", "WDL-THR3", ())


@clause("WDL-SKL17")
def test_sk15_a_distant_xylia_takes_part() -> None:
    woods = against("choir", ALONE, powers={"xylia": 2}, orbs={"xylia": 1})
    play_out(fighting(woods), Support(), RollFace(3), may_leave_draws=True)
    assert (woods.orbs[XYLIA], woods.foes[0].threat) == (0, 2)


@clause("WDL-SKL22")
def test_skills_leave_a_hero_who_is_down_alone() -> None:
    woods = against("warden", PAIR, hearts={"xylia": 0}, loot={"xylia": ["boots"]})
    play_out(fighting(woods), RollFace(4), may_leave_draws=True)
    assert held(woods, "xylia") == ["boots"]


@clause("WDL-END3", "WDL-END1")
def test_if_one_effect_meets_victory_and_defeat_victory_counts() -> None:
    woods = against("choir", hearts={"klethor": 0, "xylia": 0})
    woods.beaten[kind("stag")] = 1
    state = begin(woods, CheckEnd())
    assert state.outcome is not None
    assert state.outcome.reason == "victory"


@clause("WDL-END2", "WDL-DWN2", "WDL-END4")
def test_all_heroes_down_lose_the_game() -> None:
    woods = draw_table(hearts={"xylia": 0, "bethras": 0})
    assert begin(woods, CheckEnd()).outcome == Outcome("all_down", "WDL-DWN2", ())
    assert begin(draw_table(hearts={"xylia": 0}), CheckEnd()).outcome is None


@clause("WDL-END5", "WDL-SET19")
def test_a_very_long_game_may_be_given_up_if_everybody_agrees() -> None:
    woods = draw_table(first=1)
    woods.round = 60
    assert pending(begin(woods, OfferToConcede())) == ()
    woods.round = 61
    state = begin(woods, OfferToConcede())
    play_out(state, (P2, Concede()))
    assert asked_seat(state) == P1
    play_out(state, (P1, Concede()))
    assert state.outcome == Outcome("conceded", "WDL-END5", ())
    state = begin(woods, OfferToConcede())
    play_out(state, (P2, Concede()), (P1, RefuseToConcede()))
    assert state.outcome is None


@clause("WDL-END5", "WDL-SET19")
def test_the_group_may_give_up_in_any_turn_but_not_in_an_encounter() -> None:
    woods = draw_table(TRAIL, board={"move": (1,)}, first=1)
    state = acting(woods)
    play_out(state, (P1, ProposeToConcede()), (P2, Concede()), (P1, RefuseToConcede()))
    assert question(state) == "choose_action"
    play_out(state, (P1, ProposeToConcede()), (P2, Concede()), (P1, Concede()))
    assert state.outcome == Outcome("conceded", "WDL-END5", ())
    assert ProposeToConcede() not in offered(begin(against("choir"), MeetFoes()))


@clause("WDL-END5")
def test_bots_never_propose_to_give_up_and_agree_with_people_who_do() -> None:
    state = acting(draw_table(TRAIL, board={"move": (1,)}))
    (decision,) = pending(state)
    assert set(decision.options) - set(decision.for_bots) == {ProposeToConcede()}
    apply(state, P1, ProposeToConcede())
    assert pending(state)[0].for_bots == (Concede(),)


@clause("WDL-THR9")
def test_a_boss_turned_up_at_the_end_of_a_round_gets_no_step_for_that_round() -> None:
    woods = against("choir")
    woods.options = replace(woods.options, chapter=3)
    choir, woods.round = woods.foes[0], BOSS_ROUND
    woods.nodes[XYLIA] = woods.nodes[KLETHOR] = node_of(woods, "T01")
    change_foe(woods, choir, replace(choir, node=node_of(woods, "T01")))
    state = begin(woods, EndRound())
    play_out(state, DrawBoss(kind("stag")), may_leave_draws=True)
    assert [(BOX.profiles[boss.kind].id, boss.threat) for boss in bosses_of(woods)] == [("choir", 2), ("stag", 1)]
    begin(woods, RaiseEveryThreat())
    assert [boss.threat for boss in bosses_of(woods)] == [3, 2]


@clause("WDL-AMB1", "WDL-HERO13")
def test_by_a_switch_the_stance_lasts_until_it_is_used() -> None:
    options = TableOptions(stance_until="used", first=0)
    woods = against("sporeback", PAIR, board={"six": (6,)}, options=options)
    play_out(begin(woods, TakeStance(), EndTurn()))
    assert woods.is_standing_guard
    woods.active = XYLIA
    play_out(fighting(woods), RollFace(1), roll(1), roll(1))
    assert (woods.hearts[KLETHOR], woods.is_standing_guard) == (5, False)
    woods.is_standing_guard = True
    begin(woods, TakeTurn(KLETHOR))
    assert not woods.is_standing_guard
