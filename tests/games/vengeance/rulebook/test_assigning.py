"""Assigning groups (VNG-ASG): what meets a requirement, how often, and what is locked."""

import pytest

from lairkeeper.games.vengeance.records.options import Assign, Roll, UseAnticipated, UseGroup
from lairkeeper.games.vengeance.rules.assigning import has_power, is_group, open_skills
from lairkeeper.games.vengeance.rules.combat import ChooseUse, skill_actions
from lairkeeper.kernel import apply
from lairkeeper.testing import clause, play_out
from tests.games.vengeance.rolling import roller, rolling
from tests.games.vengeance.tables import (
    ADA,
    a_player,
    a_table,
    ada,
    dice,
    fighting,
    group,
    hand,
    offers,
    refused,
    show,
    skill,
)


def fits(hero: str, name: str, names: str) -> bool:
    table = a_table(a_player(hero))
    return is_group(table, table.players[ADA], skill(name), dice(names))


def actions(name: str, *, power: bool = False, **player: object) -> tuple[str, ...]:
    table = a_table(a_player(name[:3] if "-" in name else "MAG", **player))  # type: ignore[arg-type]
    return skill_actions(table, table.players[ADA], skill(name), power)


@clause("VNG-ASG1")
def test_groups_go_to_base_skills_and_owned_skills() -> None:
    state = rolling(roller(holds="fist fist run run"), reserve=0)
    assert {assign.skill for assign in offers(state, Assign)} == {skill("SPRINT"), skill("CHARGE")}
    owner = rolling(roller(holds="fist fist run run", skills=["MAG-S1"]), reserve=0)
    assert skill("MAG-S1") in {assign.skill for assign in offers(owner, Assign)}
    assert refused(state, Assign(skill("MAG-S1"), dice("fist fist"))) == ("VNG-ASG1",)


@clause("VNG-ASG2")
@pytest.mark.parametrize("names", ["run", "run run run", "run gun"])
def test_a_group_is_exactly_what_is_required(names: str) -> None:
    state = rolling(roller(holds="run run run gun"))
    assert "VNG-ASG2" in refused(state, Assign(skill("SPRINT"), dice(names)))
    play_out(state, Assign(skill("SPRINT"), dice("run run")))
    assert ada(state).groups == (group("SPRINT", "run run"),)


@clause("VNG-ASG3", "VNG-ASG4")
def test_a_strong_die_stands_for_a_fist_and_not_the_reverse() -> None:
    assert fits("MAG", "STRIKE", "fist power power")
    assert fits("MAG", "MAG-S2", "power fist")
    assert fits("MAG", "MAG-S2", "power power")
    assert not fits("MAG", "MAG-S2", "fist fist")
    assert not fits("MAG", "STRIKE", "fist fist wound")
    assert not fits("MAG", "SPRINT", "run blank")


@clause("VNG-ASG5")
def test_sprint_is_two_runs_for_a_move() -> None:
    assert fits("MAG", "SPRINT", "run run")
    assert actions("SPRINT") == ("move",)


@clause("VNG-ASG5", "VNG-DEF15")
def test_the_heavy_hero_sprints_with_three() -> None:
    assert fits("BAS", "SPRINT", "run run run")
    assert not fits("BAS", "SPRINT", "run run")


@clause("VNG-ASG6")
def test_strike_is_three_fists_for_a_hit_and_a_strong_die_adds_one() -> None:
    table = a_table(a_player())
    assert not has_power(table, group("STRIKE", "fist fist fist"))
    assert has_power(table, group("STRIKE", "fist power fist"))
    assert has_power(table, group("STRIKE", "power power power"))
    assert actions("STRIKE") == ("hit",)
    assert actions("STRIKE", power=True) == ("hit", "hit")
    state = fighting(ChooseUse(ADA), anticipation=["STRIKE"], at=3)
    assert offers(state, UseAnticipated) == [UseAnticipated(skill("STRIKE"))]


@clause("VNG-ASG7")
def test_fire_is_two_guns_and_a_gun_or_a_fist_for_a_shot() -> None:
    for third, fitting in (("gun", True), ("fist", True), ("power", True), ("run", False)):
        assert fits("ELI", "FIRE", f"gun gun {third}") == fitting
    assert actions("FIRE") == ("shoot",)
    assert not fits("MAG", "FIRE", "gun gun gun")


@clause("VNG-ASG8")
def test_charge_is_a_run_two_fists_and_either_for_a_move_and_a_hit() -> None:
    assert fits("MAG", "CHARGE", "run fist fist run")
    assert fits("MAG", "CHARGE", "run fist power fist")
    assert not fits("MAG", "CHARGE", "run run run fist")
    assert actions("CHARGE") == ("move", "hit")
    assert not has_power(a_table(a_player()), group("CHARGE", "run power power power"))


@clause("VNG-ASG9")
def test_bought_skills_need_and_do_what_is_printed() -> None:
    assert fits("MAG", "MAG-S3", "run run fist")
    assert actions("MAG-S3") == ("move", "hit", "hit")
    assert fits("BAS", "BAS-S2", "power gun")
    assert actions("BAS-S2") == ("wound", "hit", "hit")


@clause("VNG-ASG10")
def test_a_skill_takes_any_number_of_groups() -> None:
    state = rolling(roller(holds="run run run run"))
    play_out(state, Assign(skill("SPRINT"), dice("run run")), Assign(skill("SPRINT"), dice("run run")))
    assert len(ada(state).groups) == 2


@clause("VNG-ASG11")
def test_a_once_skill_takes_one_group() -> None:
    state = rolling(roller(holds="power fist power fist", skills=["MAG-S2"]))
    play_out(state, Assign(skill("MAG-S2"), dice("power fist")))
    assert refused(state, Assign(skill("MAG-S2"), dice("power fist"))) == ("VNG-ASG11",)


@clause("VNG-ASG12")
def test_a_group_may_release_one_locked_wound_die_and_only_then() -> None:
    state = rolling(roller(holds="run run wound wound"), reserve=0)
    choices = [(assign.release, assign.take) for assign in offers(state, Assign)]
    assert choices == [(False, 0), (True, 0)]
    play_out(state, Assign(skill("SPRINT"), dice("run run"), release=True))
    assert ada(state).hand == hand("wound released")
    without = rolling(roller(holds="run run gun"))
    assert refused(without, Assign(skill("SPRINT"), dice("run run"), release=True)) == ("VNG-ASG12",)


@clause("VNG-ASG13", "VNG-ASG14")
def test_an_anticipated_once_skill_takes_no_group_and_others_do() -> None:
    marks = ["MAG-S2", "MAG-S2", "STRIKE"]
    state = rolling(roller(holds="power fist fist gun", skills=["MAG-S2"], anticipation=marks))
    assert refused(state, Assign(skill("MAG-S2"), dice("power fist"))) == ("VNG-ASG13",)
    assert Assign(skill("STRIKE"), dice("power fist fist")) in offers(state, Assign)
    half = a_table(a_player(skills=["MAG-S2"], anticipation=["MAG-S2"]))
    assert skill("MAG-S2") in open_skills(half, half.players[ADA])


@clause("VNG-ASG15")
def test_passive_skills_take_no_dice() -> None:
    state = rolling(roller(holds="run run gun", skills=["MAG-S7"]))
    assert refused(state, Assign(skill("MAG-S7"), dice("run run"))) == ("VNG-ASG15",)


@clause("VNG-ASG16")
def test_assigned_dice_cannot_be_touched_again() -> None:
    state = rolling(roller(holds="run run gun fist"))
    play_out(state, Assign(skill("SPRINT"), dice("run run")))
    assert refused(state, Roll(dice("run"))) == ("VNG-ROLL2",)
    assert refused(state, Assign(skill("SPRINT"), dice("run run"))) == ("VNG-ASG16",)


@clause("VNG-ASG2", "VNG-ASG5", "VNG-ASG12", "VNG-ASG16", "VNG-ROLL3", "VNG-ROLL4", "VNG-ROLL7", "VNG-WND3")
def test_scenario_5_an_order_assigns_releases_a_wound_and_takes_dice() -> None:
    state = rolling(roller(holds="run run fist wound"), reserve=7)
    apply(state, ADA, Assign(skill("SPRINT"), dice("run run"), release=True, take=2))
    assert ada(state).groups == (group("SPRINT", "run run"),)
    assert ada(state).hand == hand("fist released blank blank")
    assert state.world.reserve == 5
    rolls = {roll.dice for roll in offers(state, Roll)}
    assert len(rolls) == 2 * 2 * 3 - 1
    play_out(state, Roll(dice("released")), show("wound"))
    assert ada(state).hand == hand("fist wound blank blank")
    assert refused(state, Roll(dice("wound"))) == ("VNG-ROLL3",)


@clause("VNG-ASG3", "VNG-ASG6", "VNG-ASG9")
def test_scenario_8_strong_dice_replace_plain_ones_but_not_the_other_way_round() -> None:
    state = rolling(roller(holds="fist fist power run", skills=["MAG-S2"]))
    assert "VNG-ASG3" in refused(state, Assign(skill("MAG-S2"), dice("fist fist")))
    listed = offers(state, Assign)
    assert Assign(skill("MAG-S2"), dice("power fist")) in listed
    assert Assign(skill("STRIKE"), dice("fist fist power")) in listed
    strong = fighting(ChooseUse(ADA), groups=[group("STRIKE", "power power power")])
    assert offers(strong, UseGroup) == [UseGroup(skill("STRIKE"), True)]


@clause("VNG-FLB11", "VNG-FLB12", "VNG-ASG13", "VNG-ASG14", "VNG-ASG6", "VNG-CMB3")
def test_scenario_9_a_skill_used_once_is_used_by_dice_or_by_anticipation() -> None:
    marks = ["MAG-S2", "MAG-S2", "STRIKE"]
    state = rolling(roller(holds="power fist fist fist", skills=["MAG-S2"], anticipation=marks))
    assert skill("MAG-S2") not in {assign.skill for assign in offers(state, Assign)}
    combat = fighting(ChooseUse(ADA), skills=["MAG-S2"], anticipation=marks, groups=[group("STRIKE", "fist fist fist")])
    assert offers(combat, UseAnticipated) == [UseAnticipated(skill("STRIKE")), UseAnticipated(skill("MAG-S2"))]
    assert offers(combat, UseGroup) == [UseGroup(skill("STRIKE"), False)]
