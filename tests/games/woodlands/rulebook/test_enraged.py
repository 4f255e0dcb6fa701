"""Enraged Monsters and Bosses (WDL-ENR)."""

from typing import Any

import pytest

from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.combat_events import CombatDiceRolled, ShieldBroken, ShieldGained
from lairkeeper.games.woodlands.records.events import HeartsLost, OrbsSpent
from lairkeeper.games.woodlands.records.module_events import FoeCameBack, FoeStruckFirst
from lairkeeper.games.woodlands.records.options import (
    AddBrew,
    DrawBoss,
    DrawEventCard,
    Fight,
    RerollDie,
    RollFace,
    RollFaces,
    Stop,
    Support,
    UseLootOnDie,
)
from lairkeeper.games.woodlands.rules.boss import RevealBoss
from lairkeeper.games.woodlands.rules.combat import FightFoe
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.profile import hearts
from lairkeeper.games.woodlands.state import FoeNo, Woods, rage
from lairkeeper.kernel import State, begin
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.tables import (
    BETHRAS,
    KLETHOR,
    SHAVI,
    TRAIL,
    XYLIA,
    add_foe,
    card,
    chances,
    draw_table,
    event,
    foes_at,
    heard_of,
    kind,
    node_of,
    offered,
    offered_kinds,
    question,
)

FOE = FoeNo(0)


def rolled(*faces: int) -> RollFaces:
    return RollFaces(faces)


def against(name: str, *, is_on: bool = True, heroes: dict[str, str] | None = None, **table: Any) -> Woods:
    """Heroes on the Long Trail, alone with one enemy; the modules of Enraged enemies are on."""
    party = heroes or {"xylia": "T21"}
    options = TableOptions(players=len(party), enraged_monsters=is_on, enraged_bosses=is_on)
    woods = draw_table(TRAIL, heroes=party, options=options, **table)
    add_foe(woods, name, "T21", is_up=True)
    return woods


def fighting(name: str, **table: Any) -> State[Woods]:
    return begin(against(name, **table), FightFoe(FOE))


@clause("WDL-ENR1", "WDL-ENR12", "WDL-SET15")
@pytest.mark.parametrize(("monsters", "bosses"), [(False, False), (True, False), (False, True), (True, True)])
def test_each_of_the_two_cards_enrages_its_own_kinds_all_of_them(monsters: bool, bosses: bool) -> None:
    woods = draw_table(options=TableOptions(enraged_monsters=monsters, enraged_bosses=bosses))
    types = ("mushroom", "plant", "spirit", "skeleton", "snake")
    cards = ("sporeback", "thornmother", "choir", "warden", "coil_queen", "stag")
    assert {rage(woods, kind(name)) != "none" for name in types} == {monsters}
    assert {rage(woods, kind(name)) != "none" for name in cards} == {bosses}


@clause("WDL-ENR2", "WDL-ENR4", "WDL-MON13")
def test_an_enraged_spirit_must_be_beaten_twice_and_is_then_discarded() -> None:
    state = fighting("spirit")
    told = play_out(state, rolled(5), may_leave_draws=True)
    assert heard_of(told, FoeCameBack)
    assert state.world.orbs[XYLIA] == 0
    pile = state.world.monster_pile[kind("spirit")]
    play_out(state, rolled(5))
    assert foes_at(state.world, "T21") == []
    assert state.world.orbs[XYLIA] == 2
    assert state.world.monster_discard[kind("spirit")] == 1
    assert state.world.monster_pile[kind("spirit")] == pile


@clause("WDL-ENR3", "WDL-ENR4")
def test_a_spirit_that_wins_the_second_combat_strikes_and_must_be_beaten_twice_again() -> None:
    state = fighting("spirit", orbs={"xylia": 0})
    play_out(state, rolled(5), rolled(4))
    assert state.world.hearts[XYLIA] == 4
    again = begin(state.world, FightFoe(FOE))
    play_out(again, rolled(5), may_leave_draws=True)
    assert foes_at(again.world, "T21") == ["spirit"]
    play_out(again, rolled(5))
    assert foes_at(again.world, "T21") == []


@clause("WDL-ENR13")
def test_nothing_comes_between_the_two_combats_with_a_spirit() -> None:
    woods = against("spirit", board={"move": [1]})
    other = add_foe(woods, "spirit", "T21", is_up=True)
    state = begin(woods, MeetFoes())
    play_out(state, Fight(FOE, kind("spirit")), rolled(5), may_leave_draws=True)
    assert question(state) == "roll_combat_dice"
    play_out(state, rolled(5))
    assert question(state) == "choose_fight"
    assert Fight(other, kind("spirit")) in offered(state)


@clause("WDL-ENR13")
def test_the_combats_with_a_spirit_are_two_for_brew_dice() -> None:
    state = fighting("spirit", heroes={"bethras": "T21"}, board={"six": [6]})
    play_out(state, AddBrew, rolled(1, 5), may_leave_draws=True)
    assert {len(roll.faces) for roll in chances(state) if isinstance(roll, RollFaces)} == {1}


@clause("WDL-ENR13", "WDL-CMB12")
def test_the_two_combats_with_a_spirit_are_one_fight_of_the_encounter() -> None:
    state = begin(against("spirit"), MeetFoes())
    play_out(state, rolled(5), rolled(1))
    assert state.world.encounter == "none"
    assert foes_at(state.world, "T21") == ["spirit"]


@clause("WDL-ENR5", "WDL-ENR14")
@pytest.mark.parametrize("face", [3, 2])
def test_an_enraged_snake_poisons_all_who_fight_it_won_or_lost(face: int) -> None:
    state = fighting("snake", heroes={"xylia": "T21", "bethras": "T21"})
    play_out(state, rolled(face), rolled(1))
    assert set(state.world.poisoned) == {XYLIA, BETHRAS}


@clause("WDL-ENR5", "WDL-HERO7")
def test_an_enraged_snake_poisons_nobody_who_is_not_on_its_tile() -> None:
    state = fighting("snake", heroes={"bethras": "T21", "xylia": "T01"}, powers={"xylia": 2})
    play_out(state, Support, rolled(3), rolled(1))
    assert state.world.poisoned == (BETHRAS,)


@clause("WDL-ENR14")
def test_who_goes_down_after_the_poison_discards_it() -> None:
    state = fighting("snake", heroes={"xylia": "T21", "bethras": "T21"}, hearts={"xylia": 1})
    play_out(state, rolled(1), rolled(1))
    assert state.world.hearts[XYLIA] == 0
    assert state.world.poisoned == (BETHRAS,)


@clause("WDL-HERO23", "WDL-ENR14", "WDL-ENR9")
@pytest.mark.parametrize("name", ["snake", "mushroom"])
def test_a_frozen_monster_neither_poisons_nor_strikes_first(name: str) -> None:
    woods = against(name, heroes={"shavi": "T21"})
    woods.frozen = FOE
    state = begin(woods, FightFoe(FOE))
    play_out(state, rolled(1))
    assert state.world.hearts[SHAVI] == 5
    assert state.world.poisoned == ()


@clause("WDL-ENR6")
def test_no_die_is_rerolled_against_an_enraged_skeleton_but_the_longbow_works() -> None:
    table: dict[str, Any] = {
        "heroes": {"klethor": "T21"},
        "orbs": {"klethor": 9},
        "powers": {"klethor": 2},
        "loot": {"klethor": ["short_sword", "longbow"]},
    }
    state = fighting("skeleton", **table)
    play_out(state, rolled(3))
    assert offered_kinds(state) == {Stop, UseLootOnDie}
    assert {option.card for option in offered(state) if isinstance(option, UseLootOnDie)} == {card("longbow")}
    calm = fighting("skeleton", is_on=False, **table)
    play_out(calm, rolled(3))
    assert RerollDie in offered_kinds(calm)


@clause("WDL-ENR6", "WDL-HERO16")
def test_a_supporting_klethor_rerolls_nothing_either() -> None:
    state = fighting("skeleton", heroes={"xylia": "T21", "klethor": "T21"}, powers={"klethor": 2})
    play_out(state, rolled(3), rolled(3))
    assert state.decisions == ()


@clause("WDL-ENR7", "WDL-ENR8")
def test_an_enraged_plant_gets_its_shield_when_it_is_turned_up() -> None:
    woods = draw_table(TRAIL, heroes={"xylia": "T21"}, hidden=[("plant", "T21")], options=_only_monsters())
    assert woods.foes[0].shields == 0
    state, told = begin_telling(woods, MeetFoes())
    assert [gained.shields for gained in heard_of(told, ShieldGained)] == [1]
    assert state.world.foes[0].shields == 1


@clause("WDL-ENR7", "WDL-ENR8", "WDL-SKL18")
def test_the_shield_of_a_plant_absorbs_one_damage_and_does_not_grow_again() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"xylia": "T21"},
        loot={"xylia": ["mace"]},
        hidden=[("plant", "T21")],
        options=_only_monsters(),
    )
    state = begin(woods, MeetFoes())
    told = play_out(state, rolled(3, 3))
    assert heard_of(told, ShieldBroken)
    assert foes_at(state.world, "T21") == ["plant"]
    assert state.world.foes[0].shields == 0
    again = begin(state.world, MeetFoes())
    play_out(again, rolled(3, 3))
    assert foes_at(again.world, "T21") == []


def _only_monsters() -> TableOptions:
    return TableOptions(players=1, enraged_monsters=True)


@clause("WDL-ENR9")
def test_an_enraged_mushroom_strikes_before_the_roll_and_also_when_it_is_beaten() -> None:
    state, told = begin_telling(against("mushroom"), FightFoe(FOE))
    assert heard_of(told, FoeStruckFirst)
    assert state.world.hearts[XYLIA] == 3
    rest = play_out(state, rolled(4), may_leave_draws=True)
    assert foes_at(state.world, "T21") == []
    assert not heard_of(rest, HeartsLost)


@clause("WDL-ENR9", "WDL-ENR10")
def test_after_a_lost_combat_only_supporters_and_losses_are_left() -> None:
    state = fighting("mushroom", heroes={"xylia": "T21", "bethras": "T21"})
    assert (state.world.hearts[XYLIA], state.world.hearts[BETHRAS]) == (3, 5)
    play_out(state, rolled(1), rolled(1), DrawEventCard(event("shower")))
    assert (state.world.hearts[XYLIA], state.world.hearts[BETHRAS]) == (3, 4)
    assert state.world.orbs[BETHRAS] == 1


@clause("WDL-ENR10")
def test_a_hero_brought_down_by_the_first_strike_does_not_roll() -> None:
    woods = against("mushroom", heroes={"xylia": "T21", "bethras": "T01"}, hearts={"xylia": 2})
    state, told = begin_telling(woods, FightFoe(FOE))
    assert state.world.hearts[XYLIA] == 0
    assert not heard_of(told, CombatDiceRolled)
    assert state.decisions == ()


@clause("WDL-ENR9", "WDL-LOOT12")
def test_a_first_strike_is_an_attack_that_armour_weakens() -> None:
    state = fighting("mushroom", loot={"xylia": ["armour"]})
    assert state.world.hearts[XYLIA] == 4


def revealing(name: str, *, is_on: bool = True) -> Woods:
    """The Boss card has just been turned up on the Long Trail."""
    options = TableOptions(players=1, enraged_bosses=is_on)
    woods = draw_table(TRAIL, heroes={"xylia": "T01"}, options=options)
    woods.boss_card = node_of(woods, "T21")
    state = begin(woods, RevealBoss())
    play_out(state, DrawBoss(kind(name)))
    return state.world


@clause("WDL-ENR11")
def test_an_enraged_sporeback_strikes_first_and_not_again() -> None:
    state = fighting("sporeback")
    play_out(state, RollFace(1), may_leave_draws=True)
    assert state.world.hearts[XYLIA] == 3
    play_out(state, rolled(1))
    assert state.world.hearts[XYLIA] == 3
    assert state.world.poisoned == (XYLIA,)


@clause("WDL-ENR11")
def test_an_enraged_thornmother_appears_with_a_leaf_shield() -> None:
    assert [boss.shields for boss in revealing("thornmother").foes] == [1]
    assert [boss.shields for boss in revealing("thornmother", is_on=False).foes] == [0]


@clause("WDL-ENR11")
def test_an_enraged_pale_choir_has_a_heart_more() -> None:
    woods, calm = revealing("choir"), revealing("choir", is_on=False)
    assert hearts(woods, woods.foes[0]) == hearts(calm, calm.foes[0]) + 1


@clause("WDL-ENR11", "WDL-CMB7")
def test_a_reroll_against_an_enraged_bone_warden_costs_two_orbs() -> None:
    state = fighting("warden", orbs={"xylia": 3})
    play_out(state, RollFace(1), rolled(1))
    told = play_out(state, RerollDie, RollFace(4))
    assert [spent.orbs for spent in heard_of(told, OrbsSpent)] == [2]
    assert state.world.combats == []
    poor = fighting("warden", orbs={"xylia": 1})
    play_out(poor, RollFace(1), rolled(1))
    assert poor.decisions == ()


@clause("WDL-ENR11")
def test_an_enraged_coil_queen_poisons_all_on_its_tile_as_the_combat_starts() -> None:
    state = fighting("coil_queen", heroes={"xylia": "T21", "klethor": "T21", "bethras": "T01"})
    play_out(state, RollFace(1), may_leave_draws=True)
    assert question(state) == "roll_combat_dice"
    assert set(state.world.poisoned) == {XYLIA, KLETHOR}


@clause("WDL-ENR11", "WDL-THR1")
def test_the_threat_of_an_enraged_hollow_stag_starts_on_space_four() -> None:
    assert [boss.threat for boss in revealing("stag").foes] == [4]
    assert [boss.threat for boss in revealing("stag", is_on=False).foes] == [1]


@clause("WDL-AMB4", "WDL-ENR7")
def test_by_a_switch_a_leaf_shield_cancels_the_damage_of_one_hero() -> None:
    options = TableOptions(players=1, enraged_monsters=True, leaf_shield="one_hero")
    woods = draw_table(TRAIL, heroes={"xylia": "T21"}, loot={"xylia": ["mace"]}, options=options)
    add_foe(woods, "plant", "T21", is_up=True, shields=1)
    state = begin(woods, FightFoe(FOE))
    play_out(state, rolled(6, 6))
    assert foes_at(state.world, "T21") == ["plant"]
    assert state.world.foes[0].shields == 0
