"""Dens (WDL-DEN): Monsters and special rules."""

import pytest

from lairkeeper.games.woodlands.records.combat_events import CombatBegan, FoeReturned
from lairkeeper.games.woodlands.records.events import HeartsLost
from lairkeeper.games.woodlands.records.module_options import GoDeeper, JoinDen
from lairkeeper.games.woodlands.records.options import (
    DrawEventCard,
    Fight,
    Give,
    RerollDie,
    RollFace,
    RollFaces,
    StayOut,
    Unlock,
    UseLootOn,
    WanderTo,
)
from lairkeeper.games.woodlands.rules.profile import defence
from lairkeeper.games.woodlands.state import is_inside
from lairkeeper.testing import clause
from tests.games.woodlands.den_tables import NOTHING, drawn, exploring, go, rolled
from tests.games.woodlands.tables import (
    BETHRAS,
    BOX,
    KLETHOR,
    P2,
    P3,
    XYLIA,
    chances,
    event,
    heard_of,
    hero,
    kind,
    offered_kinds,
    question,
)


@clause("WDL-DEN3", "WDL-DEN19", "WDL-TILE48")
def test_who_joined_supports_and_who_stayed_out_does_not() -> None:
    party = {"xylia": "T09", "bethras": "T09", "klethor": "T09"}
    state = exploring("burrow", "hoard", (P2, JoinDen), (P3, StayOut), heroes=party)
    told = go(state, RollFace(1), drawn("snake"))
    assert [combat.allies for combat in heard_of(told, CombatBegan)] == [(BETHRAS,)]


@clause("WDL-DEN11", "WDL-DEN13")
def test_gains_are_taken_when_all_monsters_of_the_event_are_beaten() -> None:
    state = exploring("hollow", "hoard")
    go(state, RollFace(1), drawn("snake"), drawn("plant"))
    assert question(state) == "choose_fight"
    go(state, lambda option: isinstance(option, Fight) and option.kind == kind("snake"), rolled(3))
    assert state.world.orbs[XYLIA] == 0
    assert len(state.world.foes) == 1
    go(state, rolled(2), rolled(2))
    assert state.world.orbs[XYLIA] == 0


@clause("WDL-DEN22", "WDL-SPC4")
def test_between_two_monsters_of_an_event_only_the_next_fight_can_be_chosen() -> None:
    party = {"xylia": "T09", "bethras": "T09"}
    full = {"xylia": ["potion", "mace"]}
    state = exploring("hollow", "hoard", (P2, JoinDen), heroes=party, orbs={"xylia": 9}, loot=full)
    assert {UseLootOn, Unlock, Give, GoDeeper} <= offered_kinds(state)
    go(state, RollFace(1), drawn("snake"), drawn("plant"))
    assert (question(state), offered_kinds(state)) == ("choose_fight", {Fight})


@clause("WDL-DEN22")
def test_cards_and_powers_may_be_used_before_the_first_event() -> None:
    state = exploring("burrow", "hoard", orbs={"xylia": 3}, hearts={"xylia": 2}, loot={"xylia": ["potion"]})
    assert (question(state), state.world.den.space if state.world.den else 0) == ("pause_in_den", 1)
    go(state, UseLootOn, Unlock, NOTHING)
    assert (state.world.hearts[XYLIA], state.world.powers[XYLIA]) == (4, 1)


@clause("WDL-DEN11")
def test_the_next_event_follows_the_gains() -> None:
    state = exploring("hollow", "hoard")
    go(state, RollFace(1), drawn("snake"), drawn("snake"), Fight, rolled(3), rolled(3))
    assert state.world.orbs[XYLIA] == 2
    assert question(state) == "roll_den_die"


@clause("WDL-DEN12", "WDL-DEN13")
def test_nobody_flees_and_a_lost_combat_is_fought_again() -> None:
    state = exploring("burrow", "hoard", board={"move": [1, 2]}, loot={"xylia": ["boots"]})
    go(state, RollFace(1), drawn("snake"), rolled(1))
    assert question(state) == "roll_combat_dice"
    assert state.world.hearts[XYLIA] == 4
    assert state.world.poisoned == (XYLIA,)
    go(state, rolled(1), rolled(3))
    assert state.world.hearts[XYLIA] == 3
    assert state.world.foes == []


@clause("WDL-DEN12", "WDL-TILE46")
def test_the_hidden_trail_does_not_lead_out_of_a_den() -> None:
    state = exploring("burrow", "hoard")
    go(state, RollFace(1), drawn("mushroom"), rolled(1), DrawEventCard(event("trail")))
    assert WanderTo not in offered_kinds(state)
    assert is_inside(state.world.nodes[XYLIA])


@clause("WDL-TILE47", "WDL-DEN13")
def test_an_ambush_in_a_den_joins_the_monsters_of_the_event() -> None:
    state = exploring("burrow", "hoard")
    go(state, RollFace(1), drawn("mushroom"), rolled(1), DrawEventCard(event("shadow")), drawn("snake"), rolled(1))
    assert [BOX.profiles[foe.kind].id for foe in state.world.foes] == ["mushroom", "snake"]
    go(state, rolled(3))
    assert [BOX.profiles[foe.kind].id for foe in state.world.foes] == ["mushroom"]


@clause("WDL-DEN13")
def test_den_monsters_are_face_up_from_the_pile_and_go_back_after_a_failure() -> None:
    state = exploring("hollow", "hoard", heroes={"xylia": "T09", "bethras": "T01"}, hearts={"xylia": 1})
    pile = sum(state.world.monster_pile)
    go(state, RollFace(1), drawn("snake"), drawn("skeleton"))
    assert all(foe.is_up for foe in state.world.foes)
    assert sum(state.world.monster_pile) == pile - 2
    told = go(state, rolled(1))
    assert len(heard_of(told, FoeReturned)) == 2
    assert sum(state.world.monster_pile) == pile
    assert state.world.foes == []


@clause("WDL-DEN13", "WDL-CMB11")
def test_the_lowest_defence_is_fought_first() -> None:
    state = exploring("hollow", "hoard")
    told = go(state, RollFace(1), drawn("spirit"), drawn("snake"))
    assert [BOX.profiles[combat.kind].id for combat in heard_of(told, CombatBegan)] == ["snake"]


@clause("WDL-DEN19")
def test_xylia_does_not_support_from_outside() -> None:
    state = exploring("burrow", "hoard", heroes={"bethras": "T09", "xylia": "T01"}, powers={"xylia": 2})
    go(state, RollFace(1), drawn("snake"))
    assert question(state) == "roll_combat_dice"


@clause("WDL-DEN21")
def test_from_the_second_combat_on_a_defeat_costs_a_heart_in_spite_of_armour() -> None:
    state = exploring("burrow", "hoard", loot={"xylia": ["armour"]})
    go(state, RollFace(1), drawn("plant"), rolled(3))
    assert state.world.hearts[XYLIA] == 5
    go(state, rolled(3))
    assert state.world.hearts[XYLIA] == 4
    go(state, rolled(3))
    assert state.world.hearts[XYLIA] == 3


@clause("WDL-DEN21")
def test_a_heart_is_not_charged_twice() -> None:
    state = exploring("burrow", "hoard")
    go(state, RollFace(1), drawn("snake"), rolled(1), rolled(1))
    assert state.world.hearts[XYLIA] == 3


@clause("WDL-DEN21", "WDL-ENR9")
def test_a_first_strike_that_cost_a_heart_is_enough() -> None:
    options = {"enraged_monsters": True}
    state = exploring("burrow", "hoard", options=options, loot={"xylia": ["armour"]})
    told = go(state, RollFace(1), drawn("mushroom"), rolled(1), DrawEventCard(event("spores")))
    assert [lost.hearts for lost in heard_of(told, HeartsLost)] == [1, 1]
    go(state, rolled(1), DrawEventCard(event("magpie")))
    assert state.world.hearts[XYLIA] == 2


@clause("WDL-DEN21", "WDL-HERO12", "WDL-HERO13")
def test_a_stance_is_spent_although_the_heart_is_lost() -> None:
    state = exploring("burrow", "hoard", heroes={"klethor": "T09"}, loot={"klethor": ["armour"]})
    go(state, RollFace(1), drawn("skeleton"), rolled(1))
    assert state.world.hearts[KLETHOR] == 4
    state.world.is_standing_guard = True
    go(state, rolled(1))
    assert not state.world.is_standing_guard
    assert state.world.hearts[KLETHOR] == 3


@clause("WDL-DEN21", "WDL-HERO20")
def test_a_frozen_den_monster_costs_a_heart_but_no_loss() -> None:
    state = exploring("burrow", "hoard", heroes={"shavi": "T09"})
    go(state, RollFace(1), drawn("snake"))
    state.world.frozen = state.world.foes[0].number
    go(state, rolled(1))
    assert state.world.hearts[hero("shavi")] == 5
    go(state, rolled(1))
    assert state.world.hearts[hero("shavi")] == 4
    assert state.world.poisoned == ()


@clause("WDL-DEN5", "WDL-ORB3")
def test_in_the_mossy_burrow_no_orbs_are_spent_on_rerolls() -> None:
    state = exploring("burrow", "hoard", orbs={"xylia": 2})
    go(state, RollFace(1), drawn("snake"), rolled(1))
    assert question(state) == "roll_combat_dice"
    free = exploring("tunnel", "hoard", orbs={"xylia": 2})
    go(free, RollFace(1), drawn("snake"), rolled(1))
    assert RerollDie in offered_kinds(free)


@clause("WDL-DEN5")
def test_in_the_flooded_tunnel_who_joined_rolls_one_die() -> None:
    party = {"xylia": "T09", "bethras": "T09"}
    maces = {"xylia": ["mace"], "bethras": ["mace"]}
    state = exploring("tunnel", "hoard", (P2, JoinDen), heroes=party, loot=maces)
    go(state, RollFace(1), drawn("spirit"), rolled(1, 1))
    assert {len(roll.faces) for roll in chances(state) if isinstance(roll, RollFaces)} == {1}


@clause("WDL-DEN5")
@pytest.mark.parametrize(("name", "expected"), [("skeleton", 5), ("spirit", 6), ("snake", 3)])
def test_in_the_echoing_crypt_bones_are_thick(name: str, expected: int) -> None:
    state = exploring("crypt", "hoard")
    go(state, RollFace(1), drawn(name))
    assert defence(state.world, state.world.foes[0]) == expected


@clause("WDL-DEN5", "WDL-HERO3")
def test_brambles_in_a_den_have_no_second_die_and_agility_helps() -> None:
    party = {"bethras": "T09", "klethor": "T09"}
    state = exploring("crypt", "hoard", (P2, JoinDen), heroes=party, entangled=["klethor"])
    go(state, RollFace(3))
    assert {len(roll.faces) for roll in chances(state) if isinstance(roll, RollFaces)} == {1}
    go(state, rolled(1))
    assert (state.world.hearts[BETHRAS], state.world.hearts[KLETHOR]) == (4, 4)
    agile = exploring("crypt", "hoard", board={"five": [5]})
    go(agile, RollFace(3))
    assert question(agile) == "roll_den_die"


@clause("WDL-DEN5", "WDL-DEN9")
def test_in_the_warm_hollow_every_completed_event_heals() -> None:
    state = exploring("hollow", "hoard", hearts={"xylia": 2})
    go(state, NOTHING)
    assert state.world.hearts[XYLIA] == 3
    go(state, NOTHING)
    assert state.world.hearts[XYLIA] == 4
